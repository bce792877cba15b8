"""Where the base lies on the table: the spaces, their outlines, and the walls of the three sectors.

The grid is flattened to fit a wide table. A sector is the union of its cells: an edge that two of its
cells share is no wall.
"""

from __future__ import annotations

from math import hypot

from hullbreach.games.retaliation.rules.grid import AT, SECTOR, SECTORS
from hullbreach.kernel.scenes import Outline, Point

HALF_STEP, STEP = 120, 108
"""Between half a space and the next across, and between two rows."""
LEFT, TOP = 90, 98
WIDTH, HEIGHT = 1140, 596
ROOM_WIDTH, ROOM_HEIGHT = 60, 46
"""Half of what a room measures."""
FRAME = (10.0, 41.0, 1130.0, 587.0)
"""The outer walls: left, top, right, bottom."""
WALL = 4
"""Half of the gap between two sectors."""
RAIL = 20
"""Where the plates of the sectors stand, above the base."""
LAST = max(row for row, _ in AT.values())
PLATES = {"a": (229.0, RAIL), "b": (566.0, RAIL), "c": (907.0, RAIL)}
RAILS = {"a": 438.0, "b": 228.0, "c": 430.0}
"""How long the plates are."""

Edge = tuple[Point, Point]


def at(space: str) -> Point:
    """Where a space is."""
    row, column = AT[space]
    return LEFT + HALF_STEP * column, TOP + STEP * row


def _hexagon(x: float, y: float, width: float, height: float) -> Outline:
    return [
        (x, y - height),
        (x + width, y - height / 2),
        (x + width, y + height / 2),
        (x, y + height),
        (x - width, y + height / 2),
        (x - width, y - height / 2),
    ]


ROOMS: dict[str, Outline] = {space: _hexagon(*at(space), ROOM_WIDTH, ROOM_HEIGHT) for space in AT}
"""The walls of every room."""


def _framed(space: str) -> Outline:
    """The cell of a space; at the border it reaches to the frame."""
    left, top, right, bottom = FRAME
    row, _ = AT[space]
    found: Outline = []
    for x, y in _hexagon(*at(space), HALF_STEP, STEP * 2 / 3):
        down = top if row == 0 and y < TOP else y
        if row == LAST and y > at(space)[1]:
            down = bottom
        corner = (round(min(max(x, left), right)), round(down))
        if corner not in found:
            found.append(corner)
    return found


def _walls(sector: str) -> Outline:
    """The outline of a sector."""
    edges: dict[Point, Point] = {}
    for space in (space for space in AT if SECTOR[space] == sector):
        corners = _framed(space)
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            if edges.get(end) == start:
                del edges[end]
            else:
                edges[start] = end
    first = min(edges)
    path, corner = [first], edges[first]
    while corner != first:
        path.append(corner)
        corner = edges[corner]
    return path


def _inset(path: Outline, by: float) -> Outline:
    """Every corner moved inwards, so that two sectors side by side keep a gap."""
    found = []
    for index, corner in enumerate(path):
        before, after = (
            _normal(path[index - 1], corner),
            _normal(corner, path[(index + 1) % len(path)]),
        )
        share = max(1 + before[0] * after[0] + before[1] * after[1], 0.25)
        x = corner[0] + by * (before[0] + after[0]) / share
        y = corner[1] + by * (before[1] + after[1]) / share
        found.append((round(x, 1), round(y, 1)))
    return found


def _normal(start: Point, end: Point) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


SECTOR_WALLS: dict[str, Outline] = {sector: _inset(_walls(sector), WALL) for sector in SECTORS}
"""The walls of every sector."""
