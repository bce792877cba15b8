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

from collections.abc import Sequence
from math import ceil, exp, lgamma, log, sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

CERTAINTY = 0.95
Z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
"""So many standard errors to either side."""

NEGLIGIBLE = 1e-12


class Interval(msgspec.Struct, frozen=True):
    """From here to there."""

    low: float
    high: float

    def has(self, value: float) -> bool:
        """Whether a value is in it."""
        return self.low <= value <= self.high


def wilson(share: float, count: float) -> Interval:
    """Wilson's interval for a share of so many; it is right for few and for shares near 0, too."""
    if count <= 0:
        return Interval(0.0, 1.0)
    z = Z
    scale = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / scale
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / scale
    return Interval(
        0.0 if share <= 0 else max(0.0, middle - half),
        1.0 if share >= 1 else min(1.0, middle + half),
    )


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
    def of(cls, sums: Sums) -> Rate:
        """The rate of what was counted."""
        share = sums.w / sums.n if sums.n else 0.0
        count = effective(sums)
        return cls(sums.w, sums.n, share, count, wilson(share, count))


def effective(sums: Sums) -> float:
    """The number of independent seats that would be as good a witness as these games are.

    From the spread between games, as for a survey that asks whole households. Never more than there
    were seats; with nothing but wins, or losses, as many as there were games.
    """
    if not sums.n:
        return 0.0
    share = sums.w / sums.n
    spread = sums.ww - 2 * share * sums.wn + share * share * sums.nn
    if sums.w in (0, sums.n):
        return float(sums.games)
    if spread <= 0:
        return float(sums.n)
    return min(float(sums.n), share * (1 - share) * sums.n * sums.n / spread)


def difference(one: Rate, other: Rate) -> Interval:
    """Newcombe's interval for the difference between two rates."""
    a, b, gap = one.interval, other.interval, one.share - other.share
    return Interval(
        gap - sqrt((one.share - a.low) ** 2 + (b.high - other.share) ** 2),
        gap + sqrt((a.high - one.share) ** 2 + (other.share - b.low) ** 2),
    )


def luck(one: Rate, other: Rate) -> float:
    """How probable a difference at least this large is where there is none: Fisher's exact test.

    Exact, because wins are often few: one win of fifty is no proof, however rare wins are elsewhere.
    """
    few, many = round(one.effective), round(other.effective)
    mine, theirs = round(one.share * few), round(other.share * many)
    wins, seats = mine + theirs, few + many
    if not 0 < wins < seats or not few or not many:
        return 1.0
    up = mine * seats >= wins * few
    found = mine
    term = exp(_choices(wins, found) + _choices(seats - wins, few - found) - _choices(seats, few))
    tail = 0.0
    while term > NEGLIGIBLE * tail:
        tail += term
        spare = seats - wins - few + found
        if up:
            term *= (wins - found) * (few - found) / ((found + 1) * (spare + 1))
            found += 1
        else:
            term *= found * spare / ((wins - found + 1) * (few - found + 1))
            found -= 1
    return min(1.0, 2 * tail)


class Paired(msgspec.Struct, frozen=True):
    """What changed from one game of a pair to the other, both with the same seed and seats."""

    games: int
    up: int
    """In so many pairs more seats win in the second game."""
    down: int
    gap: float
    """By how much the share of winning seats differs, on average."""
    interval: Interval
    luck: float
    """How probable it is that up and down are as uneven as this where nothing has changed."""

    @property
    def clear(self) -> int:
        """1 or -1 if certainly more or fewer seats win."""
        if self.luck > 1 - CERTAINTY:
            return 0
        return 1 if self.up > self.down else -1

    @classmethod
    def of(cls, changes: Sequence[float]) -> Paired | None:
        """From the change of each pair; None if there are no pairs."""
        if not changes:
            return None
        gap = fmean(changes)
        half = Z * stdev(changes) / sqrt(len(changes)) if len(changes) > 1 else 1.0
        up, down = sum(one > 0 for one in changes), sum(one < 0 for one in changes)
        interval = Interval(max(-1.0, gap - half), min(1.0, gap + half))
        return cls(len(changes), up, down, gap, interval, sign_test(up, down))


def sign_test(up: int, down: int) -> float:
    """How probable it is that so many of so many coins fall alike, on either side: exact.

    >>> round(sign_test(9, 1), 4), sign_test(3, 3), sign_test(0, 0)
    (0.0215, 1.0, 1.0)
    """
    coins = up + down
    tail = sum(
        exp(_choices(coins, side) - coins * log(2)) for side in range(max(up, down), coins + 1)
    )
    return min(1.0, 2 * tail)


def _choices(among: int, chosen: int) -> float:
    """The logarithm of the number of ways to choose."""
    return lgamma(among + 1) - lgamma(chosen + 1) - lgamma(among - chosen + 1)


def games_needed(rate: Rate, games: int, margin: float) -> int:
    """About how many games like these make a rate certain to within a margin."""
    share = (rate.interval.low + rate.interval.high) / 2
    seats = Z * Z * share * (1 - share) / (margin * margin)
    return ceil(seats * games / rate.effective) if rate.effective else 0
