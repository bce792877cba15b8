"""For who runs the server: tables, load and errors, what people reported, and what may be done about a table.

All of it is behind a token that only the operator has. Nothing here tells a hand, a seed or a position: who runs a server may well sit at
one of its tables. Whoever wants to look into a report has its file in the folder of the reports.
"""

from __future__ import annotations

import hmac
import logging
import re
from collections import deque
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from sqlalchemy import Connection, func, select

import hullbreach
from hullbreach.server import paces
from hullbreach.server.errors import NotFound, Removed, UnknownLink
from hullbreach.server.interface import Bearer, link_of, numbers_of
from hullbreach.server.lobby import Lobby
from hullbreach.server.metrics import Numbers
from hullbreach.server.protocol import Close
from hullbreach.server.schema import entries, seats, tables
from hullbreach.server.seating import OPERATOR

MOST_TABLES = 200
MOST_ERRORS = 50
MOST_REPORTS = 50
LONGEST_TEXT = 1000
PLACE = re.compile(r"%[-.0-9]*[a-z]")
"""Where something is put into a line of the log."""

Act = Literal["silence", "speak", "remove", "delete"]


class Trouble(msgspec.Struct, frozen=True):
    """Something in the log: when, how bad, and what, without what may be hidden in it."""

    at: float
    level: str
    what: str


class Report(msgspec.Struct, frozen=True):
    """What somebody at a table reported; the game's file is beside it in the folder of the reports."""

    name: str
    table: str
    at: float
    text: str


class Stand(msgspec.Struct, frozen=True):
    """A table as the operator sees it."""

    table: str
    game: str
    created: float
    entries: int
    names: list[str]
    here: int
    """Clients that listen, at whichever process."""
    silent: bool
    hours: int
    """Of a pace over days; 0: now."""


class Overview(msgspec.Struct, frozen=True):
    """The server at one glance."""

    version: str
    since: float
    processes: int
    clients: int
    in_memory: int
    kept: int
    answers: int
    refused: dict[str, int]
    notices: tuple[int, int]
    """Sent, and given up."""
    tables: list[Stand]
    """The newest."""
    troubles: list[Trouble]
    reports: list[Report]


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator does about a table: nobody is heard there, or everybody again; a seat is opened; all of it is deleted."""

    table: str
    act: Act
    seat: int = -1


class Memory(logging.Handler):
    """The last troubles of this process.

    What stands in a message besides the id of its table may name something hidden, so only the sentence itself is remembered.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.troubles: deque[Trouble] = deque(maxlen=MOST_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember one."""
        what = str(record.msg)
        if what.startswith("table %s") and isinstance(record.args, tuple):
            what = what.replace("%s", str(record.args[0]), 1)
        what = PLACE.sub("…", what)
        self.troubles.append(Trouble(record.created, record.levelname.lower(), what))


class Operator:
    """What is open to whoever has the operator's token."""

    def __init__(self, lobby: Lobby, token: str) -> None:
        self._lobby, self._token = lobby, token
        self._memory = Memory()
        logging.getLogger("hullbreach.server").addHandler(self._memory)

    def close(self) -> None:
        """Remember nothing more."""
        logging.getLogger("hullbreach.server").removeHandler(self._memory)

    def check(self, token: str) -> None:
        """Raise if this is not the operator's token."""
        if not hmac.compare_digest(token.encode(), self._token.encode()):
            raise UnknownLink()

    async def overview(self, numbers: Numbers) -> Overview:
        """The server at one glance, with what its processes have counted."""
        lobby = self._lobby
        kept, stands = await lobby.store._read(self._stands)
        return Overview(
            hullbreach.__version__,
            numbers.started,
            numbers.processes,
            numbers.clients,
            numbers.tables,
            kept,
            numbers.answers,
            numbers.refused,
            (numbers.notices, numbers.notices_failed),
            stands,
            list(reversed(self._memory.troubles)),
            _reports(lobby.house.reports),
        )

    def _stands(self, connection: Connection) -> tuple[int, list[Stand]]:
        count = connection.execute(select(func.count()).select_from(tables)).scalar() or 0
        newest = connection.execute(
            select(tables.c.id, tables.c.game, tables.c.created, tables.c.muted, tables.c.pace)
            .order_by(tables.c.created.desc())
            .limit(MOST_TABLES)
        ).all()
        ids = [one.id for one in newest]
        lengths = connection.execute(
            select(entries.c.table_id, func.count())
            .where(entries.c.table_id.in_(ids))
            .group_by(entries.c.table_id)
        )
        sizes: dict[str, int] = {one[0]: one[1] for one in lengths}
        names: dict[str, list[str]] = {}
        for one in connection.execute(
            select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        ):
            names.setdefault(one.table_id, []).append(one.name or one.kind)
        here = {id: len(one.listeners) for id, one in [*self._lobby.tables.items()]}
        here |= self._lobby.store.listening(connection)
        return count, [self._stand(one, sizes, names, here) for one in newest]

    def _stand(
        self, row: Any, sizes: dict[str, int], names: dict[str, list[str]], here: dict[str, int]
    ) -> Stand:
        pace = paces.read(row.pace)
        return Stand(
            row.id,
            row.game,
            row.created,
            sizes.get(row.id, 0),
            names.get(row.id, []),
            here.get(row.id, 0),
            OPERATOR in msgspec.json.decode(row.muted, type=list[int]),
            0 if pace is None else pace.hours,
        )

    async def act(self, measure: Measure) -> None:
        """Do something about a table."""
        lobby = self._lobby
        async with lobby.open(measure.table) as hosted:
            if measure.act == "remove":
                await hosted.seating.remove(hosted.seating.host, measure.seat)
            elif measure.act == "delete":
                await lobby.store.delete(hosted.id)
                for seat in range(-1, hosted.table.seats):
                    hosted.send_away(seat, Removed())
                lobby.tables.pop(hosted.id, None)
                await hosted.close(Close.UNKNOWN_LINK)
            else:
                await hosted.seating.silence(measure.act == "silence")


def _reports(folder: Path | None) -> list[Report]:
    """The newest reports of people; what broke by itself has no words beside it."""
    if folder is None or not folder.is_dir():
        return []
    notes = sorted(folder.glob("*.txt"), key=lambda one: one.stat().st_mtime, reverse=True)
    return [
        Report(
            one.with_suffix(".hullbreach").name,
            one.name.partition("-")[0],
            one.stat().st_mtime,
            one.read_text(encoding="utf-8")[:LONGEST_TEXT],
        )
        for one in notes[:MOST_REPORTS]
    ]


def _operator(state: State, authorization: str) -> Operator:
    operator: Operator | None = state.operator
    if operator is None:
        raise NotFound()
    operator.check(link_of(authorization))
    return operator


@get("/api/operator", tags=["server"])
async def overview(state: State, authorization: Bearer = "") -> Overview:
    """Tables, load, errors and reports; for the operator."""
    return await _operator(state, authorization).overview(numbers_of(state))


@post("/api/operator", status_code=204, tags=["server"])
async def act(data: JSONBody[Measure], state: State, authorization: Bearer = "") -> None:
    """Do something about a table; for the operator."""
    await _operator(state, authorization).act(data)


OPERATING: list[Any] = [overview, act]
