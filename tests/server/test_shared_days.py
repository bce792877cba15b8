"""Tables over days, at several servers of one database: everything is done once, and known everywhere."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from tests.server.receiver import receiving

from hullbreach.client import mine
from hullbreach.server.days import look_at_all
from hullbreach.server.forms import Room
from hullbreach.server.notices import NoticeSettings
from hullbreach.server.paces import HOUR, Pace
from hullbreach.testkit.serving import serving

NOON = 1_800_000_000.0


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


def test_of_several_servers_one_reminds(shared: str) -> None:
    async def work() -> None:
        async with receiving() as receiver:
            settings = NoticeSettings("mailto:a@games.example", (receiver.address,))
            async with (
                serving(database=shared, notice=settings) as one,
                serving(database=shared, notice=settings) as other,
            ):
                now = NOON
                for server in (one, other):
                    server.lobby.house.today = lambda: now
                assert one.lobby.house.notices.public == other.lobby.house.notices.public
                seats = [mine("Ann"), mine("Ben"), mine("Cy")]
                links = await one.host.create("airlock", seats, pace=Pace(2))
                await one.host.room(links.seats[0], Room(f"{receiver.address}/hook"))
                late = one.lobby.tables[links.table].table.waiting()
                async with other.host.sit(links.seats[0]) as seat:
                    assert {seat.people[one].due for one in late} == {round(NOON + 2 * HOUR)}
                    now += 2 * HOUR
                    await asyncio.gather(*(look_at_all(server.lobby) for server in (one, other)))
                    await one.lobby.house.notices.settled()
                    await other.lobby.house.notices.settled()
                    assert len(receiver.got) == len(late)
                    now += HOUR
                    await look_at_all(one.lobby)
                    await seat.until(lambda: all(seat.people[one].late for one in late))

    run(work())
