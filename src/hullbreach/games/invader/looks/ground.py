"""Where everything is drawn: cells as rectangles, zones as outlines, the map turned to lie wide."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.rules.map import Board, Cell, Zone
from hullbreach.kernel.scenes import Outline, Point

WIDTH, HEIGHT = 120.0, 92.0
"""Of a cell, in the board's units."""
MARGIN = 26.0


class Plan:
    """A board on paper. A map that is higher than wide is turned by a quarter."""

    def __init__(self, board: Board) -> None:
        self.turned = board.rows > board.columns
        self.board = board
        across, down = board.columns, board.rows
        if self.turned:
            across, down = down, across
        self.width, self.height = across * WIDTH + 2 * MARGIN, down * HEIGHT + 2 * MARGIN

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of a cell."""
        row, column = cell
        if self.turned:
            across, down = row - 1, self.board.columns - column
        else:
            across, down = column - 1, row - 1
        return MARGIN + across * WIDTH, MARGIN + down * HEIGHT

    def middle(self, zone: Zone) -> Point:
        """The middle of a zone."""
        corners = [self.corner(cell) for cell in zone.cells]
        x = sum(x for x, _ in corners) / len(corners) + WIDTH / 2
        y = sum(y for _, y in corners) / len(corners) + HEIGHT / 2
        return x, y

    def outline(self, cells: Iterable[Cell]) -> Outline:
        """The outline of cells that hang together, clockwise."""
        sides: dict[tuple[Point, Point], None] = {}
        for cell in cells:
            x, y = self.corner(cell)
            points = [(x, y), (x + WIDTH, y), (x + WIDTH, y + HEIGHT), (x, y + HEIGHT)]
            for start, end in zip(points, [*points[1:], points[0]], strict=True):
                if (end, start) in sides:
                    del sides[end, start]
                else:
                    sides[start, end] = None
        edges = dict(sides.keys())
        start = min(edges)
        line, here = [start], edges[start]
        while here != start:
            line.append(here)
            here = edges[here]
        return straight(line)


def straight(line: Outline) -> Outline:
    """An outline without points in the middle of straight lines."""
    around = zip([line[-1], *line[:-1]], line, [*line[1:], line[0]], strict=True)
    return [
        here
        for before, here, after in around
        if not (before[0] == here[0] == after[0] or before[1] == here[1] == after[1])
    ]
