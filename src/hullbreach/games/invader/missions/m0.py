"""M0, Tutorial: Breach! Fetch the prototype, then get out."""

from __future__ import annotations

from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.packs import Parts


@rule("Z-348", "Z-349", "Z-351", "Z-352", "Z-599")
class Breach(Rulebook):
    """All that is special lies in the row of the mission."""

    mission = "m0"


PARTS = Parts(rules=Breach)
