"""A connected client, as its table knows it: a seat, and a queue with an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hullbreach.server.protocol import Close

QUEUE = 128
"""Messages that may wait for a slow client before it is cut off; it comes back and catches up."""


class Listener:
    """Somebody who hears what a seat is told.

    >>> listener = Listener(0, limit=1)
    >>> listener.send(b"one"), listener.send(b"two")
    (True, False)
    >>> listener.closing
    <Close.COME_BACK: 1012>
    """

    __slots__ = ("_limit", "_waiting", "_wake", "_write", "closing", "seat")

    def __init__(
        self, seat: int, limit: int = QUEUE, write: Callable[[bytes], bool] | None = None
    ) -> None:
        self.seat = seat
        self.closing: Close | None = None
        """Why the conversation ends, once it does."""
        self._limit = limit
        self._waiting: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None
        """Whoever waits for messages; an event would take six times the memory."""
        self._write = write
        """Sends a message at once, or says that it cannot."""

    def send(self, message: bytes) -> bool:
        """Put a message in the queue; a client that is too slow for it is cut off."""
        if self.closing is not None:
            return False
        if self._write is not None and not self._waiting and self._write(message):
            return True
        if len(self._waiting) >= self._limit:
            self._waiting.clear()
            self.close(Close.COME_BACK)
            return False
        self._waiting.append(message)
        self._rouse()
        return True

    def close(self, why: Close) -> None:
        """No more messages after those that wait."""
        if self.closing is None:
            self.closing = why
            self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def messages(self) -> list[bytes]:
        """What waits, as soon as there is something; nothing when the conversation is over."""
        if not self._waiting and self.closing is None:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        found, self._waiting = self._waiting, []
        return found
