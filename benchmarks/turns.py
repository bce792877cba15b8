"""What an answer costs beside older revisions of this project: servers of each take turns in one run.

    python -m benchmarks.turns 906f991 [--tables 100] [--answers 2000] [--laps 5] [--rate 500] [--game nemesis]

Each revision has a server of its own over SQLite, with the same packages around it, and all of its tables are open
all the time. They play lap after lap, one server at a time, so whatever slows the machine down slows all of them down. What
counts is the processor time of the server for each answer; the ratio is the median of the ratios of single laps.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx
import msgspec
import uvloop

from benchmarks.environments import CACHE, ROOT
from benchmarks.server import Table, open_table
from benchmarks.servers import cpu, memory
from hullbreach.client import Host

NOW = "now"
"""The name of the revision that is here."""
SERVE = """
import msgspec, socket, sys
from pathlib import Path
from hullbreach.server.app import application
from hullbreach.server.serving import Server, config, tune
from hullbreach.testkit.serving import GENEROUS
tune()
limits = msgspec.structs.replace(GENEROUS, silence=3600.0)
app = application(Path(sys.argv[2]), limits=limits)
Server(config(app, limits), lambda: None).run([socket.socket(fileno=int(sys.argv[1]))])
"""
"""What every revision understands. Clients are silent while it is the turn of others."""
WARM = 3
"""Tables that pay for what all share."""


class Lap(msgspec.Struct):
    """What was measured of a server in one lap."""

    micros: float
    """Of processor time, for each answer."""
    waited: list[float]
    """How long each answer took, in seconds of the clock."""


class Contestant:
    """A server of one revision, and its tables."""

    def __init__(self, name: str, port: int, pid: int) -> None:
        self.name, self.port, self.pid = name, port, pid
        self.laps: list[Lap] = []
        self.idle = 0.0
        """Bytes of memory for each table before it is played."""
        self._measured: list[float] = []
        self._free: collections.deque[Table] = collections.deque()

    async def open(self, host: Host, game: str, tables: int) -> None:
        """Let people sit down."""
        for _ in range(WARM):
            await open_table(host, game, self.port, self._measured)
        await asyncio.sleep(1)
        empty = memory(self.pid)
        for _ in range(tables):
            self._free.append(await open_table(host, game, self.port, self._measured))
        await asyncio.sleep(1)
        self.idle = (memory(self.pid) - empty) / tables

    async def play(self, answers: int, rate: float) -> None:
        """One lap: so many answers, offered at a rate."""
        self._measured.clear()
        used, began, offered = cpu(self.pid), time.perf_counter(), 0
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
            await table.done.wait()
        used = cpu(self.pid) - used
        self.laps.append(Lap(1e6 * used / len(self._measured), sorted(self._measured)))


@contextlib.contextmanager
def serving(name: str) -> Iterator[Contestant]:
    """A server of a revision, as long as the block runs."""
    source = ROOT / "src" if name == NOW else sources(name)
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    with (
        tempfile.TemporaryDirectory(dir=".") as data,
        socket.create_server(("127.0.0.1", 0), backlog=1024) as listening,
    ):
        command = [sys.executable, "-c", SERVE, str(listening.fileno()), data]
        running = subprocess.Popen(command, pass_fds=[listening.fileno()], env=environment)
        try:
            yield Contestant(name, listening.getsockname()[1], running.pid)
        finally:
            running.terminate()
            running.wait()


def sources(revision: str) -> Path:
    """The sources of an older revision, below `.cache/sources`."""
    folder = CACHE / "sources" / revision
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(
            ["git", "-C", str(ROOT), "archive", revision, "src"], check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder / "src"


async def ready(port: int) -> None:
    """A busy machine may take long to start a server."""
    async with httpx.AsyncClient() as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                await client.get(f"http://127.0.0.1:{port}/health")
                return


async def race(names: list[str], args: argparse.Namespace) -> list[Contestant]:
    """Let all of them play, lap after lap."""
    async with contextlib.AsyncExitStack() as stack:
        found = [stack.enter_context(serving(name)) for name in names]
        for one in found:
            host = await stack.enter_async_context(Host(f"http://127.0.0.1:{one.port}"))
            await ready(one.port)
            await one.open(host, args.game, args.tables)
        for number in range(args.laps + 1):
            for one in found:
                await one.play(args.answers, args.rate)
                if not number:
                    one.laps.clear()  # the first one warms up
        return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("revisions", nargs="*")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--game", default="nemesis")
    args = parser.parse_args()
    print(
        f"{args.game}, {args.tables} tables, {args.laps} laps of {args.answers} answers,", end=" "
    )
    print(f"{args.rate:g} a second offered, load before {os.getloadavg()[0]:.1f}", flush=True)
    found = uvloop.run(race([*args.revisions, NOW], args))
    for one in found:
        micros = [lap.micros for lap in one.laps]
        waited = [lap.waited[int(0.99 * len(lap.waited))] * 1000 for lap in one.laps]
        print(
            f"{one.name}: {median(micros):.0f} µs of the processor per answer "
            f"({min(micros):.0f} to {max(micros):.0f}), p99 {median(waited):.0f} ms, "
            f"an idle table {one.idle / 1000:.0f} kB"
        )
    here = found[-1]
    for one in found[:-1]:
        ratios = [now.micros / then.micros for now, then in zip(here.laps, one.laps, strict=True)]
        print(
            f"{NOW} is {median(ratios):.2f} of {one.name} ({min(ratios):.2f} to {max(ratios):.2f})"
        )


if __name__ == "__main__":
    main()
