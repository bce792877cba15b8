"""The bot that thinks: information-set Monte Carlo tree search, for any game.

Every thought begins with another imagined deal. In it the seat's own choices follow a tree that
all thoughts share, in which a branch is a choice and not a position: what is behind it differs
from deal to deal. Which branch is tried next depends on how it went so far, on how often it
could be tried, and on what the guide would do: the usual bot of the game. Below the tree, and for all
other seats, the guide plays. A thought ends with the game or, where the guide can say how good
a position looks, some of the seat's choices later.

>>> read_budget("200").thoughts, read_budget("0.5s").seconds
(200, 0.5)
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Any

import msgspec

from hullbreach.bots.protocol import Bot, Deals, Guide
from hullbreach.kernel import Ask, Run
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.table import OpenAsk

HORIZON = 12
"""So many of the seat's own choices below the tree are played before the guide judges."""
CURIOSITY = 1.2
"""How much is tried that does not look best."""
FAITH = 0.5
"""The share of the tries that the guide's own choice deserves beforehand."""


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
        tree = Tree(guide, ask.seat, {option.id for option in ask.options})
        begun = monotonic()
        number = 0
        while not self._enough(number, begun):
            run = deals(f"{self.seed}/{ask.id}/{number}")
            if run is None:
                break
            tree.think(run, number)
            number += 1
        return tree.best(advice)

    def _enough(self, number: int, begun: float) -> bool:
        thoughts, seconds = self.budget.thoughts, self.budget.seconds
        if thoughts is not None and number >= thoughts:
            return True
        return seconds is not None and monotonic() - begun >= seconds


class Tree:
    """All thoughts about one question."""

    def __init__(self, guide: Bot, seat: int, allowed: set[str]) -> None:
        self.guide = guide
        self.judge = guide if isinstance(guide, Guide) else None
        self.seat = seat
        self.allowed = allowed
        """The options of the question itself that are to be considered."""
        self.root = Branch()
        self.low, self.high = 1.0, 0.0
        """The worst and the best that was ever seen: differences count in their proportion."""

    def best(self, advice: str) -> str:
        """The choice that was tried most often; of equals what the guide advises."""
        tried = self.root.below
        if not tried:
            return advice
        return max(tried, key=lambda id: (tried[id].tries, id == advice, id))

    def think(self, run: Run, number: int) -> None:
        """Play one deal out: down the tree, one branch beyond it, then as the guide plays."""
        path = [self.root]
        growing, own, step = True, 0, 0
        while run.asks:
            asked = run.asks[0]
            if len(asked.options) == 1:
                run.give(asked.seat, asked.options[0])
                continue
            mine = asked.seat == self.seat
            own += mine and not growing
            if self.judge is not None and own > HORIZON:
                break
            step += 1
            ask = OpenAsk(f"{number}.{step}", asked.seat, asked.text, tuple(asked.options))
            chosen = self.guide.choose(run.play.game.view(run.play, asked.seat), ask)
            if mine and growing and self._weighs(path, ask):
                chosen = self._select(path[-1], asked, chosen, root=len(path) == 1)
                branch = path[-1].below[chosen]
                growing = branch.tries > 0
                path.append(branch)
            option = next(option for option in asked.options if option.id == chosen)
            run.give(asked.seat, option)
        self._learn(path, self._value(run))

    def _weighs(self, path: list[Branch], ask: OpenAsk) -> bool:
        return len(path) == 1 or self.judge is None or self.judge.matters(ask)

    def _select(self, branch: Branch, ask: Ask, advice: str, *, root: bool) -> str:
        """The most promising choice, in the manner of PUCT; what is unknown counts as average."""
        ids = [option.id for option in ask.options if not root or option.id in self.allowed]
        for id in ids:
            branch.below.setdefault(id, Branch()).offered += 1
        share = (1.0 - FAITH) / len(ids)
        spread = max(self.high - self.low, 1e-9)
        average = branch.mean if branch.tries else 0.0

        def promise(id: str) -> float:
            one = branch.below[id]
            value = one.mean if one.tries else average
            prior = share + (FAITH if id == advice else 0.0)
            bonus = CURIOSITY * prior * sqrt(one.offered) / (1 + one.tries)
            return (value - self.low) / spread + bonus

        return max(ids, key=lambda id: (promise(id), id == advice, id))

    def _value(self, run: Run) -> float:
        """How a thought ended for the seat."""
        state = run.play.state
        if state.over or self.judge is None:
            return float(any(one.won for one in state.verdicts if one.seat == self.seat))
        return self.judge.hope(run.play.game.view(run.play, self.seat))

    def _learn(self, path: list[Branch], value: float) -> None:
        self.low, self.high = min(self.low, value), max(self.high, value)
        for branch in path:
            branch.tries += 1
            branch.total += value
