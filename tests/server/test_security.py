"""Bad input gets a clear refusal, and the table is unharmed."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hullbreach.client import RefusedError, bot, mine
from hullbreach.server import logs
from hullbreach.server.errors import BadMessage
from hullbreach.server.forms import Links
from hullbreach.server.limits import Limits
from hullbreach.server.protocol import FromServer, No, decode
from hullbreach.testkit.serving import GENEROUS, Running, serving

reply = msgspec.json.Decoder(FromServer).decode


@asynccontextmanager
async def table(limits: Limits = GENEROUS) -> AsyncIterator[tuple[Running, Links]]:
    """A table; whatever happens, it is as it was at the end."""
    async with serving(limits=limits) as server:
        links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cid")])
        game = server.lobby.tables[links.table].table
        before = game.hash(), game.version, game.asks()
        yield server, links
        assert (game.hash(), game.version, game.asks()) == before
        async with server.host.sit(links.seats[0]) as seat:
            question = await seat.question()
            assert question is not None
            await seat.answer(question.options[0].id)


def ws(server: Running) -> str:
    return server.address.replace("http", "ws") + "/socket"


async def seated(socket: ClientConnection, token: str) -> None:
    await socket.send(json.dumps({"type": "hello", "token": token}))
    while '"people"' not in str(await socket.recv())[:20]:
        pass


async def last_words(socket: ClientConnection) -> tuple[str, int | None]:
    """The code of the last refusal, and the code with which the server hung up."""
    code = ""
    try:
        while True:
            message = reply(await socket.recv())
            if isinstance(message, No):
                code = message.code
    except ConnectionClosed:
        return code, socket.close_code


FIRST_WORDS: list[tuple[str | bytes, str, int]] = [
    ("", "bad-message", 4400),
    ("{", "bad-message", 4400),
    ("null", "bad-message", 4400),
    ("[" * 5000, "bad-message", 4400),
    ('{"type":"hello"}', "bad-message", 4400),
    ('{"type":"hello","token":5}', "bad-message", 4400),
    ('{"type":"hello","token":"x","extra":1}', "bad-message", 4400),
    ('{"type":"hello","token":"x","version":1e400}', "bad-message", 4400),
    ('{"type":"hello","token":"x","version":' + "9" * 4000 + "}", "bad-message", 4400),
    ('{"type":"hello","token":"x","protocol":2}', "other-protocol", 4400),
    ('{"type":"hello","token":"nonsense"}', "unknown-link", 4404),
    ('{"type":"ping","at":1}', "bad-message", 4400),
    ('{"type":"answer","id":"1","ask":"0.0","option":"stop"}', "bad-message", 4400),
    (b"\x00\xff binary", "bad-message", 4400),
    ("x" * 17 * 1024, "", 1009),
    ("x" * 10 * 1024 * 1024, "", 1009),
    (b"x" * 10 * 1024 * 1024, "", 1009),
]


def test_first_words_that_are_no_hello() -> None:
    async def work() -> None:
        async with table() as (server, _links):
            for words, code, closing in FIRST_WORDS:
                async with connect(ws(server), compression=None) as socket:
                    try:
                        await socket.send(words)
                    except ConnectionClosed:
                        assert closing == 1009
                    assert await last_words(socket) == (code, closing), words[:60]

    asyncio.run(asyncio.wait_for(work(), 60))


BAD: list[str | bytes] = [
    "",
    "{}",
    '{"type":"nonsense"}',
    '{"type":"hello","token":"x"',
    '{"type":"answer","id":"1","ask":"0.0"}',
    '{"type":"answer","id":"1","ask":"0.0","option":null}',
    '{"type":"answer","id":1,"ask":"0.0","option":"stop"}',
    '{"type":"answer","id":"1","ask":"0.0","option":"stop","seat":1}',
    '{"type":"undo","id":"1","to":1.5}',
    '{"type":"undo","id":"1","to":' + "9" * 30 + "}",
    '{"type":"hand-over","id":"1","seat":"all"}',
    '{"type":"say","id":"1","text":["x"]}',
    '{"type":"say","id":"1","text":"\\ud800"}',
    "\x00",
    b"binary",
]
USELESS = [
    ('{"type":"answer","id":"1","ask":"0.0","option":"' + "x" * 15000 + '"}', "not-on-offer"),
    ('{"type":"answer","id":"1","ask":"0.1","option":"stop"}', "stale-answer"),
    ('{"type":"answer","id":"1","ask":"","option":""}', "stale-answer"),
    ('{"type":"undo","id":"1","to":9007199254740991}', "no-undo"),
    ('{"type":"undo","id":"1","to":-1}', "no-undo"),
    ('{"type":"hand-over","id":"1","bot":"random","seat":-1}', "unknown-seat"),
    ('{"type":"hand-over","id":"1","bot":"../../etc"}', "unknown-bot"),
    ('{"type":"say","id":"1","text":"\\u0000\\u0007 "}', "too-long"),
]


def test_bad_messages_of_somebody_who_sits_at_the_table() -> None:
    async def work() -> None:
        async with (
            table() as (server, links),
            connect(ws(server), compression=None) as socket,
        ):
            await seated(socket, links.seats[0])
            for words in BAD:
                await socket.send(words)
                refusal = reply(await socket.recv())
                assert isinstance(refusal, No), words
                assert refusal.code == "bad-message", words
            for text, code in USELESS:
                await socket.send(text)
                refusal = reply(await socket.recv())
                assert isinstance(refusal, No), text
                assert refusal.code == code, text

    asyncio.run(asyncio.wait_for(work(), 60))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
WORDS = ["hello", "answer", "undo", "consent", "stand", "say", "hand-over", "why-not", "resync"]
FIELDS = ["id", "ask", "option", "to", "agree", "topic", "text", "bot", "seat", "token", "version"]
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(WORDS) | st.text(max_size=5),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4),
)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(MESSAGES | JSON)
def test_decoding_knows_messages_and_nothing_else(words: Any) -> None:
    data = json.dumps(words)
    try:
        message = decode(data)
    except (msgspec.DecodeError, ValueError):
        return
    assert msgspec.to_builtins(message).items() <= words.items()


def test_a_stream_of_random_messages() -> None:
    found: list[Any] = []

    @settings(max_examples=150, deadline=None, database=None, derandomize=True)
    @given(MESSAGES)
    def collect(message: Any) -> None:
        if message["type"] not in ("say", "stand", "hand-over"):
            found.append(message)

    collect()

    async def work() -> None:
        async with (
            table() as (server, links),
            connect(ws(server), compression=None) as socket,
        ):
            await seated(socket, links.seats[1])
            for message in found:
                await socket.send(json.dumps(message))
                assert reply(await socket.recv()) is not None

    asyncio.run(asyncio.wait_for(work(), 60))


def test_another_page_may_not_use_the_socket_or_the_interface() -> None:
    async def work() -> None:
        async with table() as (server, links):
            for origin in ("https://evil.example", "null", server.address + ".evil.example"):
                with pytest.raises(InvalidStatus):
                    await connect(ws(server), additional_headers={"Origin": origin})
                async with httpx.AsyncClient(base_url=server.address) as http:
                    refused = await http.post(
                        "/api/tables/join",
                        json={"invitation": links.invitation},
                        headers={"Origin": origin},
                    )
                    assert refused.status_code == 400
            async with connect(ws(server), additional_headers={"Origin": server.address}) as socket:
                await seated(socket, links.seats[0])

    asyncio.run(asyncio.wait_for(work(), 60))


REQUESTS: list[tuple[str, str, Any, int]] = [
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/tables", b"\xff\xfe", 400),
    ("POST", "/api/tables", b"[" * 100_000, 400),
    ("POST", "/api/tables", {"game": "airlock"}, 400),
    ("POST", "/api/tables", {"game": "airlock", "seats": 3}, 400),
    ("POST", "/api/tables", {"game": "airlock", "seats": [{"kind": "ghost"}]}, 400),
    ("POST", "/api/tables", {"game": "airlock", "seats": [{}] * 1000}, 400),
    ("POST", "/api/tables", {"game": "airlock", "seats": [{}] * 3, "more": 1}, 400),
    ("POST", "/api/tables", {"game": "airlock", "seats": [{}] * 3, "options": {"x": 1}}, 400),
    (
        "POST",
        "/api/tables",
        {"game": "airlock", "seats": [{}] * 3, "options": {"air": 10**30}},
        400,
    ),
    ("POST", "/api/tables", {"game": "../x", "seats": [{}] * 3}, 404),
    ("POST", "/api/tables", {"game": "airlock", "seats": [{"kind": "bot", "bot": "?"}] * 3}, 400),
    ("POST", "/api/tables", b"x" * 2_000_000, 413),
    ("POST", "/api/tables/upload", b"x" * 2_000_000, 413),
    ("POST", "/api/tables/upload", b"junk", 400),
    ("POST", "/api/tables/upload", b'{"format":"hullbreach game","version":1}', 400),
    ("POST", "/api/tables/join", {"invitation": "x"}, 404),
    ("POST", "/api/tables/join", {"invitation": None}, 400),
    ("POST", "/api/table/fork", {"answers": 1}, 404),
    ("POST", "/api/table/report", {"text": "x" * 5000}, 400),
    ("GET", "/api/table/file", None, 404),
    ("GET", "/api/table/moment", None, 400),
    ("GET", "/api/table/moment?at=x", None, 400),
    ("GET", "/api/table/moment?at=0", None, 404),
    ("GET", "/api/games/nonsense/rules", None, 404),
    ("GET", "/api/texts/xx", None, 404),
    ("GET", "/api/texts/en?game=nonsense", None, 404),
    ("GET", "/../../etc/passwd", None, 404),
    ("DELETE", "/api/tables", None, 405),
    ("GET", "/socket", None, 405),
]


def test_bad_requests() -> None:
    async def work() -> None:
        async with (
            table() as (server, _links),
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            for method, path, body, status in REQUESTS:
                content = body if isinstance(body, bytes) or body is None else json.dumps(body)
                found = await http.request(method, path, content=content)
                assert found.status_code == status, (path, body, found.text)
                refusal = found.json()
                assert refusal["code"]
                assert refusal["text"]["id"] == f"error-{refusal['code']}"
                assert "Traceback" not in found.text
                assert ".py" not in found.text
                assert "default-src 'none'" in found.headers["content-security-policy"]

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_mistake_of_ours_is_logged_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with table() as (server, _links):

            async def broken() -> None:
                raise RuntimeError("deep inside")

            server.lobby.store.check = broken  # type: ignore[method-assign]
            async with httpx.AsyncClient(base_url=server.address) as http:
                found = await http.get("/health")
            assert (found.status_code, found.json()["code"]) == (500, "server")
            assert "deep inside" not in found.text

    asyncio.run(asyncio.wait_for(work(), 60))
    assert "deep inside" in caplog.text


def limited(**changes: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **changes)


def test_what_browsers_keep(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-DL8Akbyv.js").write_text("1")
    (tmp_path / "index.html").write_text("<p>")

    async def work() -> None:
        async with (
            serving(client=tmp_path) as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            kept = {
                path: (await http.get(path)).headers["cache-control"]
                for path in ("/", "/assets/index-DL8Akbyv.js", "/assets/gone.js", "/api/server")
            }
            links = await server.host.create("airlock", [mine(), bot(), bot()])
            own = {"Authorization": f"Bearer {links.seats[0]}"}
            file = await http.get("/api/table/file", headers=own)
            assert file.headers["cache-control"] == "no-store"
            assert "immutable" in kept.pop("/assets/index-DL8Akbyv.js")
            assert set(kept.values()) == {"no-cache"}

    asyncio.run(asyncio.wait_for(work(), 60))


def test_limits_of_tables_requests_and_clients() -> None:
    async def work() -> None:
        limits = limited(tables_burst=2, tables_rate=0, clients=2)
        async with serving(limits=limits) as server:
            for _ in range(2):
                links = await server.host.create("airlock", [mine(), mine(), mine()])
            with pytest.raises(RefusedError, match="too-many"):
                await server.host.create("airlock", [mine(), mine(), mine()])
            async with (
                server.host.sit(links.seats[0]),
                server.host.sit(links.seats[1]),
            ):
                with pytest.raises(InvalidStatus):
                    await connect(ws(server))
            async with server.host.sit(links.seats[2]):
                pass
        async with serving(limits=limited(requests_burst=3, requests_rate=0)) as server:
            for _ in range(3):
                await server.host.info()
            with pytest.raises(RefusedError, match="too-fast"):
                await server.host.info()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_server_with_all_its_tables_taken() -> None:
    async def work() -> None:
        async with serving(limits=limited(tables=1)) as server:
            first = await server.host.create("airlock", [mine(), mine(), mine()])
            async with server.host.sit(first.seats[0]):
                with pytest.raises(RefusedError, match="too-many"):
                    await server.host.create("airlock", [mine(), mine(), mine()])
            while server.lobby.clients:
                await asyncio.sleep(0.01)
            second = await server.host.create("airlock", [mine(), mine(), mine()])
            assert list(server.lobby.tables) == [second.table]
            # The first was put away, and is there when somebody comes back.
            async with server.host.sit(first.seats[0]) as seat:
                assert seat.table.id == first.table

    asyncio.run(asyncio.wait_for(work(), 60))


def test_somebody_who_talks_too_much_is_refused_and_then_cut_off() -> None:
    async def work() -> None:
        limits = limited(messages_burst=5, messages_rate=0)
        async with serving(limits=limits) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with connect(ws(server), compression=None) as socket:
                await seated(socket, links.seats[0])
                for number in range(20):
                    await socket.send(json.dumps({"type": "why-not", "id": str(number)}))
                assert await last_words(socket) == ("too-fast", 4429)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_who_was_let_go_comes_back() -> None:
    async def work() -> None:
        async with serving(limits=limited(silence=0.2)) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with server.host.sit(links.seats[0]) as seat:
                await seat.until(lambda: seat.connections > 2)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_server_that_was_busy_hears_who_spoke_in_time() -> None:
    async def work() -> None:
        async with serving(limits=limited(hello=0.5)) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with connect(ws(server), compression=None) as socket:
                await asyncio.sleep(0.1)
                await socket.send(json.dumps({"type": "hello", "token": links.seats[0]}))
                time.sleep(1.0)
                assert json.loads(await socket.recv())["type"] == "snapshot"

    asyncio.run(asyncio.wait_for(work(), 60))


def test_somebody_who_says_nothing_is_let_go() -> None:
    async def work() -> None:
        async with serving(limits=limited(hello=0.05, silence=0.05)) as server:
            async with connect(ws(server), compression=None) as socket:
                assert await last_words(socket) == ("too-slow", 4408)
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with connect(ws(server), compression=None) as socket:
                await seated(socket, links.seats[0])
                assert await last_words(socket) == ("too-slow", 4408)
            while server.lobby.clients:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_no_link_and_no_seed_is_ever_logged(caplog: pytest.LogCaptureFixture) -> None:
    logs.set_up("debug")
    caplog.set_level(logging.DEBUG)

    async def work() -> list[str]:
        async with serving() as server:
            seed = "a-seed-that-nobody-may-see"
            links = await server.host.create("airlock", [mine(), mine(), mine()], seed=seed)
            async with server.host.sit(links.seats[0]) as seat:
                question = await seat.question()
                assert question is not None
                await seat.answer(question.options[0].id)
            with pytest.raises(RefusedError):
                await server.host.file(links.seats[1])
            with pytest.raises(RefusedError):
                await server.host.join(links.invitation)
            return [links.invitation, links.spectators, *links.seats.values(), seed]

    # The client's own libraries log what they send; a server has none of them.
    for name in ("httpx", "httpcore", "websockets.client"):
        caplog.set_level(logging.INFO, logger=name)
    secrets = asyncio.run(asyncio.wait_for(work(), 60))
    assert "begins" in caplog.text
    for secret in secrets:
        assert secret not in caplog.text


def test_every_refusal_has_its_words() -> None:
    from hullbreach.kernel.errors import HullbreachError
    from hullbreach.kernel.texts import LANGUAGES, Texts

    def kinds(kind: type[HullbreachError]) -> list[type[HullbreachError]]:
        return [kind, *(one for below in kind.__subclasses__() for one in kinds(below))]

    assert BadMessage in kinds(HullbreachError)
    for kind in kinds(HullbreachError):
        for language in LANGUAGES:
            assert Texts(language).has(f"error-{kind.code}"), kind
