"""The research mission: fifteen rounds on the ship, with the shuttle, alerts and the usual objectives."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import ship
from hullbreach.games.nemesis.aftermath import FOLDER
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="research",
    role="mission",
    folders=(files(__name__), FOLDER),
    art=ship.PACK.folders,
    brings="hullbreach.games.nemesis.research.parts:PARTS",
    mind="hullbreach.games.nemesis.research.survivor:ResearchPlan",
    needs=("aftermath-rooms", "turrets", "traits"),
    conflicts=("carnomorphs", "void-seeders"),
)
