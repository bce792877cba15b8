"""What the missions of Aftermath decide alike: where one begins, what lies there, alerts."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.aftermath import alert_cards, alerts, tokens
from hullbreach.games.nemesis.aftermath.model import (
    ALERT,
    MAIN,
    MANEUVER,
    SHUTTLE,
    WORK,
    counter,
    lying,
    numbers,
    set_counters,
)
from hullbreach.games.nemesis.aftermath.shuttle import open_cabins
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.ship.rules import ShipRules
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.printed import Slot
from hullbreach.games.survival.rules.model import GONE, MALFUNCTION, SAMPLE, supply
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import ALL_EYES, NO_EYES, Rule, rule


class ShuttleRules(ShipRules):
    """The ship with a shuttle docked to it."""

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        self.slots = [f"slot-{id}" for id in self.box.boards["basic"].slots]

    # Setup

    @classmethod
    def refuses(cls, options: Any, seats: int) -> str:
        """Neither a crew with shared objectives nor a player of the intruders has a place here."""
        if options.mode == "coop":
            return "setting-nemesis-aftermath-not-coop"
        if options.intruder_player:
            return "setting-nemesis-aftermath-no-intruder-player"
        return super().refuses(options, seats)

    def more_zones(self, seats: int) -> dict[str, int]:
        """The alert, the sample, and a place for a token in every room of the ship."""
        own = {lying(slot): NO_EYES for slot in self.slots if slot not in SHUTTLE}
        more = {ALERT: ALL_EYES, supply(SAMPLE): ALL_EYES}
        return super().more_zones(seats) | own | more

    def more_components(self) -> dict[str, list[str]]:
        """The sample."""
        return super().more_components() | {supply(SAMPLE): [SAMPLE]}

    @rule("NA-188")
    def has_token(self, slot: Slot) -> bool:
        """There is nothing to be explored on the shuttle."""
        return super().has_token(slot) and f"slot-{slot.id}" not in SHUTTLE

    def plays_event(self, event: str) -> bool:
        """Whether an event card is in the deck of the mission."""
        return True

    @rule("NA-046", "NA-141", "NA-153", "NA-188")
    def lay_out(self, g: Nemesis) -> None:
        """The event deck of the mission, the rooms of the shuttle, and the tokens."""
        super().lay_out(g)
        left_out = [one for one in g.state.zones["deck-event"] if not self.plays_event(row_id(one))]
        g.put_all(left_out, "deck-event", GONE)
        open_cabins(g)
        tokens.lay_out_tokens(g)

    @rule("NA-143", "NA-162")
    def start_slot(self, g: Nemesis, character: str) -> str:
        """Everybody comes with the shuttle."""
        return MAIN

    # Rooms

    @rule("NA-047")
    def searchable(self, g: Nemesis, room: str) -> bool:
        """The rooms of the shuttle have no item counters."""
        return g.slot_of(room) not in SHUTTLE and super().searchable(g, room)

    @rule("NA-047")
    def unsearchable_by(self, room: str) -> str:
        """A room with a colour in which nothing is found is on the shuttle."""
        coloured = self.box.rooms[row_id(room)].colour is not None
        return "NA-047" if coloured else super().unsearchable_by(room)

    @rule("NA-190", "NA-192")
    def found_more(
        self, g: Nemesis, seat: int, slot: str, corridor: str, manner: str
    ) -> Rule[bool]:
        """The token of Aftermath, after the one of the base game."""
        silent = yield from super().found_more(g, seat, slot, corridor, manner)
        if tokens.hidden(g, slot):
            self.surveyed(g, seat)
            quiet = yield from tokens.turn_up(g, seat, slot, corridor, manner)
            silent = silent or quiet
        return silent

    def surveyed(self, g: Nemesis, seat: int) -> None:
        """Somebody turns an Aftermath exploration token up."""

    @rule("NA-056", "NA-193")
    def entered(self, g: Nemesis, seat: int, slot: str) -> None:
        """A slimed room covers whoever comes in."""
        super().entered(g, seat, slot)
        if tokens.slimed_room(g, slot):
            slime(g, seat, "NA-056")

    def hand_limit(self, g: Nemesis, seat: int) -> int:
        """Fewer cards in the round after a maneuver of the intruders."""
        fewer = numbers(g).maneuver if counter(g, MANEUVER) == g.state.round > 0 else 0
        return super().hand_limit(g, seat) - fewer

    # Alerts

    def cleared(self, g: Nemesis, marker: str, slot: str) -> None:
        """A repair relieves a hull under stress."""
        super().cleared(g, marker, slot)
        if marker == MALFUNCTION and alerts.current(g) == alert_cards.STRESS:
            done = counter(g, WORK)
            set_counters(g, alert_work=done | 1 << done.bit_count())

    @rule("NA-030", "NA-031", "NA-032")
    def settle(self, g: Nemesis) -> Rule[None]:
        """What is fulfilled of an alert counts at once."""
        yield from super().settle(g)
        if alerts.follow(g):
            self.alert_fulfilled(g)

    def alert_fulfilled(self, g: Nemesis) -> None:
        """An alert has just been fulfilled."""
