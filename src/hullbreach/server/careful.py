"""Where rules run: at once, or, when that takes long, where no other table waits for them.

Nearly everything that happens at a table takes a thousandth of a second, and is done on the spot.
What is not done after `QUICK` seconds of the processor's time is interrupted and undone, and done again in
a thread, where it has `LONG` seconds. So a rule that never ends costs its own table a refusal, and all others
together no more than the first try.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hullbreach.kernel.errors import NotAtOnce, StepTooLong
from hullbreach.kernel.table import Table
from hullbreach.kernel.trying import trying

T = TypeVar("T")

QUICK = 0.03
LONG = 3.0
THREADS = 4


class Careful:
    """Does what may never come to an end."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="rules")

    async def do(self, table: Table, work: Callable[[], T], last: Slowness) -> T:
        """Do something at a table, wholly or not at all: at once if it is quick, or in a thread."""
        if not last.slow:
            try:
                return at_once(table, work)
            except NotAtOnce:
                pass
        last.slow = True
        result, used = await asyncio.get_running_loop().run_in_executor(
            self._threads, _aside, table, work
        )
        last.slow = used > QUICK
        return result

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def at_once(table: Table, work: Callable[[], T]) -> T:
    """Try something for a short time, with the garbage collector at rest.

    An interruption that fell into what the collector clears away would be lost, with a warning.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return trying(table, QUICK, work, NotAtOnce)
    finally:
        if collecting:
            gc.enable()


def _aside(table: Table, work: Callable[[], T]) -> tuple[T, float]:
    """Do something in this thread, and say how much of the processor's time it took."""
    began = time.thread_time()
    return trying(table, LONG, work, StepTooLong), time.thread_time() - began


class Slowness:
    """Whether the last thing at a table was slow: then the next one goes to a thread at once."""

    __slots__ = ("slow",)

    def __init__(self) -> None:
        self.slow = False
