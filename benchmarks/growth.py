"""How the cost of Nemesis grows: with the number of players, and with the rounds of a game."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Iterable
from statistics import median
from time import process_time
from typing import Any

from hullbreach.gym.session import Page, Session
from hullbreach.gym.setting import Setting
from hullbreach.kernel import Game, Table, find

Points = list[tuple[int, float]]
TABLES = 200
ANSWERS_BEFORE = 40
KILOBYTES_GOAL = 300
TURNS = 5
FEWEST = 30
"""Fewer answers than this say nothing about a round."""


def by_players(game: str, games: int) -> dict[str, Points]:
    """Microseconds of an answer, and of an environment's step, for each number of players.

    All numbers of players take turns, and the median of the turns counts.
    """
    rules = find(game)
    play: dict[int, list[float]] = {seats: [] for seats in rules.seats}
    steps: dict[int, list[float]] = {seats: [] for seats in rules.seats}
    for _ in range(TURNS):
        for seats in rules.seats:
            setting = _setting(rules, seats)
            play[seats].append(_timed(setting, range(games // TURNS + 1), 0))
            steps[seats].append(_timed(setting, range(games // TURNS + 1), len(PARTS) - 1))
    return {
        "an answer": [(seats, median(taken)) for seats, taken in play.items()],
        "a step of the environment": [(seats, median(taken)) for seats, taken in steps.items()],
    }


PARTS = ("the rules", "the view, and the numbers of the options", "observation and mask")


def by_parts(game: str, seats: int, games: int) -> dict[str, float]:
    """Microseconds of each part of a step: what it adds when it is switched on.

    The least of several turns counts: what is more comes from elsewhere.
    """
    setting = _setting(find(game), seats)
    least = [
        min(column)
        for column in zip(
            *(
                [_timed(setting, range(games // TURNS + 1), upto) for upto in range(len(PARTS))]
                for _ in range(TURNS)
            ),
            strict=True,
        )
    ]
    added = [one - before for one, before in zip(least, [0.0, *least], strict=False)]
    return dict(zip(PARTS, added, strict=True))


def _setting(game: Game[Any], seats: int) -> Setting:
    mode = next(name for name, _options, counts in game.modes() if seats in counts)
    return Setting.of(game, mode, seats)


def _timed(setting: Setting, games: Iterable[int], upto: int) -> float:
    """Microseconds of a choice in random games, with the parts of a step up to this one."""
    pages = [Page(setting, len(setting.vocabulary), reuse=True) for _ in setting.agents]
    session, choice = Session(setting), random.Random(2).choice
    answers, start = 0, process_time()
    for number in games:
        session.reset(number)
        while not session.over:
            ask = session.run.asks[0]
            if upto:
                decision = session.decision()
                if upto > 1:
                    pages[ask.seat].write(decision.view, decision.options)
            session.answer(ask.seat, choice(ask.options))
            answers += 1
    return (process_time() - start) / answers * 1e6


def by_rounds(game: str, seats: int, games: int) -> dict[str, Points]:
    """Microseconds of an answer, and of a clone with its state, in each round of the game."""
    rules, choice = find(game), random.Random(4).choice
    answers: dict[int, list[float]] = {}
    clones: dict[int, list[float]] = {}
    for number in range(games):
        table = Table.new(rules, seats=seats, seed=f"rounds {number}", hashes=False, limit=None)
        while not table.over:
            ask = table.asks()[0]
            current = rules.round_of(table.play)
            option = choice(ask.options).id
            start = process_time()
            table.answer(ask.seat, ask.id, option)
            table.asks()
            answered = process_time()
            table.clone().play  # noqa: B018
            cloned = process_time()
            answers.setdefault(current, []).append(answered - start)
            clones.setdefault(current, []).append(cloned - answered)
    return {
        "an answer at a table, and the next asks": _medians(answers),
        "a clone with its state": _medians(clones),
    }


def _medians(times: dict[int, list[float]]) -> Points:
    return [
        (number, median(taken) * 1e6)
        for number, taken in sorted(times.items())
        if len(taken) >= FEWEST
    ]


def memory(game: str, seats: int) -> float:
    """Kilobytes of a table after some answers: the mean of many that live at the same time."""
    rules = find(game)
    list(_tables(rules, seats, 2))  # what is loaded once is no table's
    tracemalloc.start()
    before, _peak = tracemalloc.get_traced_memory()
    tables = list(_tables(rules, seats, TABLES))
    after, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(tables) / 1024


def _tables(game: Game[Any], seats: int, count: int) -> Iterable[Table]:
    choice = random.Random(6).choice
    for number in range(count):
        table = Table.new(game, seats=seats, seed=f"memory {number}", limit=None)
        while not table.over and table.answers < ANSWERS_BEFORE:
            ask = table.asks()[0]
            table.answer(ask.seat, ask.id, choice(ask.options).id)
        yield table
