"""What the event cards of the carnomorphs do, after they have moved.

Where an event goes through rooms it does so by their numbers; where it goes through characters,
in player order.
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.carnomorphs.effects import EVENTS
from hullbreach.games.nemesis.carnomorphs.events import CarcassRose, PodLost
from hullbreach.games.nemesis.carnomorphs.kinds import (
    BUTCHER,
    FLESHBEAST,
    METAGORGER,
    NUMBERS,
    SHAMBLER,
    all_of,
    free,
    objects_at,
    slimed,
)
from hullbreach.games.nemesis.carnomorphs.mutations import get_marker
from hullbreach.games.nemesis.rules import critical
from hullbreach.games.nemesis.rules.model import SECTIONS
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.pods import leave_pod
from hullbreach.games.survival.cards.event_cards import break_rooms, burning_rooms
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_card
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.doors import seal
from hullbreach.games.survival.rules.events import Discarded, RoomEmptied
from hullbreach.games.survival.rules.intruders import come_in, leave, move_together, place
from hullbreach.games.survival.rules.markers import break_room, clear, set_fire
from hullbreach.games.survival.rules.model import CARCASS, FIRE, GONE, Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.noise import noise_around, noise_roll
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, rule

# Mutations and flesh


@EVENTS("event-rampant-mutation-a", "event-rampant-mutation-b")
@rule("NC-062", "NC-099")
def rampant_mutation(g: Nemesis) -> Rule[None]:
    """Everybody draws some of their own cards and scans the contamination: infected, a marker."""
    for seat in g.active():
        looking = f"looking-{seat}"
        for _ in range(NUMBERS(g).rampant_cards):
            draw_card(g, seat, looking)
        infected = scan(g, seat, [looking], "N-372", clean=False, infected=False)
        cards = g.looks(g.state.zones[looking])
        g.move_all(looking, model.discard(seat))
        g.tell(Discarded(g.name(seat), cards), "N-099")
        if infected:
            yield from get_marker(g, seat, "NC-062")


@EVENTS("event-reawakening-a", "event-reawakening-b")
@rule("NC-103")
def reawakening(g: Nemesis) -> Rule[None]:
    """In each room a carcass that nobody carries gets up as a shambler, and attacks who is there."""
    for slot in g.board.slots:
        if not g.has(CARCASS, slot) or not free(g, SHAMBLER):
            continue
        g.lift(CARCASS, slot)
        g.tell(CarcassRose(g.place(slot)), "N-099")
        risen = yield from place(g, SHAMBLER, slot, "N-099")
        if risen is not None and g.people(slot):
            yield from attack(g, risen, g.rules.victim(g, slot))


@EVENTS("event-marked-prey")
def marked_prey(g: Nemesis) -> Rule[None]:
    """Slime for everybody who carries a heavy object, or is in a room with one."""
    for seat in g.active():
        if g.crew[seat].aboard and objects_at(g, g.crew[seat].slot) and _near(g, seat):
            slime(g, seat, "N-099")
    yield from ()


def _near(g: Nemesis, seat: int) -> bool:
    """Whether somebody carries an object, or one lies there; what others carry is theirs."""
    own = any(thing in model.OBJECTS for thing in g.carried(seat))
    return own or bool(g.objects(g.crew[seat].slot))


# Movement


@EVENTS("event-lurking-a", "event-lurking-b")
def lurking(g: Nemesis) -> Rule[None]:
    """All but metagorgers that do not fight go into hiding."""
    for one in all_of(g, SHAMBLER, FLESHBEAST, BUTCHER):
        if not g.fighting(one):
            leave(g, one, "N-263")
    yield from ()


def _step(g: Nemesis, movers: Iterable[Intruder], wanted: list[str]) -> None:
    """Each of these that does not fight goes next door, to the wanted room with the lowest number."""
    moves = []
    for one in movers:
        near = [slot for slot in g.board.neighbours[one.slot] if slot in wanted]
        if near and not g.fighting(one):
            moves.append((one, near[0]))
    move_together(g, moves, "N-251")


@EVENTS("event-stalking-a", "event-stalking-b")
def stalking(g: Nemesis) -> Rule[None]:
    """All but metagorgers go next door to the prey."""
    prey = [slot for slot in g.board.slots if g.people(slot)]
    _step(g, all_of(g, SHAMBLER, FLESHBEAST, BUTCHER), prey)
    yield from ()


@EVENTS("event-scavenging-biomatter")
def scavenging_biomatter(g: Nemesis) -> Rule[None]:
    """All but the butcher go next door to heavy objects, carried ones too."""
    food = [slot for slot in g.board.slots if objects_at(g, slot)]
    _step(g, all_of(g, METAGORGER, SHAMBLER, FLESHBEAST), food)
    yield from ()


@EVENTS("event-beast-on-the-prowl")
def beast_on_the_prowl(g: Nemesis) -> Rule[None]:
    """A butcher that does not fight is with somebody slimed; without one all who are slimed roll."""
    beasts, prey = all_of(g, BUTCHER), slimed(g)
    for beast in beasts:
        if prey and not g.fighting(beast):
            come_in(g, [(beast, g.crew[prey[0]].slot)], [], "N-099")
    for seat in () if beasts else prey:
        if g.crew[seat].awake and not g.in_combat(seat):
            yield from noise_roll(g, seat)


@EVENTS("event-growl")
def growl(g: Nemesis) -> Rule[None]:
    """Noise all around the rooms with carnomorphs."""
    for slot in g.board.slots:
        if g.infested(slot):
            noise_around(g, slot, "N-099")
    yield from ()


# The ship


@EVENTS("event-airlock-procedure-glitch")
@rule("N-489", "N-490")
def airlock_procedure_glitch(g: Nemesis) -> Rule[None]:
    """The yellow room with the highest number that can be sealed is to lose its air."""
    rooms = [
        slot
        for slot in g.board.slots
        if g.colour(slot) == "yellow"
        and not any(way in g.state.ruined for way, _ in g.board.ways[slot])
    ]
    if rooms and g.active() and not g.state.airless:
        yield from seal(g, g.active()[0], rooms[-1], "N-490")
        critical.start_airlock(g, rooms[-1])


@EVENTS("event-generator-overload")
def generator_overload(g: Nemesis) -> Rule[None]:
    """With enough malfunctions aboard the self-destruct sequence starts."""
    if sum(g.broken(slot) for slot in g.board.slots) >= NUMBERS(g).overload:
        critical.start_destruct(g, "N-551")
    yield from ()


@EVENTS("event-evacuation-hatches-jam")
def evacuation_hatches_jam(g: Nemesis) -> Rule[None]:
    """Malfunctions in both evacuation sections."""
    break_rooms(g, [slot for slot in map(g.slot_of, SECTIONS) if slot])
    yield from ()


@EVENTS("event-structural-weakness")
def structural_weakness(g: Nemesis) -> Rule[None]:
    """Malfunctions in all explored white rooms."""
    break_rooms(g, (slot for slot in g.board.slots if g.colour(slot) == "white"))
    yield from ()


@EVENTS("event-quarantine-procedure")
@rule("N-290", "N-291")
def quarantine_procedure(g: Nemesis) -> Rule[None]:
    """Doors close all around everybody who is slimed."""
    for slot in dict.fromkeys(g.crew[seat].slot for seat in slimed(g)):
        yield from seal(g, g.active()[0], slot, "N-099")


@EVENTS("event-emergency-protocol-failure")
def emergency_protocol_failure(g: Nemesis) -> Rule[None]:
    """The pod of section B with the highest number is lost; who waits in it steps out."""
    pods = sorted(g.pods("b"), key=lambda pod: g.box.pods[row_id(pod)].number)
    if pods:
        for seat in g.aboard_pod(pods[-1]):
            leave_pod(g, seat)
        g.state.locked = [pod for pod in g.state.locked if pod != pods[-1]]
        g.put(pods[-1], "pods-b", GONE)
        g.tell(PodLost(pods[-1]), "N-099")
    yield from ()


# Fire


def _spread_from(g: Nemesis, slot: str) -> None:
    """Fire in all rooms next door, unless a closed door is between."""
    for way, beyond in g.board.ways[slot]:
        if not g.closed(way):
            set_fire(g, beyond, "N-099")


@EVENTS("event-chemical-fire")
@rule("N-276")
def chemical_fire(g: Nemesis) -> Rule[None]:
    """The burning room with the highest number breaks; its fire goes to all rooms next door."""
    burning = burning_rooms(g)
    if burning:
        break_room(g, burning[-1], "N-099")
        clear(g, FIRE, burning[-1], "N-099")
        _spread_from(g, burning[-1])
    yield from ()


@EVENTS("event-ammunition-meltdown")
@rule("N-276")
def ammunition_meltdown(g: Nemesis) -> Rule[None]:
    """In the red room with the lowest number nothing is left to be found; fire there and next door."""
    red = [slot for slot in g.board.slots if g.colour(slot) == "red"]
    if red:
        if g.state.searches.get(red[0]):
            g.state.searches = {**g.state.searches, red[0]: 0}
            g.tell(RoomEmptied(g.place(red[0])), "N-099")
        set_fire(g, red[0], "N-099")
        _spread_from(g, red[0])
    yield from ()
