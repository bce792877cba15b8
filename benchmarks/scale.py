"""What a million tables a day need, reckoned from what was measured: writes docs/scale.md.

    python -m benchmarks.server --tables 100 --write        # measures servers; the page is written anew
    python -m benchmarks.scale [--games 5]                  # measures games, too

What was measured is in figures.json; nothing on the page comes from anywhere else.
"""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path
from typing import Any

import msgspec

from hullbreach import bots
from hullbreach.kernel import registry
from hullbreach.kernel.table import Table

HERE = Path(__file__).parent
FIGURES = HERE / "figures.json"
PAGE = HERE.parent / "docs" / "scale.md"

A_DAY = 1_000_000
SECONDS = 86_400
PEAK = 3
"""The busiest hour, in means of the day."""
HOURS = 3
"""A game that is played in one evening."""
BUSY = 0.6
"""So much of a core is used at the peak: the rest is for bad minutes."""
CONNECTIONS = 8
"""To the database, of one process."""
PEOPLE = 4
FIRST_CHOICES = ("postgresql:2", "postgresql:1", "sqlite:1")


class GameFigures(msgspec.Struct):
    """A finished game, on the mean."""

    entries: float
    bytes: float
    """Of its entries, as they are stored."""
    games: int


class Figures(msgspec.Struct):
    """All that was measured."""

    games: dict[str, GameFigures] = {}
    servers: list[dict[str, Any]] = []


def read() -> Figures:
    return msgspec.json.decode(FIGURES.read_bytes(), type=Figures)


def write(figures: Figures) -> None:
    """Keep what was measured, and write the page."""
    data = msgspec.json.format(msgspec.json.encode(figures), indent=2)
    FIGURES.write_bytes(data + b"\n")
    PAGE.write_text(page(figures), encoding="utf-8")


def played(name: str, games: int) -> GameFigures:
    """Games of four bots to their end: how many entries, how many bytes."""
    entries, sizes = [], []
    for number in range(games):
        table = Table.new(name, seats=PEOPLE, seed=f"scale {number}")
        kind = bots.usual(name)
        crew = [bots.begin(bots.find(kind, name), kind, f"{seat}") for seat in range(PEOPLE)]
        while not table.over:
            ask = table.asks()[0]
            table.answer(ask.seat, ask.id, bots.answer(crew[ask.seat], table, ask))
        entries.append(len(table.log))
        sizes.append(sum(len(msgspec.json.encode(one)) for one in table.log))
    return GameFigures(statistics.mean(entries), statistics.mean(sizes), games)


def basis(figures: Figures) -> dict[str, Any]:
    """The measurement that is reckoned from: of a hundred tables, at the most processes that fit the machine."""
    rows = {one["servers"]: one for one in figures.servers if one["tables"] == 100}
    return next(rows[one] for one in FIRST_CHOICES if one in rows)


def page(figures: Figures) -> str:
    """The whole page."""
    row = basis(figures)
    per_answer, database = row["cpu us per answer"], row.get("database us", 0)
    idle = row["idle kB per table"]
    lines = [
        "# A million tables a day",
        "",
        "What would a site need at which a million games begin every day? This page reckons it from what was measured on one small machine"
        " (`python -m benchmarks.scale` writes it). It is an estimate, and says where each number comes from.",
        "",
        "## What was measured",
        "",
        "| servers | tables | answers/s | p50, ms | p99, ms | processor time per answer, µs | of the database, µs | idle table, kB |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for one in figures.servers:
        numbers = [
            one["tables"],
            one["answers per second"],
            one["p50 ms"],
            one["p99 ms"],
            one["cpu us per answer"],
            one.get("database us", 0),
            one["idle kB per table"],
        ]
        lines.append(f"| {one['servers']} | " + " | ".join(f"{n:,.0f}" for n in numbers) + " |")
    lines += [
        "",
        "Tables of four people over real sockets, as in [performance](performance.md#serving-tables). A game to its end, played by bots:",
        "",
        "| game | entries | bytes of its entries | games played |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, game in figures.games.items():
        lines.append(f"| {name} | {game.entries:,.0f} | {game.bytes:,.0f} | {game.games} |")
    lines += [
        "",
        "## What follows",
        "",
        f"A million tables a day of four people, {HOURS} hours each, with {PEAK} times the mean in the busiest hour; a core is used to"
        f" {BUSY:.0%} then. Reckoned with the row `{row['servers']}`.",
        "",
        "| a day | " + " | ".join(figures.games) + " |",
        "| --- |" + " ---: |" * len(figures.games),
    ]
    lines += _needs(figures, per_answer, database, idle)
    lines += [
        "",
        "- **Processes** are not the limit: they share nothing but the database, and any of them may serve any table.",
        "- **The database** is what all share. A process commits all answers of a moment at once. Where one PostgreSQL is not enough, tables"
        " can be divided among several, each with its own processes and its own name, since no two tables have anything to do with each other.",
        f"- **Connections**: a process has up to {CONNECTIONS}. Beyond a few hundred, put PgBouncer with `pool_mode = session` on each machine, or take"
        " fewer and larger machines.",
        "- **Disk**: entries only; indexes, kept positions and people come on top. `hullbreach prune` deletes what is over, so a site that keeps"
        " ninety days has ninety times the day.",
        "- **Play over days** makes more tables at the same time, and no more answers: a table at which nobody is does not stay in memory.",
        "",
    ]
    return "\n".join(lines)


def _needs(figures: Figures, per_answer: float, database: float, idle: float) -> list[str]:
    games = list(figures.games.values())
    peaks = [A_DAY * one.entries / SECONDS * PEAK for one in games]
    together = A_DAY * HOURS * 3600 / SECONDS * PEAK
    processes = [peak * per_answer / 1e6 / BUSY for peak in peaks]
    rows: list[tuple[str, list[str]]] = [
        ("entries", [f"{A_DAY * one.entries:,.0f}" for one in games]),
        ("entries, GB", [f"{A_DAY * one.bytes / 1e9:,.0f}" for one in games]),
        ("answers a second, busiest hour", [f"{one:,.0f}" for one in peaks]),
        ("tables at the same time, busiest hour", [f"{together:,.0f}" for _ in games]),
        ("sockets at the same time", [f"{together * PEOPLE:,.0f}" for _ in games]),
        ("processes (cores)", [f"{one:,.0f}" for one in processes]),
        ("cores of the database", [f"{peak * database / 1e6 / BUSY:,.0f}" for peak in peaks]),
        ("connections to the database", [f"{one * CONNECTIONS:,.0f}" for one in processes]),
        ("memory of tables, GB", [f"{together * idle / 1e6:,.0f}" for _ in games]),
    ]
    told = [one for one in rows if database or one[0] != "cores of the database"]
    return [f"| {name} | " + " | ".join(values) + " |" for name, values in told]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=0, help="so many games of each are played")
    args = parser.parse_args()
    figures = read()
    if args.games:
        names = [one for one in registry.names() if bots.usual(one) != "random"]
        figures.games = {name: played(name, args.games) for name in names}
    write(figures)


if __name__ == "__main__":
    main()
