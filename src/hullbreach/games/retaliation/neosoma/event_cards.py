"""What the event cards of the cult do, after the intruders have moved."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.retaliation.neosoma.effects import EVENTS
from hullbreach.games.retaliation.neosoma.events import AirTokenLost, GearLost, TooFewCultists
from hullbreach.games.retaliation.neosoma.kinds import (
    AIRLESS,
    BY_ROWS,
    CULTIST,
    EXPLOBOT,
    FIRESPITTER,
    RUNT,
    SLASHER,
    count_up,
    highest,
    living,
    those_in,
)
from hullbreach.games.retaliation.neosoma.runts import activate_all
from hullbreach.games.retaliation.rules.attacks import arrives, empty_lander
from hullbreach.games.retaliation.rules.body import hurt
from hullbreach.games.retaliation.rules.effects import Effect
from hullbreach.games.retaliation.rules.endings import eclosion
from hullbreach.games.retaliation.rules.events import LanderMoved, LanderTold
from hullbreach.games.retaliation.rules.grid import (
    ENDS,
    GAPS,
    HIB,
    LZ,
    SECTOR,
    SECTORS,
)
from hullbreach.games.retaliation.rules.hive import carry, fill, place_in_room, remove, tell_moved
from hullbreach.games.retaliation.rules.lander import start_destruct, switch_air
from hullbreach.games.retaliation.rules.markers import (
    break_robot,
    break_room,
    burn,
    can_close,
    close,
    unsecure,
)
from hullbreach.games.retaliation.rules.model import GEAR, ROUNDS, STOCK
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.queen import queen_rules
from hullbreach.games.retaliation.rules.robot import send
from hullbreach.games.retaliation.rules.things import return_gear
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, Text, rule

DETONATION = 3
SUPPRESSION = 2
SHORT_CIRCUIT = 2
DELAY = 5
ROBOT_STEPS = 2
MOST_GEAR = 4
"""How many times the runts rob the Landing Zone at most."""


@rule("RN-057", "RN-059", "RN-133")
def event(card: str) -> Callable[[Effect], Effect]:
    """Register the main effect of an event: it happens only if enough cultists live."""

    def register(effect: Effect) -> Effect:
        def checked(g: Retaliation) -> Rule[None]:
            needs = g.box.events[row_id(card)].needs
            if living(g) < needs:
                g.tell(TooFewCultists(card, needs, living(g)), "RN-057")
            else:
                yield from effect(g)

        EVENTS(card)(checked)
        return effect

    return register


def hurt_all(g: Retaliation, space: str, count: int, cause: str) -> None:
    """Everybody in a room loses health."""
    for seat in g.people(space):
        hurt(g, seat, count, Text(cause))


@rule("RN-110", "RN-146")
@event("event-detonation-procedure")
def detonation_procedure(g: Retaliation) -> Rule[None]:
    """Rooms with explobots break and burn, whoever is there is hurt, and the explobots are gone."""
    for space in g.rooms_on_map():
        explobots = those_in(g, space, EXPLOBOT)
        if not explobots:
            continue
        break_room(g, space)
        burn(g, space)
        hurt_all(g, space, DETONATION, "event-detonation-procedure")
        for figure in explobots:
            remove(g, figure, space)
    yield from ()


@rule("RN-111")
@event("event-system-overload")
def system_overload(g: Retaliation) -> Rule[None]:
    """Computer rooms burn; where somebody is in one, all doors that touch it close."""
    rooms = [space for space in g.rooms_on_map() if g.computer(space)]
    for space in rooms:
        burn(g, space)
    for space in rooms:
        for gap in g.exits(space) if g.people(space) else ():
            if can_close(g, gap, space):
                close(g, gap, space)
    yield from ()


@rule("RN-119", "RN-120")
@event("event-artificial-fever")
def artificial_fever(g: Retaliation) -> Rule[None]:
    """Larvae leave their hosts as slashers; all others may learn that they carry one."""
    yield from eclosion(g, SLASHER, "RN-119")


@event("event-call-of-the-faithful")
def call_of_the_faithful(g: Retaliation) -> Rule[None]:
    """A slasher in every room with a cultist."""
    for space in g.rooms_on_map():
        if those_in(g, space, CULTIST):
            yield from place_in_room(g, SLASHER, space)


@event("event-suppressing-fire")
def suppressing_fire(g: Retaliation) -> Rule[None]:
    """Whoever is next to a corridor with a firespitter is hurt, unless a closed door is between."""
    for seat in g.order():
        who = g.crew[seat]
        near = g.reach(who.slot) if who.aboard else []
        if any(those_in(g, gap, FIRESPITTER) for gap in near):
            hurt(g, seat, SUPPRESSION, Text("event-suppressing-fire"))
    yield from ()


@event("event-hijacked-landing")
def hijacked_landing(g: Retaliation) -> Rule[None]:
    """A slasher in the Landing Zone destroys the lander; otherwise one comes there."""
    if g.state.lander == "landed" and those_in(g, LZ, SLASHER):
        empty_lander(g)
        lose_lander(g)
    else:
        yield from place_in_room(g, SLASHER, LZ)


def lose_lander(g: Retaliation) -> None:
    """The lander is destroyed, but not by the anti-aircraft defence."""
    g.state.lander = "destroyed"
    g.tell(LanderTold(Text("lander-lost")), "R-404")


@rule("RN-159")
@event("event-rogue-chassis")
def rogue_chassis(g: Retaliation) -> Rule[None]:
    """The robot breaks, looks for somebody, and hurts whoever is there."""
    break_robot(g)
    for _ in range(ROBOT_STEPS if g.robot_known() else 0):
        step = robot_step(g)
        if step:
            send(g, step)
    if g.people(g.state.robot):
        face = g.roll(g.die("burst"))
        hurt_all(g, g.state.robot, int(face), "cause-robot")
    yield from ()


def robot_step(g: Retaliation) -> str:
    """The next room on the robot's way to the nearest character; nothing if it stays."""
    first: dict[str, str] = {g.state.robot: ""}
    edge = [g.state.robot]
    while edge:
        space = edge.pop(0)
        if g.people(space):
            return first[space]
        for end in sorted(g.within_sight(space), key=g.number):
            if end not in first:
                first[end] = first[space] or end
                edge.append(end)
    return ""


@event("event-jammed-beacon")
def jammed_beacon(g: Retaliation) -> Rule[None]:
    """The lander comes five rounds later; beyond the track it is lost."""
    if g.state.lander == "coming":
        g.state.lander_at += DELAY
        if g.state.lander_at > ROUNDS:
            lose_lander(g)
        else:
            g.tell(LanderMoved(g.state.lander_at), "R-583")
    yield from ()


@event("event-meltdown-order")
def meltdown_order(g: Retaliation) -> Rule[None]:
    """The self-destruct begins."""
    start_destruct(g)
    yield from ()


@event("event-infiltration")
def infiltration(g: Retaliation) -> Rule[None]:
    """In the room with the highest number of every sector a security token is lost, and a runt comes."""
    for sector in SECTORS:
        space = highest(g, [one for one in g.state.explored if SECTOR[one] == sector])
        if not space:
            continue
        unsecure(g, space)
        yield from place_in_room(g, RUNT, space)


@event("event-data-leeches")
def data_leeches(g: Retaliation) -> Rule[None]:
    """A runt in every computer room with a character."""
    for space in g.rooms_on_map():
        if g.computer(space) and g.people(space):
            yield from place_in_room(g, RUNT, space)


@event("event-scavengers")
def scavengers(g: Retaliation) -> Rule[None]:
    """All runts come to the Landing Zone, and every one of them takes gear of each kind."""
    runts = [(one, place) for place in BY_ROWS for one in those_in(g, place, RUNT)]
    for figure, place in runts:
        if place != LZ:
            figure = carry(g, figure, place, LZ)
            tell_moved(g, [figure], place, LZ)
            yield from arrives(g, figure, LZ, attacks=False)
    rob_stock(g, min(len(runts), MOST_GEAR))


def rob_stock(g: Retaliation, times: int) -> None:
    """Gear of each kind is lost from the slots of the Landing Zone, so many times."""
    lost = 0
    for token in GEAR * times:
        if token in g.state.zones[STOCK]:
            return_gear(g, token, STOCK)
            lost += 1
    if lost:
        g.tell(GearLost(lost), "R-496")


@event("event-supply-raid")
def supply_raid(g: Retaliation) -> Rule[None]:
    """Gear of each kind is lost from the Landing Zone."""
    rob_stock(g, 1)
    yield from ()


@event("event-cut-air")
def cut_air(g: Retaliation) -> Rule[None]:
    """All life support fails."""
    for sector in SECTORS:
        switch_air(g, sector, active=False)
    yield from ()


@event("event-system-purge")
def system_purge(g: Retaliation) -> Rule[None]:
    """Life support that is off is lost for good; what is on fails."""
    for sector in SECTORS:
        if sector in g.state.air:
            switch_air(g, sector, active=False)
        elif g.rules.has_air_token(g, sector):
            count_up(g, AIRLESS + sector, 1)
            g.tell(AirTokenLost(f"sector-{sector}"), "R-489")
    yield from ()


@event("event-cold-sleep-sabotage")
def cold_sleep_sabotage(g: Retaliation) -> Rule[None]:
    """Fire and a malfunction in the Hibernatorium."""
    burn(g, HIB)
    break_room(g, HIB)
    yield from ()


@event("event-crawling-walls")
def crawling_walls(g: Retaliation) -> Rule[None]:
    """A runt in every noisy corridor next to somebody."""
    rooms = {who.slot for who in g.crew if who.aboard}
    for gap in GAPS:
        if g.noisy(gap) and rooms & {*ENDS[gap]}:
            fill(g, {RUNT: 1}, gap)
    yield from ()


@rule("RN-159")
@event("event-burning-circuits")
def burning_circuits(g: Retaliation) -> Rule[None]:
    """The robot breaks, its room burns, and whoever is there is hurt."""
    break_robot(g)
    burn(g, g.state.robot)
    hurt_all(g, g.state.robot, SHORT_CIRCUIT, "cause-robot")
    yield from ()


@event("event-will-of-the-matrix")
def will_of_the_matrix(g: Retaliation) -> Rule[None]:
    """The matrix is activated, if it is on the map."""
    yield from queen_rules(g).activate(g, None)


@event("event-swarm-signal")
def swarm_signal(g: Retaliation) -> Rule[None]:
    """All runts are activated."""
    yield from activate_all(g)
