"""Folders of data at a server: offered, told, spoken, known to its helpers, missed when they are gone."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from hullbreach.client import RefusedError, bot, mine
from hullbreach.kernel import Table, Texts, shelf
from hullbreach.kernel.folders import put_all
from hullbreach.server.interface import game_info
from hullbreach.testkit.serving import Running, serving


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


@pytest.fixture
def boxes(tmp_path: Path) -> Iterator[Path]:
    """Two folders that have another word for the same thing."""
    for name, adults, word in (("our-box", 5, "Pineapple"), ("your-box", 4, "Egg")):
        folder = tmp_path / "boxes" / name
        (folder / "content").mkdir(parents=True)
        (folder / "locale" / "en").mkdir(parents=True)
        title = name.replace("-", " ").capitalize()
        (folder / "pack.toml").write_text(f'game = "nemesis"\nname = "{title}"\n')
        bag = f"[numbers.setup]\nbag = {{ adult = {adults} }}\n"
        (folder / "content" / "bag.toml").write_text(bag)
        (folder / "locale" / "en" / "own.ftl").write_text(f"item-grenade = {word}\n")
    with shelf.lent("nemesis"):
        put_all([tmp_path / "boxes"])
        yield tmp_path / "boxes"


async def word(server: Running, words: str, id: str) -> str:
    """What a browser that asks for these words reads for an id; the first to say it wins."""
    found = await server.host._http.get("/api/texts/en", params={"game": words})
    assert found.status_code == 200, words
    return next(line for line in found.text.splitlines() if line.startswith(f"{id} = "))


@pytest.mark.usefixtures("boxes")
def test_the_lobby_offers_folders_by_their_names() -> None:
    (packs,) = [one for one in game_info("nemesis").settings if one.name == "packs"]
    names = dict(zip(packs.choices, packs.labels, strict=True))
    assert Texts("en").format(names["our-box"]) == "Our box"
    assert dict(zip(packs.choices, packs.roles, strict=True))["our-box"] == "module"


@pytest.mark.usefixtures("boxes")
def test_two_tables_with_different_folders_do_not_mix_their_words() -> None:
    async def work() -> None:
        async with serving() as server:
            for pack, grenade in (("our-box", "Pineapple"), ("your-box", "Egg"), ("", "Grenade")):
                options = {"packs": [pack]} if pack else {}
                links = await server.host.create("nemesis", [mine(), mine()], options)
                async with server.host.sit(links.seats[0]) as seat:
                    told = [line.text for line in seat.log if line.text.id == "log-house-rules"]
                    houses = server.lobby.tables[links.table].table.edition.houses
                    if pack:
                        name = pack.replace("-", " ").capitalize()
                        assert Texts("en").format(told[0]) == (
                            f"This table is played with data of its own: {name} ({houses[pack]})."
                        )
                    else:
                        assert not told
                    assert await word(server, seat.table.words, "item-grenade") == (
                        f"item-grenade = {grenade}"
                    )
                assert (
                    await word(server, "", "pack-nemesis-our-box")
                    == "pack-nemesis-our-box = Our box"
                )
            for words in (
                "nemesis+your-box+our-box",
                "nemesis+our-box+our-box",
                "lockdown+our-box",
            ):
                found = await server.host._http.get("/api/texts/en", params={"game": words})
                assert found.status_code == 404, words

    run(work())


def file() -> bytes:
    return Table.new("nemesis", seats=2, options={"packs": ["our-box"]}, seed="house").save()


@pytest.mark.usefixtures("boxes")
def test_helpers_know_the_folders_of_their_server() -> None:
    async def work() -> None:
        async with serving() as server:
            seats = [bot("search@2"), bot("search@2")]
            links = await server.host.create("nemesis", seats, {"packs": ["our-box"]})
            async with server.host.sit(links.spectators) as watching:
                await watching.until(lambda: watching.now.answers >= 2)
            uploaded = await server.host.upload(file())
            table = server.lobby.tables[uploaded.table].table
            assert table.edition.box.numbers.setup.bag["adult"] == 5

    run(work())


def test_a_folder_that_is_gone_is_named(boxes: Path, tmp_path: Path) -> None:
    saved = file()

    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("nemesis", [mine()], {"packs": ["our-box"]})
        shelf.drop("nemesis", "our-box")
        async with serving(tmp_path) as server:
            with pytest.raises(RefusedError, match=r"missing-pack.*our-box.*--packs FOLDER"):
                await server.host.upload(saved)
            with pytest.raises(RefusedError, match=r"pack-not-here.*our-box.*--packs FOLDER"):
                await server.host.file(links.seats[0])
            put_all([boxes])
            assert await server.host.file(links.seats[0])

    run(work())
