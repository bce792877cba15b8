"""What can be chosen in a game against the cult: an ability that is switched off."""

from __future__ import annotations

from hullbreach.kernel.verbs import Kind, Verb, declared

SWITCH_OFF = Verb("switch-off", Kind("ability"))

VERBS = declared(vars())
