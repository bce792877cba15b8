"""How much of a checklist is proved: the record that test runs leave, and what it says of a game.

A rule is tested when a test that names it has passed and none that names it has failed.

>>> from hullbreach.kernel import find
>>> record = Record(tests={"tests/test_turn.py::test_draw": Proof(["A-004"], "passed", 0.0)})
>>> cover = Coverage(find("airlock"), record)
>>> cover.tested("A-004"), cover.tested("A-005"), len(cover.missing())
(True, False, 18)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec

from hullbreach.kernel.game import Game
from hullbreach.kernel.registry import loadable
from hullbreach.kernel.rules import Row, implemented, marked

RECORD = Path(".cache") / "rules.json"
"""Where the record is, below the root of a project."""

Outcome = Literal["passed", "skipped", "failed"]


class Proof(msgspec.Struct, frozen=True):
    """A test that names rules, how it ended, and when (seconds since 1970)."""

    rules: list[str]
    outcome: Outcome
    when: float


class Record(msgspec.Struct, kw_only=True):
    """What is known of all tests that name rules, by their pytest ids."""

    version: int = 1
    whole: float = 0.0
    """When a run began that ran all of them."""
    tests: dict[str, Proof] = {}

    @classmethod
    def load(cls, root: Path) -> Record:
        """The record of a project; an empty one where there is none, or none that can be read."""
        try:
            record = msgspec.json.decode((root / RECORD).read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError):
            return cls()
        return record if record.version == cls().version else cls()

    def save(self, root: Path) -> None:
        """Write the record, whole or not at all."""
        target = root / RECORD
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(f".{os.getpid()}")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))
        draft.replace(target)

    def fresh(self, root: Path) -> bool:
        """Whether nothing that a test could depend on has changed since all tests ran."""
        return self.whole > max(_changes(root), default=0.0)


def _changes(root: Path) -> Iterator[float]:
    for folder in ("src", "tests"):
        for path in (root / folder).rglob("*"):
            if path.suffix in {".py", ".csv", ".toml"}:
                yield path.stat().st_mtime


def checkout(start: Path | None = None) -> Path | None:
    """The project with tests in which we are, or else the one from which this package comes."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    return None


def _package(game: Game[Any]) -> str:
    """The package in which a game's own code is."""
    return sys.modules[type(game).__module__].__package__ or type(game).__module__


class Coverage:
    """Which rules of one game are carried out and tested, and by what."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self._tests: dict[str, list[tuple[str, Proof]]] = {}
        for test, proof in sorted(record.tests.items()):
            for rule in proof.rules:
                self._tests.setdefault(rule, []).append((test, proof))

    def tests(self, rule: str) -> list[tuple[str, Proof]]:
        """The tests that name a rule."""
        return self._tests.get(rule, [])

    def code(self, rule: str) -> list[str]:
        """The functions that carry out a rule.

        Those that are marked with it, and those that the game shares with others and that are
        marked with what these call it. What another game keeps to itself does not count.
        """
        elsewhere = [id for id in marked() if id != rule and self.game.rule_id(id) == rule]
        shared = [
            place for id in elsewhere for place in implemented(id) if not self._foreign(place)
        ]
        return list(dict.fromkeys([*implemented(rule), *shared]))

    def _foreign(self, place: str) -> bool:
        return any(place.startswith(f"{package}.") for package in self._other_packages)

    @cached_property
    def _other_packages(self) -> set[str]:
        packages = {_package(game) for game in loadable() if game.name != self.game.name}
        return packages - {_package(self.game)}

    def failing(self, rule: str) -> bool:
        """Whether a test that names this rule fails."""
        return any(proof.outcome == "failed" for _, proof in self.tests(rule))

    def tested(self, rule: str) -> bool:
        """Whether the rule is proved."""
        passed = any(proof.outcome == "passed" for _, proof in self.tests(rule))
        return passed and not self.failing(rule)

    def rows(self, chapter: str | None = None) -> list[Row]:
        """The rules of the game, or of one chapter of it."""
        rows = self.game.checklist.rows.values()
        return [row for row in rows if chapter is None or row.chapter == chapter]

    def missing(self, rows: Iterable[Row] | None = None) -> list[Row]:
        """The rules among these that are not tested."""
        return [row for row in (self.rows() if rows is None else rows) if not self.tested(row.id)]
