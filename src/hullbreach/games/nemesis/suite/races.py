"""What the scenarios of the other races share: the race is in play, and the rest of a round is quiet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.kernel import Event


class RaceScenario(NemesisScenario):
    """A position of Nemesis with another race than the intruders."""

    race: ClassVar[str]
    """The pack of the race."""
    after_the_event: ClassVar[tuple[str, ...]] = ()
    """The last stages of a round, in which no event is drawn any more."""

    def __init__(
        self, *crew: str, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        agreed = {**(options or {})}
        agreed["packs"] = [self.race, *agreed.get("packs", ())]
        super().__init__(*crew, options=agreed, **position)

    def phase(self, stage: str, event: str = "", token: str = "") -> Self:
        """Play from a stage on, up to the next question: with no event and no token unless they are named.

        Nobody makes noise, unless a test has loaded the die.
        """
        g = self.edit()
        self.set(stage=stage, queue=[])
        if event:
            self.top("deck-event", f"event-{event}")
        elif stage not in self.after_the_event:
            g.move_all("deck-event", "box")
        if token:
            self.blind("bag", f"token-{token}")
        else:
            g.move_all("bag", "pool")
        if "noise" not in self.state.loaded:
            self.dice(noise=["silence"] * self.seats)
        return self.begin()

    def develops(self, token: str) -> Self:
        """The bag develops with this token; nobody makes noise."""
        return self.phase("bag", token=token)

    def heard_of(self, kind: type[Event]) -> list[Any]:
        """All that was told of a kind."""
        return [event for event in self.told() if isinstance(event, kind)]

    def in_bag(self, token: str) -> int:
        """How many tokens of the bag begin like this."""
        return sum(one.startswith(f"token-{token}") for one in self.zone("bag"))
