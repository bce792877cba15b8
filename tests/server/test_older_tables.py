"""A table that was begun under older rules goes on, and what is answered then is never lost."""

import asyncio
import base64
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hullbreach.client import Host, RefusedError, bot, mine
from hullbreach.games.airlock import AirlockGame
from hullbreach.kernel.keeping import unpacked
from hullbreach.kernel.saves import Kept, Renewed, decode
from hullbreach.server import older
from hullbreach.server.app import DATABASE
from hullbreach.testkit.serving import serving


async def answered(host: Host, links: list[str], times: int, choice: int = -1) -> int:
    """Answer so often from these seats, whoever is asked; the answers in force then."""
    for _ in range(times):
        for link in links:
            async with host.sit(link) as seat:
                if seat.now.question is not None:
                    await seat.answer(seat.now.question.options[choice].id)
                    break
    async with host.sit(links[0]) as seat:
        return seat.now.answers


def test_a_table_of_older_rules_keeps_what_is_answered_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            first = await answered(server.host, list(links.seats.values()), 3)
        monkeypatch.setattr(AirlockGame, "version", "newer")
        async with serving(tmp_path) as server:
            second = await answered(server.host, list(links.seats.values()), 2)
            log = server.lobby.tables[links.table].table.log
            assert [entry for entry in log if isinstance(entry, Renewed)]
        async with serving(tmp_path) as server:
            third = await answered(server.host, list(links.seats.values()), 0)
            again = server.lobby.tables[links.table].table.log
            assert again == log, "nothing is renewed twice, and nothing is lost"
        assert first < second == third

    asyncio.run(asyncio.wait_for(work(), 60))


def misfit(data: Path) -> None:
    """Today's rules do not know the option of the second answer of any table."""
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        connection.execute(
            "UPDATE entries SET entry = json_set(CAST(entry AS TEXT), '$.option', 'fly:away')"
            " WHERE number = 1"
        )


def test_where_answers_no_longer_fit_a_table_goes_on_from_its_latest_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            people = [mine("Ann"), mine("Ben"), mine("Cy")]
            links = await server.host.create("airlock", people, seed="kept 5")
            seats = list(links.seats.values())
            await answered(server.host, seats, 12, choice=0)
            start = server.lobby.tables[links.table].table.kept[-1]
        assert older.count(older.in_file(tmp_path / DATABASE)) == 0
        monkeypatch.setattr(AirlockGame, "version", "newer")
        misfit(tmp_path)
        assert older.count(older.in_file(tmp_path / DATABASE)) == 1
        async with serving(tmp_path) as server:
            async with server.host.sit(seats[1]) as seat:
                (notice,) = [line for line in seat.log if line.kind == "older-rules"]
                assert notice.text.args["gone_on"] == "round"
                assert len([line for line in seat.log if line.kind == "retold"]) > 1
            answers = await answered(server.host, seats, 2, choice=0)
            table = server.lobby.tables[links.table].table
            assert [one.kept for one in table.log if isinstance(one, Renewed)] == [start.at]
            log, position = table.log, table.hash()
        assert older.count(older.in_file(tmp_path / DATABASE)) == 0
        async with serving(tmp_path) as server:
            assert await answered(server.host, seats, 0) == answers == 2
            again = server.lobby.tables[links.table].table
            assert (again.log, again.hash()) == (log, position)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_finished_game_of_older_rules_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()], seed="kept 2")
            seats = list(links.seats.values())
            await answered(server.host, seats, 60)
            async with server.host.sit(seats[0]) as seat:
                assert seat.now.over
                outcomes, words = seat.now.outcomes, [line.text for line in seat.log]
        monkeypatch.setattr(AirlockGame, "version", "newer")
        misfit(tmp_path)
        async with serving(tmp_path) as server:
            async with server.host.sit(seats[0]) as seat:
                assert (seat.now.over, seat.now.outcomes) == (True, outcomes)
                assert [line.kind for line in seat.now.ending] == ["older-rules"]
            moment = await server.host.moment(seats[0], 0)
            assert [line.text for line in moment.log[:-1]] == words
            assert len((await server.host.course(seats[0])).rounds) == 1

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_table_that_may_have_been_over_is_no_longer_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of 0.1.0 has no positions: at its end its seed was shown, and nothing says whether."""

    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            seats = list(links.seats.values())
            await answered(server.host, seats, 4, choice=0)
        monkeypatch.setattr(AirlockGame, "version", "newer")
        misfit(tmp_path)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
            connection.execute("DELETE FROM kept")
        for _ in range(2):
            async with serving(tmp_path) as server, server.host.sit(seats[0]) as seat:
                assert seat.table.origin == "known"
                assert seat.now.answers == 1

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_kept_position_is_sent_to_nobody(tmp_path: Path) -> None:
    """Neither as it is kept nor unpacked: whoever has one knows every hand."""

    async def work() -> None:
        heard: list[bytes] = []
        kept: list[Kept] = []
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()], seed="kept 5")
            tokens = [links.spectators, *links.seats.values()]
            for _ in range(12):
                for token in tokens:
                    async with server.host.sit(token, heard=heard.append) as seat:
                        if seat.now.question is not None:
                            await seat.answer(seat.now.question.options[0].id)
                            break
                kept += server.lobby.tables[links.table].table.kept
            for token in tokens:
                async with server.host.sit(token, heard=heard.append):
                    pass
                with pytest.raises(RefusedError, match="still-secret"):
                    await server.host.file(token)
            alone = await server.host.create("airlock", [mine(), bot(), bot()])
            file = decode(await server.host.file(alone.seats[0]))
            assert file.seed, "whoever has a file of a running game has its seed already"
        stream = b"\n".join(heard)
        assert len(kept) > 12
        for one in kept:
            for secret in (one.state, unpacked(one.state) if one.state else b""):
                if secret:
                    assert secret[8:40] not in stream
                    assert base64.b64encode(secret)[16:60] not in stream
        assert b"milestone" not in stream

    asyncio.run(asyncio.wait_for(work(), 60))
