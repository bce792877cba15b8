"""What the player means to do: the part of it that a game must write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from hullbreach.games.survival.survivor.errands import Errand
from hullbreach.games.survival.survivor.situation import Situation

S = TypeVar("S", bound=Situation[Any])

DOOR_EFFECTS = ("blow-door", "work-on-door", "work-a-door")
"""What is chosen of a card or an item where a door is in the way."""
REPAIRS = frozenset({"engine", "check-engine", "mend"})
"""Errands that are done by repairing."""


class Mind(ABC, Generic[S]):
    """The intentions of a player who sees this; each is found out once."""

    keep_tools: ClassVar[int] = 99
    """From so many malfunctions on, cards for repairs are not spent on anything else."""

    wished: ClassVar[tuple[str, ...]]
    """Characters in the order in which they are wished for."""

    strides: ClassVar[tuple[str, ...]] = ("move",)
    """The verbs that lead out of a room."""

    def __init__(self, s: S) -> None:
        self.s = s

    @abstractmethod
    def preference(self, card: str) -> int:
        """The place of an objective in the order of what is easily done; the first is the best."""

    def steps(self, slot: str) -> tuple[str, ...]:
        """The options that lead to a room, without care."""
        return (f"move:{slot}:*",)

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
    def door(self) -> str:
        """The closed door through which the way leads next; nothing if it is open."""
        s = self.s
        if not self.goal or self.goal == s.here:
            return ""
        ways = s.toward(self.goal)
        ahead = min(ways, key=lambda slot: (ways[slot], slot), default="")
        doors = [way for way, beyond in s.board.ways[s.here] if beyond == ahead]
        return doors[0] if doors and all(way in s.barred for way in doors) else ""

    @property
    def hunts(self) -> bool:
        """Whether what never moves and attacks nobody is wanted dead."""
        return False

    @property
    def scans(self) -> bool:
        """Whether to be rid of contamination is worth the risk of a scan."""
        return True

    @property
    def effects(self) -> list[str]:
        """Of several effects of a card, an item or a room, the first of these."""
        return [*(DOOR_EFFECTS if self.door else ()), *self.s.kit.effects]

    @cached_property
    def wants_repair(self) -> bool:
        """Whether a card for repairs is worth keeping."""
        errand = self.errand
        if errand is None:
            return False
        if errand.name in REPAIRS:
            return True
        return bool(self.goal) and errand.room and self.s.broken(self.goal)
