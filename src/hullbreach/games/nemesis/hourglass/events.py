"""What is told of the hourglass."""

from __future__ import annotations

from hullbreach.kernel import Event


class SandRanOut(Event, frozen=True):
    """The upper half of the hourglass is empty."""

    tone = "warning"


class HourglassTaken(Event, frozen=True):
    """Somebody has taken the hourglass, and rolled for noise in a room."""

    tone = "danger"
    who: str
    room: str
    face: str


class HourglassRemoved(Event, frozen=True):
    """Somebody has objected to the hourglass: it is out of the game."""

    who: str
