"""Who sits at a table, in which seat and by which link; and what only the host may do about it."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from hullbreach import bots
from hullbreach.kernel.errors import UnknownSeat
from hullbreach.kernel.table import SPECTATOR
from hullbreach.server.errors import NotHost, Removed, SeatTaken, StillTime
from hullbreach.server.listeners import Listener
from hullbreach.server.names import alias
from hullbreach.server.protocol import HandOver, LinkName, Mute, SeatInfo
from hullbreach.server.stored import Around, StoredSeat, StoredTable, Turn, fingerprint

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted

TOKEN_BYTES = 16
"""128 random bits: nobody guesses a seat."""
OPERATOR = -2
"""Among those who are muted: the operator lets nobody speak here."""
TAG = 4
"""So many characters of a link are those of its table's id, and no secret."""


def new_link(table: str) -> str:
    """A secret link. It begins like all links of its table, so that their people can be brought together.

    >>> new_link("3f2a7c0155aa")[:TAG]
    '3f2a'
    """
    return table[:TAG] + secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """What a table is called where everyone may read it; it opens nothing."""
    return secrets.token_hex(8)


def link_after(link: str, table: str) -> str:
    """The link of a seat at another table, for whoever shows the link of the seat before.

    >>> link_after("a link", "a table") == link_after("a link", "another")
    False
    """
    made = hmac.digest(link.encode(), f"rematch {table}".encode(), "sha256")
    return table[:TAG] + base64.urlsafe_b64encode(made[:TOKEN_BYTES]).decode().rstrip("=")


def seat_info(
    table: str,
    one: StoredSeat,
    host: int,
    muted: Collection[int],
    turn: Turn | None = None,
    screens: int = 0,
    stuck: int = -1,
) -> SeatInfo:
    """A seat as everyone may know it."""
    unnamed = one.kind == "bot" and one.token is None and one.name in ("", one.bot)
    return SeatInfo(
        one.seat,
        one.name,
        one.kind,
        one.bot,
        screens > 0,
        one.token is not None,
        one.seat == host,
        one.seat in muted,
        alias(table, one.seat) if unnamed else "",
        screens if screens > 1 else 0,
        0 if turn is None else round(turn.due),
        turn is not None and turn.late,
        one.kind == "bot" and one.seat == stuck,
    )


class Seating:
    """The seats of a table."""

    def __init__(self, hosted: Hosted, stored: StoredTable) -> None:
        self._hosted = hosted
        self._house = hosted.house
        self.people = stored.people
        self.host = stored.host
        self.muted = set(stored.muted)
        self.rematch = stored.rematch
        """The table at which the same people play again; empty: none yet."""
        self.spectators = stored.spectators
        """The fingerprint of the spectators' link."""
        self.elsewhere: dict[int, int] = {}
        """How many listen at other processes, by seat."""
        self._left = dict.fromkeys(range(stored.seats), self._house.clock())

    def infos(self) -> list[SeatInfo]:
        """Who sits where."""
        hosted, turns = self._hosted, self._hosted.days.turns
        return [
            seat_info(
                hosted.id,
                one,
                self.host,
                self.muted,
                turns.get(one.seat),
                hosted.screens(one.seat),
                hosted.stuck,
            )
            for one in self.people
        ]

    def left(self, seat: int) -> None:
        """Somebody in this seat is gone."""
        self._left[seat] = self._house.clock()

    async def sit(self, seat: StoredSeat) -> None:
        """Somebody takes a seat."""
        before = self.people[seat.seat]
        await self._house.store.seat_changed(self._hosted.id, before, seat)
        self.people[seat.seat] = seat
        self._hosted.tell_people()
        await self._hosted.days.went_on()
        self._hosted.wake_bots()

    async def hand_over(self, seat: int, message: HandOver) -> None:
        """A bot plays in a seat, or no longer does."""
        number = seat if message.seat is None else message.seat
        one = self._seat(number)
        if message.bot is not None:
            bots.find(message.bot, self._hosted.table.game.name)
        if number != seat and one.token is not None and not self._lost(one, message.bot):
            if self._hosted.days.on:
                raise StillTime(seat=number + 1)
            raise SeatTaken(seat=number + 1, seconds=round(self._house.absence))
        nobody = "open" if one.token is None else "person"
        kind = nobody if message.bot is None else "bot"
        await self.sit(StoredSeat(number, one.token, one.name, kind, message.bot or ""))

    def _seat(self, number: int) -> StoredSeat:
        if not 0 <= number < len(self.people):
            raise UnknownSeat(seat=number + 1, seats=len(self.people))
        return self.people[number]

    def _lost(self, one: StoredSeat, bot: str | None) -> bool:
        """Whether the others may let a bot play for somebody."""
        if bot is None or one.kind != "person":
            return False
        if self._hosted.days.on:
            return self._hosted.days.late(one.seat)
        away = self._house.clock() - self._left[one.seat]
        return not self._hosted.here(one.seat) and away >= self._house.absence

    async def play_again(self, rematch: str) -> None:
        """Keep and tell where the same people play again."""
        before = {"rematch": self.rematch}
        await self._house.store.table_changed(self._hosted.id, before, rematch=rematch)
        self.rematch = rematch
        self._hosted.tell_people()

    # What the host may do

    def only_host(self, seat: int) -> None:
        """Raise if this is not the host's seat."""
        if seat != self.host:
            raise NotHost()

    async def mute(self, seat: int, message: Mute) -> None:
        """Nobody hears what a seat, or a spectator, says; or everybody does again."""
        self.only_host(seat)
        if message.seat != SPECTATOR:
            self._seat(message.seat)
        change = {message.seat}
        muted = self.muted | change if message.muted else self.muted - change
        before = {"muted": _written(self.muted)}
        await self._house.store.table_changed(self._hosted.id, before, muted=_written(muted))
        self.muted = muted
        self._hosted.tell_people()

    async def silence(self, silent: bool) -> None:
        """The operator lets nobody speak here, or everybody again; the host cannot change that."""
        muted = self.muted | {OPERATOR} if silent else self.muted - {OPERATOR}
        before = {"muted": _written(self.muted)}
        await self._house.store.table_changed(self._hosted.id, before, muted=_written(muted))
        self.muted = muted
        self._hosted.tell_people()

    async def remove(self, seat: int, number: int) -> str:
        """Somebody loses the seat, which is open again; what is returned is a new invitation.

        Whoever was removed knows the old one.
        """
        self.only_host(seat)
        self._seat(number)
        if number == self.host:
            raise NotHost()
        invitation = await self._new_table_link("invitation")
        await self.sit(StoredSeat(number, None, "", "open", ""))
        self._hosted.send_away(number, Removed())
        await self._forget_addresses(number)
        return invitation

    async def renew(self, seat: int, link: LinkName, listener: Listener | None) -> str:
        """Another link instead of one; who came by that has to go."""
        if link == "seat":
            token = new_link(self._hosted.id)
            one = self.people[seat]
            await self.sit(msgspec.structs.replace(one, token=fingerprint(token)))
            self._hosted.send_away(seat, Removed(), listener)
            await self._forget_addresses(seat)
            return token
        self.only_host(seat)
        token = await self._new_table_link(link)
        if link == "spectators":
            self._hosted.send_away(SPECTATOR, Removed())
        return token

    async def _forget_addresses(self, seat: int) -> None:
        """Whoever had the link is told nothing more off the page."""
        if seat in self._hosted.addressed:
            await self._house.store.addresses.forget(self._hosted.id, seat)
            self._hosted.addressed.discard(seat)

    async def _new_table_link(self, link: LinkName) -> str:
        token = new_link(self._hosted.id)
        if link == "invitation":
            # Whoever knew the old one may know its code, too.
            await self._house.store.codes.forget(self._hosted.id)
        else:
            self.spectators = fingerprint(token)
        change: dict[str, Any] = {link: fingerprint(token)}
        await self._house.store.table_changed(self._hosted.id, **change)
        return token

    # Other processes

    def hear(self, around: Around) -> None:
        """What other processes have changed: who sits here, who is there, whose link is no more."""
        before = self._told()
        others = [
            one.seat
            for one, now in zip(self.people, around.people, strict=True)
            if one.token is not None and one.token != now.token
        ]
        if self.spectators != around.spectators:
            others.append(SPECTATOR)
        for seat in self.elsewhere.keys() - around.screens.keys():
            self.left(seat)
        self.people[:] = around.people
        self._hosted.days.turns = {one.seat: one for one in around.turns}
        self._hosted.addressed = set(around.addressed)
        self.host, self.muted = around.host, set(around.muted)
        self.rematch, self.spectators = around.rematch, around.spectators
        self.elsewhere = around.screens
        for seat in others:
            self._hosted.send_away(seat, Removed())
        if self._told() != before:
            self._hosted.tell_people()

    def _told(self) -> tuple[list[SeatInfo], set[int], str]:
        """What everyone is told of the people."""
        return self.infos(), self.muted, self.rematch


def _written(muted: Collection[int]) -> str:
    return msgspec.json.encode(sorted(muted)).decode()
