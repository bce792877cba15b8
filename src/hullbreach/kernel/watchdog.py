"""How long a rule may run: a watching thread interrupts one that never comes to an end.

The limit is about rules that are broken, not slow; whether it strikes never changes a game,
because the table is rolled back to before the answer.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from hullbreach.kernel.errors import NotAtOnce, StepTooLong

T = TypeVar("T")

CHECK_EVERY = 0.02
AGAIN = 0.1
"""Seconds after which somebody who goes on in spite of it is interrupted once more: where the
interruption falls into a destructor, Python drops it."""


Deadline = tuple[float, type[BaseException]]
"""When a thread is interrupted, and with what."""


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
            time.sleep(CHECK_EVERY)
            now = time.monotonic()
            with self.lock:
                for thread, deadline in list(self.deadlines.items()):
                    if now >= deadline[0] and self.deadlines.get(thread) is deadline:
                        self.deadlines[thread] = now + AGAIN, deadline[1]
                        self.struck.add(thread)
                        _interrupt(thread, deadline[1])

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
                self.deadlines[me] = max(outer[0], time.monotonic() + AGAIN), outer[1]


def _interrupt(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in another thread; None takes back one that was not delivered yet."""
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


_watchdog = _Watchdog()


def within(
    seconds: float | None, work: Callable[[], T], error: type[BaseException] = StepTooLong
) -> T:
    """Do something for at most about `seconds`; then an error is raised inside it.

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
    deadline = time.monotonic() + seconds, error
    if outer is not None and outer[0] < deadline[0]:
        deadline = outer
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
