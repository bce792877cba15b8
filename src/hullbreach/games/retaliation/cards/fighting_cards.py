"""What action cards do to intruders: shots, bursts and blows."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import pay_besides, spare
from hullbreach.games.retaliation.rules.choices import (
    DONE,
    which_gap,
)
from hullbreach.games.retaliation.rules.combat import (
    BF_GUN,
    breathes,
    bursts_now,
    damage_in,
    drive_out,
    fire_burst,
    fire_shot,
    in_order,
    may_burst,
    open_fire,
    prey_here,
    spend_some,
    weapon_options,
)
from hullbreach.games.retaliation.rules.effects import CARDS
from hullbreach.games.retaliation.rules.grid import ENDS
from hullbreach.games.retaliation.rules.melee import fight
from hullbreach.games.retaliation.rules.model import HALF, on
from hullbreach.games.retaliation.rules.movement import walk
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import (
    has_ammo,
    ranged,
    reload,
    reloadable,
    spare_ammo,
    zone_name,
    zone_named,
)
from hullbreach.games.survival.rules.model import hands, wounds
from hullbreach.kernel import COMMIT, Option, Rule, choose, deny, rule


def ready(g: Retaliation, seat: int) -> list[str]:
    """The weapons in hand that can be fired now, with the oxygen for it."""
    return [one for one in ranged(g, seat) if breathes(g, seat, one)]


@CARDS("card-taking-aim")
def take_aim(g: Retaliation, seat: int) -> Rule[None]:
    """A shot or a burst whose die may be rolled again."""
    if not ready(g, seat):
        yield deny("R-358", "denied-no-weapon")
    if not weapon_options(g, seat):
        yield deny("R-358", "denied-no-target")
    yield COMMIT
    chosen = yield from choose(seat, "ask-fire", weapon_options(g, seat), "R-554")
    yield from open_fire(g, seat, chosen, aim=True)


@rule("R-506")
@CARDS("card-weak-spot")
def weak_spot(g: Retaliation, seat: int) -> Rule[None]:
    """One damage, then a shot or a blow at the same intruder."""
    if not prey_here(g, seat):
        yield deny("R-506", "denied-no-intruder")
    yield COMMIT
    yield from _hit_first(g, seat, 1)


def _hit_first(g: Retaliation, seat: int, damage: int) -> Rule[None]:
    """Some damage to an intruder in the room, then a shot or a blow at it, even if it cost her a card."""
    answers = [verbs.TARGET(one) for one in prey_here(g, seat)]
    chosen = yield from choose(seat, "ask-target", answers, "R-506")
    space = g.crew[seat].slot
    standing = yield from g.rules.hit(g, chosen.args[0], space, damage, seat)
    if not standing and g.rules.outlives(g, chosen.args[0], space):
        standing = chosen.args[0]
    if not standing or standing not in g.state.zones[space] or not g.crew[seat].aboard:
        return
    means = [verbs.SHOOT(one, standing) for one in ready(g, seat)]
    chosen = yield from choose(seat, "ask-fire", [*means, verbs.MELEE(standing)], "R-506")
    if chosen.verb == verbs.SHOOT:
        yield from fire_shot(g, seat, *chosen.args)
    else:
        yield from fight(g, seat, standing)


@CARDS("card-hippocratic-oath")
def oath(g: Retaliation, seat: int) -> Rule[None]:
    """With somebody wounded here: two damage, then a shot or a blow."""
    others = [one for one in g.people(g.crew[seat].slot) if one != seat]
    if not prey_here(g, seat):
        yield deny("R-021", "denied-no-intruder")
    if not any(g.state.zones[wounds(one)] for one in others):
        yield deny("R-021", "denied-nobody-hurt")
    yield COMMIT
    yield from _hit_first(g, seat, 2)


@CARDS("card-breakthrough")
def break_through(g: Retaliation, seat: int) -> Rule[None]:
    """A burst, then perhaps a move through that corridor in which attacks are prevented."""
    if not ready(g, seat):
        yield deny("R-348", "denied-no-weapon")
    if not bursts_now(g, seat):
        yield deny("R-347", "denied-no-target")
    yield COMMIT
    answers = [verbs.BURST(*args) for args in bursts_now(g, seat)]
    chosen = yield from choose(seat, "ask-fire", answers, "R-554")
    gap = chosen.args[1]
    yield from fire_burst(g, seat, *chosen.args)
    if g.crew[seat].aboard and not g.barred(gap) and g.crew[seat].slot in ENDS[gap]:
        more = [verbs.MOVE(gap), DONE]
        chosen = yield from choose(seat, "ask-break-through", more, "R-554")
        if chosen is not DONE:
            g.crew[seat].shield = 99
            yield from walk(g, seat, gap)


@CARDS("card-continuous-fire")
def continuous_fire(g: Retaliation, seat: int) -> Rule[None]:
    """Any number of cards are damage in an adjacent corridor; then perhaps a burst."""
    gaps = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    held = BF_GUN in g.state.zones[hands(seat)] and has_ammo(g, seat, BF_GUN)
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    if not held:
        yield deny("R-348", "denied-no-bf-gun")
    if not gaps:
        yield deny("R-347", "denied-no-prey")
    yield COMMIT
    there = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    gap = yield from which_gap(g, seat, there, "ask-corridor", "R-347")
    damage = 0
    while g.hand(seat):
        # Not to be asked would tell the others that nothing but contamination is left.
        more = [verbs.DRAW_CARDS()] if g.purse(seat) else []
        answers = [*more, DONE] if damage else more
        secret = damage > 0
        chosen = yield from choose(
            seat, "ask-more-fire", answers, "R-350", secret=secret, left=damage
        )
        if chosen is DONE:
            break
        yield from pay_besides(g, seat, 1)
        damage += 1
    yield from damage_in(g, seat, gap, damage)
    yield from may_burst(g, seat, BF_GUN)


@rule("R-021", "R-158")
@CARDS("card-fast-reload")
def reload_fast(g: Retaliation, seat: int) -> Rule[None]:
    """A weapon is loaded and fired, in any order."""
    if not _load_or_fire(g, seat):
        yield deny("R-021", "denied-no-reload")
    yield COMMIT
    chosen = yield from choose(seat, "ask-fire", _load_or_fire(g, seat), "R-158")
    weapon = chosen.args[0]
    if chosen.verb == verbs.RELOAD:
        yield from reload(g, seat, weapon, zone_named(seat, chosen.args[1]))
        shots = [one for one in weapon_options(g, seat) if one.args[0] == weapon]
        yield from open_fire(g, seat, (yield from choose(seat, "ask-fire", shots, "R-158")))
        return
    yield from open_fire(g, seat, chosen)
    loads = _loads(g, seat, weapon)
    if loads and g.crew[seat].aboard:
        chosen = yield from choose(seat, "ask-fire", loads, "R-158")
        yield from reload(g, seat, weapon, zone_named(seat, chosen.args[1]))


def _loads(g: Retaliation, seat: int, weapon: str) -> list[Option]:
    """How a weapon can be loaded now."""
    return [verbs.RELOAD(w, zone_name(zone)) for w, zone in reloadable(g, seat) if w == weapon]


def _load_or_fire(g: Retaliation, seat: int) -> list[Option]:
    """What a weapon can begin with that is to be loaded and fired."""
    prey = bool(prey_here(g, seat)) or any(g.infested(one) for one in g.reach(g.crew[seat].slot))
    loads = [
        verbs.RELOAD(weapon, zone_name(zone))
        for weapon, zone in reloadable(g, seat)
        if prey and not g.broken_item(weapon)
    ]
    return loads + [one for one in weapon_options(g, seat) if _loads_later(g, seat, one)]


def _loads_later(g: Retaliation, seat: int, shot: Option) -> bool:
    """Whether the weapon of a shot or a burst has an empty slot afterwards, and there is ammo for it."""
    weapon = shot.args[0]
    if _loads(g, seat, weapon):
        return True
    last = shot.verb == verbs.BURST and HALF in g.state.zones.get(on(weapon), ())
    return last and bool(spare_ammo(g, seat))


@CARDS("card-forcing-fire")
def force_back(g: Retaliation, seat: int) -> Rule[None]:
    """For ammo all intruders are expelled from the room."""
    if not prey_here(g, seat):
        yield deny("R-330", "denied-no-intruder")
    if not ranged(g, seat):
        yield deny("R-345", "denied-unloaded")
    yield COMMIT
    yield from spend_some(g, seat)
    space = g.crew[seat].slot
    for figure in in_order(g, g.figures(space)):
        if figure in g.state.zones[space]:
            yield from drive_out(g, seat, figure, space)
