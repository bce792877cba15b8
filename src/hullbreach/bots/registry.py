"""Which bots there are: some play any game, others are offered by the package of one game.

A game's package declares its bots in the entry point group `hullbreach.bots`, each by the name
`<game>.<kind>`; the entry is a class, or anything else that makes a bot from a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias

from hullbreach.bots.guess import RandomBot
from hullbreach.bots.protocol import Bot
from hullbreach.bots.search import USUAL, Search, read_budget
from hullbreach.kernel.errors import HullbreachError

GROUP = "hullbreach.bots"

Kind: TypeAlias = Callable[[str], Bot]
"""Makes a bot from a seed."""


class UnknownBotError(HullbreachError):
    """There is no bot of that kind."""

    code = "unknown-bot"


@cache
def _entries() -> dict[tuple[str, str], EntryPoint]:
    found = {}
    for entry in sorted(entry_points(group=GROUP)):
        game, _, kind = entry.name.partition(".")
        found[game, kind] = entry
    return found


_kinds: dict[str, Kind] = {RandomBot.name: RandomBot}


def add(name: str, kind: Kind) -> None:
    """Make a kind of bot known that plays any game: for tests and experiments."""
    _kinds[name] = kind


def names(game: str | None = None) -> list[str]:
    """The kinds that play a game, or any game if none is said, in alphabetical order."""
    own = {kind for where, kind in _entries() if game in (None, where)}
    return sorted({*_kinds, *own, Search.name})


def find(name: str, game: str | None = None) -> Kind:
    """The kind of this name that plays a game, or an error that lists what exists.

    `search` may be given a budget: `search@200` thinks 200 thoughts, `search@0.5s` half a second.
    """
    kind, _, budget = name.partition("@")
    if kind == Search.name:
        limits = read_budget(budget) if budget else USUAL
        guide = find(usual(game), game) if game is not None else RandomBot
        return lambda seed: Search(seed, limits, guide(seed))
    for (where, known), entry in _entries().items():
        if kind == known and game in (None, where) and not budget:
            made: Kind = entry.load()
            return made
    if kind not in _kinds or budget:
        raise UnknownBotError(name=name, known=", ".join(names(game)))
    return _kinds[kind]


def usual(game: str) -> str:
    """The bot that plays a game where nobody says which: its own, if it has one."""
    own = [kind for where, kind in _entries() if where == game]
    return own[0] if own else RandomBot.name


def offered(game: str) -> list[str]:
    """The kinds that play a game, the usual one first: what somebody may choose from.

    >>> offered("nemesis")
    ['survivor', 'random', 'search']
    """
    first = usual(game)
    return sorted(names(game), key=lambda kind: kind != first)
