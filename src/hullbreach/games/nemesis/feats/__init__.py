"""Feats: a secret card for everybody, which becomes an action once its owner has done what it asks for."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="feats",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.feats.parts:PARTS",
)
