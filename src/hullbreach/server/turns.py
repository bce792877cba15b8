"""Until when people should answer at tables that are played over days: kept, so that it outlives the process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from hullbreach.server.schema import entries, turns
from hullbreach.server.stored import Turn

if TYPE_CHECKING:
    from hullbreach.server.store import Store

AT_ONCE = 200
"""So many tables are looked at, at most, before the next look."""


class Turns:
    """Whose turn it is, at all tables of a database that are played over days."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, table: str, version: int, wanted: Iterable[Turn]) -> bool:
        """Keep whose turn it is after so many entries; False if another process knows better."""
        count = select(func.count()).select_from(entries).where(entries.c.table_id == table)
        rows = [{"table_id": table, **msgspec.structs.asdict(one)} for one in wanted]

        def work(connection: Connection) -> bool:
            self._store._touch(connection, table)  # one process after the other
            if connection.execute(count).scalar() != version:
                return False
            connection.execute(delete(turns).where(turns.c.table_id == table))
            if rows:
                connection.execute(insert(turns), rows)
            return True

        kept = await self._store._do(work)
        self._store._wake([table])
        return kept

    async def change(self, table: str, before: Turn, after: Turn) -> None:
        """Keep what has become of a turn; `Conflict` if another process has done it."""
        change = update(turns).where(
            turns.c.table_id == table,
            turns.c.seat == before.seat,
            turns.c.ask == before.ask,
            turns.c.look.is_not_distinct_from(before.look),
        )
        values = msgspec.structs.asdict(after)
        await self._store._change(table, change.values(**values), sure=True)

    async def due(self, now: float) -> list[str]:
        """The tables at which something is due, the longest waiting first."""
        query = (
            select(turns.c.table_id)
            .where(turns.c.look <= now)
            .group_by(turns.c.table_id)
            .order_by(func.min(turns.c.look))
            .limit(AT_ONCE)
        )
        return await self._store._read(
            lambda connection: list(connection.execute(query).scalars().all())
        )

    async def postpone(self, table: str, until: float) -> None:
        """Look at a table later: it cannot be opened now."""
        change = update(turns).where(turns.c.table_id == table, turns.c.look <= until)
        await self._store._change(table, change.values(look=until))
