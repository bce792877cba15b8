"""What can be done in the missions of Aftermath: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import SLOT
from hullbreach.kernel.verbs import Verb, declared

CROSS = Verb("cross", SLOT)
ACTIVATION = Verb("activation")

VERBS = declared(vars())
