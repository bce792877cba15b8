"""The words in which lessons of Lockdown lay out a position: the family's, and power."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.lockdown.rules.model import POWERED, power
from hullbreach.games.survival.opening import SurvivalOpening
from hullbreach.kernel.openings import OpeningError


class LockdownOpening(SurvivalOpening):
    """Lays out a position of Lockdown."""

    def lay_power(self, places: Sequence[str]) -> None:
        """The sections with power (`s-01`), and perhaps the `elevator`; elsewhere there is none."""
        state = self.play.state
        if not set(places) <= set(POWERED):
            raise OpeningError(f"of {places} some have no power of their own")
        state.active = [state.zones[power(place)][0] for place in places]
