"""M5, Arms race: take all four prototypes and get out."""

from __future__ import annotations

from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.packs import Parts


@rule("Z-372", "Z-373", "Z-374", "Z-608")
class ArmsRace(Rulebook):
    """All that is special lies in the row of the mission."""

    mission = "m5"


PARTS = Parts(rules=ArmsRace)
