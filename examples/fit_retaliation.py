"""Learn from the survivor's games of Retaliation how good a position looks (`survivor/hope.py`).

    python examples/fit_retaliation.py           # ten minutes on a core

First, as for Nemesis (`fit_hope.py`), the survivor does many things by chance in one round of each game, and
what is learned from is how the later rounds begin. That the work gets done is learned from all games in
which some is left, that somebody gets away then from those in which it was done. It prints how well these
weights tell games apart that were not learned from (the area under the curve).

Then from twins: at decisions of other games several options are tried in the same imagined deals, and the
weights are moved until the hope at the beginning of the next round tells the tries of one decision apart as
the hope two rounds later does. For games differ in more than what was chosen, so the first weights take for
the merit of a short way what was the luck of a short way; and a search compares choices, not games. It
prints both weights of each feature, as they are to stand in `WEIGHTS`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from fit_hope import Numbers, area, fit

from hullbreach.games.retaliation.rules.endings import directive_met
from hullbreach.games.retaliation.rules.model import DIRECTIVES
from hullbreach.games.retaliation.survivor import TURNS, Survivor
from hullbreach.games.retaliation.survivor.hope import WEIGHTS, features
from hullbreach.games.retaliation.survivor.hope import chance as chance_of
from hullbreach.games.retaliation.survivor.situation import Situation
from hullbreach.kernel import Imagined, Run, Table, chance, eye, imagine, registry
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
DEALS, OTHERS = 3, 5
"""In how many deals a decision is tried, and how many other options than the survivor's."""
SHARES = ((0.15, 0.5), (0.03, 0.2))
"""With which chance to win, or more, which part of the decisions is tried."""
ROUNDS, AHEAD = 5, 2
"""So many rounds of a try count, and so many rounds after the first its hope is what the first is to say."""
CONTRAST, HOLD, STEPS = 10.0, 0.02, 200
"""How much twins count, how much the first weights hold, and how many steps are taken."""
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
                chosen = dice.choice(bot.sensible(view, ask))
        run.give(asked.seat, next(option for option in asked.options if option.id == chosen))
    won = run.play.state.verdicts[0].won
    met = all(directive_met(run.play, card) for card in run.play.state.zones[DIRECTIVES])
    return seen, won or met or any(one["done"] for one in seen), won


# Twins


class Try(NamedTuple):
    """An option of a decision, tried in a deal: how the next rounds began, and whether it was won."""

    decision: int
    rounds: list[list[float]]
    won: bool


def try_out(run: Run, first: str) -> tuple[list[list[float]], bool]:
    """How the next rounds begin if an imagined game is played on with a choice."""
    bot, play, seen, number, chosen = Survivor("twin"), run.play, [], 0, first
    now = GAME.view(play, 0).round
    while run.asks:
        asked, number, view = run.asks[0], number + 1, GAME.view(play, 0)
        if view.round > now and view.crew[0].status == "aboard":
            now = view.round
            sight = features(Situation(view))
            seen.append([sight[name] for name in WEIGHTS])
        if number > 1:
            chosen = bot.choose(view, OpenAsk(str(number), 0, asked.text, tuple(asked.options)))
        run.give(0, next(option for option in asked.options if option.id == chosen))
    return seen[:ROUNDS], play.state.verdicts[0].won


def deals_of(table: Table, seed: str) -> list[Imagined]:
    """Deals that might be the real one."""
    found = (imagine(table, eye(0), f"{seed}/{number}") for number in range(DEALS))
    return [deal for deal in found if deal is not None]


def tries(seed: str, count: int) -> Iterator[Try]:
    """The tries of so many decisions: what the survivor does, and some of what it considers."""
    done, bot = 0, Survivor("twin")
    for number in range(1_000_000):
        dice = random.Random(f"{seed}-{number}")
        table = Table.new(GAME, seats=1, seed=f"{seed}-{number}", hashes=False, limit=None)
        while asks := table.asks():
            ask, view = asks[0], table.view(0)
            own = bot.choose(view, ask)
            if ask.text.id in TURNS and dice.random() < share(view):
                others = [id for id in bot.sensible(view, ask) if id != own]
                ids = [own, *dice.sample(others, min(OTHERS, len(others)))]
                for deal in deals_of(table, ask.id) if others else ():
                    yield from (Try(done, *try_out(deal.begin(), id)) for id in ids)
                done += bool(others)
            table.answer(0, ask.id, own)
            if done == count:
                return


def share(view: Any) -> float:
    """How many of the decisions with such chances are tried: where much is at stake more of them."""
    found = chance_of(Situation(view))
    return next((part for least, part in SHARES if found >= least), 0.0)


def chances(seen: Numbers, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The chance to win as `hope.chance` has it, and both parts of it."""
    parts = 1.0 / (1.0 + np.exp(-seen @ weights))
    done = seen[:, list(WEIGHTS).index("done")] > 0
    parts[done, 0] = 1.0
    return parts.prod(axis=1), parts


def tell_apart(weights: Numbers, found: list[Try]) -> Numbers:
    """Weights that tell the tries of one decision apart, by going down the slope (Adam).

    What is kept small: the square of what the first round's hope says amiss of a try, compared with the
    other tries of its decision; the surprise at who won, in all rounds; and how far the weights move.
    """
    lived = [one for one in found if one.rounds]
    seen = np.array([row for one in lived for row in one.rounds])
    won = np.array([float(one.won) for one in lived for _ in one.rounds])
    starts = np.cumsum([0, *(len(one.rounds) for one in lived[:-1])])
    decision = np.array([one.decision for one in lived])
    sizes = np.maximum(1, np.bincount(decision))

    def apart(values: Numbers) -> Numbers:
        return values - (np.bincount(decision, weights=values) / sizes)[decision]

    later, _ = chances(seen, weights)
    target = apart(
        np.array(
            [
                later[start + AHEAD] if len(one.rounds) > AHEAD else float(one.won)
                for one, start in zip(lived, starts, strict=True)
            ]
        )
    )
    first, scale = weights, np.maximum(seen.std(axis=0), 0.05)[:, None]
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        judged, parts = chances(seen, weights)
        judged = judged.clip(1e-5, 1 - 1e-5)
        pull = (judged - won) / (judged * (1 - judged)) / len(seen)
        pull[starts] += CONTRAST * 2 * apart(apart(judged[starts]) - target) / len(lived)
        slope = seen.T @ ((pull * judged)[:, None] * (1 - parts))
        slope += HOLD * 2 * (weights - first) * seen.var(axis=0)[:, None]
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        stride = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        weights = weights - 0.02 * stride / scale
    return weights


def main() -> None:
    """Play, learn, examine."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=13_000)
    parser.add_argument("--twins", type=int, default=700, help="decisions that are tried out")
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
    both = tell_apart(np.array(learned).T, list(tries(f"{args.seed}-twin", args.twins)))
    for name, (work, way) in zip(WEIGHTS, both, strict=True):
        print(f'    "{name}": ({work:.2f}, {way:.2f}),')


if __name__ == "__main__":
    main()
