"""Files that nobody's game has made are uploaded: each is refused by name, or plays, and harms nobody."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
from tests.chaos.faults import Fault, Trial

from hullbreach.client import mine
from hullbreach.kernel.table import Table
from hullbreach.testkit.serving import serving

DEEP = 100_000
STRANGE: list[Any] = [None, -1, 10**30, 1e308, "", "x" * 5000, [], {}, [[]] * 100, {"a": {"b": 1}}]


def a_game(answers: int = 12) -> bytes:
    """A game of three, some answers old."""
    table = Table.new("airlock", seats=3, seed="files")
    for _ in range(answers):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[0].id)
    return table.save()


def written_by_hand(whole: bytes) -> Iterator[bytes]:
    """What somebody would try first."""
    yield from (b"", b"\0", b"{}", b"[]", b"null", b"{" * DEEP, b"[" * DEEP, b'{"a":' * DEEP)
    yield whole[: len(whole) // 2]
    yield whole + whole
    yield b"\xef\xbb\xbf" + whole
    yield b" " * 1_000_000 + b"x"
    save = json.loads(whole)
    for name in save:
        for value in STRANGE:
            yield json.dumps(save | {name: value}).encode()
        yield json.dumps({key: value for key, value in save.items() if key != name}).encode()
    log = save["log"]
    yield json.dumps(save | {"log": log * 50}).encode()
    yield json.dumps(save | {"log": log[::-1]}).encode()


def scribbled(whole: bytes, number: int, chance: random.Random) -> Iterator[bytes]:
    """A real file with a few bytes changed."""
    for _ in range(number):
        spoiled = bytearray(whole)
        for _ in range(chance.choice((1, 1, 2, 20))):
            spoiled[chance.randrange(len(spoiled))] = chance.randrange(256)
        yield bytes(spoiled)


async def files(trial: Trial) -> str:
    """No file is a mistake of the server, and after all of them it plays."""
    whole = a_game()
    tried = refused = 0
    chance = random.Random(trial.seed)
    async with (
        serving(trial.folder / "data") as server,
        httpx.AsyncClient(base_url=server.address, timeout=120) as http,
    ):
        by_hand = list(written_by_hand(whole))
        if trial.short:
            by_hand = chance.sample(by_hand, 30)
        for file in (*by_hand, *scribbled(whole, trial.of(20, 400), chance)):
            found = await http.post("/api/tables/upload", content=file)
            assert found.status_code in (201, 400, 404, 413), (found.text, file[:200])
            tried += 1
            refused += found.status_code != 201
            if tried % 50 == 0:
                trial.say(f"{tried} files, {refused} refused")
        assert (await http.get("/health")).json() == {"status": "ok"}
        links = await server.host.upload(whole)
        async with server.host.sit(links.seats[0]) as seat:
            assert seat.version == 12
        await server.host.create("airlock", [mine(), mine(), mine()])
    return f"{tried} files: {refused} refused by name, {tried - refused} still games; none broke anything"


FAULTS = [Fault("files", files)]
