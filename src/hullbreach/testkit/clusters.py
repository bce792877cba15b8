"""A real PostgreSQL that is thrown away: for the tests and the measurements of several servers.

with cluster() as found:
    address = found.address()

PostgreSQL does not run as root, so then it runs as a user who may do nothing. It is reached by a socket in its folder,
and by nobody from outside.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
from psycopg.conninfo import make_conninfo

MISSING = (
    "PostgreSQL is missing. As root: apt-get install postgresql."
    " Or name a database: make DATABASE=postgresql://user@host/name test"
)
USER = "hullbreach"
PATIENCE = 60.0
"""Seconds in which it has started, on any machine."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",
    "fsync": "off",  # the machine does not crash, only processes do
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "timezone": "UTC",
}

_schemas = itertools.count(1)


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None if there are none."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((one for one in folders if (one / "postgres").exists()), None)


def with_schema(address: str, schema: str) -> str:
    """The address of tables apart from all others in the same database."""
    joint = "&" if "?" in address else "?"
    return f"{address}{joint}options={quote(f'-csearch_path={schema}')}"


@contextlib.contextmanager
def new_schema(address: str) -> Iterator[str]:
    """The address of an empty place in a database, which is removed at the end."""
    schema = f"test_{os.getpid()}_{next(_schemas)}"
    with psycopg.connect(make_conninfo(address), autocommit=True) as line:
        line.execute(f"CREATE SCHEMA {schema}")
        try:
            yield with_schema(address, schema)
        finally:
            line.execute(f"DROP SCHEMA {schema} CASCADE")


class Cluster:
    """A PostgreSQL in a folder of its own."""

    def __init__(self, folder: Path, programs: Path, **settings: str) -> None:
        self.folder, self._programs = folder, programs
        self._settings = {**SETTINGS, **settings}
        self._process: subprocess.Popen[bytes] | None = None
        self._run_as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = _nobody()
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._run_as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._call("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [self._programs / program, "-D", self._data, *words],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            **self._run_as,
        )

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def pid(self) -> int:
        """The process of the database; the others are its children."""
        assert self._process is not None
        return self._process.pid

    def address(self) -> str:
        """How to connect to it."""
        return f"postgresql:///postgres?host={quote(str(self.folder), safe='')}&user={USER}"

    def start(self) -> None:
        """Start it, and wait until it lets somebody in."""
        until = time.monotonic() + PATIENCE
        while True:
            self._begin()
            while self._process is not None and self._process.poll() is None:
                with contextlib.suppress(psycopg.OperationalError):
                    psycopg.connect(self.address()).close()
                    return
                if time.monotonic() > until:
                    raise TimeoutError("PostgreSQL does not start")
                time.sleep(0.02)
            if time.monotonic() > until:
                raise TimeoutError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)  # children of one that was killed may still be there

    def _begin(self) -> None:
        words = [word for pair in self._settings.items() for word in ("-c", "=".join(pair))]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-k", self.folder, *words],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._run_as,
            )

    def stop(self) -> None:
        """End it in good order; whoever is connected is sent away."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()

    def kill(self) -> None:
        """End it as a crash would, with all its children."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        for one in (self.pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()


def _nobody() -> pwd.struct_passwd:
    with contextlib.suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")


@contextlib.contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """A PostgreSQL that runs as long as the block does."""
    found_in = programs()
    if found_in is None:
        raise FileNotFoundError(MISSING)
    with tempfile.TemporaryDirectory(prefix="hullbreach-pg-") as folder:
        found = Cluster(Path(folder), found_in, **settings)
        found.start()
        try:
            yield found
        finally:
            found.stop()
