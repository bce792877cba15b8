"""The Medic: a character of her own, with her cards and quest items."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="medic",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.medic.parts:PARTS",
    once={"medic": True},
)
