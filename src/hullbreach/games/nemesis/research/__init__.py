"""The research mission: fifteen rounds on the ship, with the shuttle, alerts and the usual objectives."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import ship
from hullbreach.games.nemesis.aftermath import alerts, shuttle
from hullbreach.games.nemesis.aftermath.event_cards import AFTERMATH
from hullbreach.games.nemesis.aftermath.looks import FIELDS, AftermathPicture
from hullbreach.games.nemesis.aftermath.model import FOLDER, brought
from hullbreach.games.nemesis.aftermath.verbs import VERBS
from hullbreach.games.nemesis.research.rules import NUMBERS, STEP, ResearchRules
from hullbreach.games.nemesis.rules.effects import SHIP
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="research",
    role="mission",
    folders=(files(__name__), FOLDER),
    art=ship.PACK.folders,
    tables=brought("research"),
    layers=(SHIP, AFTERMATH),
    rules=ResearchRules,
    actions=(shuttle.ACTION, alerts.ACTION),
    verbs=(*ship.PACK.verbs, *VERBS),
    course=(STEP,),
    numbers=NUMBERS,
    fields=FIELDS,
    looks=AftermathPicture,
    mind="hullbreach.games.nemesis.research.survivor:ResearchPlan",
    needs=("aftermath-rooms", "turrets", "traits"),
    conflicts=("carnomorphs", "void-seeders"),
)
