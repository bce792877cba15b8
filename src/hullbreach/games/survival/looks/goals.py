"""What an objective asks for, item by item, and whether it is so now as far as a seat knows.

Which goals an objective has stands in its row (`goals`). A goal is the message `goal-<name>`; its
measure reads a view and nothing else, so that it tells nothing that the seat does not see. What
only the end decides, as where the ship arrives, is reached if the game ended like this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.looks.view import Person, View
from hullbreach.games.survival.rules.model import BLUE_CORPSE, EGG, OBJECTS
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Goal
from hullbreach.kernel.texts import Argument

GONE = ("dead", "intruder")
MEASURED = ("rooms", "eggs", "destroyed", "nest_destroyed", "killed", "discovered")
"""The fields of a view that the measures of every game read; a game adds its own (`goal_cards`)."""


class Fate(msgspec.Struct, frozen=True, gc=False):
    """What goals look at of a player: much else changes with every turn."""

    id: str
    number: int
    status: str
    signal: bool
    carried: list[str]


class Measure(NamedTuple):
    """Whether a goal is reached (None: the seat cannot know), and the numbers in its words."""

    reached: bool | None
    args: dict[str, Argument] = {}  # noqa: RUF012 (nobody changes it)


class Wish(NamedTuple):
    """An objective in somebody's hands."""

    view: Any
    crew: Sequence[Fate]
    lessons: Sequence[str]
    """What was learned of the intruders."""
    owners: Sequence[int]
    row: Any
    shared: Sequence[str] = ()

    @property
    def people(self) -> list[Fate]:
        """Those of the owners who live."""
        return [self.crew[seat] for seat in self.owners if lives(self.crew[seat])]

    @property
    def alone(self) -> bool:
        """Whether nobody else lives."""
        for seat, one in enumerate(self.crew):
            if one.status not in GONE and seat not in self.owners:
                return False
        return True


Gauge = Callable[[Any, Wish], Measure]


class Goals(ABC):
    """The goals of a game, by their names; a game adds its own."""

    gauges: ClassVar[dict[str, Gauge]] = {}

    def __init__(self, box: Content) -> None:
        self.box = box
        self._queen = f"intruder-{[*box.intruders][-1]}"
        self._names = {id_: tuple(self.names(row)) for id_, row in box.objectives.items()}

    def of(
        self,
        card: str,
        view: View[Any],
        crew: Sequence[Fate],
        lessons: Sequence[str],
        owners: Sequence[int],
    ) -> list[Goal]:
        """What a card asks for."""
        id_ = row_id(card)
        wish = Wish(view, crew, lessons, owners, self.box.objectives[id_], view.shared)
        return [self._goal(name, wish) for name in self._names[id_]]

    def fate(self, one: Any) -> Fate:
        """What goals look at of a player."""
        return Fate(one.id, one.number, one.status, one.signal, one.carried)

    def names(self, row: Any) -> Iterable[str]:
        """The names of the goals of an objective."""
        return ("victim",) if row.victim else row.goals

    def wants_signal(self, card: str) -> bool:
        """Whether a card asks for the signal."""
        return "signal" in self._names[row_id(card)]

    def _goal(self, name: str, wish: Wish) -> Goal:
        measure = self.gauges[name](self, wish)
        return Goal(Text(f"goal-{name}", measure.args), measure.reached)

    # What every game asks for

    def signal(self, wish: Wish) -> Measure:
        """The owner has sent the signal; of a crew, as many as there are cards that ask for it."""
        sent = sum(wish.crew[seat].signal for seat in wish.owners)
        needed = max(1, sum(map(self.wants_signal, wish.shared)))
        return Measure(sent >= needed, {"sent": sent, "needed": needed})

    def nest(self, wish: Wish) -> Measure:
        """The stock of the nest is empty, or the nest is gone."""
        view = wish.view
        eggs = 0 if view.destroyed or view.nest_destroyed else view.eggs
        return Measure(not eggs, {"eggs": eggs})

    def queen(self, wish: Wish) -> Measure:
        """The queen is dead, or who is to the race what she is to the others."""
        return Measure(wish.view.destroyed or self._queen in wish.view.killed)

    def destroyed(self, wish: Wish) -> Measure:
        """Everything is gone."""
        return Measure(wish.view.destroyed)

    def weaknesses(self, wish: Wish) -> Measure:
        """So many weaknesses are known."""
        found, needed = len(wish.lessons), self.weaknesses_needed(wish.row)
        return Measure(found >= needed, {"found": found, "needed": needed})

    def lessons(self, view: Any) -> list[str]:
        """What was learned of the intruders."""
        found: list[str] = view.discovered
        return found

    @abstractmethod
    def weaknesses_needed(self, row: Any) -> int:
        """How many an objective asks for."""

    def company(self, wish: Wish) -> Measure:
        """Somebody else lives."""
        return Measure(not wish.alone)

    def egg(self, wish: Wish) -> Measure:
        """An egg is in the hands of an owner."""
        return self.holding(wish, EGG)

    def corpse(self, wish: Wish) -> Measure:
        """The blue corpse is in the hands of an owner."""
        return self.holding(wish, BLUE_CORPSE)

    def holding(self, wish: Wish, thing: str) -> Measure:
        """Something is in the hands of an owner."""
        return Measure(any(thing in one.carried for one in wish.people))

    def victim(self, wish: Wish) -> Measure:
        """The player with this number does not live, or nobody else does."""
        number, crew = wish.row.victim, wish.crew
        seat = next((at for at, one in enumerate(crew) if one.number == number), None)
        who = crew[seat].id or None if seat is not None else None
        if seat is None or seat in wish.owners:
            return Measure(wish.alone, {"who": None, "number": number})
        dead = not lives(crew[seat])
        return Measure(dead or wish.alone, {"who": who, "number": number})

    def left_to_explore(self, view: Any, slots: Iterable[Any]) -> int:
        """How many of these places nobody has explored.

        A tile that lies open from the start has its item counter once somebody has come in.
        """
        left = 0
        for slot in slots:
            here = view.rooms[f"slot-{slot.id}"]
            open_tile = slot.room is not None and slot.type in ("1", "2")
            left += not here.room or (open_tile and here.items is None)
        return left


Goals.gauges = {
    "signal": Goals.signal,
    "nest": Goals.nest,
    "queen": Goals.queen,
    "company": Goals.company,
    "weaknesses": Goals.weaknesses,
    "egg": Goals.egg,
    "corpse": Goals.corpse,
    "victim": Goals.victim,
}


def lives(one: Fate | Person) -> bool:
    """Whether a character has not died."""
    return one.status not in GONE


def either(one: Measure, other: Measure) -> Measure:
    """One of two goals is enough."""
    if one.reached or other.reached:
        return Measure(True, one.args | other.args)
    unknown = one.reached is None or other.reached is None
    return Measure(None if unknown else False, one.args | other.args)


def things(one: Fate, pack: Sequence[str]) -> int:
    """How many items somebody has; objects are none."""
    return len(pack) + sum(thing not in OBJECTS for thing in one.carried)
