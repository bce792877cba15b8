"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.lockdown.nightstalkers.rules import NightstalkerRules
from hullbreach.games.lockdown.rules.effects import NIGHTSTALKERS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(NIGHTSTALKERS,),
    rules=NightstalkerRules,
)
