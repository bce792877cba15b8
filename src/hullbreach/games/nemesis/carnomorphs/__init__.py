"""The carnomorphs: a race that eats whatever it finds, grows, and changes those whom it bites."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="carnomorphs",
    role="race",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.carnomorphs.parts:PARTS",
)
