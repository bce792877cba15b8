"""The base alone: its board."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="facility",
    role="mission",
    folders=(files(__name__),),
    brings="hullbreach.games.lockdown.facility.parts:PARTS",
    once={"layout": "basic"},
)
