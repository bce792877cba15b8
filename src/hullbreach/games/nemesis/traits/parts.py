"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.traits.crew import RUSH_ACTION
from hullbreach.games.nemesis.traits.kinds import FIELDS, NUMBERS
from hullbreach.games.nemesis.traits.rules import TraitRules
from hullbreach.games.nemesis.traits.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    rules=TraitRules,
    actions=(RUSH_ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
)
