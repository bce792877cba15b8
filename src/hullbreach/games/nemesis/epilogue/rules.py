"""What the epilogue decides: how it is set up, its round, what counts for a requirement, and its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hullbreach.games.nemesis.aftermath.rules import ShuttleRules
from hullbreach.games.nemesis.epilogue import former, setup, wreck
from hullbreach.games.nemesis.epilogue.ending import end_epilogue
from hullbreach.games.nemesis.epilogue.offer import OFFER, requirement, taken_by
from hullbreach.games.nemesis.epilogue.requirements import (
    AVENGED,
    COCKPIT_USED,
    ERRAND,
    REQUIREMENTS,
    SURVEYED,
    note,
)
from hullbreach.games.nemesis.epilogue.rounds import EPILOGUE
from hullbreach.games.nemesis.epilogue.verbs import TAKE_OFFER
from hullbreach.games.nemesis.rules.model import COCKPIT
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.rounds import OPENING
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.hive.kinds import LARVA
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.games.survival.rules.phases import startle
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import ALL_EYES, Rule, eye, rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.packs import Insert


class EpilogueRules(ShuttleRules):
    """Five rounds on a ship that somebody has been on before."""

    objectives_dealt = False
    free = frozenset({TAKE_OFFER})

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        missing = [
            id for id in box.own_decks["requirement"] if f"requirement-{id}" not in REQUIREMENTS
        ]
        if missing:
            raise LookupError(f"requirements without a condition: {missing}")

    @rule("NA-126")
    def course(self, inserts: Iterable[Insert]) -> Course:
        """The draft, and then round after round until the shuttle leaves."""
        return Course(OPENING, EPILOGUE, inserts)

    # Setup

    @rule("NA-144", "NA-146")
    def more_zones(self, seats: int) -> dict[str, int]:
        """The offer, on the table or with somebody, and everybody's requirement."""
        own = {OFFER: ALL_EYES}
        for seat in range(seats):
            own |= {taken_by(seat): ALL_EYES, requirement(seat): eye(seat)}
        return super().more_zones(seats) | own

    @rule("NA-166")
    def plays_event(self, event: str) -> bool:
        """Only the events of Aftermath."""
        return bool(self.box.events[event].pack == "aftermath")

    @rule("NA-127", "NA-128", "NA-129")
    def refuses_sequel(self, options: Any, seats: int) -> str:
        """A finished game must be one on whose ship this crew can come: with enough others left in the box."""
        try:
            left = wreck.read(options.after)
        except (ValueError, msgspec.DecodeError):
            return "setting-nemesis-after-damaged"
        if options.layout != left.layout:
            return "setting-nemesis-after-other-side"
        if seats > left.seats:
            return "setting-nemesis-after-too-many"
        if wreck.free_colours(self.box, left) < seats:
            return "setting-nemesis-after-too-few-characters"
        return ""

    @rule("NA-126", "NA-129")
    def go_on(self, g: Nemesis, after: str) -> None:
        """The game before: a real one, or one that is imagined."""
        if after:
            wreck.restore(g, wreck.read(after))
        else:
            former.imagine(g)

    @rule("NA-126", "NA-225")
    def lay_out(self, g: Nemesis) -> None:
        """What is left of the game before, and then the epilogue itself."""
        setup.reset(g)
        super().lay_out(g)
        setup.begin(g)

    @rule("NA-144")
    def wishes(self, seat: int) -> str:
        """What everybody wants is the personal requirement."""
        return requirement(seat)

    # Rounds

    @rule("NA-013")
    def event_over(self, g: Nemesis, card: str) -> Rule[None]:
        """The alert symbol: everybody rolls for noise who is not in combat."""
        yield from super().event_over(g, card)
        if g.box.events[row_id(card)].alert:
            startle(g)

    @rule("NA-137")
    def to_learn(self, g: Nemesis, what: str) -> bool:
        """Also a weakness that was known in the game before."""
        cards = g.state.zones[f"weakness-{what}"]
        return bool(cards) and cards[0] not in g.state.weaknesses

    # What requirements ask for

    def surveyed(self, g: Nemesis, seat: int) -> None:
        """A token was turned up."""
        super().surveyed(g, seat)
        note(g, seat, SURVEYED)

    def activated(self, g: Nemesis, seat: int, quest: str) -> None:
        """A quest item was unlocked."""
        super().activated(g, seat, quest)
        note(g, seat, ERRAND)

    def room_used(self, g: Nemesis, seat: int, slot: str) -> Rule[None]:
        """The action of a room was used."""
        yield from super().room_used(g, seat, slot)
        if g.room(slot) == COCKPIT:
            note(g, seat, COCKPIT_USED)

    def felled(self, g: Nemesis, intruder: Intruder, by: int | None) -> None:
        """An intruder was killed."""
        super().felled(g, intruder, by)
        if by is not None and intruder.kind != LARVA:
            note(g, by, AVENGED)

    # The end

    def game_over(
        self, g: Nemesis, reason: str, rule_id: str, end: Callable[..., Rule[None]]
    ) -> Rule[None]:
        """Without a jump: see `ending`."""
        yield from end_epilogue(g, reason, rule_id)
