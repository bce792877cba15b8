"""The box of Lockdown: the crew, its cards and items, the rooms of the base, power, cargo and plans."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="base",
    role="base",
    folders=(files(__name__),),
    art=(files("hullbreach.games.survival"),),
    brings="hullbreach.games.lockdown.base.parts:PARTS",
)
