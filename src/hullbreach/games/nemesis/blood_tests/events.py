"""What is told of blood tests."""

from __future__ import annotations

from hullbreach.kernel import Event


class BloodTestPrepared(Event, frozen=True):
    """A blood test lies on somebody's discard pile."""

    cue = "draw"
    shows = ("card",)
    who: str
    card: str


class BloodTestShelved(Event, frozen=True):
    """A blood test was used, and is shuffled back into its deck."""

    card: str
