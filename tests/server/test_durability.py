"""The power fails at any moment: what was acknowledged is there, and everyone plays on."""

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from hullbreach.client import FIRST_PAUSE, Host, RefusedError, Seat, mine
from hullbreach.kernel.saves import Answer
from hullbreach.kernel.table import Table
from hullbreach.server import store
from hullbreach.server.house import load_table
from hullbreach.server.sqlite import SqliteStore
from hullbreach.server.stored import StoredTable
from hullbreach.testkit.serving import serving

DYING = Path(__file__).parent / "dying.py"


class Power:
    """Servers one after the other, on the same socket and the same data."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._server = 0
        self.failed: asyncio.Task[int]
        """How the server that runs now has ended, once it has."""

    async def on(self, moment: str, number: int) -> None:
        """Start a server that dies at some moment."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{moment} {number}\n".encode())
        self._server = await self._told()
        self.failed = asyncio.create_task(self._told())

    async def _told(self) -> int:
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())

    def off(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it from outside."""
        os.kill(self._server, how)


@contextlib.asynccontextmanager
async def power(listening: socket.socket, data: Path) -> AsyncIterator[Power]:
    """What servers are started from; it ends with them."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(DYING),
        str(listening.fileno()),
        str(data),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        pass_fds=[listening.fileno()],
    )
    found = Power(process)
    try:
        yield found
    finally:
        if not found.failed.done():
            found.off()
            await found.failed
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def stored(data: Path, table: str) -> StoredTable:
    store = await SqliteStore.open(data / "tables.sqlite")
    try:
        found = await store.load(table)
        assert found is not None
        return found
    finally:
        await store.close()


async def play(seat: Seat, note: Callable[[Answer], None]) -> None:
    """Answer what is asked until the end, and note everything that the server has acknowledged."""
    turn = 0
    while (question := await seat.question()) is not None:
        option = question.options[turn % len(question.options)].id
        await seat.answer(option, question.id)
        note(Answer(seat.number, question.id, option))
        turn += 1


@pytest.mark.parametrize(
    "deaths",
    [
        [("before", 3), ("after", 4)],
        [("told", 2)],
    ],
)
def test_kill_9_at_any_moment(tmp_path: Path, deaths: list[tuple[str, int]]) -> None:
    async def work() -> None:
        acknowledged: list[Answer] = []
        with socket.create_server(("127.0.0.1", 0), backlog=128) as listening:
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            plan = iter([*deaths, ("never", 0)])
            moment, target = next(plan)

            def note(answer: Answer) -> None:
                acknowledged.append(answer)
                if moment == "told" and len(acknowledged) == target:
                    current.off()

            async with power(listening, tmp_path) as current, Host(address) as host:
                await current.on(moment, target)
                options = {"air": 12}
                links = await host.create("airlock", [mine(), mine(), mine()], options, "power")
                async with (
                    host.sit(links.seats[0]) as a,
                    host.sit(links.seats[1]) as b,
                    host.sit(links.seats[2]) as c,
                ):
                    seats = (a, b, c)
                    playing = asyncio.gather(*(play(seat, note) for seat in seats))
                    while True:
                        both: list[asyncio.Future[Any]] = [playing, current.failed]
                        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                        if playing.done():
                            break
                        assert current.failed.result() == -signal.SIGKILL
                        # Whatever was acknowledged is on the disk, and plays to the same hashes.
                        known = list(acknowledged)
                        kept = await stored(tmp_path, links.table)
                        table = load_table(kept)
                        check(kept, known)
                        moment, target = next(plan)
                        await current.on(moment, target)
                    await playing
                    assert next(plan, None) is None, "the game was over too soon"
                    assert all(seat.connections > 1 for seat in seats)
                    current.off(signal.SIGTERM)
                    assert await current.failed == 0
        kept = await stored(tmp_path, links.table)
        check(kept, acknowledged)
        table = load_table(kept)
        assert table.over
        assert {one.version for one in seats} == {table.version}
        assert all(seat.scene == table.scene(seat.number) for seat in seats)
        assert same_game_without_a_server(kept).hash() == table.hash()

    asyncio.run(asyncio.wait_for(work(), 90))


def check(kept: StoredTable, acknowledged: list[Answer]) -> None:
    answers = {
        (entry.seat, entry.ask): entry.option for entry in kept.log if isinstance(entry, Answer)
    }
    for given in acknowledged:
        assert answers[given.seat, given.ask] == given.option


def same_game_without_a_server(kept: StoredTable) -> Table:
    table = Table.new(kept.game, seats=kept.seats, options=kept.options, seed=kept.seed)
    for entry in kept.log:
        assert isinstance(entry, Answer)
        table.answer(entry.seat, entry.ask, entry.option)
    return table


def test_a_commit_that_fails_changes_nothing(tmp_path: Path) -> None:
    """The disk is full: nobody is told, the table is as it was, and later the game goes on."""

    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with (
                server.host.sit(links.seats[0]) as a,
                server.host.sit(links.seats[1]) as b,
            ):
                question = await a.question()
                assert question is not None
                before = server.lobby.tables[links.table].table.hash()
                store = server.lobby.store
                commit, failures = store._commit, 2

                async def full(rows: Any) -> None:
                    nonlocal failures
                    if failures:
                        failures -= 1
                        assert b.version == 0
                        raise OSError("disk full")
                    # By now the table has been read anew, and is as it was.
                    assert server.lobby.tables[links.table] is not spoiled
                    assert spoiled.gone
                    await commit(rows)

                spoiled = server.lobby.tables[links.table]
                store._commit = full  # type: ignore[method-assign]
                option = question.options[0].id
                for tries in (1, 2):
                    with pytest.raises(RefusedError, match="interrupted"):
                        await a.answer(option, question.id)
                    await a.until(lambda tries=tries: a.connections == tries + 1)  # type: ignore[misc]
                await a.answer(option, question.id)
                await b.until(lambda: b.version == 1)
                assert b.connections == 3
                table = server.lobby.tables[links.table].table
                again = load_table(await stored(tmp_path, links.table))
                assert table.version == 1
                assert again.hash() == table.hash() != before

    asyncio.run(asyncio.wait_for(work(), 60))


def test_while_the_disk_is_full_everyone_waits_longer_each_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One table hammers at a database that fails: few commits, few lines, and health says so."""

    async def work() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as http:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            store = server.lobby.store
            commit, tries = store._commit, 0

            async def full(rows: Any) -> None:
                nonlocal tries
                tries += 1
                raise sqlite3.OperationalError("database or disk is full")

            async with server.host.sit(links.seats[0]) as a:
                question = await a.question()
                assert question is not None
                store._commit = full  # type: ignore[method-assign]
                for number in (1, 2, 3):
                    with pytest.raises(RefusedError, match="interrupted"):
                        await a.answer(question.options[0].id, question.id)
                    await a.until(lambda number=number: a.connections == number + 1)  # type: ignore[misc]
                assert tries == 3
                assert a.pause == FIRST_PAUSE * 4
                assert store._pause == 0.4
                store._commit = commit  # type: ignore[method-assign]
                await a.answer(question.options[0].id, question.id)
                assert store._pause == 0
            assert (await http.get("/health")).json() == {"status": "ok"}

    asyncio.run(asyncio.wait_for(work(), 60))
    assert "Traceback" not in caplog.text
    assert len(caplog.records) == 6
    assert "the next try is in 0.4 s" in caplog.text


def test_health_writes(tmp_path: Path) -> None:
    """A database that can be read and not written is not healthy."""

    async def work() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as http:
            log = tmp_path / "tables.sqlite-wal"
            before = log.stat().st_size
            assert (await http.get("/health")).json() == {"status": "ok"}
            assert log.stat().st_size > before
            store = server.lobby.store
            await store._do(lambda connection: connection.exec_driver_sql("PRAGMA query_only=1"))
            store._health_since -= 1000
            ill = await http.get("/health")
            assert (ill.status_code, ill.json()) == (503, {"status": "failing"})
            with pytest.raises(RefusedError, match="interrupted"):
                await server.host.create("airlock", [mine(), mine(), mine()])

    asyncio.run(asyncio.wait_for(work(), 60))


def test_many_who_ask_for_health_share_one_commit(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        check, times = store.check, 0

        async def counted() -> None:
            nonlocal times
            times += 1
            await check()

        store.check = counted  # type: ignore[method-assign]
        assert all(await asyncio.gather(*(store.healthy() for _ in range(100))))
        assert times == 1
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_tables_share_commits_and_one_alone_waits_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(entries: SqliteStore, table: str, answers: int) -> None:
        for number in range(answers):
            await entries.turn(table)
            await entries.append(table, number, [Answer(0, f"{number}.0", "stop")])
            await asyncio.sleep(0.001)

    async def work() -> None:
        commits: list[float] = []
        entries = await SqliteStore.open(None)
        entries.timed = commits.append
        monkeypatch.setattr(store, "BREATH", 30.0)
        await asyncio.wait_for(play(entries, "alone", 10), 20)
        assert len(commits) == 10
        monkeypatch.setattr(store, "BREATH", 0.3)
        commits.clear()
        await asyncio.gather(*(play(entries, f"table-{one}", 3) for one in range(20)))
        assert len(commits) < 10
        await entries.close()

    asyncio.run(asyncio.wait_for(work(), 60))
