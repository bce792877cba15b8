"""Firing: damage, bursts into corridors, shots in rooms, and the weapons that change them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import begin
from hullbreach.games.retaliation.rules.body import hurt, lose_oxygen
from hullbreach.games.retaliation.rules.events import Burst, GearUsed
from hullbreach.games.retaliation.rules.hive import kill, rename, repel
from hullbreach.games.retaliation.rules.markers import break_room, burn
from hullbreach.games.retaliation.rules.model import GRENADE, on
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import (
    break_item,
    guns,
    has_ammo,
    ranged,
    return_gear,
    spend_ammo,
)
from hullbreach.games.survival.rules.events import Rerolled, Shot
from hullbreach.games.survival.rules.model import hands
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Denial, Option, Rule, Text, choose, deny, rule

AMMO_LOSS, CRITICAL, EXTRA = "ammo", "critical", "4"
RIFLE, SHOTGUN, CARBINE = "item-assault-rifle", "item-automatic-shotgun", "item-carbine"
SAWED_OFF, HANDGUN, BF_GUN = "item-sawed-off-shotgun", "item-handgun", "item-bf-gun"
HAND_CANNON, SONIC, SMG = "item-hand-cannon", "item-sonic-gun", "item-submachine-gun"
FLAMETHROWER, PLASMA, GATLING = "item-flamethrower", "item-plasma-gun", "item-gatling-gun"
LAUNCHER = "item-grenade-launcher"
MARKERS = 30


# Damage


@rule("R-547")
def markers_left(g: Retaliation) -> int:
    """How many universal markers are not in use."""
    hurt_figures = sum(
        int(one.partition("#")[2] or 0)
        for zone in g.state.explored
        for one in g.state.zones[zone]
        if one.startswith("intruder-")
    )
    used = g.state.seats + 2 + g.state.nest_destroyed + g.state.plasma
    return MARKERS - used - hurt_figures


@rule("R-372", "R-373", "R-374", "R-375")
def hit(g: Retaliation, figure: str, space: str, count: int) -> str:
    """Damage to an intruder in a room: markers beside the figure. Its name then, or nothing."""
    kind, _, before = figure.partition("#")
    if g.rules.frail(g, kind):
        kill(g, figure, space)
        return ""
    count = min(count, max(0, markers_left(g)))
    named = f"{kind}#{int(before or 0) + count}" if count or before else kind
    rename(g, space, figure, named)
    return named


def damage_of(figure: str) -> int:
    """The damage markers beside a figure."""
    return int(figure.partition("#")[2] or 0)


@rule("R-350", "R-351", "R-352", "R-353", "R-354", "R-355", "R-372", "R-380", "R-586")
def damage_in(g: Retaliation, seat: int, gap: str, damage: int, *, origin: str = "") -> Rule[None]:
    """Damage in a corridor: the player says who gets it; what the queen gets is resolved last."""
    gathered: Counter[str] = Counter()
    while damage > 0:
        there = g.rules.targets(g, g.figures(gap))
        kinds = [
            kind
            for kind in dict.fromkeys(kind_of(one) for one in there)
            if g.rules.toughness(g, kind) <= damage
            and g.rules.track_left(g, kind) != gathered[kind]
        ]
        if not kinds:
            break
        answers = [verbs.TARGET(kind) for kind in kinds]
        chosen = yield from choose(g.decider(seat), "ask-damage", answers, "R-350", left=damage)
        kind = chosen.args[0]
        damage -= g.rules.toughness(g, kind)
        if g.rules.track_left(g, kind) is None:
            yield from g.rules.shot_down(g, kind, gap, seat)
        else:
            gathered[kind] += 1
    g.origin = origin
    for kind, count in gathered.items():
        yield from g.rules.hit(g, kind, gap, count, seat)
    g.origin = ""


# Burst


@rule("R-173", "R-554")
def bursts_now(g: Retaliation, seat: int) -> list[tuple[str, str]]:
    """Every burst that somebody can fire by a card or on command: with the oxygen for it."""
    return [args for args in burst_targets(g, seat) if breathes(g, seat, args[0])]


def all_bursts(g: Retaliation, seat: int) -> Iterable[tuple[str, str]]:
    """Every gun in hand with every adjacent corridor with intruders, whether it can fire or not."""
    gaps = [gap for gap in g.exits(g.crew[seat].slot) if g.infested(gap)]
    return [(gun, gap) for gun in guns(g, seat) for gap in gaps]


@rule("R-347", "R-348", "R-236", "R-606")
def burst_targets(g: Retaliation, seat: int) -> Iterable[tuple[str, str]]:
    """Every weapon that can fire, with every adjacent corridor with intruders."""
    weapons = ranged(g, seat)
    if not weapons:
        return []
    gaps = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    return [(weapon, gap) for weapon in weapons for gap in gaps]


@rule("R-088", "R-347", "R-348")
def burst(g: Retaliation, seat: int, weapon: str, gap: str) -> Rule[None]:
    """The basic action."""
    if g.closed_at(gap, g.crew[seat].slot):
        yield deny("R-236", "denied-door")
    if why := misfires(g, seat, weapon, "R-348"):
        yield why
    yield COMMIT
    yield from begin(g, seat, 1, Text("act-burst", {"a": weapon, "b": gap}), "R-088")
    yield from fire_burst(g, seat, weapon, gap)


@rule("R-173", "R-246", "R-348", "R-358")
def misfires(g: Retaliation, seat: int, weapon: str, rule_id: str) -> Denial | None:
    """What keeps a gun from firing: a malfunction, no ammo, for flames no oxygen."""
    if g.broken_item(weapon):
        return deny("R-246", "denied-broken")
    if not has_ammo(g, seat, weapon):
        return deny(rule_id, "denied-no-ammo", weapon)
    return None if breathes(g, seat, weapon) else deny("R-173", "denied-oxygen")


def breathes(g: Retaliation, seat: int, weapon: str) -> bool:
    """Whether somebody has the oxygen that a weapon needs."""
    who = g.crew[seat]
    return weapon != FLAMETHROWER or g.air(who.slot) or who.oxygen > 0


@rule("R-343", "R-344", "R-349", "R-350", "R-356", "R-513", "R-514")
def fire_burst(
    g: Retaliation, seat: int, weapon: str, gap: str, *, free: bool = False, aim: bool = False
) -> Rule[None]:
    """Ammo is spent, the die is rolled, the damage is dealt."""
    if weapon == LAUNCHER and (yield from _launch(g, seat, gap)):
        return
    g.rules.before_burst(g, seat, gap)
    if not g.crew[seat].aboard:
        return
    _fuel(g, seat, weapon)
    if not g.crew[seat].aboard:
        return
    if not free:
        yield from spend_ammo(g, seat, weapon)
    face = yield from _roll(g, seat, "burst", weapon, aim=aim)
    damage = burst_damage(weapon, face)
    g.tell(Burst(g.name(seat), weapon, g.corridor_name(gap), f"burst-{face}", damage), "R-350")
    yield from damage_in(g, seat, gap, damage)
    if not g.crew[seat].aboard:
        return
    if face == EXTRA:
        backfire(g, seat, weapon)
        if weapon in (BF_GUN, GATLING) and weapon in g.state.zones[hands(seat)]:
            break_item(g, seat, weapon)
    if weapon == GATLING and not free and weapon in ranged(g, seat):
        yield from _keep_firing(g, seat, gap)


@rule("R-343", "R-349")
def burst_damage(weapon: str, face: str) -> int:
    """What a face of the burst die deals with a weapon."""
    damage = int(face)
    if weapon == BF_GUN and damage == 1:
        return 2
    if weapon in (HANDGUN, HAND_CANNON):
        return damage - 1
    return min(damage, 2) if weapon == SONIC else damage


@rule("R-343", "R-348")
def _keep_firing(g: Retaliation, seat: int, gap: str) -> Rule[None]:
    """A gatling gun may fire once more into the same corridor, without spending ammo."""
    if not g.infested(gap) or gap not in g.reach(g.crew[seat].slot):
        return
    answers = [verbs.AGAIN(), verbs.DONE()]
    chosen = yield from choose(g.decider(seat), "ask-again", answers, "R-343", what=GATLING)
    if chosen.verb == verbs.AGAIN:
        yield from fire_burst(g, seat, GATLING, gap, free=True)


def _fuel(g: Retaliation, seat: int, weapon: str) -> None:
    """A flamethrower burns oxygen where there is no life support."""
    if weapon == FLAMETHROWER and not g.air(g.crew[seat].slot):
        lose_oxygen(g, seat)


@rule("R-344", "R-513")
def backfire(g: Retaliation, seat: int, weapon: str) -> None:
    """What some weapons do on the special symbol, or on a loss of ammo."""
    space = g.crew[seat].slot
    if weapon == FLAMETHROWER:
        burn(g, space)
    elif weapon == SONIC:
        break_room(g, space)
    elif weapon == PLASMA:
        hurt(g, seat, 2 * g.state.plasma, Text("cause-plasma"))
        if markers_left(g) and PLASMA in g.state.zones[hands(seat)]:
            g.state.plasma += 1


@rule("R-514")
def _launch(g: Retaliation, seat: int, gap: str) -> Rule[bool]:
    """Grenades of the launcher may be used before a burst, or instead of it; whether that was all."""
    zone, used = on(LAUNCHER), False
    while GRENADE in g.state.zones[zone] and g.infested(gap):
        answers = [verbs.SPEND(GRENADE), verbs.DONE()]
        chosen = yield from choose(g.decider(seat), "ask-launch", answers, "R-514")
        if chosen.verb == verbs.DONE:
            break
        return_gear(g, GRENADE, zone)
        yield from explode(g, seat, gap)
        used = True
    if not used or not g.infested(gap) or not g.crew[seat].aboard:
        return used
    answers = [verbs.AGAIN(), verbs.DONE()]
    chosen = yield from choose(g.decider(seat), "ask-again", answers, "R-514", what=LAUNCHER)
    return chosen.verb == verbs.DONE


@rule("R-161", "R-162", "R-163", "R-586")
def explode(g: Retaliation, seat: int, gap: str) -> Rule[None]:
    """A grenade: the burst die and two more."""
    face = g.roll(g.die("burst"))
    damage = int(face) + 2
    g.tell(GearUsed(g.name(seat), GRENADE), "R-161")
    told = Burst(g.name(seat), GRENADE, g.corridor_name(gap), f"burst-{face}", damage)
    g.tell(told, "R-161")
    yield from damage_in(g, seat, gap, damage)


def _roll(g: Retaliation, seat: int, die: str, weapon: str, *, aim: bool) -> Rule[str]:
    """A die, rolled again by whoever takes aim and wants to."""
    face = g.roll(g.die(die))
    if aim:
        answers = [verbs.REROLL(), verbs.STAY()]
        chosen = yield from choose(
            g.decider(seat), "ask-reroll", answers, "R-343", face=f"{die}-{face}"
        )
        if chosen.verb == verbs.REROLL:
            other = g.roll(g.die(die))
            told = Rerolled(g.name(seat), weapon, f"{die}-{face}", f"{die}-{other}")
            g.tell(told, "R-343")
            return other
    return face


# Shot


def prey_here(g: Retaliation, seat: int) -> list[str]:
    """The different intruders in the room of a character, the largest first."""
    return list(dict.fromkeys(g.rules.targets(g, g.figures(g.crew[seat].slot))))


def in_order(g: Retaliation, figures: list[str]) -> list[str]:
    """The intruders of a place for an action at all of them: those that have to be aimed at come first."""
    first = g.rules.targets(g, figures)
    return [*first, *(one for one in figures if one not in first)]


def all_shots(g: Retaliation, seat: int) -> Iterable[tuple[str, str]]:
    """Every gun in hand with every intruder in the room, whether it can fire or not."""
    return [(gun, one) for gun in guns(g, seat) for one in prey_here(g, seat)]


@rule("R-357", "R-358")
def shot_targets(g: Retaliation, seat: int) -> Iterable[tuple[str, str]]:
    """Every weapon that can fire, with every intruder in the room."""
    prey = prey_here(g, seat)
    return [(weapon, one) for weapon in ranged(g, seat) for one in prey] if prey else []


@rule("R-087", "R-357", "R-358")
def shoot(g: Retaliation, seat: int, weapon: str, figure: str) -> Rule[None]:
    """The basic action."""
    if why := misfires(g, seat, weapon, "R-358"):
        yield why
    yield COMMIT
    yield from begin(g, seat, 1, Text("act-shoot", {"a": weapon, "b": kind_of(figure)}), "R-087")
    yield from fire_shot(g, seat, weapon, figure)


@rule("R-343", "R-359", "R-360", "R-361", "R-362", "R-363", "R-511", "R-636")
def fire_shot(
    g: Retaliation, seat: int, weapon: str, figure: str, *, aim: bool = False, second: bool = False
) -> Rule[None]:
    """One damage, then the die: a number not above the damage kills, and so does a critical."""
    space = g.crew[seat].slot
    if weapon == SAWED_OFF and (yield from _scatter(g, seat, figure, space)):
        return
    _fuel(g, seat, weapon)
    if not g.crew[seat].aboard:
        return
    standing = yield from g.rules.hit(g, figure, space, first_damage(weapon), seat)
    if not g.crew[seat].aboard:
        return
    face = yield from _roll(g, seat, "shot", weapon, aim=aim)
    g.tell(Shot(g.name(seat), weapon, kind_of(figure), f"shot-{face}", 1), "R-360")
    if face == AMMO_LOSS or (face == CRITICAL and weapon == SHOTGUN):
        yield from spend_ammo(g, seat, weapon)
    if face == AMMO_LOSS:
        backfire(g, seat, weapon)
    if standing:
        standing = yield from outcome(g, seat, weapon, standing, space, face)
    if not standing or not g.crew[seat].aboard or standing not in g.state.zones[space]:
        return
    if weapon == CARBINE:
        yield from g.rules.hit(g, standing, space, 1, seat)
    elif weapon == RIFLE and not second and has_ammo(g, seat, weapon):
        answers = [verbs.AGAIN(), verbs.DONE()]
        chosen = yield from choose(g.decider(seat), "ask-again", answers, "R-343", what=weapon)
        if chosen.verb == verbs.AGAIN:
            yield from spend_ammo(g, seat, weapon)
            yield from fire_shot(g, seat, weapon, standing, second=True)


@rule("R-343", "R-359")
def first_damage(weapon: str) -> int:
    """The damage of a shot or a blow, before the die is rolled."""
    return 2 if weapon == SHOTGUN else 1


@rule("R-361", "R-362", "R-363", "R-379", "R-508")
def outcome(
    g: Retaliation, seat: int, weapon: str, figure: str, space: str, face: str
) -> Rule[str]:
    """Whether the target of a shot or a blow dies: its name, or nothing. A queen that reels ignores it."""
    blind = g.wounded(seat, "eyes")
    if (
        not kills(weapon, face, g.rules.damage_on(g, figure), blind=blind)
        or g.rules.track_left(g, kind_of(figure)) == 0
    ):
        return figure
    standing: str = yield from g.rules.slain(g, figure, space, seat)
    return standing


@rule("R-361", "R-362", "R-508")
def kills(weapon: str, face: str, damage: int, *, blind: bool) -> bool:
    """Whether a face of the shot die kills an intruder with so much damage."""
    if not face.isdigit():
        return face == CRITICAL or (face == AMMO_LOSS and weapon == SMG)
    needed = int(face)
    if weapon:
        needed += 1 if blind else 0
        needed -= 1 if weapon == HAND_CANNON else 0
    return needed <= damage


def _scatter(g: Retaliation, seat: int, figure: str, space: str) -> Rule[bool]:
    """Instead of a shot the sawed-off shotgun may drive an adult away."""
    if not g.rules.scatters(figure) or not has_ammo(g, seat, SAWED_OFF):
        return False
    answers = [verbs.SPEND("gear-ammo"), verbs.DONE()]
    chosen = yield from choose(g.decider(seat), "ask-scatter", answers, "R-343")
    if chosen.verb == verbs.DONE:
        return False
    yield from spend_ammo(g, seat, SAWED_OFF)
    yield from drive_out(g, seat, figure, space)
    return True


@rule("R-330")
def drive_out(g: Retaliation, seat: int, figure: str, space: str) -> Rule[None]:
    """An intruder in the room is expelled into an adjacent corridor of the player's choice."""
    answers = [verbs.AT_GAP(gap) for gap in g.exits(space)]
    if answers and figure.startswith(g.rules.hostile):
        chosen = yield from choose(
            g.decider(seat), "ask-repel", answers, "R-330", who=kind_of(figure)
        )
        yield from repel(g, figure, space, chosen.args[0])


# Firing where a card says so


def weapon_options(g: Retaliation, seat: int) -> list[Option]:
    """Every shot and every burst that is possible."""
    shots = [args for args in shot_targets(g, seat) if breathes(g, seat, args[0])]
    found = [verbs.SHOOT(*args) for args in shots]
    return found + [verbs.BURST(*args) for args in bursts_now(g, seat)]


@rule("R-554")
def open_fire(g: Retaliation, seat: int, chosen: Option, *, aim: bool = False) -> Rule[None]:
    """A shot or a burst that was chosen."""
    fire = fire_shot if chosen.verb == verbs.SHOOT else fire_burst
    yield from fire(g, seat, *chosen.args, aim=aim)


def may_fire(g: Retaliation, seat: int) -> Rule[bool]:
    """Whether a shot or a burst is wanted now; then it is fired."""
    return (yield from _may(g, seat, weapon_options(g, seat)))


def may_burst(g: Retaliation, seat: int, weapon: str) -> Rule[bool]:
    """Whether a burst of a weapon is wanted now; then it is fired."""
    bursts = [args for args in bursts_now(g, seat) if args[0] == weapon]
    return (yield from _may(g, seat, [verbs.BURST(*args) for args in bursts]))


def _may(g: Retaliation, seat: int, answers: list[Option]) -> Rule[bool]:
    """Whether one of these is wanted now; then it is fired."""
    if not answers:
        return False
    chosen = yield from choose(seat, "ask-fire", [*answers, verbs.DONE()], "R-554")
    if chosen.verb == verbs.DONE:
        return False
    yield from open_fire(g, seat, chosen)
    return True


def spend_some(g: Retaliation, seat: int) -> Rule[None]:
    """Ammo of a weapon of the player's choice is spent."""
    answers = [verbs.WITH(one) for one in ranged(g, seat)]
    chosen = yield from choose(seat, "ask-weapon", answers, "R-345")
    yield from spend_ammo(g, seat, chosen.args[0])
