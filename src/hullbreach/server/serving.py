"""How the application is served: uvicorn with our settings, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any

import uvicorn

from hullbreach.server.door import Door, Requests, Sockets, open_wide
from hullbreach.server.limits import Limits, Network

BACKLOG = 1024
TICK = 1.0
"""Seconds between two looks at the date. Uvicorn looks ten times as often, in every process, and each time finds the caches cold."""
GOODBYE = 5
"""Seconds that clients have to say goodbye when the server ends."""


def config(app: Any, limits: Limits, proxies: Collection[Network] = ()) -> uvicorn.Config:
    """How uvicorn serves the application; only these proxies say for whom they ask."""
    door = Door(limits, proxies)
    # Uvicorn asks for classes, and calls them.
    http: Any = partial(Requests, door)
    sockets: Any = partial(Sockets, door)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(one) for one in proxies],
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        ws_max_size=limits.message,
        ws_ping_interval=None,  # the protocol has a heartbeat of its own
        ws_per_message_deflate=False,  # 300 kB for every client
    )


def tune() -> None:
    """Set this process up as a server.

    It may hold as many connections as the system allows. The garbage collector looks seldom, since nearly all that we make is freed without it
    (`tidying`). The database's thread gets its turn soon, since everyone waits for its commit.
    """
    open_wide()
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready, and ends without an error when it is asked to.

    With a channel it takes connections from another process (`workers`), and ends with that one.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        announce: Callable[[], None],
        *,
        signals: bool = True,
        channel: socket.socket | None = None,
    ) -> None:
        self._woken: Callable[[], object] | None = None
        self._ends = False
        super().__init__(config)
        self._announce = announce
        self._channel = channel
        self._arriving: set[asyncio.Task[None]] = set()
        self._signals = (signal.SIGINT, signal.SIGTERM) if signals else ()

    @property
    def should_exit(self) -> bool:
        """Whether the server is to end. Whoever says so wakes it up."""
        return self._ends

    @should_exit.setter
    def should_exit(self, ends: bool) -> None:
        self._ends = ends
        if ends and self._woken is not None:
            self._woken()

    async def main_loop(self) -> None:
        """Run until the server is to end."""
        end, loop, tenths = asyncio.Event(), asyncio.get_running_loop(), 0
        self._woken = partial(loop.call_soon_threadsafe, end.set)
        while not await self.on_tick(tenths):
            tenths += 10
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await end.wait()
        self._woken = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and self._channel is not None:
            self._channel.setblocking(False)
            asyncio.get_running_loop().add_reader(self._channel, self._take_over)
        if self.started:
            self._announce()

    def _take_over(self) -> None:
        """A connection has come over the channel; or the channel has come to its end."""
        assert self._channel is not None
        try:
            word, numbers, _, _ = socket.recv_fds(self._channel, 1, 1)
        except BlockingIOError:
            return
        if not word:
            asyncio.get_running_loop().remove_reader(self._channel)
            self.should_exit = True
        for number in numbers:
            task = asyncio.create_task(self._welcome(socket.socket(fileno=number)))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        protocol: Any = self.config.http_protocol_class
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: protocol(
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                ),
                connection,
            )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM end the server in good order; a second one, at once."""
        before = {one: signal.signal(one, self.handle_exit) for one in self._signals}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)
