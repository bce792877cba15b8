"""What the player of the intruders can do: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import (
    ATTACK,
    EVENT,
    FIGURE,
    MARCH,
    PERSON,
    PURSUIT,
)
from hullbreach.kernel.verbs import Kind, Verb, declared

INTRUDER_CARD = Kind("intruder-card")

INTRUDER_MOVE = Verb("intruder-move", INTRUDER_CARD, MARCH)
INTRUDER_ATTACK = Verb("intruder-attack", INTRUDER_CARD, PURSUIT)
INTRUDER_EFFECT = Verb("intruder-effect", INTRUDER_CARD)
DISCARD = Verb("discard", INTRUDER_CARD)
INTRUDER_RESOLVE = Verb("intruder-resolve", EVENT | ATTACK)
INTRUDER_PURSUE = Verb("intruder-pursue", PERSON)
INTRUDER_HEAL = Verb("intruder-heal", FIGURE)

VERBS = declared(vars())
