"""How certain a share is: intervals that hold the truth 95 times in 100, and what they need.

>>> interval = wilson(0.5, 100)
>>> round(interval.low, 3), round(interval.high, 3)
(0.404, 0.596)
>>> wilson(0.0, 20).high > 0.15
True

Seats of one game are no independent witnesses: in a cooperative game all win or none. So a share
that was counted over seats is as certain as one of `effective` independent ones would be.
"""

from __future__ import annotations

from math import ceil, sqrt
from statistics import NormalDist

import msgspec

CERTAINTY = 0.95


def z_of(comparisons: int = 1) -> float:
    """How many standard errors wide, if so many comparisons are all to be right together."""
    return NormalDist().inv_cdf(1 - (1 - CERTAINTY) / (2 * max(1, comparisons)))


Z = z_of()


class Interval(msgspec.Struct, frozen=True):
    """From here to there."""

    low: float
    high: float

    def has(self, value: float) -> bool:
        """Whether a value is in it."""
        return self.low <= value <= self.high


def wilson(share: float, count: float, z: float = Z) -> Interval:
    """Wilson's interval for a share of so many; it is right for few and for shares near 0, too."""
    if count <= 0:
        return Interval(0.0, 1.0)
    scale = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / scale
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / scale
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


class Sums(msgspec.Struct, frozen=True):
    """What has to be counted over games: wins `w` and seats `n` of each, summed and multiplied."""

    games: int
    w: int
    n: int
    ww: int
    wn: int
    nn: int


class Rate(msgspec.Struct, frozen=True):
    """A share of seats that won, and how certain it is."""

    wins: int
    count: int
    share: float
    effective: float
    interval: Interval

    @classmethod
    def of(cls, sums: Sums, z: float = Z) -> Rate:
        """The rate of what was counted."""
        share = sums.w / sums.n if sums.n else 0.0
        count = effective(sums)
        return cls(sums.w, sums.n, share, count, wilson(share, count, z))


def effective(sums: Sums) -> float:
    """The number of independent seats that would be as good a witness as these games are.

    From the spread between games, as for a survey that asks whole households. Never more than there
    were seats; with nothing but wins, or losses, as many as there were games.
    """
    if not sums.n:
        return 0.0
    share = sums.w / sums.n
    spread = sums.ww - 2 * share * sums.wn + share * share * sums.nn
    if sums.w in (0, sums.n) or spread <= 0:
        return float(sums.games)
    return min(float(sums.n), share * (1 - share) * sums.n * sums.n / spread)


def difference(one: Rate, other: Rate, z: float = Z) -> Interval:
    """Newcombe's interval for the difference between two rates."""
    a, b = wilson(one.share, one.effective, z), wilson(other.share, other.effective, z)
    gap = one.share - other.share
    return Interval(
        gap - sqrt((one.share - a.low) ** 2 + (b.high - other.share) ** 2),
        gap + sqrt((a.high - one.share) ** 2 + (other.share - b.low) ** 2),
    )


def games_needed(rate: Rate, games: int, margin: float) -> int:
    """About how many games like these make a rate certain to within a margin."""
    share = (rate.interval.low + rate.interval.high) / 2
    seats = Z * Z * share * (1 - share) / (margin * margin)
    return ceil(seats * games / rate.effective) if rate.effective else 0
