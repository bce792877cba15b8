"""How likely dice hit: what players are told before they roll."""

from __future__ import annotations

from functools import cache

FACES = 6


@cache
def at_least(hits: int, dice: int, accuracy: int, more: int = 0) -> float:
    """How likely so many dice hit so often or more often, if every six brings so many dice more.

    >>> at_least(2, 2, 4)
    0.25
    >>> at_least(2, 1, 4, more=1) == 1 / 6 * 1 / 2
    True
    """
    if hits <= 0:
        return 1.0
    if not dice:
        return 0.0
    lower = FACES - max(1, accuracy)  # faces that hit, the six left out
    missing = FACES - 1 - lower
    return (
        at_least(hits - 1, dice - 1 + more, accuracy, more)
        + lower * at_least(hits - 1, dice - 1, accuracy, more)
        + missing * at_least(hits, dice - 1, accuracy, more)
    ) / FACES


def percent(chance: float) -> int:
    """A chance in hundredths; what is not certain is never shown as if it were.

    >>> percent(20 / 27), percent(0.999), percent(0.001), percent(1.0), percent(0.0)
    (74, 99, 1, 100, 0)
    """
    if chance in (0.0, 1.0):
        return round(chance * 100)
    return min(99, max(1, round(chance * 100)))
