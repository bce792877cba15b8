"""The Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from hullbreach import bots
from hullbreach.gym.rewards import Shaping
from hullbreach.gym.session import Decision, NotBegunError, Page, Session
from hullbreach.gym.setting import Setting, one_of
from hullbreach.gym.turns import EndedError, IllegalActionError
from hullbreach.kernel import Game, Option
from hullbreach.kernel.errors import UnknownSeat

Illegal: TypeAlias = Literal["error", "random", "lose"]
"""What becomes of an action that is not on offer."""
ILLEGAL: tuple[Illegal, ...] = ("error", "random", "lose")
LOST = -1.0

Step: TypeAlias = tuple[Any, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game as the learner in one seat sees it; its step lasts until it is asked again.

    `others` is a kind of bot: its name, a file (`my_bot.py:Brave`) or what makes a bot from a seed.
    Bots that imagine other deals (`search@50`) may, as everywhere. The mask is in the observation
    and in the info, and what MaskablePPO looks for is `action_masks`. When the game is over the
    mask allows everything, for nothing is done any more.

    With `flat=True` an observation is the numbers alone. `max_cycles`: the game is cut off after
    so many choices of the learner. `illegal`: an action that is not on offer is an error, stands
    for any action that is (`random`), or loses the game (`lose`).
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
        max_cycles: int | None = None,
        illegal: Illegal = "error",
        shaping: float = 0.0,
        reuse: bool = False,
        flat: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        one_of("illegal", illegal, ILLEGAL)
        self.setting = Setting.of(game, mode, seats, **options)
        if not 0 <= seat < self.setting.seats:
            raise UnknownSeat(seat=seat + 1, seats=self.setting.seats)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self._others = others
        self._kind = self._found()
        self._bots: dict[int, bots.Bot] = {}
        thinking = isinstance(self._bot(""), bots.Thinker)
        self._session = Session(self.setting, memory=thinking, listening=render_mode is not None)
        self._shaping = Shaping(self.setting.game, shaping)
        self._decision: Decision | None = None
        self._flat = flat
        self._most = max_cycles
        self._steps = 0
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
        return self._observe()

    def _begin(self, seed: int | None) -> None:
        self._session.reset(seed)
        self._shaping.reset()
        self._steps = 0
        self._seat_bots()
        self._play_on()

    def _seat_bots(self) -> None:
        name = self._session.seed
        self._bots = {
            seat: self._bot(f"{name}/{seat}")
            for seat in range(self.setting.seats)
            if seat != self.seat
        }

    def _found(self) -> bots.Kind:
        others = self._others
        return bots.load(others, self.setting.game.name) if isinstance(others, str) else others

    def _bot(self, seed: str) -> bots.Bot:
        return bots.begin(self._kind, str(self._others), seed)

    def step(self, action: Any) -> Step:
        """The learner's answer, and everything up to its next choice."""
        decision = self._decision
        if decision is None:
            raise EndedError() if self._session.begun else NotBegunError()
        self._steps += 1
        option = decision.options.get(int(action))
        if option is None:
            option = self._instead(int(action), decision)
            if option is None:
                self._decision = None
                seen, info = self._observe()
                return seen, LOST + self._shaping.ended(self.seat), True, False, info
        self._session.answer(self.seat, option)
        self._play_on()
        decision = self._decision
        over = decision is None
        cut = not over and self._steps == self._most
        if decision is None:
            reward = self._session.outcome()[self.seat] + self._shaping.ended(self.seat)
        elif cut:
            reward = self._shaping.ended(self.seat)
            self._decision = None
        else:
            reward = self._shaping.asked(self.seat, decision.view)
        seen, info = self._observe()
        return seen, reward, over, cut, info

    def _instead(self, action: int, decision: Decision) -> Option | None:
        """What an action that is not on offer stands for; None if the game is lost by it."""
        numbers = sorted(decision.options)
        if self.illegal == "error":
            raise IllegalActionError(action=action, known=", ".join(map(str, numbers)))
        if self.illegal == "lose":
            return None
        return decision.options[numbers[int(self.np_random.integers(len(numbers)))]]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are on offer; all of them when the game is over."""
        decision, actions = self._decision, len(self.setting.vocabulary)
        if decision is None:
            return np.ones(actions, dtype=np.bool_)
        mask = np.zeros(actions, dtype=np.bool_)
        mask[list(decision.options)] = True
        return mask

    def option_names(self, language: str = "en") -> dict[int, str]:
        """What the actions that are on offer are called, for people."""
        decision = self._decision
        return {} if decision is None else self._session.option_names(decision, language)

    def render(self) -> str | None:
        """What the learner heard since its last answer, and what it is asked."""
        return None if self.render_mode is None else self._session.story(seat=self.seat)

    def _play_on(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        session = self._session
        self._decision = None
        while not session.over:
            ask = session.run.asks[0]
            if ask.seat == self.seat:
                self._decision = session.decision()
                return
            chosen = session.chosen_by(self._bots[ask.seat], ask)
            session.answer(ask.seat, chosen, same_story=True)

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        """What the learner sees, and the mask once more for those who keep it apart.

        Of a game that is over nobody takes an action; but who draws one from the mask, as
        learners in vector environments do before the next reset, must find one there.
        """
        decision = self._decision
        if decision is None:
            seen = self._page.write(self._session.view(self.seat), None)
        else:
            seen = self._page.write(decision.view, decision.options)
        return seen["observation"] if self._flat else seen, {"action_mask": seen["action_mask"]}

    # Copies: bots remember nothing, so they are made anew

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_kind": None, "_bots": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._kind, self._bots = self._found(), {}
        if self._session.begun:
            self._seat_bots()
