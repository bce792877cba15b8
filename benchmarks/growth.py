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
from hullbreach.kernel import Game, Run, Table, find
from hullbreach.kernel.chance import key_of

Points = list[tuple[int, float]]
TABLES = 200
ANSWERS_BEFORE = 40
KILOBYTES_GOAL = 300
FEWEST = 30
"""Fewer answers than this say nothing about a round."""


def by_players(game: str, games: int) -> dict[str, Points]:
    """Microseconds of an answer, and of an environment's step, for each number of players."""
    rules = find(game)
    play: Points = []
    steps: Points = []
    for seats in rules.seats:
        play.append((seats, _played(rules, seats, games)))
        steps.append((seats, _stepped(rules, seats, games)))
    return {"an answer": play, "a step of the environment": steps}


def _played(game: Game[Any], seats: int, games: int) -> float:
    choice, answers, start = random.Random(2).choice, 0, process_time()
    for number in range(games):
        run = Run(game, game.setup(game.Options(), seats, key_of(f"growth {number}")))
        run.start()
        while run.asks:
            options = run.asks[0].options
            answers += len(options) > 1
            run.give(run.asks[0].seat, choice(options))
    return (process_time() - start) / answers * 1e6


def _stepped(game: Game[Any], seats: int, games: int) -> float:
    mode = next(name for name, _options, counts in game.modes() if seats in counts)
    setting = Setting.of(game, mode, seats)
    pages = [Page(setting, len(setting.vocabulary), reuse=True) for _ in range(seats)]
    session, choice = Session(setting), random.Random(2).choice
    answers, start = 0, process_time()
    for number in range(games):
        session.reset(number)
        while not session.over:
            decision = session.decision()
            pages[decision.seat].write(decision.view, list(decision.options))
            session.answer(decision.seat, choice(decision.ask.options))
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
