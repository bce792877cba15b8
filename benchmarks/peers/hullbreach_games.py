"""This engine: the standard game of four players; which game is the argument.

After the game come the packs that it is played with: `nemesis+carnomorphs`. Invader is played with every
figure of the box on the map.
"""

from __future__ import annotations

import sys
from typing import Any

from stopwatch import copying, laps, late, pick

import hullbreach
from hullbreach.gym import env
from hullbreach.kernel import Run, Table, find
from hullbreach.kernel.chance import key_of

SEATS = 4
NAME, *PACKS = (sys.argv[1] if len(sys.argv) > 1 else "nemesis").split("+")
GAME = find(NAME)
WANTED: dict[str, Any] = {"packs": PACKS} if PACKS else {}  # 0.1.0 knows no packs
OPTIONS = GAME.Options(packs=GAME.agree(PACKS)) if PACKS else GAME.Options()
EVERY = 31


def begun(name: str) -> Any:
    """A new game, before anybody has chosen anything."""
    state = GAME.setup(OPTIONS, SEATS, key_of(name))
    if GAME.name == "invader":
        from hullbreach.games.invader.suite.crowded import crowd

        play: Any = GAME.Play(GAME, state)
        crowd(play)
    return state


def seated(name: str) -> Table:
    """A table for a new game."""
    if GAME.name == "invader":
        return Table.resume(GAME, begun(name), OPTIONS, limit=None)
    return Table.new(GAME, seats=SEATS, options=WANTED, seed=name, hashes=False, limit=None)


def play(number: int) -> int:
    """A random game: answers with more than one option."""
    run = Run(GAME, begun(f"bench {number}"))
    run.play.deaf = True  # nobody is there to hear what happens
    run.start()
    answers = 0
    while run.asks:
        ask = run.asks[0]
        options = ask.options
        answers += len(options) > 1
        run.give(ask.seat, pick(options))
    return answers


def positions(games: int) -> list[Table]:
    """Tables in the middle of random games: few of each, for a clone's cost depends on where it stands."""
    found = []
    for number in range(games):
        table = seated(f"copy {number}")
        while not table.over:
            ask = table.asks()[0]
            table.answer(ask.seat, ask.id, pick(ask.options).id)
            if table.answers % EVERY == 0:
                found.append(table.clone())
    for table in found:
        table.asks()
    return found


def stepping() -> Any:
    """A random game in the environment, observation and mask looked at before every step."""
    table = env(GAME.name, seats=SEATS, reuse=True, **WANTED)

    def steps(number: int) -> int:
        table.reset(seed=number)
        done = 0
        while True:
            _seen, _reward, ended, _cut, _info = table.last()
            if ended:
                return done
            table.step(pick(table.legal_actions()))
            done += 1

    return steps


if __name__ == "__main__":
    laps(
        hullbreach.__version__,
        play=play,
        copy=copying(lambda table: table.clone().play.state, lambda: positions(240)),
        steps=late(stepping),
    )
