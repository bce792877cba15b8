"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.cards import objectives, rooms  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules.effects import SHIP
from hullbreach.games.nemesis.rules.verbs import VERBS
from hullbreach.games.nemesis.ship.rules import ShipRules
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(SHIP,),
    rules=ShipRules,
    verbs=VERBS,
)
