"""What an agent is paid: its verdict at the end, and on the way, if wanted, for getting on.

Shaping adds `weight * (progress now - progress before)` whenever an agent is asked, where the
game says what progress is (`Game.progress`), and at the end takes back what was paid. Over a whole
game that sums up to nothing, so the best way to play remains the best one.
"""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import Game


class Shaping:
    """The progress that each seat was paid for so far."""

    def __init__(self, game: Game[Any], weight: float) -> None:
        self._progress = game.progress
        self._weight = weight
        self.wanted = weight != 0
        """Whether anything is paid on the way."""
        self._start: dict[int, float] = {}
        self._paid: dict[int, float] = {}

    def reset(self) -> None:
        """A new game: nobody was paid anything."""
        self._start, self._paid = {}, {}

    def asked(self, seat: int, view: Any) -> float:
        """What a seat gets for what has happened since it was asked last."""
        if not self.wanted:
            return 0.0
        progress = self._progress(view)
        now = self._weight * (progress - self._start.setdefault(seat, progress))
        before, self._paid[seat] = self._paid.get(seat, 0.0), now
        return now - before

    def ended(self, seat: int) -> float:
        """What a seat gives back at the end."""
        return -self._paid.pop(seat, 0.0)
