"""What the scripts have in common: a budget of processor time for each figure.

Processor time, and not the clock on the wall: what else the machine does counts for nobody. Half as
long again everybody may warm up before: what is done once in the life of a process counts for
nobody either. The same is then done lap after lap, and the best lap counts: a busy neighbour can
only make a lap slower.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")
_choices = random.Random(1)

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
LAPS = 5


def per_second(play: Callable[[int], int], seconds: float = SECONDS) -> float:
    """The rate of an action that gets the number of the attempt and says how much it has done."""
    attempts, start = 0, process_time()
    while process_time() - start < seconds / 2:
        play(attempts)
        attempts += 1
    lap = max(1, round(attempts * 2 / LAPS))
    return max(_rate(play, lap) for _ in range(LAPS))


def _rate(play: Callable[[int], int], attempts: int) -> float:
    """The rate of one lap: so many attempts, in every lap the same."""
    _choices.seed(1)
    gc.collect()
    start = process_time()
    done = sum(map(play, range(attempts)))
    return done / (process_time() - start)


def microseconds(
    action: Callable[[Any], object], on: Sequence[Any], seconds: float = SECONDS
) -> float:
    """The mean time of an action on each of these, in the best lap."""
    gc.collect()
    laps, end = list[float](), process_time() + seconds
    while not laps or process_time() < end:
        start = process_time()
        for one in on:
            action(one)
        laps.append(process_time() - start)
    return min(laps) / len(on) * 1e6


def pick(options: Sequence[T]) -> T:
    """One of these at random: `random.choice` would take half a microsecond."""
    return options[int(_choices.random() * len(options))]


def report(**figures: Any) -> None:
    """Print what was found."""
    json.dump(figures, sys.stdout)
