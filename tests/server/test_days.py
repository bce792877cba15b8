"""Tables that are played over days: a time for every answer, and what follows where it passes."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hullbreach.client import RefusedError, bot, guest, mine
from hullbreach.server.days import look_at_all
from hullbreach.server.errors import TableBroke
from hullbreach.server.forms import Links
from hullbreach.server.hosting import Hosted
from hullbreach.server.paces import HOUR, Pace
from hullbreach.server.protocol import SeatInfo
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")

NOON = 1_800_000_000.0
DAILY = Pace(24)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


class Calendar:
    """The time of a server; it passes when a test says so."""

    def __init__(self, server: Running) -> None:
        self._server, self.now = server, NOON
        server.lobby.house.today = lambda: self.now

    async def passes(self, hours: float) -> None:
        """So many hours later the server looks for what is due."""
        self.now += hours * HOUR
        await look_at_all(self._server.lobby)


async def begun(server: Running, pace: Pace | None = DAILY) -> tuple[Links, Hosted]:
    """Ann, Ben and Cy play; whoever is asked first has not answered yet."""
    links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")], pace=pace)
    return links, server.lobby.tables[links.table]


def asked(hosted: Hosted) -> int:
    return hosted.table.waiting()[0]


async def people(server: Running, links: Links) -> list[SeatInfo]:
    """The people of a table as a list of somebody's tables shows them."""
    (status,) = await server.host.statuses([links.seats[0]])
    assert status is not None
    return status.people


async def put_away(server: Running) -> None:
    while server.lobby.clients:
        await asyncio.sleep(0.001)
    await server.lobby.forget_idle()


@both
def test_who_is_asked_has_the_time_of_the_table() -> None:
    async def work() -> None:
        async with serving() as server:
            time = Calendar(server)
            links, hosted = await begun(server)
            first = asked(hosted)
            dues = [
                one.due for one in await people(server, links) if one.seat in hosted.table.waiting()
            ]
            assert set(dues) == {round(NOON + 24 * HOUR)}
            time.now += 5 * HOUR
            async with server.host.sit(links.seats[first]) as seat:
                assert seat.table.pace == DAILY
                question = await seat.question()
                assert question is not None
                await seat.answer(question.options[0].id)
                await seat.until(lambda: any(one.due > NOON + 28 * HOUR for one in seat.people))
            await put_away(server)
            later = {one.due for one in await people(server, links)} - {0}
            assert round(NOON + 29 * HOUR) in later, "also of a table that is not in memory"

    run(work())


def test_at_a_table_that_is_played_now_nobodys_time_runs() -> None:
    async def work() -> None:
        async with serving() as server:
            links, _ = await begun(server, None)
            assert {one.due for one in await people(server, links)} == {0}
            assert await server.lobby.store.turns.due(NOON * 2) == []

    run(work())


def test_an_open_seat_has_time_only_when_somebody_sits_there() -> None:
    async def work() -> None:
        async with serving() as server:
            time = Calendar(server)
            seats = [guest(), guest(), guest()]
            links = await server.host.create("airlock", seats, pace=DAILY)
            await time.passes(100)
            hosted = server.lobby.tables[links.table]
            assert not hosted.days.turns
            for name in ("Ann", "Ben", "Cy"):
                await server.host.join(links.invitation, name)
            dues = {one.due for one in hosted.seat_infos()} - {0}
            assert dues == {round(NOON + 124 * HOUR)}

    run(work())


@both
def test_after_a_reminder_in_vain_the_others_may_hand_the_seat_over() -> None:
    async def work() -> None:
        async with serving() as server:
            time = Calendar(server)
            links, hosted = await begun(server)
            late = asked(hosted)
            other = next(seat for seat in links.seats if seat != late)
            async with server.host.sit(links.seats[other]) as seat:
                for hours in (23, 2, 5):
                    await time.passes(hours)
                    with pytest.raises(RefusedError, match="still-time"):
                        await seat.hand_over("random", late)
                assert not seat.people[late].late
                await time.passes(1)
                await seat.until(lambda: seat.people[late].late)
                before = seat.now.answers
                await seat.hand_over("random", late)
                await seat.until(lambda: seat.now.answers > before or seat.now.over)
            # Its player takes it back at any time.
            async with server.host.sit(links.seats[late]) as seat:
                await seat.hand_over(None)
                assert not seat.people[late].late

    run(work())


@both
def test_where_the_table_wants_it_a_bot_answers_once() -> None:
    async def work() -> None:
        async with serving() as server:
            time = Calendar(server)
            links, hosted = await begun(server, Pace(4, "bot"))
            late = asked(hosted)
            ask = hosted.table.ask(late)
            assert ask is not None
            await time.passes(4.5)
            assert hosted.table.ask(late) == ask, "there was a reminder, and nothing else"
            await time.passes(1.1)
            async with server.host.sit(links.seats[late]) as seat:
                await seat.until(
                    lambda: seat.now.question is None or seat.now.question.id != ask.id
                )
                assert seat.now.answers > 0
            assert hosted.people[late].kind == "person"
            again = hosted.days.turns.get(late)
            assert again is None or (again.ask != ask.id and not again.late)

    run(work())


@both
def test_what_is_due_is_done_after_a_restart(tmp_path: Any) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            Calendar(server)
            links, hosted = await begun(server)
            late = asked(hosted)
        async with serving(tmp_path) as server:
            time = Calendar(server)
            await time.passes(25)
            assert server.lobby.tables[links.table].days.turns[late].reminded
            await put_away(server)
            await time.passes(7)
            assert (await people(server, links))[late].late

    run(work())


def test_bots_of_such_a_table_need_nobody_to_look_on() -> None:
    async def work() -> None:
        async with serving() as server:
            Calendar(server)
            links = await server.host.create("airlock", [bot(), bot(), mine("Ann")], pace=DAILY)
            hosted = server.lobby.tables[links.table]
            while hosted.days.turns.keys() not in ({2}, set()):
                await asyncio.sleep(0.005)
            assert not hosted.listeners
            assert hosted.table.over or hosted.table.waiting() == [2]

    run(work())


@both
def test_a_table_that_cannot_be_opened_does_not_hold_the_others_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with serving() as server:
            time = Calendar(server)
            broken, _ = await begun(server)
            await put_away(server)
            _, hosted = await begun(server)
            find = server.lobby._find

            async def not_all(id: str) -> Hosted:
                if id == broken.table:
                    raise TableBroke()
                return await find(id)

            monkeypatch.setattr(server.lobby, "_find", not_all)
            await time.passes(25)
            assert hosted.days.turns[asked(hosted)].reminded
            assert await server.lobby.store.turns.due(time.now) == []
            assert await server.lobby.store.turns.due(time.now + HOUR) == [broken.table]

    run(work())
    assert "what is due is not done" in caplog.text
