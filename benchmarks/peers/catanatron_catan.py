"""catanatron: Catan with four players; its Gym environment, one against one as it comes."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from stopwatch import copying, laps, late, pick

EVERY = 25
MOST_TURNS = 1000


def actions(game: Any) -> list[Any]:
    """What can be done; where it is kept depends on the version."""
    found: list[Any] = (
        game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
    )
    return found


def new(number: int) -> Any:
    """A game of random players."""
    random.seed(number)
    return Game([RandomPlayer(color) for color in Color], seed=number)


def over(game: Any) -> bool:
    """Whether somebody has won, or nobody will."""
    return game.winning_color() is not None or game.state.num_turns >= MOST_TURNS


def play(number: int) -> int:
    """A random game: answers with more than one option."""
    game, answers = new(number), 0
    while not over(game):
        answers += len(actions(game)) > 1
        game.play_tick()
    return answers


def positions(games: int) -> list[Any]:
    """Games in the middle."""
    found = []
    for number in range(games):
        game, ticks = new(number), 0
        while not over(game):
            game.play_tick()
            ticks += 1
            if ticks % EVERY == 0:
                found.append(game.copy())
    return found


def stepping() -> Any:
    """A random game in the environment, observation and mask looked at before every step."""
    import catanatron_gym  # noqa: F401
    import gymnasium
    import numpy as np

    table = gymnasium.make("catanatron_gym:catanatron-v1")
    inner: Any = table.unwrapped
    mask = np.zeros(table.action_space.n, dtype=np.int8)  # type: ignore[attr-defined]

    def steps(number: int) -> int:
        table.reset(seed=number)
        done = 0
        while True:
            valid = inner.get_valid_actions()
            mask.fill(0)
            mask[valid] = 1
            _seen, _reward, ended, cut, _info = table.step(pick(valid))
            done += 1
            if ended or cut:
                return done

    return steps


if __name__ == "__main__":
    laps(
        version("catanatron"),
        play=play,
        copy=copying(lambda game: game.copy(), lambda: positions(2)),
        steps=late(stepping),
    )
