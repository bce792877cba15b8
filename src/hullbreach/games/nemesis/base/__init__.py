"""The box of Nemesis: the crew, its cards and items, and the rules that every mission shares."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="base",
    role="base",
    folders=(files(__name__),),
    art=(files("hullbreach.games.survival"),),
    brings="hullbreach.games.nemesis.base.parts:PARTS",
)
