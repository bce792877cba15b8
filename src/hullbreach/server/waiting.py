"""What a socket waits with: as asyncio's own, in a tenth of the memory. Most sockets of a server are silent, and there are many."""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """What a client has said and nobody has read yet: a queue without an end, for one reader.

    >>> inbox = Inbox()
    >>> inbox.put_nowait("hello")
    >>> asyncio.run(inbox.get()), inbox.empty()
    ('hello', True)
    """

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Somebody has said something."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The first that nobody has read, as soon as there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._messages.pop(0)

    def qsize(self) -> int:
        """How many there are."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._messages


class Valve:
    """Whether something may flow, and a wait until it may.

    >>> valve = Valve()
    >>> valve.clear()
    >>> valve.is_set()
    False
    """

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        self._shut: asyncio.Event | None = None
        """Whoever waits, waits for this; it is hardly ever there."""

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._shut is None

    def set(self) -> None:
        """Open it: everyone who waits goes on."""
        if self._shut is not None:
            self._shut.set()
            self._shut = None

    def clear(self) -> None:
        """Shut it."""
        if self._shut is None:
            self._shut = asyncio.Event()

    async def wait(self) -> None:
        """Wait until it is open."""
        while self._shut is not None:
            await self._shut.wait()
