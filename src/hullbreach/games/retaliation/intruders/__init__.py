"""The Primebloods: the race of the box, with its figures, tokens, attacks, events and exploration."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="intruders",
    role="race",
    folders=(files(__name__),),
    brings="hullbreach.games.retaliation.intruders.parts:PARTS",
)
