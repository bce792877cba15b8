"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_rooms.cards import LAYER
from hullbreach.games.nemesis.aftermath_rooms.crafting import ACTION
from hullbreach.games.nemesis.aftermath_rooms.rules import NUMBERS, AftermathRoomRules
from hullbreach.games.nemesis.aftermath_rooms.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(LAYER,),
    rules=AftermathRoomRules,
    actions=(ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
)
