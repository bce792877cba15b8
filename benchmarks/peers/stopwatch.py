"""What the scripts have in common: laps, each of them measured when it is asked for.

A script waits for lines that name a figure, the number of the lap and how many attempts it has, and says how much
was done in how many seconds of processor time. Processor time, and not the clock on the wall: what else the machine
does counts for nobody.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from functools import cache
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")
_choices = random.Random(1)

Attempt = Callable[[int], int]
"""It gets the number of the attempt and says how much it has done."""


def laps(version: str, **figures: Attempt) -> None:
    """Run laps for whoever asks, until nobody asks any more."""
    _say(version=version, figures=list(figures))
    for line in sys.stdin:
        name, number, attempts = line.split()
        done, seconds = _lap(figures[name], int(number), int(attempts))
        _say(done=done, seconds=seconds)


def _lap(attempt: Attempt, number: int, attempts: int) -> tuple[int, float]:
    """So many attempts, and no lap has those of another."""
    _choices.seed(number)
    gc.collect()
    start = process_time()
    done = sum(map(attempt, range(number * attempts, (number + 1) * attempts)))
    return done, process_time() - start


def _say(**told: Any) -> None:
    print(json.dumps(told), flush=True)


def copying(action: Callable[[Any], object], found: Callable[[], Sequence[Any]]) -> Attempt:
    """An attempt copies all of some positions, which are looked for once."""
    positions = cache(found)

    def attempt(_number: int) -> int:
        for position in positions():
            action(position)
        return len(positions())

    return attempt


def late(made: Callable[[], Attempt]) -> Attempt:
    """An attempt that needs something, which is made when the first begins."""
    kept = cache(made)
    return lambda number: kept()(number)


def pick(options: Sequence[T]) -> T:
    """One of these at random: `random.choice` would take half a microsecond."""
    return options[int(_choices.random() * len(options))]
