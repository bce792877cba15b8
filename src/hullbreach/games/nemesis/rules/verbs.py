"""What can be done on the ship only: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import OBJECT, PERSON, SLOT
from hullbreach.kernel.verbs import Kind, Verb, declared

POD = Kind("pod")
ENGINE = Kind("engine")
DESTINATIONS = Kind("destination")
OBJECTIVE_BACK = Kind("objective-back")

LET_AIR_OUT = Verb("let-air-out", SLOT)
WALK_OUTSIDE = Verb("walk-outside", SLOT)
ENTER_POD = Verb("enter-pod", POD)
LAUNCH = Verb("launch", POD)
WAIT_IN_POD = Verb("wait-in-pod", POD)
LEAVE_POD = Verb("leave-pod", POD)
STAY_IN_POD = Verb("stay-in-pod", POD)
UNLOCK_POD = Verb("unlock-pod", POD)
LOCK_POD = Verb("lock-pod", POD)
EXAMINE = Verb("examine", OBJECT)
KEEP_ORDER = Verb("keep-order", ENGINE)
SWAP_ORDER = Verb("swap-order", ENGINE)
DESTINATION = Verb("destination", DESTINATIONS)
READ_MESSAGES = Verb("read-messages", PERSON, OBJECTIVE_BACK)

VERBS = declared(vars())
