"""What the event cards of the Void Seeders do, after they have moved.

Where an event goes through rooms it does so by their numbers; where it goes through characters,
in player order.
"""

from __future__ import annotations

from hullbreach.games.nemesis.rules import critical, pods
from hullbreach.games.nemesis.rules.model import ENGINES, GENERATOR
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.effects import EVENTS
from hullbreach.games.nemesis.void_seeders.insanity import go_mad, insanity, panic
from hullbreach.games.nemesis.void_seeders.kinds import (
    DESPOILER,
    NUMBERS,
    lair_rooms,
    seeders,
)
from hullbreach.games.survival.cards.event_cards import break_rooms, burning_rooms, spread
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_cards, lose_hand, renew
from hullbreach.games.survival.rules.contamination import contaminate, mix_up, scan
from hullbreach.games.survival.rules.events import EventDrawn
from hullbreach.games.survival.rules.intruders import move_together, place
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.noise import place_noise
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, rule


def _aboard(g: Nemesis) -> list[int]:
    """Those who stand in a room, in player order."""
    return [seat for seat in g.active() if g.crew[seat].aboard]


# Minds


@EVENTS("event-terror-a", "event-terror-b", "event-terror-c")
@rule("NV-059", "NV-097")
def terror(g: Nemesis) -> Rule[None]:
    """Everybody draws a full hand and scans it: infected, the mind is lost. Then all hands are."""
    for seat in g.active():
        draw_cards(g, seat, g.box.numbers.turn.hand - len(g.hand(seat)))
        if scan(g, seat, [model.hand(seat)], "N-372", clean=False, infected=False):
            yield from g.rules.infected(g, seat)
    for seat in g.active():
        lose_hand(g, seat, "N-099")
        mix_up(g, seat, model.discard(seat))


@EVENTS("event-tendrils")
def tendrils(g: Nemesis) -> Rule[None]:
    """Who is near technical corridors grows more insane."""
    for seat in _aboard(g):
        if g.board.technical(g.crew[seat].slot):
            yield from go_mad(g, seat, "N-099")


@EVENTS("event-fear-a", "event-fear-b")
def fear(g: Nemesis) -> Rule[None]:
    """Contamination for whoever is more insane than there are cards in the hand."""
    for seat in g.active():
        if insanity(g, seat) > len(g.hand(seat)):
            contaminate(g, seat, "N-099")
    yield from ()


@EVENTS("event-monophobia-a", "event-monophobia-b")
def monophobia(g: Nemesis) -> Rule[None]:
    """Who is alone panics, unless something keeps them company."""
    lonely = [seat for seat in _aboard(g) if g.people(g.crew[seat].slot) == [seat]]
    for seat in lonely:
        if not g.in_combat(seat):
            yield from panic(g, seat, "N-099")


@EVENTS("event-neurosis")
def neurosis(g: Nemesis) -> Rule[None]:
    """Who is with a lair or next door to one panics."""
    near = {room for lair in lair_rooms(g) for room in (lair, *g.board.neighbours[lair])}
    for seat in [seat for seat in _aboard(g) if g.crew[seat].slot in near]:
        yield from panic(g, seat, "N-099")


# Void Seeders


@EVENTS("event-hunt")
def hunt(g: Nemesis) -> Rule[None]:
    """Each Void Seeder that does not fight goes next door to the prey."""
    moves = []
    for one in seeders(g):
        prey = [slot for slot in g.board.neighbours[one.slot] if g.people(slot)]
        if prey and not g.fighting(one):
            moves.append((one, prey[0]))
    move_together(g, moves, "N-251")
    yield from ()


@EVENTS("event-agoraphobia-a", "event-agoraphobia-b")
@rule("NV-041")
def agoraphobia(g: Nemesis) -> Rule[None]:
    """The Despoiler comes to the first crowd, and surprises nobody."""
    for slot in g.board.slots:
        if len(g.people(slot)) >= NUMBERS(g).crowd:
            yield from place(g, DESPOILER, slot, "N-099")
            return


@EVENTS("event-whispers-a", "event-whispers-b")
@rule("N-240", "N-241", "N-099")
def whispers(g: Nemesis) -> Rule[None]:
    """Noise at everybody's room where another event card points; heard before, an encounter.

    That card is discarded. Who fights already meets nothing more.
    """
    if not renew(g, "event", "N-100"):
        return
    card = g.draw("deck-event", "discard-event")
    number = g.rules.directions(g, card)[0]
    g.tell(EventDrawn(card, number, ignored=True), "N-099")
    hearers: dict[str, list[int]] = {}
    for seat in _aboard(g):
        way = g.board.exits[g.crew[seat].slot].get(number, "")
        if way:
            hearers.setdefault(way, []).append(seat)
    loud = [seats for way, seats in hearers.items() if g.noisy(way)]
    for way in hearers:
        place_noise(g, way, "N-099")
    for seats in loud:
        near = [seat for seat in seats if g.crew[seat].aboard and not g.in_combat(seat)]
        if near:
            yield from g.rules.encounter(g, near[0])


# The ship


def _computers(g: Nemesis) -> list[str]:
    """The explored rooms with a computer, broken or not."""
    return [
        slot
        for slot in g.board.slots
        if g.room(slot) and g.box.rooms[row_id(g.room(slot))].computer
    ]


@EVENTS("event-computer-system-failure")
def computer_system_failure(g: Nemesis) -> Rule[None]:
    """If one computer is broken, all are."""
    computers = _computers(g)
    if any(g.broken(slot) for slot in computers):
        break_rooms(g, computers)
    yield from ()


@EVENTS("event-ship-ai-failure")
@rule("N-551")
def ship_ai_failure(g: Nemesis) -> Rule[None]:
    """With enough broken computers the ship destroys itself; otherwise the next one breaks."""
    computers = _computers(g)
    working = [slot for slot in computers if not g.broken(slot)]
    if len(computers) - len(working) >= NUMBERS(g).failing_computers:
        critical.start_destruct(g, "N-551")
    else:
        break_rooms(g, working[:1])
    yield from ()


@EVENTS("event-evacuation-pod-ejection")
def evacuation_pod_ejection(g: Nemesis) -> Rule[None]:
    """The pod with the highest number goes, with whoever waits in it."""
    parked = g.pods("a") + g.pods("b")
    if parked:
        highest = max(parked, key=lambda pod: g.box.pods[row_id(pod)].number)
        g.state.locked = [pod for pod in g.state.locked if pod != highest]
        pods.launch(g, highest, "N-099")
    yield from ()


# Fire


@EVENTS("event-fire-wave")
@rule("N-276")
def fire_wave(g: Nemesis) -> Rule[None]:
    """From the burning room with the lowest number fire goes next door, but not through doors."""
    for slot in burning_rooms(g)[:1]:
        for way, beyond in g.board.ways[slot]:
            if not g.closed(way):
                set_fire(g, beyond, "N-099")
    yield from ()


@EVENTS("event-generator-overheat")
@rule("N-276")
def generator_overheat(g: Nemesis) -> Rule[None]:
    """The generator breaks; if it was broken, it burns, and fire spreads."""
    slot = g.slot_of(GENERATOR)
    if slot and g.broken(slot):
        set_fire(g, slot, "N-099")
        spread(g)
    elif slot:
        break_room(g, slot, "N-099")
    yield from ()


@EVENTS("event-fuel-explosion")
def fuel_explosion(g: Nemesis) -> Rule[None]:
    """Fire in all engine rooms."""
    for room in ENGINES:
        set_fire(g, g.slot_of(room), "N-099")
    yield from ()
