"""Starts servers quickly: `python starter.py` has loaded everything, and every server is a copy of it.

A line of the input asks for a server, as JSON. Lines of the output tell of all of them: `pid N` at once,
`ready N PORT` when it listens, `end N CODE` when it is no more. Whoever closes the input ends them all.
"""

import contextlib
import json
import os
import resource
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

from hullbreach.kernel import registry
from hullbreach.server import logs
from hullbreach.server.app import application
from hullbreach.server.limits import Limits
from hullbreach.server.serving import Server, config, tune
from hullbreach.testkit.serving import GENEROUS


def tell(*words: object) -> None:
    # Not by print: whoever is copied while a lock is held never gets it.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def limit(what: int, most: int | None) -> None:
    if most is not None:
        resource.setrlimit(what, (most, resource.getrlimit(what)[1]))


def serve(wanted: dict[str, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.dup2(os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    logs.set_up("warning")
    limits = GENEROUS if wanted["generous"] else Limits()
    tune()
    if wanted["descriptors"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted["descriptors"],) * 2)
    limit(resource.RLIMIT_FSIZE, wanted["file_size"])
    shared = wanted["database"] is not None
    place = ("127.0.0.1", wanted["port"])
    listening = socket.create_server(place, backlog=1024, reuse_port=shared)
    port = listening.getsockname()[1]
    app = application(Path(wanted["data"]), database=wanted["database"], limits=limits)
    Server(config(app, limits), lambda: tell("ready", os.getpid(), port)).run([listening])


def wait_for(child: int) -> None:
    tell("end", child, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def main() -> None:
    registry.find("airlock")
    children = []
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                serve(json.loads(line))
                code = 0
            finally:
                os._exit(code)
        children.append(child)
        tell("pid", child)
        threading.Thread(target=wait_for, args=[child], daemon=True).start()
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
