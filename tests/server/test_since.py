"""What happened since somebody's last visit is told first, answer by answer."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from hullbreach.client import mine, patched
from hullbreach.server.telling import MOST_PAST
from hullbreach.testkit.serving import Running, serving


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


async def played(server: Running, links: list[str], answers: int) -> None:
    """The table goes on, whoever is asked."""
    while True:
        for link in links:
            async with server.host.sit(link) as seat:
                if seat.now.answers >= answers:
                    return
                if seat.now.question is not None:
                    await seat.answer(seat.now.question.options[0].id)


def test_who_comes_back_sees_what_has_happened_as_it_happened() -> None:
    async def work() -> None:
        async with serving() as server:
            made = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            links = list(made.seats.values())
            await played(server, links, 2)
            async with server.host.sit(links[0]) as seat:
                left, then, told = seat.now.answers, seat.scene, len(seat.log)
            await played(server, links, left + 3)
            # Also where the server has been restarted, or the table was put away.
            await server.lobby.forget_idle()
            async with server.host.sit(links[0], seen=left) as seat:
                assert seat.before == then
                assert len(seat.since) == seat.now.answers - left
                scene = then
                for one in seat.since:
                    scene = patched(scene, one.scene)
                assert scene == seat.scene, "it leads to the present"
                lines = [line for one in seat.since for line in one.log]
                assert lines == seat.log[told:]

    run(work())


def test_who_has_missed_nothing_or_was_never_here_is_told_nothing_of_it() -> None:
    async def work() -> None:
        async with serving() as server:
            made = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            links = list(made.seats.values())
            await played(server, links, 3)
            for seen in (-1, server.lobby.tables[made.table].table.answers, 1000):
                async with server.host.sit(links[0], seen=seen) as seat:
                    assert (seat.before, seat.since) == (None, [])

    run(work())


def test_a_long_absence_is_told_from_its_last_moments_only() -> None:
    async def work() -> None:
        async with serving() as server:
            made = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            links = list(made.seats.values())
            await played(server, links, MOST_PAST + 3)
            async with server.host.sit(links[0], seen=0) as seat:
                assert 0 < len(seat.since) <= MOST_PAST
                assert seat.now.question is not None or seat.now.waiting

    run(work())
