"""The intruders of Nemesis in the base: what they bring along, and the events of this box for them."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import intruders
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="intruders",
    role="race",
    folders=(files(__name__),),
    art=(intruders.FOLDER,),
    brings="hullbreach.games.lockdown.intruders.parts:PARTS",
    once={"hunters": "intruders"},
)
