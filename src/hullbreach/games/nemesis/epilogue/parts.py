"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath import alerts, shuttle
from hullbreach.games.nemesis.aftermath import verbs as shared
from hullbreach.games.nemesis.aftermath.event_cards import AFTERMATH
from hullbreach.games.nemesis.aftermath.model import brought
from hullbreach.games.nemesis.epilogue.looks import FIELDS, EpiloguePicture
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.epilogue.offer import ACTION
from hullbreach.games.nemesis.epilogue.rounds import STEP
from hullbreach.games.nemesis.epilogue.rules import EpilogueRules
from hullbreach.games.nemesis.epilogue.verbs import VERBS
from hullbreach.games.nemesis.rules.effects import SHIP
from hullbreach.games.nemesis.ship.parts import PARTS as SHIP_PARTS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    tables=brought("epilogue"),
    layers=(SHIP, AFTERMATH),
    rules=EpilogueRules,
    actions=(shuttle.ACTION, alerts.ACTION, ACTION),
    verbs=(*SHIP_PARTS.verbs, *shared.VERBS, *VERBS),
    course=(STEP,),
    numbers=NUMBERS,
    fields=FIELDS,
    looks=EpiloguePicture,
)
