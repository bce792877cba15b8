"""The page about the protocol is right, and the documentation of the interface is complete."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hullbreach.kernel.scenes import Piece, Region, Scene, Space, Tone, Track
from hullbreach.kernel.texts import Text
from hullbreach.server.forms import Fork, MyLinks, NewLesson, NewTable, Refusal
from hullbreach.server.hashing import scene_hash
from hullbreach.server.pictures import KEPT, Album, Sent
from hullbreach.server.protocol import FromClient, FromServer, decode, encode
from hullbreach.testkit.serving import serving

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json ([^\n]+)\n(.*?)\n```", PAGE, re.DOTALL)
FORMS = {
    "post /api/tables": NewTable,
    "post /api/lessons": NewLesson,
    "post /api/table/fork": Fork,
    "post /api/tables/status": MyLinks,
    "refusal": Refusal,
}


@pytest.mark.parametrize(("kind", "example"), EXAMPLES)
def test_examples_are_messages(kind: str, example: str) -> None:
    types = {"client": FromClient, "server": FromServer, **FORMS}
    message = msgspec.json.decode(example, type=types[kind])
    again = json.loads(msgspec.json.encode(message))
    given = json.loads(example)
    assert again.items() <= given.items()


def test_every_message_of_a_client_has_an_example() -> None:
    shown = {type(decode(example)) for kind, example in EXAMPLES if kind == "client"}
    assert shown == set(FromClient.__args__)


def test_every_message_of_the_server_has_an_example_or_is_described() -> None:
    for kind in FromServer.__args__:
        tag = kind.__struct_config__.tag
        assert f'"type": "{tag}"' in PAGE or f"`{tag}`" in PAGE


def test_the_interface_is_documented() -> None:
    async def work() -> None:
        async with (
            serving() as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            api = (await http.get("/api/schema/openapi.json")).json()
            operations = [one for path in api["paths"].values() for one in path.values()]
            assert {"/api/tables", "/api/tables/join", "/api/table/file"} <= set(api["paths"])
            assert all(one.get("description") for one in operations)
            messages = (await http.get("/api/protocol")).json()
            assert messages["protocol"] == 1
            assert {"Hello", "Give", "Snapshot", "Update", "Region"} <= set(messages["$defs"])
            numbers = (await http.get("/metrics")).text
            assert "hullbreach_tables 0\n" in numbers
            assert 'hullbreach_answer_seconds_bucket{le="+Inf"} 0\n' in numbers
            assert (await http.get("/health")).json() == {"status": "ok"}

    asyncio.run(asyncio.wait_for(work(), 60))


def picture(**sections: Any) -> Scene:
    return Scene(Text("game-airlock"), **sections)


def room(name: str, x: float = 1, tone: Tone = "plain") -> Region:
    return Region(name, Text(name), x, 2, tone=tone)


def test_a_hash_is_the_same_in_javascript() -> None:
    whole, broken = picture(regions=[room("a", 12.0)]), picture(regions=[room("a", 12)])
    assert scene_hash(whole) == scene_hash(broken) != scene_hash(picture(regions=[room("a", 12.5)]))


def test_a_hash_is_the_same_however_it_is_made() -> None:
    album = Album()
    for scene in (
        picture(),
        picture(regions=[room("a", 12.0), room("1.0, 2.0")]),
        picture(width=1000.0, pieces=[Piece("p", "a", "x", Text("p"))]),
    ):
        assert album.hash(scene) == scene_hash(scene)
        # As a client has it: out of JSON, with all its numbers broken.
        heard = msgspec.json.decode(encode(scene), type=Scene)
        assert scene_hash(heard) == scene_hash(scene)


def test_only_what_changed_is_in_a_difference() -> None:
    track = Track("air", Text("air"), [Space(Text("one"))], 0)
    old = picture(regions=[room("a"), room("b")], tracks=[track])
    new = picture(regions=[room("a"), room("b", tone="danger")], tracks=[track])
    moved = picture(
        regions=[room("b"), room("a"), room("c")], pieces=[Piece("p", "a", "x", Text("p"))]
    )
    album = Album()
    patches = album.difference(old, new)
    assert patches is not None
    assert list(patches) == ["regions"]
    assert [msgspec.json.decode(raw)["id"] for raw in patches["regions"].set] == ["b"]
    assert patches["regions"].order is None
    patches = album.difference(old, moved)
    assert patches is not None
    assert patches["regions"].order == ["b", "a", "c"]
    assert patches["tracks"].order == []
    assert patches["pieces"].order == ["p"]
    assert album.difference(old, Scene(Text("other"))) is None
    assert album.difference(old, old) == {}
    assert album.difference(old, picture(regions=[room("a"), room("b")], tracks=[track])) == {}


def test_updates_are_kept_for_who_lost_some() -> None:
    nothing = picture()
    sent = Sent(nothing, 0, 0)
    for version in range(1, KEPT + 3):
        sent.advance(nothing, version, version, b"update %d" % version)
    assert sent.since(KEPT + 2) == []
    assert sent.since(KEPT) == [b"update %d" % (KEPT + 1), b"update %d" % (KEPT + 2)]
    assert sent.since(0) is None
    assert sent.since(99) is None
    sent.advance(nothing, 99, 99, b"x" * 1_000_000)
    assert sent.since(KEPT + 2) is None
    assert encode(sent.version) == b"99"
