"""A server in this process, on a free port of this machine: for tests of clients.

async with serving() as server:
    links = await server.host.create("airlock", [mine(), bot(), bot()])
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import uvicorn

from hullbreach.client import Host
from hullbreach.server.app import application
from hullbreach.server.limits import Limits
from hullbreach.server.lobby import Lobby
from hullbreach.server.serving import Server, config

GENEROUS = Limits(
    clients=10_000,
    tables_burst=10_000,
    requests_burst=100_000,
    messages_burst=100_000,
    absence=0,
)
"""No test is stopped for being fast, or has to wait for somebody to be away."""


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
    limits: Limits = GENEROUS,
    client: Path | None = None,
    bot_pause: float = 0.0,
) -> AsyncIterator[Running]:
    """Serve as long as the block runs."""
    app = application(data, limits=limits, client=client, bot_pause=bot_pause)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        ready = asyncio.Event()
        server = Server(config(app, limits), ready.set, signals=False)
        task = asyncio.create_task(server.serve([listening]))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            async with Host(address) as host:
                yield Running(address, host, app.state.lobby, server)
        finally:
            waiting.cancel()
            server.should_exit = True
            await task
