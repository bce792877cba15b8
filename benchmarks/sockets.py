"""A WebSocket client for measuring: it costs so little that the server's own time is what counts.

It knows text frames in one piece, which is all that our server sends, and masks with zeros, which
is allowed and costs nothing. For anything but a benchmark, use a real library.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT = 0x81
"""The first byte of a text message in one frame."""
MASKED = 0x80
NO_MASK = bytes(4)
SHORT = 126
"""The length from which on more bytes say how long a message is."""

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Socket(asyncio.Protocol):
    """One connection; every message that comes is passed on as bytes."""

    def __init__(self, host: str, path: str) -> None:
        self.heard: Callable[[bytes], None] = lambda message: None
        self.open = asyncio.get_running_loop().create_future()
        self._upgrade = UPGRADE.format(host=host, path=path).encode()
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        """Take the buffer apart into messages."""
        self._buffer += data
        if not self.open.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(bytes(head))
            self._buffer = rest
            self.open.set_result(None)
        while (message := self._next()) is not None:
            self.heard(message)

    def _next(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        if buffer[0] != TEXT:
            raise ConnectionError(bytes(buffer[: start + length]))
        message = bytes(buffer[start : start + length])
        del buffer[: start + length]
        return message

    def send(self, message: bytes) -> None:
        """Send a text message."""
        length = len(message)
        if length < SHORT:
            head = bytes((TEXT, MASKED | length))
        else:
            head = bytes((TEXT, MASKED | SHORT)) + length.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + NO_MASK + message)


async def connect(host: str, port: int, path: str) -> Socket:
    """A connection that is ready for messages."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path), host, port)
    await socket.open
    return socket
