"""The PettingZoo environment in which all agents act in every cycle: who is not asked, waits.

For algorithms that want all agents to step together. There is one action more than in the
vocabulary, `wait`. What is not on offer counts as waiting, too, so that a learner without a mask
loses time and nothing else.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from hullbreach.gym.rewards import Shaping
from hullbreach.gym.session import Decision, Observation, Page, Session
from hullbreach.gym.setting import Setting
from hullbreach.kernel import Game

Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


def parallel_env(
    game: str | Game[Any],
    mode: str = "standard",
    seats: int | None = None,
    *,
    max_cycles: int | None = None,
    shaping: float = 0.0,
    reuse: bool = False,
    **options: Any,
) -> RoundsEnv:
    """A game as a parallel PettingZoo environment."""
    setting = Setting.of(game, mode, seats, **options)
    return RoundsEnv(setting, max_cycles=max_cycles, shaping=shaping, reuse=reuse)


class RoundsEnv(ParallelEnv[str, Observation, int]):
    """A game in cycles; `max_cycles` of them at most. The other parameters are `TurnsEnv`'s."""

    metadata: dict[str, Any] = {"render_modes": [], "name": "hullbreach"}  # noqa: RUF012

    def __init__(
        self,
        setting: Setting,
        *,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        reuse: bool = False,
    ) -> None:
        self.setting = setting
        self.metadata = {**self.metadata, "name": f"{setting.name}-parallel"}
        self.render_mode = None
        self.possible_agents = list(setting.agents)
        self.agents: list[str] = []
        self.wait = len(setting.vocabulary)
        """The action of those who are not asked."""
        self._session = Session(setting)
        self._shaping = Shaping(setting.game, shaping)
        self._max_cycles = max_cycles
        self._cycles = 0
        self._decisions: dict[int, Decision] = {}
        self._pages = [Page(setting, self.wait + 1, reuse=reuse) for _ in setting.agents]
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in setting.agents}
        self.observation_spaces = {
            agent: setting.observation_space(self.wait + 1) for agent in setting.agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Numbers and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every action of the vocabulary, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game: by this seed, or the next one of the last seed."""
        self._session.reset(seed)
        self._shaping.reset()
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self._ask()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Everybody acts; of those who are asked, every answer that is on offer counts."""
        agents = self.possible_agents
        for seat, decision in self._decisions.items():
            option = decision.options.get(int(actions.get(agents[seat], self.wait)))
            if option is not None:
                self._session.answer(seat, option)
        self._cycles += 1
        self._ask()
        over = self._session.over
        cut = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        outcome = self._session.outcome()
        rewards = {
            agent: outcome[seat] + self._shaped(seat, over or cut)
            for seat, agent in enumerate(agents)
        }
        observations = self._observe()
        if over or cut:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _ask(self) -> None:
        """Everybody who is asked now: one, or several at the same time."""
        session = self._session
        found = (session.decision(at) for at in range(len(session.run.asks)))
        self._decisions = {decision.seat: decision for decision in found}

    def _shaped(self, seat: int, ended: bool) -> float:
        if ended:
            return self._shaping.ended(seat)
        decision = self._decisions.get(seat)
        return 0.0 if decision is None else self._shaping.asked(seat, decision.view)

    def _observe(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            decision = self._decisions.get(seat)
            if decision is None:
                seen[agent] = self._pages[seat].write(self._session.view(seat), [self.wait])
            else:
                seen[agent] = self._pages[seat].write(decision.view, decision.options)
        return seen

    def close(self) -> None:
        """Nothing is open."""
