"""What traits let a character do: every verb once."""

from __future__ import annotations

from hullbreach.kernel.verbs import Verb, declared

RUSH = Verb("rush")
SHOOT_ON = Verb("shoot-on")
HOLD_FIRE = Verb("hold-fire")
GO_ALONG = Verb("go-along")

VERBS = declared(vars())
