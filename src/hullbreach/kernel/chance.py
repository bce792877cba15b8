"""Where every die, shuffle and draw comes from: a counter, hashed with a key.

The key comes from the seed and stays; the state of chance is one integer, so it is copied with
the game for nothing. The same seed gives the same numbers in every process and on every Python.
Nobody who sees some of the numbers can compute the others, and whoever is told the seed at the
end can verify them all.

>>> key = key_of("a seed")
>>> draw(key, 0) == draw(key_of("a seed"), 0), draw(key, 0) == draw(key, 1)
(True, False)
>>> verify(commitment("a seed"), "a seed"), verify(commitment("a seed"), "another")
(True, False)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import blake2b, sha256
from hmac import compare_digest
from typing import Any, TypeAlias

KEY_BYTES = 16
COUNTER_BYTES = 8
DRAW_BYTES = 64
"""One draw is 512 random bits: enough to shuffle 90 cards with no bias that could be measured."""

KEYS_AT_HAND = 64
"""Of so many games the beginnings of the hashes are kept."""

MOST_ORDERS = 1 << 460
"""So many outcomes are taken from one draw at most; the bits beyond them hide the bias."""


DIGIT = 1 << 30
"""Numbers below this are one digit to Python."""


def key_of(seed: str) -> bytes:
    """The key of a game with this seed."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"hullbreach-seed").digest()


def rekeyed(key: bytes, nonce: int) -> bytes:
    """Another key, that depends on nothing but the old one and `nonce`: other dice from here."""
    material = nonce.to_bytes(COUNTER_BYTES, "little")
    return blake2b(material, digest_size=KEY_BYTES, key=key, person=b"hullbreach-rekey").digest()


def draw(key: bytes, counter: int) -> int:
    """The 512 random bits at this place of the counter."""
    digest = _keyed(key).copy()
    digest.update(counter.to_bytes(COUNTER_BYTES, "little"))
    return int.from_bytes(digest.digest(), "little")


@lru_cache(KEYS_AT_HAND)
def _keyed(key: bytes) -> blake2b:
    """The hash before anything but the key has gone in: that is half of the work."""
    return blake2b(digest_size=DRAW_BYTES, key=key)


def permute(items: list[Any], bits: Callable[[], int]) -> None:
    """Put a list in a random order in place; `bits` gives the next 512 random bits."""
    for stretch, orders in _stretches(len(items)):
        rest = bits() % orders  # one large division instead of many
        for run, ways in stretch:
            rest, few = divmod(rest, ways)  # a number of one digit, with which all is quick
            for last, places in run:
                other = few % places
                few //= places
                items[last], items[other] = items[other], items[last]


Places: TypeAlias = tuple[list[tuple[int, int]], int]
"""Places of a list, each with how many there are up to it; and how many orders that makes."""


@cache
def _stretches(count: int) -> list[tuple[list[Places], int]]:
    """The places of a list that is shuffled, the last one first, as many at a time as a draw is for.

    Each stretch is cut into runs, and comes with how many orders it has.
    """
    places = [(last, last + 1) for last in range(count - 1, 0, -1)]
    return [(_cut(stretch, DIGIT), orders) for stretch, orders in _cut(places, MOST_ORDERS)]


def _cut(places: list[tuple[int, int]], most: int) -> list[Places]:
    """Runs of places that have no more orders than that, each with how many it has."""
    found: list[Places] = []
    run: list[tuple[int, int]] = []
    orders = 1
    for place in places:
        if orders * place[1] > most:
            found.append((run, orders))
            run, orders = [], 1
        run.append(place)
        orders *= place[1]
    return [*found, (run, orders)] if run else found


def commitment(seed: str) -> str:
    """What is published at the start, so that the seed cannot be changed later."""
    return sha256(b"hullbreach seed: " + seed.encode()).hexdigest()


def verify(published: str, seed: str) -> bool:
    """Whether the seed that is shown at the end is the one committed to at the start."""
    return compare_digest(published, commitment(seed))
