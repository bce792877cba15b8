"""Learn from the survivor's games of Invader how good a position looks (`survivor/hope.py`).

    python examples/fit_invader.py           # five minutes on a core

In one round of each game the survivor does many things otherwise: in a manner by chance, and now and then by
going another way. What is learned from is how all rounds began. That nobody falls in the next two rounds is
learned from all of them, that the squad wins then from those after which nobody fell. It prints how well these
weights tell games apart that were not learned from (the area under the curve), and the weights of all games,
as they are to stand in `WEIGHTS`.
"""

from __future__ import annotations

import argparse
import random
from typing import NamedTuple

import msgspec
import numpy as np
from fit_hope import Numbers, area, fit

from hullbreach.games.invader.survivor import Survivor
from hullbreach.games.invader.survivor.hope import LEARNED, WEIGHTS, features
from hullbreach.games.invader.survivor.plans import USUAL, Manner
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.games.invader.survivor.turns import Turn
from hullbreach.kernel import Run, chance, registry
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import OpenAsk

LAST_CHANCE = 12
"""The round of chance deeds is one up to this."""
ALL = 0.25
"""So many games are played from the first to the last round in the manner of that round."""
CHANCES = (0.0, 0.2, 0.4)
"""How many of that round's turns go by chance where the squad would not go: one of these in each game."""
PROMISING = 4
"""So many ways are taken by chance, the best ones."""
SPREAD = 0.9
"""How far manners go from the usual one, in doublings."""
AHEAD = 2
"""So many rounds nobody is to fall."""
HELD_OUT = 5
"""Every so many games one is kept for the exam."""
RIDGES = (3e-3, 1e-2)
"""How much large weights are held back: of lasting, and of winning then."""
GAME = registry.find("invader")


class Seen(NamedTuple):
    """How a round began, and what came of it."""

    features: list[float]
    lasts: bool
    won: bool


def manner_by_chance(dice: random.Random) -> Manner:
    """A manner in which some things count more than usual, and others less."""
    names = ("step", "company", "death", "too_much", "at_stake", "afterwards")
    changes = {name: getattr(USUAL, name) * 2 ** dice.gauss(0, SPREAD) for name in names}
    return msgspec.structs.replace(USUAL, **changes)


def begins(s: Situation) -> bool:
    """Whether nothing was done in a turn yet."""
    usual = s.edition.box.numbers.actions + s.me.skills.count("skill-action")
    return s.view.actions >= usual and not s.view.spent


def play(seed: str, mission: str) -> list[Seen]:
    """How the rounds of a game began, and what came of each."""
    dice = random.Random(f"{seed}{mission}")
    wild, part = dice.randint(1, LAST_CHANCE), dice.choice(CHANCES)
    always = dice.random() < ALL
    other, usual = Survivor(seed, manner_by_chance(dice)), Survivor(seed)
    options = read_options(GAME, {"packs": [mission]}, 1)
    run = Run(GAME, GAME.setup(options, 1, chance.key_of(seed)))
    run.start()
    rows, now, number = list[tuple[int, list[float]]](), 0, 0
    while run.asks:
        asked, number = run.asks[0], number + 1
        view = GAME.view(run.play, asked.seat)
        if view.round != now and any(one.zone for one in view.crew):
            now = view.round
            found = features(Situation(view))
            rows.append((now, [found[name] for name in WEIGHTS]))
        bot = other if always or now == wild else usual
        ask = OpenAsk(str(number), asked.seat, asked.text, tuple(asked.options))
        chosen = bot.choose(view, ask)
        if now == wild and asked.text.id == "ask-invader-turn" and dice.random() < part:
            s = Situation(view)
            ways = sorted(asked.options, key=Turn(s).promise, reverse=True)
            chosen = dice.choice(ways[:PROMISING]).id if begins(s) else chosen
        run.give(asked.seat, next(option for option in asked.options if option.id == chosen))
    won, end = run.play.state.verdicts[0].won, GAME.view(run.play, 0).round
    return [Seen(row, won or end - number >= AHEAD, won) for number, row in rows]


def learn(seen: Numbers, lasts: Numbers, won: Numbers) -> Numbers:
    """The weights of lasting, and of winning then."""
    stays = lasts == 1
    return np.array(
        [
            fit(seen, lasts, np.ones(len(seen)), RIDGES[0]),
            fit(seen[stays], won[stays], np.ones(stays.sum()), RIDGES[1]),
        ]
    )


def main() -> None:
    """Play, learn, examine."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=136, help="of each mission")
    parser.add_argument("--seed", default="fa")
    args = parser.parse_args()
    found, kept = list[Seen](), list[bool]()
    for number in range(args.games):
        for mission in LEARNED:
            rounds = play(f"{args.seed}-{number}", mission)
            found += rounds
            kept += [number % HELD_OUT == 0] * len(rounds)
    seen, exam = np.array([one.features for one in found]), np.array(kept)
    lasts = np.array([float(one.lasts) for one in found])
    won = np.array([float(one.won) for one in found])
    own = ~exam
    chances = 1 / (1 + np.exp(-seen @ learn(seen[own], lasts[own], won[own]).T))
    print(f"{len(found)} positions, {lasts.mean():.1%} last, {won.mean():.1%} are won; areas:")
    print(f"lasts {area(chances[exam, 0], lasts[exam]):.3f},", end=" ")
    print(f"won {area(chances[exam].prod(axis=1), won[exam]):.3f}")
    for name, weights in zip(WEIGHTS, learn(seen, lasts, won).T, strict=True):
        print(f'    "{name}": ({weights[0]:.2f}, {weights[1]:.2f}),')


if __name__ == "__main__":
    main()
