"""Several processes behind one port: each is a whole server, and the database is all that they share.

The first process only opens the door. It looks at the first line of a connection and hands the connection to one of the others:
those of one table, which say so in the address of their socket (`at`), to the same one, so that a table need
not be played in several. Before it makes the others it plays a little of every game, so that what all of them need is made once
(`rehearsal`). One that dies is replaced. Whoever ends the first process ends them all, in good order.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable
from zlib import crc32

from hullbreach.server.door import open_wide
from hullbreach.server.rehearsal import rehearse
from hullbreach.server.tally import Place, Tally

log = logging.getLogger("hullbreach.server")

SOON = 1.0
"""Seconds: who dies sooner than that is replaced only after as long."""
LOOK = 0.2
"""Seconds between two looks whether somebody has died."""
SILENCE = 1.0
"""Seconds: whoever has said nothing by then gets any process, where limits are stricter."""
MOST_SILENT = 500
"""So many may be silent at the same time."""
HEAD = 200
"""Bytes of a connection that are looked at."""
AT = re.compile(rb"GET /socket\?at=([\w-]{1,16}) ")

Serve = Callable[[socket.socket, bool, Place], None]
"""Serves what comes over a channel until it is asked to end; whether it announces the server, and where it writes what it counts."""


def possible() -> bool:
    """Whether this system can do it."""
    return hasattr(os, "fork") and hasattr(socket, "send_fds")


class Worker:
    """One of the processes."""

    def __init__(self, pid: int, channel: socket.socket) -> None:
        self.pid, self.channel, self.born = pid, channel, time.monotonic()

    def take(self, connection: socket.socket) -> bool:
        """Hand a connection over; False if this process takes none now."""
        try:
            socket.send_fds(self.channel, [b"1"], [connection.fileno()])
        except OSError:
            return False
        return True


class Workers:
    """So many processes, until the end."""

    def __init__(self, count: int, listening: socket.socket, serve: Serve) -> None:
        self._count, self._listening, self._serve = count, listening, serve
        self._tally = Tally(count)
        self._workers: dict[int, Worker] = {}
        """By their places, from 0 on."""
        self._due: dict[int, float] = {}
        """When a place is to be taken again."""
        self._silent: dict[socket.socket, float] = {}
        """Who has not said anything yet, and until when we wait."""
        self._turn = 0
        self._ending = False
        self._selector = selectors.DefaultSelector()

    def run(self) -> None:
        """Start them, replace those that die, and end when somebody says so."""
        before = {one: signal.signal(one, self._end) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            rehearse()
            for place in range(self._count):
                if not self._ending:
                    self._start(place, first=place == 0)
            open_wide()
            self._listening.setblocking(False)
            self._selector.register(self._listening, selectors.EVENT_READ)
            while self._workers or self._due:
                self._open_the_door()
                self._look_after_workers()
        finally:
            self._selector.close()
            for one, handler in before.items():
                signal.signal(one, handler)

    # Processes

    def _start(self, place: int, *, first: bool = False) -> None:
        ours, theirs = socket.socketpair()
        child = os.fork()
        if child:
            theirs.close()
            ours.setblocking(False)
            self._workers[place] = Worker(child, ours)
            return
        code = 1
        try:
            self._become_worker(ours)
            self._serve(theirs, first, Place(self._tally, place))
            code = 0
        except BaseException:
            log.exception("a process failed")
        finally:
            sys.stdout.flush()
            os._exit(code)

    def _become_worker(self, ours: socket.socket) -> None:
        """Let go of what belongs to the first process."""
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, signal.SIG_DFL)
        self._selector.close()
        others = [worker.channel for worker in self._workers.values()]
        for held in (self._listening, ours, *others, *self._silent):
            held.close()

    def _look_after_workers(self) -> None:
        for place, worker in list(self._workers.items()):
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if pid:
                self._bury(place, os.waitstatus_to_exitcode(status))
        if self._ending:
            self._due.clear()
        for place, due in list(self._due.items()):
            if time.monotonic() >= due:
                del self._due[place]
                self._start(place)

    def _bury(self, place: int, code: int) -> None:
        worker = self._workers.pop(place)
        worker.channel.close()
        if not self._ending:
            log.error("process %d has ended with %d; another takes its place", worker.pid, code)
            self._due[place] = worker.born + SOON

    def _end(self, number: int, _frame: object) -> None:
        self._ending = True
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.pid, number)

    # Connections

    def _open_the_door(self) -> None:
        for key, _ in self._selector.select(LOOK):
            if key.fileobj is self._listening:
                self._let_in()
            else:
                assert isinstance(key.fileobj, socket.socket)
                self._hand_over(key.fileobj)
        now = time.monotonic()
        for connection, until in list(self._silent.items()):
            if until > now and len(self._silent) <= MOST_SILENT:
                break  # they came in this order
            self._hand_over(connection)

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            connection, _ = self._listening.accept()
            connection.setblocking(False)
            self._silent[connection] = time.monotonic() + SILENCE
            self._selector.register(connection, selectors.EVENT_READ)

    def _hand_over(self, connection: socket.socket) -> None:
        del self._silent[connection]
        self._selector.unregister(connection)
        with connection:
            head = b""
            with contextlib.suppress(OSError):
                head = connection.recv(HEAD, socket.MSG_PEEK)
            first = place_of(head, self._count)
            if first is None:
                self._turn = first = (self._turn + 1) % self._count
            for step in range(self._count):
                worker = self._workers.get((first + step) % self._count)
                if worker is not None and worker.take(connection):
                    return


def place_of(head: bytes, count: int) -> int | None:
    """Which of so many processes a connection is for, by its first bytes; None: any of them.

    >>> place_of(b"GET /socket?at=3f2a HTTP/1.1", 4) == place_of(b"GET /socket?at=3f2a HTTP/1.1", 4)
    True
    >>> place_of(b"GET / HTTP/1.1", 4)
    """
    found = AT.match(head)
    return None if found is None else crc32(found[1]) % count
