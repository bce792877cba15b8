"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.blood_tests.cards import LAYER, NUMBERS
from hullbreach.games.nemesis.blood_tests.looks import FIELDS, BloodTestPicture
from hullbreach.games.nemesis.blood_tests.rules import ACTION, BloodTestRules
from hullbreach.games.nemesis.blood_tests.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(LAYER,),
    rules=BloodTestRules,
    actions=(ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=BloodTestPicture,
)
