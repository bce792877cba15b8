"""Where tables are kept: an append-only list of entries per table, committed before anyone knows.

A table is its setup and its entries. Beside them are the positions that it keeps for the day on which rules
have changed; they are committed with the entries that led to them. Entries of many tables that arrive while the database
commits share the next commit; they have a connection to themselves, and go to the driver by the shortest way. Secret
links are stored as hashes, so that whoever reads the database cannot sit down in somebody's place.

What is said here holds for every database; `sqlite` and `postgres` say what is their own. Where several processes
share a database, whoever changes something says what it was before: if it no longer is, that is a `Conflict`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError

from hullbreach.kernel.saves import Kept, LogEntry
from hullbreach.server import paces, reading
from hullbreach.server.addresses import Addresses
from hullbreach.server.codes import Codes
from hullbreach.server.errors import Interrupted
from hullbreach.server.protocol import Origin
from hullbreach.server.schema import (
    COLUMNS,
    addresses,
    chat,
    entries,
    kept,
    seats,
    shares,
    tables,
    turns,
)
from hullbreach.server.stored import (
    POSITIONS,
    Conflict,
    Glimpse,
    News,
    Row,
    StoredSeat,
    StoredTable,
    fingerprint,
    row,
)
from hullbreach.server.turns import Turns

log = logging.getLogger("hullbreach.server")

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds after a commit that failed before the next is tried: twice as long each time."""
BREATH = 0.02
"""Seconds from one commit to the next where several tables are played: what comes in meanwhile is played in one go, and shares it."""
SHARED_BREATH = 0.01
"""So much for each process, where that is more: the more of them share the work, the less each has to do at a time."""
REMEMBERED = 1.0
"""Seconds for which everyone who asks is told the same about the database's health."""
SILENT = {"summary"}
"""What others need not hear of when it changes."""


class Alone:
    """What concerns other processes, where there are none: nobody is told, nobody is waited for."""

    processes = 1
    """So many use the database, with this one."""

    def _touch(self, connection: Connection, table: str) -> None:
        """Mark that something at a table has changed, in the same transaction."""

    def listening(self, connection: Connection) -> dict[str, int]:
        """How many listen at each table, where that is known of all processes."""
        return {}

    def _lock(self, connection: Connection) -> None:
        """Let no other process make something at the same time, in this transaction."""

    def _wake(self, tables: Iterable[str]) -> None:
        """Let other processes know, once it is committed."""

    async def claim(self, table: str) -> bool:
        """Whether the bots of a table may play in this process."""
        return True

    async def release(self, table: str) -> None:
        """The bots of a table may play elsewhere."""

    def present(self, table: str, screens: Mapping[int, int] | None) -> None:
        """Tell other processes how many listen here, by seat; None: the table is put away."""

    def own_changes(self, table: str) -> int:
        """Another number than before, if this process has changed something at a table since, or was about to."""
        return 0

    def together(self, table: str, processes: int) -> None:
        """So many other processes have a table that this one has."""

    async def news(self, known: Mapping[str, tuple[int, int, int]]) -> dict[str, News]:
        """What others have done at tables of which so much is known: entries, touches, lines said."""
        return {}

    def taken_over(self) -> set[str]:
        """The tables at which somebody listens at another process, of those that were called since the last look."""
        return set()

    async def woken(self) -> set[str] | None:
        """The tables at which others have done something, as soon as they have: here never; None: look at all."""
        await asyncio.Event().wait()
        return None


class Store(Alone, ABC):
    """The database of a server."""

    shared = False
    """Whether other processes may use it, too."""
    longest_pause = LONGEST_PAUSE

    def __init__(self, engine: Engine, *, threads: int = 1) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self._waiting: list[tuple[list[Row], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._pause = 0.0
        """Before the next commit, since the last has failed."""
        self._last: tuple[float, set[str]] = -math.inf, set()
        """When the last commit began, and for which tables."""
        self._gate: asyncio.Event | None = None
        """Opens for all who wait for their turn."""
        self._closing = asyncio.Event()
        self._health: asyncio.Task[bool] | None = None
        self._health_since = 0.0
        self.timed: Callable[[float], None] | None = None
        """Is told how long each commit took."""
        self.codes = Codes()
        self.turns = Turns(self)
        self.addresses = Addresses(self)

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        self._closing.set()
        while self._writer is not None:
            await self._writer
        await self._hang_up()
        self._thread.shutdown()
        self._engine.dispose()

    async def _run(self, work: Callable[[], T]) -> T:
        """Do something in a thread of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""

        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        try:
            return await self._run(transaction)
        except DBAPIError as error:
            if not self._sick(error.orig):
                raise
            log.error("the database fails: %s", error.orig)
            raise Interrupted() from None

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Look something up. What may be done twice is, where a database was started anew."""
        return await self._do(work)

    # What is a database's own

    @abstractmethod
    def _sick(self, error: BaseException | None) -> bool:
        """Whether the disk or the database fails, and not just what was to be written."""

    @abstractmethod
    async def _insert(self, rows: list[Row]) -> None:
        """Add entries in one transaction."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Give the connection of the entries back; what was not committed is rolled back."""

    @abstractmethod
    async def check(self) -> None:
        """Raise if the database cannot be written."""

    # Entries

    async def turn(self, table: str) -> None:
        """Wait until somebody's turn has come to change a table. Where one table is played alone, that is at once.

        Else those of several tables come one right after the other, and share a commit. A process that runs often, and each time for a
        short while, finds nothing of its own in the processor's caches: that costs more than all commits.
        """
        then, tables = self._last
        early = then + max(BREATH, SHARED_BREATH * self.processes) - time.monotonic()
        if early <= 0 or (self._gate is None and table in tables):
            return
        if self._gate is None:
            self._gate = asyncio.Event()
            asyncio.get_running_loop().call_later(early, self._open_gate)
        await self._gate.wait()

    def _open_gate(self) -> None:
        if self._gate is not None:
            self._gate.set()
            self._gate = None

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
        rows = [row(table, number, entry) for number, entry in enumerate(added, first)]
        if positions is not None:
            rows.append((table, POSITIONS, msgspec.json.encode(positions)))
        if not rows:
            return
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
                self._last = time.monotonic(), {rows[0][0] for rows, _ in batch}
                try:
                    await self._commit([one for rows, _ in batch for one in rows])
                except Exception as error:
                    if self._sick(error):
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
        """After a commit that failed everyone waits, longer each time."""
        if self._pause and not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self._pause)

    def _fell_ill(self, error: BaseException) -> None:
        self._pause = min(max(2 * self._pause, FIRST_PAUSE), self.longest_pause)
        log.error("nothing can be kept: %s; the next try is in %.1f s", error, self._pause)

    async def _commit(self, rows: list[Row]) -> None:
        began = time.perf_counter()
        await self._insert(rows)
        if self.timed is not None:
            self.timed(time.perf_counter() - began)

    # Tables and people

    async def create(self, table: StoredTable, invitation: str, spectators: str) -> None:
        """Keep a new table."""
        table.spectators = fingerprint(spectators)
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
            "spectators": table.spectators,
            "origin": table.origin,
            "host": table.host,
            "muted": msgspec.json.encode(table.muted).decode(),
            "pace": paces.written(table.pace),
        }
        people = [{"table_id": table.id, **msgspec.structs.asdict(one)} for one in table.people]
        rows = [row(table.id, number, entry) for number, entry in enumerate(table.log)]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            connection.execute(insert(seats), people)
            if rows:
                connection.execute(
                    insert(entries), [dict(zip(COLUMNS, one, strict=True)) for one in rows]
                )
            if table.kept:
                positions = msgspec.json.encode(table.kept)
                connection.execute(insert(kept), {"table_id": table.id, "positions": positions})

        await self._do(work)

    async def load(self, id: str) -> StoredTable | None:
        """A table with everything that was ever committed to it."""
        return await self._read(lambda connection: reading.load(connection, id))

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

        return await self._read(work)

    async def find_invitation(self, token: str) -> str | None:
        """The table to which an invitation leads."""
        query = select(tables.c.id).where(tables.c.invitation == fingerprint(token))
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def glimpse(self, id: str) -> Glimpse | None:
        """A table from outside; None if there is none."""
        return await self._read(lambda connection: reading.glimpse(connection, id))

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
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def seat_changed(self, table: str, before: StoredSeat, one: StoredSeat) -> None:
        """Keep who sits in a seat now, if it is as it was before."""
        change = update(seats).where(seats.c.table_id == table, seats.c.seat == one.seat)
        was = [
            seats.c[name].is_not_distinct_from(value)
            for name, value in msgspec.structs.asdict(before).items()
            if name != "seat"
        ]
        values = msgspec.structs.asdict(one)
        await self._change(table, change.where(*was).values(**values), sure=True)

    async def table_changed(
        self, table: str, was: Mapping[str, Any] | None = None, **values: Any
    ) -> None:
        """Keep something else about a table, if what is said to have been there still is."""
        change = update(tables).where(tables.c.id == table).values(**values)
        for name, value in (was or {}).items():
            change = change.where(tables.c[name].is_not_distinct_from(value))
        await self._change(table, change, sure=bool(was), silent=not values.keys() - SILENT)

    async def _change(
        self, table: str, change: Any, *, sure: bool = False, silent: bool = False
    ) -> None:
        def work(connection: Connection) -> None:
            if not silent:
                self._touch(connection, table)
            if connection.execute(change).rowcount == 0 and sure:
                raise Conflict(table)

        await self._do(work)
        if not silent:
            self._wake([table])

    async def forget(self, origin: Origin, but: Sequence[str]) -> None:
        """Delete all tables that came about like this, but not these, nor those of others."""
        old = select(tables.c.id).where(tables.c.origin == origin, tables.c.id.not_in(but))

        def work(connection: Connection) -> None:
            for id in connection.execute(self._nobodys(old)).scalars().all():
                delete_table(connection, id)

        await self._do(work)

    def _nobodys(self, query: Any) -> Any:
        """Of these tables, those that no other process has."""
        return query

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await self._do(lambda connection: delete_table(connection, table))

    async def said(self, table: str, seat: int, name: str, text: str) -> None:
        """Keep a line of the chat. The table is marked first, so that lines come in their order."""
        line = insert(chat).values(table_id=table, seat=seat, name=name, text=text)

        def work(connection: Connection) -> None:
            self._touch(connection, table)
            connection.execute(line)

        await self._do(work)
        self._wake([table])

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


def delete_table(connection: Connection, table: str) -> None:
    """Delete all that is kept of a table."""
    parts: tuple[SqlTable, ...] = (entries, seats, kept, chat, shares, turns, addresses)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def _settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


__all__ = [
    "Conflict",
    "Row",
    "Store",
    "StoredSeat",
    "StoredTable",
    "fingerprint",
]
