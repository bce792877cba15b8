"""What can be done with feats: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import PREY
from hullbreach.kernel.verbs import Verb, declared

SLAY = Verb("slay", PREY)

VERBS = declared(vars())
