"""Which errand comes next: objectives first, then what opens an exit, then the exit."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from hullbreach.games.nemesis.looks.view import View
from hullbreach.games.nemesis.survivor import crew
from hullbreach.games.nemesis.survivor.errands import COCKPIT, errands, needs, preference
from hullbreach.games.nemesis.survivor.kit import DRAFT
from hullbreach.games.nemesis.survivor.leaving import (
    LAST_START,
    calming,
    cure,
    last_call,
    preparations,
    slack,
    treatment,
    waiting_place,
    ways_out,
)
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.survivor.errands import (
    Errand,
    least,
    rounds_to,
    trouble,
)
from hullbreach.games.survival.survivor.mind import Mind
from hullbreach.games.survival.survivor.situation import FAR

START_WITHIN = 5.0
"""The self-destruct sequence is started once the rest can be done in so many rounds."""
LAST = "destruct"
"""The errand that comes last: from then on the time is short."""


class Plan(Mind[ShipSituation]):
    """What a player means to do aboard this ship."""

    wished = DRAFT
    keep_tools = 4
    situation: ClassVar[type[ShipSituation]] = ShipSituation

    @classmethod
    def of(cls, view: View) -> Plan:
        """What to do for whoever sees this."""
        return cls(cls.situation(view))

    @property
    def hunts(self) -> bool:
        """What cannot flee is shot if its death, or what it leaves, is asked for."""
        wanted = needs(self.s)
        return bool({"no-queen", "carcass", "biology"}.intersection(wanted))

    @property
    def first_fires(self) -> list[str]:
        """The fires that have to be put out before all others."""
        return []

    @property
    def scans(self) -> bool:
        """Only alone: of a crew one must survive, and until then a larva is the greater danger."""
        return self.s.view.mode != "coop"

    def preference(self, card: str) -> int:
        """As the order of the objectives is for everyone."""
        return preference(card)

    @cached_property
    def errand(self) -> Errand | None:
        """What to do next."""
        return next_errand(self.s)

    @cached_property
    def slack(self) -> float:
        """The rounds to spare."""
        return slack(self.s)

    @cached_property
    def waiting(self) -> list[Errand]:
        """Where to be when an exit opens later."""
        return waiting_place(self.s)

    def shortcuts(self, room: str) -> tuple[str, ...]:
        """The cards that carry out a room's action for less than the room itself asks."""
        if self.s.computer(room):
            cards = ["computer-skills", "executive-access", "efficiency", "piloting"]
        else:
            cards = ["old-friend", "efficiency", *(["piloting"] if room == COCKPIT else [])]
        return tuple(f"play:card-{card}" for card in cards)


def next_errand(s: ShipSituation) -> Errand | None:
    """What to do next; None if there is nothing left but to stay alive."""
    if s.view.mode == "coop":
        return crew.next_errand(s)
    if exits := last_call(s):
        return least(s, exits)
    if wounds := treatment(s):
        return least(s, wounds)
    if calm := calming(s):
        return least(s, calm)
    jobs = [*errands(s), *preparations(s)]
    last = [errand for errand in jobs if errand.name == LAST]
    rest = [errand for errand in jobs if errand.name != LAST and trouble(s, errand) < FAR]
    if last and (not rest or _start_now(s, rest, last[0])):
        return least(s, last)
    if rest:
        return least(s, rest)
    if cures := cure(s):
        return least(s, cures)
    return least(s, ways_out(s)) or least(s, waiting_place(s))


def _start_now(s: ShipSituation, rest: list[Errand], last: Errand) -> bool:
    """Whether to let the ship's end begin before all is done: it is late, or the rest is near."""
    if s.view.time >= LAST_START - 1:
        return True
    ahead = [*rest, *waiting_place(s)[:1]]
    return trouble(s, last) == 0 and sum(rounds_to(s, one) for one in ahead) <= START_WITHIN
