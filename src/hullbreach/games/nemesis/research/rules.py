"""What the research mission decides: its bag, events, tokens and crew, and alerts with a deadline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.games.nemesis.aftermath import alerts
from hullbreach.games.nemesis.aftermath.events import ShuttleTime
from hullbreach.games.nemesis.aftermath.model import (
    TRACK,
    counter,
    drop_counters,
    set_counters,
)
from hullbreach.games.nemesis.aftermath.model import Numbers as Shared
from hullbreach.games.nemesis.aftermath.rules import ShuttleRules
from hullbreach.games.nemesis.rules.events import ShipFate
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.judging import (
    announce,
    check_survivors,
    choose_objectives,
    judge_each,
    perish,
)
from hullbreach.games.survival.rules.model import GONE
from hullbreach.games.survival.rules.play import ShipLost, row_id
from hullbreach.kernel import Rule, Text, rule
from hullbreach.kernel.packs import Insert, Own, Stage

FAILED = "end-alert"
"""The game ends because an alert was not dealt with."""

KEPT = (
    "lurking",
    "short-circuit",
    "hunt-b",
    "scent-of-prey",
    "damage",
    "life-support-failure",
    "eclosion",
    "damaging-fire",
)
"""The events of the base game that are in the deck, too."""


class Numbers(Shared, frozen=True, kw_only=True):
    """Numbers of the research mission."""

    bag: dict[str, int]
    bag_per_player: dict[str, int]


NUMBERS = Own("research", Numbers)


@rule("NA-010", "NA-012", "NA-018", "NA-038")
def shuttle_time(g: Nemesis) -> Rule[None]:
    """The marker of a running alert moves; on the red space the alert is checked."""
    if TRACK in g.state.counters:
        at, last = counter(g, TRACK) + 1, len(g.track(TRACK)) - 1
        set_counters(g, shuttle=at)
        g.tell(ShuttleTime(last - at), "NA-010")
        if at == last:
            if not alerts.in_time(g):
                raise ShipLost(FAILED, "NA-018")
            leave(g)
    g.advance()
    yield from ()


STEP = Insert(Stage("shuttle", shuttle_time), after="time")


@rule("NA-182")
def leave(g: Nemesis) -> None:
    """An alert that is dealt with leaves the game together with the marker on the track."""
    alerts.put_away(g)
    drop_counters(g, TRACK)


class ResearchRules(ShuttleRules):
    """A mission of its own."""

    # Setup

    left_out = ("exploration-doors", "exploration-danger")  # NA-152, NA-223

    @classmethod
    @rule("NA-148")
    def refuses(cls, options: Any, seats: int) -> str:
        """On the basic side only, for two players or more."""
        if options.layout != "basic":
            return "setting-nemesis-research-basic-side"
        if seats == 1:
            return "setting-nemesis-research-not-alone"
        return super().refuses(options, seats)

    @rule("NA-156")
    def bag_at_start(self, g: Nemesis) -> dict[str, int]:
        """More creepers and a breeder."""
        own = NUMBERS(g)
        more = own.bag_per_player
        return {kind: count + more.get(kind, 0) * g.state.seats for kind, count in own.bag.items()}

    @rule("NA-157", "NA-224")
    def plays_event(self, event: str) -> bool:
        """The events of Aftermath, and eight others."""
        row = self.box.events[event]
        return row.pack == "aftermath" or event in KEPT

    @rule("NA-149", "NA-222")
    def lay_out(self, g: Nemesis) -> None:
        """Only characters of the expansions are drafted, as far as there are enough of them."""
        super().lay_out(g)
        ours = [one for one in g.state.zones["draft"] if self._guest(one)]
        if len(ours) >= g.state.seats:
            others = [one for one in g.state.zones["draft"] if one not in ours]
            g.put_all(others, "draft", GONE)

    def _guest(self, character: str) -> bool:
        return bool(self.box.characters[row_id(character)].pack != "base")

    # Alerts

    @rule("NA-014", "NA-015", "NA-037", "NA-169", "NA-184")
    def event_over(self, g: Nemesis, card: str) -> Rule[None]:
        """The alert symbol: an alert is drawn, unless one is running."""
        yield from super().event_over(g, card)
        if g.box.events[row_id(card)].alert and not alerts.current(g) and alerts.reveal(g):
            set_counters(g, shuttle=0)

    @rule("NA-182")
    def alert_fulfilled(self, g: Nemesis) -> None:
        """It leaves the game at once."""
        leave(g)

    # The end

    @rule("NA-018", "NA-039", "NA-040", "NA-163", "NA-175", "NA-176")
    def game_over(
        self, g: Nemesis, reason: str, rule_id: str, end: Callable[..., Rule[None]]
    ) -> Rule[None]:
        """An alert that is not dealt with, whyever the game ends, kills everybody aboard."""
        failed = bool(alerts.current(g)) and not alerts.in_time(g)
        if failed:
            alerts.fail(g, "NA-039" if reason == FAILED else "NA-040")
            for seat in g.order():
                if g.crew[seat].status in ("aboard", "pod", "hibernating"):
                    perish(g, seat, "cause-alert", "NA-039")
        if reason != FAILED:
            yield from super().game_over(g, reason, rule_id, end)
            return
        g.tell(ShipFate(Text(FAILED)), rule_id)
        if any(one.alive for one in g.crew):
            yield from choose_objectives(g)
            check_survivors(g)
        announce(g, judge_each(g))
