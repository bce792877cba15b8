"""What is kept of a finished game when thousands are compared: ids and numbers, no words.

A game says in `Game.facts` what may have helped somebody to win, how it ended and which content
came into it. Whoever counts games (`hullbreach arena`) knows no game beyond this.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Trait: TypeAlias = str | int | list[str]
"""An id with a message of its own, a number, or several ids that all hold."""


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat had and what became of it."""

    traits: dict[str, Trait] = {}
    """What it had from the start: a character, an objective. The words are `fact-<game>-<name>`."""
    fate: str = ""
    """How it ended for this seat, whether it won or not: the id of a message."""
    cause: str = ""
    """Of what it died or how else it was put out of the game: the id of a message."""
    used: list[str] = []
    """Ids of content that it used, or that befell it."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game in short."""

    ending: str = ""
    """Why it came to an end: the id of a message."""
    rounds: int = 0
    """How long it was, as its players would count."""
    traits: dict[str, Trait] = {}
    """What else is worth counting about the game itself, named as a seat's traits are."""
    used: list[str] = []
    """Ids of content that came up for everyone."""
    seats: list[SeatFacts] = []
    """By seat; a game with nothing to say of its seats leaves it empty."""
