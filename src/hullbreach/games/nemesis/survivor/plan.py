"""Which errand comes next: objectives first, then what opens an exit, then the exit."""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import Errand, errands, trouble
from hullbreach.games.nemesis.survivor.leaving import (
    LAST_START,
    cure,
    must_go,
    preparations,
    waiting_place,
    ways_out,
)
from hullbreach.games.nemesis.survivor.sight import FAR, Sight

CLOSE = 3.0
"""Trouble that is taken on the way."""
PERSONAL = ("examine-corpse", "examine-egg", "examine-carcass", "lay-out-corpse")
"""Errands of whoever carries something: nobody else can run them."""


def next_errand(s: Sight) -> Errand | None:
    """What to do next; None if there is nothing left but to stay alive."""
    exits = ways_out(s)
    if must_go(s):
        return least(s, exits)
    todo, opening = errands(s), preparations(s)
    if s.view.mode == "coop":
        todo, opening = _mine(s, todo, opening)
    todo = [errand for errand in todo if trouble(s, errand) < FAR]
    late = s.view.time >= LAST_START - 1
    if opening and (late or not todo or len(todo) == 1 and trouble(s, opening[0]) < CLOSE):
        return least(s, opening)
    if todo:
        return least(s, todo)
    if cures := cure(s):
        return least(s, cures)
    return least(s, exits) or least(s, waiting_place(s))


def least(s: Sight, found: list[Errand]) -> Errand | None:
    """The errand that is the least trouble."""
    reachable = [errand for errand in found if trouble(s, errand) < FAR]
    return min(reachable, key=lambda errand: trouble(s, errand), default=None)


def _mine(
    s: Sight, todo: list[Errand], opening: list[Errand]
) -> tuple[list[Errand], list[Errand]]:
    """The errands of a crew that fall to this player: everyone takes what is nearest to them."""
    own = [errand for errand in todo if errand.name in PERSONAL]
    if own:
        return own, []
    people = {
        seat: s.distances(who.slot)
        for seat, who in enumerate(s.view.crew)
        if who.status == "aboard"
    }
    jobs = todo + opening
    pairs = sorted(
        (min((far.get(slot, FAR) for slot in errand.where), default=FAR), seat, number)
        for seat, far in people.items()
        for number, errand in enumerate(jobs)
    )
    taken: dict[int, int] = {}
    for _, seat, number in pairs:
        if seat not in taken and number not in taken.values():
            taken[seat] = number
    if s.seat not in taken:
        return [], []
    job = jobs[taken[s.seat]]
    return ([job], []) if taken[s.seat] < len(todo) else ([], [job])
