"""The web application: the HTTP interface, the socket, the browser client, and their guards."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import hullbreach
from hullbreach.kernel.errors import HullbreachError, RuleBroke
from hullbreach.server import days
from hullbreach.server.addressing import ADDRESSING
from hullbreach.server.conversation import DETAIL, same_origin, socket
from hullbreach.server.errors import (
    BadRequest,
    NotFound,
    ServerFailed,
    TableBroke,
    TooFast,
    TooLarge,
)
from hullbreach.server.forms import Refusal
from hullbreach.server.hosts import Hosts
from hullbreach.server.house import House
from hullbreach.server.interface import HANDLERS, address
from hullbreach.server.limits import Limits, PerAddress, Places
from hullbreach.server.lobby import Lobby
from hullbreach.server.metrics import Metrics
from hullbreach.server.notices import NoticeSettings
from hullbreach.server.operating import OPERATING, Operator
from hullbreach.server.sqlite import SqliteStore
from hullbreach.server.store import Store
from hullbreach.server.tally import Place
from hullbreach.server.tidying import BEAT, Tidying

log = logging.getLogger("hullbreach.server")

DATABASE = "tables.sqlite"
"""The name of the database in the data folder."""
SWEEP = 60.0
"""Seconds between two looks for tables that nobody uses."""
COUNT = 1.0
"""Seconds after which the other processes of a server know what one has counted."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FOREVER = "public, max-age=31536000, immutable"
"""How long browsers keep what has a hash of its bytes in its name."""
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

LONGEST_NAME = 255
"""Bytes in the name of a file: no system has longer ones."""
COSTLY = ("/api/", "/health", "/metrics")
"""What nobody may ask for too often; the rest are files."""

STATUS = {
    "unknown-link": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "not-found": 404,
    "unknown-host": 421,
    "table-full": 409,
    "still-secret": 403,
    "not-over": 409,
    "too-large": 413,
    "too-many": 429,
    "too-fast": 429,
    "interrupted": 503,
    "pack-not-here": 503,
    "table-broke": 500,
    "server": 500,
}
"""What HTTP calls our refusals; the rest are bad requests."""


async def _add_headers(message: Message, scope: Scope) -> None:
    """Every answer, also a refusal, has the headers that keep browsers strict."""
    if message["type"] == "http.response.start":
        keep = _kept(scope["path"], message["status"]).encode()
        message["headers"] = [*message["headers"], *_RAW_HEADERS, (b"cache-control", keep)]


def _kept(path: str, status: int) -> str:
    """How long a browser may keep an answer: what has a secret not at all, assets for ever."""
    if path.startswith(("/api/table", "/api/operator")):
        return "no-store"
    return (
        FOREVER if path.startswith(("/assets/", "/art/")) and status in (200, 304) else "no-cache"
    )


def _guard(request: Request[Any, Any, Any]) -> Response[Refusal] | None:
    """Who may ask at all: no other page in somebody's browser, and nobody too often."""
    request.app.state.tidying.request()
    path = request.scope["path"]
    if "\0" in path or any(len(name.encode()) > LONGEST_NAME for name in path.split("/")):
        return _refused(request, NotFound())
    if not path.startswith(COSTLY):
        return None
    if request.method != "GET" and not same_origin(request.headers):
        return _refused(request, BadRequest(detail="origin"))
    if not request.app.state.requests.take(address(request)):
        return _refused(request, TooFast())
    return None


def _refused(request: Request[Any, Any, Any], error: HullbreachError) -> Response[Refusal]:
    if isinstance(error, RuleBroke):
        # What broke may name what is hidden.
        log.error("a rule broke while a table was set up", exc_info=error)
        error = TableBroke()
    request.app.state.lobby.house.metrics.refused[error.code] += 1
    status = STATUS.get(error.code, 400)
    refusal = Refusal(error.code, error.text)
    return Response(refusal, status_code=status, media_type=MediaType.JSON)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Anything that is not a refusal of ours; nothing of how it happened is told."""
    if isinstance(error, RecursionError):
        return _refused(request, BadRequest(detail="depth"))
    if not isinstance(error, HTTPException):
        log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
        return _refused(request, ServerFailed())
    if error.status_code == 404:
        return _refused(request, NotFound())
    if error.status_code == 413:
        return _refused(request, TooLarge(limit=request.app.state.limits.body))
    response = _refused(request, BadRequest(detail=_detail(error)[:DETAIL]))
    response.status_code = error.status_code
    return response


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{one.get('key', '')} {one.get('message', '')}" for one in error.extra)
    return error.detail.rpartition(": ")[2]


def application(
    data: Path | None,
    *,
    database: str | None = None,
    client: Path | None = None,
    limits: Limits | None = None,
    bot_pause: float = 0.0,
    hosts: Iterable[str] = (),
    notice: NoticeSettings | None = None,
    operator: str = "",
    place: Place | None = None,
) -> Litestar:
    """The application with its tables in `data` (None: in memory) and the built `client`.

    With the address of a `database` the tables are there, where several processes can share them.

    It answers to the names of this machine, and to the `hosts` besides. One of several processes has a `place` at which it writes
    down what it counts.
    """
    limits = limits or Limits()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(data, database)
        metrics = Metrics()
        store.timed = metrics.committing.add
        house = House(
            store,
            metrics,
            None if data is None else data / "reports",
            bot_pause,
            limits.absence,
            notice=notice or NoticeSettings(),
        )
        await house.notices.open()
        lobby = Lobby(house, most=limits.tables)
        running = Operator(lobby, operator) if operator else None
        app.state.update(
            lobby=lobby,
            operator=running,
            place=place,
            limits=limits,
            tidying=Tidying(),
            places=Places(limits.clients),
            new_tables=PerAddress(limits.tables_burst, limits.tables_rate),
            codes=PerAddress(limits.codes_burst, limits.codes_rate),
            requests=PerAddress(limits.requests_burst, limits.requests_rate),
        )
        sweeping = asyncio.create_task(_sweep(lobby, limits.idle), name="sweeper")
        tidying = asyncio.create_task(_tidy(lobby, app.state.tidying), name="tidying")
        watching = asyncio.create_task(days.watch(lobby), name="days")
        counting = asyncio.create_task(_count(lobby, place), name="tally")
        lobby.keep_up()
        try:
            yield
        finally:
            sweeping.cancel()
            tidying.cancel()
            app.state.tidying.end()
            watching.cancel()
            counting.cancel()
            if running is not None:
                running.close()
            await lobby.close()

    handlers: list[Any] = [*HANDLERS, *ADDRESSING, *OPERATING, socket]
    if client is not None:
        handlers.append(create_static_files_router("/", [client], html_mode=True))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        middleware=[Hosts(hosts).middleware],
        before_request=_guard,
        before_send=[_add_headers],
        exception_handlers={HullbreachError: _refused, Exception: _failed},
        request_max_body_size=limits.body,
        # The last few bytes of the words of a language would cost four times the time.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=4
        ),
        openapi_config=OpenAPIConfig(
            title="Hullbreach",
            version=hullbreach.__version__,
            description=(
                "Tables of heavy science-fiction survival board games. Begin or join a table here; "
                "play it over the socket at /socket, whose messages /api/protocol describes."
            ),
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            tags=[
                Tag("server", "What there is"),
                Tag("tables", "New tables, and a seat at one"),
                Tag("table", "A table that you have a link to"),
            ],
        ),
        logging_config=None,
        debug=False,
    )


async def open_store(data: Path | None, database: str | None) -> Store:
    """Where the tables are: in a shared database, in a folder, or (None) in memory."""
    if database is None:
        return await SqliteStore.open(None if data is None else data / DATABASE)
    from hullbreach.server.postgres import PostgresStore  # it needs an extra of its own

    return await PostgresStore.open(database)


async def _count(lobby: Lobby, place: Place | None) -> None:
    """Let the other processes of this server know what this one has counted."""
    while place is not None:
        place.write(lobby.numbers())
        await asyncio.sleep(COUNT)


async def _sweep(lobby: Lobby, idle: float) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await lobby.forget_idle(idle)
        await lobby.forget_lessons()


async def _tidy(lobby: Lobby, tidying: Tidying) -> None:
    while True:
        await asyncio.sleep(BEAT)
        tidying.beat(lobby.house.metrics.answers, lambda: lobby.clients)
