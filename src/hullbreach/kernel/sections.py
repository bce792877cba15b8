"""Parts of a row that belong together: places on a board, players, what a seat remembers.

The marks of single fields are in `marks`. Here are those of fields that have a structure, such as
most games have: a seat, counted from the one that looks; a dict by places; the list of the players,
for the largest crew, so that what was learned with two players can be tried with five; what a seat
has seen of hidden zones. Also here: the words of a box, and a row that is put together of all that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any

from hullbreach.kernel.features import Layout, Row, blank
from hullbreach.kernel.marks import Mark, Numbers, Tally, nothing, over
from hullbreach.kernel.views import AnyField, Field, Private, Seen


class Lexicon:
    """The components of a box as words: a component is a copy of its word, a word is of a kind.

    >>> words = Lexicon(["item-rope#1", "item-rope#2", "card-rest"], lambda one: one.split("#")[0])
    >>> words.words
    {'card': ('card-rest',), 'item': ('item-rope',)}
    """

    def __init__(self, box: Iterable[str], word_of: Callable[[str], str]) -> None:
        self.copies = {piece: word_of(piece) for piece in sorted(box)}
        """What every component is a copy of."""
        self.words: dict[str, tuple[str, ...]] = {}
        """The different components of the box, by their kinds."""
        for word in dict.fromkeys(self.copies.values()):
            kind = word.partition("-")[0]
            self.words[kind] = (*self.words.get(kind, ()), word)

    def tally(self, layout: Layout, name: str, words: Iterable[str]) -> Tally:
        """Counts these words, by any copy of a component."""
        return Tally(layout, name, words, self.copies)


class Section(ABC):
    """Neighbouring places that are wiped as one."""

    def __init__(self, layout: Layout, *args: Any) -> None:
        start = len(layout.names)
        self.lay_out(layout, *args)
        self.all = slice(start, len(layout.names))
        self.blank = blank(len(layout.names) - start)

    @abstractmethod
    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Ask for the places."""


# Numbers


class Seat:
    """A seat, counted from the one that looks; there may be none. The players are in a field."""

    def __init__(self, layout: Layout, does: str, most: int, players: str = "crew") -> None:
        self.of = [layout.place(f"seat {seat} {does}") for seat in range(most)]
        self.players = players

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Put a 1 where the seat is."""
        for place in self.of:
            row[place] = 0
        if value >= 0:
            seats = len(getattr(of, self.players))
            row[self.of[(value - max(of.seat, 0)) % seats]] = 1


class Countdown:
    """The space of a marker; it has none, -1, before the countdown was started."""

    def __init__(self, layout: Layout, runs: str, space: str, unit: int) -> None:
        self.runs, self.space, self.unit = layout.place(runs), layout.place(space), unit

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Write it."""
        runs = value >= 0
        row[self.runs], row[self.space] = runs, value / self.unit if runs else 0


class Heights(Numbers):
    """How high piles are."""

    def write(self, value: Mapping[str, list[str]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for name, pile in value.items():
            row[self.places[name]] = len(pile) / self.unit


# Places


class EachPlace:
    """A dict by places that always has all of them, in the same order."""

    def __init__(self, layout: Layout, kind: Callable[..., Any], places: Iterable[str]) -> None:
        self.places = {place: kind(layout, place) for place in places}

    def write(self, value: Mapping[str, Any], row: Row, of: Any, before: Any) -> None:
        """Write those in which something has changed."""
        changed: Iterable[str] = value
        if before is not None:
            changed = compress(value, map(is_not, value.values(), before.values()))
        for place in changed:
            self.places[place].write(value[place], row)


class Remembered(Section):
    """What the seat has seen of hidden zones: of each of some zones, one of some words."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """The words that there can be, by zone."""
        self.zones: dict[str, dict[str, int]] = {}

    def write(self, value: Iterable[Seen], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        row[self.all] = self.blank
        for one in value:
            place = self.place(one)
            if place is not None:
                row[place] = 1

    def place(self, one: Seen) -> int | None:
        """The place of what was seen, if it has any."""
        words = self.zones.get(one.zone)
        return None if words is None else words[one.face]


# The players


class Somebody(Section):
    """What is seen of a seat: 0 is the one that looks, 1 the next clockwise."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Whether somebody sits there, and a mark for every field."""
        seat, *more = args
        self.name = f"seat {seat}"
        self.taken = layout.place(f"{self.name} is taken")
        marks = self.marks(layout, *more)
        self.fields = marks
        self.over, self.nothing = over(marks), nothing(marks)

    @abstractmethod
    def marks(self, layout: Layout, *args: Any) -> dict[str, Mark]:
        """What is written of each field."""

    def write(self, who: Any, row: Row, then: Any) -> None:
        """Write somebody over what they were."""
        if then is self.nothing:
            row[self.all] = self.blank
            row[self.taken] = 1
        self.over(who, row, then)


class Everyone:
    """Everybody at the table, beginning with the seat that looks.

    Most see the same of somebody, so what was written for one is copied for the next.
    """

    def __init__(self, bodies: Sequence[Somebody], seats: int) -> None:
        self._order = [
            [*zip(bodies, (*range(looks, seats), *range(looks)), strict=False)]
            for looks in range(seats)
        ]
        """For each seat that looks: who is written where."""
        self._nobody = [
            [body.nothing for body, _seat in sorted(order, key=lambda one: one[1])]
            for order in self._order
        ]
        """For each seat that looks: what stood there before, by seat."""
        self._last: list[tuple[Any, Row]] = [(None, blank(0))] * seats
        """By seat: the player that was written last for somebody else, and what stood there."""

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        """Write those who have changed."""
        looks = of.seat
        if looks < 0:
            looks = 0
        if before is None:
            before = self._nobody[looks]
        for body, seat in self._order[looks]:
            who, was = value[seat], before[seat]
            if who is not was:
                last, written = self._last[seat]
                if who is last:
                    row[body.all] = written
                else:
                    body.write(who, row, was)
                    if seat != looks:
                        self._last[seat] = who, row[body.all]


# All of it


def brought(layout: Layout, fields: Mapping[str, AnyField]) -> dict[str, Mark]:
    """The marks of fields that bring their own: those of packs."""
    marks: dict[str, Mark] = {}
    for name, field in fields.items():
        if isinstance(field, Field | Private) and field.mark is not None:
            marks[name] = field.mark(layout, name)
    return marks


class RowWriter:
    """Writes views for so many seats: a mark for every field, and for the list of the players."""

    def __init__(
        self,
        names: Sequence[str],
        marks: Mapping[str, Mark],
        bodies: Sequence[Somebody],
        seats: int,
        players: str = "crew",
    ) -> None:
        self.names = names
        self.write = over({**marks, players: Everyone(bodies, seats)})
        """Write a view into a row of zeros, or over the last view of the same seat."""
