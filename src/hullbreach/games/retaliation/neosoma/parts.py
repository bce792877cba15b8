"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.retaliation.neosoma import event_cards  # noqa: F401 (they register)
from hullbreach.games.retaliation.neosoma.effects import NEOSOMA
from hullbreach.games.retaliation.neosoma.looks import FIELDS, NeosomaLooks
from hullbreach.games.retaliation.neosoma.rules import NeosomaRules
from hullbreach.games.retaliation.neosoma.runts import ACTIVATION
from hullbreach.games.retaliation.neosoma.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(NEOSOMA,),
    rules=NeosomaRules,
    verbs=VERBS,
    course=ACTIVATION,
    fields=FIELDS,
    looks=NeosomaLooks,
)
