"""What can be done with blood tests: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import CONTAMINATION, PERSON
from hullbreach.kernel.verbs import Verb, declared

PREPARE_TEST = Verb("prepare-test")
TEST_CARD = Verb("test-card", CONTAMINATION)
TEST_PERSON = Verb("test-person", PERSON)

VERBS = declared(vars())
