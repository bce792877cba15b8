"""Which game an environment plays: its mode, its number of players, and what follows from them.

>>> setting = Setting.of("airlock", seats=3)
>>> setting.name, setting.agents, len(setting.vocabulary)
('airlock-standard-3', ('seat_0', 'seat_1', 'seat_2'), 17)
>>> setting.action_names()[0]
'Move to Bridge'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from hullbreach.kernel import Game, Texts, find, shelf
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.folders import ids_of
from hullbreach.kernel.registry import names
from hullbreach.kernel.settings import fewest, mode_options, read_options, together


class BadParameterError(HullbreachError):
    """An environment cannot be made like this."""

    code = "bad-parameter"


def one_of(name: str, value: str | None, known: Iterable[str | None]) -> None:
    """Refuse a parameter that has none of the known values."""
    known = list(known)
    if value not in known:
        raise BadParameterError(name=name, value=str(value), known=", ".join(map(str, known)))


class Setting:
    """A game with its options for a number of players, its actions and its numbers."""

    def __init__(self, game: Game[Any], mode: str, options: dict[str, Any], seats: int) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.options = read_options(game, options, seats)
        self.words = game.edition(self.options.packs).words
        """Whose words are spoken: the game's, and those of folders of data."""
        self.looks = game.looker(self.options.packs)
        """What makes views."""
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
        packs: str | Path | Iterable[str | Path] = (),
        **options: Any,
    ) -> Setting:
        """A game by name in one of its modes; `options` go beyond what the mode says.

        `packs` are ids and folders of data (`"./our-box"`), besides the packs of the mode.
        """
        rules = find(game) if isinstance(game, str) else game
        if seats is None:
            seats = fewest(rules, mode)
        chosen = mode_options(rules, mode, seats)
        named = {"packs": ids_of(rules, packs)}
        return cls(rules, mode, together({**chosen, **options}, named), seats)

    def __deepcopy__(self, memo: Any) -> Setting:
        """Nothing changes in it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = msgspec.to_builtins(self.options)
        own = self.game.edition(self.options.packs).houses
        houses = shelf.houses(*own) if own else ()
        return _sent, (self.game, self.mode, options, self.seats, houses)

    @property
    def name(self) -> str:
        """The name of the environment."""
        return f"{self.game.name}-{self.mode}-{self.seats}"

    def action_names(self, language: str = "en") -> tuple[str, ...]:
        """What the actions are called, for people."""
        return self.vocabulary.names(Texts(language, self.words))

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


def _sent(
    game: Game[Any], mode: str, options: dict[str, Any], seats: int, houses: shelf.Houses
) -> Setting:
    """A setting that came from another process, with its folders of data."""
    shelf.take_over(houses)
    return Setting(game, mode, options, seats)


def settings() -> Iterator[tuple[str, str, int]]:
    """Every environment that there is: game, mode and number of players."""
    for name in names():
        for mode, _options, counts in find(name).modes():
            for seats in counts:
                yield name, mode, seats
