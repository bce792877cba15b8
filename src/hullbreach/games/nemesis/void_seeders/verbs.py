"""What can be done against Void Seeders, or has to be: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import CARD, ITEM, QUEST, WALK, WEAPON, WOUND
from hullbreach.kernel.verbs import Verb, declared

CALM_DOWN = Verb("calm-down")
STAY_TENSE = Verb("stay-tense")
STUDY_MIND = Verb("study-mind")
DARE = Verb("dare", WALK)
REOPEN = Verb("reopen", WOUND)
FORGET = Verb("forget", CARD)
EMPTY = Verb("empty", WEAPON)
DESTROY = Verb("destroy", ITEM | QUEST)

VERBS = declared(vars())
