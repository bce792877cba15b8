"""What a table itself tells, beside the events of its game."""

from __future__ import annotations

from typing import Literal

from hullbreach.kernel.events import Event
from hullbreach.kernel.texts import Text

GoneOn = Literal["answers", "round", "end"]
"""From where a game of older rules goes on: from its last answer that fits, from the round that was kept
last, or not at all, since it has ended."""


class TakenBack(Event, frozen=True):
    """A seat took back an answer."""

    tone = "muted"

    seat: Text
    fresh: bool


class HouseRules(Event, frozen=True):
    """The table is played with data of its own."""

    tone = "warning"

    packs: tuple[str, ...]
    fingerprints: str


class OlderRules(Event, frozen=True):
    """A game that was begun under older rules goes on; so many answers no longer count."""

    tone = "warning"

    lost: int
    gone_on: GoneOn = "answers"


class Retold(Event, frozen=True):
    """A line of a game of older rules, in the words in which it was told then."""

    words: Text

    def text(self) -> Text:
        """The line as it was."""
        return self.words


class RetoldHeading(Retold, frozen=True):
    """As `Retold`: a new part of the story began with it."""

    heading = "round"
