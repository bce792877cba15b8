"""Learn from the survivor's games of Retaliation how good a position looks (`survivor/hope.py`).

    python examples/fit_retaliation.py --games 13000           # five minutes on a core

As for Nemesis (`fit_hope.py`), the survivor does many things by chance in one round of each game, and what
is learned from is how the later rounds begin. That the work gets done is learned from all games in
which some is left, that somebody gets away then from those in which it was done. Prints both weights of
each feature, and how well they tell games apart that were not learned from (the area under the curve).
"""

from __future__ import annotations

import argparse
import random

import numpy as np
from fit_hope import area, fit

from hullbreach.games.retaliation.rules.endings import directive_met
from hullbreach.games.retaliation.rules.model import DIRECTIVES
from hullbreach.games.retaliation.survivor import TURNS, Survivor
from hullbreach.games.retaliation.survivor.hope import WEIGHTS, features
from hullbreach.games.retaliation.survivor.situation import Situation
from hullbreach.kernel import Run, chance, registry
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import OpenAsk

LAST_CHANCE = 6
"""The round of chance deeds is one up to this; 0 is none."""
CHANCES = (0.2, 0.5, 0.8)
"""How many of a round's deeds are by chance: one of these in each game."""
HELD_OUT = 5
"""Every so many games one is kept for the exam."""
RIDGES = (1e-3, 3e-3)
"""How much large weights are held back: of the work, and of getting away."""
GAME = registry.find("retaliation")


def play(seed: str) -> tuple[list[dict[str, float]], bool, bool]:
    """How the rounds after the one with chance deeds began, whether the work was done, and who won."""
    dice = random.Random(seed)
    wild, part = dice.randint(0, LAST_CHANCE), dice.choice(CHANCES)
    run = Run(GAME, GAME.setup(read_options(GAME, {}, 1), 1, chance.key_of(seed)))
    run.start()
    bot, seen, now, number = Survivor(seed), [], 0, 0
    while run.asks:
        asked, number = run.asks[0], number + 1
        view = GAME.view(run.play, asked.seat)
        ask = OpenAsk(str(number), asked.seat, asked.text, tuple(asked.options))
        chosen = bot.choose(view, ask)
        if asked.text.id in TURNS:
            if view.round != now and view.round > wild and view.crew[0].status == "aboard":
                seen.append(features(Situation(view)))
            now = view.round
            if now == wild and dice.random() < part:
                chosen = dice.choice(bot.considers(view, ask))
        run.give(asked.seat, next(option for option in asked.options if option.id == chosen))
    won = run.play.state.verdicts[0].won
    met = all(directive_met(run.play, card) for card in run.play.state.zones[DIRECTIVES])
    return seen, won or met or any(one["done"] for one in seen), won


def main() -> None:
    """Play, learn, examine."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=13_000)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    rows, done, won, kept = [], [], [], []
    for number in range(args.games):
        seen, worked, away = play(f"{args.seed}-{number}")
        for one in seen:
            rows.append([one[name] for name in WEIGHTS])
            done.append(float(worked))
            won.append(float(away))
            kept.append(number % HELD_OUT == 0)
    what, exam = np.array(rows), np.array(kept)
    worked_out, left = np.array(done), what[:, list(WEIGHTS).index("done")] == 0
    lessons = ((left, worked_out), (worked_out == 1, np.array(won)))
    learned = []
    for (which, true), ridge in zip(lessons, RIDGES, strict=True):
        own = which & ~exam
        weights = fit(what[own], true[own], np.ones(own.sum()), ridge)
        learned.append(weights)
        print(f"{which.sum()} positions, {true[which].mean():.1%} came true,", end=" ")
        print(f"area {area(what[which & exam] @ weights, true[which & exam]):.3f}")
    for name, work, way in zip(WEIGHTS, *learned, strict=True):
        print(f'    "{name}": ({work:.2f}, {way:.2f}),')


if __name__ == "__main__":
    main()
