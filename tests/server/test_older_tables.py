"""A table that was begun under older rules goes on, and what is answered then is never lost."""

import asyncio
from pathlib import Path

import pytest

from hullbreach.client import Host, mine
from hullbreach.games.airlock import AirlockGame
from hullbreach.kernel.saves import Renewed
from hullbreach.testkit.serving import serving


async def answered(host: Host, links: list[str], times: int) -> int:
    """Answer so often from these seats, whoever is asked; the answers in force then."""
    for _ in range(times):
        for link in links:
            async with host.sit(link) as seat:
                if seat.now.question is not None:
                    await seat.answer(seat.now.question.options[-1].id)
                    break
    async with host.sit(links[0]) as seat:
        return seat.now.answers


def test_a_table_of_older_rules_keeps_what_is_answered_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            first = await answered(server.host, list(links.seats.values()), 3)
        monkeypatch.setattr(AirlockGame, "version", "newer")
        async with serving(tmp_path) as server:
            second = await answered(server.host, list(links.seats.values()), 2)
            log = server.lobby.tables[links.table].table.log
            assert [entry for entry in log if isinstance(entry, Renewed)]
        async with serving(tmp_path) as server:
            third = await answered(server.host, list(links.seats.values()), 0)
            again = server.lobby.tables[links.table].table.log
            assert again == log, "nothing is renewed twice, and nothing is lost"
        assert first < second == third

    asyncio.run(asyncio.wait_for(work(), 60))
