"""OpenSpiel: a game written in Python, and hanabi, whose rules are C++; PettingZoo's hanabi."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401
from stopwatch import Attempt, copying, laps, late, pick

GAMES = {"python": "python_team_dominoes", "hanabi": "hanabi"}


def states(name: str, number: int) -> Any:
    """A random game, state by state, where a player has to choose."""
    chance = random.Random(number)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            faces, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(faces, odds)[0])
            continue
        legal = state.legal_actions()
        yield state, len(legal)
        state.apply_action(pick(legal))


def play(name: str) -> Any:
    """Random games: answers with more than one option."""
    return lambda number: sum(options > 1 for _state, options in states(name, number))


def positions(name: str) -> list[Any]:
    """States in the middle of random games."""
    return [state.clone() for number in range(3) for state, _options in states(name, number)]


def stepping() -> Any:
    """A random game in PettingZoo's hanabi, observation and mask looked at before every step."""
    from pettingzoo.classic import hanabi_v5

    table = hanabi_v5.env()

    def steps(number: int) -> int:
        table.reset(seed=number)
        done = 0
        while True:
            seen, _reward, ended, cut, _info = table.last()
            if ended or cut:
                return done
            table.step(pick(seen["action_mask"].nonzero()[0].tolist()))
            done += 1

    return steps


if __name__ == "__main__":
    which = sys.argv[1]
    figures: dict[str, Attempt] = {
        "play": play(GAMES[which]),
        "copy": copying(lambda state: state.clone(), lambda: positions(GAMES[which])),
    }
    if which == "hanabi":
        figures["steps"] = late(stepping)
    laps(version("open_spiel"), **figures)
