"""All tables of a server: made, found by their links, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Collection

import msgspec

from hullbreach import bots
from hullbreach.kernel import parcels, registry, saves, shelf
from hullbreach.kernel.errors import DamagedSave, HullbreachError, NoUndo, RuleBroke
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.kernel.trying import show, trying
from hullbreach.server import others, replays, summaries
from hullbreach.server.careful import LONG
from hullbreach.server.codes import is_code
from hullbreach.server.errors import (
    NotOver,
    NotSeated,
    PackNotHere,
    StillSecret,
    TableBroke,
    TableFull,
    TooMany,
    UnknownLink,
)
from hullbreach.server.forms import Again, Invited, Joined, Links, NewSeat, NewTable, Sequel
from hullbreach.server.helper import PlayFile
from hullbreach.server.helpers import HelperFailed, broke
from hullbreach.server.hosting import Hosted
from hullbreach.server.house import House, load_table
from hullbreach.server.limits import Places
from hullbreach.server.metrics import Numbers
from hullbreach.server.paces import Pace
from hullbreach.server.protocol import MAX_NAME, Close, Origin
from hullbreach.server.seating import link_after, new_id, new_link
from hullbreach.server.stored import Conflict, StoredSeat, StoredTable, fingerprint

log = logging.getLogger("hullbreach.server")

FILE_SECONDS = 20.0
"""So long it may take to play an uploaded file again."""
FILES_EACH = 1
"""So many files of one address are played at the same time; the others' do not wait for them."""
MOST_SHARES = 20
"""Links to the replay of one table."""


class Lobby:
    """The tables of this server process."""

    def __init__(self, house: House, *, most: int = 2000) -> None:
        self.house = house
        self.store = house.store
        self.tables: dict[str, Hosted] = {}
        self.most = most
        self._loading: dict[str, asyncio.Lock] = {}
        self._uploading = Places(FILES_EACH)
        self._keeping_up: asyncio.Task[None] | None = None

    def keep_up(self) -> None:
        """From now on hear of what other processes do at our tables."""
        if self.store.shared:
            self._keeping_up = asyncio.create_task(others.keep_up(self), name="others")

    # Making tables

    async def create(self, wanted: NewTable) -> Links:
        """Begin a game; the host gets all links."""
        table = await asyncio.to_thread(_new, wanted)
        origin: Origin = "dealt" if wanted.seed is None else "seed"
        return await self.settle(table, wanted.seats, origin, wanted.pace)

    async def upload(self, data: bytes, address: str = "") -> Links:
        """Play on with a game file: the first seat is the host's, the others are open."""
        if not self._uploading.enter(address):
            raise TooMany()
        try:
            table = await self._play_file(data)
        finally:
            self._uploading.leave(address)
        return await self.settle(table, _host_and_guests(table), "file")

    async def _play_file(self, data: bytes) -> Table:
        """Play a file again, in a process that can be ended."""
        game = registry.find(saves.decode(data).game)
        if not registry.is_installed(game):
            # A game that only this process knows: a test's.
            return await asyncio.to_thread(Table.load, data)
        try:
            parcel = await self.house.files.do(PlayFile(data, shelf.houses()), FILE_SECONDS)
        except HelperFailed as failed:
            raise broke(failed, "a file could not be played") from None
        return await asyncio.to_thread(parcels.unpack, parcel)

    async def fork(self, token: str, answers: int) -> Links:
        """Play on from some moment of a finished game, with a new seed and another deal."""
        async with self.at(token) as (hosted, seat):
            if not hosted.table.over:
                raise StillSecret()
            table = hosted.table.clone()
        if not 0 <= answers <= table.answers:
            raise NoUndo(seat=max(seat, 0) + 1)
        fresh = await asyncio.to_thread(replays.dealt_anew, table, answers, seat)
        return await self.settle(fresh, _host_and_guests(table, max(seat, 0)), "fork")

    async def settle(
        self,
        table: Table,
        wanted: list[NewSeat],
        origin: Origin = "dealt",
        pace: Pace | None = None,
    ) -> Links:
        """Keep a new table and give out its links."""
        id, people, tokens = new_id(), [], {}
        for number, one in enumerate(wanted):
            name = clean_name(one.name)
            if one.kind == "bot":
                kind = one.bot or bots.usual(table.game.name)
                bots.find(kind, table.game.name)
                people.append(StoredSeat(number, None, name or kind, "bot", kind))
            elif one.mine:
                tokens[number] = new_link(id)
                people.append(StoredSeat(number, fingerprint(tokens[number]), name, "person", ""))
            else:
                people.append(StoredSeat(number, None, name, "open", ""))
        links = await self._begin(id, table, people, origin, min(tokens, default=-1), pace)
        return msgspec.structs.replace(links, seats=tokens)

    async def _begin(
        self,
        id: str,
        table: Table,
        people: list[StoredSeat],
        origin: Origin,
        host: int,
        pace: Pace | None = None,
    ) -> Links:
        """Keep a new table with these people."""
        await asyncio.to_thread(_check, table)
        await self._make_room()
        saved = saves.decode(table.save())
        stored = StoredTable(
            id=id,
            game=saved.game,
            rules=saved.rules,
            content=saved.content,
            options=saved.options,
            seats=saved.seats,
            seed=saved.seed,
            position=saved.position,
            log=saved.log,
            kept=saved.kept,
            people=people,
            chat=[],
            origin=origin,
            host=host,
            pace=pace,
        )
        invitation, spectators = (new_link(id) for _ in range(2))
        await self.store.create(stored, invitation, spectators)
        hosted = self._host(stored, table)
        hosted.changed = self.house.today()
        await hosted.days.went_on()
        hosted.wake_bots()
        log.info("table %s: %s for %d begins", stored.id, stored.game, stored.seats)
        return Links(stored.id, invitation, spectators, {})

    # Finding tables

    async def invited(self, invitation: str) -> Invited:
        """What somebody should know before sitting down at a table."""
        async with self.open(await self._invited(invitation)) as hosted:
            info = hosted.info()
            return Invited(
                info.game,
                info.origin,
                hosted.seat_infos(),
                info.id,
                info.options,
                info.commitment,
                hosted.table.over,
            )

    async def _invited(self, invitation: str) -> str:
        if is_code(invitation):
            id = await self.store.codes.find(invitation)
        else:
            id = await self.store.find_invitation(invitation)
        if id is None:
            raise UnknownLink()
        return id

    async def code(self, token: str) -> str:
        """The short code of a table with an open seat; only the host is told."""
        async with self.at(token) as (hosted, seat):
            hosted.seating.only_host(seat)
            if not _has_room(hosted):
                raise TableFull()
            return await self.store.codes.of(hosted.id)

    async def join(self, invitation: str, name: str) -> Joined:
        """Take the first open seat of the table that an invitation leads to."""
        async with self.open(await self._invited(invitation)) as hosted:
            return await others.agreed(hosted, lambda: self._take_seat(hosted, name))

    async def _take_seat(self, hosted: Hosted, name: str) -> Joined:
        for one in hosted.people:
            if one.kind == "open":
                token = new_link(hosted.id)
                called = clean_name(name) or one.name
                seat = StoredSeat(one.seat, fingerprint(token), called, "person", "")
                await hosted.seating.sit(seat)
                log.info("table %s: seat %d is taken", hosted.id, one.seat + 1)
                if not _has_room(hosted):
                    await self.store.codes.forget(hosted.id)
                return Joined(hosted.id, one.seat, token)
        raise TableFull()

    @contextlib.asynccontextmanager
    async def at(self, token: str) -> AsyncIterator[tuple[Hosted, int]]:
        """The table and the seat of a secret link; nothing happens there meanwhile."""
        found = await self.store.find_seat(token)
        if found is None:
            raise UnknownLink()
        id, seat = found
        async with self.open(id) as hosted:
            yield hosted, seat

    @contextlib.asynccontextmanager
    async def to_replay(self, token: str) -> AsyncIterator[tuple[Hosted, int]]:
        """The table whose replay a link may show: a seat's, the spectators', or a shared one."""
        id = await self.store.find_share(token)
        if id is None:
            async with self.at(token) as found:
                yield found
        else:
            async with self.open(id) as hosted:
                yield hosted, SPECTATOR

    @contextlib.asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[Hosted]:
        """A table by its id; nothing happens there meanwhile."""
        while True:
            hosted = await self._find(id)
            async with hosted.lock:
                # While we waited it may have been put away, or thrown away.
                await hosted.read_on()
                if not hosted.gone:
                    yield hosted
                    return

    async def _find(self, id: str) -> Hosted:
        """A table by its id, read from the store if it is not in memory."""
        hosted = self.tables.get(id)
        if hosted is not None:
            return hosted
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                hosted = self.tables.get(id)
                return hosted or await self._read(id)
        finally:
            self._loading.pop(id, None)

    async def _read(self, id: str) -> Hosted:
        while True:
            stored = await self.store.load(id)
            if stored is None:
                raise UnknownLink()
            await self._make_room()
            # If it is of older rules, another process may be quicker to play it by newer ones.
            with contextlib.suppress(Conflict):
                hosted = self._host(stored, await self._load(stored))
                await hosted.days.went_on()
                return hosted

    async def _load(self, stored: StoredTable) -> Table:
        """Play a stored table again. What goes wrong may name what is hidden: the log has it."""
        here = registry.find(stored.game).packs
        if missing := [pack for pack in stored.options.get("packs", ()) if pack not in here]:
            log.error("table %s is played with %s, which is not here", stored.id, missing[0])
            raise PackNotHere(pack=missing[0])
        try:
            table = await asyncio.to_thread(load_table, stored)
        except (RuleBroke, DamagedSave) as error:
            log.error("table %s cannot be played again: %s", stored.id, error, exc_info=error)
            raise TableBroke() from None
        if added := table.log[len(stored.log) :]:
            # A table of older rules goes on by newer ones: that is kept before anybody plays.
            await self.store.append(stored.id, len(stored.log), added, table.kept)
            if stored.origin in ("dealt", "fork") and _may_have_been_over(stored, table):
                stored.origin = "known"
            await self.store.table_changed(
                stored.id,
                rules=table.game.version,
                content=table.edition.fingerprint,
                origin=stored.origin,
            )
            log.info("table %s goes on by newer rules", stored.id)
        return table

    def _host(self, stored: StoredTable, table: Table) -> Hosted:
        hosted = self.tables[stored.id] = Hosted(stored, table, self.house, self._drop)
        self.store.present(stored.id, {})
        return hosted

    # After the end

    async def share(self, token: str) -> str:
        """A new link to the replay of a finished game."""
        async with self._after_the_end(token) as (hosted, _):
            shared = new_link(hosted.id)
            if not await self.store.share(hosted.id, shared, MOST_SHARES):
                raise TooMany()
            return shared

    async def unshare(self, token: str) -> None:
        """The host takes all links to the replay back."""
        async with self.at(token) as (hosted, seat):
            hosted.seating.only_host(seat)
            await self.store.unshare(hosted.id)

    async def sequel(self, token: str) -> Sequel:
        """Whether another game can go on where this one has ended."""
        async with self._after_the_end(token) as (hosted, _seat):
            try:
                await asyncio.to_thread(_further, hosted.table)
            except HullbreachError as error:
                return Sequel(False, error.text)
            return Sequel(True)

    async def rematch(self, token: str, *, sequel: bool = False) -> Again:
        """A seat at the table where the same people play again; whoever is first, makes the table.

        Everyone gets the own seat's new link only, and by showing the link of the old seat. It is
        made out of that one: the same on every device, and the server need not keep it.
        """
        async with self._after_the_end(token) as (hosted, seat):
            begun = await others.agreed(
                hosted, lambda: self._begin_rematch(hosted, seat, token, sequel)
            )
            if begun is not None:
                return begun
            id = hosted.seating.rematch
        again = link_after(token, id)
        async with self.open(id) as hosted:
            await others.agreed(hosted, lambda: self._come_again(hosted, seat, again))
            return Again(id, seat, again)

    async def _come_again(self, hosted: Hosted, seat: int, link: str) -> None:
        one = hosted.people[seat]
        if one.token is None and one.kind != "open":
            taken = msgspec.structs.replace(one, token=fingerprint(link), kind="person", bot="")
            await hosted.seating.sit(taken)
        elif one.token != fingerprint(link):
            raise TableFull()

    async def _begin_rematch(
        self, old: Hosted, seat: int, token: str, sequel: bool
    ) -> Again | None:
        """A new table for the same people; None if there is one."""
        if old.seating.rematch:
            return None
        table = await asyncio.to_thread(_further if sequel else _anew, old.table)
        id = new_id()
        again = link_after(token, id)
        people = [_again(one) for one in old.people]
        people[seat] = msgspec.structs.replace(people[seat], token=fingerprint(again))
        links = await self._begin(id, table, people, "dealt", seat, old.days.pace)
        try:
            await old.seating.play_again(id)
        except Conflict:
            await self.tables.pop(id).close(Close.COME_BACK)
            await self.store.delete(id)
            raise
        return Again(id, seat, again, links.invitation, links.spectators)

    @contextlib.asynccontextmanager
    async def _after_the_end(self, token: str) -> AsyncIterator[tuple[Hosted, int]]:
        async with self.at(token) as (hosted, seat):
            if seat == SPECTATOR:
                raise NotSeated()
            if not hosted.table.over:
                raise NotOver()
            yield hosted, seat

    # Putting tables away

    def _drop(self, id: str) -> None:
        self.tables.pop(id, None)

    async def _make_room(self) -> None:
        if len(self.tables) >= self.most:
            await self.forget_idle()
        if len(self.tables) >= self.most:
            raise TooMany()

    async def forget_idle(self, seconds: float = 0.0, among: Collection[str] | None = None) -> None:
        """Put away the tables (all, or these) at which nobody has listened for so long; the store has them."""
        latest = self.house.clock() - seconds
        for id in list(self.tables if among is None else among):
            hosted = self.tables.get(id)
            idle = hosted is not None and not hosted.listeners and not hosted.lock.locked()
            if hosted is not None and idle and hosted.idle_since <= latest:
                del self.tables[id]
                await hosted.close(Close.COME_BACK)
                await summaries.keep(hosted)

    async def forget_lessons(self) -> None:
        """Delete the tables of lessons that nobody takes any more."""
        await self.store.forget("lesson", but=list(self.tables))

    async def close(self) -> None:
        """Let everyone go and close the store."""
        if self._keeping_up is not None:
            self._keeping_up.cancel()
            await asyncio.gather(self._keeping_up, return_exceptions=True)
        for hosted in list(self.tables.values()):
            await hosted.close(Close.GOING_DOWN)
            await summaries.keep(hosted)
        self.tables.clear()
        await self.house.close()

    def numbers(self) -> Numbers:
        """What this process has counted, and how it stands."""
        house = self.house
        notices = house.notices.sent, house.notices.failed
        return house.metrics.numbers(len(self.tables), self.clients, self.store.processes, notices)

    @property
    def clients(self) -> int:
        """How many clients listen."""
        return sum(len(hosted.listeners) for hosted in self.tables.values())


def clean_name(name: str) -> str:
    """A name as it is shown: printable, short."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:MAX_NAME]


def may_download(hosted: Hosted, seat: int) -> bool:
    """A game file holds the seed: it is given out when all is over, or to whoever plays alone."""
    players = [one.seat for one in hosted.people if one.token is not None or one.kind != "bot"]
    return hosted.table.over or players == [seat]


def _may_have_been_over(stored: StoredTable, table: Table) -> bool:
    """Whether a table of older rules goes on, though its seed may have been shown at its end.

    A table of 0.1.0 has kept nothing that says whether it was over.
    """
    if table.over or stored.kept:
        return not table.over and stored.kept[-1].over
    renewed = table.log[-1]
    return isinstance(renewed, saves.Renewed) and renewed.fit < len(stored.log)


def _has_room(hosted: Hosted) -> bool:
    return any(one.kind == "open" for one in hosted.people)


def _again(one: StoredSeat) -> StoredSeat:
    """A seat in a rematch: kept for its owner, who is not there yet; open or a bot's as before."""
    if one.token is not None:
        return StoredSeat(one.seat, None, one.name, "person", "")
    return msgspec.structs.replace(one, name="" if one.kind == "open" else one.name)


def _host_and_guests(table: Table, host: int = 0) -> list[NewSeat]:
    return [NewSeat(mine=seat == host) for seat in range(table.seats)]


def _new(wanted: NewTable) -> Table:
    return Table.new(
        wanted.game,
        seats=len(wanted.seats),
        options=wanted.options,
        seed=wanted.seed,
    )


def _anew(table: Table) -> Table:
    """The same game with the same options, dealt anew."""
    options = msgspec.to_builtins(table.options)
    return Table.new(table.game.name, seats=table.seats, options=options)


def _further(table: Table) -> Table:
    """A game that goes on where this one has ended."""
    options = table.game.sequel(table.play)
    return Table.new(table.game.name, seats=table.seats, options=options)


def _check(table: Table) -> None:
    """No table begins that cannot be shown."""
    trying(table, LONG, lambda: show(table))
