"""Which games there are: found by entry point, so any installed package can add one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from hullbreach.kernel.errors import UnknownGame
from hullbreach.kernel.game import Game

GROUP = "hullbreach.games"


@cache
def _entries() -> dict[str, Any]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


_added: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Make a game known without installing it: for tests and experiments."""
    _added[game.name] = game


@contextmanager
def lent(game: Game[Any]) -> Iterator[None]:
    """For the time of the block a game is known by its name, instead of any other one."""
    before = _added.get(game.name)
    _added[game.name] = game
    try:
        yield
    finally:
        del _added[game.name]
        if before is not None:
            _added[game.name] = before


def is_installed(game: Game[Any]) -> bool:
    """Whether another process, too, finds this very game by its name."""
    entry = _entries().get(game.name)
    return entry is not None and entry.load() is game


def is_added(name: str) -> bool:
    """Whether the game of this name was made known without installing it."""
    return name in _added


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({*_entries(), *_added})


def loadable() -> Iterator[Game[Any]]:
    """All games; one that cannot be loaded costs the others nothing."""
    for name in names():
        with suppress(Exception):
            yield find(name)


def find(name: str) -> Game[Any]:
    """The game of this name, or an error that lists what exists."""
    if name in _added:
        return _added[name]
    entry = _entries().get(name)
    if entry is None:
        raise UnknownGame(name=name, known=", ".join(names()) or "-")
    game: Game[Any] = entry.load()
    return game
