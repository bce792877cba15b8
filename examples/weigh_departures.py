"""What it is worth to depart from a guide: as its hope says, and as the games go on.

    python examples/weigh_departures.py retaliation --positions 200        # ten minutes on a core

At decisions of somebody who plays alone as the guide does, everything that the guide considers is played on
to the end by the guide, each in the same imagined deals. Half of the deals choose as a search would, by the
hope at the beginning of the next round. The other half say what that choice was worth, in points of a
hundred: in hope one, two and three rounds later, and in games won.

What is won a round later and gone after two was misjudged: hope must learn better. What is not even won a
round later is not there to be found, or was hidden by the dice: then more heats help.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hullbreach import bots
from hullbreach.bots.protocol import Guide
from hullbreach.bots.search import answer
from hullbreach.kernel import Imagined, Table, eye, imagine, registry
from hullbreach.kernel.table import OpenAsk

Numbers = npt.NDArray[np.float64]
ROUNDS = 3
"""So many rounds later hope is asked again."""
LEADS = (0.0, 0.02, 0.05, 0.1)
"""The head starts of the guide's own choice that are compared."""
SPLITS = 10
"""So often the deals are divided anew into those that choose and those that tell."""


class Decision(NamedTuple):
    """How a decision went on: by option, deal and time; the last time is the end of the game."""

    values: Numbers
    own: int
    """Which option the guide takes."""


def future(deal: Imagined, first: str, guide: Guide, game: Any) -> list[float]:
    """Hope at the beginning of the next rounds, and whether the game was won."""
    run = deal.begin()
    play, hopes, number = run.play, [], 0
    now = guide.clock(game.view(play, 0))
    answer(run, 0, first)
    while run.asks:
        asked, number, view = run.asks[0], number + 1, game.view(play, 0)
        if guide.clock(view) > now:
            now = guide.clock(view)
            hopes.append(guide.hope(view))
        ask = OpenAsk(str(number), 0, asked.text, tuple(asked.options))
        answer(run, 0, guide.choose(view, ask))
    won = float(play.state.verdicts[0].won)
    return [*hopes[:ROUNDS], *[won] * (ROUNDS - len(hopes)), won]


def decisions(game: Any, guide: Guide, args: argparse.Namespace) -> Iterator[Decision]:
    """Some decisions of each game."""
    for number in range(args.first, 1_000_000):
        seed = f"{args.seed}-{number}"
        dice = random.Random(seed)
        table = Table.new(game, seats=1, seed=seed, hashes=False, limit=None)
        while asks := table.asks():
            ask, view = asks[0], table.view(0)
            own = guide.choose(view, ask)
            if guide.matters(ask) and dice.random() < args.share:
                ids = guide.considers(view, ask)
                deals = [imagine(table, eye(0), f"{seed}/{heat}") for heat in range(args.heats)]
                known = [deal for deal in deals if deal is not None]
                if len(ids) > 1 and len(known) == args.heats:
                    went = [[future(deal, id, guide, game) for deal in known] for id in ids]
                    yield Decision(np.array(went), ids.index(own))
            table.answer(0, ask.id, own)


def worth(found: list[Decision], lead: float) -> tuple[float, Numbers, Numbers]:
    """How many decisions were others, what a decision gained later, and the standard errors of that."""
    dice = np.random.default_rng(1)
    gains, others = [], 0
    for values, own in found:
        gained = np.zeros(values.shape[2])
        for _ in range(SPLITS):
            choose, tell = np.array_split(dice.permutation(values.shape[1]), 2)
            judged = values[:, choose, 0].mean(axis=1)
            judged[own] += lead
            best = int(judged.argmax())
            others += best != own
            gained += (values[best, tell] - values[own, tell]).mean(axis=0)
        gains.append(gained / SPLITS)
    points = 100 * np.array(gains)
    return (
        others / SPLITS / len(found),
        points.mean(axis=0),
        points.std(axis=0) / len(found) ** 0.5,
    )


def main() -> None:
    """Play, compare."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--heats", type=int, default=16, help="deals for each decision")
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions of a game")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    args = parser.parse_args()
    guide = bots.find(bots.usual(args.game), args.game)("guide")
    if not isinstance(guide, Guide):
        parser.error(f"{args.game}: the usual bot is no guide")
    found = []
    for one in decisions(registry.find(args.game), guide, args):
        found.append(one)
        if len(found) == args.positions:
            break
    later = [f"hope {rounds + 1} later" for rounds in range(ROUNDS)] + ["won"]
    for lead in LEADS:
        departed, gain, error = worth(found, lead)
        told = (f"{n} {g:.2f} ({e:.2f})" for n, g, e in zip(later, gain, error, strict=True))
        print(f"head start {lead}: {departed:.0%} departures; a decision gains", ", ".join(told))


if __name__ == "__main__":
    main()
