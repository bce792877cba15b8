"""One game of an arena, from its seed to its outcome: fast, without a table and without memory.

Bots are asked as at a table, with the same questions under the same ids, so a table with the same
seeds plays the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hullbreach import bots
from hullbreach.arena.plan import Plan
from hullbreach.kernel import Game, Run, chance, registry
from hullbreach.kernel.facts import Facts
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.watchdog import patience

MOST_ANSWERS = 100_000
"""A game with more answers than this does not come to an end."""

PATIENCE = 60.0
"""Seconds that a rule may run after an answer; how long a bot thinks is its own business."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a game; or, if its rules broke, of what kind the error was."""

    number: int
    answers: int = 0
    won: list[bool] = []
    """By seat."""
    reasons: list[str] = []
    """By seat: the id of the verdict's message."""
    facts: Facts = Facts()
    error: str = ""


class Halted(Exception):
    """The arena stops, and with it this game."""


class Match:
    """Plays the games of one plan; what they have in common is looked up once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = registry.find(plan.game)
        self.options = read_options(self.game, plan.options, len(plan.bots))
        self.kinds = {kind: bots.find(kind) for kind in plan.bots}

    def play(self, number: int, halt: Callable[[], object] = bool) -> Outcome:
        """Play one game; `halt` is asked before every answer whether to give it up."""
        try:
            return self._play(number, halt)
        except Halted:
            raise
        except Exception as error:
            # One broken game must not cost the others. Its seed is known: it can be looked at.
            return Outcome(number, error=f"{type(error).__name__}: {error}")

    def _play(self, number: int, halt: Callable[[], object]) -> Outcome:
        game, seed = self.game, self.plan.seed_of(number)
        players = [
            self.kinds[kind](f"{seed}-{seat}")
            for seat, kind in enumerate(self.plan.bots_of(number))
        ]
        sees = [getattr(bot, "sees", True) for bot in players]
        run = Run(game, game.setup(self.options, len(players), chance.key_of(seed)))
        with patience(PATIENCE):
            run.start()
        play, answers, posed = run.play, 0, 0
        while run.asks:
            if halt():
                raise Halted
            if answers == MOST_ANSWERS:
                raise RuntimeError(f"no end after {answers} answers")
            if not run.given:
                posed = answers
            ask = run.asks[0]
            seat = ask.seat
            question = OpenAsk.of(ask, f"{posed}.{seat}", game)
            id = players[seat].choose(game.view(play, seat) if sees[seat] else None, question)
            chosen = next(option for option in question.options if option.id == id)
            with patience(PATIENCE):
                run.give(seat, chosen)
            answers += 1
        verdicts = play.state.verdicts
        return Outcome(
            number,
            answers,
            [verdict.won for verdict in verdicts],
            [verdict.reason.id for verdict in verdicts],
            game.facts(play, play.told),
        )
