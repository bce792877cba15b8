"""Tables in a file of SQLite: one process, one thread, nothing to install."""

from __future__ import annotations

import sqlite3
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.pool import PoolProxiedConnection, StaticPool

from hullbreach.server.schema import COLUMNS, entries, kept, make, metadata, prepare
from hullbreach.server.store import Store
from hullbreach.server.stored import POSITIONS, Row

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
REPLACE = f"INSERT OR REPLACE INTO {kept.name} (table_id, positions) VALUES (?, ?)"
MOST_ROWS = 100
"""In one statement."""
SCHEMA = 1
"""Written into the database by every look whether it can be written."""


class SqliteStore(Store):
    """The database of a server that is alone."""

    _entries: PoolProxiedConnection | None = None

    @classmethod
    async def open(cls, path: Path | None) -> SqliteStore:
        """Open, or make, the database file (None: in memory, for tests)."""
        settings: dict[str, Any] = {}
        if path is not None:
            make(path)
        else:
            settings = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        engine = create_engine(f"sqlite:///{path or ':memory:'}", hide_parameters=True, **settings)

        @event.listens_for(engine, "connect")
        def _settings(connection: Any, _record: Any) -> None:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        store = cls(engine)
        if path is None:
            await store._do(metadata.create_all)
        await store._do(lambda connection: prepare(connection, path))
        return store

    def _sick(self, error: BaseException | None) -> bool:
        return isinstance(error, OSError | sqlite3.OperationalError) or (
            type(error) is sqlite3.DatabaseError
        )

    async def _insert(self, rows: list[Row]) -> None:
        await self._run(lambda: self._add(rows))

    def _add(self, rows: list[Row]) -> None:
        """Add entries in one transaction, many in one statement.

        With a statement for each the thread would have to wait for its turn after each, and
        while the server is busy that takes milliseconds.
        """
        if self._entries is None:
            self._entries = self._engine.raw_connection()
        try:
            cursor = self._entries.cursor()
            for row in rows:
                if row[1] == POSITIONS:
                    cursor.execute(REPLACE, (row[0], row[2]))
            added = [row for row in rows if row[1] != POSITIONS]
            for first in range(0, len(added), MOST_ROWS):
                some = added[first : first + MOST_ROWS]
                cursor.execute(_statement(len(some)), tuple(chain.from_iterable(some)))
            cursor.close()
            self._entries.commit()
        except BaseException:
            self._let_go()
            raise

    async def _hang_up(self) -> None:
        await self._run(self._let_go)

    def _let_go(self) -> None:
        if self._entries is not None:
            self._entries.close()
            self._entries = None

    async def check(self) -> None:
        """Raise if the database cannot be written."""
        await self._do(
            lambda connection: connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA}")
        )


@cache
def _statement(rows: int) -> str:
    places = ", ".join(["(" + ", ".join("?" * len(COLUMNS)) + ")"] * rows)
    return f"INSERT INTO {entries.name} ({', '.join(COLUMNS)}) VALUES {places}"
