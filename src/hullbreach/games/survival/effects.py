"""Where cards, items, rooms, events and attacks are registered by their ids, layer upon layer.

The family's own layer has what means the same in every game. A game lays its own over it
(`FAMILY.over()`), and may lay it over another game's: it replaces what it registers again and
keeps the rest.

Each function is a guard and an effect in one. Several functions for one id are its alternatives
(OR on the card). What they get:

- cards: `(g, seat)`; cost, combat symbol and discarding are dealt with by `play_card`
- items and quest items: `(g, seat, item)`; likewise by `use_item`
- rooms: `(g, seat, slot)`, where `slot` is the room whose action is used; likewise by `use_room`
- events: `(g)`; no guard, the movement of intruders has been done
- attacks: `(g, intruder, seat)`; no guard, the symbol has been checked
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from hullbreach.kernel.asks import Rule
from hullbreach.kernel.effects import Effects

Effect: TypeAlias = Callable[..., Rule[None]]
E = TypeVar("E", bound=Effect)

IN_SECRET: list[Effect] = []
"""The effects of which only their player can see whether they are possible."""


def in_secret(effect: E) -> E:
    """Mark an effect whose guard looks at what the others do not see."""
    IN_SECRET.append(effect)
    return effect


class Layer(NamedTuple):
    """What the components of a game do."""

    cards: Effects[Effect]
    items: Effects[Effect]
    rooms: Effects[Effect]
    events: Effects[Effect]
    attacks: Effects[Effect]

    def over(self) -> Layer:
        """A new layer upon this one."""
        return Layer(*(Effects(one.kind, one) for one in self))


FAMILY = Layer(*map(Effects, ("card", "item", "room", "event", "attack")))
CARDS, ITEMS, ROOMS, EVENTS, ATTACKS = FAMILY
