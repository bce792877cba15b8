"""How figures are shown: as sheets in the terminal, and as `docs/performance.md` with its plots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import msgspec
from rich.table import Table as Sheet

from benchmarks.compare import OURS, Comparison, Goal, goals_beside
from benchmarks.growth import KILOBYTES_GOAL, TABLES, Points
from benchmarks.plot import plot

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "performance.md"
COLUMNS = {"play": "random play, answers/s", "copy": "copy, µs", "steps": "environment, steps/s"}


class Findings(msgspec.Struct):
    """Everything that a run has found out."""

    python: str
    machine: str
    comparison: Comparison | None = None
    kilobytes: float = 0.0
    players: dict[str, Points] = {}
    rounds: dict[str, Points] = {}
    parts: dict[str, float] = {}


def rows(found: Comparison) -> Iterator[tuple[str, ...]]:
    """An engine, and for each figure its value and how many times as fast ours is."""
    for peer in found.peers:
        if peer.name in found.missing:
            yield peer.name, found.missing[peer.name], *[""] * (2 * len(COLUMNS) - 1)
            continue
        cells = []
        for name in COLUMNS:
            value, ratio = found.figure(peer.name, name), found.ratio(peer.name, name)
            cells.append(
                "" if value is None else f"{value:,.1f}" if name == "copy" else f"{value:,.0f}"
            )
            cells.append("" if ratio is None or peer.name == OURS else f"× {ratio:.2g}")
        yield peer.name, *cells


def goals(found: Findings) -> Iterator[tuple[str, str, str, bool]]:
    """Each goal, what became of it, and whether it is met."""
    comparison = found.comparison or Comparison(peers=())
    for goal in goals_beside(comparison.peers) if comparison.peers else ():
        laps = comparison.measured(goal)
        yield (
            _wanted(goal),
            f"{'≤' if goal.most else '≥'} {goal.times:g}",
            _middle(laps, 2 if goal.peer else 1),
            bool(laps) and goal.met(median(laps)),
        )
    size = f"{found.kilobytes:,.0f}"
    what = f"memory of a table, kB (mean of {TABLES})"
    yield what, f"≤ {KILOBYTES_GOAL}", size, found.kilobytes <= KILOBYTES_GOAL


def _wanted(goal: Goal) -> str:
    """What a goal is about."""
    ours = goal.ours.removeprefix("Hullbreach: ")
    if not goal.peer:
        return f"{COLUMNS[goal.figure]} ({ours})"
    what = f"{COLUMNS[goal.figure].partition(',')[0]}: × {goal.times:g} of {goal.peer}"
    return f"{what} ({ours})" if ours else what


def _middle(laps: list[float], digits: int) -> str:
    """The median of some laps, and between which figures the middle half of them lies."""
    if len(laps) < 2:
        return "?"
    low, middle, high = (f"{one:.{digits}f}" for one in quantiles(laps, n=4))
    return f"{middle} ({low} to {high})"


def sheet(found: Findings) -> Sheet:
    """The comparison for the terminal."""
    new = Sheet(title="Side by side", title_justify="left")
    new.add_column("engine")
    for title in COLUMNS.values():
        new.add_column(title, justify="right")
        new.add_column("ours is", justify="right")
    for row in rows(found.comparison or Comparison()):
        new.add_row(*row)
    lines = [
        f"[{'green' if met else 'red'}]{'met   ' if met else 'missed'}[/] {what}: {value} ({wanted})"
        for what, wanted, value, met in goals(found)
    ]
    new.caption, new.caption_justify = "\n".join(lines), "left"
    return new


def growth_sheet(title: str, lines: dict[str, Points]) -> Sheet:
    """How the cost grows, for the terminal."""
    new = Sheet(title=f"By {title}, µs", title_justify="left")
    new.add_column(title)
    for name in lines:
        new.add_column(name, justify="right")
    known = [dict(points) for points in lines.values()]
    for number in sorted({x for points in known for x in points}):
        new.add_row(str(number), *(f"{one[number]:,.0f}" if number in one else "" for one in known))
    return new


def write(found: Findings) -> list[str]:
    """Write what was found into the page and its plots; the files that were written."""
    text = PAGE.read_text(encoding="utf-8")
    written = [PAGE]
    if found.comparison is not None:
        text = _between(text, "figures", _figures(found))
    if found.parts:
        lines = ["| part of a step | µs |", "| --- | ---: |"]
        lines += [f"| {name} | {taken:.0f} |" for name, taken in found.parts.items()]
        text = _between(text, "parts", "\n".join(lines))
    for name, points in (("players", found.players), ("rounds", found.rounds)):
        if points:
            file = DOCS / f"performance-{name}.svg"
            title = f"Nemesis: cost by {name}"
            file.write_text(plot(title, name, "microseconds", points), encoding="utf-8")
            written.append(file)
    PAGE.write_text(text, encoding="utf-8")
    return [str(file.relative_to(DOCS.parent)) for file in written]


def _figures(found: Findings) -> str:
    head = ["engine", *(part for title in COLUMNS.values() for part in (title, "ours is"))]
    lines = [_line(head), _line(["---", *["---:"] * (len(head) - 1)])]
    lines += [_line(row) for row in rows(found.comparison or Comparison())]
    lines += ["", _line(["goal", "wanted", "measured", ""]), _line(["---", "---:", "---:", "---"])]
    lines += [
        _line([what, wanted, value, "met" if met else "missed"])
        for what, wanted, value, met in goals(found)
    ]
    versions = {
        name.partition(":")[0]: version
        for name, version in (found.comparison or Comparison()).versions.items()
    }
    named = ", ".join(f"{name} {version}" for name, version in versions.items())
    return "\n".join([f"Python {found.python} on {found.machine}; {named}.", "", *lines])


def _line(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _between(text: str, name: str, new: str) -> str:
    """Replace what stands between two marks of the page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    pattern = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    return pattern.sub(lambda _: f"{begin}\n\n{new}\n\n{end}", text)
