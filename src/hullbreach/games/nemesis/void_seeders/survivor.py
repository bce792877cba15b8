"""How the survivor plays against Void Seeders: a clear mind first, and no stop where a lair whispers."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from hullbreach.games.nemesis.survivor.errands import HIBERNATORIUM, SURGERY, errands
from hullbreach.games.nemesis.survivor.kit import KIT
from hullbreach.games.nemesis.survivor.leaving import MARGIN, RESTFUL, arrival, last_call, slack
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.games.nemesis.survivor.situation import TIME, ShipSituation
from hullbreach.games.nemesis.void_seeders.kinds import INSANITY
from hullbreach.games.survival.survivor.errands import Errand, least, trouble
from hullbreach.kernel.counters import count

URGENT = 4
"""From this insanity on, rest comes first,"""
REST_WITHIN = 6.0
"""if it is no further than this."""
LAIR_STEP = 1.5
"""What a room costs more in which a lair whispers."""
REST_WORTH = 7
"""A rest is kept for when it is needed."""
REST = "card-rest"
HAZARD = 0.4
"""Who is alone sleeps with so much hope to wake up on Earth: to look at the engines is more dangerous,"""
BEDTIME = 2
"""and is there so many rounds before that is possible."""
ENGINES = frozenset({"engine", "check-engine"})


class VoidSituation(ShipSituation):
    """A view of the ship, haunted."""

    kit = msgspec.structs.replace(KIT, card_worth={**KIT.card_worth, REST: REST_WORTH})

    @property
    def insanity(self) -> int:
        """How insane the character is."""
        seen: Any = self.me
        return count(seen, INSANITY)

    def step(self, slot: str) -> float:
        """Rather not where a lair is."""
        whispers = slot in self.intruders and slot not in self.threats
        return super().step(slot) + (LAIR_STEP if whispers else 0.0)


class VoidPlan(Plan):
    """What a player means to do against Void Seeders."""

    situation = VoidSituation
    s: VoidSituation

    @cached_property
    def errand(self) -> Errand | None:
        """To bed as soon as possible; rest where madness is near, unless it is time to leave."""
        if found := beds(self.s):
            return least(self.s, found)
        if not last_call(self.s) and (found := rests(self.s)):
            return least(self.s, found)
        return super().errand


def beds(s: VoidSituation) -> list[Errand]:
    """The hibernatorium, for whoever is alone and has nothing left to do but to see to the engines."""
    if s.view.mode == "coop" or arrival(s) < HAZARD:
        return []
    if any(errand.name not in ENGINES for errand in errands(s)):
        return []
    if s.sleep_allowed:
        return [Errand("sleep", s.find(HIBERNATORIUM), leaves=True)]
    soon = TIME.index("blue") - s.view.time <= BEDTIME
    return [Errand("wait", s.find(HIBERNATORIUM), ())] if soon else []


def rests(s: VoidSituation) -> list[Errand]:
    """Where somebody far gone comes to their senses: a meal, a shower, at the end of the track the surgery."""
    if s.insanity < URGENT or slack(s) <= MARGIN:
        return []
    rooms = [*(RESTFUL if s.restless else ()), *((SURGERY,) if s.insanity == INSANITY.high else ())]
    found = [Errand("calm", [s.places[room]]) for room in rooms if room in s.places]
    return [errand for errand in found if trouble(s, errand) <= REST_WITHIN]
