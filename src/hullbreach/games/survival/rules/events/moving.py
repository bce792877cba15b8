"""Moving about: rooms, noise, markers and doors."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class Moved(Event, frozen=True):
    """A character went to another room."""

    cue = "move"

    who: str
    room: str


class Explored(Event, frozen=True):
    """A room was entered for the first time."""

    cue = "draw"
    shows = ("token",)
    tone = "accent"
    who: str
    slot: str
    room: str
    token: str


class TokenIgnored(Event, frozen=True):
    """The exploration token that was turned up does nothing."""

    who: str


class Slimed(Event, frozen=True):
    """A character is covered with slime."""

    tone = "warning"
    who: str


class Washed(Event, frozen=True):
    """A character got rid of the slime."""

    tone = "good"
    who: str


class NoiseRolled(Event, frozen=True):
    """Somebody rolled the noise die."""

    cue = "roll"
    shows = ("face",)
    tone = "warning"
    who: str
    face: str


class NoisePlaced(Event, frozen=True):
    """There is noise in a corridor."""

    tone = "warning"
    where: Text


class MarkerPlaced(Event, frozen=True):
    """A marker was put in a room."""

    tone = "warning"
    marker: str
    room: str


class MarkerRemoved(Event, frozen=True):
    """A marker was taken out of a room."""

    tone = "good"
    marker: str
    room: str


class DoorClosed(Event, frozen=True):
    """A door closed."""

    where: Text


class DoorOpened(Event, frozen=True):
    """A door opened."""

    where: Text


class DoorDestroyed(Event, frozen=True):
    """A door was destroyed."""

    tone = "danger"
    where: Text


class TurnedBack(Event, frozen=True):
    """Somebody did not get into a pod or a hibernation chamber: an intruder came."""

    tone = "warning"
    who: str
    room: str
