"""Which game an environment plays: its mode, its number of players, and what follows from them.

>>> setting = Setting.of("airlock", seats=3)
>>> setting.name, setting.agents, len(setting.vocabulary)
('airlock-standard-3', ('seat_0', 'seat_1', 'seat_2'), 17)
>>> setting.action_names()[0]
'Move to Bridge'
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces

from hullbreach.kernel import Game, Texts, find
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.registry import names
from hullbreach.kernel.settings import read_options


class UnknownModeError(HullbreachError):
    """The game is not played in this way."""

    code = "unknown-mode"


class Setting:
    """A game with its options for a number of players, its actions and its numbers."""

    def __init__(self, game: Game[Any], mode: str, options: dict[str, Any], seats: int) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.options = read_options(game, options, seats)
        self.agents = tuple(f"seat_{seat}" for seat in range(seats))
        self.vocabulary = game.vocabulary(self.options, seats)
        self.observer = game.observer(self.options, seats)
        self.feature_names = tuple(self.observer.names)
        """What each number of an observation is."""

    @classmethod
    def of(
        cls,
        game: str | Game[Any],
        mode: str = "standard",
        seats: int | None = None,
        **options: Any,
    ) -> Setting:
        """A game by name in one of its modes; `options` go beyond what the mode says."""
        rules = find(game) if isinstance(game, str) else game
        modes = {name: (chosen, list(counts)) for name, chosen, counts in rules.modes()}
        if mode not in modes:
            raise UnknownModeError(name=mode, known=", ".join(modes))
        chosen, counts = modes[mode]
        return cls(rules, mode, {**chosen, **options}, counts[0] if seats is None else seats)

    @property
    def name(self) -> str:
        """The name of the environment."""
        return f"{self.game.name}-{self.mode}-{self.seats}"

    def action_names(self, language: str = "en") -> tuple[str, ...]:
        """What the actions are called, for people."""
        return self.vocabulary.names(Texts(language, self.game.name))

    def observation_space(self, actions: int) -> spaces.Dict:
        """Numbers, and a mask over so many actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    -np.inf, np.inf, (len(self.feature_names),), dtype=np.float32
                ),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )


def settings() -> Iterator[tuple[str, str, int]]:
    """Every environment that there is: game, mode and number of players."""
    for name in names():
        for mode, _options, counts in find(name).modes():
            for seats in counts:
                yield name, mode, seats
