"""Bots rest while nobody looks on, and think where nobody has to wait for them."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hullbreach import bots
from hullbreach.client import bot, mine
from hullbreach.testkit.serving import serving

both = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


@both
def test_bots_rest_while_nobody_looks_on() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [bot(), bot(), bot()])
            hosted = server.lobby.tables[links.table]
            assert not hosted._robots._task
            async with server.host.sit(links.spectators) as watching:
                await watching.until(lambda: watching.now.answers >= 2)
                playing = hosted._robots._task
                assert playing is not None
            await playing
            while server.lobby.clients:
                await asyncio.sleep(0.001)
            resting = hosted.table.version
            assert hosted._robots._task is playing, "nobody has woken them"
            assert hosted.table.over or hosted.version == resting
            async with server.host.sit(links.spectators) as watching:
                await watching.until(lambda: watching.now.over)

    run(work())


def test_a_bot_that_thinks_does_so_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_here(*_: Any) -> str:
        raise AssertionError("somebody thinks in the server")

    monkeypatch.setattr(bots, "answer", not_here)

    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [bot("search@2"), mine(), mine()])
            async with server.host.sit(links.seats[1]) as seat:
                await seat.until(lambda: seat.now.answers >= 1)
                assert len(server.lobby.house.thinkers._idle) <= 1

    run(work())


@both
def test_a_bot_that_fails_is_named(caplog: pytest.LogCaptureFixture) -> None:
    class Clumsy:
        name = "clumsy"

        def __init__(self, seed: str) -> None:
            pass

        def choose(self, view: Any, ask: Any) -> str:
            raise ArithmeticError("two left hands")

    async def work() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(bots.registry._kinds, "clumsy", Clumsy)
            async with serving() as server:
                links = await server.host.create("airlock", [bot("clumsy"), mine(), mine()])
                async with server.host.sit(links.seats[1]) as seat:
                    task = server.lobby.tables[links.table]._robots._task
                    assert task is not None
                    await task
                    await seat.until(lambda: seat.people[0].stuck)
                    async with server.host.sit(links.seats[2]) as other:
                        await other.until(lambda: other.people[0].stuck)
                    # Another plays on, and everyone hears that, too.
                    await seat.hand_over("random", 0)
                    await seat.until(lambda: seat.now.answers >= 1)
                    await seat.until(lambda: not seat.people[0].stuck)

    run(work())
    assert "the bot clumsy in seat 1" in caplog.text
    assert "two left hands" in caplog.text
