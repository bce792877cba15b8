"""Lessons through the protocol: a table for one person that says what is to be done."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hullbreach.client import RefusedError, Seat, bot
from hullbreach.kernel import find
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def long_ago(server: Running) -> None:
    """All tables were begun long ago: where others may use the database, new lessons are spared."""
    statement = "UPDATE tables SET created = 0"
    await server.lobby.store._do(lambda connection: connection.exec_driver_sql(statement))


async def follow(seat: Seat) -> list[str]:
    """Take the lesson to its end; what it said."""
    said: list[str] = []
    while True:
        await seat.until(lambda: seat.now.lesson is not None and _ready(seat))
        lesson = seat.now.lesson
        assert lesson is not None
        said += [page.text.id for page in lesson.pages]
        if lesson.done:
            return said
        assert seat.now.question is not None
        await seat.answer(lesson.wait[0], seat.now.question.id)


def _ready(seat: Seat) -> bool:
    lesson = seat.now.lesson
    return lesson is not None and (lesson.done or bool(lesson.wait))


@pytest.mark.parametrize(("game", "id"), [("airlock", ""), ("nemesis", "first")])
def test_a_lesson_is_taken_to_its_end(game: str, id: str) -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.learn(game, id)
            async with server.host.sit(links.seats[0]) as seat:
                assert seat.table.origin == "lesson"
                said = await follow(seat)
                lesson = find(game).lessons["first"]
                assert said == [text.id for text in lesson.texts()[1:]]

    run(work())


def test_another_answer_is_refused_with_a_friendly_word() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.learn("nemesis", "fire")
            async with server.host.sit(links.seats[0]) as seat:
                question = await seat.question()
                assert question is not None
                with pytest.raises(RefusedError) as refused:
                    await seat.answer("pass", question.id)
                assert refused.value.code == "other-step"
                assert seat.now.standing == {}
                assert seat.now.answers == 0

    run(work())


def test_an_unknown_lesson_is_refused() -> None:
    async def work() -> None:
        async with serving() as server:
            with pytest.raises(RefusedError) as refused:
                await server.host.learn("airlock", "last")
            assert refused.value.code == "unknown-lesson"

    run(work())


def test_lessons_are_listed_with_their_game() -> None:
    async def work() -> None:
        async with serving() as server:
            info = await server.host.info()
            for game in info.games:
                assert [one.id for one in game.lessons] == list(find(game.name).lessons)

    run(work())


@both
def test_a_lesson_is_forgotten_when_nobody_takes_it_and_other_tables_are_not() -> None:
    async def work() -> None:
        async with serving() as server:
            taken, left = [await server.host.learn("airlock", "") for _ in range(2)]
            stays = await server.host.create("airlock", [bot()] * 3)
            async with server.host.sit(taken.seats[0]):
                await server.lobby.forget_idle()
                await long_ago(server)
                while await server.lobby.store.load(left.table) is not None:
                    await server.lobby.forget_lessons()
                assert await server.lobby.store.load(taken.table) is not None
                assert await server.lobby.store.load(stays.table) is not None
                assert await server.lobby.store.find_seat(left.seats[0]) is None

    run(work())
