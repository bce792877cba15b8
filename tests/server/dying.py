"""A server that kills itself, as the power may fail: before or after its Nth commit.

python dying.py SOCKET DATA before|after|never N
"""

import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

from hullbreach.server import logs
from hullbreach.server.app import application
from hullbreach.server.serving import Server, config
from hullbreach.server.store import Store
from hullbreach.testkit.serving import GENEROUS


def doom(moment: str, number: int) -> None:
    commit = Store._commit
    left = number

    async def deadly(self: Store, rows: list[dict[str, Any]]) -> None:
        nonlocal left
        left -= 1
        if left == 0 and moment == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await commit(self, rows)
        if left == 0 and moment == "after":
            os.kill(os.getpid(), signal.SIGKILL)

    Store._commit = deadly  # type: ignore[method-assign]


def main(number: str, data: str, moment: str, count: str) -> None:
    doom(moment, int(count))
    logs.set_up("warning")
    listening = socket.socket(fileno=int(number))
    app = application(Path(data), limits=GENEROUS)
    Server(config(app, GENEROUS), lambda: None).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
