"""Where the cards, items, rooms, events and attacks of Nemesis are registered by their ids.

What the functions get is told in `survival.effects`. Cards of the intruder player get
`(g, seat)`.
"""

from __future__ import annotations

from hullbreach.games.survival.effects import FAMILY, Effect
from hullbreach.kernel.effects import Effects

NEMESIS = FAMILY.over()
CARDS, ITEMS, ROOMS, EVENTS, ATTACKS = NEMESIS
INTRUDER_CARDS: Effects[Effect] = Effects("intruder card")
