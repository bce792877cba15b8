"""The bot that thinks: information-set Monte Carlo search, for any game.

The choices run a race. In every heat each choice that is still in it is tried in one and the same
imagined deal with the same dice to come, so luck is no reason to prefer one of them. Whatever falls
behind is out, and the thoughts that are left go to the others. After its first choice a thought is
played on by the guide, the game's usual bot, for all seats.

Where the guide can say how good a position looks, a thought ends some time later with its judgement.
No judgement is so fine that a small difference means anything: so what the guide itself would
choose has a head start, and of many choices that are nearly equal it is taken.

Elsewhere a thought ends with the game, and before the guide plays on it follows a tree that all
thoughts share, in which a branch is a choice and not a position: what is behind it differs from
deal to deal.

>>> read_budget("200").thoughts, read_budget("0.5s").seconds
(200, 0.5)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from math import sqrt
from time import monotonic
from typing import Any, TypeAlias

import msgspec

from hullbreach.bots.protocol import Bot, Deals, Guide, Versatile
from hullbreach.kernel import Imagined, Option, Run
from hullbreach.kernel.errors import HullbreachError, NotOnOffer, RuleBroke
from hullbreach.kernel.table import OpenAsk

HORIZON = 1
"""So much later, by the guide's clock, the guide judges."""
HEAD_START = 0.02
"""So much better must a choice be judged than the guide's to be as good; a guide may name its own."""
LOOK = 3
"""After so many heats the worse half of the others is out; again after twice as many, and so on."""
LATE_LOOK = 16
"""The same where a thought says no more than whether the game was won."""
PROBES = 3
"""In so many deals a guide that knows other manners tries its own choice before anything else is thought of."""
HOPELESS = 2.0
"""From the first look on, who is so many standard errors behind the leader is out, too."""
CAUTION = 1.0
"""By how many standard errors a choice must be better than the guide's to be taken,"""
CERTAIN = 3.0
"""and by how many for the guide's to be out before the end."""
DOUBT = 0.05
"""A difference that may come yet: it counts beside those of the heats, lest a few decide alone."""
GROWN = 12
"""So often a branch is tried before the tree grows beyond it."""
CURIOSITY = 1.2
"""How much is tried in the tree that does not look best."""
FAITH = 0.3
"""The share of those tries that the guide's own choice deserves beforehand."""


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


class Search:
    """A bot that plays imagined deals out, and takes what went best."""

    name = "search"

    def __init__(self, seed: str, budget: Budget, guide: Bot) -> None:
        self.seed = seed
        self.budget = budget
        self.guide = guide

    def choose(self, view: Any, ask: OpenAsk) -> str:
        """Without anything to imagine: what the guide says."""
        return self.guide.choose(view, ask)

    def think(self, view: Any, ask: OpenAsk, deals: Deals) -> str:
        """What won the race; where nothing can be imagined, what the guide says."""
        if len(ask.options) == 1:
            return ask.options[0].id
        guide = self.guide
        advice = guide.choose(view, ask)
        ids = [one.id for one in ask.options]
        players: Mapping[str, Bot] = {}
        if isinstance(guide, Guide):
            if not guide.matters(ask):
                return advice
            if isinstance(guide, Versatile):
                players = guide.manners(view, ask)
            ids = list(players) or guide.considers(view, ask)
        spent = Spent(self.budget)
        tree = Tree(guide, ask.seat, players)
        heats = (deals(f"{self.seed}/{ask.id}/{number}") for number in count())
        if tree.judge is None:
            race = Race(ids, advice, LATE_LOOK)
        else:
            race = Race(ids, advice, LOOK, getattr(guide, "head_start", HEAD_START))
        if players and (len(ids) < 2 or not goes_wrong(advice, heats, tree.think, spent)):
            return advice
        run_race(race, heats, tree.think, spent)
        return race.winner()


Thought: TypeAlias = Callable[[Run, str], float]
"""How it goes for the seat if an imagined game is played on with a choice."""


class Spent:
    """How much of a budget is gone."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = monotonic()
        self.thoughts = 0

    def all(self) -> bool:
        """Whether the budget is gone."""
        thoughts, seconds = self.budget.thoughts, self.budget.seconds
        if thoughts is not None and self.thoughts >= thoughts:
            return True
        return seconds is not None and monotonic() - self.begun >= seconds


def goes_wrong(advice: str, heats: Iterator[Imagined | None], think: Thought, spent: Spent) -> bool:
    """Whether the game is lost in one of the first deals by the guide's own choice."""
    for deal in islice(heats, PROBES):
        if deal is None or spent.all():
            return False
        spent.thoughts += 1
        if think(deal.begin(), advice) <= 0:
            return True
    return False


def run_race(race: Race, heats: Iterator[Imagined | None], think: Thought, spent: Spent) -> None:
    """Heat after heat, until one is left or the budget is gone."""
    while len(race.running) > 1:
        deal = next(heats)
        if deal is None:
            return
        heat = {}
        for first in race.running:
            if spent.all():
                return
            heat[first] = think(deal.begin(), first)
            spent.thoughts += 1
        race.note(heat)


class Race:
    """Which choices are still worth a thought, and how each of them went, heat by heat.

    >>> race = Race(["walk", "run"], advice="walk", look=4, lead=0.1)
    >>> for _ in range(4):
    ...     race.note({"walk": 0.2, "run": 0.6})
    >>> race.running, race.winner()
    (['run'], 'run')
    """

    def __init__(self, ids: list[str], advice: str, look: int, lead: float = 0.0) -> None:
        self.advice = advice
        self.look = look
        self.lead = lead
        """The head start of the guide's choice."""
        self.running = sorted(ids, key=lambda id: id != advice)
        """The guide's choice first: of equals it is the best."""
        self.values: dict[str, list[float]] = {id: [] for id in ids}
        self.heats = 0

    def note(self, heat: dict[str, float]) -> None:
        """Take down how everybody did in a heat, and see who is out."""
        for id, value in heat.items():
            self.values[id].append(value + self.lead if id == self.advice else value)
        self.heats += 1
        if self.heats < self.look:
            return
        leader = self.leader()
        self.running = [id for id in self.running if self.ahead(leader, id) < self._limit(id)]
        times, rest = divmod(self.heats, self.look)
        if not rest and times.bit_count() == 1:
            others = [id for id in self.running if id != self.advice]
            others.sort(key=lambda id: -sum(self.values[id]))
            out = others[(len(others) + 1) // 2 :]
            self.running = [id for id in self.running if id not in out]

    def _limit(self, id: str) -> float:
        return CERTAIN if id == self.advice else HOPELESS

    def leader(self) -> str:
        """Who did best so far."""
        return max(self.running, key=lambda id: sum(self.values[id]))

    def ahead(self, one: str, other: str) -> float:
        """By how many standard errors one is better than the other, in the heats of both."""
        gaps = [a - b for a, b in zip(self.values[one], self.values[other], strict=False)]
        heats, total = len(gaps), sum(gaps)
        if heats < 2:
            return 0.0
        mean = total / heats
        spread = (sum((gap - mean) ** 2 for gap in gaps) + DOUBT**2) / heats
        return mean / sqrt(spread / heats)

    def winner(self) -> str:
        """The guide's choice, unless it is out or somebody is certainly better."""
        if not self.heats:
            return self.advice
        leader = self.leader()
        sure = self.advice not in self.running or self.ahead(leader, self.advice) >= CAUTION
        return leader if sure else self.advice


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


class Tree:
    """All thoughts about one question."""

    def __init__(self, guide: Bot, seat: int, players: Mapping[str, Bot]) -> None:
        self.guide = guide
        self.players = players
        """Who plays on after a first choice, where that is not the guide as it usually plays."""
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

    def think(self, run: Run, first: str) -> float:
        """Play one deal on: down the tree, one branch beyond it, then as the guide plays.

        Where the guide judges there is no tree: what it says of the next choices is worth more
        than what a few tries of each of them could say.
        """
        player = self.players.get(first, self.guide)
        branch = self.root.below.setdefault(first, Branch())
        path = [self.root, branch]
        seat, judge, game, play = self.seat, self.judge, run.play.game, run.play
        number, step = branch.tries, 0
        growing = judge is None and number >= GROWN
        end = None if judge is None else judge.clock(game.view(play, seat)) + HORIZON
        answer(run, seat, first)
        while run.asks:
            asked = run.asks[0]
            if len(asked.options) == 1:
                give(run, asked.seat, asked.options[0])
                continue
            view = game.view(play, asked.seat)
            if judge is not None and end is not None and judge.clock(view) >= end:
                break
            step += 1
            ask = OpenAsk(f"{number}.{step}", asked.seat, asked.text, tuple(asked.options))
            chosen = player.choose(view, ask)
            if growing and asked.seat == seat:
                chosen = self._select(path[-1], [one.id for one in asked.options], chosen)
                branch = path[-1].below[chosen]
                growing = branch.tries >= GROWN
                path.append(branch)
            answer(run, asked.seat, chosen)
        value = self._value(run)
        self.squares += value * value
        for branch in path:
            branch.tries += 1
            branch.total += value
        return value

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


def answer(run: Run, seat: int, chosen: str) -> None:
    """Give an imagined game the answer of a seat."""
    (asked,) = (ask for ask in run.asks if ask.seat == seat)
    for option in asked.options:
        if option.id == chosen:
            give(run, seat, option)
            return
    raise NotOnOffer(option=chosen, known=", ".join(option.id for option in asked.options))


def give(run: Run, seat: int, option: Option) -> None:
    """Go on with an imagined game; if a rule breaks there, whoever imagined it is not to blame."""
    try:
        run.give(seat, option)
    except Exception as error:
        raise RuleBroke(b"", error=type(error).__name__, detail=str(error)) from error
