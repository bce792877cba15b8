"""What cards do: functions registered by id, in layers that packs lay upon each other.

>>> base, pack = Effects("card"), Effects("card")
>>> @base("card-rest", "card-search")
... def rest(seat: int) -> None: ...
>>> @pack.adds("card-rest")
... def sleep(seat: int) -> None: ...
>>> cards = Effects.over([base, pack])
>>> cards.of("card-rest") == (rest, sleep), cards.of("card-search") == (rest,)
(True, True)
>>> cards.cover(["card-rest", "card-search", "card-order"])
Traceback (most recent call last):
hullbreach.kernel.effects.Uncovered: card without effect: card-order
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Literal, TypeVar

F = TypeVar("F", bound=Callable[..., object])

How = Literal["new", "adds", "replaces"]


class Uncovered(LookupError):
    """Cards that nobody has said of what they do."""

    def __init__(self, kind: str, ids: Iterable[str]) -> None:
        self.ids = list(ids)
        super().__init__(f"{kind} without effect: {', '.join(self.ids)}")


class Effects(Generic[F]):
    """The functions for one kind of card. Several for one id are its alternatives, in order.

    A layer says of each function whether it is for a card of its own, adds to what lower layers
    let a card do, or replaces that.
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._functions: dict[str, tuple[F, ...]] = {}
        self._how: dict[str, How] = {}

    def __call__(self, *ids: str) -> Callable[[F], F]:
        """Register a function as what these cards do, or as one of the things they can do."""
        return self._register("new", ids)

    def adds(self, *ids: str) -> Callable[[F], F]:
        """Register a function as one more thing that cards of lower layers can do."""
        return self._register("adds", ids)

    def replaces(self, *ids: str) -> Callable[[F], F]:
        """Register a function as what these cards do instead of what lower layers say."""
        return self._register("replaces", ids)

    def _register(self, how: How, ids: tuple[str, ...]) -> Callable[[F], F]:
        def register(function: F) -> F:
            for id in ids:
                said = self._how.get(id, how)
                if said != how and "adds" in (said, how):
                    raise ValueError(f"{id}: a layer adds to what a card does, or says it anew")
                self._how[id] = how if said == "new" else said
                self._functions[id] = (*self._functions.get(id, ()), function)
            return function

        return register

    @classmethod
    def over(cls, layers: Iterable[Effects[F]]) -> Effects[F]:
        """The layers as one, the lowest first."""
        several = list(layers)
        found: Effects[F] = cls(several[0].kind)
        found.lay(several)
        return found

    def lay(self, layers: Iterable[Effects[F]]) -> None:
        """Lay these upon what is here, one after the other."""
        for layer in layers:
            for id, functions in layer._functions.items():
                below, how = self._functions.get(id, ()), layer._how[id]
                if how == "new" and below:
                    raise ValueError(f"{id} has an effect already: say `adds` or `replaces`")
                self._functions[id] = (*below, *functions) if how == "adds" else functions

    def of(self, id: str) -> tuple[F, ...]:
        """What a card can do."""
        found = self.get(id)
        if not found:
            raise KeyError(id)
        return found

    def get(self, id: str) -> tuple[F, ...]:
        """What a card can do; nothing if it has no effect of its own."""
        return self._functions.get(id, ())

    def one(self, id: str) -> F:
        """The only thing that a card does."""
        (function,) = self.of(id)
        return function

    def alternatives(self) -> list[F]:
        """Everything that is one of several things that a card can do."""
        several = (functions for functions in self._functions.values() if len(functions) > 1)
        return list(dict.fromkeys(function for functions in several for function in functions))

    def ids(self) -> list[str]:
        """Every card with an effect."""
        return list(self._functions)

    def cover(self, ids: Iterable[str]) -> None:
        """Make sure that every one of these cards has an effect."""
        missing = [id for id in dict.fromkeys(ids) if not self.get(id)]
        if missing:
            raise Uncovered(self.kind, missing)
