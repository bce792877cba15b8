"""What traits bring about, as it is told."""

from __future__ import annotations

from hullbreach.kernel import Event


class Rushed(Event, frozen=True):
    """The Soldier takes a wound to get more done."""

    who: str


class WentAlong(Event, frozen=True):
    """The Psychologist goes where somebody else goes."""

    who: str
    whom: str


class ObjectiveReplaced(Event, frozen=True):
    """The Android has another corporate objective instead of a personal one."""

    tone = "secret"
    who: str
