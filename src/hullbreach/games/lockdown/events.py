"""What Lockdown tells: the events that only this game knows."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class PowerChanged(Event, frozen=True):
    """A power token was turned over."""

    token: str
    place: str
    active: bool


class PowerMoved(Event, frozen=True):
    """A power token lies in another section now."""

    token: str
    place: str


class BackupPower(Event, frozen=True):
    """The emergency power was switched on or off."""

    active: bool


class TimeMoved(Event, frozen=True):
    """The time token is on another space."""

    space: int


class AutodestructionSet(Event, frozen=True):
    """The countdown to the autodestruction runs, up to this space."""

    tone = "bad"
    space: int
    critical: bool


class AutodestructionStopped(Event, frozen=True):
    """The countdown was called off."""


class AlertRaised(Event, frozen=True):
    """The alert procedure was started: the game ends when this space is left."""

    who: str
    space: int


class GateOpened(Event, frozen=True):
    """The main gate is open for good."""


class IsolationUnlocked(Event, frozen=True):
    """Whoever is in the Isolation Room can lock it from now on."""


class BaseFate(Event, frozen=True):
    """How the story of the base ends."""

    fate: Text


class NoiseFaded(Event, frozen=True):
    """Noise markers were removed in a section with power."""

    section: str
    count: int
