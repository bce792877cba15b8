"""What can be done with turrets: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import SLOT
from hullbreach.kernel.verbs import Kind, Verb, declared

STATUS = Kind("turret")

CONTROL_TURRET = Verb("control-turret", SLOT)
SET_TURRET = Verb("set-turret", STATUS)

VERBS = declared(vars())
