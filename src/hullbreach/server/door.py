"""The door: how many connections one address may hold, how long a request may take, how large it is.

All of this is decided before a request is complete, so it stands in the protocols that read from a
connection and not in the application.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import struct
from collections.abc import Collection
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from hullbreach.kernel.errors import HullbreachError
from hullbreach.server.errors import TooLarge, TooMany, TooSlow
from hullbreach.server.forms import Refusal
from hullbreach.server.limits import Limits, Network, Places, neighbourhood, within
from hullbreach.server.waiting import Inbox, Valve

log = logging.getLogger("hullbreach.server")

RESERVE = 100
"""Descriptors that are not for connections: the database, files, the processes of bots."""
MOST_DESCRIPTORS = 65_536
GRACE = 0.1
"""Seconds, in which a server that was busy reads what waits for it."""


TEXT = 0x81
"""The first byte of a text message that is all in one frame."""
_MIDDLE, _LARGE = struct.Struct("!BBH"), struct.Struct("!BBQ")
AHEAD = 8
"""So many messages of a client may wait to be taken before nothing more is read from it."""
SHORT_WAY = "hullbreach.write"
"""Under which name the scope of a socket has it."""


class Door:
    """Who holds a connection; a proxy that is named holds those of everybody behind it."""

    def __init__(self, limits: Limits, proxies: Collection[Network] = (), most: int = 0) -> None:
        self.limits = limits
        self._proxies = proxies
        self._most = most or descriptors() - RESERVE
        self._open = 0
        self._places = Places(limits.connections)

    def enter(self, host: str) -> bool:
        """Whether one more connection is let in."""
        if self._open >= self._most:
            log.error("all %d connections are taken, nobody else gets in", self._most)
            return False
        if not within(host, self._proxies) and not self._places.enter(neighbourhood(host)):
            log.warning("too many connections from one address, %s", neighbourhood(host))
            return False
        self._open += 1
        return True

    def leave(self, host: str) -> None:
        """A connection has ended."""
        self._open -= 1
        if not within(host, self._proxies):
            self._places.leave(neighbourhood(host))


def descriptors() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # not on this system: as many as it allows by itself
        return MOST_DESCRIPTORS
    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], MOST_DESCRIPTORS)


def open_wide() -> None:
    """Let this process have as many descriptors as it may."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Requests(HttpToolsProtocol):
    """Requests over one connection: their head and their body come in time, and are not too large."""

    def __init__(self, door: Door, **settings: Any) -> None:
        super().__init__(**settings)
        self.door = door
        self._inside = False
        self._alarm: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head = self._raw = 0
        """Bytes of the head that is being read: in whole lines, and in all."""
        self._too_large = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody knocks."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._inside = self.door.enter(self._host())
        if self._inside:
            self._expect_head()
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, TooMany())

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless it was enough."""
        if not self._inside or self.transport.is_closing():
            return
        if self._alarm is None and self._answered():
            self._expect_head()
        only_head = self._in_head or self.cycle is None
        super().data_received(data)
        if only_head and self._in_head:
            # A line that does not end is not counted by the parser.
            self._raw += len(data)
            if self._raw > self.door.limits.head:
                self._refuse_head()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._in_head = True
        self._head = self._raw = 0
        self._expect_head()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of the head."""
        self._count(len(name) + len(value))
        if len(self.headers) >= self.door.limits.headers:
            self._too_large = True
            raise ValueError("headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there: now the body has its time."""
        self._in_head = False
        self._wait(self.door.limits.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of the request is there."""
        self._hush()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on somebody else reads here."""
        self._leave()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """The request makes no sense, or is too large to be read."""
        self._hush()
        if self._too_large:
            self._refuse_head()
        else:
            super().send_400_response(msg)

    def _host(self) -> str:
        return self.client[0] if self.client else "-"

    def _answered(self) -> bool:
        """Whether no request waits for its answer."""
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        return cycle is None or cycle.response_complete

    def _count(self, more: int) -> None:
        self._head += more
        if self._head > self.door.limits.head:
            self._too_large = True
            raise ValueError("head")

    def _leave(self) -> None:
        self._hush()
        if self._inside:
            self._inside = False
            self.door.leave(self._host())

    def _expect_head(self) -> None:
        self._wait(self.door.limits.head_time)

    def _wait(self, seconds: float) -> None:
        self._hush()
        self._alarm = self.loop.call_later(seconds, self._late, seconds)

    def _hush(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _late(self, seconds: float) -> None:
        """If we were the slow ones, what has arrived meanwhile is read first."""
        self._alarm = self.loop.call_later(GRACE, self._too_slow, seconds)

    def _too_slow(self, seconds: float) -> None:
        self._alarm = None
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, TooSlow(seconds=round(seconds)))

    def _refuse_head(self) -> None:
        error = TooLarge(limit=self.door.limits.head)
        self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)

    def _refuse(self, status: HTTPStatus, error: HullbreachError) -> None:
        """Say why, and hang up; in the middle of an answer, only hang up."""
        if self.transport.is_closing():
            return
        if self._answered() or not self.cycle.response_started:
            body = msgspec.json.encode(Refusal(error.code, error.text))
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode()
                + body
            )
        self.transport.close()


def frame(message: bytes) -> bytes:
    r"""A text message as it travels from a server: in one frame, without a mask (RFC 6455, 5.2).

    >>> frame(b"Hello")
    b'\x81\x05Hello'
    >>> frame(bytes(126))[:4], frame(bytes(65_536))[:10]
    (b'\x81~\x00~', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00')
    """
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return _MIDDLE.pack(TEXT, 126, size) + message
    return _LARGE.pack(TEXT, 127, size) + message


class Sockets(WebSocketsSansIOProtocol):
    """A socket that counts among the connections of its address; it was let in as a request.

    It waits with less than uvicorn gives it, and forgets how it came to be: most of the memory of a table are its sockets.
    """

    def __init__(self, door: Door, **settings: Any) -> None:
        super().__init__(**settings)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Valve()  # type: ignore[assignment]
        self.door = door
        self._inside = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket."""
        super().connection_made(transport)
        self._inside = self.door.enter(self._host())

    def handle_connect(self, event: Request) -> None:
        """Let the conversation find the short way."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][SHORT_WAY] = {"write": self.write}

    async def send(self, message: Any) -> None:
        """Send by the long way; what was asked and answered when the socket was opened, is not needed again."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response

    def write(self, message: bytes) -> bool:
        """Send a text message by the shortest way; False if it must wait, or the end is near.

        The long way goes through all layers of the application, for every message to every seat.
        """
        over = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if over or not self.writable.is_set():
            return False
        self.transport.write(frame(message))
        return True

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. The client is held up only when many wait, and not for each."""
        held, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = held
        if not held and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        if self._inside:
            self.door.leave(self._host())
        super().connection_lost(exc)

    def _host(self) -> str:
        return self.client[0] if self.client else "-"
