"""Sections of a row: seats are counted from who looks, and only what changed is written."""

from types import SimpleNamespace
from typing import Any

import pytest

from hullbreach.kernel.features import Layout, Row, blank
from hullbreach.kernel.marks import Mark, Number, Tally
from hullbreach.kernel.sections import (
    Countdown,
    EachPlace,
    Heights,
    Lexicon,
    Remembered,
    RowWriter,
    Seat,
    Section,
    Somebody,
    brought,
)
from hullbreach.kernel.views import Field, Seen, height, pile


class Digger(Somebody):
    """How tired a digger is, and what lies there."""

    def marks(self, layout: Layout, *args: Any) -> dict[str, Mark]:
        (words,) = args
        return {
            "tired": Number(layout, f"{self.name} tired"),
            "load": Tally(layout, f"{self.name} load", words),
        }


class Spot(Section):
    """What lies at a place; it counts how often it is written."""

    written = 0

    def lay_out(self, layout: Layout, *args: Any) -> None:
        (place,) = args
        self.stones = layout.place(f"{place}: stones")

    def write(self, value: list[str], row: Row) -> None:
        row[self.stones] = len(value)
        Spot.written += 1


class Notes(Remembered):
    """A vein that was seen in the west."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        self.zones = {"west": layout.block("west", ["gold", "coal"])}


def digger(tired: int, *load: str) -> SimpleNamespace:
    return SimpleNamespace(tired=tired, load=[*load])


def view(seat: int, *crew: SimpleNamespace) -> SimpleNamespace:
    return SimpleNamespace(seat=seat, crew=crew)


@pytest.fixture
def writer() -> RowWriter:
    layout = Layout()
    bodies = [Digger(layout, seat, ["coal", "gold"]) for seat in range(3)]
    return RowWriter(layout.names, {}, bodies, 2)


def test_players_are_written_beginning_with_the_one_that_looks(writer: RowWriter) -> None:
    tired, rich = digger(2), digger(0, "gold", "gold", "coal")
    rows = [blank(12), blank(12)]
    for seat, row in enumerate(rows):
        writer.write(view(seat, tired, rich), row)
    assert writer.names[:4] == [
        "seat 0 is taken",
        "seat 0 tired",
        "seat 0 load: coal",
        "seat 0 load: gold",
    ]
    assert list(rows[0]) == [1, 2, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0]
    assert list(rows[1]) == [1, 0, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0]


def test_who_did_not_change_is_not_written_again(writer: RowWriter) -> None:
    tired, rich = digger(2), digger(0, "gold")
    row, first = blank(12), view(0, tired, rich)
    writer.write(first, row)
    row[1] = 99
    writer.write(view(0, tired, digger(1)), row, first)
    assert list(row) == [1, 99, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]


def test_only_places_that_are_other_objects_are_written() -> None:
    layout, row = Layout(), blank(2)
    mark = EachPlace(layout, Spot, ["west", "east"])
    before = {"west": ["stone"], "east": []}
    mark.write(before, row, None, None)
    assert list(row) == [1, 0]
    Spot.written = 0
    mark.write({"west": before["west"], "east": ["stone", "stone"]}, row, None, before)
    assert list(row) == [1, 2]
    assert Spot.written == 1


def test_a_seat_is_counted_from_the_one_that_looks() -> None:
    layout, row = Layout(), blank(5)
    mark = Seat(layout, "digs", 5)
    here = view(2, *[digger(0)] * 3)
    for value, wanted in ((2, [1, 0, 0, 0, 0]), (0, [0, 1, 0, 0, 0]), (-1, [0] * 5)):
        mark.write(value, row, here, None)
        assert list(row) == wanted


def test_countdowns_and_piles_are_divided_by_a_unit() -> None:
    layout, row = Layout(), blank(3)
    clock, piles = Countdown(layout, "runs", "left", 2), Heights(layout, "pile", ["deck"], 4)
    clock.write(3, row, None, None)
    piles.write({"deck": ["a", "b"]}, row, None, None)
    assert list(row) == [1, 1.5, 0.5]
    clock.write(-1, row, None, None)
    assert list(row) == [0, 0, 0.5]


def test_what_is_remembered_is_wiped_before_it_is_written() -> None:
    layout, row = Layout(), blank(2)
    mark = Notes(layout)
    mark.write([Seen("west", 0, "coal"), Seen("east", 0, "gold")], row, None, None)
    assert list(row) == [0, 1]
    mark.write([Seen("west", 0, "gold")], row, None, None)
    assert list(row) == [1, 0]


def test_fields_that_bring_their_mark_are_written() -> None:
    layout = Layout()
    deep = Field((), lambda g: 0, mark=Number)
    marks = brought(layout, {"deep": deep, "deck": height("deck"), "open": pile("deck")})
    assert [*marks] == layout.names == ["deep"]


def test_words_are_the_components_without_their_numbers() -> None:
    words = Lexicon(["item-rope#2", "item-rope#1", "card-rest"], lambda one: one.partition("#")[0])
    layout, row = Layout(), blank(1)
    words.tally(layout, "held", words.words["item"]).write(
        ["item-rope#1", "item-rope#2"], row, None, None
    )
    assert list(row) == [2]
