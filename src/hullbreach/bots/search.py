"""The bot that thinks: information-set Monte Carlo tree search, for any game.

Every thought begins with another imagined deal. In it the seat's own choices follow a tree that
all thoughts share, in which a branch is a choice and not a position: what is behind it differs
from deal to deal. Which branch is tried next depends on how it went so far, on how often it
could be tried, and on what the guide would do: the usual bot of the game. Below the tree, and for all
other seats, the guide plays. A thought ends with the game or, where the guide can say how good
a position looks, some time later.

>>> read_budget("200").thoughts, read_budget("0.5s").seconds
(200, 0.5)
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Any

import msgspec

from hullbreach.bots.protocol import Bot, Deals, Guide
from hullbreach.kernel import Run
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.table import OpenAsk

HORIZON = 2
"""So much later, by the guide's clock, the guide judges."""
CURIOSITY = 1.2
"""How much is tried that does not look best."""
FAITH = 0.3
"""The share of the tries that the guide's own choice deserves beforehand."""
CAUTION = 0.7
"""By how many standard errors a choice must be better than one that was tried more often."""


class BudgetError(HullbreachError):
    """A budget that cannot be understood."""

    code = "bot-budget"


class Budget(msgspec.Struct, frozen=True):
    """When to stop thinking: after so many thoughts or seconds, whichever comes first."""

    thoughts: int | None = None
    seconds: float | None = None


USUAL = Budget(seconds=1.0)


def read_budget(words: str) -> Budget:
    """A number of thoughts, or with an `s` behind it of seconds."""
    try:
        budget = Budget(seconds=float(words[:-1])) if words.endswith("s") else Budget(int(words))
    except ValueError:
        raise BudgetError(budget=words) from None
    if (budget.thoughts or budget.seconds or 0) <= 0:
        raise BudgetError(budget=words)
    return budget


class Branch:
    """A choice of the seat, after the choices above it: how often it was tried, how it went."""

    __slots__ = ("below", "offered", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.offered = 0
        """How often it could have been tried."""
        self.total = 0.0
        self.below: dict[str, Branch] = {}

    @property
    def mean(self) -> float:
        """How well it went."""
        return self.total / self.tries


class Search:
    """A bot that plays imagined deals out, and takes what it has tried most often."""

    name = "search"

    def __init__(self, seed: str, budget: Budget, guide: Bot) -> None:
        self.seed = seed
        self.budget = budget
        self.guide = guide

    def choose(self, view: Any, ask: OpenAsk) -> str:
        """Without anything to imagine: what the guide says."""
        return self.guide.choose(view, ask)

    def think(self, view: Any, ask: OpenAsk, deals: Deals) -> str:
        """What was tried most often; where nothing can be imagined, what the guide says."""
        if len(ask.options) == 1:
            return ask.options[0].id
        guide = self.guide
        advice = guide.choose(view, ask)
        if isinstance(guide, Guide) and not guide.matters(ask):
            return advice
        tree = Tree(guide, ask.seat)
        begun = monotonic()
        number = 0
        while not self._enough(number, begun):
            first = tree.first(ask, advice)
            # The same deals for every choice: luck is no reason to prefer one of them.
            run = deals(f"{self.seed}/{ask.id}/{tree.tries(first)}")
            if run is None:
                break
            tree.think(run, first)
            number += 1
        return tree.best(advice)

    def _enough(self, number: int, begun: float) -> bool:
        thoughts, seconds = self.budget.thoughts, self.budget.seconds
        if thoughts is not None and number >= thoughts:
            return True
        return seconds is not None and monotonic() - begun >= seconds


class Tree:
    """All thoughts about one question."""

    def __init__(self, guide: Bot, seat: int) -> None:
        self.guide = guide
        self.judge = guide if isinstance(guide, Guide) else None
        self.seat = seat
        self.root = Branch()
        self.squares = 0.0
        """The sum of the squares of all values: how far they spread."""

    @property
    def spread(self) -> float:
        """The standard deviation of all values so far: differences count in proportion to it."""
        root = self.root
        if root.tries < 2:
            return 1.0
        return sqrt(max(self.squares / root.tries - root.mean**2, 1e-9))

    def tries(self, first: str) -> int:
        """How often a thought has begun with a choice."""
        return self.root.below[first].tries

    def first(self, ask: OpenAsk, advice: str) -> str:
        """With which choice the next thought begins."""
        return self._select(self.root, [option.id for option in ask.options], advice)

    def best(self, advice: str) -> str:
        """The choice of which it is most certain that it is good."""
        tried = {id: one for id, one in self.root.below.items() if one.tries}
        if not tried:
            return advice
        spread = self.spread

        def at_least(id: str) -> float:
            return tried[id].mean - CAUTION * spread / sqrt(tried[id].tries)

        return max(tried, key=lambda id: (at_least(id), id == advice, id))

    def think(self, run: Run, first: str) -> None:
        """Play one deal out: down the tree, one branch beyond it, then as the guide plays."""
        branch = self.root.below[first]
        path = [self.root, branch]
        growing, step = branch.tries > 0, 0
        seat, judge, game, play = self.seat, self.judge, run.play.game, run.play
        number = branch.tries
        end = None if judge is None else judge.clock(game.view(play, seat)) + HORIZON
        answer(run, seat, first)
        while run.asks:
            asked = run.asks[0]
            if len(asked.options) == 1:
                run.give(asked.seat, asked.options[0])
                continue
            mine = asked.seat == seat
            view = game.view(play, asked.seat)
            if judge is not None and end is not None and mine and judge.clock(view) >= end:
                break
            step += 1
            ask = OpenAsk(f"{number}.{step}", asked.seat, asked.text, tuple(asked.options))
            chosen = self.guide.choose(view, ask)
            if mine and growing and (judge is None or judge.matters(ask)):
                chosen = self._select(path[-1], [option.id for option in asked.options], chosen)
                branch = path[-1].below[chosen]
                growing = branch.tries > 0
                path.append(branch)
            answer(run, asked.seat, chosen)
        self._learn(path, self._value(run))

    def _select(self, branch: Branch, ids: list[str], advice: str) -> str:
        """The most promising choice, in the manner of PUCT; what is unknown counts as average."""
        for id in ids:
            branch.below.setdefault(id, Branch()).offered += 1
        share = (1.0 - FAITH) / len(ids)
        spread = self.spread
        average = branch.mean if branch.tries else 0.0

        def promise(id: str) -> float:
            one = branch.below[id]
            value = one.mean if one.tries else average
            prior = share + (FAITH if id == advice else 0.0)
            return value / spread + CURIOSITY * prior * sqrt(one.offered) / (1 + one.tries)

        return max(ids, key=lambda id: (promise(id), id == advice, id))

    def _value(self, run: Run) -> float:
        """How a thought ended for the seat."""
        state = run.play.state
        if state.over or self.judge is None:
            return float(any(one.won for one in state.verdicts if one.seat == self.seat))
        return self.judge.hope(run.play.game.view(run.play, self.seat))

    def _learn(self, path: list[Branch], value: float) -> None:
        self.squares += value * value
        for branch in path:
            branch.tries += 1
            branch.total += value


def answer(run: Run, seat: int, chosen: str) -> None:
    """Give an imagined game the answer of a seat."""
    asked = next(ask for ask in run.asks if ask.seat == seat)
    run.give(seat, next(option for option in asked.options if option.id == chosen))
