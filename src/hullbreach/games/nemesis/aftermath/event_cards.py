"""What the events of Aftermath do, after the intruders have moved."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath.events import EngineJolted, WeaknessLost
from hullbreach.games.nemesis.aftermath.model import numbers, set_counters
from hullbreach.games.nemesis.rules.model import ENGINES
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.hive.kinds import LARVA, QUEEN
from hullbreach.games.survival.rules.combat import COMBAT_DIE, DOUBLE_HIT, HIT
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.events import EggDestroyed, EggLaid
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.markers import set_fire
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD, GONE
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.noise import noise_around
from hullbreach.kernel import Rule, rule

AFTERMATH = Layer.new()
EVENTS = AFTERMATH.events


@EVENTS("event-royal-ceremony")
@rule("N-556")
def royal_ceremony(g: Nemesis) -> Rule[None]:
    """The queen comes to her nest; if she is about, or the nest is not known, there is one egg more."""
    if g.rules.queen_dead(g):
        return
    nest = g.nest()
    if nest and g.free_figure(QUEEN):
        yield from place(g, QUEEN, nest, "N-099")
    elif g.lay(EGG, EGG_BOARD):
        g.tell(EggLaid(), "N-099")


@EVENTS("event-screeching")
def screeching(g: Nemesis) -> Rule[None]:
    """Noise all around every room with an intruder."""
    for slot in g.board.slots:
        if g.infested(slot):
            noise_around(g, slot, "N-099")
    yield from ()


@EVENTS("event-slimy")
def slimy(g: Nemesis) -> Rule[None]:
    """Contamination for everybody who is covered with slime."""
    for seat in g.active():
        if g.crew[seat].slimed:
            for _ in range(numbers(g).slimy):
                contaminate(g, seat, "N-099")
    yield from ()


@EVENTS("event-eggs-hatching")
def eggs_hatching(g: Nemesis) -> Rule[None]:
    """Eggs that lie about become larvae; one more crawls out of the nest."""
    rooms = [slot for slot in g.board.slots if g.has(EGG, slot)]
    for slot in rooms:
        eggs = g.state.zones[slot].count(EGG)
        for _ in range(eggs):
            g.lift(EGG, slot)
        g.tell(EggDestroyed(eggs, g.place(slot)), "N-099")
    nest = g.nest()
    if nest and not g.state.nest_destroyed:
        rooms.append(nest)
    for slot in rooms:
        if g.free_figure(LARVA):
            yield from place(g, LARVA, slot, "N-099")


@EVENTS("event-infested-supplies")
def infested_supplies(g: Nemesis) -> Rule[None]:
    """Contamination for everybody in a green room."""
    for seat in g.active():
        if g.crew[seat].aboard and g.colour(g.crew[seat].slot) == "green":
            contaminate(g, seat, "N-099")
    yield from ()


@EVENTS("event-adaptability")
@rule("N-550")
def adaptability(g: Nemesis) -> Rule[None]:
    """One weakness that is known counts no longer, for anything."""
    if g.state.weaknesses:
        lost = g.pick(g.state.weaknesses)
        zone = next(zone for zone, cards in g.state.zones.items() if lost in cards)
        g.put(lost, zone, GONE)
        g.state.weaknesses = [one for one in g.state.weaknesses if one != lost]
        g.tell(WeaknessLost(lost), "N-099")
    yield from ()


@EVENTS("event-maneuver")
def maneuver(g: Nemesis) -> Rule[None]:
    """Everybody draws up to fewer cards in the next round."""
    set_counters(g, maneuver=g.state.round + 1)
    yield from ()


@EVENTS("event-dripping")
def dripping(g: Nemesis) -> Rule[None]:
    """Slime for everybody in a room with an entrance to technical corridors."""
    for seat in g.active():
        if g.crew[seat].aboard and g.board.technical(g.crew[seat].slot):
            slime(g, seat, "N-099")
    yield from ()


@EVENTS("event-sparks")
def sparks(g: Nemesis) -> Rule[None]:
    """Every room with a malfunction burns."""
    for slot in [slot for slot in g.board.slots if g.broken(slot)]:
        set_fire(g, slot, "N-099")
    yield from ()


@EVENTS("event-warbling")
def warbling(g: Nemesis) -> Rule[None]:
    """Noise around the engines; a hit of the combat die turns the state of one of them over."""
    rooms = [g.slot_of(room) for room in ENGINES]
    for slot in rooms:
        noise_around(g, slot, "N-099")
    for number, room in enumerate(ENGINES, 1):
        face = g.roll(COMBAT_DIE)
        changed = face in (HIT, DOUBLE_HIT)
        if changed:
            g.take(f"engine-{number}", 0, f"engine-{number}")
        g.tell(EngineJolted(room, f"combat-{face}", changed), "N-099")
        if changed:
            break
    yield from ()
