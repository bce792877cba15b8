"""The missions of Aftermath in the words of their players, for tests.

>>> s = ResearchScenario("scout", "captain").alert("outbreak")
>>> s.where("scout") == s.slot("main-room"), s.alerts()
(True, ['outbreak'])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hullbreach.games.nemesis.aftermath.alerts import ALERTS, current, put_away, reveal
from hullbreach.games.nemesis.aftermath.model import (
    DONE,
    MAIN,
    STAGE,
    TRACK,
    counter,
    lying,
    on_ship,
    set_counters,
)
from hullbreach.games.nemesis.aftermath.tokens import unrevealed
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.survival.rules.model import BOX, GONE, tile
from hullbreach.kernel import NO_EYES
from hullbreach.testkit.position import Who


class AftermathScenario(TurretScenario):
    """A position of a mission of Aftermath."""

    mission: ClassVar[str]
    packs: ClassVar[tuple[str, ...]]
    quiet_event = "maneuver"

    def __init__(
        self, *crew: str, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        agreed = {**(options or {}), "packs": [*self.packs, *(options or {}).get("packs", ())]}
        super().__init__(*crew, options=agreed, **position)

    # The shuttle

    def cabin(self, place: str, room: str) -> Self:
        """Have this room on the shuttle; what was there lies where it was."""
        g, slot, wanted = self.edit(), self.slot(place), f"room-{room}"
        zones, here = g.state.zones, g.state.zones[tile(slot)][0]
        source = next(zone for zone, things in zones.items() if wanted in things)
        g.rewrite(source, [here if one == wanted else one for one in zones[source]])
        g.rewrite(tile(slot), [wanted])
        explored = {**g.state.explored, slot: wanted}
        other = source.removeprefix("tile-")
        if other in explored and other != slot:
            explored[other] = here
        g.state.explored = explored
        return self

    # Tokens

    def bare(self) -> Self:
        """No Aftermath exploration token lies anywhere any more."""
        g = self.edit()
        for slot in on_ship(g):
            g.move_all(lying(slot), GONE)
        return self

    def remnant(self, place: str, token: str) -> Self:
        """This Aftermath exploration token lies face down in a room."""
        zone = lying(self.slot(place))
        self.only(zone, f"aftermath-{token}", rest=BOX)
        self.edit().watch(zone, NO_EYES)
        return self

    def unrevealed(self) -> int:
        """How many of these tokens are face down."""
        return unrevealed(self.play)

    # Alerts

    def alert(self, card: str) -> Self:
        """This alert has just been revealed, and what it brings has happened."""
        g = self.edit()
        if current(g):
            put_away(g)
        self.top("deck-alert", f"alert-{card}")
        reveal(g)
        if self.mission == "research":
            set_counters(g, shuttle=0)
        g.told.clear()
        return self

    def alerts(self) -> list[str]:
        """The alert in force."""
        card = current(self.play)
        return [card.removeprefix("alert-")] if card else []

    def stage(self) -> int:
        """How many stages of the alert are fulfilled."""
        card = current(self.play)
        done = bool(counter(self.play, DONE))
        return len(ALERTS[card].tasks) if done else counter(self.play, STAGE)

    def activates(self, who: Who) -> Self:
        """Somebody takes the action Activation and pays for it."""
        return self.does(who, "activation").pays()

    def crosses(self, who: Who, place: str) -> Self:
        """Somebody moves between ship and shuttle and pays for it."""
        return self.does(who, "cross", self.slot(place)).pays()

    # Time

    def shuttle(self) -> int:
        """The number of the space of the marker on the shuttle's track; 0 is red, -1 that there is none."""
        at = counter(self.play, TRACK, -1)
        return len(self.play.track(TRACK)) - 1 - at if at >= 0 else -1

    def shuttle_at(self, space: int) -> Self:
        """Put the marker of the shuttle's track on a space."""
        set_counters(self.edit(), shuttle=len(self.play.track(TRACK)) - 1 - space)
        return self

    def time_passes(self) -> Self:
        """The time track step, and the rest of a quiet event phase."""
        return self.phase("time")

    def main(self) -> str:
        """The slot of the main room."""
        return MAIN


class ResearchScenario(AftermathScenario):
    """A position of a research mission."""

    mission = "research"
    packs = ("research", "aftermath-rooms", "turrets", "traits")
