"""What of the box of Lockdown a game has made use of."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.events import (
    CargoRevealed,
    ComputerRevealed,
    MarsWeather,
    PodEntered,
)
from hullbreach.games.lockdown.model import CONTENT, PLAN, PODS
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.survival import use


class Uses(use.Uses):
    """Also the tokens of the surface, and the contingency that was in force."""

    def own_in_use(self, g: Lockdown) -> Iterable[str]:
        """A plan is used when the game ends with it."""
        return g.state.zones[PLAN] if g.state.over else ()


USES = Uses(
    CONTENT,
    {
        "character": CONTENT.guests,
        "pod": PODS,
        "surface": CONTENT.surface_tokens,
        "cargo": CONTENT.cargo,
        "contingency": CONTENT.contingencies,
        "computer": CONTENT.computer,
        "mars": CONTENT.mars,
    },
    {PodEntered: "pod", CargoRevealed: "token", ComputerRevealed: "card", MarsWeather: "card"},
)
