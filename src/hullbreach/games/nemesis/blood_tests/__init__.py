"""Blood tests: cards that are prepared in green rooms, and tell what is in somebody's blood."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.blood_tests.cards import LAYER, NUMBERS
from hullbreach.games.nemesis.blood_tests.looks import FIELDS, BloodTestPicture
from hullbreach.games.nemesis.blood_tests.rules import ACTION, BloodTestRules
from hullbreach.games.nemesis.blood_tests.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="blood-tests",
    folders=(files(__name__),),
    layers=(LAYER,),
    rules=BloodTestRules,
    actions=(ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=BloodTestPicture,
)
