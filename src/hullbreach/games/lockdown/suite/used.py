"""What of the box of Lockdown a game has made use of."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.content import Content
from hullbreach.games.lockdown.rules.escape import SUITS
from hullbreach.games.lockdown.rules.events import (
    CargoRevealed,
    ComputerRevealed,
    MarsWeather,
    PodEntered,
)
from hullbreach.games.lockdown.rules.model import PLAN, PODS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules.events import ReactionPlayed
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.suite import used


class Uses(used.Uses):
    """Also the tokens of the surface, the contingency that was in force, and suits."""

    def own_in_use(self, g: Lockdown) -> Iterable[str]:
        """A plan is used when the game ends with it, a suit by wearing it."""
        held = [thing for seat in range(g.state.seats) for thing in g.carried(seat)]
        worn = [kind for thing in held if (kind := kind_of(thing)) in SUITS]
        return [*worn, *g.state.zones[PLAN]] if g.state.over else worn


def uses(box: Content) -> Uses:
    """What can be used of the boxes in play."""
    return Uses(
        box,
        {
            "character": box.guests,
            "pod": PODS,
            "surface": box.surface_tokens,
            "cargo": box.cargo,
            "contingency": box.contingencies,
            "computer": box.computer,
            "mars": box.mars,
        },
        {
            PodEntered: "pod",
            CargoRevealed: "token",
            ComputerRevealed: "card",
            MarsWeather: "card",
            ReactionPlayed: "what",
        },
    )
