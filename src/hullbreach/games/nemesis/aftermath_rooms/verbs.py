"""What can be done in the rooms of Aftermath: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import ITEM, SLOT
from hullbreach.kernel.verbs import Verb, declared

RING = Verb("ring", SLOT)
CONNECT = Verb("connect", SLOT)
EXCHANGE = Verb("exchange", ITEM)

VERBS = declared(vars())
