"""What is told of the rooms of Aftermath."""

from __future__ import annotations

from hullbreach.kernel import Event


class AlarmRang(Event, frozen=True):
    """An alarm rang in a room where nobody is: the roll for its noise."""

    cue = "roll"
    shows = ("face",)
    tone = "warning"
    who: str
    room: str
    face: str


class Exchanged(Event, frozen=True):
    """Somebody made something special in the crafting room."""

    turns_up = "item"
    tone = "good"
    who: str
    item: str


class PointerAttached(Event, frozen=True):
    """Somebody put a laser pointer on a weapon."""

    who: str
    item: str
    weapon: str
