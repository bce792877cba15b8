"""Tables that were begun under older rules: how many there are, counted without playing any of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.kernel import registry
from hullbreach.kernel.errors import BadFolder, BadPacks, UnknownGame

WAYS = "SELECT game, rules, content, options, COUNT(*) FROM tables GROUP BY 1, 2, 3, 4"
"""How tables are played: there are few ways, however many tables there are."""


Way = tuple[str, str, str, bytes, int]
"""A game, its rules, its content, the options; and how many tables are played like this."""


def in_file(database: Path) -> list[Way]:
    """How the tables of a database file are played."""
    if not database.exists():
        return []
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(WAYS).fetchall()


def count(ways: Iterable[Way]) -> int:
    """How many tables are to go on by newer rules, once somebody comes back to them."""
    return sum(
        tables
        for game, rules, content, options, tables in ways
        if _older(game, rules, content, msgspec.json.decode(options))
    )


def _older(name: str, rules: str, content: str, options: dict[str, Any]) -> bool:
    """Whether these rules or this content are others than today's; of unknown games nothing is said."""
    with suppress(UnknownGame, BadPacks, BadFolder):
        game = registry.find(name)
        if rules != game.version:
            return True
        packs = game.older_options(options).get("packs", ())
        return bool(content != game.edition(tuple(packs)).fingerprint)
    return False
