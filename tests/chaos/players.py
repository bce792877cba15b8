"""People who play as fast as they can, and a book of all that they were promised."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import NamedTuple, Self

import httpx
import msgspec
from tests.chaos.servers import Tables

from hullbreach.client import Host, RefusedError, Seat, mine
from hullbreach.kernel.saves import Answer, Undo
from hullbreach.server.house import load_table

SEATS = 3
AIR = {"air": 12}
"""The longest game of Airlock."""


class Told(msgspec.Struct):
    """What interests us of every message."""

    type: str
    version: int = -1


class Promise(NamedTuple):
    """An answer, or an undo (no ask), that was acknowledged: it is on the disk up to this version."""

    version: int
    seat: int
    ask: str | None
    option: str


class Book:
    """What the people at one table were promised and told."""

    def __init__(self, table: str, *, undo: bool, place: int = 0) -> None:
        self.table = table
        self.place = place
        self.undo = undo
        self.promises: list[Promise] = []
        self.lines: list[str] = []
        self.told = 0
        self.wrong: list[str] = []
        self._latest = [-1] * (SEATS + 1)

    def hear(self, place: int, message: bytes) -> None:
        """Nobody's version ever goes back."""
        version = _told(message).version
        if version < 0:
            return
        if version < self._latest[place]:
            self.wrong.append(f"place {place} went back from {self._latest[place]} to {version}")
        self._latest[place] = version
        self.told = max(self.told, version)

    async def check(self, disk: Tables) -> None:
        """Everything that was promised is there once; nothing was told that is not there."""
        promises, lines, told = list(self.promises), list(self.lines), self.told
        kept = await disk.table(self.table)
        assert self.wrong == []
        assert told <= len(kept.log), f"told {told} of {len(kept.log)} entries"
        for one in promises:
            before = kept.log[: one.version]
            if one.ask is None:
                assert any(isinstance(entry, Undo) for entry in before), one
            else:
                assert any(
                    isinstance(entry, Answer) and (entry.seat, entry.ask, entry.option) == one[1:]
                    for entry in before
                ), f"lost: {one}"
        answers = [entry for entry in kept.log if isinstance(entry, Answer)]
        if not self.undo:
            often = Counter((entry.seat, entry.ask) for entry in answers)
            assert max(often.values(), default=1) == 1, f"twice: {often.most_common(1)}"
        said = Counter(text for _, _, text in kept.chat)
        assert all(said[line] == 1 for line in lines), (
            "a line of the chat was lost, or is there twice"
        )
        assert max(said.values(), default=1) == 1, "a line of the chat is there twice"
        load_table(kept)  # every hash is verified on the way


_told = msgspec.json.Decoder(Told).decode


class Crowd:
    """Tables with people at them, one game after the other, until it is enough."""

    def __init__(self, address: str, tables: int, seed: str) -> None:
        self.host = Host(address)
        self.books: list[Book] = []
        self.promised = asyncio.Event()
        """Somebody was promised something since this was cleared."""
        self._chances = [random.Random(f"{seed}/{number}") for number in range(tables)]
        self._tasks: list[asyncio.Task[None]] = []
        self._latest = [0.0] * tables
        """When somebody at each place was last promised something."""

    async def __aenter__(self) -> Self:
        for number, chance in enumerate(self._chances):
            # Where somebody takes answers back, one person plays all seats in turn.
            task = asyncio.create_task(self._table(chance, number, undo=number % 3 == 2))
            self._tasks.append(task)
        return self

    async def __aexit__(self, *_error: object) -> None:
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.host._http.aclose()
        for one in ended:
            if isinstance(one, Exception):
                raise one

    def alive(self) -> None:
        """Raise what has stopped somebody."""
        for task in self._tasks:
            if task.done():
                task.result()
                raise AssertionError("somebody has stopped to play")

    async def check(self, disk: Tables, *, all_of_them: bool = False) -> None:
        """What was promised at the tables that are played now, or at all of them."""
        for book in list(self.books) if all_of_them else self.books[-2 * len(self._chances) :]:
            await book.check(disk)

    async def back(self, since: float) -> float:
        """After how many seconds people at all tables have been promised something again."""
        while min(self._latest) < since:
            self.alive()
            await asyncio.sleep(0.01)
        return time.monotonic() - since

    @property
    def count(self) -> tuple[int, int, int]:
        """How many answers, undos and lines were acknowledged."""
        given = [one for book in self.books for one in book.promises]
        undos = sum(one.ask is None for one in given)
        return len(given) - undos, undos, sum(len(book.lines) for book in self.books)

    async def _table(self, chance: random.Random, place: int, *, undo: bool) -> None:
        while True:
            try:
                links = await self.host.create("airlock", [mine() for _ in range(SEATS)], AIR)
            except (httpx.TransportError, RefusedError):
                await asyncio.sleep(0.1)
                continue
            book = Book(links.table, undo=undo, place=place)
            self.books.append(book)
            tokens = [*links.seats.values(), links.spectators]
            async with AsyncExitStack() as stack:
                sat = [
                    await stack.enter_async_context(self.host.sit(token, heard=_ear(book, place)))
                    for place, token in enumerate(tokens)
                ]
                if undo:
                    await self._alone(book, sat[:SEATS], chance)
                else:
                    seats = (self._one(book, seat, chance) for seat in sat[:SEATS])
                    await asyncio.gather(*seats)

    async def _one(self, book: Book, seat: Seat, chance: random.Random) -> None:
        while (question := await seat.question()) is not None:
            option = chance.choice(question.options).id
            await self._give(book, seat, question.id, option)
            if chance.random() < 0.1:
                await self._say(book, seat, f"{seat.number}: {chance.random()}")

    async def _alone(self, book: Book, seats: list[Seat], chance: random.Random) -> None:
        while not seats[0].now.over:
            waiting = [asyncio.ensure_future(seat.question()) for seat in seats]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            for seat in seats:
                question = seat.now.question
                if question is None:
                    continue
                await self._give(book, seat, question.id, chance.choice(question.options).id)
                if seat.now.undo and chance.random() < 0.3:
                    await self._undo(book, seat)
                break

    async def _give(self, book: Book, seat: Seat, ask: str, option: str) -> None:
        try:
            version = await seat.answer(option, ask)
        except RefusedError as refused:
            await _again(refused, "interrupted", "stale-answer")
        else:
            book.promises.append(Promise(version, seat.number, ask, option))
            self._latest[book.place] = time.monotonic()
            self.promised.set()

    async def _undo(self, book: Book, seat: Seat) -> None:
        try:
            version = await seat.undo()
        except RefusedError as refused:
            await _again(refused, "interrupted", "no-undo")
        else:
            book.promises.append(Promise(version, seat.number, None, ""))

    async def _say(self, book: Book, seat: Seat, words: str) -> None:
        try:
            await seat.say(words)
        except RefusedError as refused:
            await _again(refused, "interrupted")
        else:
            book.lines.append(words)


async def _again(refused: RefusedError, *allowed: str) -> None:
    """A person who is refused looks at the table again."""
    if refused.code not in allowed:
        raise refused
    await asyncio.sleep(0.05)


def _ear(book: Book, place: int) -> Callable[[bytes], None]:
    return lambda message: book.hear(place, message)
