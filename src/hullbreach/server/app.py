"""The web application: pages, the HTTP interface, and the socket at which tables are played."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import CACHE_FOREVER
from litestar.datastructures import MutableScopeHeaders, ResponseHeader, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import websocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import HeaderParameter
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import hullbreach
from hullbreach import bots
from hullbreach.kernel import registry
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.settings import settings
from hullbreach.kernel.texts import LANGUAGES, Text, sources
from hullbreach.server import replays
from hullbreach.server.errors import (
    BadMessage,
    OtherProtocol,
    StillSecret,
    TooFast,
    TooMany,
    UnknownLink,
)
from hullbreach.server.hosting import Listener
from hullbreach.server.limits import Bucket, PerAddress
from hullbreach.server.lobby import Joined, Links, Lobby, NewTable, may_download
from hullbreach.server.metrics import Metrics
from hullbreach.server.protocol import PROTOCOL, Hello, No, Ping, Pong, Snapshot, decode, encode
from hullbreach.server.store import Store

log = logging.getLogger("hullbreach.server")

MAX_BODY = 4 * 1024 * 1024
HELLO_PATIENCE = 10.0
IDLE_PATIENCE = 90.0
"""Seconds of silence after which a client counts as gone; clients ping every 25."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    ResponseHeader(name="Content-Security-Policy", value=POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="Referrer-Policy", value="no-referrer"),
    ResponseHeader(name="Cross-Origin-Opener-Policy", value="same-origin"),
]

STATUS = {
    "unknown-link": 404,
    "table-full": 409,
    "too-many": 429,
    "still-secret": 403,
    "unknown-game": 404,
    "too-fast": 429,
}


class Limits(msgspec.Struct, frozen=True):
    """How much one address may ask for."""

    clients: int = 64
    tables_burst: float = 30
    tables_rate: float = 0.2
    messages_burst: float = 60
    messages_rate: float = 20
    tables: int = 2000


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused, for people in every language and for programs by its code."""

    code: str
    text: Text


class Choice(msgspec.Struct, frozen=True):
    """A setting of a game."""

    name: str
    kind: str
    default: Any
    label: Text
    choices: list[str]
    labels: list[Text]
    low: int | None = None
    high: int | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: Text
    about: Text
    low: int
    high: int
    settings: list[Choice]
    rules: int


class ServerInfo(msgspec.Struct, frozen=True):
    """What this server has."""

    version: str
    protocol: int
    languages: list[str]
    bots: list[str]
    games: list[GameInfo]


class RuleRow(msgspec.Struct, frozen=True):
    """A row of a checklist."""

    id: str
    chapter: str
    rule: str


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    invitation: str
    name: str = ""


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody reports a problem; the game file is added by the server."""

    text: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from this many answers."""

    answers: int


Bearer = Annotated[str, HeaderParameter(name="Authorization", required=False)]


def game_info(name: str) -> GameInfo:
    """A game as the lobby shows it."""
    game = registry.find(name)
    choices = [
        Choice(
            one.name,
            one.kind,
            one.default,
            one.label,
            list(one.choices),
            [one.choice_label(value) for value in one.choices],
            one.low,
            one.high,
        )
        for one in settings(game)
    ]
    return GameInfo(
        name,
        Text(f"game-{name}"),
        Text(f"game-{name}-about"),
        game.seats[0],
        game.seats[-1],
        choices,
        len(game.checklist),
    )


def _token(header: str | None) -> str:
    if not header or not header.startswith("Bearer "):
        raise UnknownLink()
    return header.removeprefix("Bearer ")


def _address(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "-"


# HTTP


@get("/api/server", sync_to_thread=False)
def server_info() -> ServerInfo:
    """The games, languages and bots that there are here."""
    return ServerInfo(
        hullbreach.__version__,
        PROTOCOL,
        list(LANGUAGES),
        bots.names(),
        [game_info(name) for name in registry.names()],
    )


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(name: str) -> list[RuleRow]:
    """The checklist of a game."""
    rows = registry.find(name).checklist.rows.values()
    return [RuleRow(row.id, row.chapter, row.rule) for row in rows]


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, cache=CACHE_FOREVER)
async def texts(language: str, game: str = "") -> str:
    """The messages of a language as one Fluent file: of all games, or of one."""
    if language not in LANGUAGES or (game and game not in registry.names()):
        raise HTTPException(status_code=404)
    return "\n".join(sources(language, game))


@post("/api/tables")
async def create_table(data: NewTable, state: State, request: Request[Any, Any, Any]) -> Links:
    """Begin a game."""
    _allow_table(state, request)
    return await state.lobby.create(data)


@post("/api/tables/join")
async def join_table(data: Invitation, state: State) -> Joined:
    """Take an open seat by an invitation."""
    return await state.lobby.join(data.invitation, data.name)


@post("/api/tables/upload")
async def upload_table(body: bytes, state: State, request: Request[Any, Any, Any]) -> Links:
    """Play on with a game file, sent as it is."""
    _allow_table(state, request)
    return await state.lobby.upload(body)


@post("/api/table/fork")
async def fork_table(data: Fork, state: State, authorization: Bearer = "") -> Links:
    """Play on from some moment of a finished game."""
    return await state.lobby.fork(_token(authorization), data.answers)


@get("/api/table/file")
async def download(state: State, authorization: Bearer = "") -> Response[bytes]:
    """The file of a game; it holds all secrets, so only when they are none any more."""
    hosted, seat = await state.lobby.enter(_token(authorization))
    if not may_download(hosted, seat):
        raise StillSecret()
    name = f"{hosted.table.game.name}-{hosted.id}.hullbreach"
    return Response(
        hosted.table.save(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/table/moment")
async def moment(
    state: State, at: int, seat: int | None = None, authorization: Bearer = ""
) -> Snapshot:
    """A finished game as it stood after so many answers, from any seat."""
    hosted, own = await state.lobby.enter(_token(authorization))
    if not hosted.table.over:
        raise StillSecret()
    return await asyncio.to_thread(replays.moment, hosted, at, own if seat is None else seat)


@get("/api/table/course")
async def course(state: State, authorization: Bearer = "") -> replays.Course:
    """The numbers of a finished game, answer by answer."""
    hosted, _ = await state.lobby.enter(_token(authorization))
    if not hosted.table.over:
        raise StillSecret()
    return await asyncio.to_thread(replays.course, hosted)


@post("/api/table/report", status_code=204)
async def report(data: Problem, state: State, authorization: Bearer = "") -> None:
    """Report a problem; it is kept on the server together with the game file."""
    hosted, seat = await state.lobby.enter(_token(authorization))
    if state.data is not None:
        replays.file_report(state.data, hosted, seat, data.text)


@get("/health")
async def health(state: State) -> dict[str, str]:
    """Whether the server and its database work."""
    await state.lobby.store.healthy()
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(state: State) -> str:
    """Numbers for Prometheus."""
    return str(state.metrics.text(state.lobby))


def _allow_table(state: State, request: Request[Any, Any, Any]) -> None:
    if not state.new_tables.take(_address(request)):
        raise TooMany()


# The socket


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One client at one seat of one table; see docs/protocol.md."""
    state = socket.app.state
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and origin.partition("://")[2] != host:
        await socket.close(code=4403)
        return
    address = _address(socket)
    if state.clients[address] >= state.limits.clients:
        await socket.close(code=4429)
        return
    state.clients[address] += 1
    await socket.accept()
    try:
        await _converse(socket, state)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except HullbreachError as error:
        with contextlib.suppress(Exception):
            await _send(socket, encode(No("", error.code, error.text)))
            await socket.close(code=4400)
    finally:
        state.clients[address] -= 1
        if not state.clients[address]:
            del state.clients[address]


async def _converse(socket: WebSocket[Any, Any, Any], state: Any) -> None:
    hello = await asyncio.wait_for(_receive(socket), HELLO_PATIENCE)
    if not isinstance(hello, Hello):
        raise BadMessage(detail="hello")
    if hello.protocol != PROTOCOL:
        raise OtherProtocol(here=PROTOCOL)
    hosted, seat = await state.lobby.enter(hello.token)
    listener = Listener(seat)
    async with hosted.lock:
        hosted.join(listener, hello.version, hello.hash)
    sender = asyncio.create_task(_speak(socket, listener))
    bucket = Bucket(state.limits.messages_burst, state.limits.messages_rate)
    try:
        while not listener.lost:
            message = await asyncio.wait_for(_receive(socket), IDLE_PATIENCE)
            if isinstance(message, Ping):
                listener.send(encode(Pong(message.at, hosted.table.version)))
            elif not bucket.take():
                listener.send(encode(No(getattr(message, "id", ""), "too-fast", TooFast().text)))
            elif isinstance(message, Hello):
                raise BadMessage(detail="hello")
            else:
                state.metrics.messages += 1
                reply = await hosted.take(seat, message)
                listener.send(encode(reply))
    finally:
        hosted.leave(listener)
        listener.close()
        await asyncio.gather(sender, return_exceptions=True)


async def _receive(socket: WebSocket[Any, Any, Any]) -> Any:
    data = await socket.receive_data(mode="text")
    try:
        return decode(data)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadMessage(detail=str(error)) from None


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


async def _speak(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what is in the client's queue until it is closed."""
    while (message := await listener.queue.get()) is not None:
        await _send(socket, message)
    with contextlib.suppress(Exception):
        await socket.close(code=4408)


# The application


def _refused(_request: Request[Any, Any, Any], error: HullbreachError) -> Response[Refusal]:
    return Response(Refusal(error.code, error.text), status_code=STATUS.get(error.code, 400))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    if isinstance(error, HTTPException):
        code = {404: "not-found", 413: "too-large"}.get(error.status_code, "bad-request")
        return Response(Refusal(code, Text(f"error-{code}")), status_code=error.status_code)
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Refusal("server", Text("error-server")), status_code=500)


async def _dress(message: Message, scope: Scope) -> None:
    """The headers for the files of the client, too; what has its hash in its name may be kept."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders.from_message(message)
    for header in HEADERS:
        headers.setdefault(header.name, str(header.value))
    forever = scope["path"].startswith("/assets/") and message["status"] == 200
    headers.setdefault(
        "Cache-Control", "public, max-age=31536000, immutable" if forever else "no-cache"
    )


def application(
    data: Path | None,
    *,
    client: Path | None = None,
    limits: Limits | None = None,
    bot_pause: float = 0.0,
) -> Litestar:
    """The application with its database in `data` (None: in memory) and the built `client`."""
    limits = limits or Limits()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if data is not None:
            data.mkdir(parents=True, exist_ok=True)
        store = await Store.open(":memory:" if data is None else data / "tables.sqlite")
        app.state.update(
            lobby=Lobby(store, data, most=limits.tables, bot_pause=bot_pause),
            metrics=Metrics(),
            limits=limits,
            clients=Counter(),
            new_tables=PerAddress(limits.tables_burst, limits.tables_rate),
            data=data,
        )
        try:
            yield
        finally:
            await app.state.lobby.close()

    handlers: list[Any] = [
        server_info,
        rules,
        texts,
        create_table,
        join_table,
        upload_table,
        fork_table,
        download,
        moment,
        course,
        report,
        health,
        metrics,
        socket,
    ]
    if client is not None:
        handlers.append(create_static_files_router("/", [client], html_mode=True))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        response_headers=HEADERS,
        before_send=[_dress],
        exception_handlers={HullbreachError: _refused, Exception: _failed},
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Hullbreach",
            version=hullbreach.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
