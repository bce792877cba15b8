"""The tactical gear action, taking gear in rooms, discarding, and trade."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import begin
from hullbreach.games.retaliation.rules.body import can_restore, gain_oxygen, restore
from hullbreach.games.retaliation.rules.choices import AGREE, DONE, REFUSE, helped, patients, whom
from hullbreach.games.retaliation.rules.combat import explode
from hullbreach.games.retaliation.rules.events import GearDropped, GearUsed
from hullbreach.games.retaliation.rules.model import (
    AMMO,
    BELT,
    GEARS,
    GRENADE,
    MEDPACK,
    MOST_OXYGEN,
    OXYGEN,
    ROBOT_GEAR,
    belt,
)
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import (
    drop_item,
    fit_armour,
    fit_hands,
    gain_gear,
    gain_item,
    on_weapon,
    place_of,
    reload,
    reloadable,
    return_gear,
    untape,
    zone_name,
    zone_named,
)
from hullbreach.games.retaliation.rules.using import free_effects, resolve_item
from hullbreach.games.survival.rules.events import Traded
from hullbreach.games.survival.rules.model import pack, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Ask, Option, Rule, Text, choose, deny, each, eye, rule

MOST_REFUSALS = 8
"""So many offers of one giver may be refused in a trade: nobody can hold it up for ever."""


def short_of_air(g: Retaliation, seat: int) -> bool:
    """Whether a character could use oxygen."""
    return g.crew[seat].oxygen < MOST_OXYGEN


def targets_of_grenade(g: Retaliation, seat: int) -> list[str]:
    """The corridors into which a grenade can be thrown."""
    return [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]


@rule("R-401")
def sources(g: Retaliation, seat: int) -> list[str]:
    """Where the tokens lie that a character can use: its own, and those of a robot in the room."""
    found = g.outfit(seat)
    near = g.robot_known() and g.state.robot == g.crew[seat].slot
    return [*found, ROBOT_GEAR] if near else found


def holding(g: Retaliation, seat: int, token: str) -> list[str]:
    """The places with such a token that a character can use."""
    return [zone for zone in sources(g, seat) if token in g.state.zones[zone]]


@rule("R-155", "R-158", "R-161", "R-164", "R-401")
def uses_of_gear(g: Retaliation, seat: int) -> list[Option]:
    """What could be done with gear now."""
    found: list[Option] = []
    if holding(g, seat, OXYGEN) and patients(g, seat, short_of_air):
        found.append(verbs.SPEND(OXYGEN))
    if holding(g, seat, MEDPACK) and patients(g, seat, can_restore):
        found.append(verbs.SPEND(MEDPACK))
    if holding(g, seat, GRENADE):
        found += [verbs.THROW(gap) for gap in targets_of_grenade(g, seat)]
    loads = reloadable(g, seat, sources(g, seat))
    found += [verbs.RELOAD(weapon, zone_name(zone)) for weapon, zone in loads]
    return found


@rule("R-157", "R-159", "R-250", "R-401", "R-589")
def shifts(g: Retaliation, seat: int) -> list[Option]:
    """Every token that could go to another slot: one's own, or one of a robot in the room.

    Ammo in a weapon stays there; what goes into a weapon is loaded, not moved.
    """
    found = []
    zones = sources(g, seat)
    for source in zones:
        for token in dict.fromkeys(g.state.zones[source]):
            if kind_of(token) == AMMO and on_weapon(g, source):
                continue
            free = [*g.empty_slot(seat, token), *robots_slot(g, token)]
            found += [
                verbs.SHIFT(token, zone_name(source), zone_name(target))
                for target in zones
                if target != source and target in free and not _loads(g, token, target)
            ]
    return found


def _loads(g: Retaliation, token: str, target: str) -> bool:
    """Whether to put a token somewhere is to load a weapon."""
    return kind_of(token) == AMMO and on_weapon(g, target)


@rule("R-033", "R-401")
def robots_slot(g: Retaliation, token: str) -> list[str]:
    """The slots of the robot, if the one for such a token is empty."""
    there = map(kind_of, g.state.zones[ROBOT_GEAR])
    return [ROBOT_GEAR] if kind_of(token) in (AMMO, OXYGEN) and kind_of(token) not in there else []


@rule("R-093", "R-155", "R-157", "R-587")
def use_gear(g: Retaliation, seat: int) -> Rule[None]:
    """The basic action: any number of gear tokens, one after the other; others may change slots."""
    if not uses_of_gear(g, seat) and not shifts(g, seat):
        yield deny("R-155", "denied-no-gear")
    yield COMMIT
    yield from begin(g, seat, 1, Text("act-gear"), "R-093")
    first, moves = True, sum(len(g.state.zones[zone]) for zone in sources(g, seat))
    while g.crew[seat].aboard:
        answers = uses_of_gear(g, seat) + (shifts(g, seat) if moves else [])
        if not answers:
            return
        more = answers if first else [*answers, DONE]
        chosen = yield from choose(seat, "ask-gear", more, "R-155")
        if chosen is DONE:
            return
        first = False
        if chosen.verb == verbs.SHIFT:
            moves -= 1
            token, source, target = chosen.args
            g.put(token, zone_named(seat, source), zone_named(seat, target))
        else:
            yield from _use(g, seat, chosen)


@rule("R-156", "R-158", "R-160", "R-161", "R-164", "R-312")
def _use(g: Retaliation, seat: int, chosen: Option) -> Rule[None]:
    """One token is used."""
    if chosen.verb == verbs.RELOAD:
        yield from reload(g, seat, chosen.args[0], zone_named(seat, chosen.args[1]))
    elif chosen.verb == verbs.THROW:
        zones = holding(g, seat, GRENADE)
        return_gear(g, GRENADE, (yield from whence(g, seat, GRENADE, zones)))
        yield from explode(g, seat, chosen.args[0])
    elif chosen.args[0] == OXYGEN:
        other = yield from helped(g, seat, short_of_air, "R-160")
        if other is not None:
            yield from use_up(g, seat, OXYGEN)
            gain_oxygen(g, other, 3)
    else:
        other = yield from helped(g, seat, can_restore, "R-164")
        if other is not None:
            yield from use_up(g, seat, MEDPACK)
            yield from restore(g, other, 2)


@rule("R-156")
def use_up(g: Retaliation, seat: int, token: str) -> Rule[None]:
    """A token is discarded to the supply."""
    zones = holding(g, seat, token)
    return_gear(g, token, (yield from whence(g, seat, token, zones)))
    g.tell(GearUsed(g.name(seat), token), "R-156")


@rule("R-155", "R-165", "R-313", "R-401")
def whence(
    g: Retaliation, seat: int, token: str, zones: Sequence[str], prompt: str = "ask-discard-from"
) -> Rule[str]:
    """From which of the places that have such a token one goes: its player says."""
    answers = [verbs.INTO(zone_name(zone)) for zone in zones]
    chosen = yield from choose(seat, prompt, answers, "R-165", what=kind_of(token))
    return zones[answers.index(chosen)]


# Taking gear


@rule("R-153", "R-165", "R-475")
def take_any(g: Retaliation, seat: int, kinds: Sequence[str], stock: str = "") -> Rule[None]:
    """Any number of tokens into empty slots; own gear may be discarded to make room."""
    dropping, dropped = False, False
    while g.crew[seat].aboard:
        answers = [
            verbs.TAKE(kind)
            for kind in kinds
            if kind in g.state.zones[stock or supply(kind)] and g.empty_slot(seat, kind)
        ]
        if dropping or not dropped:
            tokens = dict.fromkeys(token for token in g.gear(seat) if token in GEARS)
            answers += [verbs.DROP_GEAR(token) for token in tokens]
        chosen = yield from choose(seat, "ask-take", [*answers, DONE], "R-475")
        if chosen is DONE:
            return
        dropping = chosen.verb == verbs.DROP_GEAR
        if dropping:
            dropped = True
            yield from discard_gear(g, seat, chosen.args[0])
        else:
            yield from gain_gear(g, seat, chosen.args[0], stock)


def can_take(g: Retaliation, kinds: Sequence[str]) -> bool:
    """Whether there is any token to take."""
    return any(g.state.zones[supply(kind)] for kind in kinds)


@rule("R-165")
def discard_gear(
    g: Retaliation, seat: int, token: str, places: Sequence[str] | None = None
) -> Rule[None]:
    """A token of one's own goes back to the supply."""
    zones = [zone for zone in places or g.outfit(seat) if token in g.state.zones[zone]]
    return_gear(g, token, (yield from whence(g, seat, token, zones)))
    g.tell(GearDropped(g.name(seat), kind_of(token)), "R-165")


@rule("R-153", "R-165")
def make_room(g: Retaliation, seat: int, token: str) -> Rule[None]:
    """Own tokens are discarded, of the player's choice, until there is an empty slot for a new one."""
    while not g.empty_slot(seat, token) and g.gear(seat):
        answers = [verbs.DROP_GEAR(one) for one in dict.fromkeys(g.gear(seat))]
        chosen = yield from choose(seat, "ask-make-room", answers, "R-165", what=token)
        yield from discard_gear(g, seat, chosen.args[0])


# Dropping items: no action


def droppable(g: Retaliation, seat: int) -> Iterable[tuple[str, ...]]:
    """Everything that can be discarded at any time."""
    return each(dict.fromkeys(g.belongings(seat)))


@rule("R-165")
def let_go(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """An item is discarded; it costs nothing."""
    yield COMMIT
    drop_item(g, seat, item)


def spare_gear(g: Retaliation, seat: int) -> Iterable[tuple[str, ...]]:
    """Every gear token that can be discarded at any time."""
    return each(dict.fromkeys(g.gear(seat)))


@rule("R-165")
def let_gear_go(g: Retaliation, seat: int, token: str) -> Rule[None]:
    """A gear token is discarded; it costs nothing."""
    yield COMMIT
    yield from discard_gear(g, seat, token)


# Trade


@rule("R-092", "R-313", "R-316")
def trade(g: Retaliation, seat: int) -> Rule[None]:
    """The basic action: everybody in the room may give things to the active character, or get some.

    The other games of the family have a trade of another kind: who offers names a price, all deal
    with all, and a trade without a deal is no action. Here one gives, and trusts the others.
    """
    here = g.people(g.crew[seat].slot)
    if len(here) == 1:
        yield deny("R-313", "denied-alone")
    if not any(has_goods(g, one) for one in here):
        yield deny("R-313", "denied-nothing-to-trade")
    yield COMMIT
    yield from begin(g, seat, 1, Text("act-trade"), "R-092")
    for giver in (seat, *(one for one in here if one != seat)):
        yield from _gives(g, giver, seat, [one for one in here if one != giver])
    for one in here:
        yield from fit_armour(g, one)
        yield from fit_hands(g, one)
        yield from fit_belt(g, one)


@rule("R-151", "R-153", "R-313", "R-628")
def fit_belt(g: Retaliation, seat: int) -> Rule[None]:
    """Whoever has more tokens on the belt than it has slots moves some elsewhere, or discards them."""
    while len(g.state.zones[belt(seat)]) > BELT and g.crew[seat].aboard:
        tokens = list(dict.fromkeys(g.state.zones[belt(seat)]))
        answers: list[Option] = [verbs.DROP_GEAR(token) for token in tokens]
        for token in tokens:
            places = g.empty_slot(seat, token)
            answers += [verbs.SHIFT(token, "belt", zone_name(one)) for one in places]
        chosen = yield from choose(seat, "ask-belt", answers, "R-153")
        if chosen.verb == verbs.SHIFT:
            g.put(chosen.args[0], belt(seat), zone_named(seat, chosen.args[2]))
        else:
            yield from discard_gear(g, seat, chosen.args[0], [belt(seat)])


@rule("R-627")
def goods(g: Retaliation, seat: int) -> list[str]:
    """What a character can give: items, and tokens, but no ammo out of a weapon."""
    zones = g.state.zones
    tokens: dict[str, None] = {}
    for place in g.outfit(seat):
        tokens |= {token: None for token in zones[place] if not _loads(g, token, place)}
    return list(dict.fromkeys([*g.belongings(seat), *filter(tokens.__contains__, GEARS)]))


def has_goods(g: Retaliation, seat: int) -> bool:
    """Whether a character can give anything."""
    return bool(g.belongings(seat) or goods(g, seat))


def gifts(g: Retaliation, seat: int) -> list[Option]:
    """All that a character can give, and to give no more."""
    return [*verbs.OFFER.each(goods(g, seat)), DONE]


@rule("R-159", "R-627")
def loose(g: Retaliation, seat: int, token: str) -> list[str]:
    """Where a character has a token that can be given away."""
    return [
        zone
        for zone in g.outfit(seat)
        if token in g.state.zones[zone] and not _loads(g, token, zone)
    ]


@rule("R-313", "R-314", "R-315")
def _gives(g: Retaliation, giver: int, trader: int, others: list[int]) -> Rule[None]:
    """One of those in the room gives what it likes; only the active character deals with all."""
    refused = 0
    while refused < MOST_REFUSALS and g.crew[giver].aboard and has_goods(g, giver):
        takers = [o for o in others if g.crew[o].aboard and trader in (giver, o)]
        if not takers:
            return
        chosen = yield Ask(giver, "ask-give", partial(gifts, g, giver), rule="R-315", secret=True)
        if chosen is DONE:
            return
        thing = chosen.args[0]
        taker = yield from whom(g, giver, takers, "ask-give-whom", "R-313")
        taken = yield from _handed(g, giver, taker, thing)
        refused += 0 if taken else 1


@rule("R-315", "R-627", "R-628")
def _handed(g: Retaliation, giver: int, taker: int, thing: str) -> Rule[bool]:
    """Whether a thing changes hands: a gained item, with all that goes with it, if the other wants it."""
    hidden = thing in g.state.zones[pack(giver)]
    if hidden:
        g.show(pack(giver), g.single_out(thing, pack(giver)), eye(taker))
    answers = [AGREE, REFUSE]
    if hidden and free_effects(g, taker, thing):
        answers.insert(1, verbs.USE(thing))
    agreed = yield from choose(
        taker, "ask-take-gift", answers, "R-313", who=g.name(giver), what=kind_of(thing)
    )
    if agreed is REFUSE:
        return False
    told = Traded(g.name(giver), g.name(taker), kind_of(thing))
    public = Traded(g.name(giver), g.name(taker), "item-unknown")
    if hidden:
        g.tell(told, "R-313", to=eye(giver) | eye(taker), instead=public)
    else:
        g.tell(told, "R-313")
    if thing.startswith("gear-"):
        source = yield from whence(g, giver, thing, loose(g, giver, thing), "ask-give-from")
        if not (yield from gain_gear(g, taker, thing, source)):
            g.put(thing, source, belt(taker))
        return True
    untape(g, giver, thing)
    yield from gain_item(g, taker, thing, place_of(g, giver, thing), traded=True)
    if agreed.verb == verbs.USE:
        yield from resolve_item(g, taker, thing, free_effects(g, taker, thing))
    return True
