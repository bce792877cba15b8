"""Nemesis in the words of its players, for tests: the family's words, and those of the ship.

>>> s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
>>> s.intruder("adult", "canteen").asked("scout", "turn").seat
0
>>> s.where("scout") == s.slot("canteen"), s.where("captain") == s.slot("hibernatorium")
(True, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Self

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.discovery import discover
from hullbreach.games.nemesis.rules.intruder_player import intruder_begins
from hullbreach.games.survival.rules.model import BOX
from hullbreach.games.survival.suite.scenario import SurvivalScenario
from hullbreach.testkit.position import Who

GUESTS = [id for id, pack in GAME.packs.items() if pack.role == "module" and not pack.parts.rules]
EVERYTHING = GAME.edition(GAME.agree([id for id in GUESTS if not GAME.packs[id].data]))
CONTENT, BOARDS = EVERYTHING.box, EVERYTHING.boards
"""What is in the boxes, with the usual race and mission and what changes no rules: for tests to look up."""

End = Literal["jump", "destruction"]
"""How the last round may end."""


class NemesisScenario(SurvivalScenario):
    """A position of Nemesis."""

    heroes = ("scout", "captain", "soldier")
    quiet_event = "regeneration"

    def __init__(
        self, *crew: str, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        super().__init__(GAME, *crew, options=options, **position)

    def engines(self, *states: str) -> Self:
        """Have each of the three engines `working` or `damaged`."""
        for number, state in enumerate(states, 1):
            other = "damaged" if state == "working" else "working"
            zone = f"engine-{number}"
            self.only(zone, f"engine-{number}-{state}", f"engine-{number}-{other}")
        return self

    def bound_for(self, place: str) -> Self:
        """Have the destination marker where the coordinates card says `earth`, `mars`, `venus`."""
        card = self.box.coordinates["1"]
        self.only("coordinates", f"coordinates-{card.id}", rest=BOX)
        return self.set(destination=card.destinations.index(place))

    def weakness(self, *slots: str) -> Self:
        """Have the weaknesses of these slots discovered: `corpse`, `egg`, `carcass`."""
        for slot in slots:
            discover(self.edit(), 0, slot)
        self.play.told.clear()
        return self

    def asleep(self, *who: Who) -> Self:
        """Have these hibernate."""
        for one in who:
            self.is_(one, status="hibernating")
        return self

    def in_pod(self, who: Who, section: str = "a") -> Self:
        """Have somebody wait in the first pod of a section."""
        self.explore(f"evacuation-section-{section}")
        slot = self.slot(f"evacuation-section-{section}")
        return self.is_(who, status="pod", pod=self.zone(f"pods-{section}")[0], slot=slot)

    def haunts(self, who: Who, *cards: str) -> Self:
        """Have somebody play the intruders since an earlier round, with these cards in hand."""
        g = self.edit()
        self.dead(who).set(intruder_seat=self.seat_of(who), deaths_before=1)
        intruder_begins(g)
        g.told.clear()
        return self.only("intruder-hand", *(f"intruder-card-{card}" for card in cards))

    def ends(self, how: End = "jump") -> Self:
        """The last round is over. Whoever still has several objectives keeps the first."""
        if how == "jump":
            self.set(time=len(self.play.track("time")) - 2)
        else:
            self.set(destruct=len(self.play.track("self-destruct")) - 2)
        self.set(stage="time").begin()
        self.until(lambda s: s.over, "first")
        self._since = 0
        return self
