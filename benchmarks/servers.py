"""Servers in processes of their own, over SQLite or over a PostgreSQL that is thrown away, and what they cost."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hullbreach.testkit.clusters import cluster

SERVE = """
import msgspec, socket, sys
from pathlib import Path
from hullbreach.server.app import application
from hullbreach.server.serving import Server, config, tune
from hullbreach.server.workers import Workers
from hullbreach.testkit.serving import GENEROUS
listening = socket.socket(fileno=int(sys.argv[1]))
limits = msgspec.structs.replace(GENEROUS, silence=3600.0)
def serve(channel, first=True, place=None):
    tune()
    app = application(Path(sys.argv[2]), database=sys.argv[3] or None, limits=limits, place=place)
    server = Server(config(app, limits), lambda: None, channel=channel)
    server.run([listening] if channel is None else [])
count = int(sys.argv[4])
Workers(count, listening, serve).run() if count > 1 else serve(None)
"""
"""Clients are silent while it is the turn of others."""
SAFE = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB"}


class Servers(msgspec.Struct):
    """So many processes behind one port, and their database."""

    port: int
    pids: list[int]
    database: int | None
    """The process of PostgreSQL; its children are found when they are counted."""

    def memory(self) -> int:
        """Bytes that the processes have in memory."""
        return sum(map(memory, self.pids))

    def cpu(self) -> float:
        """Seconds of processor time that the processes have used."""
        return sum(map(cpu, self.pids))

    def database_cpu(self) -> float:
        """The same of the database, with its children."""
        if self.database is None:
            return 0.0
        return sum(map(cpu, [self.database, *children(self.database)]))


def memory(process: int) -> int:
    """Bytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) * 1024 if found else 0


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(database: str, processes: int) -> Iterator[Servers]:
    """Serve as long as the block runs: from `sqlite` or from `postgresql`."""
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory(dir="."))
        address, pid = "", None
        if database == "postgresql":
            found = stack.enter_context(cluster(**SAFE))
            address, pid = found.address(), found.pid
        with socket.create_server(("127.0.0.1", 0), backlog=1024) as listening:
            port = listening.getsockname()[1]
            words = [str(listening.fileno()), data, address, str(processes)]
            command = [sys.executable, "-c", SERVE, *words]
            running = subprocess.Popen(command, pass_fds=[listening.fileno()])
        try:
            while processes > 1 and len(children(running.pid)) < processes:
                time.sleep(0.05)
            yield Servers(port, [running.pid, *children(running.pid)], pid)
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]
