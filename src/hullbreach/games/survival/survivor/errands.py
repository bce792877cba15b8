"""What an errand is, how much trouble it makes, and who of a crew runs it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from hullbreach.games.survival.survivor.situation import FAR, Situation

REPAIR_FIRST = 5.0
"""What it costs more if the room is broken and nothing to repair it is at hand."""
DESTROY_FIRST = 5.0
"""What it costs more if something is in the room that has to be destroyed before."""
MAY_BE_ELSEWHERE = 0.5
"""What each place costs more at which a room may be that was not found yet."""
STEPS_A_ROUND = 2.0
"""How far one comes in a round."""
DEED = 1.0
"""Rounds that it takes to do there what costs two cards."""
HOPELESS = 20.0
"""More trouble than this is all the same."""
UNSEEN = 3.0
"""Rounds that an errand takes of which one does not know yet where it leads."""


class Errand(NamedTuple):
    """Something to do: in one of these places, by the first of these options that is offered."""

    name: str
    where: list[str]
    options: tuple[str, ...] = ("room",)
    room: bool = True
    """Whether the room itself is used, so that it must work."""
    leaves: bool = False
    """Whether it ends the game for the player, so that no card has to be kept."""
    after: int = 0
    """How many errands follow from this one, which nobody can see yet."""
    seats: tuple[int, ...] = ()
    """Who of a crew can run it, for instance because of what they carry; nobody named: anybody."""


def trouble(s: Situation[Any], errand: Errand) -> float:
    """How much trouble an errand is from here."""
    slot = s.nearest(errand.where)
    if not slot:
        return FAR
    return s.near[slot] + _extra(s, errand, slot)


def _extra(s: Situation[Any], errand: Errand, slot: str) -> float:
    """What an errand costs beside the way: its room may be broken, or somewhere else."""
    cost = 0.0
    if slot and errand.room and s.broken(slot) and not s.can_repair:
        cost += REPAIR_FIRST
    if slot and errand.room and slot in s.intruders and slot not in s.threats:
        cost += DESTROY_FIRST
    if slot not in s.rooms and len(errand.where) > 1:
        cost += MAY_BE_ELSEWHERE * len(errand.where)
    return cost


def rounds_to(s: Situation[Any], errand: Errand) -> float:
    """How many rounds it takes to get somewhere and to do there what takes two cards."""
    return trouble(s, errand) / STEPS_A_ROUND + DEED


def tour(s: Situation[Any], found: Iterable[Errand], exits: Iterable[Errand]) -> float:
    """How many rounds it takes to run all these, always the nearest next, and then to get out."""
    rest, rounds, at = list(found), 0.0, s.here
    while rest:
        far = s.distances(at)
        cost, slot, number = min(
            (*_stop(s, far, errand), number) for number, errand in enumerate(rest)
        )
        rounds += _rounds(cost) + UNSEEN * rest[number].after
        at = slot or at
        del rest[number]
    far = s.distances(at)
    return rounds + min((_rounds(_stop(s, far, errand)[0]) for errand in exits), default=0.0)


def _stop(s: Situation[Any], far: dict[str, float], errand: Errand) -> tuple[float, str]:
    """The least trouble of an errand by these distances, and where it is run."""
    cost, slot = min(((far.get(slot, FAR), slot) for slot in errand.where), default=(FAR, ""))
    return cost + _extra(s, errand, slot), slot


def _rounds(cost: float) -> float:
    return min(cost, HOPELESS) / STEPS_A_ROUND + DEED


def least(s: Situation[Any], found: list[Errand]) -> Errand | None:
    """The errand that is the least trouble."""
    cost, errand = min(
        ((trouble(s, errand), errand) for errand in found),
        key=lambda pair: pair[0],
        default=(FAR, None),
    )
    return errand if cost < FAR else None


def nearest_of_crew(s: Situation[Any], found: Collection[Errand]) -> int:
    """The seat of whoever aboard has the shortest way to one of these."""
    slots = [slot for errand in found for slot in errand.where]
    ways = (
        (min((s.distances(who.slot).get(slot, FAR) for slot in slots), default=FAR), seat)
        for seat, who in enumerate(s.view.crew)
        if who.status == "aboard"
    )
    return min(ways, default=(FAR, -1))[1]


def share_of(s: Situation[Any], jobs: list[Errand]) -> list[Errand]:
    """The errands of a crew that fall to this player: everyone takes what is nearest to them.

    Whoever alone can run an errand does that first, and leaves the rest to the others.
    """
    own = [errand for errand in jobs if errand.seats == (s.seat,)]
    if own:
        return own
    bound = {errand.seats[0] for errand in jobs if len(errand.seats) == 1}
    people = {
        seat: s.distances(who.slot)
        for seat, who in enumerate(s.view.crew)
        if who.status == "aboard" and seat not in bound
    }
    pairs = sorted(
        (min((far.get(slot, FAR) for slot in errand.where), default=FAR), seat, number)
        for seat, far in people.items()
        for number, errand in enumerate(jobs)
        if not errand.seats or seat in errand.seats
    )
    taken: dict[int, int] = {}
    for _, seat, number in pairs:
        if seat not in taken and number not in taken.values():
            taken[seat] = number
    return [jobs[taken[s.seat]]] if s.seat in taken else []
