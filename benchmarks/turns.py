"""What an answer costs beside older revisions of this project: servers of each take turns in one run.

    python -m benchmarks.turns 906f991 [--tables 100] [--answers 2000] [--laps 5] [--rate 500] [--game nemesis]

Each revision has a server of its own over SQLite, with the same packages around it, and all of its tables are open
all the time. They play lap after lap, one server at a time, so whatever slows the machine down slows all of them down. What
counts is the processor time of the server for each answer; the ratio is the median of the ratios of single laps.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx
import uvloop

from benchmarks.environments import CACHE, ROOT
from benchmarks.laps import Contestant, beside, race
from benchmarks.servers import Servers
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
            yield Contestant(name, Servers(listening.getsockname()[1], [running.pid], None))
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


async def measure(names: list[str], args: argparse.Namespace) -> list[Contestant]:
    """Let all of them play, lap after lap."""
    async with contextlib.AsyncExitStack() as stack:
        found = [stack.enter_context(serving(name)) for name in names]
        for one in found:
            port = one.servers.port
            host = await stack.enter_async_context(Host(f"http://127.0.0.1:{port}"))
            await ready(port)
            await one.open(host, args.game, args.tables)
        await race(found, args.laps, args.answers, args.rate)
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
    found = uvloop.run(measure([*args.revisions, NOW], args))
    for one in found:
        micros = [lap.micros for lap in one.laps]
        waited = [lap.waited[int(0.99 * len(lap.waited))] * 1000 for lap in one.laps]
        print(
            f"{one.name}: {median(micros):.0f} µs of the processor per answer "
            f"({min(micros):.0f} to {max(micros):.0f}), p99 {median(waited):.0f} ms, "
            f"an idle table {one.idle / 1000:.0f} kB"
        )
    for one in found[:-1]:
        print(beside(found[-1], one))


if __name__ == "__main__":
    main()
