"""What an errand is, how much trouble it makes, and who of a crew runs it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from hullbreach.games.survival.survivor.sight import FAR, Sight

REPAIR_FIRST = 5.0
"""What it costs more if the room is broken and nothing to repair it is at hand."""
MAY_BE_ELSEWHERE = 0.5
"""What each place costs more at which a room may be that was not found yet."""
STEPS_A_ROUND = 2.0
"""How far one comes in a round."""
DEED = 1.0
"""Rounds that it takes to do there what costs two cards."""


class Errand(NamedTuple):
    """Something to do: in one of these places, by the first of these options that is offered."""

    name: str
    where: list[str]
    options: tuple[str, ...] = ("room",)
    room: bool = True
    """Whether the room itself is used, so that it must work."""
    leaves: bool = False
    """Whether it ends the game for the player, so that no card has to be kept."""


def trouble(s: Sight[Any], errand: Errand) -> float:
    """How much trouble an errand is from here."""
    slot = s.nearest(errand.where)
    if not slot:
        return FAR
    cost = s.near[slot]
    if errand.room and s.broken(slot) and not s.can_repair:
        cost += REPAIR_FIRST
    if slot not in s.rooms and len(errand.where) > 1:
        cost += MAY_BE_ELSEWHERE * len(errand.where)
    return cost


def rounds_to(s: Sight[Any], errand: Errand) -> float:
    """How many rounds it takes to get somewhere and to do there what takes two cards."""
    return trouble(s, errand) / STEPS_A_ROUND + DEED


def least(s: Sight[Any], found: list[Errand]) -> Errand | None:
    """The errand that is the least trouble."""
    cost, errand = min(
        ((trouble(s, errand), errand) for errand in found),
        key=lambda pair: pair[0],
        default=(FAR, None),
    )
    return errand if cost < FAR else None


def share_of(s: Sight[Any], jobs: list[Errand], personal: Collection[str]) -> list[Errand]:
    """The errands of a crew that fall to this player: everyone takes what is nearest to them.

    Personal errands are of whoever carries something: nobody else can run them.
    """
    own = [errand for errand in jobs if errand.name in personal]
    if own:
        return own
    people = {
        seat: s.distances(who.slot)
        for seat, who in enumerate(s.view.crew)
        if who.status == "aboard"
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
