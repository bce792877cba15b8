"""Which errand comes next: objectives first, then what makes an exit safer, then the exit."""

from __future__ import annotations

from functools import cached_property

from hullbreach.games.lockdown.rules.model import BACKUP_POWER
from hullbreach.games.lockdown.survivor.errands import errands, preference
from hullbreach.games.lockdown.survivor.kit import DRAFT, FREE_ACTIONS
from hullbreach.games.lockdown.survivor.leaving import (
    countdown,
    cure,
    exits,
    last_call,
    preparations,
    slack,
    treatment,
)
from hullbreach.games.lockdown.survivor.situation import BaseSituation
from hullbreach.games.survival.survivor.errands import Errand, least, share_of, trouble
from hullbreach.games.survival.survivor.mind import Mind
from hullbreach.games.survival.survivor.situation import FAR

POWER_WITHIN = 1.6
"""The backup power is switched on if it is no further than this,"""
POWER_FROM = 6
"""and as long as so many rounds are left."""


class Plan(Mind[BaseSituation]):
    """What a player means to do in this base."""

    wished = DRAFT

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
        return [one.errand for one in exits(self.s)[:1]]

    def shortcuts(self, room: str) -> tuple[str, ...]:
        """The cards that carry out a room's action for less than the room itself asks."""
        return FREE_ACTIONS


def next_errand(s: BaseSituation) -> Errand | None:
    """What to do next; None if there is nothing left but to stay alive."""
    if way := last_call(s):
        return least(s, way)
    if wounds := treatment(s):
        return least(s, wounds)
    if power := lights(s):
        return power[0]
    todo = errands(s)
    if s.view.mode == "coop":
        todo = share_of(s, todo)
    jobs = [*todo, *preparations(s)]
    jobs = [errand for errand in jobs if trouble(s, errand) < FAR]
    return (
        least(s, jobs)
        or least(s, countdown(s))
        or least(s, cure(s))
        or least(s, [one.errand for one in exits(s)[:1]])
    )


def lights(s: BaseSituation) -> list[Errand]:
    """The backup power, where one comes by and it is not on: the red thresholds cost no power then."""
    errand = Errand("backup", s.find(BACKUP_POWER))
    if s.view.backup or s.rounds < POWER_FROM or trouble(s, errand) > POWER_WITHIN:
        return []
    return [errand]
