"""Tables in PostgreSQL: any number of processes, on any number of machines, may serve any table.

Nobody owns a table. A process adds entries with the numbers that it expects, and these are unique: who was slower
gets a `Conflict`, reads on and tries again. What else changes at a table is counted (`touched`). `signals` says how
processes wake each other, and which of them lets the bots of a table play.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, inspect
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError

from hullbreach.server import older, reading
from hullbreach.server.codes import Codes, cleaned, new_code
from hullbreach.server.errors import DatabaseAway, Interrupted
from hullbreach.server.schema import add_what_is_new
from hullbreach.server.signals import LIVES, PASSING, Signals, channel_of, connect
from hullbreach.server.soundness import ORIGINAL, complete
from hullbreach.server.store import Store
from hullbreach.server.stored import POSITIONS, Around, Conflict, News, Row
from hullbreach.server.wire import BYTEA, Wire, array, numbers, texts, whole

import psycopg  # isort: skip # after the module that says which extra is missing
from psycopg import errors
from psycopg.pq.abc import PGresult

log = logging.getLogger("hullbreach.server")

T = TypeVar("T")

READERS = 4
"""Connections for everything but entries and signals."""
LONGEST_PAUSE = 1.0
"""Seconds: a database that is started again is back soon, and many wait for it."""
MAKING = 0x68756C6C
"""The lock of whoever makes or changes the tables of the database."""
UNBEGUN = 60
"""Seconds in which a new lesson is not deleted, though nobody is there yet."""

ADD = (
    "INSERT INTO entries (table_id, number, entry)"
    " SELECT * FROM unnest(%b::text[], %b::int4[], %b::bytea[])"
)
KEEP = (
    "WITH positions AS (INSERT INTO kept (table_id, positions)"
    " SELECT * FROM unnest(%b::text[], %b::bytea[])"
    " ON CONFLICT (table_id) DO UPDATE SET positions = excluded.positions) "
)
MORE = (
    "SELECT e.table_id, e.number, e.entry"
    " FROM unnest(%b::text[], %b::int4[]) AS known (id, number) CROSS JOIN LATERAL"
    " (SELECT * FROM entries WHERE table_id = known.id AND number >= known.number OFFSET 0) e"
    " UNION ALL SELECT id, touched, NULL FROM tables WHERE id = ANY(%b::text[])"
    " ORDER BY 1, 2"
)
"""The entries that are not known; and, without an entry, how often a table was touched.

`OFFSET 0`: each table is looked up by itself, in the index. Else all entries of all tables are read, every second.
"""
TOUCH = sql("UPDATE tables SET touched = touched + 1 WHERE id = :table")
ELSEWHERE = sql(
    "SELECT p.screens FROM presence p JOIN processes ON processes.id = p.process"
    f" WHERE p.table_id = :table AND p.process <> :me AND p.screens <> '{{}}' AND {LIVES}"
)
"""Where somebody listens."""
LISTENING = sql(
    "SELECT p.table_id, p.screens FROM presence p JOIN processes ON processes.id = p.process"
    f" WHERE p.screens <> '{{}}' AND {LIVES}"
)
NOBODYS = sql(
    "NOT EXISTS (SELECT 1 FROM presence p JOIN processes ON processes.id = p.process"
    f" WHERE p.table_id = tables.id AND {LIVES})"
    f" AND created < extract(epoch FROM clock_timestamp()) - {UNBEGUN}"
)
AROUND = ("touched", "origin", "host", "muted", "rematch", "spectators", "wish")

_screens = msgspec.json.Decoder(dict[int, int])


class PostgresStore(Store):
    """A database that several processes share."""

    shared = True
    longest_pause = LONGEST_PAUSE
    signals: Signals

    def __init__(self, address: str) -> None:
        engine = engine_of(address)
        super().__init__(engine, threads=READERS)
        self._one_moment = engine.execution_options(isolation_level="REPEATABLE READ")
        self._address = address
        self._entries = Wire(address, {"add": ADD, "keep": KEEP + ADD}, self._run)
        self._looking = Wire(address, {"more": MORE}, self._run)
        """Reads what others have added."""
        self._name = secrets.token_hex(8)
        """Of this process, among the others."""
        self._elsewhere: set[str] = set()
        """The tables that another process has, too: only of these the others are told."""
        self._own: Counter[str] = Counter()
        """How often this process has begun or ended a change, by table."""
        self._doubtful: set[str] = set()
        """Of these it must be looked up who has them, since processes came or went."""

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Open the database; what is not there yet is made."""
        store = cls(address)
        channel = await store._run(store._prepare)
        store.signals = Signals(address, channel, store._name)
        store.codes = SharedCodes(store)
        await store.signals.open()
        return store

    def _prepare(self) -> str:
        """Make what is missing, one process at a time; the channel on which processes call."""
        with reached(self._engine) as connection:
            return prepare(connection)

    async def close(self) -> None:
        """Write what is waiting, and say goodbye to the others."""
        await super().close()
        await self.signals.close()
        self._looking.close()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """See one moment of the database; once more, where the connection had been lost before."""

        def look() -> T:
            with self._one_moment.begin() as connection:
                return work(connection)

        def look_again() -> T:
            try:
                return look()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return look()

        try:
            return await self._run(look_again)
        except DBAPIError as error:
            if not self._sick(error.orig):
                raise
            log.error("the database fails: %s", first_line(error.orig))
            raise Interrupted() from None

    # Entries

    def _sick(self, error: BaseException | None) -> bool:
        away = OSError | psycopg.OperationalError | psycopg.InterfaceError
        return isinstance(error, away | errors.ReadOnlySqlTransaction)

    async def _commit(self, rows: list[Row]) -> None:
        await super()._commit(rows)
        self._wake({one[0] for one in rows})

    async def _insert(self, rows: list[Row]) -> None:
        """Add entries in one statement, which is one transaction and one way there and back.

        All processes take the tables in the same order, so that no two wait for each other.
        """
        rows = sorted(rows)
        statement, values = "add", _columns([one for one in rows if one[1] != POSITIONS])
        if positions := [one for one in rows if one[1] == POSITIONS]:
            tables, _, kept = _columns(positions)
            statement, values = "keep", [tables, kept, *values]
        try:
            await self._entries.ask(statement, values)
        except errors.UniqueViolation as violation:
            raise Conflict(str(violation)) from None

    async def _hang_up(self) -> None:
        self._entries.close()

    async def check(self) -> None:
        """Raise if the database cannot be written."""
        await self._do(lambda connection: connection.exec_driver_sql("SELECT txid_current()"))

    # Other processes

    @property
    def processes(self) -> int:  # type: ignore[override]
        """So many use the database, with this one."""
        return len(self.signals.others) + 1

    def _touch(self, connection: Connection, table: str) -> None:
        self._own[table] += 1
        connection.execute(TOUCH, {"table": table})

    def _lock(self, connection: Connection) -> None:
        connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MAKING})

    def listening(self, connection: Connection) -> dict[str, int]:
        """How many listen at each table, at all processes."""
        found: Counter[str] = Counter()
        for table, screens in connection.execute(LISTENING):
            found[table] += sum(_screens.decode(screens).values())
        return dict(found)

    def own_changes(self, table: str) -> int:
        """Another number than before, if this process has changed something at a table since, or was about to."""
        return self._own[table]

    def _wake(self, tables: Iterable[str]) -> None:
        self._own.update(tables)
        if others := self._elsewhere.intersection(tables):
            self.signals.call(others)

    async def claim(self, table: str) -> bool:
        """Whether the bots of a table may play in this process."""
        return await self.signals.claim(table)

    async def release(self, table: str) -> None:
        """The bots of a table may play elsewhere."""
        await self.signals.release(table)

    def present(self, table: str, screens: Mapping[int, int] | None) -> None:
        """Tell other processes how many listen here, by seat; None: the table is put away."""
        if screens is None:
            self._elsewhere.discard(table)
            self._own.pop(table, None)
        self.signals.present(table, screens)

    def together(self, table: str, processes: int) -> None:
        """So many other processes have a table; who is new may have missed something."""
        if not processes:
            self._elsewhere.discard(table)
        elif table not in self._elsewhere:
            self._elsewhere.add(table)
            self.signals.call([table])

    async def woken(self) -> set[str] | None:
        """The tables at which others have done something, as soon as they have; None: look at all."""
        woken, changed = await self.signals.woken()
        if changed:
            self._doubtful |= self._elsewhere
        return woken

    def taken_over(self) -> set[str]:
        """The tables at which somebody listens at another process, of those that were called since the last look."""
        found, self.signals.listened = self.signals.listened, set()
        return found

    async def news(self, known: Mapping[str, tuple[int, int, int]]) -> dict[str, News]:
        """What others have done at tables of which so much is known: entries, touches, lines said.

        Nearly always these are entries, or nothing: one way there and back. Else all is read as of one moment.
        """
        doubtful, self._doubtful = self._doubtful, set()
        ids = texts(known)
        try:
            more = await self._looking.ask(
                "more", [ids, numbers(one[0] for one in known.values()), ids]
            )
            found, touched = _sorted(_rows(more))
        except (psycopg.Error, OSError) as error:
            self._doubtful |= doubtful
            log.error("the database fails: %s", first_line(error))
            raise Interrupted() from None
        around = {id for id, one in known.items() if touched.get(id) != one[1]} | doubtful
        if not around.intersection(known):
            return found
        return await self._read(lambda connection: self._all_news(connection, known, around))

    def _all_news(
        self, connection: Connection, known: Mapping[str, tuple[int, int, int]], around: set[str]
    ) -> dict[str, News]:
        line: Any = connection.connection.driver_connection
        values = [list(known), [one[0] for one in known.values()], list(known)]
        connection.exec_driver_sql("SELECT 1")  # the moment begins
        found, touched = _sorted(line.execute(MORE, values, binary=True))
        for id in around.intersection(known):
            if id not in touched:
                found[id] = News([], None, gone=True)
            else:
                said = known[id][2]
                found.setdefault(id, News([], None)).around = self._around(connection, id, said)
        return found

    def _around(self, connection: Connection, id: str, said: int) -> Around:
        row = reading.row_of(connection, id, AROUND)
        elsewhere = connection.execute(ELSEWHERE, {"table": id, "me": self._name}).scalars().all()
        screens: dict[int, int] = {}
        for some in map(_screens.decode, elsewhere):
            for seat, count in some.items():
                screens[seat] = screens.get(seat, 0) + count
        return Around(
            row.touched,
            row.origin,
            row.host,
            reading.muted(row.muted),
            row.rematch,
            row.spectators,
            row.wish,
            reading.people(connection, id),
            reading.said(connection, id, said),
            len(elsewhere),
            screens,
            reading.turns(connection, id),
            reading.addressed(connection, id),
        )

    def _nobodys(self, query: Any) -> Any:
        return query.where(NOBODYS)


class SharedCodes(Codes):
    """Codes that lead to their tables from every process; they are lost when the database crashes."""

    def __init__(self, store: PostgresStore) -> None:
        super().__init__()
        self._store = store

    async def of(self, table: str) -> str:
        """The code of a table, a new one if it has none."""
        while (found := await self._find("code", "table_id", table)) is None:
            await self._do(
                "INSERT INTO codes (code, table_id) VALUES (:code, :value) ON CONFLICT DO NOTHING",
                {"code": new_code(), "value": table},
            )
        return found

    async def find(self, typed: str) -> str | None:
        """The table to which a code leads."""
        return await self._find("table_id", "code", cleaned(typed))

    async def forget(self, table: str) -> None:
        """The code of this table leads nowhere any more."""
        await self._do("DELETE FROM codes WHERE table_id = :value", {"value": table})

    async def _find(self, wanted: str, by: str, value: str) -> str | None:
        query = sql(f"SELECT {wanted} FROM codes WHERE {by} = :value")
        return await self._store._read(
            lambda connection: connection.execute(query, {"value": value}).scalar()
        )

    async def _do(self, statement: str, values: Mapping[str, str]) -> None:
        await self._store._do(lambda connection: connection.execute(sql(statement), values))


def engine_of(address: str) -> Engine:
    """A few connections to a database, as they are needed."""
    return create_engine(
        "postgresql+psycopg://",
        creator=lambda: connect(address),
        pool_size=READERS,
        max_overflow=0,
        hide_parameters=True,
        use_native_hstore=False,
    )


@contextlib.contextmanager
def reached(engine: Engine) -> Iterator[Connection]:
    """A transaction; where the database cannot be used, that is said in one sentence."""
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        raise DatabaseAway(detail=first_line(error.orig)) from None


def prepare(connection: Connection) -> str:
    """Make what is missing in a database, or say that it is damaged; the channel of its tables."""
    connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MAKING})
    names = inspect(connection).get_table_names()
    if set(names).intersection(ORIGINAL):
        complete("PostgreSQL", names)
    add_what_is_new(connection)
    for statement in PASSING:
        connection.exec_driver_sql(statement)
    database, schema = connection.execute(sql("SELECT current_database(), current_schema()")).one()
    return channel_of(database, schema)


def examine(address: str) -> list[older.Way]:
    """Raise what is wrong with a database; how its tables are played."""
    engine = engine_of(address)
    try:
        with reached(engine) as connection:
            prepare(connection)
            rows = connection.exec_driver_sql(older.WAYS).all()
            return [(one[0], one[1], one[2], bytes(one[3]), one[4]) for one in rows]
    finally:
        engine.dispose()


def first_line(error: object) -> str:
    """What a database says is wrong, in one line."""
    return str(error).strip().partition("\n")[0]


def _sorted(
    rows: Iterable[tuple[str, int, bytes | None]],
) -> tuple[dict[str, News], dict[str, int]]:
    """The news of tables, and how often each was touched."""
    found: dict[str, News] = {}
    touched: dict[str, int] = {}
    for id, number, entry in rows:
        if entry is None:
            touched[id] = number
        else:
            found.setdefault(id, News([], None)).entries.append((number, reading.entry_of(entry)))
    return found, touched


def _rows(more: PGresult) -> Iterator[tuple[str, int, bytes | None]]:
    for at in range(more.ntuples):
        id, count = more.get_value(at, 0), more.get_value(at, 1)
        assert id is not None
        assert count is not None
        yield id.decode(), whole(count), more.get_value(at, 2)


def _columns(rows: Collection[Row]) -> list[bytes]:
    """Tables, numbers and entries, as the database reads them."""
    return [
        texts(one[0] for one in rows),
        numbers(one[1] for one in rows),
        array(BYTEA, [one[2] for one in rows]),
    ]
