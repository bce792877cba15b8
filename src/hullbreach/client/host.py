"""A server over HTTP: tables are begun, found, joined and looked back at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from hullbreach.client.seat import RefusedError, Seat
from hullbreach.server.forms import (
    Again,
    Code,
    Course,
    Device,
    Fork,
    Invitation,
    Invited,
    Joined,
    Links,
    MyLinks,
    NewLesson,
    NewSeat,
    NewTable,
    Problem,
    Refusal,
    Room,
    Sequel,
    ServerInfo,
    Shared,
    Statuses,
    TableStatus,
)
from hullbreach.server.paces import Pace
from hullbreach.server.protocol import Snapshot, encode

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds for an answer over HTTP."""
TAG = 4
"""All links of a table begin with the same so many characters; they are no secret."""


def mine(name: str = "") -> NewSeat:
    """A seat of a new table whose link the host gets."""
    return NewSeat(name=name, mine=True)


def guest(name: str = "") -> NewSeat:
    """A seat of a new table for whoever has the invitation."""
    return NewSeat(name=name)


def bot(kind: str = "") -> NewSeat:
    """A seat of a new table in which a bot plays."""
    return NewSeat(kind="bot", bot=kind)


class Host:
    """A server: begin tables there, join them, sit down."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._http.aclose()

    async def info(self) -> ServerInfo:
        """The games, languages and bots that there are."""
        return _read(await self._http.get("/api/server"), ServerInfo)

    async def create(
        self,
        game: str,
        seats: Iterable[NewSeat],
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        pace: Pace | None = None,
    ) -> Links:
        """Begin a game, now or over days."""
        wanted = NewTable(game, list(seats), options or {}, seed, pace)
        return await self._post("/api/tables", wanted)

    async def learn(self, game: str, lesson: str = "", name: str = "") -> Links:
        """Begin a lesson of a game; without a name, the first."""
        return await self._post("/api/lessons", NewLesson(game, lesson, name))

    async def invited(self, invitation: str) -> Invited:
        """What to know about a table before sitting down."""
        found = await self._http.post(
            "/api/tables/invitation", content=encode(Invitation(invitation))
        )
        return _read(found, Invited)

    async def join(self, invitation: str, name: str = "") -> Joined:
        """Take an open seat."""
        wanted = Invitation(invitation, name)
        answer = await self._http.post("/api/tables/join", content=encode(wanted))
        return _read(answer, Joined)

    async def upload(self, data: bytes) -> Links:
        """Play on with a game file."""
        return _read(await self._http.post("/api/tables/upload", content=data), Links)

    async def fork(self, token: str, answers: int) -> Links:
        """Play on from a moment of a finished game."""
        return await self._post("/api/table/fork", Fork(answers), token)

    async def file(self, token: str) -> bytes:
        """The file of a game."""
        answer = await self._http.get("/api/table/file", headers=_bearer(token))
        if answer.is_error:
            _read(answer, Links)
        return answer.content

    async def moment(self, token: str, at: int, seat: int | None = None) -> Snapshot:
        """A finished game after so many answers."""
        where = {"at": at} if seat is None else {"at": at, "seat": seat}
        found = await self._http.get("/api/table/moment", params=where, headers=_bearer(token))
        return _read(found, Snapshot)

    async def course(self, token: str) -> Course:
        """The numbers of a finished game."""
        return _read(await self._http.get("/api/table/course", headers=_bearer(token)), Course)

    async def device(self, token: str, device: Device) -> None:
        """Have a browser told when it is our turn, or no longer."""
        await self._tell("/api/table/device", device, token)

    async def room(self, token: str, room: Room) -> None:
        """Have a chat room told whose turn it is, or no longer."""
        await self._tell("/api/table/room", room, token)

    async def _tell(self, path: str, body: msgspec.Struct, token: str) -> None:
        answer = await self._http.post(path, content=encode(body), headers=_bearer(token))
        if answer.is_error:
            _read(answer, Links)

    async def report(self, token: str, text: str) -> None:
        """Report a problem."""
        await self._tell("/api/table/report", Problem(text), token)

    async def statuses(self, links: Iterable[str]) -> list[TableStatus | None]:
        """How the tables stand to which we have links."""
        asked = encode(MyLinks(list(links)))
        return _read(await self._http.post("/api/tables/status", content=asked), Statuses).tables

    async def code(self, token: str) -> str:
        """The short code by which guests find our table."""
        found = await self._http.post("/api/table/code", headers=_bearer(token))
        return _read(found, Code).code

    async def share(self, token: str) -> str:
        """A link to the replay of our finished game, which opens no seat."""
        found = await self._http.post("/api/table/share", headers=_bearer(token))
        return _read(found, Shared).token

    async def unshare(self, token: str) -> None:
        """Take back all links to the replay."""
        answer = await self._http.post("/api/table/unshare", headers=_bearer(token))
        if answer.is_error:
            _read(answer, Links)

    async def rematch(self, token: str, *, sequel: bool = False) -> Again:
        """Our seat at the table where the same people play again, or go on where the game has ended."""
        path = "/api/table/rematch" + ("?sequel=true" if sequel else "")
        return _read(await self._http.post(path, headers=_bearer(token)), Again)

    async def sequel(self, token: str) -> Sequel:
        """Whether another game can go on where this one has ended."""
        return _read(await self._http.get("/api/table/sequel", headers=_bearer(token)), Sequel)

    async def _post(self, path: str, body: msgspec.Struct, token: str = "") -> Links:
        headers = _bearer(token) if token else {}
        return _read(await self._http.post(path, content=encode(body), headers=headers), Links)

    def sit(
        self, token: str, *, heard: Callable[[bytes], None] | None = None, seen: int = -1
    ) -> Seat:
        """A seat by its secret link, or the spectators' place; `heard` is told every message.

        With the number of answers that were `seen` there, what has happened since is told first.
        """
        address = f"{self.address.replace('http', 'ws', 1)}/socket?at={quote(token[:TAG])}"
        return Seat(address, token, heard, seen)


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _read(answer: httpx.Response, kind: type[T]) -> T:
    if answer.is_error:
        refusal = msgspec.json.decode(answer.content, type=Refusal)
        raise RefusedError(refusal.code, refusal.text)
    return msgspec.json.decode(answer.content, type=kind)
