"""`hullbreach rules`: what a game's rules are, which code carries each out, which tests prove it."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from hullbreach.kernel import registry
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.game import Game
from hullbreach.kernel.rules import Row
from hullbreach.kernel.texts import Argument, Text, Texts
from hullbreach.terminal import rulings
from hullbreach.testkit.coverage import (
    Coverage,
    Outcome,
    Proof,
    Record,
    checkout,
    in_game,
    known_tests,
)
from hullbreach.testkit.proofs import read_tests
from hullbreach.testkit.words import plain

NAME = "rules"

MISSING, BROKEN = 1, 2
INDENT = (0, 0, 0, 2)
MARKS: dict[Outcome, str] = {
    "passed": "[green]✓[/]",
    "unknown": "·",
    "skipped": "[yellow]–[/]",
    "failed": "[red]✗[/]",
}
TESTS_RAN = (0, 1, 5)
"""pytest's exit codes after a run that came to its end: all passed, some failed, there are none."""


class UnknownRule(HullbreachError):
    """The game's checklist has no such id."""

    code = "unknown-rule"


class UnknownChapter(HullbreachError):
    """The game's checklist has no such chapter."""

    code = "unknown-chapter"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments; help texts are message ids."""
    parser.add_argument("game", metavar="GAME", help="help-rules-game")
    parser.add_argument("ids", metavar="ID", nargs="*", help="help-rules-ids")
    parser.add_argument("--chapter", metavar="CHAPTER", help="help-rules-chapter")
    parser.add_argument("--find", metavar="WORDS", help="help-rules-find")
    parser.add_argument("--missing", action="store_true", help="help-rules-missing")
    parser.add_argument("--run", action="store_true", help="help-rules-run")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Print the checklist of a game as far as it was asked for."""
    game = registry.find(args.game)
    page = Page(texts, console)
    rows = _chosen(game, args, texts)
    part = bool(args.ids or args.find or args.chapter)
    root = checkout()
    if args.run and not _run_tests(game, root, [row.id for row in rows] if part else [], page):
        return BROKEN
    tests = known_tests(root, [row.id for row in rows] if part else ())
    _tell_of_tests(tests, root, page)
    cover = Coverage(game, tests)
    if args.ids or args.find:
        for row in rows:
            page.rule(cover, row)
        if not rows:
            page.say("rules-found-none", words=args.find or "")
    else:
        page.summary(cover, rows)
    return MISSING if args.missing and cover.missing(rows) else 0


def _tell_of_tests(tests: dict[str, Proof], root: Path | None, page: Page) -> None:
    """Say how far what is shown can be trusted."""
    if not tests:
        page.say("rules-no-tests")
    elif root is None:
        page.say("rules-shipped")
    elif not Record.load(root).fresh(root):
        page.say("rules-old")


def _chosen(game: Game[Any], args: argparse.Namespace, texts: Texts) -> list[Row]:
    """The rules that were asked for."""
    known = game.checklist
    rows = list(known.rows.values())
    if args.chapter is not None:
        rows = [row for row in rows if _in_chapter(game, row, args.chapter, texts)]
        if not rows:
            names = [rulings.chapter(game, chapter, texts) for chapter in known.chapters()]
            raise UnknownChapter(chapter=args.chapter, known="; ".join(names))
    if args.ids:
        upper = [id_.upper() for id_ in args.ids]
        for id_ in upper:
            if id_ not in known:
                near = ", ".join(get_close_matches(id_, known.rows)) or next(iter(known.rows), "-")
                raise UnknownRule(id=id_, near=near, count=len(known))
        rows = [row for row in rows if row.id in upper]
    if args.find is not None:
        wanted = args.find.casefold().split()
        rows = [row for row in rows if all(word in _haystack(game, row, texts) for word in wanted)]
    return rows


def _haystack(game: Game[Any], row: Row, texts: Texts) -> str:
    words = rulings.sentence(game, row.id, texts)
    return f"{row.id} {row.chapter} {row.rule} {words}".casefold()


def _in_chapter(game: Game[Any], row: Row, wanted: str, texts: Texts) -> bool:
    names = (row.chapter, rulings.chapter(game, row.chapter, texts))
    return any(plain(wanted) == plain(name) for name in names)


def _run_tests(game: Game[Any], root: Path | None, wanted: Sequence[str], page: Page) -> bool:
    """Run the tests that name these rules, or any rule; False if they could not be run."""
    if root is None:
        page.say("rules-not-here")
        return False
    if find_spec("pytest") is None:
        page.say("rules-no-pytest")
        return False
    command = [sys.executable, "-m", "pytest", "-q"]
    if wanted:
        named = read_tests(root, wanted)
        meant = {
            test
            for test, rules in named.items()
            if not set(wanted).isdisjoint(in_game(game, rules))
        }
        if not meant:
            return True
        command += sorted({test.partition("::")[0] for test in meant})
        command += [word for rule in wanted for word in ("--rule", rule)]
    else:
        command += ["-m", "rule", "tests"]
    # Workers take longer to start than the tests of a rule to run.
    if len(wanted) != 1 and find_spec("xdist") is not None:
        command += ["-n", "auto"]
    page.say("rules-running")
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode in TESTS_RAN:
        return True
    page.console.print(escape(done.stdout + done.stderr), highlight=False)
    page.say("rules-run-broke")
    return False


class Page:
    """What is printed, in the language of the reader."""

    def __init__(self, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console

    def words(self, message: str, **args: Argument) -> str:
        """A message with its arguments."""
        return self.texts.format(Text(message, args))

    def say(self, message: str, **args: Argument) -> None:
        """A line."""
        self.console.print(escape(self.words(message, **args)), highlight=False)

    def summary(self, cover: Coverage, rows: Sequence[Row]) -> None:
        """Per chapter how much is tested, what is not, and the total."""
        table = Table(title=self.words(f"game-{cover.game.name}"), title_justify="left", box=None)
        table.add_column(self.words("rules-column-chapter"))
        table.add_column(self.words("rules-column-tested"), justify="right")
        table.add_column(self.words("rules-column-rules"), justify="right")
        chapters: dict[str, list[Row]] = {}
        for row in rows:
            chapters.setdefault(row.chapter, []).append(row)
        for chapter, those in chapters.items():
            tested = len(those) - len(cover.missing(those))
            style = "green" if tested == len(those) else "yellow"
            name = escape(rulings.chapter(cover.game, chapter, self.texts))
            table.add_row(name, f"[{style}]{tested}[/]", str(len(those)))
        self.console.print(table, highlight=False)
        missing = cover.missing(rows)
        if missing:
            self.console.print()
            self.say("rules-not-tested")
        for row in missing:
            mark = MARKS["failed" if cover.failing(row.id) else "skipped"]
            line = f"{mark} [bold]{row.id}[/]  {escape(rulings.sentence(cover.game, row.id, self.texts))}"
            self.console.print(Padding(line, INDENT), highlight=False)
        self.console.print()
        self.say("rules-total", tested=len(rows) - len(missing), rules=len(rows))

    def rule(self, cover: Coverage, row: Row) -> None:
        """One rule: its sentence, its code, its tests."""
        chapter = escape(rulings.chapter(cover.game, row.chapter, self.texts))
        self.console.print(f"[bold]{row.id}[/] [dim]{chapter}[/]", highlight=False)
        self.console.print(
            Padding(escape(rulings.sentence(cover.game, row.id, self.texts)), INDENT),
            highlight=False,
        )
        places = cover.code(row.id)
        self.say("rules-implemented" if places else "rules-not-implemented")
        for place in places:
            self.console.print(f"    {escape(place)}", highlight=False)
        tests = cover.tests(row.id)
        self.say("rules-proved" if tests else "rules-not-proved")
        for test, outcome, cases in _by_function(tests):
            times = f" ×{cases}" if cases > 1 else ""
            line = f"    {MARKS[outcome]} {escape(test)}{times}"
            self.console.print(line, highlight=False, soft_wrap=True)
        self.console.print()


def _by_function(tests: Sequence[tuple[str, Proof]]) -> list[tuple[str, Outcome, int]]:
    """The tests with the worst outcome and the number of their cases."""
    found: dict[str, list[Outcome]] = {}
    for test, proof in tests:
        found.setdefault(test.partition("[")[0], []).append(proof.outcome)
    worse = list(MARKS)
    return [(test, max(all_, key=worse.index), len(all_)) for test, all_ in found.items()]
