"""The parts of the pack, found when it is played with."""

from __future__ import annotations

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
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(BASE,),
    rules=RetaliationRules,
    verbs=VERBS,
)
