"""Where the cards, items, rooms, events and attacks of Nemesis are registered by their ids.

What the functions get is told in `survival.effects`. Cards of the intruder player get
`(g, seat)`.
"""

from __future__ import annotations

from hullbreach.games.survival.rules.effects import Effect, Layer
from hullbreach.kernel.effects import Effects

CREW, SHIP, INTRUDERS, ABOARD = Layer.new(), Layer.new(), Layer.new(), Layer.new()
CARDS, ITEMS = CREW.cards, CREW.items
ROOMS, GOALS = SHIP.rooms, SHIP.goals
ATTACKS = INTRUDERS.attacks
EVENTS = ABOARD.events
"""The intruders attack wherever they hunt alike; their events are those of the ship."""
INTRUDER_CARDS: Effects[Effect] = Effects("intruder card")
