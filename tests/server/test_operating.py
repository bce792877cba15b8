"""The operator's page: what it shows, to whom, and what it never shows."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from hullbreach.client import RefusedError, mine
from hullbreach.server.tally import Place, Tally
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")

TOKEN = "a-token-that-nobody-guesses"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


async def asked(server: Running, token: str = TOKEN) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.address) as http:
        return await http.get("/api/operator", headers={"Authorization": f"Bearer {token}"})


async def done(server: Running, **measure: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.address) as http:
        return await http.post(
            "/api/operator", json=measure, headers={"Authorization": f"Bearer {TOKEN}"}
        )


def test_only_who_has_the_token_sees_anything() -> None:
    async def work() -> None:
        async with serving(operator=TOKEN) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            for other in ("no", "wrong", TOKEN[:-1], links.seats[0]):
                assert (await asked(server, other)).status_code == 404
            found = await asked(server)
            assert found.status_code == 200
            assert found.headers["cache-control"] == "no-store"
        async with serving() as server:
            assert (await asked(server, "none")).status_code == 404, "there is no such page here"

    run(work())


@both
def test_it_shows_tables_and_troubles_and_no_secret(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, operator=TOKEN) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            await server.host.report(links.seats[1], "Ben is rude")
            log = logging.getLogger("hullbreach.server")
            log.error("table %s cannot be played again: %s", links.table, "the alien is Ann")
            log.error("the database fails: %s", "a secret")
            async with server.host.sit(links.seats[0]):
                found = (await asked(server)).json()
            assert (found["clients"], found["in_memory"], found["kept"]) == (1, 1, 1)
            (table,) = found["tables"]
            assert (table["table"], table["names"]) == (links.table, ["Ann", "Ben", "Cy"])
            assert [one["what"] for one in found["troubles"]] == [
                "the database fails: …",
                f"table {links.table} cannot be played again: …",
            ]
            (report,) = found["reports"]
            assert (report["table"], "Ben is rude" in report["text"]) == (links.table, True)
            assert (tmp_path / "reports" / report["name"]).is_file()
            hosted = server.lobby.tables[links.table]
            hidden = [hosted.table.seed, links.invitation, links.spectators, *links.seats.values()]
            assert [one for one in hidden if one in json.dumps(found)] == []

    run(work())


def test_it_shows_the_people_and_the_numbers_of_all_processes(shared: str) -> None:
    tally = Tally(2)

    def process(place: int) -> Any:
        return serving(database=shared, operator=TOKEN, place=Place(tally, place))

    async def work() -> None:
        async with process(0) as one, process(1) as other:
            links = await one.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            async with one.host.sit(links.seats[0]) as ann:
                question = await ann.question()
                assert question is not None
                await ann.answer(question.options[0].id)
                (await asked(one)).raise_for_status()
                while (found := (await asked(other)).json())["tables"][0]["here"] != 1:
                    await asyncio.sleep(0.01)
            assert (found["clients"], found["answers"]) == (1, 1)

    run(work())


def test_at_a_table_that_the_operator_silences_nobody_is_heard() -> None:
    async def work() -> None:
        async with serving(operator=TOKEN) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            async with server.host.sit(links.seats[0]) as ann:
                assert (await done(server, table=links.table, act="silence")).status_code == 204
                with pytest.raises(RefusedError, match="muted"):
                    await ann.say("hello?")
                await ann.mute(0, False)
                with pytest.raises(RefusedError, match="muted"):
                    await ann.say("hello?")
                await done(server, table=links.table, act="speak")
                await ann.say("hello")

    run(work())


@both
def test_the_operator_opens_a_seat_and_deletes_a_table() -> None:
    async def work() -> None:
        async with serving(operator=TOKEN) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            assert (await done(server, table=links.table, act="remove", seat=1)).status_code == 204
            with pytest.raises(RefusedError, match="unknown-link"):
                async with server.host.sit(links.seats[1]):
                    pass
            async with server.host.sit(links.seats[0]) as ann:
                await done(server, table=links.table, act="delete")
                with pytest.raises(RefusedError, match=r"removed|unknown-link"):
                    await ann.until(lambda: False)
            assert (await done(server, table=links.table, act="delete")).status_code == 404
            assert (await asked(server)).json()["kept"] == 0

    run(work())
