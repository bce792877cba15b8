"""What the kernel itself costs: playing, copying, saving, hashing, beside the standard tools."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
from rich.table import Table as Sheet

from benchmarks.clock import microseconds, per_second
from benchmarks.mock import MOCK, MockState, values
from hullbreach.kernel import Game, Options, Run, Table, find
from hullbreach.kernel.chance import key_of

SAMPLE = "airlock"
SEATS = 4
GOAL_AT_START, GOAL_IN_THE_MIDDLE = 20.0, 60.0
AT_START = "clone at a step's start, with its own state"
IN_THE_MIDDLE = "clone in the middle of a step, and its asks"
MSGPACK, DEEPCOPY = "msgpack round trip", "copy.deepcopy"
ANSWERS_BEFORE = 100
"""Answers that a table has behind it when it is cloned."""


def sheet(title: str, *columns: str) -> Sheet:
    """A table of figures."""
    new = Sheet(title=title, title_justify="left")
    new.add_column("what")
    for column in columns:
        new.add_column(column, justify="right")
    return new


def run_games(game: Game[Any], games: int) -> int:
    """Random games on a bare run: how many answers they took."""
    choose, answers = random.Random(1).choice, 0
    for number in range(games):
        run = Run(game, game.setup(game.Options(), SEATS, key_of(f"bench {number}")))
        run.start()
        while run.asks:
            ask = run.asks[0]
            run.give(ask.seat, choose(ask.options))
            answers += 1
    return answers


def table_games(games: int, *, hashes: bool, limit: float | None) -> int:
    """Random games at tables: how many answers they took."""
    choose, answers = random.Random(1).choice, 0
    for number in range(games):
        seed = f"bench {number}"
        table = Table.new(SAMPLE, seats=SEATS, seed=seed, hashes=hashes, limit=limit)
        while not table.over:
            ask = table.asks()[0]
            table.answer(ask.seat, ask.id, choose(ask.options).id)
            answers += 1
    return answers


def played(answers: int) -> Table:
    """A table of the sample game after some answers, or as far as it goes."""
    table, choose = Table.new(SAMPLE, seats=SEATS, seed="bench"), random.Random(3).choice
    while not table.over and table.answers < answers:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, choose(ask.options).id)
    return table


def in_the_middle(table: Table) -> Table:
    """The same table some answers on, in the middle of a step."""
    table, choose = table.clone(), random.Random(5).choice
    while not table.mid_step:
        ask = table.asks()[0]
        working = [option for option in ask.options if option.verb in ("work", "walk")]
        table.answer(ask.seat, ask.id, choose(working or ask.options).id)
    return table


def touched(table: Table) -> Callable[[], object]:
    """Cloning a table and asking the clone what it asks, so that it really is there."""
    return lambda: table.clone().asks()


def measure_play(repeats: int, games: int) -> Sheet:
    """Answers per second of the sample game."""
    figures = sheet(f"Random play: {SAMPLE}, {SEATS} seats", "answers/s")
    ways: dict[str, Callable[[], int]] = {
        "run (no memory)": lambda: run_games(find(SAMPLE), games),
        "table, no hashes, no watch": lambda: table_games(games, hashes=False, limit=None),
        "table, as people have it": lambda: table_games(games, hashes=True, limit=10.0),
    }
    for name, way in ways.items():
        figures.add_row(name, f"{per_second(way, repeats):,.0f}")
    return figures


def measure_table(repeats: int) -> Sheet:
    """What can be done with a table of the sample game."""
    table = played(20)
    middle = in_the_middle(table)
    saved = table.save()
    figures = sheet(f"A table of {SAMPLE} after {table.answers} answers", "µs")
    actions: dict[str, Callable[[], object]] = {
        "clone, untouched": table.clone,
        "clone at a step's start, and its asks": touched(table),
        "clone in the middle of a step, and its asks": touched(middle),
        "save": table.save,
        "load (plays it again, verifies each hash)": lambda: Table.load(saved),
        "view": lambda: table.view(0),
        "scene": lambda: table.scene(0),
        "hash": table.hash,
    }
    for name, taken in microseconds(actions, repeats).items():
        figures.add_row(name, f"{taken:,.1f}")
    return figures


def measure_copies(repeats: int) -> Sheet:
    """What copies cost in a game of the size of Nemesis, beside the standard ways."""
    state = MOCK.setup(Options(), 5, key_of("bench"))
    table = Table.resume(MOCK, state, Options(), limit=None)
    choose = random.Random(7).choice
    while table.answers < ANSWERS_BEFORE or table.mid_step:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, choose(ask.options).id)
    middle = in_the_middle(table)
    encoder, decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(MockState)
    actions: dict[str, Callable[[], object]] = {
        "copy of the state": lambda: MOCK.copy(state),
        "clone, untouched (shares the state)": table.clone,
        AT_START: lambda: table.clone().position,
        "  and its asks (the step runs 21 guards)": touched(table),
        IN_THE_MIDDLE: touched(middle),
        "hash": table.hash,
        MSGPACK: lambda: decoder.decode(encoder.encode(state)),
        DEEPCOPY: lambda: copy.deepcopy(state),
    }
    goals = {AT_START: GOAL_AT_START, IN_THE_MIDDLE: GOAL_IN_THE_MIDDLE}
    figures = sheet(
        f"Copies: a state of {values(state)} values, {table.answers} answers behind it",
        "µs",
        "goal",
        "deepcopy",
        "msgpack",
    )
    times = microseconds(actions, repeats)
    for name, taken in times.items():
        goal = goals.get(name)
        met = "" if goal is None else f"[{'green' if taken <= goal else 'red'}]≤ {goal:.0f}[/]"
        deep, pack = (f"×{times[other] / taken:.1f}" for other in (DEEPCOPY, MSGPACK))
        figures.add_row(name, f"{taken:,.1f}", met, deep, pack)
    figures.caption = "×n: that way of copying the state takes n times as long, in the same run"
    return figures


def measure(repeats: int, games: int) -> list[Sheet]:
    """All sheets."""
    return [measure_play(repeats, games), measure_table(repeats), measure_copies(repeats)]
