"""The base and the surface of Mars around it: its board."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="surface",
    role="mission",
    folders=(files(__name__),),
    brings="hullbreach.games.lockdown.surface.parts:PARTS",
    once={"layout": "alternative"},
)
