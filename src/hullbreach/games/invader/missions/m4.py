"""M4, The engineers: find two scientists and bring everybody out."""

from __future__ import annotations

from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.packs import Parts


@rule("Z-369", "Z-370", "Z-371", "Z-607")
class Engineers(Rulebook):
    """All that is special lies in the row of the mission; who was found makes no noise."""

    mission = "m4"


PARTS = Parts(rules=Engineers)
