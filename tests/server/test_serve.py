"""The command: where it listens, what it says, how it ends."""

import asyncio
import contextlib
import fcntl
import io
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hullbreach.cli import main, serve
from hullbreach.client import Host, mine
from hullbreach.games.airlock import AirlockGame
from hullbreach.kernel import Table
from hullbreach.server.protocol import Hello, encode
from hullbreach.server.serving import Server
from hullbreach.testkit.serving import serving


def told(*words: str) -> tuple[int, str]:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    code = main(["serve", "--no-browser", *words], console=console)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, words = told("--data", str(tmp_path), "--port", port)
    assert code == 2
    assert f"127.0.0.1:{port}" in words
    assert "--port" in words


def test_a_port_that_is_none(tmp_path: Path) -> None:
    code, words = told("--data", str(tmp_path), "--port", "99999999")
    assert (code, "99999999" in words) == (2, True)


def test_a_folder_that_is_taken(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        code, words = told("--data", str(tmp_path), "--port", "0")
    assert (code, "--data" in words) == (2, True)


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    code, words = told("--data", str(file), "--port", "0")
    assert (code, str(file) in words) == (2, True)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_help_is_translated(language: str) -> None:
    code, words = told("--lang", language, "--help")
    assert code == 0
    assert "help-serve" not in words
    assert "metavar-" not in words
    for option in ("--host", "--port", "--data", "--log", "--client", "--bot-pause"):
        assert option in words
    for option in ("--allowed-host", "--proxy"):
        assert option in words


def test_a_proxy_that_is_no_address(tmp_path: Path) -> None:
    code, words = told("--data", str(tmp_path), "--proxy", "my-proxy")
    assert (code, "my-proxy" in words, "--proxy" in words) == (2, True, True)


@pytest.mark.parametrize(("host", "warned"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_who_lets_everyone_in_is_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, warned: bool
) -> None:
    """The command, with a server that only says that it is ready."""

    def run(self: Server, sockets: list[socket.socket]) -> None:
        self._announce()

    monkeypatch.setattr(Server, "run", run)
    monkeypatch.setattr(serve, "tune", lambda: None)
    code, words = told("--data", str(tmp_path), "--port", "0", "--host", host)
    assert code == 0
    assert ("not encrypted" in words) == warned


@pytest.mark.parametrize(("language", "words"), [("en", "older rules"), ("pl", "starszych zasad")])
def test_it_says_what_becomes_of_tables_of_older_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            for game in ("airlock", "airlock", "nemesis"):
                await server.host.create(game, [mine(), mine(), mine()])

    asyncio.run(asyncio.wait_for(work(), 60))
    monkeypatch.setattr(Server, "run", lambda self, sockets: self._announce())
    monkeypatch.setattr(serve, "tune", lambda: None)
    ways = ("--data", str(tmp_path), "--port", "0", "--lang", language)
    assert words not in told(*ways)[1]
    monkeypatch.setattr(AirlockGame, "version", "newer")
    (said,) = [line for line in told(*ways)[1].splitlines() if words in line]
    assert said.startswith("2 ")


def test_it_ends_in_good_order(tmp_path: Path) -> None:
    """On SIGTERM clients are told, what was answered is kept, and the exit code is 0."""

    async def work() -> None:
        run = "import sys; from hullbreach.cli import main; sys.exit(main())"
        command = [sys.executable, "-c", run, "serve", "--no-browser", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        found = None
        while found is None:  # the first lines may say that the pages are not built
            line = await asyncio.to_thread(process.stdout.readline)
            assert line, "it ended without an address"
            found = re.search(r"http://\S+", line)
        async with Host(found[0]) as host:
            links = await host.create("airlock", [mine(), mine(), mine()])
        address = found[0].replace("http", "ws") + "socket"
        async with connect(address) as watching:
            await watching.send(encode(Hello(links.spectators)).decode())
            await watching.recv()
            process.send_signal(signal.SIGTERM)
            with contextlib.suppress(ConnectionClosed):
                while await watching.recv():
                    pass
            assert watching.close_code in (1001, 1012)
        with process.stdout:
            rest = await asyncio.to_thread(process.stdout.read)
        assert await asyncio.to_thread(process.wait) == 0
        assert "safe" in rest
        assert not (tmp_path / "tables.sqlite-wal").exists()

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize("answers", [3, 1000])
def test_the_game_of_a_file_is_shown(tmp_path: Path, answers: int) -> None:
    """A finished game from its beginning, another one where it stands."""
    table = Table.new("airlock", seats=3, seed="shown")
    while not table.over and table.answers < answers:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[-1].id)
    file = tmp_path / "game.json"
    file.write_bytes(table.save())

    async def work() -> None:
        run = "import sys; from hullbreach.cli import main; sys.exit(main())"
        words = ("serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "data"))
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", run, *words, "--file", str(file)),
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            heard, page = b"", None
            while page is None:
                line = await server.stdout.readline()
                assert line, heard
                heard += line
                page = re.search(rb"(http://[^/]+)/#/(replay|t)/(\S+)", heard)
            assert page[2] == (b"replay" if table.over else b"t")
            async with Host(page[1].decode()) as host, host.sit(page[3].decode()) as seat:
                await seat.until(lambda: seat.now.answers == table.answers)
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.send_signal(signal.SIGTERM)
            await server.wait()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("no game")
    code, words = told("--data", str(tmp_path / "data"), "--port", "0", "--file", str(file))
    assert code == 2
    assert "http" not in words


def test_a_contact_that_nobody_can_be_reached_at_is_refused(tmp_path: Path) -> None:
    code, words = told("--data", str(tmp_path), "--port", "0", "--contact", "me")
    assert (code, "--contact" in words) == (2, True)


def test_a_file_without_a_token_for_the_operator_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("short\n", encoding="utf-8")
    code, words = told("--data", str(tmp_path / "data"), "--port", "0", "--operator", str(file))
    assert code == 2
    assert str(file.name) in words
    assert "short" not in words
