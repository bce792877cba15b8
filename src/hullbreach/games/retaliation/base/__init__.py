"""The box of Retaliation: soldiers, their cards and items, the rooms of the base, objectives."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.retaliation.cards import (  # noqa: F401 (they register)
    action_cards,
    commands,
    devices,
    fighting_cards,
    helping_cards,
    items,
    lettered_rooms,
    moving_cards,
    objectives,
    robots,
    rooms,
)
from hullbreach.games.retaliation.rules.effects import BASE
from hullbreach.games.retaliation.rules.rulebook import RetaliationRules
from hullbreach.games.retaliation.rules.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="base",
    role="base",
    folders=(files(__name__),),
    art=(files("hullbreach.games.survival"),),
    layers=(BASE,),
    rules=RetaliationRules,
    verbs=VERBS,
)
