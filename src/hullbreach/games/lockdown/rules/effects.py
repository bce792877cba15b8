"""Where the components of Lockdown are registered by their ids.

What the functions get is told in `survival.effects`. Lockdown's layer lies upon that of the crew
of Nemesis, many of whose cards and items it has, too.

Options of computer cards get `(g, seat)`, Mars cards `(g, seat, sheltered)`.
"""

from __future__ import annotations

from hullbreach.games.survival.rules.effects import Effect, Layer
from hullbreach.kernel.effects import Effects

LOCKDOWN, NIGHTSTALKERS = Layer.new(), Layer.new()
CARDS, ITEMS, ROOMS = LOCKDOWN.cards, LOCKDOWN.items, LOCKDOWN.rooms
EVENTS, GOALS = LOCKDOWN.events, LOCKDOWN.goals
ATTACKS = NIGHTSTALKERS.attacks
COMPUTER: Effects[Effect] = Effects("computer option")
MARS: Effects[Effect] = Effects("Mars card")
