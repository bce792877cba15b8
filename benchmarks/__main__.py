"""`make bench`: this engine beside others, how its cost grows, and what its kernel costs."""

from __future__ import annotations

import argparse
import platform

from rich.console import Console

from benchmarks import kernel, page
from benchmarks.compare import PEERS, compare, older, one_core
from benchmarks.growth import by_parts, by_players, by_rounds, memory

GAME, SEATS = "nemesis", 4
PARTS = ("compare", "growth", "kernel")


def main() -> None:
    """Measure, print, and where wanted write `docs/performance.md`."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--only", choices=PARTS, help="one part instead of all")
    parser.add_argument("--laps", type=int, default=40, help="laps that each engine has")
    parser.add_argument("--starts", type=int, default=3, help="how often the engines are started")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each figure of a lap")
    parser.add_argument("--repeats", type=int, default=9, help="runs of which the median is taken")
    parser.add_argument("--games", type=int, default=60, help="random games per run")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    parser.add_argument(
        "--beside", metavar="REVISION", help="an older revision of this project, too"
    )
    parser.add_argument("--ours", action="store_true", help="our games and older ones, no others")
    args = parser.parse_args()
    console = Console(highlight=False)
    console.print(f"Python {platform.python_version()} on {platform.machine()}, one core; medians.")
    one_core()
    parts = (args.only,) if args.only else PARTS
    found = page.Findings(python=platform.python_version(), machine=platform.machine())
    if "compare" in parts:
        peers = tuple(peer for peer in PEERS if not (args.ours and peer.environment))
        peers += older(args.beside) if args.beside else ()
        with console.status("") as status:
            found.comparison = compare(peers, args.laps, args.starts, args.seconds, status.update)
        found.kilobytes = memory(GAME, SEATS)
        console.print(page.sheet(found))
    if "growth" in parts:
        with console.status("how the cost grows"):
            found.players = by_players(GAME, args.games)
            found.rounds = by_rounds(GAME, SEATS, args.games)
            found.parts = by_parts(GAME, SEATS, args.games)
        for title, lines in (("players", found.players), ("rounds", found.rounds)):
            console.print(page.growth_sheet(title, lines))
        for part, taken in found.parts.items():
            console.print(f"{taken:6.0f} µs of a step of the environment: {part}")
    if "kernel" in parts:
        with console.status("the kernel"):
            sheets = kernel.measure(args.repeats, args.games)
        console.print(*sheets, sep="\n")
    if args.write:
        console.print(*page.write(found), sep="\n")


if __name__ == "__main__":
    main()
