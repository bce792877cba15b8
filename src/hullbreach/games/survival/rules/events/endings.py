"""Objectives, and how it ends."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class ObjectiveKept(Event, frozen=True):
    """Somebody has decided what to live for."""

    tone = "secret"
    who: str


class SignalSent(Event, frozen=True):
    """Somebody sent the signal."""

    who: str


class Checked(Event, frozen=True):
    """A step of the victory check."""

    what: Text


class Fate(Event, frozen=True):
    """How the story of the ship, or of the base, ends."""

    fate: Text


class Judged(Event, frozen=True):
    """How it ended for somebody."""

    tone = "accent"
    who: str
    won: bool
    reason: Text


class ObjectiveShown(Event, frozen=True):
    """All is over, and somebody who died shows what the character wanted."""

    who: str
    objective: str
