"""Somebody floods the door or the tables from one address; at another address people play on."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from tests.chaos.faults import Fault, Trial
from tests.chaos.players import AIR
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hullbreach.client import Host, Seat, mine
from hullbreach.server.forms import Links

ELSEWHERE = ("127.0.0.9", 0)
"""Where the flood comes from."""
DESCRIPTORS = 1024

SOCKETS, EVERY = 80, 0.05
"""How many of them talk at the same time, and how often: seconds."""
PATIENCE = 600
"""Seconds after which people who play beside a flood are taken to be kept out, on any machine."""
BEGUN = b"begun\n"

Flood = Callable[[int, Links, asyncio.Event], Coroutine[None, None, int]]
"""Goes on until the event, and says how much it was; it has a port, and the links of its own table."""


async def half_requests(port: int, links: Links, enough: asyncio.Event) -> int:
    """More connections than a server has descriptors, and over each of them half a request."""
    held: list[asyncio.StreamWriter] = []
    try:
        for _ in range(DESCRIPTORS + 76):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ELSEWHERE)
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
                held.append(writer)
        await enough.wait()
    finally:
        for writer in held:
            writer.close()
    return len(held)


async def new_connections(port: int, links: Links, enough: asyncio.Event) -> int:
    """One connection after the other."""
    count = 0
    while not enough.is_set():
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ELSEWHERE)
            writer.write(b"GET /health HTTP/1.1\r\n")
            writer.close()
            count += 1
    return count


async def questions(port: int, links: Links, enough: asyncio.Event) -> int:
    """Ask how the server is, and what it has, as fast as it answers."""
    count = 0

    async def ask(path: str) -> None:
        nonlocal count
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE[0])
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport
        ) as http:
            while not enough.is_set():
                with suppress(httpx.TransportError):
                    await http.get(path)
                    count += 1

    paths = ["/health", "/metrics", "/api/server", "/api/texts/en"] * 4
    await asyncio.gather(*(ask(path) for path in paths))
    return count


def talk(word: dict[str, object], *, hello: bool = True, read: bool = True) -> Flood:
    """More sockets than one address may have, each of which says this again and again."""

    async def flood(port: int, links: Links, enough: asyncio.Event) -> int:
        count = 0

        async def one(token: str) -> None:
            nonlocal count
            address = f"ws://127.0.0.1:{port}/socket"
            while not enough.is_set():
                with suppress(OSError, WebSocketException, TimeoutError):
                    async with connect(
                        address, local_addr=ELSEWHERE, compression=None, proxy=None
                    ) as socket:
                        if hello:
                            await socket.send(json.dumps({"type": "hello", "token": token}))
                        reading = asyncio.create_task(_read(socket)) if read else None
                        try:
                            while not enough.is_set():
                                await socket.send(json.dumps(word))
                                count += 1
                                await asyncio.sleep(EVERY)
                        finally:
                            if reading is not None:
                                reading.cancel()
                await asyncio.sleep(EVERY)

        await asyncio.gather(*(one(links.seats[number % 3]) for number in range(SOCKETS)))
        return count

    return flood


async def _read(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        while True:
            await socket.recv()


FLOODS: dict[str, Flood] = {
    "half requests": half_requests,
    "new connections": new_connections,
    "questions": questions,
    "whole pictures": talk({"type": "resync", "id": "1"}),
    "chat": talk({"type": "say", "id": "1", "text": "x" * 100}),
    "wrong hellos": talk({"type": "hello", "token": "nonsense"}, hello=False),
    "why not": talk({"type": "why-not", "id": "1"}, read=False),
}
SHORT = ("half requests",)


async def floods(trial: Trial) -> str:
    """Whatever one address does, the people at another play on."""
    found = []
    data = trial.folder / "data"
    server = trial.start.start(data, generous=False, descriptors=DESCRIPTORS)
    port = await server.ready()
    async with Host(f"http://127.0.0.1:{port}") as host:
        for name in FLOODS:
            if trial.short and name not in SHORT:
                continue
            async with _flooded(name, port, await _somewhere(host)) as flood:
                taken = await _play(host, trial.of(5, 30))
            middle = statistics.median(taken) * 1000
            slow = sorted(taken)[len(taken) * 95 // 100] * 1000
            found.append(f"{name} ({flood.count}): {middle:.0f}/{slow:.0f} ms")
            trial.say(found[-1])
    assert await server.end(trial.gently) == 0
    return "median and 95th percentile of an answer beside " + ", ".join(found)


async def _somewhere(host: Host) -> Links:
    """A table for those who flood."""
    return await host.create("airlock", [mine(), mine(), mine()])


class Flooding:
    """A flood that goes on, and how much it was when it is over."""

    count = 0


@asynccontextmanager
async def _flooded(name: str, port: int, links: Links) -> AsyncIterator[Flooding]:
    """A flood from a process of its own, so that only the server is common to it and to those who play."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.chaos.crowds",
        name,
        str(port),
        msgspec.json.encode(links).decode(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdin is not None
    assert process.stdout is not None
    found = Flooding()
    try:
        assert await process.stdout.readline() == BEGUN, "the flood did not begin"
        yield found
        process.stdin.close()
        found.count = int(await asyncio.wait_for(process.stdout.readline(), 120))
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


async def _flood(name: str, port: int, links: Links) -> None:
    """What such a process does: flood until nobody wants it any more."""
    enough = asyncio.Event()
    flooding = asyncio.create_task(FLOODS[name](port, links, enough))
    await asyncio.sleep(1.0)
    os.write(1, BEGUN)
    await asyncio.to_thread(sys.stdin.read)
    enough.set()
    os.write(1, b"%d\n" % await flooding)


async def _play(host: Host, answers: int) -> list[float]:
    """Sit down and play; how long every answer took. Nobody may be kept out, or wait without end."""
    taken: list[float] = []
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        links = await host.create("airlock", [mine(), mine(), mine()], AIR)
        seats: list[Seat] = [
            await stack.enter_async_context(host.sit(token)) for token in links.seats.values()
        ]
        while len(taken) < answers and not seats[0].now.over:
            for seat in seats:
                question = seat.now.question
                if question is not None:
                    began = time.perf_counter()
                    version = await seat.answer(question.options[0].id, question.id)
                    for other in seats:
                        await _knows(other, version)
                    taken.append(time.perf_counter() - began)
    return taken


async def _knows(seat: Seat, version: int) -> None:
    await seat.until(lambda: seat.version >= version)


FAULTS = [Fault("floods", floods)]


if __name__ == "__main__":
    asyncio.run(_flood(sys.argv[1], int(sys.argv[2]), msgspec.json.decode(sys.argv[3], type=Links)))
