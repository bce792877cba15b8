"""Turrets: three guns that rooms may hide, and that fire on whoever comes in."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.turrets.looks import FIELDS, TurretPicture
from hullbreach.games.nemesis.turrets.rules import LAYER, STEP, TurretRules
from hullbreach.games.nemesis.turrets.turrets import NUMBERS
from hullbreach.games.nemesis.turrets.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="turrets",
    folders=(files(__name__),),
    layers=(LAYER,),
    rules=TurretRules,
    course=(STEP,),
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=TurretPicture,
)
