"""Bodies: wounds, contamination, death."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class LightlyWounded(Event, frozen=True):
    """A character took light wounds."""

    tone = "danger"
    who: str
    count: int
    cause: Text | None = None


class SeriouslyWounded(Event, frozen=True):
    """A character took a serious wound."""

    cue = "draw"
    shows = ("wound",)
    tone = "danger"
    who: str
    wound: str
    cause: Text | None = None
    had: int = 0
    """How many serious wounds there are with it."""


class Healed(Event, frozen=True):
    """A serious wound was healed, or so many light ones."""

    tone = "good"
    who: str
    wound: str | None = None
    count: int = 0


class Dressed(Event, frozen=True):
    """A serious wound was dressed."""

    tone = "good"
    who: str
    wound: str


class Contaminated(Event, frozen=True):
    """A character got a contamination card."""

    cue = "draw"
    tone = "warning"
    who: str


class Scanned(Event, frozen=True):
    """Contamination cards were scanned."""

    who: str
    infected: int
    clean: int


class Infested(Event, frozen=True):
    """A character carries a larva."""

    tone = "danger"
    who: str


class Cured(Event, frozen=True):
    """A character got rid of the larva."""

    tone = "good"
    who: str


class Died(Event, frozen=True):
    """A character died."""

    tone = "danger"
    who: str
    cause: Text
    slot: str = ""
    """Where it happened; nowhere once the game is over."""
    then: Text | None = None
    """What is left to do for whoever played the character."""


class Revived(Event, frozen=True):
    """Somebody who was dead is alive again."""

    tone = "good"
    who: str
    room: str
