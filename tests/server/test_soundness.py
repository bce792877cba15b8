"""A damaged database is found at the start, and said in one line; nothing is made anew."""

import asyncio
import ctypes
import io
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from hullbreach.cli import main
from hullbreach.client import mine
from hullbreach.kernel.texts import LANGUAGES
from hullbreach.server.errors import DamagedData
from hullbreach.server.soundness import examine
from hullbreach.server.sqlite import SqliteStore
from hullbreach.testkit.serving import serving

PAGE = 4096


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a few tables, all of it in one file."""
    folder = tmp_path_factory.mktemp("played")

    async def work() -> None:
        async with serving(folder) as server:
            for _ in range(20):
                links = await server.host.create("airlock", [mine("Ann"), mine(), mine()])
            async with server.host.sit(links.seats[0]) as seat:
                question = await seat.question()
                assert question is not None
                await seat.answer(question.options[0].id)

    asyncio.run(asyncio.wait_for(work(), 60))
    return (folder / "tables.sqlite").read_bytes()


def told(data: Path, *more: str) -> tuple[int, str]:
    """What the command says that must not get as far as to listen."""
    console = Console(file=io.StringIO(), width=200, color_system=None)
    words = ["serve", "--no-browser", "--port", "0", "--data", str(data), *more]
    code = main(words, console=console)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


def header(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(b"x" * 100 + whole[100:])


def middle(path: Path) -> None:
    whole = path.read_bytes()
    half = len(whole) // PAGE // 2 * PAGE
    path.write_bytes(whole[:half] + b"\xaa" * PAGE + whole[half + PAGE :])


def half(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def no_entries(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("DROP TABLE entries")
    database.close()


def no_tables(path: Path) -> None:
    with sqlite3.connect(path) as database:
        for (name,) in database.execute(
            "SELECT name FROM sqlite_master WHERE type='table'"
        ).fetchall():
            if not name.startswith("sqlite_"):
                database.execute(f"DROP TABLE {name}")
    database.close()


def other_tables(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE recipes (name)")
    database.close()


def lone_log(path: Path) -> None:
    path.rename(path.with_name("tables.sqlite-wal"))


DAMAGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "empty": (lambda path: path.write_bytes(b""), "it is empty"),
    "folder": (folder, "it is a folder"),
    "text": (lambda path: path.write_text("Dear diary, " * 1000), "not a database of Hullbreach"),
    "header": (header, "not a database of Hullbreach"),
    "other": (other_tables, "not a database of Hullbreach"),
    "half": (half, "does not hold together"),
    "middle": (middle, "does not hold together"),
    "no-entries": (no_entries, "“entries” is missing"),
    "no-tables": (no_tables, "it is empty"),
    "lone-log": (lone_log, "only its log tables.sqlite-wal is left"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_one_line_that_says_what_to_do(
    tmp_path: Path, played: bytes, damage: str
) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(played)
    spoil, words = DAMAGES[damage]
    spoil(path)
    code, said = told(tmp_path)
    assert code == 2
    assert words in said
    assert "backup" in said
    assert "--data" in said
    assert len(said.strip().splitlines()) == 1, said
    for language in LANGUAGES:
        code, said = told(tmp_path, "--lang", language)
        assert (code, str(path) in said) == (2, True)


def test_what_is_sound_is_left_alone(tmp_path: Path, played: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    examine(path)
    assert not path.exists()
    path.write_bytes(played)
    examine(path)
    assert [one.name for one in tmp_path.iterdir()] == ["tables.sqlite"]


def test_a_missing_table_is_never_made_anew(tmp_path: Path, played: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(played)
    no_entries(path)

    async def work() -> None:
        with pytest.raises(DamagedData):
            await SqliteStore.open(path)

    asyncio.run(work())
    with sqlite3.connect(path) as database:
        found = database.execute("SELECT count(*) FROM sqlite_master WHERE name='entries'")
        assert found.fetchone() == (0,)
    database.close()


def test_a_database_is_made_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "data" / "tables.sqlite"

    def fail(self: Path, target: Path) -> None:
        raise OSError("the power has failed")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        with pytest.raises(OSError, match="power"):
            asyncio.run(SqliteStore.open(path))
    assert not path.exists()

    async def work() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(work())
    examine(path)
    assert [one.name for one in path.parent.iterdir()] == ["tables.sqlite"]


def like_anybody() -> None:
    """Root may write everything; without this right it is like anybody else."""
    if os.geteuid() == 0:
        drop, write_everything = 24, 1
        if ctypes.CDLL(None).prctl(drop, write_everything, 0, 0, 0) != 0:
            raise OSError("prctl")


@pytest.mark.skipif(
    sys.platform != "linux", reason="the rights of root are dropped as Linux does it"
)
def test_a_database_that_cannot_be_written(tmp_path: Path, played: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(played)
    path.chmod(0o400)
    words = (
        "import sys; from pathlib import Path; from hullbreach.server.soundness import examine\n"
        "from hullbreach.server.errors import UnwritableData\n"
        "try: examine(Path(sys.argv[1]))\n"
        "except UnwritableData as error: print(error.text.args['detail'])"
    )
    run = subprocess.run(
        [sys.executable, "-c", words, str(path)],
        capture_output=True,
        text=True,
        check=True,
        preexec_fn=like_anybody,
    )
    assert "readonly" in run.stdout


def test_a_database_that_another_program_has(
    tmp_path: Path, played: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hullbreach.server.soundness.PATIENCE", 0.01)
    path = tmp_path / "tables.sqlite"
    path.write_bytes(played)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    code, said = told(tmp_path)
    other.close()
    assert (code, "locked" in said, "--data" in said) == (2, True, True)
    assert len(said.strip().splitlines()) == 1


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    old = os.umask(0)
    try:

        async def work() -> None:
            async with serving(data) as server:
                links = await server.host.create("airlock", [mine(), mine(), mine()])
                await server.host.report(links.seats[0], "The reactor hums.")
                kept = list(data.rglob("*"))
                assert {one.name for one in kept} >= {
                    "tables.sqlite",
                    "tables.sqlite-wal",
                    "reports",
                }
                assert [mode(one) for one in kept] == [
                    0o700 if one.is_dir() else 0o600 for one in kept
                ]

        asyncio.run(asyncio.wait_for(work(), 60))
    finally:
        os.umask(old)
    assert mode(data) == 0o700


def test_what_an_older_version_left_open_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data = tmp_path / "hullbreach" / "server"
    (data / "reports").mkdir(parents=True)
    (data / "reports" / "a.txt").touch()
    path = data / "tables.sqlite"
    path.write_text("damaged, so that it ends here")
    for one in (data, *data.rglob("*")):
        one.chmod(0o755)
    console = Console(file=io.StringIO(), width=200, color_system=None)
    assert main(["serve", "--no-browser", "--port", "0"], console=console) == 2
    found = {one.name: mode(one) for one in (data, *data.rglob("*"))}
    assert found.pop("server") == found.pop("reports") == 0o700
    assert set(found.values()) == {0o600}
