"""The bots at one table: when they play, and where they think.

They play while somebody looks on, and rest otherwise; at a table that is played over days they need nobody to look on. Where several processes have the table, they play in the one
that has the table's lock; when that one is gone, another takes it. A bot that thinks ahead does so in a process
beside the server; one that just chooses, in a thread. The table stays open to the others
meanwhile, so an answer counts only if the question is still the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from hullbreach import bots
from hullbreach.kernel import parcels, registry
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.table import OpenAsk, Table
from hullbreach.kernel.watchdog import within
from hullbreach.server import lessons, others
from hullbreach.server.careful import LONG
from hullbreach.server.helper import Think

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted

log = logging.getLogger("hullbreach.server")

THINKING = 30.0
"""Seconds that a bot may think before it is ended."""
ELSEWHERE = 0.9
"""Seconds after which a process asks again whether it may let the bots of a table play."""


class Robots:
    """The bots of a table."""

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted
        self._task: asyncio.Task[None] | None = None
        self._resting: asyncio.Task[None] | None = None
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        """By seat and kind: a bot may remember what it saw."""
        self._not_before = 0.0
        """They play elsewhere, as far as is known until then."""
        self.stuck = -1
        """The seat whose bot failed at what it is asked now; -1: none."""

    def wake(self) -> None:
        """Let the bots play as long as the table waits for one of them and somebody looks on."""
        idle = self._task is None or self._task.done()
        if idle and self._wanted() and self._hosted.house.clock() >= self._not_before:
            self._task = asyncio.create_task(self._play(), name=f"bots of {self._hosted.id}")

    async def stop(self) -> None:
        """No bot plays any more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._hosted.house.store.release(self._hosted.id)

    def rest(self) -> None:
        """Nobody looks on here any more: perhaps somebody does elsewhere."""
        store = self._hosted.house.store
        if store.shared and not self._hosted.days.on:
            self._resting = asyncio.create_task(store.release(self._hosted.id))

    def _wanted(self) -> bool:
        """Whether a bot may have something to do; who listens is asked before the table is."""
        hosted, days = self._hosted, self._hosted.days
        if hosted.gone or not (hosted.listeners or days.on):
            return False
        return days.lends or any(one.kind == "bot" for one in hosted.people)

    def _plays(self, ask: OpenAsk) -> bool:
        """Whether a bot answers this: its own question, or once somebody else's."""
        hosted = self._hosted
        return hosted.people[ask.seat].kind == "bot" or hosted.days.lent(ask.seat, ask.id)

    async def _play(self) -> None:
        hosted = self._hosted
        seat = -1
        try:
            if not await hosted.house.store.claim(hosted.id):
                self._not_before = hosted.house.clock() + ELSEWHERE
                return
            while self._wanted():
                async with hosted.lock:
                    ask = None if hosted.gone else await hosted.look(self._asked)
                    table = hosted.table.clone()
                if ask is None:
                    self._tell(-1)
                    return
                seat = ask.seat
                await asyncio.sleep(hosted.house.bot_pause)
                option = await self._think(table, ask)
                if not self._wanted():
                    return
                async with hosted.lock:
                    await others.agreed(hosted, partial(self._answer, ask, option))
                self._tell(-1)
        except Exception as error:
            # The people at the table can still take something back, or take the seat.
            bot = (hosted.people[seat].bot if seat >= 0 else "") or "-"
            reason = error if isinstance(error, HullbreachError) else None
            log.error(
                "table %s: the bot %s in seat %d stopped: %s",
                hosted.id,
                bot,
                seat + 1,
                reason,
                exc_info=reason is None,
            )
            self._tell(seat)
            # Another process tries, too, and tells its people.
            await hosted.house.store.release(hosted.id)

    def _tell(self, stuck: int) -> None:
        """Tell everyone here whose bot has failed, or (-1) that none has any more."""
        if stuck != self.stuck:
            self.stuck = stuck
            self._hosted.tell_people()

    def _asked(self) -> OpenAsk | None:
        """What the first bot that is asked something is asked."""
        hosted = self._hosted
        if lessons.resting(hosted.table):
            return None
        return next((one for one in hosted.table.asks() if self._plays(one)), None)

    async def _think(self, table: Table, ask: OpenAsk) -> str:
        hosted = self._hosted
        if (told := lessons.reply(table, ask)) is not None:
            return told
        game = table.game
        kind = hosted.people[ask.seat].bot or bots.usual(game.name)
        # Not to be guessed by anyone before the end, and the same after a restart.
        seed = f"{table.seed}/{hosted.id}/{ask.seat}"
        bot = self._bots.get((ask.seat, kind))
        if bot is None:
            bot = bots.begin(bots.find(kind, game.name), kind, seed)
            self._bots[ask.seat, kind] = bot
        if isinstance(bot, bots.Thinker) and registry.is_installed(game):
            # The helper begins anew for every question, so each question has a seed of its own.
            job = Think(kind, f"{seed}/{table.answers}", ask.seat, parcels.pack_moment(table))
            option: str = await hosted.house.thinkers.do(job, THINKING)
            return option
        return await asyncio.to_thread(_choose, bot, table, ask)

    async def _answer(self, ask: OpenAsk, option: str) -> None:
        hosted = self._hosted
        if hosted.gone or not self._plays(ask):
            return
        current = await hosted.look(lambda: hosted.table.ask(ask.seat))
        if current is not None and current.id == ask.id:
            await hosted.play(lambda: hosted.table.answer(ask.seat, ask.id, option))


def _choose(bot: bots.Bot, table: Table, ask: OpenAsk) -> str:
    return within(LONG, lambda: bots.answer(bot, table, ask))
