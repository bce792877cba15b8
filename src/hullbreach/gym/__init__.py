"""Environments for those who let programs learn: every game, in every mode, the same rules.

    from hullbreach.gym import env

    table = env("nemesis", mode="standard", seats=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, ended, cut, info = table.last()
        mask = observation["action_mask"]
        table.step(None if ended or cut else table.action_space(agent).sample(mask))

- `env` is a PettingZoo environment in which whoever is asked acts (AEC).
- `parallel_env` is one in which everybody acts in every cycle, most of them by waiting.
- `SeatEnv` is a Gymnasium environment: one learner among bots. Every mode of every game has an id,
  too: `gymnasium.make("hullbreach/nemesis-solo-v0")`.

It needs the extra `rl`. `docs/environments.md` describes actions, observations and rewards.
"""

from hullbreach.kernel.extras import require

require("rl")

from hullbreach.gym.ids import register
from hullbreach.gym.rounds import RoundsEnv, parallel_env
from hullbreach.gym.seat import SeatEnv
from hullbreach.gym.session import NotBegunError
from hullbreach.gym.setting import BadParameterError, Setting, settings
from hullbreach.gym.turns import EndedError, IllegalActionError, TurnsEnv, env
from hullbreach.kernel.errors import UnknownMode as UnknownModeError

IDS = tuple(register())
"""What `gymnasium.make` may be asked for."""

__all__ = [
    "IDS",
    "BadParameterError",
    "EndedError",
    "IllegalActionError",
    "NotBegunError",
    "RoundsEnv",
    "SeatEnv",
    "Setting",
    "TurnsEnv",
    "UnknownModeError",
    "env",
    "parallel_env",
    "register",
    "settings",
]
