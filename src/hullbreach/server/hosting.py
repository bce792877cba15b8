"""Tables in memory: who listens, who may answer, and that nothing is told before it is kept.

A `Hosted` table takes one message at a time. An answer is tried on the table, and with it all that
anybody will be shown after it; its entries are committed, and only then anybody hears of it. If
the commit fails the table is thrown away and read again from the store, so memory never knows
more than the disk. Where another process was quicker, the change is taken back, what the other has written is
played here, too (`others`), and the change is tried again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from hullbreach.kernel.errors import HullbreachError, RuleBroke
from hullbreach.kernel.following import keep_up
from hullbreach.kernel.saves import LogEntry, Undo
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.kernel.trying import go_back, mark, show, too_long
from hullbreach.server import drawings, others, pictures, private, summaries
from hullbreach.server.applying import apply
from hullbreach.server.careful import Slowness
from hullbreach.server.chatting import Chatting
from hullbreach.server.days import Days
from hullbreach.server.errors import (
    BadMessage,
    BotPlays,
    Interrupted,
    NotSeated,
    TableBroke,
)
from hullbreach.server.hashing import scene_hash
from hullbreach.server.house import House
from hullbreach.server.listeners import Listener
from hullbreach.server.protocol import (
    Ack,
    Close,
    Closed,
    Consent,
    FromClient,
    FromServer,
    Give,
    HandOver,
    Hello,
    Mute,
    No,
    Now,
    Origin,
    People,
    Ping,
    Pong,
    Remove,
    Renew,
    Renewed,
    Resync,
    Say,
    SeatInfo,
    Snapshot,
    Standing,
    TableInfo,
    TakeBack,
    WhyNot,
    WishChanged,
    encode,
)
from hullbreach.server.robots import Robots
from hullbreach.server.seating import Seating
from hullbreach.server.stored import Conflict, StoredTable
from hullbreach.server.telling import Done, News, Telling
from hullbreach.server.wishes import Wishes

log = logging.getLogger("hullbreach.server")

T = TypeVar("T")


class Hosted:
    """A table that people and bots play at."""

    def __init__(
        self, stored: StoredTable, table: Table, house: House, spoiled: Callable[[str], None]
    ) -> None:
        self.id = stored.id
        self.table = table
        self.version = table.public_version
        """Up to where everyone has been told."""
        self.chatting = Chatting(self, stored.chat)
        self.touched = stored.touched
        """Up to where it is known what other processes did, apart from entries."""
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self.gone = False
        """Whether this is no longer the table that the server knows under its id."""
        self.art = drawings.address(table.edition.art.sprite)
        """Where the drawings are: read now, for the first reader of an edition needs some time."""
        self.house = house
        self.idle_since = house.clock()
        self.origin: Origin = stored.origin
        kept = summaries.read(stored.summary, len(stored.log))
        self.changed = 0.0 if kept is None else kept.at
        """When the table last went on, by the calendar; 0: nobody knows."""
        self.summed = -1 if kept is None else kept.entries
        """Of how many entries there is a summary."""
        self.days = Days(self, stored)
        self.addressed = set(stored.addressed)
        """The seats of whose turns somebody is told off the page; -1: a chat room is."""
        self.noticed: dict[int, str] = {}
        """What each seat was asked when that was told last."""
        self.seating = Seating(self, stored)
        self.people = self.seating.people
        self._spoiled = spoiled
        self._telling = Telling(table, self._whole)
        self.wishes = Wishes(self, stored.wish)
        self._robots = Robots(self)
        self._last = Slowness()

    # Coming and going

    async def join(self, listener: Listener, hello: Hello) -> None:
        """A client listens from now on; it gets what it has missed, or the whole picture."""
        first = await self._first_words(listener.seat, hello)
        self.listeners.append(listener)
        self._tell_others()
        for message in first:
            listener.send(message)
        self.tell_people()
        self.wake_bots()

    async def _first_words(self, seat: int, hello: Hello) -> list[bytes]:
        try:
            missed = await self.look(lambda: self._telling.missed(hello, seat, self.wishes.wish))
            if missed is None:
                wish, seen = self.wishes.wish, hello.seen
                return [await self.look(lambda: self._telling.snapshot(seat, wish, seen))]
        except TableBroke:
            return [await self._blank(seat)]
        lines = self.chatting.since(hello.chat)
        return [*missed, *lines, encode(WishChanged(self.wishes.wish))]

    def leave(self, listener: Listener) -> None:
        """A client is gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.idle_since = self.house.clock()
            self.seating.left(listener.seat)
            self._tell_others()
            self.tell_people()
            if not self.listeners:
                self._robots.rest()

    def _tell_others(self) -> None:
        """Let other processes know who is here."""
        if self.house.store.shared:
            self.house.store.present(self.id, Counter(one.seat for one in self.listeners))

    def here(self, seat: int) -> bool:
        """Whether somebody listens in this seat."""
        return self.screens(seat) > 0

    def screens(self, seat: int) -> int:
        """How many listen in this seat, here and at other processes."""
        elsewhere = self.seating.elsewhere.get(seat, 0)
        return elsewhere + sum(one.seat == seat for one in self.listeners)

    def send_away(self, seat: int, why: HullbreachError, but: Listener | None = None) -> None:
        """Whoever listens in this seat is told why, and has to go."""
        for one in list(self.listeners):
            if one.seat == seat and one is not but:
                one.send(encode(No("", why.code, why.text)))
                one.close(Close.UNKNOWN_LINK)
                self.leave(one)

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where."""
        return self.seating.infos()

    def tell_people(self) -> None:
        """Tell everyone who is here."""
        quiet = SPECTATOR in self.seating.muted
        self.tell(encode(People(self.seat_infos(), quiet, self.seating.rematch)))

    def tell(self, message: bytes, seat: int | None = None) -> None:
        """Tell everyone here something, or whoever is in a seat."""
        for listener in self.listeners:
            if (seat is None or listener.seat == seat) and not listener.send(message):
                self.house.metrics.cut_off += 1

    # Looking

    async def look(self, work: Callable[[], T]) -> T:
        """Look at the table in some way; what breaks or takes too long is reported, and refused."""
        try:
            return await self._carefully(work)
        except RuleBroke as broke:
            self._file_report(broke)
            raise TableBroke() from None

    async def _carefully(self, work: Callable[[], T]) -> T:
        try:
            return await self.house.careful.do(self.table, work, self._last)
        except asyncio.CancelledError:
            # A thread may still be at it: nobody else may touch this table again.
            self.throw_away()
            raise

    def _whole(self, seat: int, scene: Scene, now: Now) -> Snapshot:
        """Everything that this seat may know."""
        table = self.table
        return Snapshot(
            version=table.public_version,
            hash=scene_hash(scene),
            seat=seat,
            table=self.info(),
            people=self.seat_infos(),
            scene=scene,
            now=now,
            log=[] if now.broken else pictures.log_lines(table.events(seat), table.reveals(scene)),
            chat=list(self.chatting.lines),
        )

    def info(self) -> TableInfo:
        """What hardly ever changes."""
        table = self.table
        options = msgspec.to_builtins(table.options)
        named = (self.id, table.game.name, options, table.seats, table.commitment, self.origin)
        return TableInfo(*named, table.edition.words, self.art, self.days.pace)

    # Messages

    async def take(
        self, seat: int, message: FromClient, listener: Listener | None = None
    ) -> FromServer | msgspec.Raw:
        """Deal with a message of a seat; what comes back is for its sender alone."""
        began = time.perf_counter()
        metrics = self.house.metrics
        metrics.messages += 1
        try:
            reply = await self._reply(seat, message, listener)
        except HullbreachError as error:
            if isinstance(message, Give) and self._taken(seat, message):
                return Ack(message.id, self.version)
            metrics.refused[error.code] += 1
            return No(getattr(message, "id", ""), error.code, error.text)
        if isinstance(message, Give):
            metrics.answers += 1
            metrics.answering.add(time.perf_counter() - began)
        return reply

    def _taken(self, seat: int, message: Give) -> bool:
        """Whether this very answer was taken before: its giver had not heard of it, and repeats it.

        No question is ever asked twice under one id, so an answer that was taken is always
        refused when it comes again: there is no need to look before.
        """
        return not self.gone and self.table.taken(seat, message.ask, message.option, message.id)

    async def _reply(
        self, seat: int, message: FromClient, listener: Listener | None
    ) -> FromServer | msgspec.Raw:
        if isinstance(message, Ping):
            return Pong(message.at, self.version)
        if isinstance(message, Hello):
            raise BadMessage(detail="hello")
        async with self.lock:
            if self.gone:
                raise Interrupted()
            return await others.agreed(self, lambda: self._answer(seat, message, listener))

    async def _answer(
        self, seat: int, message: Any, listener: Listener | None
    ) -> FromServer | msgspec.Raw:
        if isinstance(message, WhyNot):
            refusals = await self.look(lambda: self.table.why_not(seat))
            return Closed(message.id, pictures.impossible(refusals))
        if isinstance(message, Resync):
            return msgspec.Raw(await self._whole_picture(seat))
        if isinstance(message, Say):
            await self.chatting.say(seat, message.text)
        elif seat == SPECTATOR:
            raise NotSeated()
        elif isinstance(message, Remove | Renew):
            link = message.link if isinstance(message, Renew) else "invitation"
            return Renewed(message.id, link, await self._renew(seat, message, listener))
        else:
            await self._serve(seat, message)
        return Ack(message.id, self.version)

    async def _whole_picture(self, seat: int) -> bytes:
        try:
            return await self.look(lambda: self._telling.snapshot(seat, self.wishes.wish))
        except TableBroke:
            return await self._blank(seat)

    async def _blank(self, seat: int) -> bytes:
        """What is sent where the moment cannot be shown."""
        return encode(await self.look(lambda: self._telling.blank(seat, self.wishes.wish)))

    async def _renew(self, seat: int, message: Remove | Renew, listener: Listener | None) -> str:
        if isinstance(message, Remove):
            return await self.seating.remove(seat, message.seat)
        return await self.seating.renew(seat, message.link, listener)

    async def _serve(
        self, seat: int, message: Give | TakeBack | Standing | HandOver | Consent | Mute
    ) -> None:
        """Do what only somebody at the table may ask for."""
        if isinstance(message, HandOver):
            await self.seating.hand_over(seat, message)
            await self.wishes.seats_changed()
        elif isinstance(message, Mute):
            await self.seating.mute(seat, message)
        elif isinstance(message, Consent):
            await self.wishes.consent(seat, message.agree)
        elif isinstance(message, TakeBack) and message.to is not None:
            await self.wishes.back(seat, message.to)
        elif self.people[seat].kind == "bot":
            raise BotPlays()
        else:
            await self.play(lambda: apply(self.table, seat, message))

    # Changes

    async def play(self, change: Callable[[], None]) -> None:
        """Change the table, keep the change, then tell everyone; or nothing of it.

        Raises `Conflict` if another process was quicker; then the table is as it was before.
        """
        await self.house.store.turn(self.id)
        first = self.table.version
        before = mark(self.table) if self.house.store.shared else None
        try:
            done = await self._carefully(lambda: self._try(change))
        except RuleBroke as broke:
            self._file_report(broke)
            raise TableBroke() from None
        if done.standing is not None:
            self._file_report(done.standing)
        marked = done.reopened and await self._mark_known()
        if done.added:
            try:
                await self._keep(first, done)
            except Conflict:
                assert before is not None
                go_back(self.table, before)
                raise
            self._told(done)
            await self.days.went_on()
            self.house.notices.went_on(self)
        if marked:
            await self.tell_whole()
        self.wake_bots()

    def _try(self, change: Callable[[], None]) -> Done:
        """Make a change, and everything that anybody will be shown after it."""
        table = self.table
        first, kept, over, standing = table.version, table.kept, table.over, None
        try:
            change()
        except RuleBroke as broke:
            if table.version == first or too_long(broke):
                raise
            # What stood before the standing answer that broke has been taken.
            standing = broke
        added, now = table.log[first:], None if table.kept == kept else table.kept
        return Done(added, now, self._news(added), over and not table.over, standing)

    async def follow(self, entries: Sequence[LogEntry]) -> None:
        """Do again what another process has kept, and tell everyone here."""
        self._told(await self._carefully(lambda: self._try_again(entries)))

    def _try_again(self, entries: Sequence[LogEntry]) -> Done:
        first = self.table.version
        keep_up(self.table, entries)
        seats = {one.seat for one in self.listeners}
        added = self.table.log[first:]
        # Who kept it has made sure that it can be shown to everybody.
        return Done(added, None, self._news(added, self.table.scenes(seats)), False, None)

    def _news(self, added: list[LogEntry], scenes: dict[int, Scene] | None = None) -> list[News]:
        """What everyone is to hear of these entries."""
        seats = {one.seat for one in self.listeners}
        if scenes is None:
            scenes = show(self.table, spectators=SPECTATOR in seats)
        if self.table.public_version == self.version:
            # Standing answers: nobody else's business.
            seats &= {entry.seat for entry in added}
            return self._telling.news(
                {one: scenes[one] for one in seats}, self.wishes.wish, whole=True
            )
        whole = any(isinstance(entry, Undo) for entry in added)
        return self._telling.news({one: scenes[one] for one in sorted(seats)}, None, whole=whole)

    def _told(self, done: Done) -> None:
        """What was made to be told is told now."""
        if self.table.public_version != self.version:
            self.wishes.forget()
            if any(isinstance(entry, Undo) for entry in done.added):
                self._telling.forget()
        self.version = self.table.public_version
        self.changed = self.house.today()
        messages = {one.seat: one.message for one in done.news}
        for listener in self.listeners:
            message = messages.get(listener.seat)
            if message is not None and not listener.send(message):
                self.house.metrics.cut_off += 1
        self._telling.sent(done.news)

    async def _keep(self, first: int, done: Done) -> None:
        try:
            await self.house.store.append(self.id, first, done.added, done.kept)
        except Conflict:
            raise
        except BaseException as error:
            # Perhaps it was kept and perhaps not: whoever reads the table next will know.
            # Whoever gave the answer is refused first.
            self.throw_away(soon=True)
            if not isinstance(error, Exception):
                raise
            log.error("table %s: an entry could not be kept: %s", self.id, error)
            raise Interrupted() from None

    def throw_away(self, *, soon: bool = False) -> None:
        """Nobody uses this table again: it is read anew from the store. `soon`: not at once."""
        self.gone = True
        self._spoiled(self.id)
        self.house.store.present(self.id, None)
        if soon:
            asyncio.get_running_loop().call_soon(self._let_go)
        else:
            self._let_go()

    def _let_go(self) -> None:
        for listener in self.listeners:
            listener.close(Close.COME_BACK)

    def _file_report(self, broke: RuleBroke) -> None:
        name = f"{self.id}-{self.table.version}.hullbreach"
        log.error("table %s: a rule broke; the report is %s", self.id, name)
        if self.house.reports is not None:
            private.write(private.folder(self.house.reports) / name, broke.report)

    # What somebody knows beforehand

    async def give_file(self) -> bytes:
        """The file of the game. While it is played, everyone is told that somebody has it."""
        if not self.table.over and await self._mark_known():
            await self.tell_whole()
        return self.table.save()

    async def _mark_known(self) -> bool:
        """Keep that somebody may know what is to come; False if that was known before."""
        if self.origin not in ("dealt", "fork"):
            return False
        await self.house.store.table_changed(self.id, origin="known")
        self.origin = "known"
        return True

    async def tell_whole(self) -> None:
        """Send everyone here the whole picture."""
        for seat in sorted({one.seat for one in self.listeners}):
            self.tell(await self._whole_picture(seat), seat)

    # Other processes

    @property
    def known(self) -> tuple[int, int, int]:
        """Up to where this process knows the table: entries, other changes, lines said."""
        return self.table.version, self.touched, self.chatting.said

    async def read_on(self) -> None:
        """Learn what other processes have done here."""
        await others.read_on(self)

    # Bots, and the end

    def wake_bots(self) -> None:
        """Let the bots play if it is their turn."""
        self._robots.wake()

    @property
    def stuck(self) -> int:
        """The seat whose bot has failed; -1: none."""
        return self._robots.stuck

    async def close(self, why: Close) -> None:
        """Stop the bots and let everyone go."""
        self.gone = True
        await self._robots.stop()
        self.house.store.present(self.id, None)
        for listener in self.listeners:
            listener.close(why)
