"""Several servers, one database: whoever is at a table plays with the others, whichever server they are at."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
from tests.server.test_lessons import long_ago

from hullbreach.client import RefusedError, Seat, bot, guest, mine
from hullbreach.games.airlock import AirlockGame
from hullbreach.kernel.saves import Renewed
from hullbreach.server import others, robots, signals
from hullbreach.server.postgres import PostgresStore
from hullbreach.testkit.serving import Running, serving


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits a second for what a second must bring."""
    monkeypatch.setattr(signals, "BEAT", 0.05)
    monkeypatch.setattr(robots, "ELSEWHERE", 0.01)


@contextlib.asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers that share a database."""
    async with serving(database=address) as one, serving(database=address) as other:
        yield one, other


def store_of(server: Running) -> PostgresStore:
    assert isinstance(server.lobby.store, PostgresStore)
    return server.lobby.store


def deafen(server: Running) -> None:
    """This server hears nothing of others any more unless it asks."""
    assert server.lobby._keeping_up is not None
    server.lobby._keeping_up.cancel()


async def play(seat: Seat) -> None:
    turn = 0
    while (question := await seat.question()) is not None:
        with contextlib.suppress(RefusedError):
            await seat.answer(question.options[turn % len(question.options)].id, question.id)
        turn += 1


def test_a_game_is_played_at_two_servers_to_its_end(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()], {"air": 12})
            async with (
                one.host.sit(links.seats[0]) as a,
                other.host.sit(links.seats[1]) as b,
                other.host.sit(links.seats[2]) as c,
                other.host.sit(links.spectators) as d,
            ):
                await asyncio.gather(*(play(seat) for seat in (a, b, c)))
                table = one.lobby.tables[links.table].table
                for seat in (a, b, c, d):
                    await seat.until(lambda seat=seat: seat.version == table.version)  # type: ignore[misc]
                    assert seat.scene == table.scene(seat.number)
                    assert seat.snapshots == 1, "everyone was told what is new, and nothing else"
                    assert seat.connections == 1
                    assert seat.now.over
                there = other.lobby.tables[links.table].table
                assert there.hash() == table.hash()
                assert there.kept == table.kept

    run(work())


def test_two_screens_answer_at_two_servers_and_one_of_them_is_late(shared: str) -> None:
    """The other server has not heard of the first answer: it asks the database, and knows."""

    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with one.host.sit(links.seats[0]) as a, other.host.sit(links.seats[0]) as b:
                deafen(other)
                question = await a.question()
                assert question is not None
                assert await a.answer("move:room-reactor", question.id) == 1
                assert b.version == 0
                with pytest.raises(RefusedError, match="stale-answer"):
                    await b.answer("stop", question.id)
                assert (b.version, b.now.answers) == (1, 1)
                assert b.scene == a.scene
                # The next one counts, and the first server hears of it.
                asked = await b.question()
                assert asked is not None
                await b.answer(asked.options[-1].id, asked.id)
                await a.until(lambda: a.now.answers == 2)

    run(work())


def test_a_table_at_which_nobody_listens_is_left_to_the_server_where_somebody_does(
    shared: str,
) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            await other.host.invited(links.invitation)
            assert links.table in one.lobby.tables, "nobody listens anywhere"
            async with other.host.sit(links.seats[0]) as a:
                while links.table in one.lobby.tables:
                    await asyncio.sleep(0.01)
                await a.answer("move:room-reactor", "0.0")
                async with one.host.sit(links.seats[1]) as b:
                    assert b.now.answers == 1
                    asked = await a.question()
                    assert asked is not None
                    await a.answer(asked.options[-1].id, asked.id)
                    await b.until(lambda: b.now.answers == 2)

    run(work())


def test_an_answer_that_was_taken_by_a_server_that_is_gone_is_not_taken_twice(shared: str) -> None:
    async def work() -> None:
        async with serving(database=shared) as one:
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with one.host.sit(links.seats[0]) as a:
                message = a._id()
                a._id = lambda: message  # type: ignore[method-assign]
                assert await a.answer("move:room-reactor", "0.0") == 1
        async with serving(database=shared) as other, other.host.sit(links.seats[0]) as a:
            a._id = lambda: message  # type: ignore[method-assign]
            assert await a.answer("move:room-reactor", "0.0") == 1
            assert other.lobby.tables[links.table].table.answers == 1

    run(work())


def test_nobodys_version_goes_back_at_another_server(shared: str) -> None:
    """Who comes from a server that knows more is told at least as much."""

    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with one.host.sit(links.seats[0]) as a, other.host.sit(links.seats[1]):
                deafen(other)
                await a.answer("move:room-reactor", "0.0")
                async with other.host.sit(links.seats[0]) as again:
                    assert again.version == a.version == 1

    run(work())


def test_a_call_that_is_lost_costs_a_beat(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signals.Signals, "call", lambda self, tables: None)

    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with one.host.sit(links.seats[0]) as a, other.host.sit(links.seats[1]) as b:
                await a.answer("move:room-reactor", "0.0")
                await b.until(lambda: b.version == 1)

    run(work())


def test_a_table_that_only_one_server_has_costs_no_call(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            calls: list[Any] = []
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with one.host.sit(links.seats[0]) as a:
                store_of(one).signals.call = calls.append  # type: ignore[method-assign,assignment]
                await a.answer("move:room-reactor", "0.0")
                assert calls == []
                async with other.host.sit(links.seats[1]):
                    await a.until(lambda: a.people[1].here)
                    await a.answer("stop", "1.0")
                    assert links.table in calls[-1]

    run(work())


def test_who_is_there_and_what_is_said(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cid")])
            async with one.host.sit(links.seats[0]) as a:
                async with other.host.sit(links.seats[1]) as b, other.host.sit(links.seats[1]):
                    await a.until(lambda: a.people[1].screens == 2)
                    await b.until(lambda: b.people[0].here)
                    words = [f"{number}" for number in range(10)]
                    await asyncio.gather(
                        *(seat.say(word) for seat in (a, b) for word in words),
                    )
                    for seat in (a, b):
                        await seat.until(lambda seat=seat: len(seat.chat) == 20)  # type: ignore[misc]
                    assert a.chat == b.chat
                    assert [line.number for line in a.chat] == list(range(1, 21))
                await a.until(lambda: not a.people[1].here)

    run(work())


def test_a_server_that_is_gone_has_nobody_any_more(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signals.Signals, "_say_goodbye", lambda self: None)

    async def work() -> None:
        async with serving(database=shared) as one:
            links = await one.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cid")])
            async with one.host.sit(links.seats[0]) as a:
                async with serving(database=shared) as other:
                    await other.host.sit(links.seats[1]).__aenter__()
                    await a.until(lambda: a.people[1].here)
                    dead = store_of(other)
                    monkeypatch.setattr(dead.signals, "present", lambda *_: None)
                await _grow_old(one, dead._name)
                await a.until(lambda: not a.people[1].here)

    run(work())


async def _grow_old(server: Running, process: str) -> None:
    """The last beat of a process was long ago."""
    statement = f"UPDATE processes SET beat = beat - interval '1 minute' WHERE id = '{process}'"
    await server.lobby.store._do(lambda connection: connection.exec_driver_sql(statement))


def test_one_open_seat_is_taken_once(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine("Ann"), guest(), bot()])
            async with one.host.sit(links.seats[0]) as a, other.host.sit(links.spectators):
                deafen(other)
                tries = [host.join(links.invitation, "Ben") for host in (one.host, other.host) * 3]
                found = await asyncio.gather(*tries, return_exceptions=True)
                (joined,) = [one for one in found if not isinstance(one, BaseException)]
                refused = [one for one in found if isinstance(one, RefusedError)]
                assert [one.code for one in refused] == ["table-full"] * 5
                assert joined.seat == 1
                await a.until(lambda: a.people[1].name == "Ben")

    run(work())


def test_a_code_leads_to_its_table_from_every_server(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine("Ann"), guest(), bot()])
            code = await one.host.code(links.seats[0])
            assert await other.host.code(links.seats[0]) == code
            assert (await other.host.invited(code.lower())).table == links.table
            await other.host.join(code, "Ben")
            with pytest.raises(RefusedError, match="unknown-link"):
                await one.host.invited(code)

    run(work())


def test_all_go_back_together(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with (
                one.host.sit(links.seats[0]) as a,
                other.host.sit(links.seats[1]) as b,
                other.host.sit(links.seats[2]) as c,
            ):
                await a.answer("move:room-reactor", "0.0")
                await b.until(lambda: b.version == 1)
                await b.undo(to=0)
                await a.until(lambda: a.now.wish is not None)
                await a.consent(False)
                await c.until(lambda: c.now.wish is None)
                await b.undo(to=0)
                await a.until(lambda: a.now.wish is not None)
                # Both agree at the same moment, each at another server.
                await asyncio.gather(a.consent(), c.consent())
                for seat in (a, b, c):
                    await seat.until(lambda seat=seat: seat.version == 2)  # type: ignore[misc]
                    assert (seat.now.answers, seat.now.wish) == (0, None)

    run(work())


def test_a_standing_answer_holds_at_every_server(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine()] * 3, seed="glass")
            async with one.host.sit(links.seats[0]) as a, other.host.sit(links.seats[1]) as b:
                await a.answer("move:room-reactor", "0.0")
                question = await a.question()
                assert question is not None
                work = next(one.id for one in question.options if one.verb == "work")
                await a.answer(work, question.id)
                await b.question()
                await b.stand("jam", "pass")
                await a.until(lambda: a.now.answers == 3)
                hosted = one.lobby.tables[links.table]
                assert hosted.table.standing == {(1, "jam"): "pass"}
                assert (a.version, hosted.table.version) == (3, 4)

    run(work())


def test_bots_play_at_one_server_and_go_on_at_the_other(shared: str) -> None:
    async def work() -> None:
        async with serving(database=shared) as other:
            async with serving(database=shared, bot_pause=60) as one:
                links = await one.host.create("airlock", [bot(), bot(), bot()])
                async with one.host.sit(links.spectators):
                    task = one.lobby.tables[links.table]._robots._task
                    while links.table not in store_of(one).signals._claimed:
                        await asyncio.sleep(0.001)
                    async with other.host.sit(links.spectators) as watching:
                        while not other.lobby.tables[links.table]._robots._not_before:
                            await asyncio.sleep(0.001)
                        assert watching.now.answers == 0, "they wait where the lock is"
                    assert task is not None
                    assert not task.done()
            async with other.host.sit(links.spectators) as watching:
                await watching.until(lambda: watching.now.over)

    run(work())


def test_what_the_host_does_is_done_everywhere(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cid")])
            async with (
                one.host.sit(links.seats[0]) as a,
                other.host.sit(links.seats[1]) as b,
                other.host.sit(links.seats[2]) as c,
                other.host.sit(links.spectators) as d,
            ):
                await a.mute(1)
                await c.until(lambda: c.people[1].muted)
                with pytest.raises(RefusedError, match="muted"):
                    await b.say("listen!")
                await a.remove(1)
                await a.renew("spectators")
                for seat in (b, d):
                    with pytest.raises(RefusedError, match="removed"):
                        await seat.until(lambda: False)
                await c.until(lambda: c.people[1].kind == "open")
                await c.hand_over("random")
                await a.until(lambda: a.people[2].kind == "bot")

    run(work())


def test_a_table_of_older_rules_goes_on_once(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers play it by newer rules at the same time, and one of them keeps that."""

    async def work() -> None:
        async with serving(database=shared) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with server.host.sit(links.seats[0]) as a:
                await a.answer("move:room-reactor", "0.0")
        monkeypatch.setattr(AirlockGame, "version", "newer")
        async with two(shared) as (one, other):
            sat = [server.host.sit(links.seats[0]) for server in (one, other)]
            await asyncio.gather(*(seat.__aenter__() for seat in sat))
            for server in (one, other):
                log = server.lobby.tables[links.table].table.log
                assert [isinstance(entry, Renewed) for entry in log] == [False, True]
            for seat in sat:
                await seat.__aexit__()

    run(work())


def test_a_lesson_that_is_taken_elsewhere_is_not_forgotten(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            taken, left = [await one.host.learn("airlock", "") for _ in range(2)]
            async with one.host.sit(taken.seats[0]):
                await one.lobby.forget_idle()
                await long_ago(one)
                while await other.lobby.store.load(left.table) is not None:
                    await other.lobby.forget_lessons()
                    await asyncio.sleep(0.01)
                assert await other.lobby.store.load(taken.table) is not None

    run(work())


def test_what_was_read_before_ones_own_change_does_not_undo_it(shared: str) -> None:
    async def work() -> None:
        async with two(shared) as (one, other):
            links = await one.host.create("airlock", [mine(), mine(), mine()])
            async with one.host.sit(links.seats[0]) as ann, other.host.sit(links.seats[1]) as ben:
                deafen(one)
                hosted = one.lobby.tables[links.table]
                await ben.say("hello")
                known = {links.table: others._known(hosted)}
                news = await store_of(one).news({links.table: hosted.known})
                assert news[links.table].around is not None
                await ann.mute(2)
                await others._spread(one.lobby, known, news, set())
                assert hosted.seating.muted == {2}
                assert [line.text for line in hosted.chatting.lines] == ["hello"]

    run(work())
