"""How fast tables are served: N tables of 4 clients over real sockets of this machine.

    python -m benchmarks.server [--tables 10,100,500] [--rate 500] [--seconds 10] [--game nemesis]
                                [--servers sqlite:1,postgresql:1,postgresql:2,postgresql:4] [--write]

With --write the rows are kept in figures.json, and docs/scale.md is reckoned from them.

The servers run in processes of their own, with their database on the disk as in real life; the
clients run in this one. An answer counts when all four clients have their update. Answers are
offered at a fixed rate, whether or not the servers keep up, so that the time they wait counts.
How busy the clients are is told, too: if they use a whole core, they are what is measured.
Several processes share a port; the clients of a table are brought together in one of them.
What an answer costs is the processor time of all processes, and of the database.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import os
import time

import httpx
import msgspec
import uvloop

from benchmarks import scale
from benchmarks.servers import Servers, serving
from benchmarks.sockets import Socket, connect
from hullbreach.client import Host, mine
from hullbreach.kernel import registry

PLAYERS = 4


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


async def open_table(host: Host, game: str, port: int, measured: list[float]) -> Table:
    links = await host.create(game, [mine() for _ in range(PLAYERS)])
    table = Table(measured)
    for seat in range(PLAYERS):
        await table.sit(seat, port, links.seats[seat])
    return table


async def measure(
    where: str, game: str, count: int, rate: float, seconds: float
) -> dict[str, float | str]:
    database, _, processes = where.partition(":")
    with serving(database, int(processes or 1)) as servers:
        async with Host(f"http://127.0.0.1:{servers.port}") as host:
            await _ready(host)
            found = await _measure(host, servers, game, count, rate, seconds)
            return {"servers": where, **found}


async def _ready(host: Host) -> None:
    """A busy machine may take long to start many processes."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            await host.info()
            return


async def _measure(
    host: Host, servers: Servers, game: str, count: int, rate: float, seconds: float
) -> dict[str, float]:
    measured: list[float] = []
    # The first table pays for what all share.
    for _ in servers.pids * 3:
        await open_table(host, game, servers.port, measured)
    await asyncio.sleep(1)
    empty = servers.memory()
    tables = [await open_table(host, game, servers.port, measured) for _ in range(count)]
    await asyncio.sleep(1)
    idle = servers.memory()

    free = collections.deque(tables)
    used, used_here = servers.cpu(), time.process_time()
    used_there = servers.database_cpu()
    began = time.perf_counter()
    offered = late = 0
    while (now := time.perf_counter()) < began + seconds and free:
        due = began + offered / rate
        if now < due:
            await asyncio.sleep(due - now)
        table = free.popleft()
        if not table.done.is_set():
            late += 1
            await table.done.wait()
        if table.answer(due):
            free.append(table)
            offered += 1
        elif not table.over:
            free.append(table)
            await asyncio.sleep(0)
    for table in tables:
        if not table.over:
            await asyncio.wait_for(table.done.wait(), 30)
    took, busy = time.perf_counter() - began, servers.cpu() - used
    busy_there = servers.database_cpu() - used_there
    busy_here = time.process_time() - used_here
    measured.sort()

    def quantile(part: float) -> float:
        return measured[min(len(measured) - 1, int(part * len(measured)))] * 1000

    played = servers.memory()
    return {
        "tables": count,
        "answers per second": len(measured) / took,
        "p50 ms": quantile(0.50),
        "p95 ms": quantile(0.95),
        "p99 ms": quantile(0.99),
        "server cpu %": 100 * busy / took,
        "clients cpu %": 100 * busy_here / took,
        "cpu us per answer": 1e6 * busy / len(measured),
        "database us": 1e6 * busy_there / len(measured),
        "idle kB per table": (idle - empty) / count / 1000,
        "played kB per table": (played - empty) / count / 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--servers", default="sqlite:1,postgresql:1,postgresql:2,postgresql:4")
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="nemesis" if "nemesis" in registry.names() else "airlock")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    rows = []
    print(f"{args.game}, {args.rate:g} answers a second offered for {args.seconds:g} s,", end=" ")
    print(f"{os.cpu_count()} cores shared with the clients, load before {os.getloadavg()[0]:.1f}")
    first = True
    for count in map(int, args.tables.split(",")):
        for where in args.servers.split(","):
            row = uvloop.run(measure(where, args.game, count, args.rate, args.seconds))
            rows.append(row)
            if first:
                print(" | ".join([f"{'servers':<13}", *[*row][1:]]))
                first = False
            numbers = [f"{value:>{len(name)}.0f}" for name, value in [*row.items()][1:]]
            print(" | ".join([f"{where:<13}", *numbers]), flush=True)
    if args.write:
        figures = scale.read()
        figures.servers = rows
        scale.write(figures)


if __name__ == "__main__":
    main()
