"""Learn from the survivor's games of Nemesis how good a position looks (`survivor/hope.py`).

    python examples/fit_hope.py --games 20000                  # a quarter of an hour on a core
    python examples/fit_hope.py --games 15000 --crew           # half an hour: survivor/weights.py

In one round of each game the survivor does many things by chance. What is learned from is how the
later rounds begin, and what came of the game: so a feature counts for what it does, and not for
when the survivor brings it about. Alone it is learned who wins. Of a crew every part of what it needs
is learned by itself, above all from games in which the parts before it came true. Prints the
weights, and how well they tell games apart that were not learned from (the area under the curve).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from hullbreach.games.nemesis.cards import objectives
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.survivor import Survivor, prospects
from hullbreach.games.nemesis.survivor.hope import WEIGHTS, features
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.nemesis.survivor.weights import WEIGHTS as CREW_WEIGHTS
from hullbreach.games.survival.rules import goals
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.survivor.player import Player
from hullbreach.kernel import Run, chance, registry
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import OpenAsk

LAST_CHANCE = 11
"""The round of chance deeds is one up to this."""
CHANCES = (0.2, 0.5, 0.8)
"""How many of a round's deeds are by chance: one of these in each game."""
CREW = 4
HELD_OUT = 5
"""Every so many games one is kept for the exam."""
RIDGE = 5e-4
"""How much large weights are held back,"""
CREW_RIDGE = 2e-3
"""those of a crew more,"""
STRICT_RIDGE = 1e-2
"""and of parts of which few games tell even more."""
STRICT = ("no-queen", "earth", "alive")
"""Parts that are learned only from games in which those before them came true,"""
ASIDE = 0.3
"""for the others a game in which one of those did not counts so much."""

Numbers = NDArray[np.float64]
GAME = registry.find("nemesis")


def play(seed: str, seats: int) -> tuple[list[ShipSituation], Nemesis]:
    """How the rounds after the one with chance deeds began for somebody, and how the game ended."""
    dice = random.Random(seed)
    wild, part = dice.randint(0, LAST_CHANCE), dice.choice(CHANCES)
    who = dice.choice([range(seats), *([seat] for seat in range(seats))])
    options = read_options(GAME, {"mode": "coop"} if seats > 1 else {}, seats)
    run = Run(GAME, GAME.setup(options, seats, chance.key_of(seed)))
    run.start()
    bots = [Survivor(f"{seed}-{seat}") for seat in range(seats)]
    seen: list[ShipSituation] = []
    now = -1
    for number in range(100_000):
        if not run.asks:
            break
        asked = run.asks[0]
        view = GAME.view(run.play, asked.seat)
        if view.round != now:
            now = view.round
            watcher = dice.randrange(seats)
            if now > wild and (seats > 1 or view.crew[0].status == "aboard"):
                seen.append(ShipSituation(GAME.view(run.play, watcher)))
        ask = OpenAsk(str(number), asked.seat, asked.text, tuple(asked.options))
        bot = bots[asked.seat]
        chosen = bot.choose(view, ask)
        if now == wild and asked.seat in who and bot.matters(ask) and dice.random() < part:
            # Of a crew also what a search would not try: it is to be learned what comes of it.
            chosen = dice.choice(Player.considers(bot, view, ask))
        run.give(asked.seat, next(option for option in asked.options if option.id == chosen))
    return seen, run.play


def came_true(g: Nemesis) -> dict[str, bool]:
    """Which parts of what a crew may need came true."""
    crew = list(range(g.state.seats))
    found = {
        "signal": goals.signal_sent(g, crew),
        "explore": objectives.rooms_explored(g),
        "post-mortem": objectives.post_mortem(g, crew),
        "biology": objectives.biology(g, crew),
        "no-nest": goals.nest_destroyed(g),
        "no-queen": goals.queen_killed(g),
        "earth": objectives.ship_reaches(g, objectives.EARTH),
        "egg": goals.holding(g, crew, EGG),
    }
    alive = any(who.alive for who in g.crew)
    return {name: finding.met for name, finding in found.items()} | {"alive": alive}


def fit(seen: Numbers, won: Numbers, count: Numbers, ridge: float, steps: int = 25) -> Numbers:
    """Logistic regression by Newton's method; each position counts so much."""
    weights = np.zeros(seen.shape[1])
    held = ridge * count.sum() * seen.var(axis=0)
    for _ in range(steps):
        chances = 1.0 / (1.0 + np.exp(-seen @ weights))
        slope = seen.T @ (count * (won - chances)) - held * weights
        bend = (seen.T * (count * chances * (1.0 - chances))) @ seen + np.diag(held + 1e-6)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def area(scores: Numbers, won: Numbers) -> float:
    """How often a won game is thought better of than a lost one."""
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores)] = np.arange(len(scores))
    wins = won.sum()
    return float((ranks[won == 1].sum() - wins * (wins - 1) / 2) / (wins * (len(won) - wins)))


class Lesson:
    """What is to be learned about one thing: features, and whether it came true."""

    def __init__(self, name: str, weights: Mapping[str, float], ridge: float) -> None:
        self.name = name
        self.weights = weights
        self.ridge = ridge
        self.seen: list[list[float]] = []
        self.true: list[float] = []
        self.exam: list[bool] = []
        self.count: list[float] = []

    def note(self, seen: Mapping[str, float], true: bool, exam: bool, count: float = 1.0) -> None:
        """One position more."""
        self.seen.append([seen[name] for name in self.weights])
        self.true.append(float(true))
        self.exam.append(exam)
        self.count.append(count)

    def learn(self) -> None:
        """Print what was learned, and how well that does in the exam."""
        if len(set(self.true)) < 2:
            print(f"{self.name}: too few games")
            return
        what, outcome, kept = np.array(self.seen), np.array(self.true), np.array(self.exam)
        learned = fit(what[~kept], outcome[~kept], np.array(self.count)[~kept], self.ridge)
        in_use = np.array(list(self.weights.values()))
        print(f"{self.name}: {len(what)} positions, {outcome.mean():.1%} came true")
        for name, weight, used in zip(self.weights, learned, in_use, strict=True):
            print(f"    {name:24} {weight:6.2f}   in use {used:6.2f}")
        print(
            f"    area under the curve: {area(what[kept] @ learned, outcome[kept]):.3f}", end=", "
        )
        print(f"of the weights in use {area(what[kept] @ in_use, outcome[kept]):.3f}")


def games(
    args: argparse.Namespace, seats: int
) -> Iterator[tuple[list[ShipSituation], Nemesis, bool]]:
    """Games, and whether each is kept for the exam."""
    for number in range(args.games):
        yield *play(f"{args.seed}-{number}", seats), number % HELD_OUT == 0


def learn_alone(args: argparse.Namespace) -> None:
    """Who wins alone."""
    lesson = Lesson("alone", WEIGHTS, RIDGE)
    for seen, g, exam in games(args, 1):
        for sight in seen:
            lesson.note(features(sight), g.state.verdicts[0].won, exam)
    lesson.learn()


def learn_crew(args: argparse.Namespace) -> None:
    """What a crew needs, part by part."""
    lessons = {
        name: Lesson(name, CREW_WEIGHTS[name], STRICT_RIDGE if name in STRICT else CREW_RIDGE)
        for name in prospects.ORDER
    }
    for seen, g, exam in games(args, CREW):
        true = came_true(g)
        for sight in seen:
            condition = prospects.condition(sight)
            count = 1.0
            for name, own in prospects.glance(sight).items():
                if count == 1.0 or name not in STRICT:
                    lessons[name].note(condition | own, true[name], exam, count)
                count = count if true[name] else ASIDE
    for lesson in lessons.values():
        lesson.learn()


def main() -> None:
    """Play, learn, examine."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--crew", action="store_true", help="learn how a crew of four does")
    args = parser.parse_args()
    (learn_crew if args.crew else learn_alone)(args)


if __name__ == "__main__":
    main()
