"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.hourglass.looks import FIELDS, HourglassPicture
from hullbreach.games.nemesis.hourglass.rules import ACTION, NUMBERS, STEP, HourglassRules
from hullbreach.games.nemesis.hourglass.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    rules=HourglassRules,
    actions=(ACTION,),
    verbs=VERBS,
    course=(STEP,),
    numbers=NUMBERS,
    fields=FIELDS,
    looks=HourglassPicture,
)
