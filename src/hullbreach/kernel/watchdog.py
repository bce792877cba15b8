"""How long a rule may run: a watching thread interrupts one that never comes to an end.

The limit is about rules that are broken, not slow; whether it strikes never changes a game,
because the table is rolled back to before the answer. What counts is the processor's time, where the system
tells it: on a machine that has much to do a rule waits for its turn, and is none the slower.
"""

from __future__ import annotations

import ctypes
import math
import sys
import threading
import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from hullbreach.kernel.errors import NotAtOnce, StepTooLong

T = TypeVar("T")

CHECK_EVERY = 0.02
"""Seconds between two looks while somebody is watched."""
REST = 0.08
"""Seconds until the next look while nobody is. Whoever begins meanwhile runs on for as long, at most: a server then is held up for less than a
tenth of a second."""
AGAIN = 0.1
"""Seconds after which somebody who goes on in spite of it is interrupted once more: where the
interruption falls into a destructor, Python drops it."""


WAITING = 5
"""So many times its time a rule may take that waits for something, if only for the processor."""


class Deadline(NamedTuple):
    """When a thread is interrupted, and with what."""

    due: float
    """Not before, in seconds of the clock;"""
    error: type[BaseException]
    clock: int | None = None
    """nor before this clock, which runs while the thread does,"""
    used: float = 0.0
    """has reached this,"""
    last: float = 0.0
    """unless it is as late as that."""

    def over(self, now: float) -> bool:
        """Whether the time has come."""
        if now < self.due:
            return False
        return self.clock is None or now >= self.last or _time_of(self.clock) >= self.used


def _time_of(clock: int) -> float:
    try:
        return time.clock_gettime(clock)
    except OSError:  # the thread is gone
        return math.inf


def _clock_of(thread: int) -> int | None:
    """The clock of a thread that runs; None where the system has none."""
    return time.pthread_getcpuclockid(thread) if sys.platform == "linux" else None


class _Watchdog:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        """Held while somebody is interrupted."""
        self.deadlines: dict[int, Deadline] = {}
        self.struck: set[int] = set()
        self.thread: threading.Thread | None = None

    def wake(self) -> None:
        """Begin to watch."""
        if self.thread is None or not self.thread.is_alive():
            self.thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
            self.thread.start()

    def _watch(self) -> None:
        while True:
            time.sleep(CHECK_EVERY if self.deadlines else REST)
            now = time.monotonic()
            with self.lock:
                for thread, deadline in list(self.deadlines.items()):
                    if deadline.over(now) and self.deadlines.get(thread) is deadline:
                        self.deadlines[thread] = Deadline(now + AGAIN, deadline.error)
                        self.struck.add(thread)
                        _interrupt(thread, deadline.error)

    def clear_up(self, me: int, outer: Deadline | None) -> None:
        """Take back an interruption that was not delivered; who was interrupted gets some time."""
        with self.lock:
            if me not in self.struck:
                return
            self.struck.discard(me)
            _interrupt(me, None)
            if outer is None:
                self.deadlines.pop(me, None)
            else:
                due = max(outer.due, time.monotonic() + AGAIN)
                self.deadlines[me] = outer._replace(due=due, last=max(outer.last, due))


def _interrupt(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in another thread; None takes back one that was not delivered yet."""
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


_watchdog = _Watchdog()


def within(
    seconds: float | None, work: Callable[[], T], error: type[BaseException] = StepTooLong
) -> T:
    """Do something for at most about `seconds` of the processor's time; then an error is raised inside it.

    Inside something else that has a limit, for at most as long as that may still run. This is no
    context manager: an interruption can fall between the lines, also of `__exit__`, and then
    nobody would call off the watchdog.
    """
    if seconds is None:
        return work()
    _watchdog.wake()
    me = threading.get_ident()
    deadlines = _watchdog.deadlines
    outer = deadlines.get(me)
    now = time.monotonic()
    if outer is not None and outer.due < now + seconds:
        deadline = outer
    else:
        used = time.thread_time() + seconds
        deadline = Deadline(now + seconds, error, _clock_of(me), used, now + WAITING * seconds)
    try:
        deadlines[me] = deadline
        return work()
    finally:
        # The first thing here is one that no interruption can part. After it there is none any
        # more, but for one that is under way.
        if outer is None:
            deadlines.pop(me, None)
        else:
            deadlines[me] = outer
        while True:
            try:
                _watchdog.clear_up(me, outer)
                break
            except (StepTooLong, NotAtOnce):
                continue
