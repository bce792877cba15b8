"""Where tables are kept: an append-only list of entries per table, committed before anyone knows.

A table is its setup and its entries. Beside them are the positions that it keeps for the day on which rules
have changed; they are committed with the entries that led to them. The database has one thread
of its own. Entries of many tables that arrive while it commits share the next commit; they have a
connection to themselves, and go to the driver by the shortest way. Secret links are stored as
hashes, so that whoever reads the database cannot sit down in somebody's place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection, StaticPool

from hullbreach.kernel.saves import Kept, LogEntry
from hullbreach.server.errors import Interrupted
from hullbreach.server.protocol import Origin
from hullbreach.server.schema import (
    COLUMNS,
    chat,
    entries,
    kept,
    make,
    metadata,
    prepare,
    seats,
    shares,
    tables,
)

log = logging.getLogger("hullbreach.server")

T = TypeVar("T")

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")

Row = tuple[str, int, bytes]
"""Of the entries: in the order of their columns."""
POSITIONS = -1
"""In the place of a number: a row that is no entry but the kept positions of a table."""

REPLACE = f"INSERT OR REPLACE INTO {kept.name} (table_id, positions) VALUES (?, ?)"
MOST_ROWS = 100
"""In one statement."""

SCHEMA = 1
"""Written into the database by every look whether it can be written."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds after a commit that failed before the next is tried: twice as long each time."""
REMEMBERED = 1.0
"""Seconds for which everyone who asks is told the same about the database's health."""


class StoredSeat(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    token: str | None
    """The fingerprint of its secret link: none for an open seat and for a bot's own."""
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
    origin: Origin = "dealt"
    host: int = -1
    """The seat that may remove people and make links anew; -1: none."""
    kept: list[Kept] = []
    muted: list[int] = []
    """Whom the host does not let speak; -1: the spectators."""
    rematch: str = ""
    """The table at which the same people play again; empty: none yet."""
    summary: bytes | None = None


class Glimpse(msgspec.Struct):
    """What is known of a stored table without playing it again."""

    game: str
    origin: Origin
    host: int
    muted: list[int]
    rematch: str
    entries: int
    summary: bytes | None
    """How the table stood when it was looked at last."""
    people: list[StoredSeat]


class Gap(Exception):
    """The entries of a table do not follow one another: the database was tampered with."""


def fingerprint(token: str) -> str:
    """What is stored of a secret link."""
    return sha256(token.encode()).hexdigest()


_entry = msgspec.json.Decoder(LogEntry)
_positions = msgspec.json.Decoder(list[Kept])


class Store:
    """The database of a server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[list[Row], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._entries: PoolProxiedConnection | None = None
        self._pause = 0.0
        """Before the next commit, since the last has failed."""
        self._closing = asyncio.Event()
        self._health: asyncio.Task[bool] | None = None
        self._health_since = 0.0
        self.timed: Callable[[float], None] | None = None
        """Is told how long each commit took."""

    @classmethod
    async def open(cls, path: Path | None) -> Store:
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

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        self._closing.set()
        while self._writer is not None:
            await self._writer
        await self._run(self._hang_up)
        self._thread.shutdown()
        self._engine.dispose()

    async def _run(self, work: Callable[[], T]) -> T:
        """Do something in the database's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""

        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        try:
            return await self._run(transaction)
        except DBAPIError as error:
            if not _sick(error.orig):
                raise
            log.error("the database fails: %s", error.orig)
            raise Interrupted() from None

    # Entries

    async def append(
        self,
        table: str,
        first: int,
        added: Sequence[LogEntry],
        positions: Sequence[Kept] | None = None,
    ) -> None:
        """Add entries to a table's log, all or none. When this returns, they survive anything.

        If the positions that the table keeps are others now, they take the place of those before.
        """
        rows = [_row(table, number, entry) for number, entry in enumerate(added, first)]
        if positions is not None:
            rows.append((table, POSITIONS, msgspec.json.encode(positions)))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="store writer")
        await done

    async def _write(self) -> None:
        """Commit everything that has come in since the last commit, until nothing is left."""
        try:
            while self._waiting:
                await self._rest()
                batch, self._waiting = self._waiting, []
                try:
                    await self._commit([row for rows, _ in batch for row in rows])
                except Exception as error:
                    if _sick(error):
                        self._fell_ill(error)
                        for _, done in batch:
                            _settle(done, error)
                    else:
                        await self._write_one_by_one(batch)
                else:
                    self._pause = 0.0
                    for _, done in batch:
                        _settle(done)
        finally:
            self._writer = None

    async def _write_one_by_one(self, batch: list[tuple[list[Row], asyncio.Future[None]]]) -> None:
        """One bad row must not take the other tables' down."""
        for rows, done in batch:
            try:
                await self._commit(rows)
            except Exception as error:
                _settle(done, error)
            else:
                _settle(done)

    async def _rest(self) -> None:
        """After a commit that failed, everyone waits for the next, longer each time."""
        if self._pause and not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self._pause)

    def _fell_ill(self, error: BaseException) -> None:
        self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
        log.error("nothing can be kept: %s; the next try is in %.1f s", error, self._pause)

    async def _commit(self, rows: list[Row]) -> None:
        began = time.perf_counter()
        await self._run(lambda: self._insert(rows))
        if self.timed is not None:
            self.timed(time.perf_counter() - began)

    def _insert(self, rows: list[Row]) -> None:
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
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        """Give the connection back; what was not committed is rolled back."""
        if self._entries is not None:
            self._entries.close()
            self._entries = None

    # Tables and people

    async def create(self, table: StoredTable, invitation: str, spectators: str) -> None:
        """Keep a new table."""
        values = {
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
            "origin": table.origin,
            "host": table.host,
            "muted": msgspec.json.encode(table.muted).decode(),
        }
        people = [{"table_id": table.id, **msgspec.structs.asdict(one)} for one in table.people]
        rows = [_row(table.id, number, entry) for number, entry in enumerate(table.log)]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            connection.execute(insert(seats), people)
            if rows:
                connection.execute(
                    insert(entries), [dict(zip(COLUMNS, row, strict=True)) for row in rows]
                )
            if table.kept:
                positions = msgspec.json.encode(table.kept)
                connection.execute(insert(kept), {"table_id": table.id, "positions": positions})

        await self._do(work)

    async def load(self, id: str) -> StoredTable | None:
        """A table with everything that was ever committed to it."""
        return await self._do(lambda connection: _load(connection, id))

    async def find_seat(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a secret link; seat -1 for a spectator's link."""
        mark = fingerprint(token)
        seated = select(seats.c.table_id, seats.c.seat).where(seats.c.token == mark)
        watched = select(tables.c.id).where(tables.c.spectators == mark)

        def work(connection: Connection) -> tuple[str, int] | None:
            found = connection.execute(seated).first()
            if found is not None:
                return found.table_id, found.seat
            watching = connection.execute(watched).first()
            return None if watching is None else (watching.id, -1)

        return await self._do(work)

    async def find_invitation(self, token: str) -> str | None:
        """The table to which an invitation leads."""
        query = select(tables.c.id).where(tables.c.invitation == fingerprint(token))
        return await self._do(lambda connection: connection.execute(query).scalar())

    async def glimpse(self, id: str) -> Glimpse | None:
        """A table from outside; None if there is none."""
        return await self._do(lambda connection: _glimpse(connection, id))

    async def share(self, table: str, token: str, most: int) -> bool:
        """Keep one more link to a table's replay; False if there are so many already."""
        have = select(func.count()).select_from(shares).where(shares.c.table_id == table)
        row = insert(shares).values(token=fingerprint(token), table_id=table)

        def work(connection: Connection) -> bool:
            if (connection.execute(have).scalar() or 0) >= most:
                return False
            connection.execute(row)
            return True

        return await self._do(work)

    async def unshare(self, table: str) -> None:
        """No link to this table's replay leads there any more."""
        gone = delete(shares).where(shares.c.table_id == table)
        await self._do(lambda connection: connection.execute(gone))

    async def find_share(self, token: str) -> str | None:
        """The table whose replay a link shows."""
        query = select(shares.c.table_id).where(shares.c.token == fingerprint(token))
        return await self._do(lambda connection: connection.execute(query).scalar())

    async def seat_changed(self, table: str, one: StoredSeat) -> None:
        """Keep who sits in a seat now."""
        change = (
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == one.seat)
            .values(token=one.token, name=one.name, kind=one.kind, bot=one.bot)
        )
        await self._do(lambda connection: connection.execute(change))

    async def table_changed(self, table: str, **values: Any) -> None:
        """Keep something else about a table."""
        change = update(tables).where(tables.c.id == table).values(**values)
        await self._do(lambda connection: connection.execute(change))

    async def forget(self, origin: Origin, but: Sequence[str]) -> None:
        """Delete all tables that came about like this, but not these."""
        old = select(tables.c.id).where(tables.c.origin == origin, tables.c.id.not_in(but))

        def work(connection: Connection) -> None:
            for id in connection.execute(old).scalars().all():
                for part in (entries, seats, kept, chat):
                    connection.execute(delete(part).where(part.c.table_id == id))
                connection.execute(delete(tables).where(tables.c.id == id))

        await self._do(work)

    async def said(self, table: str, seat: int, name: str, text: str) -> None:
        """Keep a line of the chat."""
        line = insert(chat).values(table_id=table, seat=seat, name=name, text=text)
        await self._do(lambda connection: connection.execute(line))

    async def healthy(self) -> bool:
        """Whether a commit works; who asks at the same time hears the same."""
        now = time.monotonic()
        if self._health is None or (self._health.done() and now - self._health_since >= REMEMBERED):
            self._health = asyncio.create_task(self._beat(), name="health")
            self._health_since = now
        return await asyncio.shield(self._health)

    async def _beat(self) -> bool:
        try:
            await self.check()
        except Interrupted:
            return False
        self._pause = 0.0
        return True

    async def check(self) -> None:
        """Raise if the database cannot be written."""
        await self._do(
            lambda connection: connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA}")
        )


def _sick(error: BaseException | None) -> bool:
    """Whether the disk or the database fails, and not just what was to be written."""
    return isinstance(error, OSError | sqlite3.OperationalError) or (
        type(error) is sqlite3.DatabaseError
    )


def _load(connection: Connection, id: str) -> StoredTable | None:
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        return None
    log = connection.execute(
        select(entries.c.number, entries.c.entry)
        .where(entries.c.table_id == id)
        .order_by(entries.c.number)
    ).all()
    if [one.number for one in log] != list(range(len(log))):
        raise Gap(id)
    positions = connection.execute(select(kept.c.positions).where(kept.c.table_id == id)).scalar()
    said = connection.execute(
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
        _people(connection, id),
        [(one.seat, one.name, one.text) for one in said],
        row.origin,
        row.host,
        _positions.decode(positions) if positions else [],
        msgspec.json.decode(row.muted, type=list[int]),
        row.rematch,
        row.summary,
    )


def _glimpse(connection: Connection, id: str) -> Glimpse | None:
    columns = (tables.c[name] for name in ("game", "origin", "host", "muted", "rematch", "summary"))
    row = connection.execute(select(*columns).where(tables.c.id == id)).first()
    if row is None:
        return None
    count = select(func.count()).select_from(entries).where(entries.c.table_id == id)
    return Glimpse(
        row.game,
        row.origin,
        row.host,
        msgspec.json.decode(row.muted, type=list[int]),
        row.rematch,
        connection.execute(count).scalar() or 0,
        row.summary,
        _people(connection, id),
    )


def _people(connection: Connection, id: str) -> list[StoredSeat]:
    rows = connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
    return [StoredSeat(one.seat, one.token, one.name, one.kind, one.bot) for one in rows]


@cache
def _statement(rows: int) -> str:
    places = ", ".join(["(" + ", ".join("?" * len(COLUMNS)) + ")"] * rows)
    return f"INSERT INTO {entries.name} ({', '.join(COLUMNS)}) VALUES {places}"


def _row(table: str, number: int, entry: LogEntry) -> Row:
    return table, number, msgspec.json.encode(entry)


def _settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
