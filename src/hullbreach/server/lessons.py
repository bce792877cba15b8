"""Lessons at a server: a table for one person, with what the lesson says in every message.

Which lesson a table is for follows from the table itself (`kernel.lessons.of_table`), so nothing else
is kept; the tables of lessons are forgotten as soon as nobody is there.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from hullbreach.kernel import registry
from hullbreach.kernel.game import Game
from hullbreach.kernel.lessons import LEARNER, find, of_table
from hullbreach.kernel.table import OpenAsk, Table
from hullbreach.kernel.teaching import begin
from hullbreach.server.forms import LessonInfo, Links, NewLesson, NewSeat
from hullbreach.server.protocol import Coaching, LessonPage

if TYPE_CHECKING:
    from hullbreach.server.lobby import Lobby


def offered(game: Game[Any]) -> list[LessonInfo]:
    """The lessons of a game as the lobby lists them."""
    return [LessonInfo(one.id, one.title, one.minutes) for one in game.lessons.values()]


async def teach(lobby: Lobby, wanted: NewLesson) -> Links:
    """Begin a lesson; the learner gets its link."""
    lesson = find(registry.find(wanted.game), wanted.lesson)
    table = await asyncio.to_thread(begin, lesson)
    others = [NewSeat(kind="bot") for _ in range(lesson.seats - 1)]
    return await lobby.settle(table, [NewSeat(name=wanted.name, mine=True), *others], "lesson")


def coaching(table: Table, seat: int) -> Coaching | None:
    """What the lesson of a table says now to a seat."""
    lesson = of_table(table)
    if lesson is None or seat != LEARNER:
        return None
    coach = lesson.coach(table)
    return Coaching(
        lesson.id,
        [LessonPage(page.text, list(page.point)) for page in coach.pages],
        list(coach.wait),
        coach.step,
        coach.steps,
        coach.done,
    )


def check(table: Table, seat: int, option: str) -> None:
    """Refuse an answer that the lesson of a table does not wait for."""
    lesson = of_table(table)
    if lesson is not None:
        lesson.check(table, seat, option)


def resting(table: Table) -> bool:
    """Whether the bots of a lesson have nothing to do: the learner is asked, or it is over."""
    lesson = of_table(table)
    if lesson is None:
        return False
    return table.ask(LEARNER) is not None or lesson.coach(table).done


def reply(table: Table, ask: OpenAsk) -> str | None:
    """What a bot answers because the lesson of its table says so."""
    lesson = of_table(table)
    return None if lesson is None else lesson.reply(table, ask)
