"""A mistake in a game costs nobody their evening: whatever breaks is undone, reported, untold."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from hullbreach.client import RefusedError, Seat, mine
from hullbreach.games.airlock import AirlockGame
from hullbreach.games.airlock.model import Airlock, AirlockView
from hullbreach.kernel import Ask, Option, Rule, Table, registry
from hullbreach.kernel.saves import decode
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.trying import show
from hullbreach.server import careful
from hullbreach.server.forms import Links
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")

SECRET = "card-jam is in hand-2"


class Frail(AirlockGame):
    """The sample game, with a mistake that begins when somebody stands in the reactor."""

    name = "frail"

    def __init__(self) -> None:
        self.options: Callable[[], None] | None = None
        """The mistake in finding out what can be done."""
        self.pictures: Callable[[], None] | None = None
        """The mistake in drawing what the last seat sees."""
        self.rules: Callable[[], None] | None = None

    def step(self, play: Airlock) -> Rule[None] | None:
        if self.rules is not None:
            self.rules()
        rule = super().step(play)
        return None if rule is None else self._frail(play, rule)

    def _frail(self, g: Airlock, rule: Rule[None]) -> Rule[None]:
        sent: Any = None
        while True:
            try:
                asked = rule.send(sent)
            except StopIteration:
                return
            there = any(one.room == "room-reactor" for one in g.state.people)
            if isinstance(asked, Ask) and there and self.options is not None:
                asked._options = self._late(asked, self.options)
            sent = yield asked

    def _late(self, asked: Ask, mistake: Callable[[], None]) -> Callable[[], list[Option]]:
        found = asked._options

        def options() -> list[Option]:
            mistake()
            return found if isinstance(found, list) else found()

        return options

    def scene(self, view: AirlockView) -> Scene:
        there = any(one.room == "room-reactor" for one in view.people)
        if there and view.seat == 2 and self.pictures is not None:
            self.pictures()
        return super().scene(view)


def fail() -> None:
    raise LookupError(SECRET)


def never_end() -> None:
    while True:
        pass


@pytest.fixture
def frail() -> Iterator[Frail]:
    game = Frail()
    with registry.lent(game):
        yield game


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def begin(server: Running, game: str = "frail") -> Links:
    return await server.host.create(game, [mine(), mine(), mine()], seed="glass")


async def into_the_reactor(seat: Seat) -> int:
    question = await seat.question()
    assert question is not None
    return await seat.answer("move:room-reactor", question.id)


@pytest.mark.parametrize("where", ["options", "pictures"])
@pytest.mark.parametrize("mistake", [fail, never_end])
def test_what_cannot_be_shown_does_not_happen(
    frail: Frail,
    where: str,
    mistake: Callable[[], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(careful, "LONG", 0.2)

    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await begin(server)
            heard: list[bytes] = []
            # Only the seat that answers is here: the mistake would be met by another one.
            async with server.host.sit(links.seats[0], heard=heard.append) as seat:
                table = server.lobby.tables[links.table].table
                before = table.hash(), table.asks()
                setattr(frail, where, mistake)
                with pytest.raises(RefusedError, match="table-broke"):
                    await into_the_reactor(seat)
                setattr(frail, where, None)
                assert (table.hash(), table.asks(), table.version) == (*before, 0)
                stored = await server.lobby.store.load(links.table)
                assert stored is not None
                assert stored.log == []
                assert SECRET.encode() not in b"".join(heard)
                setattr(frail, where, fail)
                (report,) = (tmp_path / "reports").iterdir()
                saved = decode(report.read_bytes())
                assert saved.attempt is not None
                again = Table.load(report.read_bytes())
                again.answer(saved.attempt.seat, saved.attempt.ask, saved.attempt.option)
                with pytest.raises(LookupError):
                    show(again)
                # What does not lead there can be chosen.
                question = await seat.question()
                assert question is not None
                await seat.answer("stop", question.id)
                assert table.version == 1

    run(work())


def test_while_a_rule_does_not_end_the_other_tables_play(
    frail: Frail, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(careful, "LONG", 60.0)

    async def work() -> None:
        released = threading.Event()

        def wait() -> None:
            while not released.is_set():
                pass

        async with serving() as server:
            slow, other = await begin(server), await begin(server, "airlock")
            async with (
                server.host.sit(slow.seats[0]) as a,
                server.host.sit(other.seats[0]) as b,
            ):
                frail.options = wait
                stuck = asyncio.create_task(into_the_reactor(a))
                while not server.lobby.tables[slow.table].lock.locked():
                    await asyncio.sleep(0)
                await into_the_reactor(b)
                await b.say("here we play")
                assert (await server.host.info()).games
                assert not stuck.done()
                released.set()
                # It was slow, not broken: so in the end it counts.
                assert await stuck == 1
                assert server.lobby.tables[slow.table].version == 1

    run(work())


@both
@pytest.mark.parametrize("seat", [0, 2])
def test_a_table_that_cannot_be_shown_can_be_taken_back(frail: Frail, seat: int) -> None:
    """It was kept by an older version, say, which had no mistake there."""

    async def work() -> None:
        async with serving() as server:
            links = await begin(server)
            async with server.host.sit(links.seats[0]) as a:
                await into_the_reactor(a)
            while server.lobby.clients:
                await asyncio.sleep(0.001)
            await server.lobby.forget_idle()
            frail.options = frail.pictures = fail
            async with server.host.sit(links.seats[seat]) as one:
                assert one.now.broken
                assert one.now.answers == 1
                assert one.now.undo is (seat == 0)
                if seat == 0:
                    await one.undo()
                else:
                    await one.undo(to=0)
                    for other in (0, 1):
                        async with server.host.sit(links.seats[other]) as friend:
                            assert friend.now.wish is not None
                            await friend.consent()
                await one.until(lambda: not one.now.broken)
                assert one.now.answers == 0
                assert one.scene == server.lobby.tables[links.table].table.scene(seat)

    run(work())


def test_a_mistake_in_the_past_tells_nobody_what_it_was(
    frail: Frail, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with serving() as server:
            links = await begin(server)
            async with server.host.sit(links.seats[0]) as seat:
                await into_the_reactor(seat)
            while server.lobby.clients:
                await asyncio.sleep(0.001)
            await server.lobby.forget_idle()
            assert not server.lobby.tables
            frail.rules = fail
            heard: list[bytes] = []
            with pytest.raises(RefusedError, match="table-broke"):
                async with server.host.sit(links.seats[1], heard=heard.append):
                    pass
            with pytest.raises(RefusedError, match="table-broke"):
                await server.host.file(links.seats[1])
            assert b"table-broke" in b"".join(heard)
            assert SECRET.encode() not in b"".join(heard)
            # Repaired, it goes on.
            frail.rules = None
            async with server.host.sit(links.seats[1]) as seat:
                assert seat.version == 1

    run(work())
    assert SECRET in caplog.text


def test_a_table_that_cannot_be_shown_does_not_begin(frail: Frail) -> None:
    async def work() -> None:
        async with serving() as server:
            frail.rules = fail
            with pytest.raises(RefusedError, match="table-broke"):
                await begin(server)
            assert not server.lobby.tables

    run(work())


def test_a_standing_answer_that_breaks_does_not_cost_the_answer_before_it(frail: Frail) -> None:
    async def work() -> None:
        async with serving() as server:
            links = await begin(server)
            async with server.host.sit(links.seats[0]) as a, server.host.sit(links.seats[1]) as b:
                hosted = server.lobby.tables[links.table]
                await into_the_reactor(a)
                hosted.table.stand(1, "jam")
                question = await a.question()
                assert question is not None
                card = next(one.id for one in question.options if one.verb == "work")
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(Airlock, "roll", lambda *_: fail())
                    await a.answer(card, question.id)
                assert (await b.question()) is not None
                assert hosted.table.standing == {}

    run(work())
