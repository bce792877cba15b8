"""What the event cards do, after the intruders have moved.

Where an event goes through rooms it does so by their numbers; where it goes through characters,
in player order.
"""

from __future__ import annotations

from hullbreach.games.nemesis.rules import critical, pods
from hullbreach.games.nemesis.rules.effects import EVENTS
from hullbreach.games.nemesis.rules.model import GENERATOR, HIBERNATORIUM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.event_cards import break_rooms, green_rooms_fail
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.noise import noise_roll, place_noise
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, rule

# The ship

EVENTS("event-life-support-failure")(green_rooms_fail)


@EVENTS("event-coolant-leak")
@rule("N-551")
def coolant_leak(g: Nemesis) -> Rule[None]:
    """A broken generator starts the self-destruct sequence, whoever may be asleep."""
    slot = g.slot_of(GENERATOR)
    if slot and g.broken(slot):
        critical.start_destruct(g, "N-551")
    yield from ()


@EVENTS("event-short-circuit")
def short_circuit(g: Nemesis) -> Rule[None]:
    """Malfunctions in all explored yellow rooms with a computer."""
    break_rooms(
        g, (slot for slot in g.board.slots if g.colour(slot) == "yellow" and g.computer(slot))
    )
    yield from ()


@EVENTS("event-malfunction")
@rule("N-554")
def malfunction(g: Nemesis) -> Rule[None]:
    """A malfunction in the explored room with the lowest number that can still have one."""
    for slot in g.board.slots:
        room = g.room(slot)
        if room and not g.broken(slot) and g.rules.can_break(g, room):
            break_room(g, slot, "N-554")
            break
    yield from ()


@EVENTS("event-pod-ejection")
def pod_ejection(g: Nemesis) -> Rule[None]:
    """The pod with the lowest number goes, with whoever waits in it."""
    parked = g.pods("a") + g.pods("b")
    if parked:
        lowest = min(parked, key=lambda pod: g.box.pods[row_id(pod)].number)
        g.state.locked = [pod for pod in g.state.locked if pod != lowest]
        pods.launch(g, lowest, "N-099")
    yield from ()


# Fire


@EVENTS("event-flammable-compounds")
def flammable_compounds(g: Nemesis) -> Rule[None]:
    """The hibernatorium burns; if it did already, all rooms next to it."""
    slot = g.slot_of(HIBERNATORIUM)
    for burned in g.board.neighbours[slot] if g.burning(slot) else (slot,):
        set_fire(g, burned, "N-099")
    yield from ()


# Intruders


# Noise


@EVENTS("event-noise-in-technical-corridors")
@rule("N-555", "N-711")
def noise_in_technical_corridors(g: Nemesis) -> Rule[None]:
    """Noise in technical corridors; where it was there before, all near an entrance roll for it."""
    loud = [network for network in g.board.networks if g.noisy(network)]
    for network in g.board.networks:
        place_noise(g, network, "N-099")
    for seat in g.active():
        who = g.crew[seat]
        near = any(network in loud for network in g.board.technical(who.slot))
        if near and who.awake and not g.infested(who.slot):
            yield from noise_roll(g, seat)
