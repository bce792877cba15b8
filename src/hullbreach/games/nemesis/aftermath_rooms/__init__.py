"""Rooms of Aftermath: four tiles, what is crafted in one of them, and wounds that do not go with slime."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.aftermath_rooms.cards import LAYER
from hullbreach.games.nemesis.aftermath_rooms.crafting import ACTION
from hullbreach.games.nemesis.aftermath_rooms.rules import NUMBERS, AftermathRoomRules
from hullbreach.games.nemesis.aftermath_rooms.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="aftermath-rooms",
    folders=(files(__name__),),
    layers=(LAYER,),
    rules=AftermathRoomRules,
    actions=(ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
)
