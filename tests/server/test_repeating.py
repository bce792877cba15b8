"""An answer is taken once, however often it is sent, and its giver is told the truth about it."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from hullbreach.client import RefusedError, Seat, mine
from hullbreach.server.protocol import Ack, FromClient, Give, No
from hullbreach.testkit.serving import Running, serving

pytestmark = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def give(server: Running, table: str, message: Give, seat: int = 0) -> str:
    """What a seat is told: `ack`, or why not."""
    reply = await server.lobby.tables[table].take(seat, message)
    assert isinstance(reply, Ack | No)
    return reply.code if isinstance(reply, No) else "ack"


def test_the_same_message_is_taken_once(tmp_path: Path) -> None:
    first = Give("7f-1", "0.0", "move:room-reactor")

    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            assert await give(server, links.table, first) == "ack"
            assert await give(server, links.table, first) == "ack"
            table = server.lobby.tables[links.table].table
            assert (table.version, table.answers) == (1, 1)
            # Another answer to the same question is another answer.
            for other in (
                Give("7f-1", "0.0", "stop"),
                Give("7f-2", "0.0", "move:room-reactor"),
                Give("7f-1", "1.0", "move:room-nowhere"),
            ):
                assert await give(server, links.table, other) != "ack"
            assert await give(server, links.table, first, 1) != "ack"
        async with serving(tmp_path) as server, server.host.sit(links.seats[0]) as seat:
            assert seat.version == 1
            assert await give(server, links.table, first) == "ack"
            # It was taken, also where it has been taken back, or a bot has the seat by now.
            await seat.undo()
            assert await give(server, links.table, first) == "ack"
            await seat.hand_over("random")
            assert await give(server, links.table, first) == "ack"

    run(work())


async def lose_next(seat: Seat) -> None:
    """The next message that the seat sends gets lost on the way."""
    send = seat._send

    async def lost(message: FromClient) -> bool:
        seat._send = send  # type: ignore[method-assign]
        return True

    seat._send = lost  # type: ignore[method-assign]


async def come_back(seat: Seat) -> None:
    assert seat._socket is not None
    await seat._socket.close()


def test_an_answer_that_was_lost_is_not_said_to_be_taken() -> None:
    """The question is asked anew meanwhile, under another id: nobody has answered the old one."""

    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with (
                server.host.sit(links.seats[0]) as a,
                server.host.sit(links.seats[1]) as b,
                server.host.sit(links.seats[2]) as c,
            ):
                await a.answer("move:room-reactor", "0.0")
                await b.until(lambda: b.now.answers == 1)
                await lose_next(a)
                lost = asyncio.create_task(a.answer("stop", "1.0"))
                await b.undo(to=0)
                await c.until(lambda: c.now.wish is not None)
                await c.consent()
                await a.until(lambda: a.now.wish is not None)
                await a.consent()
                await a.until(lambda: a.now.answers == 0)
                await come_back(a)
                with pytest.raises(RefusedError, match="stale-answer"):
                    await lost
                assert server.lobby.tables[links.table].table.answers == 0

    run(work())


def test_an_answer_whose_acknowledgement_was_lost_is_taken_once() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), mine(), mine()])
            async with server.host.sit(links.seats[0]) as a:
                hosted = server.lobby.tables[links.table]
                take = hosted.take
                cut, over = asyncio.Event(), asyncio.Event()

                async def deaf(*words: Any) -> Any:
                    reply = await take(*words)
                    hosted.take = take  # type: ignore[method-assign]
                    cut.set()
                    await over.wait()
                    return reply

                hosted.take = deaf  # type: ignore[method-assign,assignment]
                given = asyncio.create_task(a.answer("move:room-reactor", "0.0"))
                await cut.wait()
                await come_back(a)
                assert await given == 1
                assert hosted.table.answers == 1
                over.set()

    run(work())
