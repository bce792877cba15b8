"""How a figure is measured: batches long enough for the clock, and the median of several."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping
from statistics import median

BATCH = 0.02
"""Seconds that one batch should take at least."""


def microseconds(actions: Mapping[str, Callable[[], object]], repeats: int) -> dict[str, float]:
    """The median time of one call of each.

    They take turns, so that whatever else the machine does slows all of them down alike and
    their ratios can be trusted.
    """
    counts = {name: _calibrated(action) for name, action in actions.items()}
    taken: dict[str, list[float]] = {name: [] for name in actions}
    for _ in range(repeats):
        for name, action in actions.items():
            taken[name].append(_batch(action, counts[name]) / counts[name])
    return {name: median(times) * 1e6 for name, times in taken.items()}


def per_second(action: Callable[[], int], repeats: int) -> float:
    """The median rate of an action that returns how much it has done."""
    rates = []
    for _ in range(repeats):
        gc.collect()
        start = time.perf_counter()
        done = action()
        rates.append(done / (time.perf_counter() - start))
    return median(rates)


def _calibrated(action: Callable[[], object]) -> int:
    count = 1
    while (taken := _batch(action, count)) < BATCH:
        count = max(count * 2, int(count * BATCH / taken) if taken else 0)
    return count


def _batch(action: Callable[[], object], count: int) -> float:
    gc.collect()
    start = time.perf_counter()
    for _ in range(count):
        action()
    return time.perf_counter() - start
