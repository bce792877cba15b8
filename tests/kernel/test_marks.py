"""Marks write fields over what they were, and only those that are other objects."""

from types import SimpleNamespace
from typing import Any

import pytest

from hullbreach.kernel.features import Layout, Row, blank
from hullbreach.kernel.marks import Alike, Choice, Number, Numbers, Pile, Tally, over


class Spy:
    """A mark that writes nothing down but what it was given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def write(self, value: Any, row: Row, of: Any, before: Any) -> None:
        self.given.append((value, of, before))


def test_only_fields_that_are_other_objects_are_written() -> None:
    marks = {"air": Spy(), "hand": Spy()}
    write, row = over(marks), blank(0)
    first = SimpleNamespace(air=3, hand=["rest"])
    write(first, row)
    second = SimpleNamespace(air=3, hand=["rest"])
    write(second, row, first)
    assert marks["air"].given == [(3, first, None)]
    assert marks["hand"].given == [(["rest"], first, None), (["rest"], second, ["rest"])]


@pytest.mark.parametrize(
    ("kind", "values", "numbers"),
    [
        (Choice, ["search", "rest", "none of them", None], [[0, 1], [1, 0], [0, 0], [0, 0]]),
        (Tally, [["rest", "rest"], ["search", None], []], [[2, 0], [0, 1], [0, 0]]),
        (Numbers, [{"rest": 1, "search": 2}, {"rest": 0, "search": 3}], [[1, 2], [0, 3]]),
    ],
)
def test_a_value_is_written_over_the_last_one(
    kind: Any, values: list[Any], numbers: list[list[int]]
) -> None:
    layout = Layout()
    mark = kind(layout, "cards", ["rest", "search"])
    row = blank(len(layout.names))
    for value, wanted in zip(values, numbers, strict=True):
        mark.write(value, row, None, None)
        assert list(row) == wanted


def test_a_number_is_divided_by_its_unit() -> None:
    layout = Layout()
    mark, row = Number(layout, "air / 10", 10), blank(1)
    mark.write(5, row, None, None)
    assert list(row) == [0.5]
    over({"air": mark})(SimpleNamespace(air=2), row, SimpleNamespace(air=5))
    assert list(row) == [pytest.approx(0.2)]


def test_of_a_pile_only_what_was_laid_on_top_is_counted() -> None:
    layout = Layout()
    mark, row = Pile(layout, "discard", ["rest", "search"]), blank(2)
    before: Any = None
    for value, wanted in (
        (["rest", None], [1, 0]),
        (["rest", None, "search", None, "rest"], [2, 1]),
        (["search", "rest"], [1, 1]),
        (["search"], [0, 1]),
        ([], [0, 0]),
        (["rest"], [1, 0]),
    ):
        mark.write(value, row, None, before)
        before = value
        assert list(row) == wanted


def test_what_all_see_alike_is_written_once_and_copied_for_the_others() -> None:
    layout = Layout()
    layout.place("own")
    mark = Alike(layout, Tally, "shared", ["rest", "search"])
    mine, yours, value = blank(3), blank(3), ["search"]
    mark.write(value, mine, None, None)
    yours[0] = 7
    mark.write(value, yours, None, None)
    assert (list(mine), list(yours)) == ([0, 0, 1], [7, 0, 1])
    mark.write(["rest"], yours, None, value)
    assert (list(mine), list(yours)) == ([0, 0, 1], [7, 1, 0])


def test_any_copy_of_a_component_is_counted_as_its_word() -> None:
    layout = Layout()
    mark = Tally(layout, "items", ["tools"], {"tools#yellow": "tools", "rope#red": "rope"})
    row = blank(1)
    mark.write(["tools", "tools#yellow"], row, None, None)
    assert list(row) == [2]
    with pytest.raises(KeyError):
        mark.write(["rope#red"], row, None, None)
