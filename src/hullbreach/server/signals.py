"""How processes that share a PostgreSQL know of each other: calls, presence, and locks that die with their holder.

A process calls when it has changed something at a table that another one has, too: once for all that was changed
meanwhile, after the commit, and over a connection that does nothing else, since a transaction with a call holds up all
others. A call that is lost does little harm, for every `BEAT` everyone looks at all of its tables.
With the same beat a process says that it lives. The bots of a table play where the table's lock is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from zlib import crc32

import msgspec

from hullbreach.kernel.extras import require

require("postgres")

import psycopg
from psycopg.conninfo import conninfo_to_dict

log = logging.getLogger("hullbreach.server")

T = TypeVar("T")
Line = psycopg.Connection[Any]

BEAT = 1.0
"""Seconds between two looks at all tables."""
ALIVE = 5
"""Seconds after its last beat in which a process counts as alive."""
PATIENCE = 5
"""Seconds for a connection."""
MOST_CALLED = 300
"""Tables in one call: it may have 8000 bytes."""
LISTENED = "+"
"""Follows a table in a call: somebody listens at the caller."""

NOBODY = b"{}"
"""How many listen, by seat, where nobody does."""

PASSING = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS processes"
    " (id text PRIMARY KEY, beat timestamptz NOT NULL)",
    "CREATE UNLOGGED TABLE IF NOT EXISTS presence (process text NOT NULL, table_id text NOT NULL,"
    " screens bytea NOT NULL, PRIMARY KEY (table_id, process))",
    "CREATE UNLOGGED TABLE IF NOT EXISTS codes"
    " (code text PRIMARY KEY, table_id text NOT NULL UNIQUE)",
)
"""What is true only while processes run: it need not survive a crash of the database."""
LIVES = f"beat > clock_timestamp() - interval '{ALIVE} seconds'"

LIVE = (
    "WITH here AS (INSERT INTO processes (id, beat) VALUES (%(me)s, clock_timestamp())"
    " ON CONFLICT (id) DO UPDATE SET beat = excluded.beat)"
    f" SELECT id FROM processes WHERE id <> %(me)s AND {LIVES} ORDER BY id"
)
"""Say that this process lives; which others do."""
BURY = (
    f"WITH gone AS (DELETE FROM processes WHERE NOT {LIVES} RETURNING id)"
    " DELETE FROM presence WHERE process IN (SELECT id FROM gone)"
)
APPEAR = (
    "WITH here AS (INSERT INTO presence (process, table_id, screens) VALUES (%(me)s, %(table)s,"
    " %(screens)s) ON CONFLICT (table_id, process) DO UPDATE SET screens = excluded.screens)"
    " UPDATE tables SET touched = touched + 1 WHERE id = %(table)s"
)
DISAPPEAR = (
    "WITH here AS (DELETE FROM presence WHERE process = %(me)s AND table_id = %(table)s)"
    " UPDATE tables SET touched = touched + 1 WHERE id = %(table)s"
)


def connect(address: str, *, autocommit: bool = False) -> Line:
    """A connection whose commits survive anything, whatever is usual at this database."""
    settings: dict[str, Any] = {
        "connect_timeout": PATIENCE,
        "application_name": "hullbreach",
        **conninfo_to_dict(address),
    }
    connection = psycopg.connect(**settings, autocommit=True)
    found = connection.execute("SHOW synchronous_commit").fetchone()
    if found is not None and found[0] == "off":
        connection.execute("SET synchronous_commit = on")
    connection.autocommit = autocommit
    return connection


def channel_of(database: str, schema: str) -> str:
    """On which channel the processes of one set of tables call each other.

    >>> channel_of("games", "public") == channel_of("games", "another")
    False
    """
    return f"hullbreach_{crc32(f'{database}/{schema}'.encode()):08x}"


class Signals:
    """What one process says to the others, and hears of them."""

    def __init__(self, address: str, channel: str, name: str) -> None:
        self._address, self._channel, self._name = address, channel, name
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="signals")
        self._line: Line | None = None
        self._ear: Line | None = None
        self._ear_number = -1
        """The descriptor of its connection, which a lost connection no longer tells."""
        self._called: set[str] = set()
        self._present: dict[str, bytes] = {}
        self._moved: set[str] = set()
        """Tables of whose presence the others do not know yet."""
        self._claimed: set[str] = set()
        self._speaking: asyncio.Task[None] | None = None
        self._woken: set[str] = set()
        self.listened: set[str] = set()
        """The tables of calls at whose callers somebody listens."""
        self._wake = asyncio.Event()
        self._next_beat = 0.0
        self.others: list[str] = []
        """The other processes that live."""

    async def open(self) -> None:
        """Begin to live and to listen."""
        await self._beat()

    async def close(self) -> None:
        """Say goodbye."""
        self._deafen()
        if self._speaking is not None:
            await self._speaking
        with contextlib.suppress(psycopg.Error, OSError):
            await self._run(self._say_goodbye)
        self._thread.shutdown()
        if self._line is not None:
            self._line.close()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    @contextlib.contextmanager
    def _session(self) -> Iterator[Line]:
        """The line to the others, in its thread. When it is lost, so are the locks."""
        try:
            if self._line is None:
                self._line = connect(self._address, autocommit=True)
                self._moved.update(self._present)
            yield self._line
        except (psycopg.OperationalError, psycopg.InterfaceError, OSError):
            self._claimed.clear()
            if self._line is not None:
                self._line.close()
                self._line = None
            raise

    # Speaking

    def call(self, tables: Collection[str]) -> None:
        """Wake the others: there is something new at these tables."""
        self._called.update(tables)
        self._speak()

    def present(self, table: str, screens: Mapping[int, int] | None) -> None:
        """Let the others know how many listen here; None: the table is put away."""
        if screens is None:
            self._present.pop(table, None)
        else:
            self._present[table] = msgspec.json.encode(screens)
        self._moved.add(table)
        self._speak()

    def _speak(self) -> None:
        if self._speaking is None:
            self._speaking = asyncio.create_task(self._say(), name="signals")

    async def _say(self) -> None:
        """Say what is to be said, all at once that came up meanwhile."""
        try:
            while self._called or self._moved:
                called, self._called = self._called, set()
                moved, self._moved = self._moved, set()
                try:
                    await self._run(lambda c=called, m=moved: self._tell(c, m))  # type: ignore[misc]
                except (psycopg.Error, OSError) as error:
                    # The next beat finds out, and says it again.
                    log.warning("the other processes cannot be called: %s", error)
                    self._moved |= moved
                    return
        finally:
            self._speaking = None

    def _tell(self, called: set[str], moved: set[str]) -> None:
        with self._session() as line:
            for table in sorted(moved):
                screens = self._present.get(table)
                values = {"me": self._name, "table": table, "screens": screens}
                line.execute(DISAPPEAR if screens is None else APPEAR, values)
            tables = sorted(called | moved)
            for first in range(0, len(tables), MOST_CALLED):
                some = [one + self._mark(one) for one in tables[first : first + MOST_CALLED]]
                words = " ".join([self._name, *some])
                line.execute("SELECT pg_notify(%s, %s)", (self._channel, words))

    def _mark(self, table: str) -> str:
        return LISTENED if self._present.get(table, NOBODY) != NOBODY else ""

    def _say_goodbye(self) -> None:
        with self._session() as line:
            line.execute("DELETE FROM presence WHERE process = %s", (self._name,))
            line.execute("DELETE FROM processes WHERE id = %s", (self._name,))

    # Locks

    async def claim(self, table: str) -> bool:
        """Whether this process has the lock of a table now."""
        if table in self._claimed:
            return True
        try:
            return await self._run(lambda: self._lock(table))
        except (psycopg.Error, OSError):
            return False

    def _lock(self, table: str) -> bool:
        with self._session() as line:
            found = line.execute(
                "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", (self._lock_name(table),)
            ).fetchone()
            if found is None or not found[0]:
                return False
            self._claimed.add(table)
            return True

    async def release(self, table: str) -> None:
        """Let another process have the lock."""
        if table in self._claimed:
            with contextlib.suppress(psycopg.Error, OSError):
                await self._run(lambda: self._unlock(table))

    def _unlock(self, table: str) -> None:
        with self._session() as line:
            if table in self._claimed:
                self._claimed.discard(table)
                line.execute(
                    "SELECT pg_advisory_unlock(hashtextextended(%s, 0))", (self._lock_name(table),)
                )

    def _lock_name(self, table: str) -> str:
        return f"{self._channel} {table}"

    # Listening

    async def woken(self) -> tuple[set[str] | None, bool]:
        """Which tables somebody called for, or at the next beat: all (None).

        Also whether others came or went meanwhile.
        """
        wait = self._next_beat - time.monotonic()
        if wait > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()
        self._wake.clear()
        woken, self._woken = self._woken, set()
        if time.monotonic() < self._next_beat:
            return woken, False
        return None, await self._beat()

    async def _beat(self) -> bool:
        """Say that this process lives; whether others came or went."""
        self._next_beat = time.monotonic() + BEAT
        try:
            others = await self._run(self._live)
            if self._ear is None:
                self._ear = await self._run(self._listen)
                self._ear_number = self._ear.fileno()
                asyncio.get_running_loop().add_reader(self._ear_number, self._hear)
        except (psycopg.Error, OSError) as error:
            log.warning("the database cannot be reached: %s", error)
            return False
        if self._moved:
            self._speak()
        changed, self.others = others != self.others, others
        return changed

    def _live(self) -> list[str]:
        with self._session() as line:
            others = [one[0] for one in line.execute(LIVE, {"me": self._name})]
            if others != self.others:
                line.execute(BURY)
            return others

    def _listen(self) -> Line:
        ear = connect(self._address, autocommit=True)
        ear.execute(f"LISTEN {self._channel}")
        return ear

    def _hear(self) -> None:
        """Something has come in."""
        assert self._ear is not None
        try:
            self._ear.pgconn.consume_input()
            while (call := self._ear.pgconn.notifies()) is not None:
                caller, *tables = call.extra.decode().split()
                if caller != self._name:
                    self._woken.update(one.rstrip(LISTENED) for one in tables)
                    self.listened.update(one[:-1] for one in tables if one.endswith(LISTENED))
        except psycopg.Error:
            self._deafen()
        if self._woken:
            self._wake.set()

    def _deafen(self) -> None:
        if self._ear is not None:
            asyncio.get_running_loop().remove_reader(self._ear_number)
            self._ear.close()
            self._ear = None
