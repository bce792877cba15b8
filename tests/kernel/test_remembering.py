"""What has been drawn is found again by what it was drawn of, and by nothing else."""

from __future__ import annotations

from hullbreach.kernel import remembering
from hullbreach.kernel.remembering import remembered


class Drawing:
    """A function that counts how often it is called."""

    def __init__(self) -> None:
        self.count = 0
        self.draw = remembered(self.drawn)

    def drawn(self, slot: str, rooms: list[str] | None, lit: bool = False) -> list[object]:
        self.count += 1
        return [slot, rooms, lit]


def test_the_same_objects_are_drawn_once() -> None:
    one, rooms = Drawing(), ["nest"]
    first = one.draw("a", rooms, True)
    assert one.draw("a", rooms, True) is first
    assert one.draw("a", ["nest"], True) is first, "equal things look alike"
    assert one.count == 1


def test_what_differs_in_any_argument_is_drawn_anew() -> None:
    one, rooms = Drawing(), ["nest"]
    asked: list[tuple[str, list[str] | None, bool]]
    asked = [(slot, rooms, lit) for slot in "abcdefgh" for lit in (True, False)]
    asked += [("a", ["lab"], True), ("a", None, True), ("b", None, True)]
    for _ in range(3):
        assert [one.draw(*args) for args in asked] == [list(args) for args in asked]
    assert one.count == len(asked)


def test_what_is_all_atoms_and_what_is_named_are_found_too() -> None:
    one = Drawing()
    assert [one.draw("a", None), one.draw("b", None), one.draw("a", None)] == [
        ["a", None, False],
        ["b", None, False],
        ["a", None, False],
    ]
    assert one.draw("a", None, lit=True) == ["a", None, True]
    assert one.draw("a", None, lit=True) is one.draw("a", None, lit=True)
    assert one.count == 3


def test_more_than_is_kept_is_right_all_the_same() -> None:
    one, many = Drawing(), [[str(number)] for number in range(3 * remembering.RECENT)]
    for _ in range(2):
        assert all(one.draw("a", rooms) == ["a", rooms, False] for rooms in many)
