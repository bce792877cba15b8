"""How much of a checklist is proved: which tests name a rule, and how they ended when they ran last.

A rule is tested when a test names it and none that names it has failed. Which tests there are is
read from the tests themselves (`proofs`), so that it is true at any moment; how each ended, from
the record that runs of the tests leave. Where a test has not run since it was changed, that is not
known.

>>> from hullbreach.kernel import find
>>> cover = Coverage(find("airlock"), {"tests/test_turn.py::test_draw": Proof(["A-004"])})
>>> cover.tested("A-004"), cover.tested("A-005"), len(cover.missing())
(True, False, 18)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec

from hullbreach.kernel.game import Game
from hullbreach.kernel.registry import loadable
from hullbreach.kernel.rules import Row, implemented, marked
from hullbreach.testkit import proofs

RECORD = Path(".cache") / "rules.json"
"""Where the record is, below the root of a project."""

Outcome = Literal["passed", "unknown", "skipped", "failed"]
"""How a test ended, the better first."""


class Proof(msgspec.Struct, frozen=True):
    """A test that names rules, how it ended, and when (seconds since 1970)."""

    rules: list[str]
    outcome: Outcome = "unknown"
    when: float = 0.0


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

    def of(self, root: Path, named: dict[str, list[str]]) -> dict[str, Proof]:
        """What is known of these tests: a case that ran since its file was changed has an outcome."""
        cases: dict[str, dict[str, Proof]] = {}
        for test, proof in self.tests.items():
            cases.setdefault(test.partition("[")[0], {})[test] = proof
        found: dict[str, Proof] = {}
        for test, rules in named.items():
            changed = (root / test.partition("::")[0]).stat().st_mtime
            ran = {id: case for id, case in cases.get(test, {}).items() if case.when > changed}
            found |= ran or {test: Proof(rules)}
        return found

    def fresh(self, root: Path) -> bool:
        """Whether nothing that a test could depend on has changed since all tests ran."""
        return self.whole > max(_changes(root), default=0.0)


def _changes(root: Path) -> Iterator[float]:
    for folder in ("src", "tests"):
        for path in (root / folder).rglob("*"):
            if path.suffix in {".py", ".csv", ".toml"}:
                yield path.stat().st_mtime


def known_tests(root: Path | None, wanted: Collection[str] = ()) -> dict[str, Proof]:
    """The tests that name rules: of a project, and those that the build of this package found.

    With `wanted` those that name one of these rules are among them, and perhaps others.
    """
    found = {test: Proof(rules) for test, rules in proofs.shipped().items()}
    if root is not None:
        found |= Record.load(root).of(root, proofs.read_tests(root, wanted))
    return found


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


def in_game(game: Game[Any], rules: Iterable[str]) -> list[str]:
    """The rules that a test names; those that a family shares by this game's numbers, each once."""
    shared = proofs.SHARED
    own = (
        game.rule_id(rule.removesuffix(shared)) if rule.endswith(shared) else rule for rule in rules
    )
    return list(dict.fromkeys(own))


class Coverage:
    """Which rules of one game are carried out and tested, and by what."""

    def __init__(self, game: Game[Any], tests: Mapping[str, Proof]) -> None:
        self.game = game
        self._parts = [pack.parts for pack in game.packs.values()]
        """Of all packs, for code says what it implements once it is loaded."""
        self._tests: dict[str, list[tuple[str, Proof]]] = {}
        for test, proof in sorted(tests.items()):
            for rule in in_game(game, proof.rules):
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
        """Whether a test names the rule, and none that does is known to fail."""
        proofs = [proof.outcome for _, proof in self.tests(rule)]
        return any(each in ("passed", "unknown") for each in proofs) and not self.failing(rule)

    def rows(self, chapter: str | None = None) -> list[Row]:
        """The rules of the game, or of one chapter of it."""
        rows = self.game.checklist.rows.values()
        return [row for row in rows if chapter is None or row.chapter == chapter]

    def missing(self, rows: Iterable[Row] | None = None) -> list[Row]:
        """The rules among these that are not tested."""
        return [row for row in (self.rows() if rows is None else rows) if not self.tested(row.id)]
