"""A game against carnomorphs in the words of its players, for tests.

>>> s = CarnomorphScenario("scout", "captain", rooms={"scout": "canteen"})
>>> (
...     s.intruder("shambler", "canteen").intruders("canteen"),
...     s.mutated("scout", "claws").markers("scout"),
... )
(['shambler'], 0)
"""

from __future__ import annotations

from typing import Self

from hullbreach.games.nemesis.carnomorphs.kinds import (
    MUTATIONS,
    STUDIES,
    adaptation,
    mutation,
    step_down,
)
from hullbreach.games.nemesis.suite.races import RaceScenario
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD
from hullbreach.kernel.counters import change, count
from hullbreach.testkit.position import Who


class CarnomorphScenario(RaceScenario):
    """A position of Nemesis with carnomorphs."""

    race = "carnomorphs"
    topics = (*RaceScenario.topics, "mimicry")

    def feeding(self) -> Self:
        """The carnomorphs feed, after the attacks; the rest of the round is quiet."""
        return self.phase("feeding")

    def intruder(self, kind: str, place: str, injuries: int = 0) -> Self:
        """Put a carnomorph in a room; it has been there for a while, and its kind is known."""
        g, figure = self.edit(), f"intruder-{kind}"
        step_down(g, figure)
        if figure in STUDIES:
            self.adapted(kind)
        return super().intruder(kind, place, injuries)

    def mark(self, marker: str, place: str, count: int = 1) -> Self:
        """Put markers or objects in a room; all eggs come from the carnomorph board."""
        if marker != "egg":
            return super().mark(marker, place, count)
        for _ in range(count):
            self.edit().put(EGG, EGG_BOARD, self.slot(place))
        return self

    def adapted(self, kind: str, card: str = "") -> Self:
        """Have the adaptation of a kind lie open, this card if one is named; it is not in force."""
        zone = adaptation(f"intruder-{kind}")
        if card:
            self.only(zone, f"weakness-{card}")
        self.edit().turn_up(zone)
        self.play.told.clear()
        return self

    def adaptations(self, *cards: str) -> Self:
        """Have these adaptations in force, wherever they lie."""
        return self.set(weaknesses=[f"weakness-{card}" for card in cards])

    def mutated(self, who: Who, card: str, markers: int = 0) -> Self:
        """Give somebody a mutation card, face down, and mutation markers."""
        seat = self.seat_of(who)
        self.put(f"mutation-{card}", mutation(seat), source="deck-mutation")
        change(self.crew(who), MUTATIONS, markers)
        return self

    def mutation(self, who: Who) -> list[str]:
        """Somebody's mutation card."""
        return self._names(mutation(self.seat_of(who)))

    def markers(self, who: Who) -> int:
        """Somebody's mutation markers."""
        return count(self.crew(who), MUTATIONS)
