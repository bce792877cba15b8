"""What the scripts have in common: a budget of processor time for each figure.

Processor time, and not the clock on the wall: what else the machine does counts for nobody.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def per_second(play: Callable[[int], int], seconds: float = SECONDS) -> float:
    """The rate of an action that gets the number of the attempt and says how much it has done."""
    play(0)
    gc.collect()
    done, number, start = 0, 0, process_time()
    while (taken := process_time() - start) < seconds:
        number += 1
        done += play(number)
    return done / taken


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


def report(**figures: Any) -> None:
    """Print what was found."""
    json.dump(figures, sys.stdout)
