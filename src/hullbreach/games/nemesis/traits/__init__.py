"""Traits: one card for each character, which is in force for the whole game."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="traits",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.traits.parts:PARTS",
)
