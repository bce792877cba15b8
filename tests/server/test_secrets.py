"""Every byte that a seat is sent, in the real deal and in another one: they are the same.

A game is cut into windows. Each is put up twice on a server, the second time with everything
exchanged that the seat does not know at its beginning and does not learn on the way, and both
are played with the same answers. What the seat is sent over its socket and over HTTP (pictures,
updates, refusals, reasons, chat, catch-up) must be the same bytes.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hullbreach import bots
from hullbreach.client import RefusedError, Seat, bot, mine
from hullbreach.kernel import twins
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.run import Run
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.server.protocol import Ack, Give, Say
from hullbreach.testkit.leaks import Window
from hullbreach.testkit.serving import Running, serving

Start = tuple[Any, list[tuple[int, str]]]


def windows(game: str, seats: int, seed: str, *, size: int, most: int) -> Iterator[Start]:
    """A game cut into windows: the state at the beginning of a step, and the answers from there."""
    table = Table.new(game, seats=seats, seed=seed)
    players = [bots.find("random")(f"{seed}/{seat}") for seat in range(seats)]
    base, answers = table.game.copy(table._base), list[tuple[int, str]]()
    for _ in range(most):
        if table.over:
            break
        ask = table.asks()[0]
        option = players[ask.seat].choose(None, ask)
        table.answer(ask.seat, ask.id, option)
        answers.append((ask.seat, option))
        if len(answers) >= size and not table.mid_step:
            yield base, answers
            base, answers = table.game.copy(table._base), []
    if answers:
        yield base, answers


class Ears:
    """Everything that one seat is sent at one of the two tables."""

    def __init__(self, server: Running, table: str, token: str, number: int) -> None:
        self.server, self.id, self.token, self.number = server, table, token, number
        self.bytes: list[bytes] = []
        self.seat: Seat = server.host.sit(token, heard=self.hear)
        self.seat._name = "me"

    def hear(self, data: bytes) -> None:
        self.bytes.append(data.replace(self.id.encode(), b"TABLE"))

    @property
    def table(self) -> Table:
        return self.server.lobby.tables[self.id].table

    async def follow(self) -> None:
        await self.seat.until(lambda: self.seat.version == self.table.version)

    async def act(self, seat: int, option: str) -> None:
        """Somebody answers; if it is this seat, over its socket."""
        ask = next(ask for ask in self.table.asks() if ask.seat == seat)
        if seat == self.number:
            await self.seat.answer(option, ask.id)
        else:
            reply = await self.server.lobby.tables[self.id].take(seat, Give("x", ask.id, option))
            assert isinstance(reply, Ack)
        await self.follow()

    async def pester(self) -> None:
        """Ask for everything that a curious client can ask for."""
        await self.seat.why_not()
        await self.seat.ping()
        for attempt in (
            self.seat.answer("nonsense", "0.0"),
            self.seat.undo(3),
            *(self.seat.answer("x", f"{self.table.version}.{other}") for other in range(3)),
        ):
            with pytest.raises(RefusedError):
                await attempt
        async with httpx.AsyncClient(base_url=self.server.address) as http:
            for path in ("file", "moment?at=0", "course", "moment?at=0&seat=1"):
                who = {"Authorization": f"Bearer {self.token}"}
                found = await http.get(f"/api/table/{path}", headers=who)
                assert found.status_code == 403
                self.hear(found.content)

    async def come_back(self) -> None:
        """Be away for a moment, and catch up."""
        before = self.seat.connections
        assert self.seat._socket is not None
        await self.seat._socket.close()
        await self.seat.until(lambda: self.seat.connections > before)


async def compare(server: Running, start: Start, options: Any, game: Any, number: int) -> int:
    """How many answers the two tables could be followed; 0 if there was nothing to exchange."""
    base, answers = start
    window = Window(game, base, answers, [number])
    mask = 0 if number == SPECTATOR else 1 << number
    pinned = twins.learned_at(window.play, mask, window.places)
    state = game.copy(base)
    twins.deal(game, state, mask, key_of("another deal"), pinned)
    state.key, state.chance = base.key, base.chance
    if state.zones == base.zones:
        return 0
    ears = []
    for one in (game.copy(base), state):
        table = Table.resume(game, one, options)
        links = await server.lobby.settle(table, [mine() for _ in range(base.seats)])
        token = links.spectators if number == SPECTATOR else links.seats[number]
        ears.append(Ears(server, links.table, token, number))
    real, other = ears
    async with real.seat, other.seat:
        for step, (seat, option) in enumerate(answers):
            chosen = window._choice(other.table._live(), step, mask)
            if window.frames[step].revealed or chosen is None:
                return step
            if step == 1:
                await asyncio.gather(real.pester(), other.pester())
                for one in ears:
                    await server.lobby.tables[one.id].take((number + 1) % 3, Say("x", "hello"))
            await real.act(seat, option)
            await other.act(seat, chosen.id)
            if window.frames[step + 1].revealed:
                return step
            if step == 2:
                for one in ears:
                    await one.come_back()
            assert real.bytes == other.bytes
        return len(answers)


@pytest.mark.parametrize(
    ("game", "seats", "size", "most", "numbers"),
    [
        ("airlock", 3, 4, 1000, (SPECTATOR, 0, 1, 2)),
        ("nemesis", 3, 20, 60, (SPECTATOR, 1)),
    ],
)
def test_bytes_do_not_depend_on_what_a_seat_may_not_know(
    game: str, seats: int, size: int, most: int, numbers: tuple[int, ...]
) -> None:
    async def work() -> None:
        followed = dict.fromkeys(numbers, 0)
        rules = Table.new(game, seats=seats, seed="x")
        async with serving() as server:
            for start in windows(game, seats, "secrets", size=size, most=most):
                for number in numbers:
                    followed[number] += await compare(
                        server, start, rules.options, rules.game, number
                    )
        assert min(followed.values()) > 2 * size, followed

    asyncio.run(asyncio.wait_for(work(), 120))


def test_no_seed_no_link_and_no_role_is_in_anything_that_is_sent() -> None:
    async def work() -> None:
        seed = "a-seed-that-nobody-may-see"
        async with serving() as server:
            heard: dict[int, list[bytes]] = {number: [] for number in (-1, 0, 1, 2)}
            links = await server.host.create("airlock", [mine(), mine(), mine()], seed=seed)
            tokens = {-1: links.spectators, **links.seats}
            seats = [
                server.host.sit(token, heard=heard[number].append)
                for number, token in tokens.items()
            ]
            async with seats[0], seats[1], seats[2], seats[3]:
                table = server.lobby.tables[links.table].table
                bot = bots.find("random")("anyone")
                while not table.over:
                    ask = table.asks()[0]
                    await seats[1 + ask.seat].answer(bot.choose(None, ask), ask.id)
                for seat in seats:
                    await seat.until(lambda: seat.version == table.version)  # noqa: B023
        secrets = [links.invitation, *tokens.values()]
        for number, messages in heard.items():
            stream = b"\n".join(messages)
            for secret in secrets:
                assert secret.encode() not in stream
            playing = [one for one in messages if b'"over":true' not in one]
            assert len(playing) > 20
            assert seed.encode() not in b"\n".join(playing)
            assert any(seed.encode() in one for one in messages)
            if number == SPECTATOR:
                shown = next(
                    (at for at, one in enumerate(playing) if b'"kind":"ejected"' in one),
                    len(playing),
                )
                assert b'"role-' not in b"\n".join(playing[:shown])

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_rule_that_breaks_tells_nobody_how() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            heard: list[bytes] = []
            async with server.host.sit(links.seats[0], heard=heard.append) as seat:
                question = await seat.question()
                assert question is not None
                table = server.lobby.tables[links.table].table
                before = table.hash()

                def broken(*_: Any) -> None:
                    raise LookupError("card-jam is not in hand-2")

                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(Run, "give", broken)
                    with pytest.raises(RefusedError, match="table-broke"):
                        await seat.answer(question.options[0].id, question.id)
                assert b"hand-2" not in b"".join(heard)
                assert b"LookupError" not in b"".join(heard)
                assert table.hash() == before
                await seat.answer(question.options[0].id, question.id)

    asyncio.run(asyncio.wait_for(work(), 60))


# Links


async def everything(server: Running, token: str) -> list[bytes]:
    """What whoever has the link of a seat can get over HTTP."""
    bearer = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server.address) as http:
        status = await http.post("/api/tables/status", json={"links": [token]})
        posts = [
            await http.post(f"/api/table/{path}", headers=bearer)
            for path in ("rematch", "share", "code")
        ]
        gets = [
            await http.get(f"/api/table/{path}", headers=bearer)
            for path in ("moment?at=0", "course", "file")
        ]
    return [one.content for one in (status, *posts, *gets)]


def test_nobody_is_ever_sent_the_link_of_another_seat(tmp_path: Path) -> None:
    async def work() -> None:
        table = Table.new("airlock", seats=3, seed="links")
        while not table.over:
            ask = table.asks()[0]
            table.answer(ask.seat, ask.id, ask.options[-1].id)
        async with serving(tmp_path) as server:
            links = await server.lobby.settle(table, [mine("Ann"), mine("Ben"), bot()])
            heard: dict[int, list[bytes]] = {0: [], 1: []}
            links_of = {0: {links.seats[0]}, 1: {links.seats[1]}}
            for number, old in links.seats.items():
                async with server.host.sit(old, heard=heard[number].append):
                    heard[number] += await everything(server, old)
                again = await server.host.rematch(old)
                links_of[number].add(again.token)
                async with server.host.sit(again.token, heard=heard[number].append) as seat:
                    await seat.ping()
                heard[number] += await everything(server, again.token)
        everywhere = b"".join(one.read_bytes() for one in tmp_path.iterdir() if one.is_file())
        for number in (0, 1):
            everything_heard = b"".join(heard[number])
            for link in links_of[1 - number]:
                assert link.encode() not in everything_heard
                # Nor does anybody find it who reads the server's disk.
                assert link.encode() not in everywhere

    asyncio.run(asyncio.wait_for(work(), 90))
