"""One game of an arena, from its seed to its outcome: fast, without a table and without memory.

Bots are asked as at a table, with the same questions under the same ids, so a table with the same
seeds plays the same game. Where a bot wants to imagine other deals they do sit at a table: it
keeps what that takes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hullbreach import bots
from hullbreach.arena.plan import Plan
from hullbreach.kernel import Game, Play, Run, Table, chance, registry
from hullbreach.kernel.errors import HullbreachError, RuleBroke
from hullbreach.kernel.events import Told
from hullbreach.kernel.facts import Facts
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.watchdog import within

MOST_ANSWERS = 100_000
"""A game with more answers than this does not come to an end."""

PATIENCE = 60.0
"""Seconds that a rule may run after an answer; how long a bot thinks is its own business."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a game; or, if a rule broke or a bot failed, of what kind the error was."""

    number: int
    answers: int = 0
    won: list[bool] = []
    """By seat."""
    reasons: list[str] = []
    """By seat: the id of the verdict's message."""
    facts: Facts = Facts()
    error: str = ""
    failed: str = ""
    """The bot whose error it is; empty if it is a rule's."""
    trace: str = ""
    """Where the bot failed."""


class OtherBotError(HullbreachError):
    """A bot is not the one that the plan means: its package or its file has changed."""

    code = "other-bot"


class Halted(Exception):
    """The arena stops, and with it this game."""


class Match:
    """Plays the games of one plan; what they have in common is looked up once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = registry.find(plan.game)
        self.options = read_options(self.game, plan.options, len(plan.bots))
        # First whether it is the bot that is meant: the file of another one is not even run.
        for kind in set(plan.bots):
            made, meant = bots.maker(kind, plan.game), plan.makers.get(kind, "")
            if made != meant:
                raise OtherBotError(bot=kind, found=made or "-", wanted=meant or "-")
        self.kinds = {kind: bots.load(kind, plan.game, guide=plan.guide) for kind in plan.bots}

    def play(self, number: int, halt: Callable[[], object] = bool) -> Outcome:
        """Play one game; `halt` is asked before every answer whether to give it up."""
        return self._told(number, lambda: self._play(number, halt))

    def again(self, number: int) -> tuple[Table, Outcome]:
        """Play one game at a table, which can be saved: it gets the same answers."""
        table = self.table(number)
        outcome = self._told(
            number, lambda: self._play_at(table, number, self.players(number), bool)
        )
        return table, outcome

    def _told(self, number: int, play: Callable[[], Outcome]) -> Outcome:
        """What comes of a game, also if it does not come to its end."""
        try:
            return play()
        except Halted:
            raise
        except bots.BotFailed as failed:
            return Outcome(number, error=failed.error, failed=failed.bot, trace=failed.trace)
        except Exception as error:
            # One broken game must not cost the others. Its seed is known: it can be looked at.
            cause = error.__cause__ if isinstance(error, RuleBroke) else error
            return Outcome(number, error=f"{type(cause).__name__}: {cause}")

    def players(self, number: int) -> list[bots.Bot]:
        """The bots of a game, by seat."""
        seed = self.plan.seed_of(number)
        return [
            bots.begin(self.kinds[kind], kind, f"{seed}-{seat}")
            for seat, kind in enumerate(self.plan.bots_of(number))
        ]

    def table(self, number: int, *, hashes: bool = True) -> Table:
        """The table of a game, before the first answer."""
        return Table.new(
            self.game,
            seats=len(self.plan.bots),
            options=self.plan.options,
            seed=self.plan.seed_of(number),
            hashes=hashes,
            limit=PATIENCE,
        )

    def _play(self, number: int, halt: Callable[[], object]) -> Outcome:
        players = self.players(number)
        if any(isinstance(bot, bots.Thinker) for bot in players):
            return self._play_at(self.table(number, hashes=False), number, players, halt)
        return self._play_fast(number, players, halt)

    def _play_at(
        self, table: Table, number: int, players: list[bots.Bot], halt: Callable[[], object]
    ) -> Outcome:
        """Bots that imagine are lent a copy of the table, as everywhere."""
        while not table.over:
            _go_on(table.answers, halt)
            ask = table.asks()[0]
            chosen = bots.answer(players[ask.seat], table.clone(), ask)
            table.answer(ask.seat, ask.id, chosen)
        return self._outcome(number, table.answers, table.play, table.told())

    def _play_fast(
        self, number: int, players: list[bots.Bot], halt: Callable[[], object]
    ) -> Outcome:
        game, seed = self.game, self.plan.seed_of(number)
        sees = [getattr(bot, "sees", True) for bot in players]
        run = Run(game, game.setup(self.options, len(players), chance.key_of(seed)))
        within(PATIENCE, run.start)
        play, answers, posed = run.play, 0, 0
        while run.asks:
            _go_on(answers, halt)
            if not run.given:
                posed = answers
            ask = run.asks[0]
            seat = ask.seat
            question = OpenAsk.of(ask, f"{posed}.{seat}", game)
            view = game.view(play, seat) if sees[seat] else None
            chosen = bots.choose(players[seat], view, question)
            within(PATIENCE, partial(run.give, seat, chosen))
            answers += 1
        return self._outcome(number, answers, play, play.told)

    def _outcome(self, number: int, answers: int, play: Play[Any], told: list[Told]) -> Outcome:
        verdicts = play.state.verdicts
        return Outcome(
            number,
            answers,
            [verdict.won for verdict in verdicts],
            [verdict.reason.id for verdict in verdicts],
            self.game.facts(play, told),
        )


def _go_on(answers: int, halt: Callable[[], object]) -> None:
    """Before every answer: not if the arena stops, nor if the game never ends."""
    if halt():
        raise Halted
    if answers >= MOST_ANSWERS:
        raise RuntimeError(f"no end after {answers} answers")
