"""Train one seat with MaskablePPO, and see how much oftener it wins than a player at random.

    make rl && .venv/bin/python -m pip install sb3-contrib
    .venv/bin/python examples/train_maskable_ppo.py            # Airlock, a few minutes on a CPU
    .venv/bin/python examples/train_maskable_ppo.py --game nemesis --mode solo --shaping 0.5 --steps 400000

The other seats are bots that play at random, in the training and in the exam. Prints the part of the
exam's games that the learner wins, beside the part that a random player wins in the same seat.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from hullbreach.gym import SeatEnv

EXAM = 1_000_000
"""The seeds of the exam begin here: none of its games was trained on."""


def wins(table: SeatEnv, games: int, model: MaskablePPO | None) -> float:
    """The part of so many games that the seat wins, by the model or at random."""
    choose, won = random.Random(1).choice, 0
    for number in range(games):
        seen, _ = table.reset(seed=EXAM + number)
        ended, reward = False, 0.0
        while not ended:
            mask = table.action_masks()
            if model is None:
                action = choose(np.flatnonzero(mask).tolist())
            else:
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, reward, ended, _, _ = table.step(action)
        won += reward > 0
    return won / games


def main() -> None:
    """Train, then examine."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="airlock")
    parser.add_argument("--mode", default="standard")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--shaping", type=float, default=0.0)
    parser.add_argument("--steps", type=int, default=150_000)
    parser.add_argument("--games", type=int, default=300, help="games of the exam")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    def table(shaping: float = 0.0) -> SeatEnv:
        return SeatEnv(args.game, args.mode, args.seats, shaping=shaping, flat=True, reuse=True)

    tables = DummyVecEnv([lambda: table(args.shaping)] * 8)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=256, batch_size=512, ent_coef=0.01, seed=args.seed, verbose=1
    )
    model.learn(args.steps)
    print(f"random wins {wins(table(), args.games, None):.1%} of {args.games} games")
    print(f"MaskablePPO {wins(table(), args.games, model):.1%}")


if __name__ == "__main__":
    main()
