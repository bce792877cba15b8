"""Players that are programs: a bot sees what its seat may know, and answers what it is asked.

>>> bot = find("random")("a seed")
>>> bot.name
'random'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from hullbreach.bots.guess import RandomBot
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.table import OpenAsk


class Bot(Protocol):
    """A player that is a program.

    It never meets the table, only its seat's view and the ask; it returns the id of one of the
    ask's options. The same seed and the same asks give the same answers. A bot that does not look
    at the view says so with `sees = False`; then who has many games to play need not build it.
    """

    @property
    def name(self) -> str:
        """The name of its kind, as on the command line."""

    def choose(self, view: Any, ask: OpenAsk) -> str:
        """The id of the option that it takes."""


class UnknownBotError(HullbreachError):
    """There is no bot of that kind."""

    code = "unknown-bot"


DEFAULT = RandomBot.name

_kinds: dict[str, Callable[[str], Bot]] = {RandomBot.name: RandomBot}


def add(name: str, kind: Callable[[str], Bot]) -> None:
    """Make a kind of bot known: something that makes one from a seed."""
    _kinds[name] = kind


def names() -> list[str]:
    """The kinds that there are, in alphabetical order."""
    return sorted(_kinds)


def find(name: str) -> Callable[[str], Bot]:
    """The kind of this name, or an error that lists what exists."""
    if name not in _kinds:
        raise UnknownBotError(name=name, known=", ".join(names()))
    return _kinds[name]


__all__ = ["DEFAULT", "Bot", "UnknownBotError", "add", "find", "names"]
