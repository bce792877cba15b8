"""The hourglass: whoever dawdles may be heard. Its sand falls with the turns of a round."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="hourglass",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.hourglass.parts:PARTS",
)
