"""Where every die, shuffle and draw comes from: a keyed counter, hashed.

The whole state of chance is one integer, `key << 32 | counter`, so it is copied with the game
for nothing. The same seed gives the same numbers in every process and on every Python. Nobody
who sees some of the numbers can compute the others, and whoever is told the seed at the end can
verify them all.

>>> state = seeded("a seed")
>>> bits, state = draw(state)
>>> bits == draw(seeded("a seed"))[0]
True
>>> verify(commitment("a seed"), "a seed"), verify(commitment("a seed"), "another")
(True, False)
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from hmac import compare_digest

KEY_BYTES = 16
COUNTER_BITS = 32
STATE_BYTES = KEY_BYTES + COUNTER_BITS // 8
DRAW_BYTES = 64
"""One draw is 512 random bits: enough to shuffle 90 cards with no bias that could be measured."""

MOST_FROM_ONE_DRAW = 90


def seeded(seed: str) -> int:
    """The state of chance at the start of a game with this seed."""
    key = blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"hullbreach-seed").digest()
    return int.from_bytes(key, "little") << COUNTER_BITS


def rekeyed(state: int, nonce: int) -> int:
    """A fresh source that depends on nothing but the old key and `nonce`: other dice from here."""
    material = state.to_bytes(STATE_BYTES, "little") + nonce.to_bytes(8, "little")
    key = blake2b(material, digest_size=KEY_BYTES, person=b"hullbreach-rekey").digest()
    return int.from_bytes(key, "little") << COUNTER_BITS


def draw(state: int) -> tuple[int, int]:
    """512 random bits, and the state after."""
    digest = blake2b(state.to_bytes(STATE_BYTES, "little"), digest_size=DRAW_BYTES).digest()
    return int.from_bytes(digest, "little"), state + 1


def commitment(seed: str) -> str:
    """What is published at the start, so that the seed cannot be changed later."""
    return sha256(b"hullbreach seed: " + seed.encode()).hexdigest()


def verify(published: str, seed: str) -> bool:
    """Whether the seed that is shown at the end is the one committed to at the start."""
    return compare_digest(published, commitment(seed))
