"""What is told of the shuttle, of alerts and of what is left on the ship."""

from __future__ import annotations

from hullbreach.kernel import Event


class TokenFound(Event, frozen=True):
    """An Aftermath exploration token was turned up."""

    cue = "draw"
    shows = ("token",)
    large = True
    tone = "accent"
    who: str
    room: str
    token: str


class AlertRevealed(Event, frozen=True):
    """The crew has to deal with an alert."""

    cue = "draw"
    shows = ("alert",)
    large = True
    tone = "danger"
    alert: str


class AlertServed(Event, frozen=True):
    """Somebody did something about an alert."""

    tone = "good"
    who: str
    alert: str


class StageFulfilled(Event, frozen=True):
    """The first stage of an alert is fulfilled."""

    tone = "good"
    alert: str


class AlertFulfilled(Event, frozen=True):
    """An alert is dealt with."""

    tone = "good"
    alert: str


class AlertFailed(Event, frozen=True):
    """An alert was not dealt with in time."""

    shows = ("alert",)
    large = True
    tone = "danger"
    alert: str


class SampleGone(Event, frozen=True):
    """The sample leaves the game with its alert."""

    tone = "muted"


class ShuttleTime(Event, frozen=True):
    """The marker on the track of the shuttle moved."""

    tone = "accent"
    left: int


class WeaknessLost(Event, frozen=True):
    """A weakness of the intruders counts no longer."""

    tone = "danger"
    weakness: str


class EngineJolted(Event, frozen=True):
    """An engine was in danger: whether its tokens changed places."""

    cue = "roll"
    shows = ("face",)
    tone = "warning"
    room: str
    face: str
    changed: bool
