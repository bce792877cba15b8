"""The hourglass: whoever dawdles may be heard. Its sand falls with the turns of a round."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.hourglass.looks import FIELDS, HourglassPicture
from hullbreach.games.nemesis.hourglass.rules import ACTION, NUMBERS, STEP, HourglassRules
from hullbreach.games.nemesis.hourglass.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="hourglass",
    folders=(files(__name__),),
    rules=HourglassRules,
    actions=(ACTION,),
    verbs=VERBS,
    course=(STEP,),
    numbers=NUMBERS,
    fields=FIELDS,
    looks=HourglassPicture,
)
