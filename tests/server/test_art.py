"""The drawings of a game over HTTP: at an address that browsers may keep for ever."""

import asyncio

import httpx

from hullbreach.client import mine
from hullbreach.kernel import registry
from hullbreach.testkit.serving import serving


def test_a_table_says_where_its_drawings_are() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("nemesis", [mine("Ann")], {"packs": ["medic"]})
            info = server.lobby.tables[links.table].info()
            sprite = registry.find("nemesis").edition(("medic",)).art.sprite
            assert info.art == f"/art/{sprite.name}.svg"
            async with httpx.AsyncClient(base_url=server.address) as client:
                reply = await client.get(info.art)
                assert reply.content == sprite.data
                assert reply.headers["content-type"] == "image/svg+xml"
                assert reply.headers["content-encoding"] == "gzip"
                assert "immutable" in reply.headers["cache-control"]
                for other in ("/art/nemesis-0.svg", "/art/..%2Fapp.py", "/art/"):
                    assert (await client.get(other)).status_code == 404
                games = (await client.get("/api/server")).json()["games"]
                for game in games:
                    lobby = registry.find(game["name"]).edition().art.lobby
                    assert game["art"] == f"/art/{lobby.name}.svg"
                    assert (await client.get(game["art"])).content == lobby.data

    asyncio.run(asyncio.wait_for(work(), 60))
