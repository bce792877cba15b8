"""Where tables are kept: an append-only list of entries per table, committed before anyone knows.

A table is its setup and its entries; nothing else of it is stored. Entries of many tables that
arrive at the same moment share one commit. Secret links are stored as hashes, so that whoever
reads the database cannot sit down in somebody's place.
"""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    UniqueConstraint,
    event,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hullbreach.kernel.saves import LogEntry

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("content", String, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("position", LargeBinary),
    Column("created", Float, nullable=False),
    Column("invitation", String, nullable=False, unique=True),
    Column("spectators", String, nullable=False, unique=True),
)

seats = SqlTable(
    "seats",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String, unique=True),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("bot", String, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

entries = SqlTable(
    "entries",
    metadata,
    Column("table_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number"),
)

chat = SqlTable(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
)


class StoredSeat(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    token: str | None
    name: str
    kind: str
    bot: str


class StoredTable(msgspec.Struct):
    """A table as it is stored, with its entries in order."""

    id: str
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    seats: int
    seed: str
    position: bytes | None
    log: list[LogEntry]
    people: list[StoredSeat]
    chat: list[tuple[int, str, str]]


def fingerprint(token: str) -> str:
    """What is stored of a secret link."""
    return sha256(token.encode()).hexdigest()


_entry = msgspec.json.Decoder(LogEntry)


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._queue: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path | str) -> Store:
        """Open, or make, the database file (`:memory:` for tests)."""
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

        @event.listens_for(engine.sync_engine, "connect")
        def _settings(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
                           "busy_timeout=5000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        store = cls(engine)
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        store._writer = asyncio.create_task(store._write(), name="store writer")
        return store

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        while self._queue:
            await asyncio.sleep(0)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    # Entries

    async def append(self, table: str, number: int, entry: LogEntry) -> None:
        """Add one entry to a table's log. When this returns, it will survive anything."""
        row = {"table_id": table, "number": number, "entry": msgspec.json.encode(entry)}
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((row, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        """Commit everything that has come in since the last commit, again and again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if not batch:
                continue
            try:
                await self._commit([row for row, _ in batch])
            except Exception:
                # One bad row must not take the others down: write them one by one.
                for row, done in batch:
                    try:
                        await self._commit([row])
                        _settle(done, None)
                    except Exception as error:
                        _settle(done, error)
            else:
                for _, done in batch:
                    _settle(done, None)

    async def _commit(self, rows: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(entries), rows)

    # Tables and people

    async def create(self, table: StoredTable, invitation: str, spectators: str) -> None:
        """Keep a new table."""
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(tables),
                {
                    "id": table.id,
                    "game": table.game,
                    "rules": table.rules,
                    "content": table.content,
                    "options": msgspec.json.encode(table.options),
                    "seats": table.seats,
                    "seed": table.seed,
                    "position": table.position,
                    "created": time.time(),
                    "invitation": fingerprint(invitation),
                    "spectators": fingerprint(spectators),
                },
            )
            await connection.execute(
                insert(seats),
                [{"table_id": table.id, **msgspec.structs.asdict(one)} for one in table.people],
            )
            if table.log:
                rows = [
                    {"table_id": table.id, "number": number, "entry": msgspec.json.encode(entry)}
                    for number, entry in enumerate(table.log)
                ]
                await connection.execute(insert(entries), rows)

    async def load(self, id: str) -> StoredTable | None:
        """A table with everything that was ever committed to it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if row is None:
                return None
            people = await connection.execute(
                select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            )
            log = await connection.execute(
                select(entries.c.entry).where(entries.c.table_id == id).order_by(entries.c.number)
            )
            said = await connection.execute(
                select(chat.c.seat, chat.c.name, chat.c.text)
                .where(chat.c.table_id == id)
                .order_by(chat.c.id)
            )
            return StoredTable(
                row.id,
                row.game,
                row.rules,
                row.content,
                msgspec.json.decode(row.options),
                row.seats,
                row.seed,
                row.position,
                [_entry.decode(one.entry) for one in log],
                [StoredSeat(p.seat, p.token, p.name, p.kind, p.bot) for p in people],
                [(one.seat, one.name, one.text) for one in said],
            )

    async def find_seat(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a secret link; seat -1 for a spectator's link."""
        mark = fingerprint(token)
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(
                    select(seats.c.table_id, seats.c.seat).where(seats.c.token == mark)
                )
            ).first()
            if found is not None:
                return found.table_id, found.seat
            watched = (
                await connection.execute(select(tables.c.id).where(tables.c.spectators == mark))
            ).first()
            return None if watched is None else (watched.id, -1)

    async def find_invitation(self, token: str) -> str | None:
        """The table to which an invitation leads."""
        async with self.engine.connect() as connection:
            query = select(tables.c.id).where(tables.c.invitation == fingerprint(token))
            found = (await connection.execute(query)).first()
            return None if found is None else str(found.id)

    async def seat_changed(self, table: str, one: StoredSeat) -> None:
        """Keep who sits in a seat now."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == one.seat)
                .values(token=one.token, name=one.name, kind=one.kind, bot=one.bot)
            )

    async def said(self, table: str, seat: int, name: str, text: str) -> None:
        """Keep a line of the chat."""
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(chat), {"table_id": table, "seat": seat, "name": name, "text": text}
            )

    async def healthy(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
        return True


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
