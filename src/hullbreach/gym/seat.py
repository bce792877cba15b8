"""The Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from hullbreach import bots
from hullbreach.gym.rewards import Shaping
from hullbreach.gym.session import Decision, Page, Session
from hullbreach.gym.setting import Setting
from hullbreach.gym.turns import IllegalActionError
from hullbreach.kernel import Game


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game as the learner in one seat sees it; its step lasts until it is asked again.

    `others` is a kind of bot, by its name or as what makes one from a seed; bots that imagine
    other deals (`search@50`) may, as everywhere. The mask is in the observation, and what
    MaskablePPO looks for is `action_masks`. With `flat=True` an observation is the numbers alone.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        mode: str = "standard",
        seats: int | None = None,
        *,
        seat: int = 0,
        others: str | Callable[[str], bots.Bot] = bots.DEFAULT,
        shaping: float = 0.0,
        reuse: bool = False,
        flat: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting.of(game, mode, seats, **options)
        self.seat = seat
        self.render_mode = render_mode
        name = self.setting.game.name
        self._kind = bots.find(others, name) if isinstance(others, str) else others
        self._bots: dict[int, bots.Bot] = {}
        thinking = isinstance(self._kind(""), bots.Thinker)
        self._session = Session(self.setting, memory=thinking, listening=render_mode is not None)
        self._shaping = Shaping(self.setting.game, shaping)
        self._decision: Decision | None = None
        self._flat = flat
        actions = len(self.setting.vocabulary)
        self._page = Page(self.setting, actions, reuse=reuse)
        both = self.setting.observation_space(actions)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = both["observation"] if flat else both

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game, up to the first choice of the learner.

        A game that ends before that is followed by another.
        """
        super().reset(seed=seed)
        self._begin(seed)
        while (decision := self._decision) is None:
            self._begin(None)
        self._shaping.asked(self.seat, decision.view)
        return self._observe(), {}

    def _begin(self, seed: int | None) -> None:
        self._session.reset(seed)
        self._shaping.reset()
        name = self._session.seed
        self._bots = {
            seat: self._kind(f"{name}/{seat}")
            for seat in range(self.setting.seats)
            if seat != self.seat
        }
        self._play_on()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner's answer, and everything up to its next choice."""
        decision = self._decision
        option = None if decision is None else decision.options.get(int(action))
        if option is None:
            known = () if decision is None else decision.options
            raise IllegalActionError(action=int(action), known=", ".join(map(str, sorted(known))))
        self._session.answer(self.seat, option)
        self._play_on()
        if self._decision is None:
            reward = self._session.outcome()[self.seat] + self._shaping.ended(self.seat)
        else:
            reward = self._shaping.asked(self.seat, self._decision.view)
        return self._observe(), reward, self._decision is None, False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are on offer."""
        mask = np.zeros(len(self.setting.vocabulary), dtype=np.bool_)
        if self._decision is not None:
            mask[list(self._decision.options)] = True
        return mask

    def render(self) -> str | None:
        """What everyone heard since the last answer."""
        return None if self.render_mode is None else self._session.story()

    def _play_on(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        session = self._session
        self._decision = None
        while not session.over:
            ask = session.run.asks[0]
            if ask.seat == self.seat:
                self._decision = session.decision()
                return
            session.answer(ask.seat, session.chosen_by(self._bots[ask.seat], ask))

    def _observe(self) -> Any:
        decision = self._decision
        if decision is None:
            seen = self._page.write(self._session.view(self.seat), [])
        else:
            seen = self._page.write(decision.view, decision.options)
        return seen["observation"] if self._flat else seen
