"""Learn from the survivor's games of Nemesis how good a position looks (`survivor/hope.py`).

    python examples/fit_hope.py --games 20000                  # a quarter of an hour on a core

In one round of each game the survivor does many things by chance. What is learned from is how the
later rounds begin, and whether the game was won: so a feature counts for what it does, and not for
when the survivor brings it about. Prints the weights, and how well they tell won games from lost
ones among those that were not learned from (the area under the curve).
"""

from __future__ import annotations

import argparse
import random

import numpy as np
from numpy.typing import NDArray

from hullbreach.games.nemesis.survivor import Survivor
from hullbreach.games.nemesis.survivor.hope import WEIGHTS, features
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.kernel import Run, chance, registry
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import OpenAsk

LAST_CHANCE = 11
"""The round of chance deeds is one up to this."""
CHANCES = (0.2, 0.5, 0.8)
"""How many of a round's deeds are by chance: one of these in each game."""
HELD_OUT = 5
"""Every so many games one is kept for the exam."""
RIDGE = 5e-4
"""How much large weights are held back."""

Numbers = NDArray[np.float64]
NAMES = list(WEIGHTS)
GAME = registry.find("nemesis")


def play(seed: str) -> tuple[list[list[float]], bool]:
    """How the rounds after the one with chance deeds began, and whether the game was won."""
    dice = random.Random(seed)
    wild, part = dice.randint(0, LAST_CHANCE), dice.choice(CHANCES)
    run = Run(GAME, GAME.setup(read_options(GAME, {}, 1), 1, chance.key_of(seed)))
    run.start()
    bot, rows, now = Survivor(seed), [], -1
    for number in range(100_000):
        if not run.asks:
            break
        asked = run.asks[0]
        view = GAME.view(run.play, 0)
        if view.round != now:
            now = view.round
            if now > wild and view.crew[0].status == "aboard":
                seen = features(Sight(view))
                rows.append([seen[name] for name in NAMES])
        ask = OpenAsk(str(number), 0, asked.text, tuple(asked.options))
        chosen = bot.choose(view, ask)
        if now == wild and bot.matters(ask) and dice.random() < part:
            chosen = dice.choice(bot.considers(view, ask))
        run.give(0, next(option for option in asked.options if option.id == chosen))
    return rows, bool(run.play.state.verdicts[0].won)


def fit(seen: Numbers, won: Numbers, steps: int = 25) -> Numbers:
    """Logistic regression by Newton's method."""
    weights = np.zeros(seen.shape[1])
    held = RIDGE * len(seen) * seen.var(axis=0)
    for _ in range(steps):
        chances = 1.0 / (1.0 + np.exp(-seen @ weights))
        slope = seen.T @ (won - chances) - held * weights
        bend = (seen.T * (chances * (1.0 - chances))) @ seen + np.diag(held + 1e-6)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def area(scores: Numbers, won: Numbers) -> float:
    """How often a won game is thought better of than a lost one."""
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores)] = np.arange(len(scores))
    wins = won.sum()
    return float((ranks[won == 1].sum() - wins * (wins - 1) / 2) / (wins * (len(won) - wins)))


def main() -> None:
    """Play, learn, examine."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    seen, won, exam = [], [], []
    for number in range(args.games):
        rows, result = play(f"{args.seed}-{number}")
        seen += rows
        won += [float(result)] * len(rows)
        exam += [number % HELD_OUT == 0] * len(rows)
    what, outcome, kept = np.array(seen), np.array(won), np.array(exam)
    learned = fit(what[~kept], outcome[~kept])
    for name, weight in zip(NAMES, learned, strict=True):
        print(f"{name:24} {weight:6.2f}   in use {WEIGHTS[name]:6.2f}")
    in_use = np.array(list(WEIGHTS.values()))
    print(f"{len(what)} positions, of the exam {kept.sum()}")
    print(f"area under the curve: {area(what[kept] @ learned, outcome[kept]):.3f}", end=", ")
    print(f"of the weights in use {area(what[kept] @ in_use, outcome[kept]):.3f}")


if __name__ == "__main__":
    main()
