"""Where the attacks and events of the carnomorphs are registered by their ids."""

from __future__ import annotations

from hullbreach.games.survival.rules.effects import Layer

CARNOMORPHS = Layer.new()
ATTACKS, EVENTS = CARNOMORPHS.attacks, CARNOMORPHS.events
