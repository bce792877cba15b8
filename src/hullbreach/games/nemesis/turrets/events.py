"""What is told of turrets."""

from __future__ import annotations

from hullbreach.kernel import Event


class TurretPlaced(Event, frozen=True):
    """There is a turret in a room."""

    tone = "warning"
    room: str


class TurretShown(Event, frozen=True):
    """Everybody sees at whom a turret aims."""

    cue = "draw"
    shows = ("status",)
    tone = "warning"
    room: str
    status: str


class TurretFired(Event, frozen=True):
    """A turret has hit a character or an intruder."""

    tone = "danger"
    room: str
    target: str


class TurretSet(Event, frozen=True):
    """Somebody told a turret at whom to aim; only they know what."""

    tone = "secret"
    who: str
    room: str
    status: str | None = None


class TurretDestroyed(Event, frozen=True):
    """A turret is gone."""

    tone = "good"
    room: str
