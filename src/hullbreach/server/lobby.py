"""All tables of a server: made, found by their links, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec

from hullbreach import bots
from hullbreach.kernel import saves

from hullbreach.kernel.table import Table
from hullbreach.server.errors import StillSecret, TableFull, TooMany, UnknownLink
from hullbreach.server.hosting import Hosted, load_table
from hullbreach.server.protocol import MAX_NAME
from hullbreach.server.store import Store, StoredSeat, StoredTable, fingerprint

TOKEN_BYTES = 16
"""128 random bits: nobody guesses a seat."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it: a person (with a name, taken by the host if `mine`) or a bot."""

    kind: str = "person"
    name: str = ""
    bot: str = ""
    mine: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host says to begin a game."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    seed: str | None = None


class Links(msgspec.Struct, frozen=True):
    """The secret links of a new table; they are shown once."""

    table: str
    invitation: str
    spectators: str
    seats: dict[int, str]


class Joined(msgspec.Struct, frozen=True):
    """A seat that somebody has taken."""

    table: str
    seat: int
    token: str


class Lobby:
    """The tables of this server process."""

    def __init__(
        self, store: Store, data: Path | None, *, most: int = 2000, bot_pause: float = 0.0
    ) -> None:
        self.store = store
        self.tables: dict[str, Hosted] = {}
        self.most = most
        self._data = data
        self._bot_pause = bot_pause
        self._loading: dict[str, asyncio.Lock] = {}

    async def create(self, wanted: NewTable) -> Links:
        """Begin a game; the host gets all links."""
        table = Table.new(
            wanted.game, seats=len(wanted.seats), options=wanted.options, seed=wanted.seed
        )
        return await self._settle(table, wanted.seats)

    async def upload(self, data: bytes) -> Links:
        """Play on with a game file; every seat is open."""
        table = Table.load(data)
        seats = [NewSeat(mine=True)] + [NewSeat() for _ in range(table.seats - 1)]
        return await self._settle(table, seats)

    async def fork(self, token: str, answers: int) -> Links:
        """Play on from some moment of a finished game, with new dice."""
        hosted, seat = await self.enter(token)
        source = hosted.table
        if not source.over:
            raise StillSecret()
        table = source.clone()
        if answers < table.answers:
            table.undo(max(seat, 0), consent=range(table.seats), to=answers)
        seats = [NewSeat(mine=True)] + [NewSeat() for _ in range(table.seats - 1)]
        return await self._settle(table, seats)

    async def _settle(self, table: Table, wanted: list[NewSeat]) -> Links:
        if len(self.tables) >= self.most:
            await self.forget_idle()
        if len(self.tables) >= self.most:
            raise TooMany()
        people, tokens = [], {}
        for number, one in enumerate(wanted):
            name = one.name.strip()[:MAX_NAME]
            if one.kind == "bot":
                kind = one.bot or bots.DEFAULT
                bots.find(kind)
                people.append(StoredSeat(number, None, name or kind, "bot", kind))
            elif one.mine:
                tokens[number] = secrets.token_urlsafe(TOKEN_BYTES)
                people.append(StoredSeat(number, fingerprint(tokens[number]), name, "person", ""))
            else:
                people.append(StoredSeat(number, None, name, "open", ""))
        saved = saves.decode(table.save())
        stored = StoredTable(
            secrets.token_hex(8),
            saved.game,
            saved.rules,
            saved.content,
            saved.options,
            saved.seats,
            saved.seed,
            saved.position,
            list(saved.log),
            people,
            [],
        )
        invitation, spectators = (secrets.token_urlsafe(TOKEN_BYTES) for _ in range(2))
        await self.store.create(stored, invitation, spectators)
        self._host(stored, table)
        return Links(stored.id, invitation, spectators, tokens)

    def _host(self, stored: StoredTable, table: Table) -> Hosted:
        reports = None if self._data is None else self._data / "reports"
        hosted = Hosted(
            stored,
            table,
            self.store,
            reports,
            bot_pause=self._bot_pause,
            spoiled=self._drop,
        )
        self.tables[stored.id] = hosted
        return hosted

    def _drop(self, id: str) -> None:
        self.tables.pop(id, None)

    async def join(self, invitation: str, name: str) -> Joined:
        """Take the first open seat of the table that an invitation leads to."""
        id = await self.store.find_invitation(invitation)
        if id is None:
            raise UnknownLink()
        hosted = await self.find(id)
        async with hosted.lock:
            for one in hosted.people:
                if one.kind == "open":
                    token = secrets.token_urlsafe(TOKEN_BYTES)
                    name = name.strip()[:MAX_NAME] or one.name
                    seat = StoredSeat(one.seat, fingerprint(token), name, "person", "")
                    await hosted.sit(seat)
                    return Joined(id, one.seat, token)
        raise TableFull()

    async def enter(self, token: str) -> tuple[Hosted, int]:
        """The table and the seat of a secret link."""
        found = await self.store.find_seat(token)
        if found is None:
            raise UnknownLink()
        id, seat = found
        return await self.find(id), seat

    async def find(self, id: str) -> Hosted:
        """A table by its id, read from the store if it is not in memory."""
        hosted = self.tables.get(id)
        if hosted is not None:
            return hosted
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id in self.tables:
                return self.tables[id]
            stored = await self.store.load(id)
            if stored is None:
                raise UnknownLink()
            table = await asyncio.to_thread(load_table, stored)
            return self._host(stored, table)

    async def forget_idle(self) -> None:
        """Put away the tables at which nobody listens; the store has them."""
        for id, hosted in list(self.tables.items()):
            if not hosted.listeners and not hosted.lock.locked():
                await hosted.close()
                self.tables.pop(id, None)
                self._loading.pop(id, None)

    async def close(self) -> None:
        """Let everyone go and close the store."""
        for hosted in list(self.tables.values()):
            await hosted.close()
        await self.store.close()


def may_download(hosted: Hosted, seat: int) -> bool:
    """A game file holds the seed: it is given out when all is over, or to whoever plays alone."""
    alone = sum(one.kind != "bot" for one in hosted.people) == 1 and seat >= 0
    return hosted.table.over or alone


