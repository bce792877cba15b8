"""A seat at a table over its socket: it applies what changes, and comes back when the connection is lost."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import random
import secrets
import typing
from collections.abc import AsyncIterator, Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.texts import Text, Texts
from hullbreach.server.hashing import scene_hash
from hullbreach.server.protocol import (
    PROTOCOL,
    Ack,
    Chat,
    ChatLine,
    Closed,
    Consent,
    FromClient,
    FromServer,
    Give,
    HandOver,
    Hello,
    Impossible,
    LinkName,
    LogLine,
    Mute,
    No,
    Now,
    Past,
    People,
    Ping,
    Pong,
    Question,
    Remove,
    Renew,
    Renewed,
    Resync,
    Say,
    SeatInfo,
    SectionPatch,
    Snapshot,
    Standing,
    TableInfo,
    TakeBack,
    Update,
    WhyNot,
    WishChanged,
    encode,
)

log = logging.getLogger("hullbreach.client")

HEARTBEAT = 25.0
"""Seconds between two pings."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds before trying again when the connection is lost: twice as long each time, until the table goes on."""
LARGEST = 16 * 1024 * 1024

_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_ELEMENTS: dict[str, Any] = {
    name: kind
    for name, kind in typing.get_type_hints(Scene).items()
    if typing.get_origin(kind) is list
}


TOO_SLOW = "too-slow"
"""The refusal of a server that has heard nothing from us for long: whoever comes back is welcome."""


class RefusedError(Exception):
    """The server did not take something; `code` says why to programs, `text` to people."""

    def __init__(self, code: str, text: Text) -> None:
        super().__init__(f"{code}: {Texts('en').format(text)}")
        self.code = code
        self.text = text


class _Waiting:
    """A message that waits for its reply."""

    __slots__ = ("message", "reply", "sent")

    def __init__(self, message: FromClient, reply: asyncio.Future[FromServer]) -> None:
        self.message = message
        self.reply = reply
        self.sent = False

    def settle(self, reply: FromServer) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)


class Seat:
    """A seat at a table, kept up to date as long as it is entered (`async with`)."""

    number: int
    table: TableInfo
    scene: Scene
    now: Now

    def __init__(
        self,
        address: str,
        token: str,
        heard: Callable[[bytes], None] | None = None,
        seen: int = -1,
    ) -> None:
        self.people: list[SeatInfo] = []
        self.rematch = ""
        """The table at which the same people play again, as soon as there is one."""
        self.before: Scene | None = None
        """How it was at the last visit, where one was named,"""
        self.since: list[Past] = []
        """and answer by answer what has happened since."""
        self.log: list[LogLine] = []
        self.chat: list[ChatLine] = []
        self.version = -1
        self.snapshots = 0
        """How often the whole picture was sent."""
        self.connections = 0
        self.pause = FIRST_PAUSE
        """Seconds before the next connection, if this one is lost."""
        self._hash = 0
        self._address, self._token, self._heard = address, token, heard
        self._seen = seen
        self._socket: ClientConnection | None = None
        # No two clients of a seat call their messages the same.
        self._ids = itertools.count(1)
        self._name = secrets.token_hex(4)
        self._waiting: dict[str, _Waiting] = {}
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_up(), name="seat")
        await self.until(lambda: self.connections > 0)
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Looking

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so; raises `RefusedError` if the server shows us the door."""
        while not condition():
            if self._task is not None and self._task.done():
                self._task.result()
                raise ConnectionError("this seat was left")
            async with self._changed:
                await self._changed.wait()

    async def question(self) -> Question | None:
        """What we are asked, as soon as we are asked something; None when the game is over."""
        await self.until(lambda: self.now.question is not None or self.now.over)
        return self.now.question

    # Acting

    async def answer(self, option: str, ask: str | None = None) -> int:
        """Answer the open question; returns the version of the table in which it is safe."""
        if ask is None:
            question = await self.question()
            ask = "" if question is None else question.id
        return await self._ack(Give(self._id(), ask, option))

    async def undo(self, to: int | None = None) -> int:
        """Take the last answer back, or ask everyone to go back to before answer `to`."""
        return await self._ack(TakeBack(self._id(), to))

    async def consent(self, agree: bool = True) -> int:
        """Agree to go back, or not."""
        return await self._ack(Consent(self._id(), agree))

    async def stand(self, topic: str, option: str | None) -> int:
        """Leave a standing answer, or take it back."""
        return await self._ack(Standing(self._id(), topic, option))

    async def say(self, text: str) -> int:
        """Say something to the table."""
        return await self._ack(Say(self._id(), text))

    async def hand_over(self, bot: str | None, seat: int | None = None) -> int:
        """Let a bot play here, or take the seat back (no bot); see `HandOver`."""
        return await self._ack(HandOver(self._id(), bot, seat))

    async def why_not(self) -> list[Impossible]:
        """What we cannot do now, and why."""
        reply = await self._ask(WhyNot(self._id()))
        return reply.impossible if isinstance(reply, Closed) else []

    async def ping(self) -> int:
        """The version that the table has now."""
        reply = await self._ask(Ping(next(self._ids)))
        return reply.version if isinstance(reply, Pong) else -1

    # The host, and one's own link

    async def mute(self, seat: int, muted: bool = True) -> int:
        """Let nobody hear what a seat says (-1: the spectators), or everybody again."""
        return await self._ack(Mute(self._id(), seat, muted))

    async def remove(self, seat: int) -> str:
        """Open somebody's seat to others; returns the new invitation."""
        return await self._renewed(Remove(self._id(), seat))

    async def renew(self, link: LinkName) -> str:
        """Have a link made anew; returns it. The old one leads nowhere."""
        token = await self._renewed(Renew(self._id(), link))
        if link == "seat":
            self._token = token
        return token

    async def _renewed(self, message: FromClient) -> str:
        reply = await self._ask(message)
        if isinstance(reply, No):
            raise RefusedError(reply.code, reply.text)
        return reply.token if isinstance(reply, Renewed) else ""

    def _id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    async def _ack(self, message: FromClient) -> int:
        reply = await self._ask(message)
        if isinstance(reply, No):
            raise RefusedError(reply.code, reply.text)
        return reply.version if isinstance(reply, Ack) else -1

    async def _ask(self, message: FromClient) -> FromServer:
        key = _key(message)
        waiting = _Waiting(message, asyncio.get_running_loop().create_future())
        self._waiting[key] = waiting
        try:
            waiting.sent = await self._send(message)
            return await waiting.reply
        finally:
            self._waiting.pop(key, None)

    async def _send(self, message: FromClient) -> bool:
        """Send a message, if there is a connection; if not, it is sent after the next hello."""
        if self._socket is None:
            return False
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(encode(message), text=True)
        return True

    # Keeping up

    async def _keep_up(self) -> None:
        try:
            while True:
                before = self.version
                with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                    await self._converse()
                # A server that lets us in and nothing more is in trouble, too.
                further = self.version > before
                self.pause = FIRST_PAUSE if further else min(2 * self.pause, LONGEST_PAUSE)
                await asyncio.sleep(self.pause * random.uniform(0.8, 1.2))
        except BaseException as error:
            for waiting in self._waiting.values():
                if not waiting.reply.done():
                    waiting.reply.set_exception(ConnectionError(str(error)))
            raise
        finally:
            asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(self._wake()))

    async def _converse(self) -> None:
        async with connect(
            self._address, max_size=LARGEST, compression=None, ping_interval=None, proxy=None
        ) as socket:
            heard = self.chat[-1].number if self.chat else 0
            known = self.version, self._hash, heard
            hello = Hello(self._token, PROTOCOL, *known, seen=self._seen)
            await socket.send(encode(hello), text=True)
            # People are told last, when somebody comes: then we are up to date.
            while not isinstance(message := await self._next(socket), People):
                await self._take(message)
            await self._take(message)
            self._socket = socket
            try:
                await self._repeat()
                self.connections += 1
                await self._wake()
                async with _heartbeat(socket):
                    while True:
                        await self._take(await self._next(socket))
            finally:
                self._socket = None

    async def _next(self, socket: ClientConnection) -> FromServer:
        data = await socket.recv(decode=False)
        if self._heard is not None:
            self._heard(data)
        return _decoder.decode(data)

    async def _repeat(self) -> None:
        """Say again what was not acknowledged; the server knows an answer by its id."""
        for waiting in list(self._waiting.values()):
            message = waiting.message
            if not waiting.sent:
                waiting.sent = await self._send(message)
            elif isinstance(message, TakeBack | Say | Remove | Renew):
                # Perhaps it was taken. To do it twice would be worse than not at all.
                waiting.settle(No(message.id, "interrupted", Text("error-interrupted")))
            else:
                await self._send(message)

    async def _take(self, message: FromServer) -> None:
        if isinstance(message, Snapshot):
            self._begin(message)
        elif isinstance(message, Update):
            await self._advance(message)
        elif isinstance(message, People):
            self.people, self.rematch = message.people, message.rematch
        elif isinstance(message, Chat):
            self.chat.append(message.line)
        elif isinstance(message, WishChanged):
            self.now = msgspec.structs.replace(self.now, wish=message.wish)
        elif isinstance(message, No) and not message.id:
            if message.code == TOO_SLOW:
                raise ConnectionError(message.code)  # we come back
            raise RefusedError(message.code, message.text)
        else:
            waiting = self._waiting.get(_key(message))
            if waiting is not None:
                waiting.settle(message)
        await self._wake()

    def _begin(self, whole: Snapshot) -> None:
        self.number, self.table, self.people = whole.seat, whole.table, whole.people
        self.scene, self.now, self.version = whole.scene, whole.now, whole.version
        self.log, self.chat = whole.log, whole.chat
        self.before, self.since, self._seen = whole.before, whole.since, -1
        self._hash = scene_hash(self.scene)
        self.snapshots += 1
        if self._hash != whole.hash:
            raise ConnectionError("the server's picture and ours have different hashes")

    async def _advance(self, update: Update) -> None:
        if update.version <= self.version:
            return
        if update.before != self.version:
            await self._send(Resync(self._id()))
            return
        self.scene = patched(self.scene, update.scene)
        self._hash = scene_hash(self.scene)
        self.now, self.version = update.now, update.version
        self.log += update.log
        if update.hash is not None and update.hash != self._hash:
            log.warning("our picture differs from the server's at version %d", self.version)
            await self._send(Resync(self._id()))

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()


def patched(scene: Scene, patches: dict[str, SectionPatch]) -> Scene:
    """The scene after an update."""
    changes: dict[str, Any] = {}
    for name, patch in patches.items():
        elements = {element.id: element for element in getattr(scene, name)}
        for element in msgspec.convert(patch.set, _ELEMENTS[name]):
            elements[element.id] = element
        order = elements if patch.order is None else patch.order
        changes[name] = [elements[id] for id in order]
    return msgspec.structs.replace(scene, **changes)


@contextlib.asynccontextmanager
async def _heartbeat(socket: ClientConnection) -> AsyncIterator[None]:
    async def beat() -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await socket.send(encode(Ping()), text=True)

    task = asyncio.create_task(beat())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _key(message: Any) -> str:
    """By what a reply is found: the id of a message, or the time of a ping."""
    return f"ping {message.at}" if isinstance(message, Ping | Pong) else str(message.id)
