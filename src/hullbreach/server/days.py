"""A table that is played over days: until when everybody should answer, and what follows where somebody does not.

Who is asked has the hours of the table's pace. Who lets them pass is reminded, and has a while more (`Pace.grace`). After that,
by the table's choice, a bot answers once, or the others may hand the seat over. All this is kept with the table, so any process
may do what is due: the first that changes what is kept has done it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from hullbreach.kernel.errors import HullbreachError
from hullbreach.server import others
from hullbreach.server.paces import HOUR
from hullbreach.server.stored import StoredTable, Turn

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted
    from hullbreach.server.lobby import Lobby

log = logging.getLogger("hullbreach.server")

BEAT = 30.0
"""Seconds between two looks for what is due."""
BOTS = 300.0
"""Seconds after which it is seen to that a bot plays: its process may be gone."""


class Days:
    """Whose time runs at a table."""

    def __init__(self, hosted: Hosted, stored: StoredTable) -> None:
        self._hosted = hosted
        self.pace = stored.pace
        """None: the table is played now, and nobody's time runs."""
        self.turns = {one.seat: one for one in stored.turns}

    @property
    def on(self) -> bool:
        """Whether the table is played over days."""
        return self.pace is not None

    def late(self, seat: int) -> bool:
        """Whether the others may hand this seat over."""
        turn = self.turns.get(seat)
        return turn is not None and turn.late

    def lent(self, seat: int, ask: str) -> bool:
        """Whether a bot answers this one question for somebody."""
        turn = self.turns.get(seat)
        lends = self.pace is not None and self.pace.late == "bot"
        return turn is not None and turn.late and lends and turn.ask == ask

    @property
    def lends(self) -> bool:
        """Whether a bot answers something for somebody."""
        return any(self.lent(one.seat, one.ask) for one in self.turns.values())

    async def went_on(self) -> None:
        """The table went on, or its people changed: who is asked anew has time from now on.

        What happened is kept already, so it does not matter here if the database is away: what is due later puts it right.
        """
        if self.pace is None or self._hosted.gone:
            return
        try:
            await self._go_on()
        except HullbreachError as error:
            log.error("table %s: whose time runs is not kept: %s", self._hosted.id, error)

    async def _go_on(self) -> None:
        hosted = self._hosted
        wanted = await hosted.look(self._asked)
        if wanted == self.turns:
            return
        if await hosted.house.store.turns.put(hosted.id, hosted.table.version, wanted.values()):
            self.turns = wanted
            hosted.tell_people()

    def _asked(self) -> dict[int, Turn]:
        """Whose turn it is; whoever was asked the same before has no more time than then."""
        people = self._hosted.people
        asked = {one.seat: one.id for one in self._hosted.table.asks()}
        return {
            seat: self._turn(seat, ask, people[seat].kind == "bot")
            for seat, ask in asked.items()
            if people[seat].kind != "open"
        }

    def _turn(self, seat: int, ask: str, bot: bool) -> Turn:
        assert self.pace is not None
        before = self.turns.get(seat)
        if before is not None and before.ask == ask and before.bot == bot:
            return before
        now = self._hosted.house.today()
        if bot:
            return Turn(seat, ask, 0.0, now + BOTS)
        due = now + self.pace.seconds
        return Turn(seat, ask, due, due)

    # What is due

    async def look(self) -> None:
        """Do what is due here by now."""
        await self.went_on()
        now = self._hosted.house.today()
        for one in list(self.turns.values()):
            if one.look is not None and one.look <= now:
                await self._act(one, now)

    async def _act(self, turn: Turn, now: float) -> None:
        assert self.pace is not None
        notices = self._hosted.house.notices
        if turn.bot or self.lent(turn.seat, turn.ask):
            await self._change(turn, look=now + BOTS)
            self._hosted.wake_bots()
        elif not turn.reminded:
            await self._change(turn, reminded=True, look=max(turn.due, now) + self.pace.grace)
            notices.late(self._hosted, turn.seat)
        elif self.pace.late == "bot":
            await self._change(turn, late=True, look=now + BOTS)
            self._hosted.wake_bots()
        else:
            await self._change(turn, late=True, look=None)
            notices.gone(self._hosted, turn.seat)
        self._hosted.tell_people()

    async def _change(self, turn: Turn, **changes: object) -> None:
        after = msgspec.structs.replace(turn, **changes)
        await self._hosted.house.store.turns.change(self._hosted.id, turn, after)
        self.turns[turn.seat] = after


async def watch(lobby: Lobby) -> None:
    """Do what is due at all tables, as long as the server runs."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await look_at_all(lobby)
        except HullbreachError as error:
            log.error("what is due at tables is not known: %s", error)
        except Exception:
            log.exception("what is due at tables is not done")


async def look_at_all(lobby: Lobby) -> None:
    """Do what is due by now, table by table; one that cannot be opened waits an hour."""
    now = lobby.house.today()
    for id in await lobby.store.turns.due(now):
        try:
            async with lobby.open(id) as hosted:
                await others.agreed(hosted, hosted.days.look)
        except HullbreachError as error:
            log.error("table %s: what is due is not done: %s", id, error)
            await lobby.store.turns.postpone(id, now + HOUR)
