"""The socket at which tables are played: one client at one seat, from its hello to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from hullbreach.kernel.errors import HullbreachError, RuleBroke
from hullbreach.server.door import GRACE, SHORT_WAY
from hullbreach.server.errors import (
    BadMessage,
    Interrupted,
    OtherProtocol,
    TableBroke,
    TooFast,
    TooSlow,
    UnknownLink,
)
from hullbreach.server.hosting import Hosted
from hullbreach.server.interface import address
from hullbreach.server.limits import Bucket, Limits
from hullbreach.server.listeners import Listener
from hullbreach.server.protocol import PROTOCOL, Close, FromClient, Hello, No, decode, encode

log = logging.getLogger("hullbreach.server")

Socket = WebSocket[Any, Any, Any]

DETAIL = 200
"""Characters of an explanation that are sent back."""


def same_origin(headers: Any) -> bool:
    """Whether a page of ours asks, or a program, which names no page."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def _head(socket: Socket) -> dict[str, str]:
    """The head of the request; Litestar would keep it, in many parts, as long as the socket lives."""
    head = socket.scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in head}


@websocket("/socket")
async def socket(socket: Socket) -> None:
    """One client at one seat of one table; see docs/protocol.md."""
    state = socket.app.state
    where = address(socket)
    if not same_origin(_head(socket)) or not state.places.enter(where):
        await socket.close(code=Close.TOO_MUCH)
        return
    try:
        await socket.accept()
        socket.scope["headers"] = []  # nobody looks at them again, and sockets live long
        await _converse(socket, state)
    except (WebSocketDisconnect, ConnectionError):
        pass
    except Interrupted:
        # The database is away; it may be back when the client is.
        await _end(socket, Close.COME_BACK)
    except HullbreachError as error:
        if isinstance(error, RuleBroke):
            # What broke may name what is hidden.
            log.error("a rule broke while a table was opened", exc_info=error)
            error = TableBroke()
        state.lobby.house.metrics.refused[error.code] += 1
        await _refuse(socket, error)
    except Exception:
        log.exception("a conversation failed")
        await _end(socket, Close.COME_BACK)
    finally:
        state.places.leave(where)
        state.tidying.socket()


CLOSING: dict[type[HullbreachError], Close] = {
    UnknownLink: Close.UNKNOWN_LINK,
    TooSlow: Close.TOO_SILENT,
    TooFast: Close.TOO_MUCH,
}


async def _refuse(socket: Socket, error: HullbreachError) -> None:
    with contextlib.suppress(Exception):
        await _send(socket, encode(No("", error.code, error.text)))
    await _end(socket, CLOSING.get(type(error), Close.BAD_MESSAGE))


async def _end(socket: Socket, why: Close) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code=why)


async def _converse(socket: Socket, state: Any) -> None:
    limits: Limits = state.limits
    hello = await _receive(socket, limits.hello)
    if not isinstance(hello, Hello):
        raise BadMessage(detail="hello")
    if hello.protocol != PROTOCOL:
        raise OtherProtocol(here=PROTOCOL)
    async with state.lobby.at(hello.token) as (hosted, seat):
        listener = Listener(seat, write=_short_way(socket))
        await hosted.join(listener, hello)
    speaking = asyncio.create_task(_speak(socket, listener))
    try:
        await _listen(socket, limits, hosted, listener)
    except HullbreachError as error:
        state.lobby.house.metrics.refused[error.code] += 1
        listener.send(encode(No("", error.code, error.text)))
        listener.close(CLOSING.get(type(error), Close.BAD_MESSAGE))
    finally:
        hosted.leave(listener)
        listener.close(Close.COME_BACK)
        await asyncio.wait([speaking], timeout=limits.hello)
        speaking.cancel()


def _short_way(socket: Socket) -> Callable[[bytes], bool] | None:
    """How to send without all layers between, where the server has such a way."""
    extensions: Any = socket.scope.get("extensions") or {}
    write: Callable[[bytes], bool] | None = extensions.get(SHORT_WAY, {}).get("write")
    return write


async def _listen(socket: Socket, limits: Limits, hosted: Hosted, listener: Listener) -> None:
    """Take one message after the other, until the client or the table has enough."""
    bucket = Bucket(limits.messages_burst, limits.messages_rate)
    while listener.closing is None:
        try:
            message = await _receive(socket, limits.silence)
        except BadMessage as bad:
            listener.send(encode(No("", bad.code, bad.text)))
            if not bucket.take():
                raise TooFast() from None
            continue
        if bucket.take():
            reply = await hosted.take(listener.seat, message, listener)
            listener.send(encode(reply))
        elif bucket.refused > bucket.burst:
            raise TooFast()
        else:
            listener.send(encode(No(getattr(message, "id", ""), TooFast.code, TooFast().text)))


async def _receive(socket: Socket, patience: float) -> FromClient:
    try:
        event = await _in_time(socket, patience)
    except TimeoutError:
        try:
            # If we were the slow ones, what has arrived meanwhile is read first.
            event = await _in_time(socket, GRACE)
        except TimeoutError:
            raise TooSlow(seconds=round(patience)) from None
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    if text is None:
        raise BadMessage(detail="binary")
    try:
        return decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadMessage(detail=str(error)[:DETAIL]) from None


async def _in_time(socket: Socket, seconds: float) -> Any:
    async with asyncio.timeout(seconds):
        return await socket.receive()


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _speak(socket: Socket, listener: Listener) -> None:
    """Send what is in the client's queue until it is closed."""
    try:
        while messages := await listener.messages():
            for message in messages:
                await _send(socket, message)
    except Exception:
        listener.close(Close.COME_BACK)
    await _end(socket, listener.closing or Close.COME_BACK)
