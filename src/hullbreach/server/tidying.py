"""When a server looks for garbage: as usual and once more while nobody plays, and else after as much has gone as is there.

Nearly all that a server makes is freed at once, when the last one who knew it lets go. What is left for the garbage collector are circles: tables
that were put away, sockets and requests that have ended. An answer leaves none. But the collector counts what is made,
not what is left over: after every two thousand answers it looked through all that they had made and found nothing, while everybody waited.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

BEAT = 1.0
"""Seconds without an answer after which nobody plays."""
SOCKET = 50
"""A socket that has ended leaves about as much as so many requests, with its part of a table."""
LEAST = 5_000
"""Requests, or as much as that, after which a look is worth it: tens of megabytes."""
SOME = 100
"""and in a quiet moment, in which nobody waits."""
MOST = 5_000_000
"""Objects that were made since the last look, and are still there: perhaps there is something among them that nobody thought of."""


class Tidying:
    """What has been left since the last look."""

    def __init__(self) -> None:
        self._left = 0
        self._answers = -1

    def request(self) -> None:
        """A request is dealt with."""
        self._left += 1

    def socket(self) -> None:
        """A socket has ended."""
        self._left += SOCKET

    def beat(self, answers: int, sockets: Callable[[], int]) -> None:
        """So many answers have been given until now, and so many sockets are open.

        >>> tidying = Tidying()
        >>> tidying.beat(1, lambda: 2)
        >>> gc.isenabled()
        False
        >>> tidying.beat(1, lambda: 2)
        >>> gc.isenabled()
        True
        """
        quiet, self._answers = answers == self._answers, answers
        if quiet:
            gc.enable()
            if self._left >= SOME:
                self._look()
            return
        gc.disable()
        enough = self._left >= LEAST and self._left >= SOCKET * sockets()
        if enough or gc.get_count()[0] > MOST:
            self._look()

    def _look(self) -> None:
        self._left = 0
        gc.collect()

    def end(self) -> None:
        """The server ends."""
        gc.enable()
