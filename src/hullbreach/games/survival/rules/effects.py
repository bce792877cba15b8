"""Where cards, items, rooms, events, attacks and objectives are registered by their ids.

The family's own layer has what means the same in every game. A pack brings layers of its own; an
edition lays them upon each other (`Layer.over`).

Each function is a guard and an effect in one. Several functions for one id are its alternatives
(OR on the card). What they get:

- cards: `(g, seat)`; cost, combat symbol and discarding are dealt with by `play_card`
- items and quest items: `(g, seat, item)`; likewise by `use_item`
- rooms: `(g, seat, slot)`, where `slot` is the room whose action is used; likewise by `use_room`
- events: `(g)`; no guard, the movement of intruders has been done
- attacks: `(g, intruder, seat)`; no guard, the symbol has been checked
- objectives: `(g, owners)`; see `goals`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias, TypeVar

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


Goal: TypeAlias = Callable[[Any, list[int]], Any]
"""What an objective asks for: a function `(g, owners)` that answers with a `Finding`."""


class Goals(Effects[Goal]):
    """What objectives ask for, by card."""

    def __init__(self, kind: str = "objective") -> None:
        super().__init__(kind)
        self.signals: dict[str, None] = {}
        """The objectives that ask for the signal, too."""

    def signalled(self, *cards: str) -> Callable[[Goal], Goal]:
        """Register a goal of cards that also ask for the signal."""
        self.signals |= dict.fromkeys(cards)
        return self(*cards)

    @classmethod
    def laid(cls, layers: Iterable[Goals]) -> Goals:
        """The layers as one, the lowest first."""
        several = list(layers)
        found = cls()
        found.lay(several)
        for layer in several:
            found.signals |= layer.signals
        return found


class Layer(NamedTuple):
    """What the components of a pack do."""

    cards: Effects[Effect]
    items: Effects[Effect]
    rooms: Effects[Effect]
    events: Effects[Effect]
    attacks: Effects[Effect]
    goals: Goals

    @classmethod
    def new(cls) -> Layer:
        """A layer in which nothing is registered yet."""
        cards, items, rooms, events, attacks = (
            Effects[Effect](kind) for kind in ("card", "item", "room", "event", "attack")
        )
        return cls(cards, items, rooms, events, attacks, Goals())

    @classmethod
    def over(cls, layers: Iterable[Layer]) -> Layer:
        """The layers as one, the lowest first."""
        several = list(dict.fromkeys(layers))
        return cls(
            Effects.over(one.cards for one in several),
            Effects.over(one.items for one in several),
            Effects.over(one.rooms for one in several),
            Effects.over(one.events for one in several),
            Effects.over(one.attacks for one in several),
            Goals.laid(one.goals for one in several),
        )


FAMILY = Layer.new()
CARDS, ITEMS, ROOMS, EVENTS, ATTACKS, GOALS = FAMILY
