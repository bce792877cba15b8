"""A game against Void Seeders in the words of its players, for tests.

>>> s = VoidScenario("scout", "captain", rooms={"scout": "canteen"})
>>> (
...     s.intruder("lair", "canteen").intruders("canteen"),
...     s.mad("scout", 4).insanity("scout"),
... )
(['lair'], 4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.void_seeders.kinds import INSANITY
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD
from hullbreach.kernel import Event
from hullbreach.kernel.counters import change, count
from hullbreach.testkit.position import Who

AFTER_THE_EVENT = ("lurking", "bag", "noise")
"""The last stages of a round."""


class VoidScenario(NemesisScenario):
    """A position of Nemesis with Void Seeders."""

    def __init__(
        self, *crew: str, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        agreed = {**(options or {})}
        agreed["packs"] = ["void-seeders", *agreed.get("packs", ())]
        super().__init__(*crew, options=agreed, **position)

    def phase(self, stage: str, event: str = "", token: str = "") -> Self:
        """Play from a stage on, up to the next question: with no event and no token unless they are named.

        Nobody makes noise, unless a test has loaded the die.
        """
        g = self.edit()
        self.set(stage=stage, queue=[])
        if event:
            self.top("deck-event", f"event-{event}")
        elif stage not in AFTER_THE_EVENT:
            g.move_all("deck-event", "box")
        if token:
            self.blind("bag", f"token-{token}")
        else:
            g.move_all("bag", "pool")
        if "noise" not in self.state.loaded:
            self.dice(noise=["silence"] * self.seats)
        return self.begin()

    def heard_of(self, kind: type[Event]) -> list[Any]:
        """All that was told of a kind."""
        return [event for event in self.told() if isinstance(event, kind)]

    def develops(self, token: str) -> Self:
        """The bag develops with this token; nobody makes noise."""
        return self.phase("bag", token=token)

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

    def in_bag(self, token: str) -> int:
        """How many tokens of the bag begin like this."""
        return sum(one.startswith(f"token-{token}") for one in self.zone("bag"))
