"""What can be done with achievements: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.verbs import ENGINE
from hullbreach.games.survival.rules.verbs import ITEM, SLOT
from hullbreach.kernel.verbs import Verb, declared

PRESS = Verb("press", ITEM)
GO_BACK_TO = Verb("go-back-to", SLOT)
SET_ENGINE = Verb("set-engine", ENGINE)

VERBS = declared(vars())
