"""How much one address or one client may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """So many at once, and so many a second after that.

    >>> clock = iter([0.0, 0.0, 0.0, 1.0]).__next__
    >>> bucket = Bucket(burst=2, rate=1.0, clock=clock)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, True)
    """

    __slots__ = ("_clock", "_left", "_since", "burst", "rate")

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.rate = rate
        self._clock = clock
        self._left = burst
        self._since = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._since) * self.rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._left >= self.burst


class PerAddress:
    """A bucket for every address, forgotten when it is full again."""

    MOST = 10_000

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if len(self._buckets) >= self.MOST:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._burst, self._rate)
        return bucket.take()
