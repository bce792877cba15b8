"""How fast tables are served: N tables of 4 clients over real sockets of this machine.

    python -m benchmarks.server [--tables 10,100,500] [--rate 500] [--seconds 4] [--laps 5] [--game nemesis]
                                [--servers sqlite:1,postgresql:1,postgresql:2,postgresql:4] [--write]

With --write the rows are kept in figures.json, and docs/scale.md is reckoned from them.

The servers run in processes of their own, with their database on the disk as in real life; the
clients run in this one. All arrangements of servers take turns, lap after lap (`laps`).
How busy the clients are is told, too: if they use a whole core, they are what is measured.
Several processes share a port; the clients of a table are brought together in one of them.
What an answer costs is the processor time of all processes, and of the database. What it costs with several processes is compared
with the first arrangement over the same database.
"""

from __future__ import annotations

import argparse
import contextlib
import os
from statistics import median

import httpx
import uvloop

from benchmarks import scale
from benchmarks.laps import Contestant, beside, race
from benchmarks.servers import serving
from hullbreach.client import Host
from hullbreach.kernel import registry
from hullbreach.server.door import open_wide


async def measure(args: argparse.Namespace, count: int) -> list[Contestant]:
    """Let all arrangements play with so many tables each."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for where in args.servers.split(","):
            database, _, processes = where.partition(":")
            servers = stack.enter_context(serving(database, int(processes or 1)))
            host = await stack.enter_async_context(Host(f"http://127.0.0.1:{servers.port}"))
            await _ready(host)
            found.append(Contestant(where, servers))
            await found[-1].open(host, args.game, count)
        await race(found, args.laps, round(args.rate * args.seconds), args.rate)
        return found


async def _ready(host: Host) -> None:
    """A busy machine may take long to start many processes."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            await host.info()
            return


def row(one: Contestant, count: int) -> dict[str, float | str]:
    """What was measured of an arrangement; of all laps, or of the one in the middle."""
    laps = one.laps
    waited = sorted(time for lap in laps for time in lap.waited)

    def quantile(part: float) -> float:
        return waited[min(len(waited) - 1, int(part * len(waited)))] * 1000

    return {
        "servers": one.name,
        "tables": count,
        "answers per second": median(len(lap.waited) / lap.took for lap in laps),
        "p50 ms": quantile(0.50),
        "p95 ms": quantile(0.95),
        "p99 ms": quantile(0.99),
        "server cpu %": median(100 * lap.busy / lap.took for lap in laps),
        "clients cpu %": median(100 * lap.busy_here / lap.took for lap in laps),
        "cpu us per answer": median(1e6 * lap.busy / len(lap.waited) for lap in laps),
        "database us": median(1e6 * lap.busy_there / len(lap.waited) for lap in laps),
        "idle kB per table": one.idle / 1000,
        "played kB per table": one.played / 1000,
    }


def compared(found: list[Contestant]) -> list[str]:
    """What an answer costs with more processes, beside the first arrangement over the same database."""
    first: dict[str, Contestant] = {}
    lines = []
    for one in found:
        other = first.setdefault(one.name.partition(":")[0], one)
        if other is not one:
            lines.append(beside(one, other))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--servers", default="sqlite:1,postgresql:1,postgresql:2,postgresql:4")
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--game", default="nemesis" if "nemesis" in registry.names() else "airlock")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    open_wide()
    rows = []
    print(f"{args.game}, {args.laps} laps of {args.seconds:g} s,", end=" ")
    print(f"{args.rate:g} answers a second offered,", end=" ")
    print(f"{os.cpu_count()} cores shared with the clients, load before {os.getloadavg()[0]:.1f}")
    for count in map(int, args.tables.split(",")):
        found = uvloop.run(measure(args, count))
        some = [row(one, count) for one in found]
        print(" | ".join([f"{'servers':<13}", *[*some[0]][1:]]))
        for one in some:
            numbers = [f"{value:>{len(name)}.0f}" for name, value in [*one.items()][1:]]
            print(" | ".join([f"{one['servers']:<13}", *numbers]))
        print(*compared(found), sep="\n", flush=True)
        rows += some
    if args.write:
        figures = scale.read()
        figures.servers = rows
        scale.write(figures)


if __name__ == "__main__":
    main()
