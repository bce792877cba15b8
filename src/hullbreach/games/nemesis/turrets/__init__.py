"""Turrets: three guns that rooms may hide, and that fire on whoever comes in."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="turrets",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.turrets.parts:PARTS",
)
