"""A view as a row of numbers: what a network's inputs stand for.

A game that wants to be learned well lays its row out itself (`Game.observer`). For every other
game `Hashed` does: it walks through the view, whatever it is made of, and finds a place for each
value by a hash of where it stands. Two of them may meet in one place; with a row that is long
enough that is rare.

>>> row = array("f", bytes(4 * 64))
>>> Hashed(64).write({"air": 3, "hand": ["wrench", "wrench"]}, row)
>>> sorted(value for value in row if value)
[2.0, 3.0]
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias
from zlib import crc32

import msgspec

Row: TypeAlias = "array[float]"
"""Single floats, so that numpy can look at the same memory."""


def blank(size: int) -> Row:
    """A row of zeros."""
    return array("f", bytes(4 * size))


class Observer(Protocol):
    """Writes views of one game, with the same options, into rows of numbers."""

    @property
    def names(self) -> Sequence[str]:
        """What each number is."""

    def write(self, view: Any, row: Row, before: Any = None) -> None:
        """Write a view into a row of zeros, or over the view of the same seat `before`."""


class Layout:
    """A row in the making: every place that is asked for gets the next number, and a name.

    >>> layout = Layout()
    >>> layout.block("hand", ["card-rest", "card-search"])
    {'card-rest': 0, 'card-search': 1}
    >>> layout.place("air")
    2
    >>> layout.names[1]
    'hand: card-search'
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def place(self, name: str) -> int:
        """The place of one number."""
        self.names.append(name)
        return len(self.names) - 1

    def block(self, name: str, words: Iterable[str]) -> dict[str, int]:
        """A place for each of these words: how many there are of it, or whether it is so."""
        return {word: self.place(f"{name}: {word}") for word in words}


class Hashed:
    """The layout for any game: numbers as they are, each word as a count in its own place."""

    SIZE = 1024

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._blank = blank(size)
        self._places: dict[tuple[str, str], int] = {}

    @property
    def names(self) -> Sequence[str]:
        """Places have no names of their own."""
        return [f"hash {place}" for place in range(self.size)]

    def write(self, view: Any, row: Row, before: Any = None) -> None:
        """Write a view into a row of zeros, or over another one."""
        if before is not None:
            row[:] = self._blank
        self._walk("", view, row)

    def _place(self, where: str, word: str) -> int:
        found = self._places.get((where, word))
        if found is None:
            found = crc32(f"{where}={word}".encode()) % self.size
            self._places[where, word] = found
        return found

    def _walk(self, where: str, value: Any, row: Row) -> None:
        if value is None:
            return
        if isinstance(value, str):
            row[self._place(where, value)] += 1
        elif isinstance(value, int | float):
            row[self._place(where, "")] += value
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                self._walk(f"{where}.{name}", getattr(value, name), row)
        elif isinstance(value, dict):
            for key, part in value.items():
                self._walk(f"{where}.{key}", part, row)
        else:
            for index, part in enumerate(value):
                # Cards in a hand have no order; people at a table have.
                place = where if isinstance(part, str) else f"{where}.{index}"
                self._walk(place, part, row)
