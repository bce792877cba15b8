"""What the ten alerts ask for. They name only rooms that are on every ship."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath.alerts import ALERTS, Alert, Task
from hullbreach.games.nemesis.aftermath.model import (
    MAIN,
    MAIN_ROOM,
    SHUTTLE,
    SLAIN,
    WORK,
    counter,
    numbers,
)
from hullbreach.games.nemesis.rules.model import COCKPIT, ENGINES, GENERATOR, HIBERNATORIUM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.hive.kinds import LARVA
from hullbreach.games.survival.rules.intruders import stand
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.model import EMERGENCY_ROOM, MALFUNCTION, SAMPLE, supply
from hullbreach.kernel import Denial, deny, rule

LABORATORY, COMMS_ROOM, SURGERY = "room-laboratory", "room-comms-room", "room-surgery"
SECTIONS = ("room-evacuation-section-a", "room-evacuation-section-b")
STRESS = "alert-hull-stress"


def at(*rooms: str) -> Task:
    """Activation in one of these rooms."""
    return Task(rooms)


# Samples


@rule("NA-033", "NA-179")
def sample_aboard(g: Nemesis) -> bool:
    """The sample is in the main room, on the floor or in somebody's hands."""
    carried = any(SAMPLE in g.carried(seat) for seat in g.people(MAIN))
    return carried or g.has(SAMPLE, MAIN)


def carries_sample(g: Nemesis, seat: int) -> Denial | None:
    """Only whoever carries the sample can have it analysed."""
    return None if SAMPLE in g.carried(seat) else deny("NA-042", "denied-no-sample")


@rule("NA-033")
def _recorder(g: Nemesis) -> None:
    """The flight recorder is in the cockpit."""
    g.lay(SAMPLE, g.slot_of(COCKPIT))


@rule("NA-033")
def _organism(g: Nemesis) -> None:
    """What is to be analysed is in the hibernatorium."""
    g.lay(SAMPLE, g.slot_of(HIBERNATORIUM))


# States


def _stressed(g: Nemesis) -> None:
    """There are at least as many malfunctions as have to be repaired."""
    wanted = numbers(g).stress
    for slot in g.board.slots:
        room = g.room(slot)
        broken = sum(g.broken(one) for one in g.board.slots)
        if broken >= wanted or not g.state.zones[supply(MALFUNCTION)]:
            return
        if room and not g.broken(slot) and g.rules.can_break(g, room):
            break_room(g, slot, "NA-145")


def mended(g: Nemesis) -> int:
    """How many malfunctions have to be repaired."""
    return numbers(g).stress


def repaired(g: Nemesis) -> int:
    """The bit of the next repair."""
    return counter(g, WORK).bit_count()


def _ablaze(g: Nemesis) -> None:
    """The hibernatorium burns."""
    set_fire(g, g.slot_of(HIBERNATORIUM), "NA-145")


FRAIL = (HIBERNATORIUM, COCKPIT, *ENGINES)
"""The rooms of the ship in which fire would end everything; that of the shuttle is as frail."""


@rule("NA-183")
def put_out(g: Nemesis) -> bool:
    """No fire where it would end everything."""
    return not any(g.burning(slot) for slot in (*map(g.slot_of, FRAIL), *SHUTTLE))


def _stowaway(g: Nemesis) -> None:
    """A larva sits in the main room, if there is one left; that is no encounter."""
    if g.free_figure(LARVA):
        stand(g, LARVA, MAIN, "NA-145")


@rule("NA-183")
def hunted_down(g: Nemesis) -> bool:
    """No intruder on the shuttle, and one at least was killed since."""
    clean = not any(g.infested(slot) for slot in SHUTTLE)
    return clean and len(g.state.killed) > counter(g, SLAIN)


def section(g: Nemesis, seat: int) -> int:
    """Each section is a part of its own."""
    return SECTIONS.index(g.room(g.crew[seat].slot))


def person(g: Nemesis, seat: int) -> int:
    """Each character is a part of its own."""
    return seat


def carriers(g: Nemesis) -> int:
    """So many different characters; a small crew needs only one."""
    own = numbers(g)
    return own.carriers if g.state.seats > own.small_crew else 1


ALERTS |= {
    "alert-reactor-instability": Alert((at(GENERATOR), at(*ENGINES))),
    "alert-failing-docking-clamps": Alert((at(MAIN_ROOM), at(COCKPIT))),
    "alert-lost-flight-recorder": Alert((Task(so=sample_aboard),), _recorder),
    "alert-unknown-organism": Alert(
        (Task((LABORATORY,), hindrance=carries_sample), Task(so=sample_aboard)), _organism
    ),
    STRESS: Alert((Task(so=lambda g: repaired(g) >= mended(g)),), _stressed),
    "alert-runaway-fire": Alert((Task(so=put_out, at_check=True),), _ablaze),
    "alert-evacuation-test": Alert((Task(SECTIONS, section, lambda g: len(SECTIONS)),)),
    "alert-corporate-uplink": Alert((at(COMMS_ROOM), at(MAIN_ROOM))),
    "alert-outbreak": Alert((Task((SURGERY, EMERGENCY_ROOM), person, carriers),)),
    "alert-stowaway": Alert((Task(so=hunted_down, at_check=True),), _stowaway),
}
