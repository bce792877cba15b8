"""The ship on its way home: its board, its rooms, the objectives, the pods and the engines."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="ship",
    role="mission",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.ship.parts:PARTS",
)
