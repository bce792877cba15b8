"""The rounds: who acts when, event cards and time."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class Drafted(Event, frozen=True):
    """Somebody chose a character."""

    tone = "accent"
    who: str
    number: int


class RoundBegins(Event, frozen=True):
    """A new round."""

    tone = "accent"
    heading = "round"
    round: int
    first: str


class TurnBegins(Event, frozen=True):
    """Somebody's turn."""

    tone = "muted"
    heading = "turn"
    who: str


class Drew(Event, frozen=True):
    """Somebody drew cards; only they see which."""

    cue = "draw"
    shows = ("cards",)
    tone = "muted"
    who: str
    count: int
    cards: list[str] | None = None


class Reshuffled(Event, frozen=True):
    """A discard pile became a deck again."""

    tone = "muted"
    deck: Text


class Acted(Event, frozen=True):
    """Somebody does something, and what it cost."""

    who: str
    what: Text
    paid: list[str]


class Interrupted(Event, frozen=True):
    """Somebody cancels what another does."""

    tone = "warning"
    who: str
    whom: str


class Passed(Event, frozen=True):
    """Somebody passed."""

    who: str
    discarded: list[str]


class Discarded(Event, frozen=True):
    """Somebody had to discard cards; nothing if there were none."""

    who: str
    cards: list[str]


class ReactionPlayed(Event, frozen=True):
    """Somebody reacts with a card or an item."""

    who: str
    what: str


class EventDrawn(Event, frozen=True):
    """An event card was drawn."""

    cue = "draw"
    shows = ("event",)
    tone = "accent"
    event: str
    direction: int
    ignored: bool = False
    """Whether only the direction counts: an intruder flees."""
    then: int | None = None
    """The corridor after that one, where there are two."""


class EventForeseen(Event, frozen=True):
    """Somebody has seen the next event, and left it on top or put it at the bottom."""

    tone = "secret"
    who: str
    bottom: bool


class TimePassed(Event, frozen=True):
    """The time marker moved."""

    tone = "accent"
    left: int
    destruct: int | None = None
