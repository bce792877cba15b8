"""A game with the characters of Aftermath in the words of its players, for tests.

>>> s = AftermathScenario("ceo", "bounty-hunter", rooms={"bounty-hunter": "canteen"})
>>> s.energy(), s.laika(), s.dog("canteen").laika() == s.slot("canteen")
(5, '', True)
"""

from __future__ import annotations

from typing import Any, Self

from hullbreach.games.nemesis.aftermath_characters import laika
from hullbreach.games.nemesis.aftermath_characters.ceo import energy
from hullbreach.games.nemesis.aftermath_characters.kinds import ROBOT, note
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules import model
from hullbreach.kernel import Event
from hullbreach.testkit.position import Who


class AftermathScenario(NemesisScenario):
    """A position of Nemesis with characters of Aftermath, and perhaps with their traits."""

    topics = (
        *NemesisScenario.topics,
        "stop-it", "one-more-thing", "switch-off", "dont-panic", "seek", "sentinel", "need-this", "go-along",
    )  # fmt: skip

    def __init__(self, *crew: str, traits: bool = False, **position: Any) -> None:
        options = dict(position.pop("options", None) or {})
        if traits:
            options["packs"] = [*options.get("packs", ()), "traits"]
        super().__init__(*crew, options=options, **position)

    def heard_of(self, kind: type[Event]) -> list[Any]:
        """All that was told of a kind since the last choice of the test."""
        return [event for event in self.told() if isinstance(event, kind)]

    def asking(self, who: Who, prompt: str) -> bool:
        """Whether somebody is asked something of this kind now."""
        if self.over:
            return False
        seat = self.seat_of(who)
        return any(ask.seat == seat and prompt in ask.text.id for ask in self.table.asks())

    # The Robot

    def charged(self, markers: int) -> Self:
        """Have so many energy markers on the Robot."""
        g = self.edit()
        g.state.ammo = {**g.state.ammo, ROBOT: markers}
        return self

    def energy(self) -> int:
        """The energy markers on the Robot."""
        return energy(self.play)

    # Laika

    def dog(self, place: str) -> Self:
        """Have Laika in a room."""
        slots = list(self.play.board.slots)
        note(self.edit(), laika.PLACE, slots.index(self.slot(place)) + 1)
        return self

    def laika(self) -> str:
        """The slot in which Laika is."""
        return laika.whereabouts(self.play)

    # Quest items and wounds

    def active(self, who: Who, quest: str) -> Self:
        """Have somebody's quest item active."""
        seat = self.seat_of(who)
        home = model.hands(seat) if self.box.quests[quest].heavy else model.pack(seat)
        return self.put(f"quest-{quest}", home, source=model.quests(seat))

    def locked(self, who: Who) -> list[str]:
        """Somebody's quest items that are not active."""
        return self._names(model.quests(self.seat_of(who)))

    def dressed(self, who: Who) -> list[str]:
        """Somebody's dressed wounds."""
        return self._names(model.dressed(self.seat_of(who)))
