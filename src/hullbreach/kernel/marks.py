"""How the fields of a view become numbers in a row, and that only those are written that changed.

Parts of views that stay the same are the same objects (`viewing`). So every field has a mark, which writes its
value over whatever stood in its places before, and `over` calls the marks of those fields
that are other objects than they were.

>>> layout = Layout()
>>> marks = {"air": Number(layout, "air"), "hand": Tally(layout, "hand", ["rest", "search"])}
>>> write, row = over(marks), blank(len(layout.names))
>>> first = SimpleNamespace(air=3, hand=["rest", "rest"])
>>> write(first, row)
>>> list(row)
[3.0, 2.0, 0.0]
>>> write(SimpleNamespace(air=2, hand=first.hand), row, first)
>>> list(row)
[2.0, 2.0, 0.0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from sys import intern
from types import SimpleNamespace
from typing import Any, Protocol

from hullbreach.kernel.features import Layout, Row, blank


class Mark(Protocol):
    """How a field is written."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write a value over the one `before`, None at first; `of` has it among its fields."""


def over(marks: Mapping[str, Mark]) -> Callable[..., None]:
    """What writes a view over another one, `then`: a function with an `if` for every field.

    Where there is no other one it writes into a row of zeros.
    """
    names: dict[str, Any] = {"nothing": nothing(marks)}
    lines = ["def write(view, row, then=None):", "    if then is None:", "        then = nothing"]
    for field, mark in marks.items():
        lines.append(f"    if view.{field} is not then.{field}:")
        if type(mark) is Number:  # so short that a call would take most of its time
            lines.append(f"        row[{mark.place}] = view.{field} / {mark.unit}")
        else:
            names[f"write_{field}"] = mark.write
            lines.append(f"        write_{field}(view.{field}, row, view, then.{field})")
    exec("\n".join(lines), names)
    write: Callable[..., None] = names["write"]
    return write


def nothing(marks: Iterable[str]) -> Any:
    """What stands in a row of zeros: a view with nothing in any of its fields."""
    return SimpleNamespace(**dict.fromkeys(marks))


class Number:
    """A number, divided by a unit so that all are of about the same size."""

    def __init__(self, layout: Layout, name: str, unit: int = 1) -> None:
        self.place, self.unit = layout.place(name), unit

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        row[self.place] = value / self.unit


class Words:
    """Neighbouring places, one for each of some words, that are wiped as one.

    `also` says for further words which of these they mean.
    """

    def __init__(
        self, layout: Layout, name: str, words: Iterable[str], also: Mapping[str, str] | None = None
    ) -> None:
        start = len(layout.names)
        block = layout.block(name, words)
        more = {} if also is None else also
        places = block | {one: block[word] for one, word in more.items() if word in block}
        self.places = {intern(str(word)): place for word, place in places.items()}
        self.all = slice(start, len(layout.names))
        self.blank = blank(len(layout.names) - start)


class Choice(Words):
    """One of several words, or none of them."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Put a 1 where the word is."""
        row[self.all] = self.blank
        place = self.places.get(value)
        if place is not None:
            row[place] = 1


class Tally(Words):
    """How many there are of each word; what is hidden, None, counts nowhere."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Count them."""
        row[self.all] = self.blank
        places = self.places
        for word in value:
            if word is not None:
                row[places[word]] += 1


class Pile(Tally):
    """A tally of what is mostly laid on top: then only that is counted."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Count what has come, or all."""
        if before and value[: len(before)] == before:
            places = self.places
            for word in value[len(before) :]:
                if word is not None:
                    row[places[word]] += 1
        else:
            Tally.write(self, value, row, of, before)


class Both:
    """Two marks of one field, or more."""

    def __init__(self, *marks: Mark) -> None:
        self.marks = marks

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write both."""
        for mark in self.marks:
            mark.write(value, row, of, before)


class Alike:
    """The mark of a field that is the same for all who look: for the next one it is copied."""

    def __init__(self, layout: Layout, kind: Callable[..., Mark], *args: Any) -> None:
        start = len(layout.names)
        self.mark = kind(layout, *args)
        self.all = slice(start, len(layout.names))
        self.last: tuple[Any, Row] = (self, blank(0))
        """The last value that was written, and what stood there then."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write it, or copy what was written for somebody else."""
        last, written = self.last
        if value is last:
            row[self.all] = written
        else:
            self.mark.write(value, row, of, before)
            self.last = value, row[self.all]


class Numbers(Words):
    """A number for every word, by a dict that always has all of them."""

    def __init__(self, layout: Layout, name: str, words: Iterable[str], unit: int = 1) -> None:
        super().__init__(layout, name, words)
        self.unit = unit

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write them."""
        places, unit = self.places, self.unit
        for word, number in value.items():
            row[places[word]] = number / unit
