"""How long a rule may run: a watching thread interrupts one that never comes to an end.

The limit is about rules that are broken, not slow; whether it strikes never changes a game,
because the table is rolled back to before the answer.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from hullbreach.kernel.errors import StepTooLong

CHECK_EVERY = 0.02
AGAIN = 0.5
"""Seconds after which somebody who goes on in spite of it is interrupted once more."""


class _Watchdog:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.deadlines: dict[int, float] = {}
        self.struck: set[int] = set()
        self.thread: threading.Thread | None = None

    def enter(self, seconds: float) -> float | None:
        """Watch this thread; what is returned is the deadline of the block around this one."""
        if self.thread is None or not self.thread.is_alive():
            self.thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
            self.thread.start()
        me = threading.get_ident()
        deadline = time.monotonic() + seconds
        with self.lock:
            outer = self.deadlines.get(me)
            # A block inside another one never gets more time than is left for that.
            self.deadlines[me] = deadline if outer is None else min(deadline, outer)
        return outer

    def leave(self, outer: float | None) -> None:
        me = threading.get_ident()
        with self.lock:
            struck = me in self.struck
            if outer is None:
                self.deadlines.pop(me, None)
            else:
                # Who was just interrupted has some time to clear up.
                self.deadlines[me] = max(outer, time.monotonic() + AGAIN) if struck else outer
            if struck:
                self.struck.discard(me)
                # Take the exception back if it has not been delivered yet.
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(me), None)

    def _watch(self) -> None:
        while True:
            time.sleep(CHECK_EVERY)
            now = time.monotonic()
            with self.lock:
                for thread, deadline in list(self.deadlines.items()):
                    if now >= deadline:
                        self.deadlines[thread] = now + AGAIN
                        self.struck.add(thread)
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(thread), ctypes.py_object(StepTooLong)
                        )


_watchdog = _Watchdog()


@contextmanager
def patience(seconds: float | None) -> Iterator[None]:
    """Run the block for at most about `seconds`; then `StepTooLong` is raised inside it.

    Inside another such block, for at most as long as that one may still run.
    """
    if seconds is None:
        yield
        return
    outer = _watchdog.enter(seconds)
    try:
        yield
    finally:
        _watchdog.leave(outer)
