"""The epilogue: five rounds aboard a ship on which a game has been played, and a shuttle that will not wait."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis import ship
from hullbreach.games.nemesis.aftermath import alerts, shuttle
from hullbreach.games.nemesis.aftermath import verbs as shared
from hullbreach.games.nemesis.aftermath.event_cards import AFTERMATH
from hullbreach.games.nemesis.aftermath.model import FOLDER, brought
from hullbreach.games.nemesis.epilogue.looks import FIELDS, EpiloguePicture
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.epilogue.offer import ACTION
from hullbreach.games.nemesis.epilogue.rounds import STEP
from hullbreach.games.nemesis.epilogue.rules import EpilogueRules
from hullbreach.games.nemesis.epilogue.verbs import VERBS
from hullbreach.games.nemesis.rules.effects import SHIP
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="epilogue",
    role="mission",
    folders=(files(__name__), FOLDER),
    art=ship.PACK.folders,
    tables=brought("epilogue"),
    layers=(SHIP, AFTERMATH),
    rules=EpilogueRules,
    actions=(shuttle.ACTION, alerts.ACTION, ACTION),
    verbs=(*ship.PACK.verbs, *shared.VERBS, *VERBS),
    course=(STEP,),
    numbers=NUMBERS,
    fields=FIELDS,
    looks=EpiloguePicture,
    mind="hullbreach.games.nemesis.epilogue.survivor:EpiloguePlan",
    sequel="hullbreach.games.nemesis.epilogue.wreck:sequel",
    needs=("aftermath-rooms",),
    conflicts=("carnomorphs", "void-seeders"),
)
