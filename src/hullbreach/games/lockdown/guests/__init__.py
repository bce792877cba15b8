"""Characters of Nemesis who come to the base: who they are here, and the cards that they bring along."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import base
from hullbreach.kernel.packs import Pack

FOLDER = files(__name__)

PACK = Pack(
    id="guests",
    folders=(FOLDER,),
    art=base.PACK.folders,
    brings="hullbreach.games.lockdown.guests.parts:PARTS",
    once={"guests": "some"},
)
