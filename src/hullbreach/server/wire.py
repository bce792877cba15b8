"""A connection to PostgreSQL that the event loop itself speaks over: what is said often waits in no thread.

A thread for each commit would have to be woken, get its turn and wake the loop again; with several processes, whose commits are
small, that costs more than the commit. So statements are prepared when the connection is made, their values are
written as the database reads them, and the loop goes on with other things until the answer is there. One statement is under way at
a time.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from hullbreach.server.signals import Line, connect

import psycopg  # isort: skip # after the module that says which extra is missing
from psycopg.errors import error_from_result
from psycopg.pq import ConnStatus, ExecStatus
from psycopg.pq.abc import PGresult

BYTEA, INT4, TEXT = 17, 23, 25
"""What PostgreSQL calls the types of values, for good."""
BINARY = 1
_HEAD = struct.Struct("!iiIii")
_SIZE = struct.Struct("!i")


def array(kind: int, values: Iterable[bytes]) -> bytes:
    r"""Values of one type, as the database reads them.

    >>> array(TEXT, [b"one"])[-7:]
    b'\x00\x00\x00\x03one'
    """
    parts = [b""]
    for one in values:
        parts += _SIZE.pack(len(one)), one
    parts[0] = _HEAD.pack(1, 0, kind, len(parts) // 2, 1)
    return b"".join(parts)


def texts(values: Iterable[str]) -> bytes:
    """An array of texts."""
    return array(TEXT, [one.encode() for one in values])


def numbers(values: Iterable[int]) -> bytes:
    """An array of whole numbers."""
    return array(INT4, map(_SIZE.pack, values))


def whole(value: bytes) -> int:
    r"""A whole number, as the database writes it.

    >>> whole(b"\0\0\1\0")
    256
    """
    found: int = _SIZE.unpack(value)[0]
    return found


def numbered(statement: str) -> str:
    """A statement whose places have numbers.

    >>> numbered("SELECT %b::text[], %b")
    'SELECT $1::text[], $2'
    """
    first, *more = statement.split("%b")
    return first + "".join(f"${at}{part}" for at, part in enumerate(more, 1))


Run = Callable[[Callable[[], Line]], Awaitable[Line]]
"""Makes a connection, in a thread."""


class Wire:
    """A connection for a few statements, made when it is needed, and again after it was lost."""

    def __init__(self, address: str, statements: Mapping[str, str], run: Run) -> None:
        self._address, self._run = address, run
        self._statements = {
            name.encode(): numbered(one).encode() for name, one in statements.items()
        }
        self._line: Line | None = None
        self._number = -1
        """The descriptor of the connection, which a lost connection no longer tells."""
        self._turn = asyncio.Lock()
        self._answer: asyncio.Future[PGresult] | None = None
        """Whoever waits for what the database says."""
        self._found: PGresult | None = None

    async def ask(self, statement: str, values: Sequence[bytes]) -> PGresult:
        """What the database says to a statement."""
        async with self._turn:
            try:
                if self._line is None:
                    self._begin(await self._run(self._connect))
                return await self._say(statement.encode(), values)
            except psycopg.IntegrityError:
                raise  # the answer to all that was said: the connection is as it was
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Hang up; what was not committed is rolled back."""
        self._answer = self._found = None
        if self._line is not None:
            loop = asyncio.get_running_loop()
            loop.remove_reader(self._number)
            loop.remove_writer(self._number)
            self._line.close()
            self._line = None

    def _connect(self) -> Line:
        line = connect(self._address, autocommit=True)
        line.execute("SET plan_cache_mode = force_generic_plan")  # planned once, not for each batch
        for name, statement in self._statements.items():
            prepared = line.pgconn.prepare(name, statement)
            if prepared.status != ExecStatus.COMMAND_OK:
                line.close()
                raise error_from_result(prepared)
        return line

    def _begin(self, line: Line) -> None:
        self._line, self._number = line, line.fileno()
        asyncio.get_running_loop().add_reader(self._number, self._hear)

    async def _say(self, statement: bytes, values: Sequence[bytes]) -> PGresult:
        assert self._line is not None
        pgconn = self._line.pgconn
        pgconn.send_query_prepared(statement, values, [BINARY] * len(values), BINARY)
        answer: asyncio.Future[PGresult] = asyncio.get_running_loop().create_future()
        self._answer = answer
        self._push()
        found = await answer
        self._answer = None
        if found.status in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
            return found
        if pgconn.status != ConnStatus.OK:
            raise psycopg.OperationalError(found.get_error_message())
        raise error_from_result(found)

    def _push(self) -> None:
        """Send what is still to be sent, as soon as there is room."""
        assert self._line is not None
        loop = asyncio.get_running_loop()
        try:
            waits = self._line.pgconn.flush()
        except psycopg.Error as error:
            self._lost(error)
            return
        if waits:
            loop.add_writer(self._number, self._push)
        else:
            loop.remove_writer(self._number)

    def _hear(self) -> None:
        """Something has come in: the answer, a part of it, or the end of the connection."""
        assert self._line is not None
        pgconn = self._line.pgconn
        try:
            pgconn.consume_input()
            while not pgconn.is_busy():
                found = pgconn.get_result()
                if found is None:
                    break
                self._found = found
            else:
                return
        except psycopg.Error as error:
            self._lost(error)
            return
        if self._answer is not None and self._found is not None:
            if not self._answer.done():
                self._answer.set_result(self._found)
            self._found = None

    def _lost(self, error: psycopg.Error) -> None:
        """Whoever waits hears that the connection has ended; nobody else minds."""
        answer = self._answer
        self.close()
        if answer is not None and not answer.done():
            answer.set_exception(error)
