"""`hullbreach check`: many random games of a game, and everything that is wrong with them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach import kernel
from hullbreach.cli.content import list_name
from hullbreach.cli.values import add_packs, positive, with_packs
from hullbreach.kernel.game import Game
from hullbreach.kernel.texts import Argument, Text, Texts
from hullbreach.testkit import conformance
from hullbreach.testkit.conformance import Finding, Record, Report

NAME = "check"
GAMES = 100
REPORTS = Path("hullbreach-reports")
SHOWN = 3
"""So many findings of each kind are told in full; the files of all are written."""


def add(parser: argparse.ArgumentParser) -> None:
    """A game, how many games of it, and which."""
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help="help-check-games"
    )
    parser.add_argument("--mode", metavar="MODE", help="help-check-mode")
    parser.add_argument("--seats", type=positive, metavar="SEATS", help="help-check-seats")
    parser.add_argument("--seed", default="1", metavar="SEED", help="help-check-seed")
    parser.add_argument("--thorough", action="store_true", help="help-check-thorough")
    parser.add_argument(
        "--require-content",
        type=positive,
        metavar="N",
        help="help-check-require-content",
    )
    add_packs(parser)
    parser.add_argument("--jobs", type=positive, metavar="N", help="help-check-jobs")
    parser.add_argument("--out", type=Path, default=REPORTS, metavar="DIR", help="help-check-out")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Examine the game, tell what was found, and sum up; 1 if anything is wrong."""
    game = kernel.find(args.game)
    packs = with_packs(game, args, {}).get("packs", [])
    texts = texts.of(game.edition(game.agree(packs)).words)
    with _progress(console) as progress:
        task = progress.add_task(texts.format(Text("check-progress")), total=args.games)

        def played(record: Record) -> None:
            progress.advance(task)

        report = conformance.check(
            game,
            games=args.games,
            seed=args.seed,
            mode=args.mode,
            seats=args.seats,
            packs=packs,
            thorough=args.thorough,
            jobs=args.jobs,
            require_content=args.require_content,
            progress=played,
        )
    files = conformance.write_files(game.name, report.findings, args.out)
    _tell_findings(report, files, texts, console)
    console.print(_summary(report, texts))
    if report.unused:
        _say(console, texts, Text("check-unused", {"count": len(report.unused)}), "yellow")
        _tell_unused(game, report.unused, texts, console)
    return 0 if report.passed else 1


def _tell_unused(game: Game[Any], unused: Sequence[str], texts: Texts, console: Console) -> None:
    """What never occurred, by the list of the game's box in which it is."""
    left = list(unused)
    for listing in game.content():
        ours = [entry.id for entry in listing.entries if entry.id in left]
        left = [each for each in left if each not in ours]
        _tell_names(list_name(game.name, listing, texts), ours, texts, console)
    _tell_names("", left, texts, console)


def _tell_names(title: str, ids: Sequence[str], texts: Texts, console: Console) -> None:
    if not ids:
        return
    if title:
        console.print(Padding(Words(title, "bold"), (0, 0, 0, 2)))
    names = dict.fromkeys(texts.name(id) for id in ids)
    console.print(Padding(Columns([Words(name) for name in names], padding=(0, 3)), (0, 0, 0, 4)))


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def _say(console: Console, texts: Texts, text: Text, style: str = "") -> None:
    console.print(Words(texts.format(text), style), highlight=False, soft_wrap=True)


def _tell_findings(
    report: Report, files: list[tuple[Finding, Path]], texts: Texts, console: Console
) -> None:
    """Kind by kind: what, where, and the file that replays it."""
    places = {id(finding): path for finding, path in files}
    for kind in conformance.KINDS:
        found = [finding for finding in report.findings if finding.kind == kind]
        if not found:
            continue
        _say(console, texts, Text(f"finding-{kind}"), "bold red")
        if kind == "missing-text":
            _say(console, texts, _detail(texts.join(finding.detail for finding in found)))
            continue
        for finding in found[:SHOWN]:
            _say(console, texts, _detail(finding.detail))
            if finding.seed:
                _say(console, texts, _where(report.game, finding))
            if id(finding) in places:
                _say(console, texts, Text("check-file", {"file": str(places[id(finding)])}))
        if len(found) > SHOWN:
            _say(console, texts, Text("check-more", {"more": len(found) - SHOWN}))


def _detail(detail: str) -> Text:
    return Text("check-detail", {"detail": detail})


def _where(game: str, finding: Finding) -> Text:
    args: dict[str, Argument] = {
        "seed": finding.seed,
        "mode": kernel.find(game).mode_title(finding.mode),
        "seats": finding.seats,
        "decision": finding.decision,
    }
    return Text("check-where", args)


def _summary(report: Report, texts: Texts) -> Grid:
    """Games, decisions, what was checked how often, and how the games ended."""
    grid = Grid(box=box.SIMPLE, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")

    def row(text: Text, count: int | str) -> None:
        grid.add_row(Words(texts.format(text)), str(count))

    row(Text("check-games"), report.games)
    row(Text("check-decisions"), report.decisions)
    row(Text("check-kinds"), len(report.prompts))
    if report.longest_plan is not None:
        plan = report.longest_plan
        row(Text("check-longest", {"seed": plan.seed, "seats": plan.seats}), report.longest)
    grid.add_section()
    for check in conformance.CHECKS:
        row(Text(f"check-{check}"), report.checks[check])
    row(Text("check-no-twin"), f"{report.not_redealt} / {report.redealt + report.not_redealt}")
    grid.add_section()
    for (won, reason), count in sorted(report.verdicts.items(), key=lambda item: (-item[1], item)):
        row(Text("check-won" if won else "check-lost", {"reason": Text(reason)}), count)
    grid.add_section()
    row(Text("check-passed" if report.passed else "check-failed"), len(report.findings))
    return grid
