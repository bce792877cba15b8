"""Attacks with weapons: which can be used, against what, and with how many dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hullbreach.games.invader.box import Weapon
from hullbreach.games.invader.rules import model, verbs
from hullbreach.games.invader.rules.combat import Attack, burn, fight
from hullbreach.games.invader.rules.events import NoiseMade, Noticed
from hullbreach.games.invader.rules.map import OUTDOOR
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.movement import can_breathe, enter, go_on
from hullbreach.games.invader.rules.paying import can_pay, follow_up, pay
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills import attacks
from hullbreach.kernel import COMMIT, Action, Denial, Rule, choose, deny, rule

CANISTER = "item-canister"


def held(g: Invader, who: Survivor) -> list[str]:
    """The weapons in a survivor's hands."""
    zones = g.state.zones
    left, right = zones[model.left(who.id)], zones[model.right(who.id)]
    return [hand[0] for hand in (left, right) if hand]


@rule("Z-178", "Z-535")
def attached(g: Invader, who: Survivor, item: str, hands: int = 1) -> list[str]:
    """What is attached to a weapon in a hand: of two alike to the one with more, of a pair to both."""
    zones = g.state.zones
    both = [zones[place(who.id)] for place in (model.left, model.right)]
    found = [hand[1:] for hand in both if hand and alike(g, hand[0], item)]
    return max(found, key=len, default=[]) if hands == 1 else [*found[0], *found[1]]


@rule("Z-570", "Z-571")
def alike(g: Invader, one: str, other: str) -> bool:
    """Whether two cards are the same weapon, whatever their backs."""
    return plain(g, one) == plain(g, other)


def plain(g: Invader, item: str) -> str:
    """The name of a weapon without regard to its back."""
    like = g.items[item].like
    return f"item-{like}" if like else item


@rule("Z-268", "Z-448", "Z-451")
def paired(g: Invader, who: Survivor) -> str:
    """The weapon that a survivor can use with both hands at once; none: an empty word."""
    hands = held(g, who)
    if len(hands) < 2 or not alike(g, *hands):
        return ""
    weapon = g.weapons[hands[0]]
    return hands[0] if attacks.dual(g, who, weapon) and not weapon.hellfire else ""


@rule("Z-333")
def unsuited(g: Invader, who: Survivor, item: str) -> bool:
    """Whether a card is only for survivors of another type."""
    only = g.items[item].only
    return bool(only) and g.box.survivors[who.id.removeprefix("survivor-")].type != only


@rule("Z-074", "Z-075", "Z-076", "Z-077", "Z-078", "Z-079", "Z-179", "Z-305", "Z-537")
def unusable(g: Invader, who: Survivor, item: str, weapon: Weapon) -> Denial | None:
    """Why a weapon cannot be used here."""
    if unsuited(g, who, item):
        return deny("Z-333")
    outdoors = g.board.zones[who.zone].kind == OUTDOOR
    if outdoors and weapon.ammo == "bullets":
        return deny("Z-075")
    if outdoors and weapon.hellfire:
        return deny("Z-305")
    if weapon.needs_ammo:
        fed = [g.items[one].feeds for one in attached(g, who, item)]
        if weapon.ammo not in fed:
            return deny("Z-179" if weapon.hellfire else "Z-078")
    return None


# Melee


def blades(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The melee weapons in hand."""
    found = (one for one in held(g, g.actor) if g.weapons[one].type == "melee")
    return [(one,) for one in dict.fromkeys(found)]


def blade_pairs(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Two melee weapons at once."""
    pair = paired(g, g.actor)
    return [(pair,)] if pair and g.weapons[pair].type == "melee" else ()


@rule("Z-072", "Z-180")
def strike(g: Invader, seat: int, item: str) -> Rule[None]:
    """A melee attack."""
    if (reason := no_strike(g, item, "melee")) is not None:
        yield reason
    yield COMMIT
    yield from attack(g, g.actor, item, g.weapons[item], g.actor.zone, 1)


@rule("Z-268", "Z-466")
def strike_pair(g: Invader, seat: int, item: str) -> Rule[None]:
    """A melee attack with both hands."""
    if (reason := no_strike(g, item, "melee-pair")) is not None:
        yield reason
    yield COMMIT
    yield from attack(g, g.actor, item, g.weapons[item], g.actor.zone, 2)


def no_strike(g: Invader, item: str, action: str) -> Denial | None:
    """Why there is no melee attack with this weapon."""
    if not can_pay(g, action):
        return deny("Z-035", "denied-no-action")
    if not g.crowd(g.actor.zone):
        return deny("Z-180", "denied-no-xeno")
    return deny("Z-333") if unsuited(g, g.actor, item) else None


# Ranged


@rule("Z-082", "Z-181", "Z-277", "Z-278", "Z-279", "Z-306", "Z-491", "Z-516")
def in_range(g: Invader, who: Survivor, weapon: Weapon) -> Iterator[str]:
    """The zones that a weapon reaches: in sight, and at its range. Fire also reaches empty ones."""
    low, high = attacks.reach(g, who, weapon)
    horde, zones = g.state.horde, g.board.zones
    for zone, far in sight(g, who).items():
        if far <= high and not attacks.too_near(g, who, far, low):
            if weapon.hellfire:
                if zones[zone].indoors:
                    yield zone
            elif zone in horde:
                yield zone


@rule("Z-181", "Z-277", "Z-278", "Z-306")
def out_of_reach(g: Invader, who: Survivor, weapon: Weapon, zone: str) -> Denial | None:
    """Why a weapon does not reach a zone."""
    far = sight(g, who).get(zone)
    if far is None:
        return deny("Z-181")
    low, high = attacks.reach(g, who, weapon)
    if attacks.too_near(g, who, far, low):
        return deny("Z-277")
    if far > high:
        return deny("Z-278")
    return deny("Z-306") if weapon.hellfire and not g.board.zones[zone].indoors else None


@rule("Z-491")
def sight(g: Invader, who: Survivor) -> dict[str, int]:
    """What a survivor sees; behind a room sharp senses see one zone more."""
    deeper = g.has(who, "sharp-senses")
    return g.layout.look(who.zone, deeper) if deeper else g.layout.sees(who.zone)


def guns(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Every ranged weapon in hand with every zone that it reaches."""
    who = g.actor
    for item in dict.fromkeys(held(g, who)):
        weapon = g.weapons[item]
        if weapon.type == "ranged":
            for zone in in_range(g, who, weapon):
                yield item, zone


def aims(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Every ranged weapon in hand with every zone that it reaches or where Xenos are."""
    others = (
        (item, zone)
        for item in held(g, g.actor)
        if g.weapons[item].type == "ranged"
        for zone in g.state.horde
    )
    return dict.fromkeys([*guns(g, seat), *others])


def gun_pairs(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Two ranged weapons at once, with every zone that they reach."""
    who = g.actor
    item = paired(g, who)
    if item and g.weapons[item].type == "ranged":
        for zone in in_range(g, who, g.weapons[item]):
            yield item, zone


@rule("Z-073", "Z-181", "Z-269")
def shoot(g: Invader, seat: int, item: str, zone: str) -> Rule[None]:
    """A ranged attack, or hellfire."""
    who, weapon = g.actor, g.weapons[item]
    if not can_pay(g, "ranged"):
        yield deny("Z-035", "denied-no-action")
    if (reason := unusable(g, who, item, weapon)) is not None:
        yield reason
    if (reason := out_of_reach(g, who, weapon, zone)) is not None:
        yield reason
    yield COMMIT
    if weapon.hellfire:
        yield from hellfire(g, who, item, zone)
    else:
        yield from attack(g, who, item, weapon, zone, 1)


@rule("Z-268", "Z-269", "Z-270", "Z-466")
def shoot_pair(g: Invader, seat: int, item: str, zone: str) -> Rule[None]:
    """A ranged attack with both hands, at one zone."""
    who, weapon = g.actor, g.weapons[item]
    if not can_pay(g, "ranged-pair"):
        yield deny("Z-035", "denied-no-action")
    if (reason := unusable(g, who, item, weapon)) is not None:
        yield reason
    yield COMMIT
    yield from attack(g, who, item, weapon, zone, 2)


# Both


@rule("Z-080", "Z-081", "Z-096", "Z-178", "Z-444")
def attack(
    g: Invader, who: Survivor, item: str, weapon: Weapon, zone: str, hands: int
) -> Rule[None]:
    """Pay, make noise, roll and kill."""
    pay(g, weapon.type if hands == 1 else f"{weapon.type}-pair")
    number = hands * attacks.dice(g, who, weapon, zone) + attacks.escalated(g, who, weapon.type)
    follow_up(g, weapon.type)
    show_oneself(g, who)
    if weapon.noisy:
        make_noise(g, who, "Z-080")
    rerolls = sum(g.items[one].rerolls for one in attached(g, who, item, hands))
    made = Attack(
        who,
        item,
        weapon,
        who.zone,
        zone,
        number,
        attacks.damage(g, who, item, weapon),
        rerolls + bool(g.has(who, "lucky")),
        hands * abs(attacks.crowded(g, who, weapon, zone) - weapon.dice),
    )
    yield from fight(g, made)
    if made.killed:
        yield from hit_and_run(g, who)


@rule("Z-444")
def show_oneself(g: Invader, who: Survivor) -> None:
    """Whoever attacks or makes noise is camouflaged no more."""
    if who.unseen:
        who.unseen = False
        g.tell(Noticed(who.id), "Z-444")


def make_noise(g: Invader, who: Survivor, rule_id: str) -> None:
    """A noise token where a survivor stands."""
    g.add_noise(who.zone)
    g.tell(NoiseMade(who.id, who.zone), rule_id)


@rule("Z-304", "Z-581")
def hellfire(g: Invader, who: Survivor, item: str, zone: str) -> Rule[None]:
    """Burn a zone, for one canister."""
    pay(g, "ranged")
    follow_up(g, "ranged")
    show_oneself(g, who)
    hands = [place(who.id) for place in (model.left, model.right)]
    hand = next(one for one in hands if CANISTER in g.state.zones[one])
    g.scrap(CANISTER, hand)
    if (yield from burn(g, who, zone)):
        yield from hit_and_run(g, who)


@rule("Z-482", "Z-483", "Z-642")
def hit_and_run(g: Invader, who: Survivor) -> Rule[None]:
    """After a kill, with the skill: a move for free, whatever Xenos are left."""
    if not g.has(who, "hit-and-run") or not who.zone:
        return
    zones = [one for one in g.layout.exits[who.zone] if can_breathe(g, who, one)]
    options = [*(verbs.MOVE(zone) for zone in zones), verbs.STAY()]
    chosen = yield from choose(who.seat, "ask-further", options, "Z-482", who=who.id)
    if chosen.verb == verbs.MOVE:
        follow_up(g)
        enter(g, who, chosen.args[0])
        yield from go_on(g, who, g.has(who, "zone-per-move"))


ACTIONS = (
    Action(verbs.STRIKE, strike, blades, idle=lambda plight: not (plight.fights and plight.pays)),
    Action(
        verbs.STRIKE_PAIR,
        strike_pair,
        blade_pairs,
        idle=lambda plight: not (plight.fights and plight.pair and plight.pays),
    ),
    Action(verbs.SHOOT, shoot, aims, guns, idle=lambda plight: not (plight.shoots and plight.pays)),
    Action(
        verbs.SHOOT_PAIR,
        shoot_pair,
        gun_pairs,
        idle=lambda plight: not (plight.shoots and plight.pair and plight.pays),
    ),
)
