"""A real server and a real Chromium: what the tests of the browser's table stand on."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "dist"
SHOTS = ROOT / ".cache" / "screenshots"
FLAGS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a machine that may stall for a minute (`SECOND_TRY=1`) a browser test may fail once.

    The summary names each test that needed its second try.
    """
    if os.environ.get("SECOND_TRY") == "1":
        for item in items:
            if item.path.parent == ROOT / "tests" / "web":
                item.add_marker(pytest.mark.flaky(reruns=1))


def missing(what: str) -> NoReturn:
    """Locally these tests are left out with a reason; where everything must be there they fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`hullbreach serve` in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.more = more
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # Nobody is stopped for being fast, or has to wait until somebody counts as away.
        command = (
            "from hullbreach.cli import main, serve; from hullbreach.testkit.serving import GENEROUS;"
            "serve.Limits = lambda: GENEROUS; raise SystemExit(main())"
        )
        arguments = ["--port", self.port, "--data", self.data, "--client", CLIENT]
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                command,
                "serve",
                *map(str, arguments),
                "--bot-pause",
                "0",
                "--no-browser",
                *self.more,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        # It says where it is as soon as it listens.
        while self.address.encode() not in (line := self.process.stdout.readline()):
            assert line, "the server does not come up"

    def kill(self) -> None:
        """As if the power had failed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.communicate()
            self.process = None


class Wire:
    """A way to the server that can be cut: everything sent to `port` goes there and back."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._cut = False
        self._sockets: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._target))
            self._sockets += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self._cut = True
        for end in self._sockets:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._sockets = []

    def mend(self) -> None:
        self._cut = False

    def close(self) -> None:
        self.cut()
        self._listener.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        missing("the client is not built: make web")
    running = Server(tmp_path_factory.mktemp("tables"))
    try:
        running.start()
        yield running
    finally:
        running.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        missing("Chromium is missing (Debian: apt-get install chromium, as root)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is missing: make dev")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    laid = Wire(server.port)
    yield laid
    laid.close()
