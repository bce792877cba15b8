"""Teaching: a lesson on a table of its own, and what the others at it answer.

>>> from hullbreach.kernel import find
>>> lesson = find("airlock").lessons["first"]
>>> table = begin(lesson)
>>> lesson.coach(table).wait
('scan:person-2',)
"""

from __future__ import annotations

from hullbreach.kernel import registry
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.lessons import LEARNER, SEED, Lesson
from hullbreach.kernel.openings import check_ledger
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import Table


def begin(lesson: Lesson) -> Table:
    """A table with the lesson's position."""
    game = registry.find(lesson.game)
    options = read_options(game, dict(lesson.options), lesson.seats)
    play = game.Play(game, game.setup(options, lesson.seats, key_of(lesson.seed)))
    game.Opening(play).lay_out(lesson.position)
    check_ledger(play, game.box(options, lesson.seats))
    table = Table.resume(game, play.state, options, seed=f"{SEED}{lesson.id}")
    for topic in lesson.stand:
        for seat in range(lesson.seats):
            table.stand(seat, topic)
    return table


def others_answer(lesson: Lesson, table: Table) -> None:
    """All other seats answer until the learner is asked something, or the lesson is over."""
    while table.ask(LEARNER) is None and not table.over and not lesson.coach(table).done:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, lesson.reply(table, ask))
