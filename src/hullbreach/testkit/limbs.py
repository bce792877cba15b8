"""Path data for creatures: limbs that taper, and round bodies.

A limb is a spine of points, each with half of its width there:

    python -m hullbreach.testkit.limbs -- 0,-34,8 0,-52,8.5 0,-74,13.5
    python -m hullbreach.testkit.limbs --blob -- -10,-42 0,-46 10,-42 8,-32 0,-27 -8,-32

All that comes out turns the same way, so limbs that overlap in one path are filled without holes
and get one outline.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import hypot

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with one decimal at most.

    >>> number(2.04), number(-0.01), number(3.26)
    ('2', '0', '3.3')
    """
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def limb(spine: Sequence[Point], widths: Sequence[float]) -> str:
    """The outline of a limb along its spine.

    >>> limb([(0, 0), (10, 0)], [2, 1])
    'M0 2C1.7 1.8 8.3 1.2 10 1L10 -1C8.3 -1.2 1.7 -1.8 0 -2Z'
    """
    left, right = [], []
    for at, (x, y) in enumerate(spine):
        before, after = spine[max(0, at - 1)], spine[min(len(spine) - 1, at + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        wide = widths[at] / (hypot(dx, dy) or 1)
        left.append((x - dy * wide, y + dx * wide))
        right.append((x + dy * wide, y - dx * wide))
    right.reverse()
    return f"M{_written(left[0])}{_curve(left)}L{_written(right[0])}{_curve(right)}Z"


def blob(points: Sequence[Point]) -> str:
    """A round body through these points.

    >>> blob([(0, 0), (9, 0), (9, 9)]) == blob([(9, 9), (9, 0), (0, 0)])
    True
    """
    ring = list(points)
    if _area(ring) > 0:
        ring.reverse()
    first = ring.index(min(ring))
    ring = ring[first:] + ring[:first]
    return f"M{_written(ring[0])}{_curve(ring, closed=True)}Z"


def _curve(points: Sequence[Point], *, closed: bool = False) -> str:
    """A smooth line from the first point on (Catmull-Rom, written as Bézier curves)."""
    many = len(points)

    def at(index: int) -> Point:
        return points[index % many] if closed else points[max(0, min(many - 1, index))]

    text = ""
    for index in range(many if closed else many - 1):
        a, b, c, d = (at(index + step) for step in (-1, 0, 1, 2))
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        text += f"C{_written(one)} {_written(two)} {_written(c)}"
    return text


def _area(ring: Sequence[Point]) -> float:
    after = [*ring[1:], ring[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, after, strict=True))


def _written(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def main(arguments: list[str] | None = None) -> None:
    """Print the path data of a limb or a body."""
    parser = argparse.ArgumentParser(prog="python -m hullbreach.testkit.limbs")
    parser.add_argument("--blob", action="store_true", help="a body instead of a limb")
    parser.add_argument("points", nargs="+", help="x,y,half-width; of a body x,y")
    given = parser.parse_args(arguments)
    points = [tuple(map(float, one.split(","))) for one in given.points]
    spine = [(one[0], one[1]) for one in points]
    print(blob(spine) if given.blob else limb(spine, [one[2] for one in points]))


if __name__ == "__main__":
    main()
