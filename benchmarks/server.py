"""How fast tables are served: N tables of 4 clients over real sockets of this machine.

    python -m benchmarks.server [--tables 10,100,500] [--rate 500] [--seconds 10] [--game nemesis]

The server runs in a process of its own, with its database on the disk as in real life; the
clients run in this one. An answer counts when all four clients have their update. Answers are
offered at a fixed rate, whether or not the server keeps up, so that the time they wait counts.
How busy the clients are is told, too: if they use a whole core, they are what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from benchmarks.sockets import Socket, connect
from hullbreach.client import Host, mine
from hullbreach.kernel import registry

PLAYERS = 4

SERVE = """
import socket, sys
from pathlib import Path
from hullbreach.server.app import application
from hullbreach.server.serving import Server, config, tune
from hullbreach.testkit.serving import GENEROUS
tune()
Server(config(application(Path(sys.argv[2]), limits=GENEROUS), GENEROUS), lambda: None).run(
    [socket.socket(fileno=int(sys.argv[1]))])
"""


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
        socket = await connect("127.0.0.1", port, "/socket")
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


def memory(process: int) -> int:
    """Bytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) * 1024 if found else 0


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_table(host: Host, game: str, port: int, measured: list[float]) -> Table:
    links = await host.create(game, [mine() for _ in range(PLAYERS)])
    table = Table(measured)
    for seat in range(PLAYERS):
        await table.sit(seat, port, links.seats[seat])
    return table


async def measure(game: str, count: int, rate: float, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=".") as data:
        import socket as sockets

        with sockets.create_server(("127.0.0.1", 0), backlog=1024) as listening:
            port = listening.getsockname()[1]
            server = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(listening.fileno()), data],
                pass_fds=[listening.fileno()],
            )
        try:
            async with Host(f"http://127.0.0.1:{port}") as host:
                return await _measure(host, port, server.pid, game, count, rate, seconds)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


async def _measure(
    host: Host, port: int, pid: int, game: str, count: int, rate: float, seconds: float
) -> dict[str, float]:
    measured: list[float] = []
    # The first table pays for what all share.
    await open_table(host, game, port, measured)
    await asyncio.sleep(1)
    empty = memory(pid)
    tables = [await open_table(host, game, port, measured) for _ in range(count)]
    await asyncio.sleep(1)
    idle = memory(pid)

    free = collections.deque(tables)
    used, used_here = cpu(pid), time.process_time()
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
    took, busy = time.perf_counter() - began, cpu(pid) - used
    busy_here = time.process_time() - used_here
    measured.sort()

    def quantile(part: float) -> float:
        return measured[min(len(measured) - 1, int(part * len(measured)))] * 1000

    played = memory(pid)
    return {
        "tables": count,
        "answers per second": len(measured) / took,
        "p50 ms": quantile(0.50),
        "p95 ms": quantile(0.95),
        "p99 ms": quantile(0.99),
        "server cpu %": 100 * busy / took,
        "clients cpu %": 100 * busy_here / took,
        "cpu us per answer": 1e6 * busy / len(measured),
        "idle kB per table": (idle - empty) / count / 1000,
        "played kB per table": (played - empty) / count / 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="nemesis" if "nemesis" in registry.names() else "airlock")
    args = parser.parse_args()
    print(f"{args.game}, {args.rate:g} answers a second offered for {args.seconds:g} s,", end=" ")
    print(f"{os.cpu_count()} cores shared with the clients, load before {os.getloadavg()[0]:.1f}")
    for number, count in enumerate(int(word) for word in args.tables.split(",")):
        row = uvloop.run(measure(args.game, count, args.rate, args.seconds))
        if number == 0:
            print(" | ".join(row))
        print(" | ".join(f"{value:>{len(name)}.0f}" for name, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
