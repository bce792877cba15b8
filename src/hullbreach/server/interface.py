"""The HTTP interface: what this server has, new tables, game files, finished games, health.

Whoever asks about a table shows a secret link: `Authorization: Bearer <token>`. Links never
stand in an address, because addresses are logged.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

import hullbreach
from hullbreach import bots
from hullbreach.kernel import registry, shelf
from hullbreach.kernel.settings import settings
from hullbreach.kernel.texts import LANGUAGES, PLUS, Text, Texts, sources
from hullbreach.server import drawings, lessons, replays
from hullbreach.server.codes import is_code
from hullbreach.server.errors import (
    NotFound,
    StillSecret,
    TooFast,
    TooLong,
    TooMany,
    UnknownLink,
)
from hullbreach.server.forms import (
    Again,
    Choice,
    Code,
    Course,
    Fork,
    GameInfo,
    Invitation,
    Invited,
    Joined,
    Links,
    MyLinks,
    NewLesson,
    NewTable,
    Problem,
    RuleRow,
    Sequel,
    ServerInfo,
    Shared,
    Statuses,
)
from hullbreach.server.limits import neighbourhood
from hullbreach.server.lobby import may_download
from hullbreach.server.metrics import Numbers
from hullbreach.server.protocol import PROTOCOL, FromClient, FromServer, Snapshot
from hullbreach.server.statuses import statuses

MAX_REPORT = 4000
JSON_SCHEMA = "https://json-schema.org/draft/2020-12/schema"


Bearer = Annotated[
    str,
    HeaderParameter(
        name="Authorization", required=False, description="Bearer and the token of a seat's link"
    ),
]


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
            list(one.roles),
            {name: list(values) for name, values in one.needs.items()},
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
        bots.offered(name),
        drawings.address(game.edition().art.lobby),
        lessons.offered(game),
    )


def link_of(header: str) -> str:
    """The secret link that somebody shows."""
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token:
        raise UnknownLink()
    return token


# What there is


@get("/api/server", sync_to_thread=False, tags=["server"])
def server_info(state: State) -> ServerInfo:
    """The games with their bots, and the languages, that there are here."""
    notices = state.lobby.house.notices
    return ServerInfo(
        hullbreach.__version__,
        PROTOCOL,
        list(LANGUAGES),
        [game_info(name) for name in registry.names()],
        notices.public,
        list(notices.settings.hosts),
    )


@get("/api/protocol", sync_to_thread=False, tags=["server"])
def protocol() -> dict[str, Any]:
    """The messages of the socket at `/socket`, as JSON Schema (see docs/protocol.md)."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    (client, server), parts = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": JSON_SCHEMA,
        "protocol": PROTOCOL,
        "from-client": client,
        "from-server": server,
        "$defs": parts,
    }


@get("/api/games/{name:str}/rules", sync_to_thread=False, tags=["server"])
def rules(name: FromPath[str]) -> list[RuleRow]:
    """The checklist of a game."""
    rows = registry.find(name).checklist.rows.values()
    return [RuleRow(row.id, row.chapter, row.rule) for row in rows]


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, tags=["server"])
def texts(language: FromPath[str], game: FromQuery[str] = "") -> str:
    """All messages of a language as one Fluent file; with `game`, no other game's.

    Two games may have different words for the same id, and so may packs: at a table that plays with
    some, `game` is what the table calls its `words`, such as `nemesis+our-box`.
    """
    name, *packs = game.split(PLUS)
    if language not in LANGUAGES or name not in ("", *registry.names()):
        raise NotFound()
    known = list(registry.find(name).packs) if name else []
    if packs != [pack for pack in known if pack in packs]:
        raise NotFound()
    if (language, game) not in _fluent:
        words = [*sources(language, game), *_titles(language, name)]
        _fluent[language, game] = "\n".join(words)
    found: str = _fluent[language, game]
    return found


_fluent = shelf.keep({})


@get("/art/{file:str}", media_type="image/svg+xml", sync_to_thread=False, tags=["server"])
def art(file: FromPath[str]) -> bytes:
    """The drawings of a game, at the address that the table or the game says."""
    sprite = drawings.find(file)
    if sprite is None:
        raise NotFound()
    return sprite.data


def _titles(language: str, game: str) -> list[str]:
    """Whoever reads one game's words may still see the titles of the others, in a choice."""
    names = [f"game-{name}" for name in registry.names() if game and name != game]
    everything = Texts(language)
    return [f"{name} = {everything.name(name)}" for name in names]


# New tables


@post("/api/tables", tags=["tables"])
async def create_table(
    data: JSONBody[NewTable], state: State, request: Request[Any, Any, Any]
) -> Links:
    """Begin a game; you get its secret links, once."""
    _allow_more(state, request)
    links: Links = await state.lobby.create(data)
    return links


@post("/api/lessons", tags=["tables"])
async def begin_lesson(
    data: JSONBody[NewLesson], state: State, request: Request[Any, Any, Any]
) -> Links:
    """Begin a lesson of a game; you get the link of the learner's seat, once."""
    _allow_more(state, request)
    return await lessons.teach(state.lobby, data)


@post("/api/tables/invitation", status_code=200, tags=["tables"])
async def look_at_table(
    data: JSONBody[Invitation], state: State, request: Request[Any, Any, Any]
) -> Invited:
    """What to know before you sit down: which game, who is there, and who may know its secrets."""
    _not_guessing(state, request, data.invitation)
    invited: Invited = await state.lobby.invited(data.invitation)
    return invited


@post("/api/tables/join", tags=["tables"])
async def join_table(
    data: JSONBody[Invitation], state: State, request: Request[Any, Any, Any]
) -> Joined:
    """Take an open seat by an invitation or its code; you get the seat's secret link, once."""
    _not_guessing(state, request, data.invitation)
    joined: Joined = await state.lobby.join(data.invitation, data.name)
    return joined


@post("/api/tables/upload", tags=["tables"])
async def upload_table(state: State, request: Request[Any, Any, Any]) -> Links:
    """Play on with a game file, whose bytes are the body: the first seat is yours."""
    _allow_more(state, request)
    links: Links = await state.lobby.upload(await request.body(), address(request))
    return links


@post("/api/table/fork", tags=["tables"])
async def fork_table(
    data: JSONBody[Fork], state: State, request: Request[Any, Any, Any], authorization: Bearer = ""
) -> Links:
    """Play on from some moment of a finished game, at a new table and with new dice."""
    _allow_more(state, request)
    links: Links = await state.lobby.fork(link_of(authorization), data.answers)
    return links


@post("/api/tables/status", status_code=200, tags=["tables"])
async def table_statuses(data: JSONBody[MyLinks], state: State) -> Statuses:
    """How the tables stand to which you have links: round, whose turn, result."""
    return Statuses(await statuses(state.lobby, data.links))


@post("/api/table/code", status_code=200, tags=["table"])
async def table_code(state: State, authorization: Bearer = "") -> Code:
    """The short code by which guests find your table, as long as a seat is open; for the host."""
    return Code(await state.lobby.code(link_of(authorization)))


@post("/api/table/share", tags=["table"])
async def share_replay(
    state: State, request: Request[Any, Any, Any], authorization: Bearer = ""
) -> Shared:
    """A link to the replay of your finished game, which opens no seat."""
    _allow_more(state, request)
    return Shared(await state.lobby.share(link_of(authorization)))


@post("/api/table/unshare", status_code=204, tags=["table"])
async def unshare_replay(state: State, authorization: Bearer = "") -> None:
    """Take back all links to the replay; for the host."""
    await state.lobby.unshare(link_of(authorization))


@post("/api/table/rematch", tags=["tables"])
async def rematch_table(
    state: State,
    request: Request[Any, Any, Any],
    sequel: FromQuery[bool] = False,
    authorization: Bearer = "",
) -> Again:
    """Play again with the same people: your own seat at the new table, also if it is there already.

    `sequel`: the new game goes on where this one has ended.
    """
    _allow_more(state, request)
    again: Again = await state.lobby.rematch(link_of(authorization), sequel=sequel)
    return again


@get("/api/table/sequel", tags=["table"])
async def sequel_of_table(state: State, authorization: Bearer = "") -> Sequel:
    """Whether another game can go on where this one, which is over, has ended."""
    offer: Sequel = await state.lobby.sequel(link_of(authorization))
    return offer


def _not_guessing(state: State, request: Request[Any, Any, Any], invitation: str) -> None:
    """A short code could be guessed by whoever may try often enough."""
    if is_code(invitation) and not state.codes.take(address(request)):
        raise TooFast()


def _allow_more(state: State, request: Request[Any, Any, Any]) -> None:
    if not state.new_tables.take(address(request)):
        raise TooMany()


def address(connection: Any) -> str:
    """Where a request or a socket comes from, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client else "-"


# A table


@get("/api/table/file", tags=["table"], media_type="application/json")
async def download(state: State, authorization: Bearer = "") -> Response[bytes]:
    """The file of a game. It holds all secrets: when it is over, or if you play alone."""
    async with state.lobby.at(link_of(authorization)) as (hosted, seat):
        if not may_download(hosted, seat):
            raise StillSecret()
        name = f"{hosted.table.game.name}-{hosted.id}.hullbreach"
        data = await hosted.give_file()
    return Response(
        data,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _finished(state: State, authorization: str) -> tuple[replays.Finished, int]:
    async with state.lobby.to_replay(link_of(authorization)) as (hosted, seat):
        if not hosted.table.over:
            raise StillSecret()
        return replays.Finished.of(hosted), seat


@get("/api/table/moment", tags=["table"])
async def moment(
    state: State, at: FromQuery[int], seat: FromQuery[int | None] = None, authorization: Bearer = ""
) -> Snapshot:
    """A finished game as it stood after so many answers, from any seat (-1: a spectator's)."""
    game, own = await _finished(state, authorization)
    return await asyncio.to_thread(game.moment, at, own if seat is None else seat)


@get("/api/table/course", tags=["table"])
async def course(state: State, authorization: Bearer = "") -> Course:
    """The numbers of a finished game, answer by answer."""
    game, _ = await _finished(state, authorization)
    return await asyncio.to_thread(game.course)


@post("/api/table/report", status_code=204, tags=["table"])
async def report(
    data: JSONBody[Problem],
    state: State,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> None:
    """Report a problem; it is kept on the server together with the game file."""
    if not 0 < len(data.text) <= MAX_REPORT:
        raise TooLong(limit=MAX_REPORT)
    _allow_more(state, request)
    async with state.lobby.at(link_of(authorization)) as (hosted, seat):
        if state.lobby.house.reports is not None:
            replays.file_report(state.lobby.house.reports, hosted, seat, data.text)


# Health


@get("/health/live", sync_to_thread=False, tags=["server"])
def live() -> dict[str, str]:
    """Whether this process answers at all; if not, it should be started anew."""
    return {"status": "ok"}


@get(["/health", "/health/ready"], tags=["server"])
async def health(state: State) -> Response[dict[str, str]]:
    """Whether the server works, and its database can be written; if not, send people elsewhere."""
    if await state.lobby.store.healthy():
        return Response({"status": "ok"})
    return Response({"status": "failing"}, status_code=503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, tags=["server"])
def metrics(state: State) -> str:
    """Numbers for Prometheus: of all processes of this server."""
    return numbers_of(state).text()


def numbers_of(state: State) -> Numbers:
    """What all processes of this server have counted."""
    numbers: Numbers = state.lobby.numbers()
    if state.place is not None:
        state.place.write(numbers)
        numbers = state.place.total()
    return numbers


HANDLERS: list[Any] = [
    server_info,
    protocol,
    rules,
    texts,
    art,
    create_table,
    begin_lesson,
    look_at_table,
    join_table,
    upload_table,
    fork_table,
    rematch_table,
    sequel_of_table,
    table_statuses,
    table_code,
    share_replay,
    unshare_replay,
    download,
    moment,
    course,
    report,
    live,
    health,
    metrics,
]
