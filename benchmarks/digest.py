"""A fingerprint of many random games: what a change that only makes things faster must not change.

    python -m benchmarks.digest [GAMES]

Every mode and number of players of Nemesis in turn, every other round of them from an enriched
position; the state is hashed after every few answers.
"""

from __future__ import annotations

import random
import sys
from hashlib import blake2b

from hullbreach.kernel import Run, find
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.state import state_hash

GAME = find("nemesis")
WAYS = [(options, seats) for _, options, numbers in GAME.modes() for seats in numbers]
EVERY = 7


def digest(games: int) -> str:
    """The hashes of so many games as one."""
    found = blake2b(digest_size=16)
    for number in range(games):
        given, seats = WAYS[number % len(WAYS)]
        choice = random.Random(number).choice
        options = read_options(GAME, given, seats)
        state = GAME.setup(options, seats, key_of(f"digest {number}"))
        if number // len(WAYS) % 2:
            GAME.enrich(GAME.Play(GAME, state))
        run = Run(GAME, state)
        run.start()
        answers = 0
        while run.asks:
            ask = run.asks[0]
            run.give(ask.seat, choice(ask.options))
            answers += 1
            if answers % EVERY == 0 or not run.asks:
                found.update(state_hash(run.play.state).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1]) if len(sys.argv) > 1 else 6 * len(WAYS)))
