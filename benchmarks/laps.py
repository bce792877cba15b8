"""Servers that take turns: each has its tables open all the time, and plays lap after lap.

Whatever slows the machine down slows all of them down, so a ratio is the median of the ratios of single laps.
An answer counts when all four clients have their update. Answers are offered at a fixed rate, whether or not the
servers keep up, so that the time they wait counts.
"""

from __future__ import annotations

import asyncio
import collections
import time
from statistics import median

import msgspec

from benchmarks.servers import Servers
from benchmarks.sockets import Socket, connect
from hullbreach.client import Host, mine

PLAYERS = 4
WARM, LONG, FAST = 4, 250, 1000.0
"""Tables for each process, on the mean, that are played before anything is measured, with so many answers each, offered at such a rate: in its
first games a process writes guards out and draws what it will find again (`kernel.guards`, `kernel.remembering`), once for all tables."""


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    id: str
    options: list[Option]


class Now(msgspec.Struct):
    question: Question | None
    over: bool


class Heard(msgspec.Struct):
    """As much of a message as this client needs; the rest is skipped."""

    type: str
    version: int = -1
    now: Now | None = None


decode = msgspec.json.Decoder(Heard).decode


class Table:
    """Four clients of one table, and the answer that is on its way."""

    def __init__(self, measured: list[float]) -> None:
        self.sockets: list[Socket] = []
        self.questions: list[Question | None] = [None] * PLAYERS
        self.versions = [0] * PLAYERS
        self.over = False
        self._measured = measured
        self._wanted = -1
        self._waiting = 0
        self._began = 0.0
        self._given = 0
        self.done = asyncio.Event()
        self.done.set()

    async def sit(self, seat: int, port: int, token: str) -> None:
        """Take a seat and wait for the picture of the table."""
        socket = await connect("127.0.0.1", port, f"/socket?at={token[:4]}")
        told = asyncio.Event()

        def heard(data: bytes) -> None:
            self._hear(seat, data)
            told.set()

        socket.heard = heard
        self.sockets.append(socket)
        socket.send(msgspec.json.encode({"type": "hello", "token": token}))
        await told.wait()

    def _hear(self, seat: int, data: bytes) -> None:
        message = decode(data)
        if message.now is not None:
            self.versions[seat] = message.version
            self.questions[seat] = message.now.question
            self.over = self.over or message.now.over
            if 0 <= self._wanted <= message.version:
                self._waiting -= 1
                if self._waiting == 0:
                    self._wanted = -1
                    self._measured.append(time.perf_counter() - self._began)
                    self.done.set()
        elif message.type == "refused":
            raise RuntimeError(data)

    def answer(self, due: float) -> bool:
        """Let somebody answer; False if nobody is asked."""
        asked = ((at, one) for at, one in enumerate(self.questions) if one is not None)
        number, question = next(asked, (-1, None))
        if question is None:
            return False
        self.done.clear()
        self._given += 1
        self.questions[number] = None
        self._wanted, self._waiting = max(self.versions) + 1, PLAYERS
        self._began = due
        option = question.options[self._given * 7 % len(question.options)].id
        answer = {"type": "answer", "id": "a", "ask": question.id, "option": option}
        self.sockets[number].send(msgspec.json.encode(answer))
        return True


class Lap(msgspec.Struct):
    """What was measured of a server in one lap."""

    waited: list[float]
    """How long each answer took, in seconds of the clock; the shortest first."""
    took: float
    busy: float
    """Seconds of processor time: of the processes, of their database, of the clients."""
    busy_there: float
    busy_here: float

    @property
    def micros(self) -> float:
        """Of processor time for each answer, with that of the database."""
        return 1e6 * (self.busy + self.busy_there) / len(self.waited)


class Contestant:
    """A server, and its tables."""

    def __init__(self, name: str, servers: Servers) -> None:
        self.name, self.servers = name, servers
        self.laps: list[Lap] = []
        self.idle = self.played = 0.0
        """Bytes of memory for each table, before it is played and after."""
        self._measured: list[float] = []
        self._tables: list[Table] = []
        self._free: collections.deque[Table] = collections.deque()
        self._empty = 0

    async def open(self, host: Host, game: str, tables: int) -> None:
        """Let people sit down."""
        for _ in self.servers.pids * WARM:
            self._free.append(await self._open(host, game))
        await self._give(len(self._free) * LONG, FAST)
        self._free.clear()
        await asyncio.sleep(1)
        self._empty = self.servers.memory()
        self._tables = [await self._open(host, game) for _ in range(tables)]
        await asyncio.sleep(1)
        self.idle = (self.servers.memory() - self._empty) / tables
        self._free.extend(self._tables)

    async def _open(self, host: Host, game: str) -> Table:
        links = await host.create(game, [mine() for _ in range(PLAYERS)])
        table = Table(self._measured)
        for seat in range(PLAYERS):
            await table.sit(seat, self.servers.port, links.seats[seat])
        return table

    async def play(self, answers: int, rate: float) -> None:
        """One lap: so many answers, offered at a rate."""
        servers = self.servers
        self._measured.clear()
        used, used_there, used_here = servers.cpu(), servers.database_cpu(), time.process_time()
        began = time.perf_counter()
        await self._give(answers, rate)
        lap = Lap(
            sorted(self._measured),
            time.perf_counter() - began,
            servers.cpu() - used,
            servers.database_cpu() - used_there,
            time.process_time() - used_here,
        )
        self.laps.append(lap)
        self.played = (servers.memory() - self._empty) / len(self._tables)

    async def _give(self, answers: int, rate: float) -> None:
        """So many answers, if the games last so long."""
        began, offered = time.perf_counter(), 0
        while offered < answers and self._free:
            due = began + offered / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            table = self._free.popleft()
            await table.done.wait()
            offered += table.answer(due)
            if not table.over:
                self._free.append(table)
            await asyncio.sleep(0)
        for table in self._free:
            await asyncio.wait_for(table.done.wait(), 30)


async def race(contestants: list[Contestant], laps: int, answers: int, rate: float) -> None:
    """Let all of them play, lap after lap; the first lap warms up."""
    for number in range(laps + 1):
        for one in contestants:
            await one.play(answers, rate)
            if not number:
                one.laps.clear()


def beside(one: Contestant, other: Contestant) -> str:
    """What an answer of one costs, in parts of what it costs the other."""
    ratios = [now.micros / then.micros for now, then in zip(one.laps, other.laps, strict=True)]
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    return f"{one.name} is {median(ratios):.2f} of {other.name} ({spread})"
