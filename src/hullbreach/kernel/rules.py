"""Rules know their paragraph: which code implements which row of a game's checklist.

>>> @rule("X-001", "X-002")
... def fall_asleep() -> None: ...
>>> implemented("X-001")
['hullbreach.kernel.rules.fall_asleep']
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., object])

_tied: list[tuple[tuple[str, ...], Callable[..., object]]] = []
"""Functions with their rows, for whom nobody has asked yet: few who play ever do."""
_places: dict[str, list[str]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Tie a function to the checklist rows that it implements. It costs nothing at run time."""

    def register(function: F) -> F:
        _tied.append((ids, function))
        return function

    return register


def implemented(id: str) -> list[str]:
    """The functions that say they implement this row, as far as they are loaded."""
    return list(_noted().get(id, ()))


def marked() -> list[str]:
    """Every id that some function says it implements."""
    return list(_noted())


def _noted() -> dict[str, list[str]]:
    for ids, function in _tied:
        place = f"{function.__module__}.{function.__qualname__}"
        for id in ids:
            places = _places.setdefault(id, [])
            if place not in places:
                places.append(place)
    _tied.clear()
    return _places


def crosswalk(source: Traversable) -> dict[str, str]:
    """What a game calls the rules of another: a CSV file with the columns rule, here."""
    with io.StringIO(source.read_text(encoding="utf-8")) as lines:
        return {line["rule"]: line["here"] for line in csv.DictReader(lines)}


class Row(msgspec.Struct, frozen=True):
    """One testable behaviour."""

    id: str
    chapter: str
    rule: str


class Checklist:
    """The rules of a game, one sentence each, in the order of its rulebook."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = {row.id: row for row in rows}

    @classmethod
    def load(cls, *sources: Traversable) -> Checklist:
        """Read checklists packaged as CSV files with the columns id, chapter, rule."""
        rows: list[Row] = []
        for source in sources:
            with io.StringIO(source.read_text(encoding="utf-8")) as lines:
                rows += [Row(**line) for line in csv.DictReader(lines)]
        return cls(rows)

    def __contains__(self, id: str) -> bool:
        return id in self.rows

    def __len__(self) -> int:
        return len(self.rows)

    def chapters(self) -> dict[str, list[Row]]:
        """The rows by chapter."""
        found: dict[str, list[Row]] = {}
        for row in self.rows.values():
            found.setdefault(row.chapter, []).append(row)
        return found
