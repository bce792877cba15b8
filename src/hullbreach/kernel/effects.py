"""What cards do: functions registered by id, checked against the content when a game is imported.

>>> cards = Effects("card")
>>> @cards("card-rest")
... def rest(seat: int) -> None: ...
>>> cards.of("card-rest") == (rest,)
True
>>> cards.complete(["card-rest", "card-search"])
Traceback (most recent call last):
LookupError: card without effect: card-search
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Effects(Generic[F]):
    """The functions for one kind of card. Several for one id are its alternatives, in order.

    With a `base`, cards that have no function here do what they do there: a game replaces and
    adds to what its family, or another game, has.
    """

    def __init__(self, kind: str, base: Effects[F] | None = None) -> None:
        self.kind = kind
        self.base = base
        self._functions: dict[str, tuple[F, ...]] = {}

    def __call__(self, *ids: str) -> Callable[[F], F]:
        """Register a function as what these cards do, or as one of the things they can do."""

        def register(function: F) -> F:
            for id in ids:
                self._functions[id] = (*self._functions.get(id, ()), function)
            return function

        return register

    def of(self, id: str) -> tuple[F, ...]:
        """What a card can do."""
        found = self.get(id)
        if not found:
            raise KeyError(id)
        return found

    def get(self, id: str) -> tuple[F, ...]:
        """What a card can do; nothing if it has no effect of its own."""
        found = self._functions.get(id)
        if found is not None:
            return found
        return () if self.base is None else self.base.get(id)

    def one(self, id: str) -> F:
        """The only thing that a card does."""
        (function,) = self.of(id)
        return function

    def alternatives(self) -> list[F]:
        """Everything that is one of several things that a card can do."""
        known = (self.get(id) for id in self.ids())
        several = (functions for functions in known if len(functions) > 1)
        return list(dict.fromkeys(function for functions in several for function in functions))

    def ids(self) -> list[str]:
        """Every card with an effect, those of the base first."""
        below = [] if self.base is None else self.base.ids()
        return list(dict.fromkeys([*below, *self._functions]))

    def complete(self, ids: Iterable[str]) -> None:
        """Make sure that every card has an effect and every effect of its own a card."""
        wanted = dict.fromkeys(ids)
        missing = [id for id in wanted if not self.get(id)]
        if missing:
            raise LookupError(f"{self.kind} without effect: {', '.join(missing)}")
        stray = [id for id in self._functions if id not in wanted]
        if stray:
            raise LookupError(f"effect without {self.kind}: {', '.join(stray)}")
