"""Where the components of Lockdown are registered by their ids.

What the functions get is told in `survival.effects`. Lockdown's layer lies upon Nemesis's: guests
from there bring their cards along.

Options of computer cards get `(g, seat)`, Mars cards `(g, seat, sheltered)`.
"""

from __future__ import annotations

from hullbreach.games.nemesis.effects import NEMESIS
from hullbreach.games.survival.effects import Effect
from hullbreach.kernel.effects import Effects

LOCKDOWN = NEMESIS.over()
CARDS, ITEMS, ROOMS, EVENTS, ATTACKS = LOCKDOWN
COMPUTER: Effects[Effect] = Effects("computer option")
MARS: Effects[Effect] = Effects("Mars card")
