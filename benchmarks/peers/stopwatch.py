"""What the scripts have in common: a budget of processor time for each figure.

Processor time, and not the clock on the wall: what else the machine does counts for nobody. Half as
long again everybody may warm up before: what is done once in the life of a process counts for
nobody either.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")
_uniform = random.Random(1).random

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def per_second(play: Callable[[int], int], seconds: float = SECONDS) -> float:
    """The rate of an action that gets the number of the attempt and says how much it has done."""
    numbers = count()
    _for(seconds / 2, numbers, play)
    gc.collect()
    done, taken = _for(seconds, numbers, play)
    return done / taken


def _for(seconds: float, numbers: Iterator[int], play: Callable[[int], int]) -> tuple[int, float]:
    """Attempt after attempt, for so long at least: what was done, and how long it took."""
    done, start = 0, process_time()
    while True:
        done += play(next(numbers))
        if (taken := process_time() - start) >= seconds:
            return done, taken


def microseconds(
    action: Callable[[Any], object], on: Sequence[Any], seconds: float = SECONDS
) -> float:
    """The mean time of an action on each of these."""
    gc.collect()
    done, start = 0, process_time()
    while (taken := process_time() - start) < seconds:
        for one in on:
            action(one)
        done += len(on)
    return taken / done * 1e6


def pick(options: Sequence[T]) -> T:
    """One of these at random: `random.choice` would take half a microsecond."""
    return options[int(_uniform() * len(options))]


def report(**figures: Any) -> None:
    """Print what was found."""
    json.dump(figures, sys.stdout)
