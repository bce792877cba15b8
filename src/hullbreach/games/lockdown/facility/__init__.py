"""The base alone: its board."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.lockdown.facility.looks import FacilityPicture
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="facility",
    role="mission",
    folders=(files(__name__),),
    looks=FacilityPicture,
    once={"layout": "basic"},
)
