"""The words and figures of a report in the reader's language."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from babel.numbers import format_decimal, format_percent

from hullbreach.arena.stats import Interval
from hullbreach.kernel import Game
from hullbreach.kernel.texts import Argument, Text, Texts


class Words:
    """Messages, names of a game's ids, and numbers as the language writes them."""

    def __init__(self, game: Game[Any], texts: Texts, words: str = "") -> None:
        self.game = game
        self.texts = texts.of(words or game.name)
        self.language = texts.language

    def say(self, message: str, **args: Argument) -> str:
        """A message of the report, `arena-<message>`."""
        return self.texts.format(Text(f"arena-{message}", args))

    def name(self, value: str | int | Text) -> str:
        """What an id is called, as the label of a row."""
        if isinstance(value, Text):
            name = self.texts.format(value)
        else:
            name = self.texts.name(value) if isinstance(value, str) else str(value)
        return name[:1].upper() + name[1:].removesuffix(".")

    def heading(self, trait: str) -> str:
        """What a trait of this game is called; or one that every game has."""
        own = f"fact-{self.game.name}-{trait}"
        return self.texts.format(Text(own)) if self.texts.has(own) else self._common(trait)

    def _common(self, trait: str) -> str:
        return self.say(f"trait-{trait}") if self.texts.has(f"arena-trait-{trait}") else trait

    def kind(self, id: str | int) -> str:
        """Which list of the box content is from."""
        return self._kinds.get(str(id), "")

    @cached_property
    def _kinds(self) -> dict[str, str]:
        return {
            entry.id: self.texts.format(listing.title(self.game.name))
            for listing in self.game.content()
            for entry in listing.entries
        }

    def number(self, value: float) -> str:
        """A number, with as much behind the point as is worth telling."""
        return number(value, self.language)

    def luck(self, value: float) -> str:
        """How probable something is by luck: to two digits, and never quite nothing."""
        least = 1e-4
        shown = format_decimal(max(value, least), "0.0###", locale=self.language)
        return f"< {shown}" if value < least else shown

    def percent(self, share: float, *, unit: bool = True) -> str:
        """A share in percent."""
        return percent(share, self.language) if unit else bare_percent(share, self.language)

    def tick(self, share: float) -> str:
        """A share on an axis."""
        return str(format_percent(share, "0.##%", locale=self.language))

    def points(self, gap: float) -> str:
        """A difference of shares, in points, with its sign."""
        return str(format_decimal(100 * gap, "+0.0;−0.0", locale=self.language))

    def range(self, interval: Interval) -> str:
        """From where to where a share may be."""
        return f"{self.percent(interval.low, unit=False)}–{self.percent(interval.high)}"


def number(value: float, language: str) -> str:
    """A number as a language writes it."""
    pattern = "#,##0" if value >= 100 or value == int(value) else "#,##0.0"
    return str(format_decimal(value, pattern, locale=language))


def percent(share: float, language: str) -> str:
    """A share in percent as a language writes it; very small ones with a digit more."""
    return f"{bare_percent(share, language)}%"


def bare_percent(share: float, language: str) -> str:
    """The same without its sign."""
    small = 0.00005 <= abs(share) < 0.0095
    return str(format_decimal(100 * share, "0.00" if small else "0.0", locale=language))
