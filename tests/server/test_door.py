"""At the door: nobody keeps the others out, and no request takes for ever to be told."""

import asyncio
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hullbreach.client import mine
from hullbreach.server.door import Door, descriptors
from hullbreach.server.limits import Limits
from hullbreach.testkit.serving import GENEROUS, Running, serving

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
NEIGHBOUR = "127.0.0.2"


def limited(**changes: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **changes)


@asynccontextmanager
async def wire(server: Running, words: bytes = b"") -> AsyncIterator[asyncio.StreamReader]:
    """A connection over which these bytes were sent."""
    port = int(server.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(words)
        yield reader
    finally:
        writer.close()


async def told(reader: asyncio.StreamReader) -> str:
    """Everything that is said until the server hangs up."""
    found = b""
    try:
        while more := await reader.read(65536):
            found += more
    except ConnectionError:
        pass
    return found.decode()


def neighbour(server: Running) -> httpx.AsyncClient:
    """Somebody at another address."""
    transport = httpx.AsyncHTTPTransport(local_address=NEIGHBOUR)
    return httpx.AsyncClient(base_url=server.address, transport=transport)


def test_half_requests_of_one_address_keep_nobody_else_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        async with (
            serving(limits=limited(connections=5)) as server,
            AsyncExitStack() as all_of_them,
        ):
            for _ in range(5):
                await all_of_them.enter_async_context(wire(server, HALF))
            async with wire(server, HALF) as sixth:
                assert "429 Too Many" in await told(sixth)
            async with neighbour(server) as honest:
                assert (await honest.get("/health")).status_code == 200
            await all_of_them.aclose()
            # Whoever lets go of a connection may have another one.
            for _ in range(20):
                async with wire(server, HALF + b"Connection: close\r\n\r\n") as again:
                    if "200 OK" in await told(again):
                        return
            raise AssertionError("the places were not given back")

    asyncio.run(asyncio.wait_for(work(), 60))
    assert "too many connections from one address, 127.0.0.1" in caplog.text


def test_sockets_are_connections_too() -> None:
    async def work() -> None:
        async with serving(limits=limited(connections=3)) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            address = server.address.replace("http", "ws") + "/socket"
            # The connection of the host itself is the third.
            async with connect(address), connect(address), wire(server, HALF) as fourth:
                assert "429 Too Many" in await told(fourth)
            async with server.host.sit(links.seats[0]) as seat:
                assert seat.version == 0

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"G",
        HALF,
        b"\r\n",
        HALF + b"X: " + b"x" * 100,
        HALF + b"\r\n" + HALF,
    ],
)
def test_a_head_that_does_not_come(words: bytes) -> None:
    async def work() -> None:
        async with serving(limits=limited(head_time=0.05)) as server, wire(server, words) as slow:
            last = (await told(slow)).rpartition("HTTP/1.1 ")[2]
            assert last.startswith("408 ")
            assert '"too-slow"' in last

    asyncio.run(asyncio.wait_for(work(), 60))


def test_empty_lines_do_not_keep_a_connection_alive() -> None:
    async def work() -> None:
        async with serving(limits=limited(head_time=0.05)) as server:
            port = int(server.address.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HALF + b"\r\n")
            assert b"200 OK" in await reader.readuntil(b'"ok"}')
            writer.write(b"\r\n")
            assert (await told(reader)).startswith("HTTP/1.1 408 ")
            writer.close()

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize("how", [b"Content-Length: 50", b"Transfer-Encoding: chunked"])
def test_a_body_that_does_not_come(how: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n" + how + b"\r\n\r\n"

    async def work() -> None:
        async with serving(limits=limited(body_time=0.05)) as server, wire(server, head) as slow:
            assert (await told(slow)).startswith("HTTP/1.1 408 ")

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize(
    "more",
    [
        b"".join(b"X-%d: x\r\n" % number for number in range(200)),
        b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(50)),
        b"X: " + b"x" * 50_000 + b"\r\n",
    ],
    ids=["many", "much", "long"],
)
@pytest.mark.parametrize("end", [b"\r\n", b""], ids=["whole", "half"])
def test_a_head_that_is_too_large(more: bytes, end: bytes) -> None:
    async def work() -> None:
        async with serving() as server:
            async with wire(server, HALF + more + end) as large:
                assert (await told(large)).startswith("HTTP/1.1 431 ")
            async with wire(server, b"GET /" + b"x" * 50_000) as large:
                assert (await told(large)).startswith("HTTP/1.1 431 ")
            async with wire(server, HALF + b"X: y\r\nConnection: close\r\n\r\n") as usual:
                assert (await told(usual)).startswith("HTTP/1.1 200 ")

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_line_that_never_ends() -> None:
    async def work() -> None:
        async with serving() as server:
            port = int(server.address.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HALF + b"X: ")
            reading = asyncio.create_task(told(reader))
            try:
                while not reading.done():
                    writer.write(b"x" * 1000)
                    await writer.drain()
            except ConnectionError:
                pass
            writer.close()
            assert (await reading).startswith("HTTP/1.1 431 ")

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_house_that_is_full_says_so(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(Limits(), most=2)
    assert [door.enter("192.0.2.1"), door.enter("192.0.2.2")] == [True, True]
    assert not door.enter("192.0.2.3")
    assert "all 2 connections are taken" in caplog.text
    door.leave("192.0.2.1")
    assert door.enter("192.0.2.3")


def test_a_proxy_holds_the_connections_of_many() -> None:
    door = Door(Limits(connections=1), [ip_network("10.0.0.0/8")])
    assert all(door.enter("10.0.0.1") for _ in range(100))
    assert [door.enter("192.0.2.1"), door.enter("192.0.2.1")] == [True, False]
    assert [door.enter("2001:db8::1"), door.enter("2001:db8::2")] == [True, False]
    for _ in range(100):
        door.leave("10.0.0.1")


def test_as_many_descriptors_as_the_system_allows() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    words = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 400))\n"
        "from hullbreach.server.serving import tune; from hullbreach.server.door import descriptors\n"
        "tune(); print(descriptors())"
    )
    run = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert int(run.stdout) == 400
    assert 0 < descriptors() <= max(hard, descriptors())


def test_only_a_proxy_that_is_named_speaks_for_others() -> None:
    async def work() -> None:
        limits = limited(requests_burst=3, requests_rate=0)
        for proxies, allowed in (((), 3), ([ip_network("127.0.0.1")], 10)):
            async with (
                serving(limits=limits, proxies=proxies) as server,
                httpx.AsyncClient(base_url=server.address) as http,
            ):
                found = [
                    await http.get("/api/server", headers={"X-Forwarded-For": f"192.0.2.{number}"})
                    for number in range(10)
                ]
                assert [one.status_code for one in found] == [200] * allowed + [429] * (
                    10 - allowed
                )

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_name_that_is_not_ours_is_refused() -> None:
    """A page that lets its own name lead here (DNS rebinding) is at home nowhere."""

    async def work() -> None:
        async with (
            serving(hosts=["Games.example"]) as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            for name in (
                "evil.example",
                "evil.example:80",
                "127.0.0.1.evil.example",
                "localhost@x",
            ):
                own = {"Host": name, "Origin": f"http://{name}"}
                for path in ("/api/server", "/health", "/metrics"):
                    found = await http.get(path, headers=own)
                    assert (found.status_code, found.json()["code"]) == (421, "unknown-host"), path
                assert name in str(found.json()["text"]["args"])
                made = await http.post("/api/tables", json={"game": "airlock"}, headers=own)
                assert made.status_code == 421
                with pytest.raises(InvalidStatus):
                    await connect(
                        server.address.replace("http", "ws") + "/socket",
                        additional_headers={"Host": name, "Origin": f"http://{name}"},
                    )
            for name in (
                "localhost:1",
                "[::1]",
                "192.0.2.1:80",
                "games.EXAMPLE",
                socket.gethostname(),
            ):
                assert (await http.get("/health", headers={"Host": name})).status_code == 200, name

    asyncio.run(asyncio.wait_for(work(), 60))


def test_two_names_at_once_and_none() -> None:
    async def work() -> None:
        end = b"Connection: close\r\n\r\n"
        async with serving() as server:
            async with wire(server, HALF + b"Host: evil.example\r\n" + end) as two:
                assert (await told(two)).startswith("HTTP/1.1 421 ")
            async with wire(server, b"GET /health HTTP/1.0\r\n\r\n") as none:
                assert (await told(none)).startswith("HTTP/1.1 200 ")

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize(
    "name", ["%00", "x%00.js", "a" * 3000, "%2e%2e%2f" * 50, "%ff%fe", "a/" * 500]
)
def test_names_that_no_file_has(tmp_path: Path, name: str) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>")

    async def work() -> None:
        async with (
            serving(client=tmp_path) as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            found = await http.get(f"/assets/{name}")
            assert (found.status_code, found.json()["code"]) == (404, "not-found")

    asyncio.run(asyncio.wait_for(work(), 60))


def test_health_and_numbers_are_not_asked_for_without_end() -> None:
    async def work() -> None:
        for path in ("/health", "/metrics"):
            async with (
                serving(limits=limited(requests_burst=3, requests_rate=0)) as server,
                httpx.AsyncClient(base_url=server.address) as http,
            ):
                found = [(await http.get(path)).status_code for _ in range(4)]
                assert found == [200, 200, 200, 429]

    asyncio.run(asyncio.wait_for(work(), 60))
