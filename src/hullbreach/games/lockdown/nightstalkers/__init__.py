"""The nightstalkers: their figures and tokens, events, attacks and weaknesses."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="nightstalkers",
    role="race",
    folders=(files(__name__),),
    brings="hullbreach.games.lockdown.nightstalkers.parts:PARTS",
    once={"hunters": "nightstalkers"},
)
