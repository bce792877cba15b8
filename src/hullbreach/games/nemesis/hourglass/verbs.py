"""What can be done with the hourglass: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import SLOT
from hullbreach.kernel.verbs import Verb, declared

TAKE_HOURGLASS = Verb("take-hourglass")
NOISE_IN = Verb("noise-in", SLOT)
OBJECT_TO_HOURGLASS = Verb("object-to-hourglass")

VERBS = declared(vars())
