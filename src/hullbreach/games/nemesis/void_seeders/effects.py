"""Where the attacks and events of the Void Seeders are registered by their ids, and what they change."""

from __future__ import annotations

from hullbreach.games.survival.rules.effects import Layer

VOID_SEEDERS = Layer.new()
ATTACKS, EVENTS = VOID_SEEDERS.attacks, VOID_SEEDERS.events
CARDS, ROOMS = VOID_SEEDERS.cards, VOID_SEEDERS.rooms
