"""What the event cards of the Primebloods do, after the intruders have moved."""

from __future__ import annotations

from hullbreach.games.retaliation.intruders.rules import ADULT, DRONE, LARVA, QUEEN
from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.body import (
    hurt,
    lose_oxygen,
)
from hullbreach.games.retaliation.rules.effects import PRIMEBLOODS
from hullbreach.games.retaliation.rules.endings import eclosion
from hullbreach.games.retaliation.rules.grid import (
    ENDS,
    GAPS,
    LZ,
    SECTOR,
    SECTORS,
    other_end,
    sectors,
)
from hullbreach.games.retaliation.rules.hive import fill, place_in_room
from hullbreach.games.retaliation.rules.lander import start_destruct, switch_air
from hullbreach.games.retaliation.rules.markers import break_robot, break_room, burn, unsecure
from hullbreach.games.retaliation.rules.model import COOLING, LIFE_SUPPORT, REACTOR
from hullbreach.games.retaliation.rules.noise import resolve_noise
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.queen import queen_rules
from hullbreach.games.retaliation.rules.things import ranged, spend_ammo
from hullbreach.kernel import Rule, Text, choose, rule

EVENTS = PRIMEBLOODS.events


def near_people(g: Retaliation) -> list[str]:
    """The corridors adjacent to a character, from the top left."""
    rooms = {who.slot for who in g.crew if who.aboard}
    return [one for one in GAPS if one in g.state.corridors and rooms & {*ENDS[one]}]


@EVENTS("event-breaking-in")
def breaking_in(g: Retaliation) -> Rule[None]:
    """A security token is lost in every room."""
    for space in g.rooms_on_map():
        unsecure(g, space)
    yield from ()


@EVENTS("event-damage")
def damage(g: Retaliation) -> Rule[None]:
    """A malfunction in every room with an intruder."""
    for space in g.rooms_on_map():
        if g.infested(space):
            break_room(g, space)
    yield from ()


@rule("R-239", "R-242")
def spread(g: Retaliation, space: str, gap: str) -> None:
    """Fire spreads through a corridor, unless a door bars it or nothing is behind it."""
    goal = other_end(gap, space)
    if g.on_map(goal) and not g.barred(gap):
        burn(g, goal)


@rule("R-239", "R-242")
@EVENTS("event-damaging-fire")
def damaging_fire(g: Retaliation) -> Rule[None]:
    """Burning rooms break; fire spreads from each through the quietest corridors."""
    burning = [space for space in g.rooms_on_map() if g.burning(space)]
    for space in burning:
        break_room(g, space)
    for space in burning:
        ways = {gap: g.value(gap) for gap in g.exits(space)}
        for gap, value in ways.items():
            if value == min(ways.values()):
                spread(g, space, gap)
    yield from ()


@EVENTS("event-egg-protection")
def egg_protection(g: Retaliation) -> Rule[None]:
    """Two drones in the nest, and one in each unexplored corridor of sector C."""
    if g.nest():
        for _ in range(2):
            yield from place_in_room(g, DRONE, g.nest())
    for gap in g.dead_ends():
        if "c" in sectors(gap):
            fill(g, {DRONE: 1}, gap)


@EVENTS("event-fire-breath")
def fire_breath(g: Retaliation) -> Rule[None]:
    """Fire spreads to all neighbouring rooms where there is life support."""
    for space in [one for one in g.rooms_on_map() if g.burning(one)]:
        for gap in g.exits(space):
            if g.air(other_end(gap, space)):
                spread(g, space, gap)
    yield from ()


@EVENTS("event-generators-overheat")
def generators_overheat(g: Retaliation) -> Rule[None]:
    """In every life support control fire where it is active, a malfunction where it is not."""
    for sector in SECTORS:
        space = g.slot_of(LIFE_SUPPORT[sector])
        if space:
            (burn if sector in g.state.air else break_room)(g, space)
    yield from ()


@EVENTS("event-hatching")
def hatching(g: Retaliation) -> Rule[None]:
    """A larva in the nest, and one in each unexplored corridor next to somebody."""
    if g.nest():
        yield from place_in_room(g, LARVA, g.nest())
    for gap in near_people(g):
        if g.unexplored(gap):
            fill(g, {LARVA: 1}, gap)


@EVENTS("event-landing-zone-explodes")
def landing_zone_explodes(g: Retaliation) -> Rule[None]:
    """Fire and a malfunction in the Landing Zone."""
    burn(g, LZ)
    break_room(g, LZ)
    yield from ()


@rule("R-418", "R-421")
@EVENTS("event-leaving-the-shell")
def leaving_the_shell(g: Retaliation) -> Rule[None]:
    """Larvae leave their hosts; all others may learn that they carry one."""
    yield from eclosion(g, ADULT, "R-415")


@EVENTS("event-life-support-failure")
def life_support_failure(g: Retaliation) -> Rule[None]:
    """All life support fails, and its controls break."""
    for sector in SECTORS:
        switch_air(g, sector, active=False)
        break_room(g, g.slot_of(LIFE_SUPPORT[sector]))
    yield from ()


@EVENTS("event-no-way-out")
def no_way_out(g: Retaliation) -> Rule[None]:
    """Four adults in every corridor at the Landing Zone that is not reinforced."""
    for gap in g.exits(LZ):
        if gap not in g.state.reinforced:
            fill(g, {ADULT: 4}, gap)
    yield from ()


@EVENTS("event-overwhelming-enemies")
def overwhelming_enemies(g: Retaliation) -> Rule[None]:
    """A drone in every noisy corridor next to somebody."""
    for gap in near_people(g):
        if g.noisy(gap):
            fill(g, {DRONE: 1}, gap)
    yield from ()


@EVENTS("event-panic")
def panic(g: Retaliation) -> Rule[None]:
    """Whoever is near an intruder loses oxygen, or spends ammo."""
    for seat in g.order():
        who = g.crew[seat]
        if not who.aboard:
            continue
        near = g.infested(who.slot) or any(g.infested(gap) for gap in g.exits(who.slot))
        if near:
            answers = [verbs.BREATHE(), *(verbs.WITH(one) for one in ranged(g, seat))]
            chosen = yield from choose(seat, "ask-panic", answers, "R-127")
            if chosen.verb == verbs.BREATHE:
                lose_oxygen(g, seat)
            else:
                yield from spend_ammo(g, seat, chosen.args[0])


@EVENTS("event-protect-and-serve")
def protect_and_serve(g: Retaliation) -> Rule[None]:
    """Two drones with the queen; if she is not there, two of their tokens."""
    where = "" if g.state.queen_dead else g.where_is(QUEEN)
    if not where:
        queen_rules(g).add_tokens(g, "drone", 2)
    elif where in ENDS:
        fill(g, {DRONE: 2}, where)
    else:
        for _ in range(2):
            yield from place_in_room(g, DRONE, where, attacks=False)


@rule("R-524", "R-525")
@EVENTS("event-reactor-overheating")
def reactor_overheating(g: Retaliation) -> Rule[None]:
    """If one of the two rooms is broken the self-destruct begins; then both break."""
    rooms = [g.slot_of(COOLING), g.slot_of(REACTOR)]
    if any(space and g.broken(space) for space in rooms):
        start_destruct(g)
    for space in rooms:
        break_room(g, space)
    yield from ()


@rule("R-251", "R-527", "R-576")
@EVENTS("event-rise-of-the-machine")
def rise_of_the_machine(g: Retaliation) -> Rule[None]:
    """The robot breaks, and its room; whoever is there is hurt."""
    break_robot(g)
    break_room(g, g.state.robot)
    for seat in g.people(g.state.robot):
        hurt(g, seat, 2, Text("cause-robot"))
    yield from ()


@rule("R-526")
@EVENTS("event-scent-of-prey")
def scent_of_prey(g: Retaliation) -> Rule[None]:
    """Every noise marker next to somebody is resolved."""
    for gap in near_people(g):
        if g.noisy(gap):
            yield from resolve_noise(g, gap)


@rule("R-528")
@EVENTS("event-short-circuit")
def short_circuit(g: Retaliation) -> Rule[None]:
    """Where there is life support every broken room burns."""
    for space in g.rooms_on_map():
        if SECTOR[space] in g.state.air and g.broken(space):
            burn(g, space)
    yield from ()


@EVENTS("event-system-failure")
def system_failure(g: Retaliation) -> Rule[None]:
    """A malfunction in every computer room."""
    for space in g.rooms_on_map():
        if g.computer(space):
            break_room(g, space)
    yield from ()


@EVENTS("event-the-queen-awakens")
def the_queen_awakens(g: Retaliation) -> Rule[None]:
    """As long as she lives all her tokens go into the bag."""
    if not g.state.queen_dead:
        queen_rules(g).add_tokens(g, "queen", len(g.state.zones["stack-queen"]))
    yield from ()
