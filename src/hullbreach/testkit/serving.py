"""A server in this process, on a free port of this machine: for tests of clients.

async with serving() as server:
    links = await server.host.create("airlock", [mine(), bot(), bot()])
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from pathlib import Path

import msgspec
import uvicorn

from hullbreach.client import Host
from hullbreach.server.app import application
from hullbreach.server.limits import Limits, Network
from hullbreach.server.lobby import Lobby
from hullbreach.server.notices import NoticeSettings
from hullbreach.server.serving import GOODBYE, Server, config
from hullbreach.server.tally import Place

GENEROUS = Limits(
    connections=10_000,
    clients=10_000,
    tables_burst=10_000,
    requests_burst=100_000,
    messages_burst=100_000,
    absence=0,
)
"""No test is stopped for being fast, or has to wait for somebody to be away."""


class Usual:
    """Where servers have their tables whose test does not say it."""

    database: str | None = None


class PromptServer(Server):
    """A server that ends at once: uvicorn looks ten times a second whether it should."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config, announce, signals=False)
        self.ending = asyncio.Event()

    async def main_loop(self) -> None:
        """Wait for the end."""
        await self.on_tick(0)
        await self.ending.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does it, but without its pauses."""
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        async with asyncio.timeout(GOODBYE):
            while self.server_state.connections or self.server_state.tasks:
                await asyncio.sleep(0.001)
        await self.lifespan.shutdown()


class Running(msgspec.Struct):
    """A server that runs."""

    address: str
    host: Host
    lobby: Lobby
    server: uvicorn.Server


@contextlib.asynccontextmanager
async def serving(
    data: Path | None = None,
    *,
    database: str | None = None,
    limits: Limits = GENEROUS,
    client: Path | None = None,
    bot_pause: float = 0.0,
    proxies: Collection[Network] = (),
    hosts: Iterable[str] = (),
    notice: NoticeSettings | None = None,
    operator: str = "",
    place: Place | None = None,
) -> AsyncIterator[Running]:
    """Serve as long as the block runs."""
    app = application(
        data,
        database=database or Usual.database,
        limits=limits,
        client=client,
        bot_pause=bot_pause,
        hosts=hosts,
        notice=notice,
        operator=operator,
        place=place,
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        ready = asyncio.Event()
        server = PromptServer(config(app, limits, proxies), ready.set)
        task = asyncio.create_task(server.serve([listening]))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            async with Host(address) as host:
                yield Running(address, host, app.state.lobby, server)
        finally:
            waiting.cancel()
            server.ending.set()
            await task
