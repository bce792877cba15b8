"""A table on its way to another process of this machine, where its game is installed, too.

A file is played again by whoever reads it; a parcel is opened in a thousandth of the time, and has
everything that the table knows, also the folders of data that it is played with. So it is only for
processes that trust each other.

>>> from hullbreach.kernel.table import Table
>>> table = Table.new("airlock", seats=3, seed="example")
>>> unpack(pack(table)).hash() == table.hash()
True
"""

from __future__ import annotations

import pickle
from typing import Any

from hullbreach.kernel import registry, shelf
from hullbreach.kernel.table import Table

_FIELDS = (
    "log",
    "standing",
    "_stands",
    "_line",
    "_told",
    "_rekeys",
    "_ask_ids",
    "_origin",
    "_position",
    "_story",
    "_retold",
    "_kept",
    "_fixed",
    "_base",
    "_base_at",
    "_base_script",
    "_base_told",
)


def pack(table: Table) -> bytes:
    """A table as bytes."""
    return _pickled(table, {name: getattr(table, name) for name in _FIELDS})


def pack_moment(table: Table) -> bytes:
    """As much of a table as somebody needs to think about its present moment: not its past."""
    kept = {name: getattr(table, name) for name in _FIELDS}
    kept["log"], kept["_kept"], kept["_origin"], kept["_position"] = [], (), None, None
    kept["_told"] = [()] * table.step_began + table._told[table.step_began :]
    return _pickled(table, kept)


def _pickled(table: Table, kept: dict[str, Any]) -> bytes:
    head = (table.game.name, table.options, table.seats, table.seed, table.hashes, table.limit)
    own = table.edition.houses
    houses = shelf.houses(*own) if own else ()
    return pickle.dumps((head, kept, houses), pickle.HIGHEST_PROTOCOL)


def unpack(data: bytes) -> Table:
    """The table again."""
    (name, options, seats, seed, hashes, limit), kept, houses = pickle.loads(data)
    shelf.take_over(houses)
    table = Table(registry.find(name), options, seats, seed, hashes=hashes, limit=limit)
    for field, value in kept.items():
        setattr(table, field, value)
    return table
