"""How the ways of a map run between its boxes: straight where possible, around corners where not.

A cell is a pair (column, row). No two ways run along each other; they may cross.

>>> boxes = (Frame(0, 0, 4, 3), Frame(8, 0, 4, 3))
>>> ways(boxes, ((0, 1),), 12, 3)
(((3, 1), (4, 1), (5, 1), (6, 1), (7, 1), (8, 1)),)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import NamedTuple

Cell = tuple[int, int]
Way = tuple[Cell, ...]
"""The cells of a way, from a cell of one box's frame to a cell of the other's."""

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
BEND, CROSSING, BESIDE = 3, 8, 1
"""What a way avoids, in steps that it goes out of its way for that."""


class Frame(NamedTuple):
    """Where a box is."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Its last column."""
        return self.left + self.width - 1

    @property
    def bottom(self) -> int:
        """Its last row."""
        return self.top + self.height - 1

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def cells(self) -> Iterator[Cell]:
        """Everything that it covers."""
        for row in range(self.top, self.bottom + 1):
            for column in range(self.left, self.right + 1):
                yield column, row

    def doors(self) -> Iterator[tuple[Cell, int]]:
        """The cells of the frame where a way may leave, with the direction; no corners."""
        for column in range(self.left + 1, self.right):
            yield (column, self.top), 0
            yield (column, self.bottom), 2
        for row in range(self.top + 1, self.bottom):
            yield (self.right, row), 1
            yield (self.left, row), 3


@lru_cache(maxsize=64)
def ways(
    boxes: tuple[Frame, ...], pairs: tuple[tuple[int, int], ...], width: int, height: int
) -> tuple[Way, ...]:
    """A way for each pair of boxes; an empty one where there is no room."""
    blocked = {cell for box in boxes for cell in box.cells()}
    taken: dict[Cell, int] = {}
    found: dict[int, Way] = {}
    rest: list[int] = []

    def keep(index: int, way: Way) -> None:
        found[index] = way
        for before, cell in pairwise(way):
            along = 1 if before[1] == cell[1] else 2
            taken[cell] = taken.get(cell, 0) | along
            taken[before] = taken.get(before, 0) | along

    for index in sorted(range(len(pairs)), key=lambda index: _apart(boxes, pairs[index])):
        one, other = (boxes[end] for end in pairs[index])
        way = next((way for way in _straight(one, other) if _free(way, blocked, taken)), None)
        if way is None:
            rest.append(index)
        else:
            keep(index, way)
    for index in rest:
        one, other = (boxes[end] for end in pairs[index])
        keep(index, _around(one, other, blocked, taken, width, height))
    return tuple(found[index] for index in range(len(pairs)))


def _apart(boxes: tuple[Frame, ...], pair: tuple[int, int]) -> float:
    (a, b), (c, d) = (boxes[end].middle for end in pair)
    return abs(a - c) + 2 * abs(b - d)


def _straight(one: Frame, other: Frame) -> Iterator[Way]:
    """Straight ways, the ones nearest to both middles first."""
    if one.left > other.left:
        one, other = other, one
    if one.right < other.left:
        aim = (one.middle[1] + other.middle[1]) / 2
        rows = range(max(one.top, other.top) + 1, min(one.bottom, other.bottom))
        for row in sorted(rows, key=lambda row: abs(row - aim)):
            yield tuple((column, row) for column in range(one.right, other.left + 1))
    if one.top > other.top:
        one, other = other, one
    if one.bottom < other.top:
        aim = (one.middle[0] + other.middle[0]) / 2
        columns = range(max(one.left, other.left) + 1, min(one.right, other.right))
        for column in sorted(columns, key=lambda column: abs(column - aim)):
            yield tuple((column, row) for row in range(one.bottom, other.top + 1))


def _free(way: Way, blocked: set[Cell], taken: dict[Cell, int]) -> bool:
    return not any(cell in blocked for cell in way[1:-1]) and not any(cell in taken for cell in way)


def _around(
    one: Frame, other: Frame, blocked: set[Cell], taken: dict[Cell, int], width: int, height: int
) -> Way:
    """The cheapest way with bends, or none."""
    ends = {cell: (heading + 2) % 4 for cell, heading in other.doors() if cell not in taken}
    best = {
        (cell, heading): _off_middle(one, cell)
        for cell, heading in one.doors()
        if cell not in taken
    }
    came: dict[tuple[Cell, int], tuple[Cell, int]] = {}
    queue = [(cost + _left_to_go(cell, other), cost, cell, at) for (cell, at), cost in best.items()]
    heapify(queue)
    while queue:
        _, cost, cell, heading = heappop(queue)
        if cost > best[cell, heading]:
            continue
        if ends.get(cell) == heading:
            return _traced(came, (cell, heading))
        turns: Iterable[int] = (heading, (heading + 1) % 4, (heading + 3) % 4)
        if cell in taken or cell in blocked:
            turns = (heading,)
        for turn in turns:
            step = cell[0] + STEPS[turn][0], cell[1] + STEPS[turn][1]
            price = _price(step, turn, ends, blocked, taken, width, height)
            if price is None:
                continue
            total = cost + price + (BEND if turn != heading else 0)
            if total < best.get((step, turn), float("inf")):
                best[step, turn] = total
                came[step, turn] = (cell, heading)
                heappush(queue, (total + _left_to_go(step, other), total, step, turn))
    return ()


def _off_middle(one: Frame, door: Cell) -> float:
    """What it costs to leave by a door: a way leaves near the middle of a side if that is free."""
    return 0.05 * (abs(door[0] - one.middle[0]) / 2 + abs(door[1] - one.middle[1]))


def _left_to_go(cell: Cell, other: Frame) -> float:
    """The cells that are at least between this one and a box."""
    across = max(other.left - cell[0], cell[0] - other.right, 0)
    down = max(other.top - cell[1], cell[1] - other.bottom, 0)
    return across + down


def _price(
    cell: Cell,
    heading: int,
    ends: dict[Cell, int],
    blocked: set[Cell],
    taken: dict[Cell, int],
    width: int,
    height: int,
) -> float | None:
    """What it costs to enter a cell in this direction; None where it cannot be entered."""
    if cell in blocked:
        return 1 if ends.get(cell) == heading else None
    if not (0 <= cell[0] < width and 0 <= cell[1] < height):
        return None
    along = taken.get(cell, 0)
    if along:
        return CROSSING if along == (2 if heading % 2 else 1) else None
    sides = [
        (cell[0] + STEPS[turn % 4][0], cell[1] + STEPS[turn % 4][1])
        for turn in (heading + 1, heading + 3)
    ]
    return 1 + (BESIDE if any(side in taken for side in sides) else 0)


def _traced(came: dict[tuple[Cell, int], tuple[Cell, int]], last: tuple[Cell, int]) -> Way:
    cells = [last[0]]
    while last in came:
        last = came[last]
        cells.append(last[0])
    return tuple(reversed(cells))
