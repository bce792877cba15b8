"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.retaliation import cards  # noqa: F401 (they register)
from hullbreach.games.retaliation.rules.effects import BASE
from hullbreach.games.retaliation.rules.rulebook import RetaliationRules
from hullbreach.games.retaliation.rules.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(BASE,),
    rules=RetaliationRules,
    verbs=VERBS,
)
