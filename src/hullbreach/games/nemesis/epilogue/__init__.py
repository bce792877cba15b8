"""The epilogue: five rounds aboard a ship on which a game has been played, and a shuttle that will not wait."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import ship
from hullbreach.games.nemesis.aftermath import FOLDER
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="epilogue",
    role="mission",
    folders=(files(__name__), FOLDER),
    art=ship.PACK.folders,
    brings="hullbreach.games.nemesis.epilogue.parts:PARTS",
    mind="hullbreach.games.nemesis.epilogue.survivor:EpiloguePlan",
    sequel="hullbreach.games.nemesis.epilogue.wreck:sequel",
    needs=("aftermath-rooms",),
    conflicts=("carnomorphs", "void-seeders"),
)
