"""Where people want to be told that it is their turn, off the page: kept for each seat, and for a table's chat room.

An address is a secret of whoever gave it. It is told to nobody, and forgotten with the seat or the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from hullbreach.server.schema import addresses, secrets

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullbreach.server.store import Store

ROOM = -1
"""In the place of a seat: the chat room of a whole table."""
MOST = 10
"""Devices for one seat."""


class Address(msgspec.Struct, frozen=True):
    """A device of somebody in a seat, or the chat room of a table."""

    seat: int
    address: str
    keys: bytes
    """For whom a notice is encrypted; empty for a chat room."""
    language: str


class Addresses:
    """All addresses of a database, and the key that their notices are signed with."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: str, one: Address) -> bool:
        """Keep an address in the place of the same one; False if the seat has too many. A table has one chat room."""
        mine = (addresses.c.table_id == table, addresses.c.seat == one.seat)
        old = delete(addresses).where(*mine)
        if one.seat != ROOM:
            old = old.where(addresses.c.address == one.address)
        count = select(func.count()).select_from(addresses).where(*mine)
        row = {"table_id": table, **msgspec.structs.asdict(one)}

        def work(connection: Connection) -> bool:
            self._store._touch(connection, table)
            connection.execute(old)
            if (connection.execute(count).scalar() or 0) >= MOST:
                return False
            connection.execute(insert(addresses), row)
            return True

        kept = await self._store._do(work)
        self._store._wake([table])
        return kept

    async def of(self, table: str, seat: int) -> list[Address]:
        """The addresses of a seat."""
        query = select(addresses).where(addresses.c.table_id == table, addresses.c.seat == seat)

        def work(connection: Connection) -> list[Address]:
            rows = connection.execute(query.order_by(addresses.c.address))
            return [Address(one.seat, one.address, one.keys, one.language) for one in rows]

        return await self._store._read(work)

    async def forget(self, table: str, seat: int, address: str | None = None) -> None:
        """Nothing more is sent to an address of a seat, or to none of them."""
        gone = delete(addresses).where(addresses.c.table_id == table, addresses.c.seat == seat)
        if address is not None:
            gone = gone.where(addresses.c.address == address)
        await self._store._change(table, gone)

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret that all processes share; it is made once."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        fresh = make()

        def work(connection: Connection) -> bytes:
            self._store._lock(connection)
            found: bytes | None = connection.execute(query).scalar()
            if found is None:
                connection.execute(insert(secrets).values(name=name, value=fresh))
            return found or fresh

        return await self._store._do(work)
