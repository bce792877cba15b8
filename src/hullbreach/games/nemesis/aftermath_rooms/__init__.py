"""Rooms of Aftermath: four tiles, what is crafted in one of them, and wounds that do not go with slime."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="aftermath-rooms",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.aftermath_rooms.parts:PARTS",
)
