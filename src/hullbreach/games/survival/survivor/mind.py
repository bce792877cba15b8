"""What the player means to do: the part of it that a game must write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any, Generic, TypeVar

from hullbreach.games.survival.survivor.errands import Errand
from hullbreach.games.survival.survivor.sight import Sight

S = TypeVar("S", bound=Sight[Any])

REPAIRS = frozenset({"engine", "check-engine", "mend"})
"""Errands that are done by repairing."""


class Mind(ABC, Generic[S]):
    """The intentions of a player who sees this; each is found out once."""

    def __init__(self, s: S) -> None:
        self.s = s

    @cached_property
    @abstractmethod
    def errand(self) -> Errand | None:
        """What to do next; None if there is nothing left but to stay alive."""

    @cached_property
    @abstractmethod
    def slack(self) -> float:
        """The rounds to spare before one has to be on the way to the nearest exit."""

    @cached_property
    @abstractmethod
    def waiting(self) -> list[Errand]:
        """Where to be when an exit opens later."""

    def shortcuts(self, room: str) -> tuple[str, ...]:
        """The options that carry out a room's action for less than the room itself asks."""
        return ()

    @cached_property
    def goal(self) -> str:
        """The room where the next errand is run; nothing if there is none."""
        return "" if self.errand is None else self.s.nearest(self.errand.where)

    @cached_property
    def wants_repair(self) -> bool:
        """Whether a card for repairs is worth keeping."""
        errand = self.errand
        if errand is None:
            return False
        if errand.name in REPAIRS:
            return True
        return bool(self.goal) and errand.room and self.s.broken(self.goal)
