"""Servers that kill themselves, as the power may fail: before or after their Nth commit.

python dying.py SOCKET DATA

Every line of the input, `before|after|never N`, starts one more of them, in a process of its own:
a copy of this one, which has loaded everything already. Its id is told, and when it has ended, how.
"""

import os
import signal
import socket
import sys
from pathlib import Path

from hullbreach.kernel import registry
from hullbreach.server import logs
from hullbreach.server.app import application
from hullbreach.server.serving import Server, config
from hullbreach.server.store import Row, Store
from hullbreach.testkit.serving import GENEROUS


def doom(moment: str, number: int) -> None:
    commit = Store._commit
    left = number

    async def deadly(self: Store, rows: list[Row]) -> None:
        nonlocal left
        left -= 1
        if left == 0 and moment == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await commit(self, rows)
        if left == 0 and moment == "after":
            os.kill(os.getpid(), signal.SIGKILL)

    Store._commit = deadly  # type: ignore[method-assign]


def serve(number: str, data: str, moment: str, count: str) -> None:
    doom(moment, int(count))
    logs.set_up("warning")
    listening = socket.socket(fileno=int(number))
    app = application(Path(data), limits=GENEROUS)
    Server(config(app, GENEROUS), lambda: None).run([listening])


def main(number: str, data: str) -> None:
    registry.find("airlock")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                serve(number, data, *line.split())
                code = 0
            finally:
                os._exit(code)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
