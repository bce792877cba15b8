"""Tables in memory: who listens, who may answer, and that nothing is told before it is kept.

A `Hosted` table takes one message at a time. An answer is tried on the table, its entries are
committed, and only then anybody hears of it. If the commit fails the table is thrown away and
read again from the store, so memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from hullbreach import bots
from hullbreach.kernel import saves
from hullbreach.kernel.errors import HullbreachError, NoUndo, RuleBroke
from hullbreach.kernel.saves import Save, Undo
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import SPECTATOR, Table

from hullbreach.server import pictures
from hullbreach.server.errors import BotPlays, NotSeated, TooLong
from hullbreach.server.protocol import (
    MAX_CHAT,
    Ack,
    Chat,
    ChatLine,
    Closed,
    Consent,
    FromServer,
    Give,
    HandOver,
    No,
    Now,
    People,
    Resync,
    Say,
    SeatInfo,
    Snapshot,
    Standing,
    TableInfo,
    TakeBack,
    Update,
    WhyNot,
    Wish,
    WishChanged,
    encode,
)
from hullbreach.server.store import Store, StoredSeat, StoredTable

log = logging.getLogger("hullbreach.server")

QUEUE = 256
"""Messages that may wait for a slow client before it is cut off; it comes back and catches up."""
KEPT = 64
"""Updates kept per seat for clients that come back after a short gap."""
HASH_EVERY = 8
"""Every so many updates carry a hash of the picture."""
CHAT_KEPT = 200


class Listener:
    """A connected client."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Put a message in the client's queue; a client that is too slow is cut off."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """No more messages: whoever reads the queue comes to its end."""
        self.lost = True
        while True:
            try:
                self.queue.put_nowait(None)
                return
            except asyncio.QueueFull:
                self.queue.get_nowait()


class Sight:
    """What a seat has been sent so far."""

    def __init__(self, scene: Scene, version: int, answers: int) -> None:
        self.scene = scene
        self.version = version
        self.answers = answers
        self.updates: deque[tuple[int, bytes]] = deque(maxlen=KEPT)


class Hosted:
    """A table that people and bots play at."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        store: Store,
        reports: Path | None,
        *,
        bot_pause: float = 0.0,
        spoiled: Callable[[str], None] | None = None,
    ) -> None:
        self.id = stored.id
        self.table = table
        self.people = stored.people
        self.chat: deque[ChatLine] = deque(
            (ChatLine(*line) for line in stored.chat[-CHAT_KEPT:]), maxlen=CHAT_KEPT
        )
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self._store = store
        self._reports = reports
        self._sights: dict[int, Sight] = {}
        self._wish: Wish | None = None
        self._bot_pause = bot_pause
        self._bot_task: asyncio.Task[None] | None = None
        self._bots: dict[int, bots.Bot] = {}
        self._spoiled = spoiled

    # Coming and going

    def join(self, listener: Listener, version: int, hash: int) -> None:
        """A client listens from now on; it gets what it has missed, or the whole picture."""
        self.listeners.append(listener)
        missed = self._missed(listener.seat, version, hash)
        if missed is None:
            listener.send(encode(self.snapshot(listener.seat)))
        else:
            for update in missed:
                listener.send(update)
        self._tell_people()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        """A client is gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_people()

    def _missed(self, seat: int, version: int, hash: int) -> list[bytes] | None:
        sight = self._sights.get(seat)
        if sight is None or version < 0:
            return None
        if version == self.table.version:
            return [] if hash == pictures.picture_hash(sight.scene) else None
        kept = [(before, update) for before, update in sight.updates if before >= version]
        if not kept or kept[0][0] != version or sight.version != self.table.version:
            return None
        return [update for _, update in kept]

    def here(self, seat: int) -> bool:
        """Whether somebody listens in this seat."""
        return any(one.seat == seat for one in self.listeners)

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where."""
        return [
            SeatInfo(one.seat, one.name, one.kind, one.bot, self.here(one.seat))
            for one in self.people
        ]

    def _tell_people(self) -> None:
        message = encode(People(self.seat_infos()))
        for listener in self.listeners:
            listener.send(message)

    # Pictures

    def now(self, seat: int) -> Now:
        """The moment, as this seat may know it."""
        table = self.table
        over = table.over
        standing = {topic: option for (who, topic), option in table.standing.items() if who == seat}
        return Now(
            question=pictures.question(table.ask(seat)) if seat >= 0 else None,
            waiting=table.waiting(),
            undo=seat >= 0 and table.may_undo(seat) is not None,
            answers=table.answers,
            over=over,
            wish=self._wish,
            standing=standing,
            outcomes=pictures.outcomes(table) if over else [],
            seed=table.seed if over else "",
        )

    def snapshot(self, seat: int) -> Snapshot:
        """Everything that this seat may know."""
        table = self.table
        scene = table.scene(seat)
        sight = self._sights.get(seat)
        if sight is None or sight.version != table.version:
            self._sights[seat] = Sight(scene, table.version, table.answers)
        return Snapshot(
            version=table.version,
            hash=pictures.picture_hash(scene),
            seat=seat,
            table=self.info(),
            people=self.seat_infos(),
            scene=scene,
            now=self.now(seat),
            log=pictures.log_lines(table.events(seat)),
            chat=list(self.chat),
        )

    def info(self) -> TableInfo:
        """What does not change."""
        table = self.table
        options = msgspec.to_builtins(table.options)
        return TableInfo(self.id, table.game.name, options, table.seats, table.commitment)

    def _tell_all(self, *, went_back: bool) -> None:
        """Send every listener what has changed; after going back, the whole picture."""
        for seat in sorted({one.seat for one in self.listeners}):
            message = self._news(seat, went_back)
            for listener in self.listeners:
                if listener.seat == seat:
                    listener.send(message)
        for seat in [one for one in self._sights if not self.here(one)]:
            del self._sights[seat]

    def _news(self, seat: int, went_back: bool) -> bytes:
        sight = self._sights.get(seat)
        if sight is None or went_back:
            self._sights.pop(seat, None)
            return encode(self.snapshot(seat))
        table = self.table
        scene = table.scene(seat)
        hashed = table.version // HASH_EVERY != sight.version // HASH_EVERY
        update = Update(
            before=sight.version,
            version=table.version,
            log=pictures.log_lines(table.events(seat, sight.answers + 1)),
            scene=pictures.difference(sight.scene, scene),
            now=self.now(seat),
            hash=pictures.picture_hash(scene) if hashed else None,
        )
        message = encode(update)
        sight.updates.append((sight.version, message))
        sight.scene, sight.version, sight.answers = scene, table.version, table.answers
        return message

    # Messages

    async def take(self, seat: int, message: Any) -> FromServer:
        """Deal with a message of a seat; what comes back is for its sender alone."""
        try:
            if isinstance(message, WhyNot):
                async with self.lock:
                    return Closed(message.id, pictures.impossible(self.table.why_not(seat)))
            if isinstance(message, Resync):
                async with self.lock:
                    return self.snapshot(seat)
            if isinstance(message, Say):
                return await self._say(seat, message)
            if seat == SPECTATOR:
                raise NotSeated()
            async with self.lock:
                return await self._change(seat, message)
        except HullbreachError as error:
            return No(message.id, error.code, error.text)

    async def _change(self, seat: int, message: Any) -> FromServer:
        if isinstance(message, HandOver):
            await self._hand_over(seat, message.bot)
        elif isinstance(message, Consent):
            await self._consent(seat, message.agree)
        elif isinstance(message, TakeBack) and message.to is not None:
            await self._wish_back(seat, message.to)
        else:
            if self.people[seat].kind == "bot":
                raise BotPlays()
            await self._play(lambda: self._apply(seat, message))
        return Ack(message.id, self.table.version)

    def _apply(self, seat: int, message: Any) -> None:
        if isinstance(message, Give):
            self.table.answer(seat, message.ask, message.option)
        elif isinstance(message, TakeBack):
            self.table.undo(seat)
        elif isinstance(message, Standing):
            self.table.stand(seat, message.topic, message.option)

    async def _play(self, change: Callable[[], None]) -> None:
        """Change the table, keep the change, then tell everyone; or nothing of it."""
        before = self.table.version
        try:
            change()
        except RuleBroke as broke:
            self._file_report(broke.report)
            raise
        finally:
            added = self.table.log[before:]
            if added:
                await self._keep(before, added)
                self._wish = None
                went_back = any(isinstance(entry, Undo) for entry in added)
                self._tell_all(went_back=went_back)
        self.wake_bots()

    async def _keep(self, first: int, added: list[Any]) -> None:
        try:
            for number, entry in enumerate(added, first):
                await self._store.append(self.id, number, entry)
        except BaseException:
            log.exception("table %s: an entry could not be kept", self.id)
            for listener in list(self.listeners):
                listener.close()
            if self._spoiled is not None:
                self._spoiled(self.id)
            raise

    def _file_report(self, report: bytes) -> None:
        if self._reports is None:
            return
        self._reports.mkdir(parents=True, exist_ok=True)
        path = self._reports / f"{self.id}-{self.table.version}.hullbreach"
        path.write_bytes(report)
        log.error("table %s: a rule broke; the report is %s", self.id, path.name)

    # Going back together

    async def _wish_back(self, seat: int, to: int) -> None:
        if not 0 <= to < self.table.answers:
            raise NoUndo(seat=seat + 1)
        robots = [one.seat for one in self.people if one.kind != "person"]
        self._wish = Wish(seat, to, sorted({seat, *robots}))
        await self._settle_wish()

    async def _consent(self, seat: int, agree: bool) -> None:
        if self._wish is None:
            raise NoUndo(seat=seat + 1)
        if agree:
            agreed = sorted({*self._wish.agreed, seat})
            self._wish = Wish(self._wish.seat, self._wish.to, agreed)
        else:
            self._wish = None
        await self._settle_wish()

    async def _settle_wish(self) -> None:
        wish = self._wish
        if wish is not None and len(wish.agreed) == self.table.seats:
            await self._play(lambda: self.table.undo(wish.seat, consent=wish.agreed, to=wish.to))
            return
        message = encode(WishChanged(wish))
        for listener in self.listeners:
            listener.send(message)

    # Chat

    async def _say(self, seat: int, message: Say) -> FromServer:
        text = " ".join(message.text.split())
        if not text or len(text) > MAX_CHAT:
            raise TooLong(limit=MAX_CHAT)
        name = self.people[seat].name if seat >= 0 else ""
        line = ChatLine(seat, name, text)
        await self._store.said(self.id, seat, name, text)
        self.chat.append(line)
        said = encode(Chat(line))
        for listener in self.listeners:
            listener.send(said)
        return Ack(message.id, self.table.version)

    # Seats and bots

    async def sit(self, seat: StoredSeat) -> None:
        """Somebody takes a seat."""
        self.people[seat.seat] = seat
        await self._store.seat_changed(self.id, seat)
        self._bots.pop(seat.seat, None)
        self._tell_people()
        self.wake_bots()

    async def _hand_over(self, seat: int, bot: str | None) -> None:
        one = self.people[seat]
        if bot is not None:
            bots.find(bot)
        kind = "person" if bot is None else "bot"
        await self.sit(StoredSeat(seat, one.token, one.name, kind, bot or ""))

    def wake_bots(self) -> None:
        """Let the bots play as long as the table waits for one of them."""
        if self._bot_task is None or self._bot_task.done():
            if self._bot_turn() is not None:
                self._bot_task = asyncio.create_task(self._let_bots_play())

    def _bot_turn(self) -> int | None:
        for seat in self.table.waiting():
            if self.people[seat].kind == "bot":
                return seat
        return None

    async def _let_bots_play(self) -> None:
        while (seat := self._bot_turn()) is not None:
            await asyncio.sleep(self._bot_pause)
            async with self.lock:
                ask = self.table.ask(seat)
                if ask is None or self.people[seat].kind != "bot":
                    continue
                bot = self._bots.get(seat)
                if bot is None:
                    made = bots.find(self.people[seat].bot)
                    bot = self._bots[seat] = made(f"{self.id}/{seat}")
                option = await asyncio.to_thread(bot.choose, self.table.view(seat), ask)
                try:
                    await self._play(lambda: self.table.answer(seat, ask.id, option))  # noqa: B023
                except HullbreachError as error:
                    log.error("table %s: the bot in seat %d stopped: %s", self.id, seat + 1, error)
                    return

    async def close(self) -> None:
        """Stop the bots and let everyone go."""
        if self._bot_task is not None:
            self._bot_task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._bot_task
        for listener in list(self.listeners):
            listener.close()


def load_table(stored: StoredTable) -> Table:
    """Play a stored table again; every hash is verified on the way."""
    save = Save(
        game=stored.game,
        rules=stored.rules,
        content=stored.content,
        options=stored.options,
        seats=stored.seats,
        seed=stored.seed,
        log=stored.log,
        position=stored.position,
    )
    return Table.load(saves.encode(save))


