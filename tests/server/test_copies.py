"""Backups of a running server, from either database into either; and what is finished long ago is deleted."""

import asyncio
import io
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.server.test_lobby import over

from hullbreach.cli import main
from hullbreach.client import RefusedError, mine
from hullbreach.testkit import clusters
from hullbreach.testkit.serving import serving

PEOPLE = [mine("Ann"), mine("Ben"), mine("Cid")]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def told(*words: str) -> tuple[int, str]:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    code = main(words, console=console)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_played_on(
    tmp_path: Path, postgresql: str, source: str, target: str
) -> None:
    file = tmp_path / "backup"

    async def work(old: str, new: str) -> None:
        here = old if source == "postgresql" else None
        there = new if target == "postgresql" else None
        data = tmp_path / "old", tmp_path / "new"
        async with serving(data[0], database=here) as server:
            links = await server.host.create("airlock", PEOPLE)
            async with server.host.sit(links.seats[0]) as ann:
                await ann.answer("move:room-reactor", "0.0")
                for word in ("one", "two"):
                    await ann.say(word)
                name, where = ("--database", old) if here else ("--data", str(data[0]))
                code, words = await asyncio.to_thread(told, "backup", str(file), name, where)
                assert (code, "One table is" in words) == (0, True)
                await ann.answer("stop", "1.0")
        assert file.stat().st_mode & 0o777 == 0o600
        name, where = ("--database", new) if there else ("--data", str(data[1]))
        assert told("restore", str(file), name, where)[0] == 0
        code, words = told("restore", str(file), name, where)
        assert (code, "already" in words) == (2, True)
        async with (
            serving(data[1], database=there) as server,
            server.host.sit(links.seats[0]) as ann,
        ):
            assert ann.now.answers == 1
            assert [line.text for line in ann.chat] == ["one", "two"]
            await ann.say("three")
            await ann.answer("stop", "1.0")

    with clusters.new_schema(postgresql) as old, clusters.new_schema(postgresql) as new:
        run(work(old, new))


def test_nothing_is_overwritten_and_nothing_is_made_of_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("precious")
    assert told("backup", str(file), "--data", str(tmp_path))[0] == 2
    assert told("restore", str(file), "--data", str(tmp_path))[0] == 2
    assert told("restore", str(tmp_path / "missing"), "--data", str(tmp_path))[0] == 2
    assert file.read_text() == "precious"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_finished_games_are_deleted_and_others_are_not(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    async def work(where: str | None) -> None:
        async with serving(tmp_path, database=where) as server:
            finished = await over(server, *PEOPLE)
            running = await server.host.create("airlock", PEOPLE)
            place = ("--database", where) if where else ("--data", str(tmp_path))

            async def prune(day: str) -> str:
                words = ("prune", "--finished-before", day, *place)
                code, said = await asyncio.to_thread(told, *words)
                assert code == 0
                return said

            assert "nothing" in await prune("2020-01-01")
            assert "One table" in await prune("2999-01-01")
            with pytest.raises(RefusedError, match="unknown-link"):
                await server.host.share(finished.seats[0])
            async with server.host.sit(running.seats[0]) as seat:
                await seat.answer("move:room-reactor", "0.0")

    if database == "sqlite":
        run(work(None))
    else:
        run(work(request.getfixturevalue("shared")))
