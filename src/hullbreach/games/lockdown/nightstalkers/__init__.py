"""The nightstalkers: their figures and tokens, events, attacks and weaknesses."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.lockdown.nightstalkers.rules import NightstalkerRules
from hullbreach.games.lockdown.rules.effects import NIGHTSTALKERS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="nightstalkers",
    role="race",
    folders=(files(__name__),),
    layers=(NIGHTSTALKERS,),
    rules=NightstalkerRules,
    once={"hunters": "nightstalkers"},
)
