"""A random player with taste: in every game other verbs, and rather what was not done yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hullbreach.kernel import chance
from hullbreach.kernel.asks import Option

STRONGEST_LIKE = 8
"""A verb is liked up to 2 ** (this - 1) times as much as another."""
SCALE = 16


class Lot:
    """Draws that depend on nothing but a seed."""

    def __init__(self, seed: str) -> None:
        self.key = chance.key_of(f"conformance {seed}")
        self.counter = 0

    def below(self, limit: int) -> int:
        """A number below `limit`."""
        self.counter += 1
        return chance.draw(self.key, self.counter) % limit

    def one_in(self, rate: int) -> bool:
        """Whether this time is one in so many."""
        return rate <= 1 or self.below(rate) == 0

    def secret(self) -> bytes:
        """A key for chance that no game has."""
        self.counter += 1
        return chance.rekeyed(self.key, self.counter)


class Taste:
    """What a random player likes: every game another mixture of verbs, and rather new things.

    Players without taste die soon and in the same way; with it, over many games, somebody does
    everything that can be done.
    """

    def __init__(self, lot: Lot) -> None:
        self._lot = lot
        self._likes: dict[str, int] = {}
        self._done: Counter[str] = Counter()

    def choose(self, options: Sequence[Option]) -> Option:
        """One of the options."""
        weights = [self._weight(option) for option in options]
        place = self._lot.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            place -= weight
            if place < 0:
                self._done[option.id] += 1
                return option
        raise AssertionError("the weights were miscounted")

    def _weight(self, option: Option) -> int:
        like = self._likes.get(option.verb)
        if like is None:
            like = self._likes[option.verb] = 1 << self._lot.below(STRONGEST_LIKE)
        return 1 + SCALE * like // (1 + self._done[option.id])
