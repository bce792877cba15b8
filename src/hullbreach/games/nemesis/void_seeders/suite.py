"""A game against Void Seeders in the words of its players, for tests.

>>> s = VoidScenario("scout", "captain", rooms={"scout": "canteen"})
>>> (
...     s.intruder("lair", "canteen").intruders("canteen"),
...     s.mad("scout", 4).insanity("scout"),
... )
(['lair'], 4)
"""

from __future__ import annotations

from typing import Any, Self

from hullbreach.games.nemesis.suite.races import RaceScenario
from hullbreach.games.nemesis.void_seeders.kinds import INSANITY
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD
from hullbreach.kernel.counters import change, count
from hullbreach.testkit.position import Who


class VoidScenario(RaceScenario):
    """A position of Nemesis with Void Seeders."""

    race = "void-seeders"
    after_the_event = ("lurking", "bag", "noise")

    def lurking(self) -> Self:
        """The event is over: what nobody sees fades away."""
        return self.phase("lurking")

    def mark(self, marker: str, place: str, count: int = 1) -> Self:
        """Put markers or objects in a room; eggs come from the Void Seeder board as far as they last."""
        if marker != "egg" or len(self.zone(EGG_BOARD)) < count:
            return super().mark(marker, place, count)
        for _ in range(count):
            self.edit().put(EGG, EGG_BOARD, self.slot(place))
        return self

    def mad(self, who: Who, level: int) -> Self:
        """Have somebody this insane."""
        change(self.edit_crew(who), INSANITY, level - self.insanity(who))
        return self

    def edit_crew(self, who: Who) -> Any:
        """Somebody's character, to be changed."""
        self.edit()
        return self.crew(who)

    def insanity(self, who: Who) -> int:
        """How insane somebody is."""
        return count(self.crew(who), INSANITY)

    def panics(self, who: Who, card: str) -> Self:
        """Somebody's insanity token comes out of the bag, and this panic card is on top."""
        colour = self.box.characters[self.crew(who).id.removeprefix("character-")].colour
        self.top("deck-panic", f"panic-{card}")
        return self.develops(f"insanity-{colour}")
