"""Servers in processes of their own, that can be killed at any moment; all end with what started them."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from hullbreach.server.sqlite import SqliteStore
from hullbreach.server.store import Store
from hullbreach.server.stored import StoredTable

STARTER = Path(__file__).parent / "starter.py"
PATIENCE = 120.0
"""Seconds after which something that does not happen is taken to be broken, on any machine."""


class Process:
    """One server."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.said: queue.Queue[tuple[str, int]] = queue.Queue()

    async def ready(self) -> int:
        """The port at which it listens, as soon as it does."""
        return await self._hear("ready")

    async def ended(self) -> int:
        """How it has ended."""
        return await self._hear("end")

    async def _hear(self, wanted: str) -> int:
        while True:
            word, number = await asyncio.to_thread(self.said.get, timeout=PATIENCE)
            if word == wanted:
                return number
            assert word == "ready", f"the server has ended with {number}"

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, and wait for that."""
        os.kill(self.pid, how)
        return await self.ended()


class Starter:
    """What servers are started from."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._processes: dict[int, Process] = {}
        self._made: queue.Queue[Process] = queue.Queue()
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def close(self) -> None:
        """End all servers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._listening.join()
        self._process.stdout.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            word, pid, *more = line.split()
            if word == "pid":
                one = self._processes[int(pid)] = Process(int(pid))
                self._made.put(one)
            else:
                self._heard(word, int(pid), int(more[0]))

    def _heard(self, word: str, pid: int, number: int) -> None:
        """A server may be quicker to speak than whoever tells its id."""
        if pid in self._processes:
            self._processes[pid].said.put((word, number))
        else:
            threading.Timer(0.01, self._heard, [word, pid, number]).start()

    def start(
        self,
        data: Path,
        port: int = 0,
        *,
        generous: bool = True,
        descriptors: int | None = None,
        file_size: int | None = None,
        log: Path | None = None,
        database: str | None = None,
    ) -> Process:
        """Start a server; those that share a database can share a port."""
        wanted = {
            "data": str(data),
            "log": str(log or data.with_name(f"{data.name}.log")),
            "port": port,
            "generous": generous,
            "descriptors": descriptors,
            "file_size": file_size,
            "database": database,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return self._made.get(timeout=PATIENCE)


@contextmanager
def starter() -> Iterator[Starter]:
    """Start servers as long as the block runs; then they end."""
    process = subprocess.Popen(
        [sys.executable, str(STARTER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    found = Starter(process)
    try:
        yield found
    finally:
        found.close()


class Tables:
    """The tables as they are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def table(self, id: str) -> StoredTable:
        found = await self._store.load(id)
        assert found is not None, f"the table {id} was acknowledged and is gone"
        return found

    async def close(self) -> None:
        await self._store.close()


class Disk(Tables):
    """The tables as they lie on the disk, looked at through a copy: recovery is left to the server."""

    def __init__(self, store: Store, copy: Path) -> None:
        super().__init__(store)
        self._copy = copy

    @classmethod
    async def of(cls, data: Path) -> Self:
        copy = data.with_name(f"{data.name}-copy")
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for file in data.glob("tables.sqlite*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, copy)
        return cls(await SqliteStore.open(copy / "tables.sqlite"), copy)

    async def close(self) -> None:
        await super().close()
        shutil.rmtree(self._copy)
