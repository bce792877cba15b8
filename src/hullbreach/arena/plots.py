"""The plots of a report, as SVG of our own: nothing is loaded, and every width fits.

Across, everything is in percent of the width, so that a plot grows and shrinks with its table
cell. A plot of shares is drawn row by row, on a `Scale` that all rows of a table have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hullbreach.arena.markup import Markup, el
from hullbreach.arena.stats import Interval, Rate
from hullbreach.arena.tallies import Share

MIDDLE, ABOVE, BELOW = "50%", "34%", "66%"
"""Where things are in the height of a row, which is that of its table cell."""
BAR_TOP, BAR_HEIGHT = "24%", "52%"
AXIS = 18
COLUMNS = 190
"""The height of a column chart."""
FOOT = 22
STEPS = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25)
MOST_TICKS = 4


class Scale(msgspec.Struct, frozen=True):
    """From nothing to a round share."""

    top: float
    step: float

    @classmethod
    def over(cls, shares: Sequence[float]) -> Scale:
        """A scale that has room for all of these."""
        highest = max((share for share in shares), default=1.0)
        step = next((step for step in STEPS if highest <= step * MOST_TICKS), STEPS[-1])
        ticks = 1
        while ticks * step < highest and ticks * step < 1:
            ticks += 1
        return cls(min(1.0, ticks * step), step)

    def at(self, share: float) -> str:
        """Where a share is, across."""
        return f"{100 * min(1.0, max(0.0, share / self.top)):.2f}%"

    def ticks(self) -> list[float]:
        """The shares that are marked."""
        return [self.step * number for number in range(round(self.top / self.step) + 1)]


def _row(*children: Markup) -> Markup:
    """A picture that fills its cell; its numbers are beside it."""
    return el("svg", *children, aria_hidden="true")


def _line(scale: Scale, low: float, high: float, kind: str, y: str = MIDDLE) -> Markup:
    return el("line", x1=scale.at(low), x2=scale.at(high), y1=y, y2=y, class_=kind)


def _dot(scale: Scale, share: float, kind: str, y: str = MIDDLE) -> Markup:
    return el("circle", cx=scale.at(share), cy=y, r=5, class_=kind)


def _grid(scale: Scale) -> list[Markup]:
    return [
        el("line", x1=scale.at(tick), x2=scale.at(tick), y1=0, y2="100%", class_="grid")
        for tick in scale.ticks()
    ]


def _range(scale: Scale, interval: Interval, y: str = MIDDLE) -> Markup:
    return _line(scale, interval.low, interval.high, "whisker", y)


def axis(scale: Scale, written: Callable[[float], str]) -> Markup:
    """The marks above a table's plots: the ends, and the middle if there is one."""
    ticks = scale.ticks()
    marks = [(ticks[0], "start"), (ticks[-1], "end")]
    if len(ticks) % 2:
        marks.append((ticks[len(ticks) // 2], "middle"))
    words = [
        el("text", written(tick), x=scale.at(tick), y=14, text_anchor=anchor)
        for tick, anchor in marks
    ]
    return el("svg", *words, height=AXIS, aria_hidden="true")


def dot(scale: Scale, rate: Rate, average: float) -> Markup:
    """A rate with its interval, and a line for the average."""
    mean = el("line", x1=scale.at(average), x2=scale.at(average), y1=0, y2="100%", class_="mean")
    whisker = _range(scale, rate.interval)
    return _row(*_grid(scale), mean, whisker, _dot(scale, rate.share, "dot"))


def bar(scale: Scale, share: Share) -> Markup:
    """A share of all, the part with a win in another colour, and the interval."""
    rate = share.rate
    won = rate.share * share.wins / rate.wins if rate.wins else 0.0
    parts = [
        el(
            "rect",
            x=0,
            y=BAR_TOP,
            height=BAR_HEIGHT,
            width=scale.at(rate.share),
            rx=2,
            class_="bar",
        ),
        el("rect", x=0, y=BAR_TOP, height=BAR_HEIGHT, width=scale.at(won), rx=2, class_="bar won"),
        _range(scale, rate.interval),
    ]
    return _row(*_grid(scale), *parts)


def pair(scale: Scale, full: Rate, empty: Rate) -> Markup:
    """Two rates and their intervals one above the other: a full dot, and an empty one below it."""
    parts = [
        _range(scale, full.interval, ABOVE),
        _range(scale, empty.interval, BELOW),
        _dot(scale, empty.share, "dot without", BELOW),
        _dot(scale, full.share, "dot", ABOVE),
    ]
    return _row(*_grid(scale), *parts)


def columns(counts: Sequence[tuple[int, int, int]], label: str) -> Markup:
    """A column for every number: how many, and in another colour how many of them were won."""
    first, last = counts[0][0], counts[-1][0]
    highest = max(count for _number, count, _won in counts)
    slots = last - first + 1
    wide, room = 100 / slots, COLUMNS - FOOT - 16
    parts: list[Markup] = []
    every = 1 + (slots - 1) // 25
    for number, count, won in counts:
        left, middle = (number - first) * wide, (number - first + 0.5) * wide
        for amount, kind in ((count, "bar"), (won, "bar won")):
            height = room * amount / highest
            parts.append(
                el(
                    "rect",
                    el("title", f"{number}: {won} / {count}"),
                    x=f"{left + wide * 0.1:.2f}%",
                    width=f"{wide * 0.8:.2f}%",
                    y=round(16 + room - height, 1),
                    height=round(height, 1),
                    class_=kind,
                )
            )
        top = round(12 + room - room * count / highest, 1)
        if slots <= 25:
            parts.append(
                el("text", str(count), x=f"{middle:.2f}%", y=top, text_anchor="middle", class_="n")
            )
        if (number - first) % every == 0:
            parts.append(
                el("text", str(number), x=f"{middle:.2f}%", y=COLUMNS - 6, text_anchor="middle")
            )
    floor = el(
        "line", x1=0, x2="100%", y1=COLUMNS - FOOT + 0.5, y2=COLUMNS - FOOT + 0.5, class_="floor"
    )
    return el("svg", *parts, floor, height=COLUMNS, role="img", aria_label=label)
