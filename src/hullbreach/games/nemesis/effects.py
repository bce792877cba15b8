"""Where the cards, items, rooms, events and attacks of Nemesis are registered by their ids.

Each function is a guard and an effect in one. Several functions for one id are its alternatives
(OR on the card). What they get:

- cards: `(g, seat)`; cost, combat symbol and discarding are dealt with by `play_card`
- items and quest items: `(g, seat, item)`; likewise by `use_item`
- rooms: `(g, seat, slot)`, where `slot` is the room whose action is used; likewise by `use_room`
- events: `(g)`; no guard, the movement of intruders has been done
- attacks: `(g, intruder, seat)`; no guard, the symbol has been checked
- cards of the intruder player: `(g, seat)`
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from hullbreach.kernel.asks import Rule
from hullbreach.kernel.effects import Effects

Effect: TypeAlias = Callable[..., Rule[None]]
E = TypeVar("E", bound=Effect)

CARDS: Effects[Effect] = Effects("card")
ITEMS: Effects[Effect] = Effects("item")
ROOMS: Effects[Effect] = Effects("room")
EVENTS: Effects[Effect] = Effects("event")
ATTACKS: Effects[Effect] = Effects("attack")
INTRUDER_CARDS: Effects[Effect] = Effects("intruder card")

IN_SECRET: list[Effect] = []
"""The effects of which only their player can see whether they are possible."""


def in_secret(effect: E) -> E:
    """Mark an effect whose guard looks at what the others do not see."""
    IN_SECRET.append(effect)
    return effect
