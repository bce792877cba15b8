"""What can be done in the epilogue only."""

from __future__ import annotations

from hullbreach.kernel.verbs import Verb, declared

TAKE_OFFER = Verb("take-offer")

VERBS = declared(vars())
