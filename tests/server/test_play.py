"""Whole games through the protocol: people, bots, spectators, all kept up to date by patches."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hullbreach.client import Host, RefusedError, Seat, bot, guest, mine
from hullbreach.kernel.chance import verify
from hullbreach.kernel.table import Table
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def play_on(seat: Seat, most: int = 10_000) -> int:
    """Answer whatever is asked with some option, until the game ends or it is enough."""
    given = 0
    while given < most and (question := await seat.question()) is not None:
        options = question.options
        await seat.answer(options[(given * 7 + seat.number) % len(options)].id, question.id)
        given += 1
    return given


def on_the_table(server: Running, table: str) -> Table:
    return server.lobby.tables[table].table


@both
def test_four_people_and_a_spectator_play_a_game_to_its_end() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(name) for name in "ABCD"])
            async with (
                server.host.sit(links.seats[0]) as a,
                server.host.sit(links.seats[1]) as b,
                server.host.sit(links.seats[2]) as c,
                server.host.sit(links.seats[3]) as d,
                server.host.sit(links.spectators) as watching,
            ):
                await asyncio.gather(*(play_on(one) for one in (a, b, c, d)))
                await watching.until(lambda: watching.now.over)
                table = on_the_table(server, links.table)
                for seat in (a, b, c, d, watching):
                    await seat.until(lambda: seat.version == table.version)  # noqa: B023
                    assert seat.snapshots == 1
                    assert seat.scene == table.scene(seat.number)
                    told = [line.event.text() for line in table.events(seat.number)]
                    assert [line.text for line in seat.log] == told
                    assert [one.won for one in seat.now.outcomes] == [
                        one.won for one in table.verdicts
                    ]
                assert verify(a.table.commitment, a.now.seed)

    run(work())


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_one_person_plays_with_bots(game: str) -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create(game, [mine("Ann"), bot(), bot()], seed=game)
            async with server.host.sit(links.seats[0]) as seat:
                assert await play_on(seat, 150) > 0
                table = on_the_table(server, links.table)
                await seat.until(lambda: seat.now.question is not None or seat.now.over)
                assert seat.scene == table.scene(0)
                assert seat.snapshots == 1

    run(work())


def test_the_example_of_the_client_runs() -> None:
    async def work(host: Host) -> list[bool]:
        links = await host.create("airlock", [mine("Ann"), bot(), bot()])
        async with host.sit(links.seats[0]) as seat:
            while question := await seat.question():
                await seat.answer(question.options[0].id)
            return [outcome.won for outcome in seat.now.outcomes]

    async def example() -> None:
        async with serving() as server:
            assert len(await work(server.host)) == 3

    run(example())


def test_refusals_say_why_and_change_nothing() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with (
                server.host.sit(links.seats[0]) as a,
                server.host.sit(links.seats[1]) as b,
                server.host.sit(links.spectators) as watching,
            ):
                table = on_the_table(server, links.table)
                before = table.hash(), table.version
                question = await a.question()
                assert question is not None
                attempts = [
                    (a.answer("nonsense", question.id), "not-on-offer"),
                    (a.answer(question.options[0].id, "99.0"), "stale-answer"),
                    (b.answer(question.options[0].id, question.id), "foreign-answer"),
                    (watching.answer(question.options[0].id, question.id), "not-seated"),
                    (a.undo(), "no-undo"),
                    (a.undo(5), "no-undo"),
                    (b.consent(), "no-undo"),
                    (a.say(" "), "too-long"),
                    (a.say("x" * 501), "too-long"),
                    (a.hand_over("nobody"), "unknown-bot"),
                    (a.hand_over("random", 7), "unknown-seat"),
                ]
                for attempt, code in attempts:
                    with pytest.raises(RefusedError) as refused:
                        await attempt
                    assert refused.value.code == code
                assert (table.hash(), table.version) == before

    run(work())


def test_what_cannot_be_done_says_the_rule() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()], seed="why")
            async with server.host.sit(links.seats[0]) as a, server.host.sit(links.seats[1]) as b:
                await a.question()
                found = await a.why_not()
                expected = on_the_table(server, links.table).why_not(0)
                told = [[(why.rule, why.text) for why in one.reasons] for one in found]
                assert told == [[(why.rule, why.text) for why in one.reasons] for one in expected]
                assert told[0][0][0].startswith("A-")
                assert await b.why_not() == []

    run(work())


@both
def test_taking_back_and_going_back_together() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with (
                server.host.sit(links.seats[0]) as a,
                server.host.sit(links.seats[1]) as b,
                server.host.sit(links.seats[2]) as c,
            ):
                question = await a.question()
                assert question is not None
                move = next(one for one in question.options if one.verb == "move")
                await a.answer(move.id)
                assert a.now.undo
                await a.undo()
                await a.until(lambda: a.now.answers == 0)
                assert a.log[-1].kind == "taken-back"

                await a.answer(move.id)
                await b.until(lambda: b.now.answers == 1)
                await b.undo(to=0)
                await a.until(lambda: a.now.wish is not None)
                await c.until(lambda: c.now.wish is not None)
                await c.consent(False)
                await a.until(lambda: a.now.wish is None)
                await b.undo(to=0)
                await a.consent()
                await c.consent()
                for seat in (a, b, c):
                    await seat.until(lambda: seat.now.answers == 0 and seat.now.wish is None)  # noqa: B023

    run(work())


@both
def test_chat_reaches_everyone_and_is_kept(tmp_path: Any) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), bot()])
            async with (
                server.host.sit(links.seats[1]) as b,
                server.host.sit(links.spectators) as watching,
            ):
                async with server.host.sit(links.seats[0]) as a:
                    await a.say("  hello\n\x07there ")
                await watching.say("psst")
                await b.until(lambda: len(b.chat) == 2)
                found = [(one.number, one.name, one.text) for one in b.chat]
                assert found == [(1, "Ann", "hello there"), (2, "", "psst")]
        async with serving(tmp_path) as server, server.host.sit(links.seats[0]) as a:
            assert [one.text for one in a.chat] == ["hello there", "psst"]

    run(work())


@both
def test_guests_take_the_open_seats() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine("Ann"), guest(), guest("Guest")])
            assert list(links.seats) == [0]
            async with server.host.sit(links.seats[0]) as a:
                assert [one.kind for one in a.people] == ["person", "open", "open"]
                ben = await server.host.join(links.invitation, "Ben\n" + "x" * 60)
                cid = await server.host.join(links.invitation)
                await a.until(lambda: a.people[2].kind == "person")
                names = [one.name for one in a.people]
                assert names == ["Ann", ("Ben " + "x" * 60)[:40], "Guest"]
                async with server.host.sit(ben.token) as b, server.host.sit(cid.token) as c:
                    assert (b.number, c.number) == (1, 2)
                    await a.until(lambda: all(one.here for one in a.people))
                with pytest.raises(RefusedError, match="table-full"):
                    await server.host.join(links.invitation)
                for wrong in ("nonsense", links.spectators, links.seats[0]):
                    with pytest.raises(RefusedError, match="unknown-link"):
                        await server.host.join(wrong)

    run(work())


def test_a_line_of_the_log_carries_what_is_shown_large() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("nemesis", [mine("A"), mine("B")], seed="reveals")
            async with server.host.sit(links.seats[0]) as a, server.host.sit(links.seats[1]) as b:
                for one in (a, b, a, b):
                    if (question := one.now.question) is not None:
                        await one.answer(question.options[0].id, question.id)
                table = on_the_table(server, links.table)
                for seat in (a, b):
                    await seat.until(lambda: seat.version == table.version)  # noqa: B023
                    drafts = [line.reveal for line in seat.log if line.kind == "drafted"]
                    assert drafts
                    assert all(one is not None and one.card is not None for one in drafts)
                    show = table.reveals(table.scene(seat.number))
                    told = [show(line.event) for line in table.events(seat.number)]
                    assert [line.reveal for line in seat.log] == told
            async with server.host.sit(links.spectators) as late:
                assert any(line.reveal for line in late.log), "also whoever comes later reads on"
                headings = [line.heading for line in late.log if line.heading]
                assert headings[:2] == ["round", "turn"]

    run(work())
