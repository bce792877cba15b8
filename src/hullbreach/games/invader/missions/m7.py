"""M7, Xenium roll: take everything, and beware of what colours wake."""

from __future__ import annotations

from hullbreach.games.invader.missions.burning import burn_spawn
from hullbreach.games.invader.rules.doors import forget_colour
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.packs import Parts

COLOURS = ("green", "purple")


@rule("Z-382", "Z-383")
class XeniumRoll(Rulebook):
    """Doors and objectives wake spawn zones of their colour; fire destroys any."""

    mission = "m7"

    @rule("Z-384", "Z-385", "Z-614")
    def burned(self, g: Invader, zone: str) -> None:
        """Hellfire removes any spawn token."""
        burn_spawn(g, zone, "Z-384")

    @rule("Z-386", "Z-387", "Z-388", "Z-389", "Z-612", "Z-613")
    def door_gone(self, g: Invader, way: str) -> None:
        """A coloured door that is no more wakes the spawn zone of its colour."""
        colour = forget_colour(g, way)
        if colour:
            self.wake_spawn(g, colour, "Z-387")

    @rule("Z-387", "Z-388")
    def taken(self, g: Invader, who: Survivor, token: str) -> None:
        """So does an objective of its colour."""
        colour = token.removeprefix("objective-")
        if colour in COLOURS:
            self.wake_spawn(g, colour, "Z-387")


PARTS = Parts(rules=XeniumRoll)
