"""Which errand comes next: objectives first, then what opens an exit, then the exit."""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import Errand, errands, trouble
from hullbreach.games.nemesis.survivor.leaving import (
    LAST_START,
    cure,
    last_call,
    preparations,
    rounds_to,
    treatment,
    waiting_place,
    ways_out,
)
from hullbreach.games.nemesis.survivor.sight import FAR, Sight

START_WITHIN = 5.0
"""The self-destruct sequence is started once the rest can be done in so many rounds."""
LAST = "destruct"
"""The errand that comes last: from then on the time is short."""
PERSONAL = ("examine-corpse", "examine-egg", "examine-carcass", "lay-out-corpse")
"""Errands of whoever carries something: nobody else can run them."""


def next_errand(s: Sight) -> Errand | None:
    """What to do next; None if there is nothing left but to stay alive."""
    if exits := last_call(s):
        return least(s, exits)
    if wounds := treatment(s):
        return least(s, wounds)
    jobs = [*errands(s), *preparations(s)]
    if s.view.mode == "coop":
        jobs = _mine(s, jobs)
    last = [errand for errand in jobs if errand.name == LAST]
    rest = [errand for errand in jobs if errand.name != LAST and trouble(s, errand) < FAR]
    if last and (not rest or _start_now(s, rest, last[0])):
        return least(s, last)
    if rest:
        return least(s, rest)
    if cures := cure(s):
        return least(s, cures)
    return least(s, ways_out(s)) or least(s, waiting_place(s))


def _start_now(s: Sight, rest: list[Errand], last: Errand) -> bool:
    """Whether to let the ship's end begin before all is done: it is late, or the rest is near."""
    if s.view.time >= LAST_START - 1:
        return True
    ahead = [*rest, *waiting_place(s)[:1]]
    return trouble(s, last) == 0 and sum(rounds_to(s, one) for one in ahead) <= START_WITHIN


def least(s: Sight, found: list[Errand]) -> Errand | None:
    """The errand that is the least trouble."""
    reachable = [errand for errand in found if trouble(s, errand) < FAR]
    return min(reachable, key=lambda errand: trouble(s, errand), default=None)


def _mine(s: Sight, jobs: list[Errand]) -> list[Errand]:
    """The errands of a crew that fall to this player: everyone takes what is nearest to them."""
    own = [errand for errand in jobs if errand.name in PERSONAL]
    if own:
        return own
    people = {
        seat: s.distances(who.slot) for seat, who in enumerate(s.view.crew) if who.status == "aboard"
    }
    pairs = sorted(
        (min((far.get(slot, FAR) for slot in errand.where), default=FAR), seat, number)
        for seat, far in people.items()
        for number, errand in enumerate(jobs)
    )
    taken: dict[int, int] = {}
    for _, seat, number in pairs:
        if seat not in taken and number not in taken.values():
            taken[seat] = number
    return [jobs[taken[s.seat]]] if s.seat in taken else []
