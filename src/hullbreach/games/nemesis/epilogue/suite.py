"""The epilogue in the words of its players, for tests.

>>> s = EpilogueScenario("scout", "captain").wants("scout", "specimen")
>>> s.wanted("scout"), s.shuttle()
(['specimen'], 5)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from hullbreach.games.nemesis.aftermath.alerts import current, put_away
from hullbreach.games.nemesis.aftermath.model import MAIN
from hullbreach.games.nemesis.aftermath.suite import AftermathScenario
from hullbreach.games.nemesis.epilogue.offer import requirement
from hullbreach.games.survival.rules.model import BOX, GONE
from hullbreach.testkit.position import Who


class EpilogueScenario(AftermathScenario):
    """A position of an epilogue."""

    mission = "epilogue"
    packs = ("epilogue", "aftermath-rooms", "turrets")
    topics = (*AftermathScenario.topics, "offer")

    def _draft(self, names: Iterable[str]) -> None:
        """Whoever a test names was not aboard before."""
        g = self.play
        g.put_all([one for one in self.zone(GONE) if one.startswith("character-")], GONE, "draft")
        super()._draft(names)

    def wants(self, who: Who, card: str) -> Self:
        """Give somebody this requirement."""
        return self.only(requirement(self.seat_of(who)), f"requirement-{card}", rest=BOX)

    def wanted(self, who: Who) -> list[str]:
        """Somebody's requirement."""
        return self._names(requirement(self.seat_of(who)))

    def calm(self) -> Self:
        """There is no alert."""
        if current(self.play):
            put_away(self.edit())
        return self

    def aboard_shuttle(self, *who: Who) -> Self:
        """Have these in the main room of the shuttle."""
        for one in who:
            self.is_(one, slot=MAIN)
        return self

    def launches(self) -> Self:
        """The last round is over: the shuttle leaves."""
        self.shuttle_at(1).calm().set(stage="time").begin()
        self.until(lambda s: s.over, "first")
        self._since = 0
        return self
