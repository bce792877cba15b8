"""How the survivor plays an epilogue: alerts, tokens and its requirement, and back to the shuttle in time.

Hardly any crew turns up all tokens and deals with both alerts. The offer asks for neither: whoever is nearest
to an egg fetches it, waits on the shuttle, and takes the offer when all is about to end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from hullbreach.games.nemesis.aftermath.model import SHUTTLE
from hullbreach.games.nemesis.aftermath.survivor import ShuttlePlan, ShuttleSituation, own_alert
from hullbreach.games.nemesis.survivor.answers import ANSWERS
from hullbreach.games.nemesis.survivor.errands import COCKPIT, COMMS, LABORATORY, engine_errands
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.games.survival.rules.model import CARCASS, CORPSES, EGG
from hullbreach.games.survival.survivor import jobs
from hullbreach.games.survival.survivor.answers import offered
from hullbreach.games.survival.survivor.errands import (
    STEPS_A_ROUND,
    Errand,
    least,
    nearest_of_crew,
)
from hullbreach.kernel.table import OpenAsk

MARGIN = 1.0
"""Rounds that are kept in hand for the way back."""
SCAVENGED = 3
SPACES = 5
"""The shuttle leaves when its marker has moved so often."""


class EpilogueSituation(ShuttleSituation):
    """A view of an epilogue."""

    @property
    def rounds(self) -> int:
        """The rounds until the shuttle leaves, this one included."""
        return SPACES - int(self.seen.shuttle)

    @property
    def wanted(self) -> str:
        """The own requirement; nothing for whoever has taken the offer."""
        cards = self.seen.requirements[self.seat]
        return cards[0].removeprefix("requirement-") if cards and cards[0] else ""

    @property
    def way_back(self) -> float:
        """How many rounds it takes to be on the shuttle again."""
        if self.here in SHUTTLE:
            return 0.0
        nearest = self.nearest(SHUTTLE)
        return self.near[nearest] / STEPS_A_ROUND if nearest else 0.0


class EpiloguePlan(ShuttlePlan):
    """What a player means to do in five rounds."""

    situation = EpilogueSituation
    s: EpilogueSituation

    @cached_property
    def errand(self) -> Errand | None:
        """Back in time; else the alert, the own requirement, and then a token."""
        s = self.s
        if s.rounds - s.way_back <= MARGIN or has_goods(s):
            return None if s.here in SHUTTLE else least(s, [home()])
        return (
            least(s, goods(s))
            or least(s, own_alert(s))
            or least(s, requirement_errands(s))
            or least(s, tokens(s))
            or least(s, [home()])
        )

    @cached_property
    def slack(self) -> float:
        """None: five rounds are so short that no card is kept back."""
        return 0.0

    @cached_property
    def waiting(self) -> list[Errand]:
        """On the shuttle."""
        return [home()]


def home() -> Errand:
    """Back to the shuttle."""
    return Errand("shuttle", list(SHUTTLE), (), False)


def has_goods(s: EpilogueSituation) -> bool:
    """Whether the player carries what the offer asks for, and the offer can still be had."""
    return open_offer(s) and (s.has(EGG) or (s.has(CARCASS) and not s.view.eggs))


def open_offer(s: EpilogueSituation) -> bool:
    """Whether the offer can be had, or is the player's own."""
    return bool(s.seen.offer or s.seen.offers[s.seat])


def goods(s: EpilogueSituation) -> list[Errand]:
    """What the offer asks for, for whoever of those is nearest to it who could have it."""
    if not open_offer(s) or any(
        EGG in who.carried for who in s.view.crew if who.status in ("aboard", "pod")
    ):
        return []
    found = jobs.take_egg(s) or jobs.fetch(s, CARCASS, "fetch-carcass")
    return found if nearest_of_crew(s, found) == s.seat else []


def tokens(s: EpilogueSituation) -> list[Errand]:
    """The rooms with a token that nobody has turned up; not those where somebody else is nearer."""
    found = [slot for slot, token in s.seen.remnants.items() if not token]
    others = [
        s.distances(who.slot)
        for seat, who in enumerate(s.view.crew)
        if seat != s.seat and who.status == "aboard" and who.slot != s.here
    ]
    own = [
        slot for slot in found if all(s.near.get(slot, 99) <= far.get(slot, 99) for far in others)
    ]
    return jobs.explore(s, own or found)


def _specimen(s: EpilogueSituation) -> list[Errand]:
    return jobs.take_egg(s)


def _dissection(s: EpilogueSituation) -> list[Errand]:
    return jobs.fetch(s, CARCASS, "fetch-carcass")


def _bring_them_home(s: EpilogueSituation) -> list[Errand]:
    if any(s.has(corpse) for corpse in CORPSES):
        return []
    return [errand for corpse in CORPSES for errand in jobs.fetch(s, corpse, "fetch-corpse")]


def _field_notes(s: EpilogueSituation) -> list[Errand]:
    if s.view.discovered:
        return []
    things = (*CORPSES, CARCASS, EGG)
    laboratory = s.places.get(LABORATORY, "")
    there = laboratory and any(thing in s.view.rooms[laboratory].here for thing in things)
    if there or any(s.has(thing) for thing in things):
        return [Errand("examine", s.find(LABORATORY))]
    return [errand for thing in things for errand in jobs.fetch(s, thing, "fetch-specimen", 1)]


def _scavenger(s: EpilogueSituation) -> list[Errand]:
    found = sum(not thing.endswith("#starting") for thing in (*s.view.pack, *s.me.carried))
    rooms = [slot for slot, room in s.view.rooms.items() if room.items]
    search = ("play:card-search", "play:card-scavenging")
    return [] if found >= SCAVENGED else [Errand("scavenge", rooms, search, False)]


def _call_home(s: EpilogueSituation) -> list[Errand]:
    return jobs.send_signal(s, COMMS, 1)


def _black_box(s: EpilogueSituation) -> list[Errand]:
    return [] if "coordinates" in s.facts else [Errand("black-box", s.find(COCKPIT))]


def _sound_engines(s: EpilogueSituation) -> list[Errand]:
    return engine_errands(s)


WISHES: dict[str, Callable[[EpilogueSituation], list[Errand]]] = {
    "scavenger": _scavenger,
    "specimen": _specimen,
    "dissection": _dissection,
    "bring-them-home": _bring_them_home,
    "field-notes": _field_notes,
    "call-home": _call_home,
    "black-box": _black_box,
    "sound-engines": _sound_engines,
}
"""What one can work on; the other requirements come about, or not."""


def requirement_errands(s: EpilogueSituation) -> list[Errand]:
    """What the own requirement still asks for."""
    wish = WISHES.get(s.wanted)
    return [errand for errand in wish(s) if errand.where] if wish else []


@ANSWERS("ask-take-offer")
def take_offer(mind: Plan, ask: OpenAsk) -> str:
    """Only with the goods in hand, on the way home, and if the mission has failed anyway."""
    s = mind.s
    if not isinstance(s, EpilogueSituation):
        return ""
    gone = s.me.status == "escaped" or s.here in SHUTTLE
    left = sum(not token for token in s.seen.remnants.values())
    failed = bool(s.seen.alert and not s.seen.alert_done) or left > 0
    return offered(ask, "take-offer" if gone and has_goods(s) and failed else "pass")
