"""The PettingZoo environment in which whoever is asked acts: an agent for each seat."""

from __future__ import annotations

from typing import Any, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv

from hullbreach.gym.rewards import Shaping
from hullbreach.gym.session import Decision, NotBegunError, Observation, Page, Session
from hullbreach.gym.setting import Setting, one_of
from hullbreach.kernel import Game
from hullbreach.kernel.errors import HullbreachError

Last: TypeAlias = tuple[Any, float, bool, bool, dict[str, Any]]
"""What an agent gets to know before it acts."""


class IllegalActionError(HullbreachError):
    """The action is not on offer: the mask says which are."""

    code = "illegal-action"


class EndedError(IllegalActionError):
    """The game has ended: nothing can be done before the next reset."""

    code = "ended"


class Later:
    """An attribute that an environment has from its first reset on.

    A descriptor, and not `__getattr__`: that would slow every attribute down.
    """

    def __get__(self, one: Any, kind: Any = None) -> Any:
        if one is None:
            return self
        raise NotBegunError


def later() -> Any:
    """A `Later`, for an attribute of any type."""
    return Later()


def env(
    game: str | Game[Any],
    mode: str = "standard",
    seats: int | None = None,
    *,
    max_cycles: int | None = None,
    shaping: float = 0.0,
    reuse: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> TurnsEnv:
    """A game as a PettingZoo environment; it guards itself against calls in the wrong order."""
    return TurnsEnv(
        Setting.of(game, mode, seats, **options),
        max_cycles=max_cycles,
        shaping=shaping,
        reuse=reuse,
        render_mode=render_mode,
    )


class TurnsEnv(AECEnv[str, Observation, int]):
    """A game; an agent stays in it to the end, also when its character has died.

    `max_cycles`: the game is cut off after so many choices per seat. `shaping`: the weight of
    rewards on the way (see `Shaping`). `reuse`: observations are the same arrays every time, to
    be copied by whoever wants to keep them.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "name": "hullbreach",
    }

    # What PettingZoo expects from the first reset on
    agent_selection: str = later()
    rewards: dict[str, float] = later()
    terminations: dict[str, bool] = later()
    truncations: dict[str, bool] = later()
    infos: dict[str, dict[str, Any]] = later()

    def __init__(
        self,
        setting: Setting,
        *,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        reuse: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.setting = setting
        self.metadata = {**self.metadata, "name": setting.name}
        self.render_mode = render_mode
        self.possible_agents = list(setting.agents)
        self.agents: list[str] = []
        self._session = Session(setting, listening=render_mode is not None)
        self._shaping = Shaping(setting.game, shaping)
        self._most = None if max_cycles is None else max_cycles * setting.seats
        self._plain = not self._shaping.wanted and self._most is None
        """Whether nothing is paid on the way, and nothing cut off: then a step has little to do."""
        self._steps = 0
        self._cumulative_rewards: dict[str, float] = {}
        self._decision: Decision | None = None
        actions = len(setting.vocabulary)
        self._pages = [Page(setting, actions, reuse=reuse) for _ in setting.agents]
        self._seats = {agent: seat for seat, agent in enumerate(setting.agents)}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in setting.agents}
        self.observation_spaces = {
            agent: setting.observation_space(actions) for agent in setting.agents
        }

    def __str__(self) -> str:
        return self.setting.name

    def observation_space(self, agent: str) -> spaces.Dict:
        """Numbers and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every action of the vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: by this seed, or the next one of the last seed."""
        self._session.reset(seed)
        self._shaping.reset()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._next()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Whoever is asked, one after the other, until all are done."""
        self._expect_game()
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is asked."""
        seat, decision = self._seats[agent], self._decision
        if decision is not None and decision.seat == seat:
            return self._pages[seat].write(decision.view, decision.options)
        return self._pages[seat].write(self._session.view(seat), [])

    def last(self, observe: bool = True) -> Last:
        """What the agent that is asked sees, its reward, whether it is done, and how."""
        decision = self._decision
        if decision is None:
            last: Last = super().last(observe)
            return last
        # Nobody is done before the end, so there is less to look up than in the inherited method.
        seat = decision.seat
        agent = self.possible_agents[seat]
        seen = self._pages[seat].write(decision.view, decision.options) if observe else None
        return seen, self._cumulative_rewards[agent], False, False, self.infos[agent]

    def legal_actions(self) -> list[int]:
        """The actions that are on offer: the places where the mask has a 1."""
        return [] if self._decision is None else [*self._decision.options]

    def option_names(self, language: str = "en") -> dict[int, str]:
        """What the actions that are on offer are called, for people."""
        decision = self._decision
        return {} if decision is None else self._session.option_names(decision, language)

    def step(self, action: int | None) -> None:
        """The agent that is asked takes an action."""
        decision = self._decision
        if decision is None or action is None:
            self._expect_game()
            self._was_dead_step(action)
            return
        option = decision.options.get(action if type(action) is int else int(action))
        if option is None:
            raise IllegalActionError(
                action=int(action), known=", ".join(map(str, sorted(decision.options)))
            )
        session = self._session
        session.answer(decision.seat, option)
        self._steps += 1
        if self._plain and session.run.asks:
            decision = self._decision = session.decision()
            self.agent_selection = self.possible_agents[decision.seat]
            return
        if self._shaping.wanted:
            self._cumulative_rewards[self.agent_selection] = 0.0
            self._clear_rewards()
        self._next()
        if self._shaping.wanted or self._decision is None:
            self._accumulate_rewards()

    def _expect_game(self) -> None:
        if "infos" not in vars(self):
            raise NotBegunError

    def _next(self) -> None:
        """Turn to whoever is asked next, or to the end."""
        session = self._session
        if not session.run.asks:
            self._end(self.terminations, session.outcome())
        elif self._most is not None and self._steps >= self._most:
            self._end(self.truncations, [0.0] * self.setting.seats)
        else:
            decision = self._decision = session.decision()
            agent = self.agent_selection = self.possible_agents[decision.seat]
            if self._shaping.wanted:
                self.rewards[agent] = self._shaping.asked(decision.seat, decision.view)

    def _end(self, how: dict[str, bool], outcome: list[float]) -> None:
        self._decision = None
        self.agent_selection = self.agents[0]
        for seat, agent in enumerate(self.possible_agents):
            how[agent] = True
            self.rewards[agent] = outcome[seat] + self._shaping.ended(seat)

    def render(self) -> str | None:
        """What everyone heard since the last choice."""
        return None if self.render_mode is None else self._session.story()

    def close(self) -> None:
        """Nothing is open."""
