"""The base and the surface of Mars around it: its board."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.lockdown.surface.looks import SurfacePicture
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="surface",
    role="mission",
    folders=(files(__name__),),
    looks=SurfacePicture,
    once={"layout": "alternative"},
)
