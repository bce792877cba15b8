"""Seats: handed over and taken back, left and come back to; files, replays and reports."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.client import RefusedError, Seat, bot, guest, mine
from hullbreach.kernel.table import Table
from hullbreach.kernel.texts import LANGUAGES, Texts
from hullbreach.server.forms import Links
from hullbreach.server.listeners import Listener
from hullbreach.server.protocol import Close, Hello
from hullbreach.testkit.serving import GENEROUS, Running, serving

both = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


async def cut(seat: Seat) -> None:
    assert seat._socket is not None
    await seat._socket.close()


async def alone(server: Running, seat: int, table: str) -> None:
    while server.lobby.tables[table].here(seat):
        await asyncio.sleep(0.01)


@both
def test_a_seat_is_given_to_a_bot_and_taken_back() -> None:
    async def work() -> None:
        async with serving(bot_pause=0.01) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cid")])
            async with server.host.sit(links.seats[0]) as a:
                await a.question()
                await a.hand_over("random")
                await a.until(lambda: a.now.waiting == [1])
                assert a.people[0].kind == "bot"
                with pytest.raises(RefusedError, match="bot-plays"):
                    await a.answer("stop", "0.0")
                await a.hand_over(None)
                assert a.people[0].kind == "person"
                assert a.people[0].name == "Ann"

    run(work())


@pytest.mark.parametrize("kind", ["survivor", "search@2"])
def test_the_games_own_bots_take_a_seat_over(kind: str) -> None:
    async def work() -> None:
        async with serving(bot_pause=0) as server:
            links = await server.host.create("nemesis", [mine("Ann"), mine("Ben")])
            async with server.host.sit(links.seats[0]) as a, server.host.sit(links.seats[1]) as b:
                await a.hand_over(kind)
                await b.hand_over(kind)
                await a.until(lambda: a.now.answers >= 12)
                await a.hand_over(None)
                await b.hand_over(None)
                assert [one.kind for one in a.people] == ["person", "person"]

    run(work())


def test_the_bots_of_each_game_are_told_the_usual_one_first() -> None:
    async def work() -> None:
        async with serving() as server:
            games = {game.name: game for game in (await server.host.info()).games}
            for name in ("nemesis", "lockdown", "invader", "retaliation"):
                assert games[name].bots == ["survivor", "random", "search"]
                seats = [mine(), *(bot(kind) for kind in games[name].bots)]
                links = await server.host.create(name, seats)
                async with server.host.sit(links.seats[0]) as a:
                    assert [one.bot for one in a.people[1:]] == games[name].bots
            assert games["airlock"].bots == ["random", "search"]

    run(work())


def test_a_bot_of_another_game_gets_no_seat() -> None:
    async def work() -> None:
        async with serving() as server:
            seats = [mine(), mine(), bot()]
            links = await server.host.create("airlock", seats)
            async with server.host.sit(links.seats[0]) as a:
                with pytest.raises(RefusedError, match="unknown-bot"):
                    await a.hand_over("survivor")
                assert a.people[2].name == "random", "the usual bot of the game"

    run(work())


@both
def test_a_lost_players_seat() -> None:
    async def work() -> None:
        limits = msgspec.structs.replace(GENEROUS, absence=60)
        async with serving(limits=limits, bot_pause=0.01) as server:
            now = 0.0
            server.lobby.house.clock = lambda: now
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), guest()])
            async with server.host.sit(links.seats[0]) as a:
                async with server.host.sit(links.seats[1]):
                    with pytest.raises(RefusedError, match="seat-taken"):
                        await a.hand_over("random", 1)
                await alone(server, 1, links.table)
                now = 59.0
                with pytest.raises(RefusedError, match="seat-taken"):
                    await a.hand_over("random", 1)
                now = 61.0
                await a.hand_over("random", 1)
                assert a.people[1].kind == "bot"
                # Nobody else can take it away from the player.
                with pytest.raises(RefusedError, match="seat-taken"):
                    await a.hand_over(None, 1)
                async with server.host.sit(links.seats[1]) as b:
                    await b.hand_over(None)
                    assert (b.people[1].kind, b.people[1].name) == ("person", "Ben")
                # A seat that nobody has taken can be filled, and opened again.
                await a.hand_over("random", 2)
                with pytest.raises(RefusedError, match="table-full"):
                    await server.host.join(links.invitation)
                await a.hand_over(None, 2)
                assert (await server.host.join(links.invitation)).seat == 2

    run(work())


@both
def test_whoever_comes_back_is_brought_up_to_date() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with (
                server.host.sit(links.seats[0]) as a,
                server.host.sit(links.seats[1]) as b,
            ):
                # Nothing happened meanwhile: nothing is sent again.
                await cut(b)
                await b.until(lambda: b.connections == 2)
                assert b.snapshots == 1

                # Something happened: one update brings it all.
                hosted = server.lobby.tables[links.table]
                async with hosted.lock:
                    await cut(b)
                    while hosted.here(1):
                        await asyncio.sleep(0.01)
                    # b waits for the lock; a's answer was there before.
                    await hosted.play(lambda: hosted.table.answer(0, "0.0", "stop"))
                await b.until(lambda: b.connections == 3)
                assert (b.version, b.snapshots) == (1, 1)
                assert b.scene == hosted.table.scene(1)
                await a.until(lambda: a.version == 1)

                # What it has is wrong: the whole picture.
                b._hash += 1
                await cut(b)
                await b.until(lambda: b.connections == 4)
                assert b.snapshots == 2

                # It missed a line of the chat.
                await a.say("one")
                await b.until(lambda: len(b.chat) == 1)
                b.chat.clear()
                await cut(b)
                await b.until(lambda: b.connections == 5)
                assert [line.text for line in b.chat] == ["one"]
                assert b.snapshots == 2

    run(work())


def test_a_client_that_is_too_slow_is_cut_off_and_catches_up() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            hosted = server.lobby.tables[links.table]
            slow = Listener(1, limit=2)
            await hosted.join(slow, Hello("x"))
            async with server.host.sit(links.seats[0]) as a:
                for number in range(3):
                    await a.say(str(number))
                assert slow.closing is Close.COME_BACK
                assert await slow.messages() == []
                assert server.lobby.house.metrics.cut_off > 0
                hosted.leave(slow)
            async with server.host.sit(links.seats[1]) as b:
                assert [line.text for line in b.chat] == ["0", "1", "2"]

    run(work())


async def finish(server: Running, token: str) -> None:
    async with server.host.sit(token) as seat:
        while (question := await seat.question()) is not None:
            await seat.answer(question.options[-1].id, question.id)


@both
def test_a_finished_game_can_be_looked_at_and_played_on() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), bot(), bot()])
            mid = await host.file(links.seats[0])  # who plays alone may have it
            assert Table.load(mid).version >= 0
            await finish(server, links.seats[0])
            table = server.lobby.tables[links.table].table
            assert Table.load(await host.file(links.spectators)).hash() == table.hash()
            first = await host.moment(links.seats[0], 0, 1)
            assert (first.seat, first.scene) == (1, table.at(0).scene(1))
            last = await host.moment(links.seats[0], 10**6)
            assert last.now.over
            assert len((await host.course(links.seats[0])).rows) == table.answers + 1
            with pytest.raises(RefusedError, match="unknown-seat"):
                await host.moment(links.seats[0], 0, 9)
            again = await host.fork(links.seats[0], 3)
            async with host.sit(again.seats[0]) as seat:
                assert [one.kind for one in seat.people] == ["person", "open", "open"]
            with pytest.raises(RefusedError, match="no-undo"):
                await host.fork(links.seats[0], 10**6)
            played = await host.upload(mid)
            assert server.lobby.tables[played.table].table.hash() == Table.load(mid).hash()

    run(work())


def test_the_file_of_a_game_in_progress_is_secret() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), bot()])
            async with server.host.sit(links.seats[0]) as a:
                # A bot that plays for somebody does not make us alone.
                await a.hand_over("random", 1)
            for token in (links.seats[0], links.seats[1], links.spectators):
                for attempt in (
                    server.host.file(token),
                    server.host.moment(token, 0),
                    server.host.course(token),
                    server.host.fork(token, 0),
                ):
                    with pytest.raises(RefusedError, match="still-secret"):
                        await attempt

    run(work())


@both
def test_everyone_is_told_who_dealt(tmp_path: Path) -> None:
    async def told(server: Running, links: Links) -> str:
        async with server.host.sit(links.spectators) as guest:
            return guest.table.origin

    async def work() -> None:
        people = [mine(), bot(), bot()]
        async with serving(tmp_path) as server:
            host = server.host
            dealt = await host.create("airlock", people)
            chosen = await host.create("airlock", people, None, "chosen")
            uploaded = await host.upload(await host.file(chosen.seats[0]))
            await finish(server, dealt.seats[0])
            forked = await host.fork(dealt.seats[0], 3)
        async with serving(tmp_path) as server:
            tables = {"dealt": dealt, "seed": chosen, "file": uploaded, "fork": forked}
            for origin, links in tables.items():
                assert await told(server, links) == origin

    run(work())


def test_a_database_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), bot(), bot()])
            older = "ALTER TABLE tables DROP COLUMN origin"
            await server.lobby.store._do(lambda connection: connection.exec_driver_sql(older))
        async with serving(tmp_path) as server, server.host.sit(links.seats[0]) as seat:
            assert seat.table.origin == "dealt"

    run(work())


def test_the_end_tells_how_it_came_to_it() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), bot(), bot()])
            await finish(server, links.seats[0])
            async with server.host.sit(links.seats[0]) as seat:
                kinds = [line.kind for line in seat.now.ending]
                assert "ended" in kinds
                assert seat.log[-len(kinds) :] == seat.now.ending

    run(work())


def test_a_report_carries_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), mine(), bot()])
            await server.host.report(links.seats[1], "The door is ajar.")
            note, game = sorted((tmp_path / "reports").iterdir(), key=lambda file: file.suffix)[
                ::-1
            ]
            assert "The door is ajar." in note.read_text(encoding="utf-8")
            table = server.lobby.tables[links.table].table
            assert Table.load(game.read_bytes()).hash() == table.hash()

    run(work())


@both
def test_tables_that_nobody_uses_are_put_away_and_found_again() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with server.host.sit(links.seats[0]) as a:
                await server.lobby.forget_idle()
                assert links.table in server.lobby.tables
                question = await a.question()
                assert question is not None
                await a.answer(question.options[0].id)
            await alone(server, 0, links.table)
            before = server.lobby.tables[links.table].table.hash()
            await server.lobby.forget_idle()
            assert not server.lobby.tables
            seats = await asyncio.gather(
                *(server.host.sit(links.seats[n]).__aenter__() for n in range(3))
            )
            assert server.lobby.tables[links.table].table.hash() == before
            for seat in seats:
                await seat.__aexit__()

    run(work())


def test_bots_at_a_table_have_names_of_their_own() -> None:
    async def work() -> None:
        async with serving() as server:
            seats = [mine("A"), bot("random"), bot("random"), bot("random")]
            links = await server.host.create("airlock", seats)
            async with server.host.sit(links.seats[0]) as a:
                called = [one.alias for one in a.people]
                assert not called[0], "people have their own names"
                names = [one for one in called if one]
                for language in LANGUAGES:
                    texts = Texts(language, "airlock")
                    assert all(texts.has(one) for one in names)
                    assert len({texts.name(one) for one in names}) == 3

    run(work())
