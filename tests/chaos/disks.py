"""The disk fails: its log is cut, it is full, somebody else has the database, the database is damaged."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from tests.chaos.faults import Fault, Trial
from tests.chaos.players import AIR, Crowd
from tests.chaos.servers import Disk, Process
from tests.server.test_soundness import DAMAGES

from hullbreach.client import Host, mine
from hullbreach.kernel.saves import LogEntry
from hullbreach.server.house import load_table
from hullbreach.testkit.serving import serving

CUTS: dict[str, Callable[[bytes], bytes]] = {
    "to 90 %": lambda whole: whole[: len(whole) * 9 // 10],
    "to a half": lambda whole: whole[: len(whole) // 2],
    "to 10 %": lambda whole: whole[: len(whole) // 10],
    "to nothing": lambda whole: b"",
    "garbage in the middle": lambda whole: (
        whole[: len(whole) // 2] + b"\x5a" * 500 + whole[len(whole) // 2 + 500 :]
    ),
    "one bit": lambda whole: (
        whole[: len(whole) // 3]
        + bytes([whole[len(whole) // 3] ^ 1])
        + whole[len(whole) // 3 + 1 :]
    ),
}


async def play(host: Host, token: str, answers: int) -> None:
    """Answer so many questions of a table whose seats all belong to one person."""
    async with host.sit(token) as seat:
        for _ in range(answers):
            question = await seat.question()
            if question is None:
                return
            await seat.answer(question.options[0].id, question.id)


async def cuts(trial: Trial) -> str:
    """After every cut of the log the game goes on from the last whole commit."""
    data = trial.folder / "data"
    async with serving(data) as server:
        links = await server.host.create("airlock", [mine(), mine(), mine()], AIR)
        hosted = server.lobby.tables[links.table]
        while len(hosted.table.log) < trial.of(6, 40) and not hosted.table.over:
            ask = hosted.table.asks()[0]
            await play(server.host, links.seats[ask.seat], 1)
        whole = list(hosted.table.log)
        for number in range(len(CUTS)):
            shutil.copytree(data, trial.folder / f"cut-{number}")
    kept = []
    for number, (name, cut) in enumerate(CUTS.items()):
        folder = trial.folder / f"cut-{number}"
        log = folder / "tables.sqlite-wal"
        log.write_bytes(cut(log.read_bytes()))
        for shared in folder.glob("*-shm"):
            shared.unlink()
        kept.append(await _goes_on(folder, links.table, links.seats, whole))
        trial.say(f"cut {name}: {kept[-1]} of {len(whole)} kept")
    return f"{len(CUTS)} cuts of the log: {'/'.join(map(str, kept))} of {len(whole)} entries kept"


async def _goes_on(folder: Path, table: str, seats: dict[int, str], whole: list[LogEntry]) -> int:
    async with serving(folder) as server:
        stored = await server.lobby.store.load(table)
        if stored is None:
            # Not even the table was on the disk proper: another one can be made.
            await server.host.create("airlock", [mine(), mine(), mine()])
            return 0
        assert stored.log == whole[: len(stored.log)]
        ask = load_table(stored).asks()[0]
        await play(server.host, seats[ask.seat], 1)
        return len(stored.log)


async def health(port: int) -> str:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        return str((await http.get("/health")).json()["status"])


async def _until(port: int, wanted: str) -> None:
    async with asyncio.timeout(120):
        while await health(port) != wanted:
            await asyncio.sleep(0.2)


async def full_files(trial: Trial) -> str:
    """A disk that takes no more, by a limit on the size of files."""
    data = trial.folder / "data"
    server = trial.start.start(data, file_size=trial.of(150_000, 600_000))

    def make_room() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

    return await _full(trial, data, server, make_room)


async def full_disk(trial: Trial) -> str:
    """A disk that takes no more, really: a small one in memory, where this machine lets us."""
    place = trial.folder / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=600k,mode=700", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        return "left out: only root can make a small disk"
    try:
        data = place / "data"
        server = trial.start.start(data, log=trial.folder / "data.log")

        def make_room() -> None:
            larger = ["mount", "-o", "remount,size=100m", str(place)]
            subprocess.run(larger, check=True, capture_output=True)

        return await _full(trial, data, server, make_room, trial.folder / "copied")
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True, capture_output=True)


async def _full(
    trial: Trial,
    data: Path,
    server: Process,
    make_room: Callable[[], None],
    copied: Path | None = None,
) -> str:
    port = await server.ready()
    async with Crowd(f"http://127.0.0.1:{port}", trial.of(2, 6), trial.seed) as crowd:
        await _until(port, "failing")
        trial.say(f"full after {crowd.count[0]} answers")
        await asyncio.sleep(trial.of(0.5, 10.0))
        before = crowd.count[0]
        make_room()
        await _until(port, "ok")
        crowd.promised.clear()
        await crowd.promised.wait()
    assert await server.end(trial.gently) == 0
    if copied is not None:
        shutil.copytree(data, copied)
    disk = await Disk.of(copied or data)
    await crowd.check(disk, all_of_them=True)
    await disk.close()
    lines = (trial.folder / "data.log").read_text().splitlines()
    assert lines, "nothing in the log"
    assert len(lines) < 100, f"{len(lines)} lines in the log"
    assert not any("Traceback" in line for line in lines), "a traceback in the log"
    return f"{before} answers kept while it was full, {crowd.count[0]} after; {len(lines)} lines logged"


@asynccontextmanager
async def _locked(path: Path) -> AsyncIterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def locked(trial: Trial) -> str:
    """Another program has the database for a while: everyone waits, and nothing is lost."""
    data = trial.folder / "data"
    server = trial.start.start(data)
    port = await server.ready()
    async with Crowd(f"http://127.0.0.1:{port}", trial.of(2, 6), trial.seed) as crowd:
        await crowd.promised.wait()
        async with _locked(data / "tables.sqlite"):
            await asyncio.sleep(trial.of(0.5, 12.0))
            if not trial.short:
                assert await health(port) == "failing"
        await _until(port, "ok")
        crowd.promised.clear()
        await crowd.promised.wait()
    assert await server.end(trial.gently) == 0
    await look_at_all(crowd, data)
    return f"{crowd.count[0]} answers kept, with the database locked for {trial.of(0.5, 12.0):g} s"


async def look_at_all(crowd: Crowd, data: Path) -> None:
    disk = await Disk.of(data)
    await crowd.check(disk, all_of_them=True)
    await disk.close()


async def damages(trial: Trial) -> str:
    """A damaged database: the command ends with one line that says what to do."""
    async with serving(trial.folder / "whole") as server:
        for _ in range(20):
            await server.host.create("airlock", [mine(), mine(), mine()])
    whole = (trial.folder / "whole" / "tables.sqlite").read_bytes()
    run = "import sys; from hullbreach.cli import main; sys.exit(main())"
    for name, (spoil, words) in DAMAGES.items():
        folder = trial.folder / name
        folder.mkdir()
        path = folder / "tables.sqlite"
        path.write_bytes(whole)
        spoil(path)
        ended = await asyncio.to_thread(
            subprocess.run,
            [
                sys.executable,
                "-c",
                run,
                "serve",
                "--no-browser",
                "--port",
                "0",
                "--data",
                str(folder),
            ],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        said = (ended.stdout + ended.stderr).strip()
        assert (ended.returncode, said.count("\n")) == (2, 0), said
        assert words in said
        trial.say(name)
    return f"{len(DAMAGES)} kinds of damage, each one line"


FAULTS = [
    Fault("cuts", cuts),
    Fault("full-files", full_files),
    Fault("full-disk", full_disk, short=False),
    Fault("locked", locked),
    Fault("damages", damages, short=False),
]
