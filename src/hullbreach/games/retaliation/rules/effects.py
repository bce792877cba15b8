"""Where cards, items, rooms, robots, events and goals are registered by their ids.

Each function is a guard and an effect in one; several for one id are its alternatives. What they get:

- cards: `(g, seat)`; items: `(g, seat, item)`; rooms: `(g, seat, space)`; robots: `(g, seat)`
- events: `(g)`, no guard; the movement of intruders has been done
- goals of objectives: `(g, seat)`, and of directives: `(g)`; each answers whether it is reached
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from hullbreach.kernel.asks import Rule
from hullbreach.kernel.effects import Effects

Effect: TypeAlias = Callable[..., Rule[None]]
Goal: TypeAlias = Callable[..., bool]


class Layer:
    """What the components of one pack do."""

    def __init__(self) -> None:
        self.cards: Effects[Effect] = Effects("card")
        self.items: Effects[Effect] = Effects("item")
        self.rooms: Effects[Effect] = Effects("room")
        self.robots: Effects[Effect] = Effects("robot")
        self.events: Effects[Effect] = Effects("event")
        self.objectives: Effects[Goal] = Effects("objective")
        self.directives: Effects[Goal] = Effects("directive")

    @classmethod
    def over(cls, layers: Iterable[Layer]) -> Layer:
        """The layers as one, the lowest first."""
        several = list(layers)
        made = cls()
        for name in vars(made):
            lower: Effects[Any] = getattr(made, name)
            lower.lay([getattr(layer, name) for layer in several])
        return made


BASE = Layer()
CARDS, ITEMS, ROOMS, ROBOTS = BASE.cards, BASE.items, BASE.rooms, BASE.robots
OBJECTIVES, DIRECTIVES = BASE.objectives, BASE.directives
PRIMEBLOODS = Layer()
"""The events of the Primebloods."""


def effect_name(effect: Effect) -> str:
    """How an alternative of a card is called: the message `effect-<name>`."""
    return "effect-" + effect.__name__.replace("_", "-")
