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

CHECK_EVERY = 0.05


class _Watchdog:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.deadlines: dict[int, float] = {}
        self.struck: set[int] = set()
        self.thread: threading.Thread | None = None

    def enter(self, seconds: float) -> None:
        if self.thread is None or not self.thread.is_alive():
            self.thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
            self.thread.start()
        with self.lock:
            self.deadlines[threading.get_ident()] = time.monotonic() + seconds

    def leave(self) -> None:
        me = threading.get_ident()
        with self.lock:
            self.deadlines.pop(me, None)
            if me in self.struck:
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
                        del self.deadlines[thread]
                        self.struck.add(thread)
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(thread), ctypes.py_object(StepTooLong)
                        )


_watchdog = _Watchdog()


@contextmanager
def patience(seconds: float | None) -> Iterator[None]:
    """Run the block for at most about `seconds`; then `StepTooLong` is raised inside it."""
    if seconds is None:
        yield
        return
    _watchdog.enter(seconds)
    try:
        yield
    finally:
        _watchdog.leave()
