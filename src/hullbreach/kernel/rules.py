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

_places: dict[str, list[str]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Tie a function to the checklist rows that it implements. It costs nothing at run time."""

    def register(function: F) -> F:
        for id in ids:
            place = f"{function.__module__}.{function.__qualname__}"
            places = _places.setdefault(id, [])
            if place not in places:
                places.append(place)
        return function

    return register


def implemented(id: str) -> list[str]:
    """The functions that say they implement this row."""
    return list(_places.get(id, ()))


def marked() -> list[str]:
    """Every id that some function says it implements."""
    return list(_places)


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
