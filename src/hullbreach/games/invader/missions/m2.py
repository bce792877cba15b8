"""M2, Rock'n Rolly: a space suit for a child, then the child, then out."""

from __future__ import annotations

from hullbreach.games.invader.rules.model import Counts, objectives
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.packs import Parts

CHILD = "objective-blue"


@rule("Z-359", "Z-360", "Z-602")
class Rolly(Rulebook):
    """The child must not be found by Xenos first."""

    mission = "m2"

    @rule("Z-361", "Z-603", "Z-645")
    def activated(self, g: Invader, zone: str, counts: Counts) -> None:
        """A Xeno that acts where the child hides loses the game."""
        if any(counts) and CHILD in g.state.zones.get(objectives(zone), ()):
            g.lose("child", "Z-361")


PARTS = Parts(rules=Rolly)
