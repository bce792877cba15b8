"""Standing answers: only for what one is asked, and nobody else notices."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hullbreach.client import RefusedError, mine
from hullbreach.testkit.serving import serving

pytestmark = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_a_standing_answer_is_one_to_what_is_asked() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine()] * 3, seed="glass")
            heard: list[bytes] = []
            async with (
                server.host.sit(links.seats[0], heard=heard.append) as a,
                server.host.sit(links.seats[1]) as b,
            ):
                table = server.lobby.tables[links.table].table
                await a.answer("move:room-reactor", "0.0")
                # Nobody is asked about that now; or about anything of that name.
                for topic in ("jam", "dodge", "", "x" * 9000):
                    for option in ("pass", None):
                        with pytest.raises(RefusedError, match="no-topic"):
                            await b.stand(topic, option)
                with pytest.raises(RefusedError, match="no-topic"):
                    await a.stand("", "stop")
                assert table.version == 1
                question = await a.question()
                assert question is not None
                work = next(one.id for one in question.options if one.verb == "work")
                await a.answer(work, question.id)
                asked = await b.question()
                assert asked is not None
                assert asked.topic == "jam"
                for topic, option, code in (
                    ("jam", "sing", "not-on-offer"),
                    ("dodge", "pass", "no-topic"),
                ):
                    with pytest.raises(RefusedError, match=code):
                        await b.stand(topic, option)
                await b.stand("jam", "pass")
                await b.until(lambda: b.now.answers == 3)
                assert b.now.standing == {"jam": "pass"}

                # To take it back is nobody else's business, and to leave it was no entry for them.
                await a.until(lambda: a.now.answers == 3)
                known, version = len(heard), a.version
                assert version == table.public_version == 3
                assert table.version == 4
                await b.stand("jam", None)
                await b.until(lambda: b.now.standing == {})
                assert await a.ping() == version
                assert [b'"type":"pong"' in one for one in heard[known:]] == [True]
                # Nor does the next question tell that there was anything.
                assert [one.id for one in table.asks()] == ["3.1"]

    run(work())
