"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath import alerts, shuttle
from hullbreach.games.nemesis.aftermath.event_cards import AFTERMATH
from hullbreach.games.nemesis.aftermath.looks import FIELDS, AftermathPicture
from hullbreach.games.nemesis.aftermath.model import brought
from hullbreach.games.nemesis.aftermath.verbs import VERBS
from hullbreach.games.nemesis.research.rules import NUMBERS, STEP, ResearchRules
from hullbreach.games.nemesis.rules.effects import SHIP
from hullbreach.games.nemesis.ship.parts import PARTS as SHIP_PARTS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    tables=brought("research"),
    layers=(SHIP, AFTERMATH),
    rules=ResearchRules,
    actions=(shuttle.ACTION, alerts.ACTION),
    verbs=(*SHIP_PARTS.verbs, *VERBS),
    course=(STEP,),
    numbers=NUMBERS,
    fields=FIELDS,
    looks=AftermathPicture,
)
