"""Airlock in the words of its players, for tests: who is where, who holds what, what works.

>>> s = AirlockScenario(rooms={"ada": "bridge"}, hands={"ada": ["weld"]}, saboteur="celia")
>>> s.offered("ada", "move")
['move:room-reactor', 'move:room-galley']
>>> s.zone("role-2")
['role-saboteur']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hullbreach.games.airlock import GAME
from hullbreach.games.airlock.model import SHIP, person
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import OpenAsk
from hullbreach.testkit.position import ByWho, Who
from hullbreach.testkit.scenario import Scenario


class AirlockScenario(Scenario):
    """A position of Airlock; what is not said is as the setup deals it."""

    def __init__(
        self,
        seats: int = 3,
        *,
        rooms: ByWho[str] | None = None,
        hands: ByWho[Sequence[str]] | None = None,
        saboteur: Who | None = None,
        repairs: Mapping[str, int] | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str = "scenario",
        **fields: Any,
    ) -> None:
        super().__init__(GAME, seats, options, seed)
        for who, room in (rooms or {}).items():
            self.state.people[self.seat_of(who)].room = self.room(room)
        if saboteur is not None:
            self.only(f"role-{self.seat_of(saboteur)}", "saboteur")
        for who, cards in (hands or {}).items():
            self.hand(who, *cards)
        self.set("repairs", **(repairs or {}))
        self.set(**fields)

    def seat_names(self) -> Mapping[str, int]:
        """The names of the people aboard."""
        return {self.words().name(person(seat)): seat for seat in range(self.seats)}

    def room(self, word: str) -> str:
        """The id of a room."""
        return self.one(word, [room.id for room in SHIP.room], "room")

    def where(self, who: Who) -> str:
        """The room in which somebody is."""
        return str(self.state.people[self.seat_of(who)].room)

    def idle(self, ask: OpenAsk) -> Option | None:
        """Who wants nothing names nobody."""
        nobody = next((option for option in ask.options if option.args == ("nobody",)), None)
        return nobody or super().idle(ask)
