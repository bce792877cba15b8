"""Tables in memory: who listens, who may answer, and that nothing is told before it is kept.

A `Hosted` table takes one message at a time. An answer is tried on the table, its entries are
committed, and only then anybody hears of it. If the commit fails the table is thrown away and
read again from the store, so memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import msgspec

from hullbreach import bots
from hullbreach.kernel import saves
from hullbreach.kernel.errors import HullbreachError, NoUndo, RuleBroke, UnknownSeat
from hullbreach.kernel.saves import LogEntry, Save, Undo
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.server import pictures, private
from hullbreach.server.errors import (
    BadMessage,
    BotPlays,
    Interrupted,
    NotSeated,
    SeatTaken,
    TableBroke,
    TooLong,
)
from hullbreach.server.listeners import Listener
from hullbreach.server.metrics import Metrics
from hullbreach.server.pictures import Album, Sight
from hullbreach.server.protocol import (
    MAX_CHAT,
    Ack,
    Chat,
    ChatLine,
    Close,
    Closed,
    Consent,
    FromClient,
    FromServer,
    Give,
    HandOver,
    Hello,
    No,
    Now,
    People,
    Ping,
    Pong,
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
    scene_hash,
)
from hullbreach.server.store import Store, StoredSeat, StoredTable

log = logging.getLogger("hullbreach.server")

HASH_EVERY = 16
"""Every so many updates carry a hash of the picture."""
CHAT_KEPT = 200
MEMORY = 200
"""After so many answers without it, what an absent seat has been sent is forgotten."""


class House(msgspec.Struct):
    """What all tables of a server share."""

    store: Store
    metrics: Metrics
    reports: Path | None = None
    bot_pause: float = 0.0
    absence: float = 60.0
    """Seconds after which the others may give an absent player's seat to a bot."""
    clock: Callable[[], float] = time.monotonic


class Hosted:
    """A table that people and bots play at."""

    def __init__(
        self, stored: StoredTable, table: Table, house: House, spoiled: Callable[[str], None]
    ) -> None:
        self.id = stored.id
        self.table = table
        self.version = table.version
        """Up to where everyone has been told."""
        self.people = stored.people
        self.said = len(stored.chat)
        self.chat: deque[ChatLine] = deque(
            (ChatLine(*line, number) for number, line in enumerate(stored.chat, 1)),
            maxlen=CHAT_KEPT,
        )
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self.gone = False
        """Whether this is no longer the table that the server knows under its id."""
        self.idle_since = house.clock()
        self._origin = stored.origin
        self._house = house
        self._spoiled = spoiled
        self._left = dict.fromkeys(range(table.seats), house.clock())
        self._sights: dict[int, Sight] = {}
        self._wish: Wish | None = None
        self._bot_task: asyncio.Task[None] | None = None
        self._bots: dict[int, bots.Bot] = {}

    # Coming and going

    def join(self, listener: Listener, hello: Hello) -> None:
        """A client listens from now on; it gets what it has missed, or the whole picture."""
        self.listeners.append(listener)
        missed = self._missed(listener.seat, hello)
        if missed is None:
            missed = [encode(self.snapshot(listener.seat))]
        else:
            missed += [encode(Chat(line)) for line in self.chat if line.number > hello.chat]
            missed.append(encode(WishChanged(self._wish)))
        for message in missed:
            listener.send(message)
        self._tell_people()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        """A client is gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._left[listener.seat] = self.idle_since = self._house.clock()
            self._tell_people()

    def _missed(self, seat: int, hello: Hello) -> list[bytes] | None:
        """The updates from what a client knows to now; None if it needs the whole picture."""
        sight = self._sights.get(seat)
        missed = None if sight is None else sight.since(hello.version)
        if sight is None or missed is None:
            return None
        if sight.version != self.version:
            scene = self.table.scene(seat)
            update = self._update(seat, sight, scene, Album(), hashed=True)
            return None if update is None else [*missed, update]
        if not missed and hello.hash != scene_hash(self.table.scene(seat)):
            return None
        return missed

    def here(self, seat: int) -> bool:
        """Whether somebody listens in this seat."""
        return any(one.seat == seat for one in self.listeners)

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where."""
        return [
            SeatInfo(
                one.seat, one.name, one.kind, one.bot, self.here(one.seat), one.token is not None
            )
            for one in self.people
        ]

    def _tell_people(self) -> None:
        self._tell(encode(People(self.seat_infos())))

    def _tell(self, message: bytes, seat: int | None = None) -> None:
        for listener in self.listeners:
            if (seat is None or listener.seat == seat) and not listener.send(message):
                self._house.metrics.cut_off += 1

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
            ending=pictures.log_lines(table.events(seat, table.answers)) if over else [],
            seed=table.seed if over else "",
        )

    def snapshot(self, seat: int) -> Snapshot:
        """Everything that this seat may know."""
        table = self.table
        scene = table.scene(seat)
        sight = self._sights.get(seat)
        if sight is None or sight.version != table.version:
            album = Album(one.picture for one in self._sights.values())
            self._sights[seat] = Sight(album.draw(scene), table.version, table.answers)
        return Snapshot(
            version=table.version,
            hash=scene_hash(scene),
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
        return TableInfo(
            self.id, table.game.name, options, table.seats, table.commitment, self._origin
        )

    def _tell_all(self, *, went_back: bool) -> None:
        """Send every listener what has changed; after going back, the whole picture."""
        self.version = self.table.version
        if went_back:
            self._sights.clear()
        album = Album()
        scenes = self.table.scenes(sorted({one.seat for one in self.listeners}))
        for seat, scene in scenes.items():
            sight = self._sights.get(seat)
            update = None if sight is None else self._update(seat, sight, scene, album)
            self._tell(encode(self.snapshot(seat)) if update is None else update, seat)
        for seat, sight in list(self._sights.items()):
            if self.table.answers - sight.answers > MEMORY:
                del self._sights[seat]

    def _update(
        self, seat: int, sight: Sight, scene: Scene, album: Album, *, hashed: bool = False
    ) -> bytes | None:
        """What is new for a seat since its last sight; None if only the whole picture will do."""
        table = self.table
        picture = album.draw(scene)
        patches = album.difference(sight.picture, picture)
        if patches is None:
            del self._sights[seat]
            return None
        hashed = hashed or table.version // HASH_EVERY != sight.version // HASH_EVERY
        message = encode(
            Update(
                before=sight.version,
                version=table.version,
                log=album.lines(table.events(seat, sight.answers + 1)),
                scene=patches,
                now=self.now(seat),
                hash=scene_hash(scene) if hashed else None,
            )
        )
        sight.advance(picture, table.version, table.answers, message)
        return message

    # Messages

    async def take(self, seat: int, message: FromClient) -> FromServer:
        """Deal with a message of a seat; what comes back is for its sender alone."""
        began = time.perf_counter()
        metrics = self._house.metrics
        metrics.messages += 1
        try:
            reply = await self._reply(seat, message)
        except HullbreachError as error:
            metrics.refused[error.code] += 1
            return No(getattr(message, "id", ""), error.code, error.text)
        if isinstance(message, Give):
            metrics.answers += 1
            metrics.answering.add(time.perf_counter() - began)
        return reply

    async def _reply(self, seat: int, message: FromClient) -> FromServer:
        if isinstance(message, Ping):
            return Pong(message.at, self.version)
        if isinstance(message, Hello):
            raise BadMessage(detail="hello")
        async with self.lock:
            if self.gone:
                raise Interrupted()
            if isinstance(message, WhyNot):
                return Closed(message.id, pictures.impossible(self.table.why_not(seat)))
            if isinstance(message, Resync):
                return self.snapshot(seat)
            if isinstance(message, Say):
                await self._say(seat, message.text)
            elif seat == SPECTATOR:
                raise NotSeated()
            else:
                await self._serve(seat, message)
            return Ack(message.id, self.version)

    async def _serve(
        self, seat: int, message: Give | TakeBack | Standing | HandOver | Consent
    ) -> None:
        """Do what only somebody at the table may ask for."""
        if isinstance(message, HandOver):
            await self._hand_over(seat, message)
        elif isinstance(message, Consent):
            await self._consent(seat, message.agree)
        elif isinstance(message, TakeBack) and message.to is not None:
            await self._wish_back(seat, message.to)
        elif self.people[seat].kind == "bot":
            raise BotPlays()
        else:
            await self._play(lambda: self._apply(seat, message))

    def _apply(self, seat: int, message: Give | TakeBack | Standing) -> None:
        if isinstance(message, Give):
            self.table.answer(seat, message.ask, message.option)
        elif isinstance(message, TakeBack):
            self.table.undo(seat)
        else:
            self.table.stand(seat, message.topic, message.option)

    async def _play(self, change: Callable[[], None]) -> None:
        """Change the table, keep the change, then tell everyone; or nothing of it."""
        before = self.table.version
        broken = False
        try:
            change()
        except RuleBroke as broke:
            # What stood before the answer that broke has been taken, and is kept and told.
            broken = True
            self._file_report(broke.report)
        added = self.table.log[before:]
        if added:
            await self._keep(before, added)
            self._wish = None
            self._tell_all(went_back=any(isinstance(entry, Undo) for entry in added))
        if broken:
            raise TableBroke()
        self.wake_bots()

    async def _keep(self, first: int, added: list[LogEntry]) -> None:
        try:
            await self._house.store.append(self.id, first, added)
        except BaseException as error:
            # Perhaps it was kept and perhaps not: whoever reads the table next will know.
            self.gone = True
            self._spoiled(self.id)
            # Whoever gave the answer is refused first.
            asyncio.get_running_loop().call_soon(self._let_go)
            if not isinstance(error, Exception):
                raise
            log.error("table %s: an entry could not be kept: %s", self.id, error)
            raise Interrupted() from None

    def _let_go(self) -> None:
        for listener in self.listeners:
            listener.close(Close.COME_BACK)

    def _file_report(self, report: bytes) -> None:
        name = f"{self.id}-{self.table.version}.hullbreach"
        log.error("table %s: a rule broke; the report is %s", self.id, name)
        if self._house.reports is not None:
            private.write(private.folder(self._house.reports) / name, report)

    # Going back together

    async def _wish_back(self, seat: int, to: int) -> None:
        if not 0 <= to < self.table.answers:
            raise NoUndo(seat=seat + 1)
        self._wish = Wish(seat, to, [seat])
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
        """Go back if everyone agrees; bots do, and seats that nobody has taken."""
        wish = self._wish
        if wish is not None and all(
            one.kind != "person" or one.seat in wish.agreed for one in self.people
        ):
            everyone = range(self.table.seats)
            await self._play(lambda: self.table.undo(wish.seat, consent=everyone, to=wish.to))
        else:
            self._tell(encode(WishChanged(wish)))

    # Chat

    async def _say(self, seat: int, words: str) -> None:
        text = " ".join("".join(c if c.isprintable() else " " for c in words).split())
        if not text or len(text) > MAX_CHAT:
            raise TooLong(limit=MAX_CHAT)
        name = self.people[seat].name if seat >= 0 else ""
        await self._house.store.said(self.id, seat, name, text)
        self.said += 1
        line = ChatLine(seat, name, text, self.said)
        self.chat.append(line)
        self._tell(encode(Chat(line)))

    # Seats and bots

    async def sit(self, seat: StoredSeat) -> None:
        """Somebody takes a seat."""
        await self._house.store.seat_changed(self.id, seat)
        self.people[seat.seat] = seat
        self._bots.pop(seat.seat, None)
        self._tell_people()
        self.wake_bots()

    async def _hand_over(self, seat: int, message: HandOver) -> None:
        number = seat if message.seat is None else message.seat
        if not 0 <= number < self.table.seats:
            raise UnknownSeat(seat=number + 1, seats=self.table.seats)
        if message.bot is not None:
            bots.find(message.bot, self.table.game.name)
        one = self.people[number]
        if number != seat and one.token is not None and not self._lost(one, message.bot):
            raise SeatTaken(seat=number + 1, seconds=round(self._house.absence))
        nobody = "open" if one.token is None else "person"
        kind = nobody if message.bot is None else "bot"
        await self.sit(StoredSeat(number, one.token, one.name, kind, message.bot or ""))
        if self._wish is not None:
            await self._settle_wish()

    def _lost(self, one: StoredSeat, bot: str | None) -> bool:
        """Whether the others may let a bot play for somebody."""
        away = self._house.clock() - self._left[one.seat]
        return (
            bot is not None
            and one.kind == "person"
            and not self.here(one.seat)
            and away >= self._house.absence
        )

    def wake_bots(self) -> None:
        """Let the bots play as long as the table waits for one of them."""
        idle = self._bot_task is None or self._bot_task.done()
        if idle and not self.gone and self._bot_turn() is not None:
            self._bot_task = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.id}")

    def _bot_turn(self) -> int | None:
        for seat in self.table.waiting():
            if self.people[seat].kind == "bot":
                return seat
        return None

    async def _let_bots_play(self) -> None:
        try:
            while (seat := self._bot_turn()) is not None and not self.gone:
                await asyncio.sleep(self._house.bot_pause)
                await self._bot_answers(seat)
        except Exception as error:
            # The people at the table can still take something back, or take the seat.
            reason = error if isinstance(error, HullbreachError) else None
            log.error("table %s: the bots stopped: %s", self.id, reason, exc_info=reason is None)

    async def _bot_answers(self, seat: int) -> None:
        """Let a bot think, while the table stays open to the others, and take its answer."""
        ask = self.table.ask(seat)
        if ask is None or self.people[seat].kind != "bot":
            return
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._bot(seat)
        option = await asyncio.to_thread(bots.answer, bot, self.table.clone(), ask)
        async with self.lock:
            current = self.table.ask(seat)
            if self.gone or current is None or current.id != ask.id:
                return
            if self.people[seat].kind == "bot":
                await self._play(lambda: self.table.answer(seat, ask.id, option))

    def _bot(self, seat: int) -> bots.Bot:
        name = self.people[seat].bot
        return bots.begin(bots.find(name, self.table.game.name), name, self._bot_seed(seat))

    def _bot_seed(self, seat: int) -> str:
        """Not to be guessed by anyone before the end, and the same after a restart."""
        return f"{self.table.seed}/{self.id}/{seat}"

    async def close(self, why: Close) -> None:
        """Stop the bots and let everyone go."""
        self.gone = True
        if self._bot_task is not None:
            self._bot_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._bot_task
        for listener in self.listeners:
            listener.close(why)


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


__all__ = ["Hosted", "House", "load_table"]
