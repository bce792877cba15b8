"""The shuttle's places, the zones and numbers of Aftermath, and the rows that its missions bring along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hullbreach.games.nemesis import ship
from hullbreach.games.nemesis.aftermath import FOLDER
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.kernel.content import Source, Table, merge, read
from hullbreach.kernel.memo import memo
from hullbreach.kernel.packs import Pack

# The shuttle
SHUTTLE = MAIN, TOP, REAR, BOTTOM = tuple(
    f"slot-{number}" for number in ("022", "023", "024", "025")
)
CABINS = (TOP, REAR, BOTTOM)
"""Where the additional rooms of the shuttle are."""
MAIN_ROOM = "room-main-room"

# Zones
ALERT = "alert"
"""The alert that the crew has to deal with."""

# Counters of the game as a whole
TRACK, STAGE, WORK, DONE, SLAIN, MANEUVER = (
    "shuttle",
    "alert-stage",
    "alert-work",
    "alert-done",
    "alert-slain",
    "maneuver",
)
"""The marker on the shuttle's track; how far an alert is dealt with; the round of a maneuver."""


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers that both missions of Aftermath have."""

    activation: int
    stress: int
    carriers: int
    small_crew: int
    slimy: int
    maneuver: int
    source: Source


def numbers(g: Any) -> Numbers:
    """The numbers of the mission in play."""
    return next(one for one in g.edition.own.values() if isinstance(one, Numbers))


@memo
def lying(slot: str) -> str:
    """The zone of the Aftermath exploration token in a room."""
    return f"aftermath-{slot}"


def on_ship(g: Nemesis) -> list[str]:
    """The rooms of the Nemesis."""
    return [slot for slot in g.board.slots if slot not in SHUTTLE]


def counter(g: Nemesis, name: str, otherwise: int = 0) -> int:
    """What a counter of the game shows."""
    return g.state.counters.get(name, otherwise)


def set_counters(g: Nemesis, **values: int) -> None:
    """Set counters, by their names with underscores."""
    named = {name.replace("_", "-"): value for name, value in values.items()}
    g.state.counters = {**g.state.counters, **named}


def drop_counters(g: Nemesis, *names: str) -> None:
    """Forget counters."""
    g.state.counters = {
        name: value for name, value in g.state.counters.items() if name not in names
    }


# Rows


def brought(mission: str) -> Callable[[], Mapping[str, Any]]:
    """The rows of the ship with the shuttle docked to it, for a mission."""
    return partial(_docked, mission)


def _docked(mission: str) -> Mapping[str, Any]:
    ours = read(Pack(id="aftermath", folders=(FOLDER / "box",)))
    shared = ours.pop("numbers")["aftermath"]
    tables = merge(read(Pack(id=ship.PACK.id, folders=ship.PACK.folders)), ours)
    for board in tables["boards"].values():
        board["pack"] = ship.PACK.id  # the sides are those of the ship
    return {**tables, "numbers": {mission: shared}}
