"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.turrets.looks import FIELDS, TurretPicture
from hullbreach.games.nemesis.turrets.rules import LAYER, STEP, TurretRules
from hullbreach.games.nemesis.turrets.turrets import NUMBERS
from hullbreach.games.nemesis.turrets.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(LAYER,),
    rules=TurretRules,
    course=(STEP,),
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=TurretPicture,
)
