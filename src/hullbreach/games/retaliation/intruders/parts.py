"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.retaliation.intruders import event_cards  # noqa: F401 (they register)
from hullbreach.games.retaliation.intruders.rules import PrimebloodRules
from hullbreach.games.retaliation.rules.effects import PRIMEBLOODS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(PRIMEBLOODS,),
    rules=PrimebloodRules,
)
