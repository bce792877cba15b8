"""Which packs there are for a game: found by entry point, so any installed package can add one.

An entry of the group `hullbreach.packs` is called `<game>.<pack>` and names a `Pack`. A folder of
data is put on the shelf by whoever plays with it (`add`). Another process that is to know the same
folders is sent them (`houses`) and puts them on its own shelf (`take_over`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from typing import Any, TypeAlias

from hullbreach.kernel import texts
from hullbreach.kernel.packs import Pack

GROUP = "hullbreach.packs"

_added: dict[str, dict[str, Pack]] = {}
_kept: list[dict[Any, Any]] = []


def keep(made: dict[Any, Any]) -> dict[Any, Any]:
    """A dict of things that were made of packs: it is emptied when packs come or go."""
    _kept.append(made)
    return made


_installed = keep({})


def packs(game: str) -> dict[str, Pack]:
    """The packs of a game by their ids."""
    if game not in _installed:
        found: dict[str, Pack] = {}
        for entry in sorted(entry_points(group=GROUP)):
            owner, _, id = entry.name.partition(".")
            if owner == game:
                found[id] = entry.load()
        _installed[game] = found | _added.get(game, {})
    known: dict[str, Pack] = _installed[game]
    return known


def ids(game: str) -> list[str]:
    """The ids of the packs of a game, but for folders of data; none of them is loaded."""
    owned = (entry.name.partition(".") for entry in entry_points(group=GROUP))
    found = {id for owner, _, id in owned if owner == game}
    return sorted(found.union(id for id, pack in _added.get(game, {}).items() if not pack.data))


def add(game: str, pack: Pack) -> None:
    """Put a pack on the shelf without installing it."""
    _added.setdefault(game, {})[pack.id] = pack
    _forget()


def drop(game: str, pack: str) -> None:
    """Take a pack off the shelf that was put there."""
    _added.get(game, {}).pop(pack, None)
    _forget()


Houses: TypeAlias = tuple[tuple[str, Pack], ...]
"""Folders of data, each with the game that it is for."""


def houses(*packs: str) -> Houses:
    """The folders of data on the shelf: all, or these."""
    return tuple(
        (game, pack)
        for game, some in _added.items()
        for pack in some.values()
        if pack.data and (not packs or pack.id in packs)
    )


def take_over(some: Houses) -> None:
    """Put folders of data on the shelf that came from another process, unless they are there."""
    for game, pack in some:
        here = _added.get(game, {}).get(pack.id)
        if here is None or here.folders != pack.folders:
            add(game, pack)


@contextmanager
def lent(game: str, *some: Pack) -> Iterator[None]:
    """For the time of the block these packs are on the shelf: for tests and experiments."""
    before = dict(_added.get(game, {}))
    for pack in some:
        add(game, pack)
    try:
        yield
    finally:
        _added[game] = before
        _forget()


def _forget() -> None:
    for made in _kept:
        made.clear()
    texts.forget()
