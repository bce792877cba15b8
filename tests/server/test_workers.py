"""The command with a database that is shared, and with several processes."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import psycopg
import pytest
from tests.server.test_serve import told

from hullbreach.cli import serve
from hullbreach.client import Host, Seat, mine
from hullbreach.games.airlock import AirlockGame
from hullbreach.kernel import extras
from hullbreach.server.serving import Server
from hullbreach.testkit.serving import serving

RUN = "import sys; from hullbreach.cli import main; sys.exit(main())"


def test_several_processes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    code, words = told("--data", str(tmp_path), "--port", "0", "--workers", "2")
    assert code == 2
    assert "SQLite" in words
    assert "--database" in words


@pytest.mark.parametrize("count", ["0", "-1"])
def test_a_number_of_processes_that_is_none(tmp_path: Path, count: str) -> None:
    code, words = told("--data", str(tmp_path), "--port", "0", f"--workers={count}")
    assert (code, count in words) == (2, True)


def test_a_database_of_another_kind_is_refused_without_its_password(tmp_path: Path) -> None:
    address = "mysql://user:secret@localhost/tables"
    code, words = told("--data", str(tmp_path), "--port", "0", "--database", address)
    assert code == 2
    assert "postgresql://" in words
    assert "secret" not in words


def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "psycopg" else name)
    address = "postgresql://localhost/tables"
    code, words = told("--data", str(tmp_path), "--port", "0", "--database", address)
    assert code == 2
    assert "hullbreach[postgres]" in words


def test_a_database_that_is_away_is_one_sentence(tmp_path: Path) -> None:
    address = f"postgresql:///tables?host={tmp_path}&user=nobody"
    code, words = told("--data", str(tmp_path), "--port", "0", "--database", address)
    assert code == 2
    assert "--database" in words
    assert "Traceback" not in words


@contextlib.asynccontextmanager
async def command(*words: str) -> AsyncIterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it tells."""
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, "serve", "--no-browser", "--port", "0", *words],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        found = None
        while found is None:
            line = await asyncio.to_thread(process.stdout.readline)
            assert line, "it ended without an address"
            found = re.search(r"http://[^/\s]+", line)
        yield process, found[0]
        process.send_signal(signal.SIGTERM)
        rest = await asyncio.to_thread(process.stdout.read)
        assert await asyncio.to_thread(process.wait) == 0
        assert "safe" in rest
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def hosting(address: str) -> int:
    """At how many processes somebody listens."""
    query = "SELECT count(*) FROM presence WHERE screens <> '{}'"
    with psycopg.connect(address) as line:
        while True:
            (count,) = line.execute(query).fetchone() or (0,)
            line.rollback()
            if count:
                return int(count)
            await asyncio.sleep(0.01)


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def answer(seat: Seat) -> None:
    question = await seat.question()
    assert question is not None
    await seat.answer(question.options[0].id, question.id)


def test_one_of_several_processes_dies_and_everyone_plays_on(tmp_path: Path, shared: str) -> None:
    async def work() -> None:
        ways = ("--data", str(tmp_path), "--database", shared, "--workers", "2")
        async with command(*ways) as (process, address), Host(address) as host:
            first = children(process.pid)
            assert len(first) == 2
            links = await host.create("airlock", [mine(), mine(), mine()])
            async with contextlib.AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(host.sit(token))
                    for token in [*links.seats.values()] * 3
                ]
                assert await hosting(shared) == 1, "they are brought together"
                for victim in first:
                    before = seats[0].version
                    os.kill(victim, signal.SIGKILL)
                    asked = next(one for one in seats if one.now.question is not None)
                    await answer(asked)
                    for seat in seats:
                        await seat.until(lambda seat=seat, at=before: seat.version > at)  # type: ignore[misc]
                    while victim in children(process.pid) or len(children(process.pid)) < 2:
                        await asyncio.sleep(0.01)
            assert not set(first) & set(children(process.pid))

    asyncio.run(asyncio.wait_for(work(), 90))


async def counted(address: str, name: str) -> int:
    """A number of the server, from the process whose turn it is: each connection has another."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{address}/metrics")).text
    found = re.search(rf"^{name} (\d+)$", text, re.MULTILINE)
    assert found is not None, text
    return int(found[1])


def test_whichever_process_is_asked_has_the_numbers_of_all(tmp_path: Path, shared: str) -> None:
    async def work() -> None:
        ways = ("--data", str(tmp_path), "--database", shared, "--workers", "2")
        async with command(*ways) as (process, address), Host(address) as host:
            links = await host.create("airlock", [mine(), mine(), mine()])
            async with contextlib.AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(host.sit(token))
                    for token in links.seats.values()
                ]
                await answer(next(one for one in seats if one.now.question is not None))
                for name, wanted in (("hullbreach_answers_total", 1), ("hullbreach_clients", 3)):
                    for _ in range(3 * 2):
                        while await counted(address, name) != wanted:
                            await asyncio.sleep(0.05)
                # What was counted is not lost with who counted it.
                first = children(process.pid)
                for victim in first:
                    os.kill(victim, signal.SIGKILL)
                while set(first) & set(children(process.pid)) or len(children(process.pid)) < 2:
                    await asyncio.sleep(0.01)
                for _ in range(2 * 2):
                    assert await counted(address, "hullbreach_answers_total") == 1

    asyncio.run(asyncio.wait_for(work(), 90))


def test_it_says_what_becomes_of_tables_of_older_rules(
    tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(database=shared) as server:
            for _ in range(2):
                await server.host.create("airlock", [mine(), mine(), mine()])

    asyncio.run(asyncio.wait_for(work(), 60))
    monkeypatch.setattr(Server, "run", lambda self, sockets: self._announce())
    monkeypatch.setattr(serve, "tune", lambda: None)
    ways = ("--data", str(tmp_path), "--database", shared, "--port", "0")
    assert "older rules" not in told(*ways)[1]
    monkeypatch.setattr(AirlockGame, "version", "newer")
    assert "2 tables were begun under older rules" in told(*ways)[1]
