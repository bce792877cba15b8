"""What the cards of the Neosoma cult do is registered here."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.effects import Layer

NEOSOMA = Layer()
EVENTS = NEOSOMA.events
