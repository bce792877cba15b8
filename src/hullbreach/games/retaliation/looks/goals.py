"""What objectives and directives ask for, aim by aim, and whether it is so now as far as a seat knows.

An aim is the message `aim-<name>`; its gauge reads a view and nothing else, so that it tells nothing
that the seat does not see. What only the end decides is reached if the game ended like this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hullbreach.games.retaliation.content import Content
from hullbreach.games.retaliation.looks.view import Person, View
from hullbreach.games.retaliation.rules.grid import ENDS, GAP_SECTORS, LZ, SECTORS
from hullbreach.games.retaliation.rules.model import LIFE_SUPPORT, REACTOR
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Goal
from hullbreach.kernel.texts import Argument

Aim = tuple[bool | None, dict[str, Argument]]
Gauge = Callable[[View, Sequence[int]], Aim]
SAMPLES = 2
"""The eggs that those who escape carry together."""


def so(reached: bool | None, **args: Argument) -> Aim:
    """Whether an aim is reached, and the numbers in its words."""
    return reached, args


def lives(one: Person) -> bool:
    """Whether a character has not died."""
    return one.status != "dead"


def _explored(sector: str) -> Gauge:
    def gauge(view: View, owners: Sequence[int]) -> Aim:
        left = view.decks[f"rooms-{sector}"] + (sector == "b" and not view.found)
        return so(not left, left=left)

    return gauge


def _queen(view: View, owners: Sequence[int]) -> Aim:
    return so(view.queen_dead or view.destroyed)


def _queen_alone(view: View, owners: Sequence[int]) -> Aim:
    return so(view.queen_dead and not view.destroyed)


def _nest(view: View, owners: Sequence[int]) -> Aim:
    return so(view.nest_destroyed or view.destroyed, eggs=view.eggs)


def _reactor(view: View, owners: Sequence[int]) -> Aim:
    return so(not view.wired)


def _hibernation(view: View, owners: Sequence[int]) -> Aim:
    return so(view.hibernation)


def _no_air(view: View, owners: Sequence[int]) -> Aim:
    return so(not view.air, count=len(view.air))


def _all_air(view: View, owners: Sequence[int]) -> Aim:
    return so(len(view.air) == len(SECTORS), count=len(view.air))


def _data(view: View, owners: Sequence[int]) -> Aim:
    return so(any(view.crew[seat].data for seat in owners))


def _only_data(view: View, owners: Sequence[int]) -> Aim:
    others = [one for seat, one in enumerate(view.crew) if seat not in owners]
    return so(not any(one.data and lives(one) for one in others))


def _data_home(view: View, owners: Sequence[int]) -> Aim:
    return so(any(one.data and one.pod == "lander" for one in view.crew))


def _dead_ends(view: View, owners: Sequence[int]) -> Aim:
    left = sum(
        "a" in GAP_SECTORS[gap] and not all(view.spaces[end].room for end in ENDS[gap])
        for gap in view.passages
    )
    return so(not left, left=left)


def _escort(view: View, owners: Sequence[int]) -> Aim:
    return so(view.escorted)


def _backup(view: View, owners: Sequence[int]) -> Aim:
    return so(view.spaces[view.robot].room == REACTOR)


def _no_lander(view: View, owners: Sequence[int]) -> Aim:
    return so(not any(one.pod == "lander" for one in view.crew))


def _alone(view: View, owners: Sequence[int]) -> Aim:
    others = [one for seat, one in enumerate(view.crew) if seat not in owners]
    return so(not any(lives(one) for one in others))


def _egg(view: View, owners: Sequence[int]) -> Aim:
    return so(any(EGG in view.crew[seat].carried for seat in owners))


def _eggs(view: View, owners: Sequence[int]) -> Aim:
    eggs = sum(one.carried.count(EGG) for one in view.crew)
    return so(eggs >= SAMPLES, eggs=eggs, needed=SAMPLES)


def _route(view: View, owners: Sequence[int]) -> Aim:
    strong = [gap for gap, one in view.passages.items() if one.reinforced]
    reached, edge = {LZ}, [LZ]
    while edge:
        here = edge.pop()
        for gap in strong:
            if here in ENDS[gap]:
                fresh = [end for end in ENDS[gap] if end not in reached]
                reached.update(fresh)
                edge += fresh
    goals = [space for space, one in view.spaces.items() if one.room == LIFE_SUPPORT["c"]]
    return so(any(space in reached for space in goals), count=len(strong))


GAUGES: Mapping[str, Gauge] = {
    "queen": _queen,
    "queen-alone": _queen_alone,
    "nest": _nest,
    "reactor": _reactor,
    "hibernation": _hibernation,
    "no-air": _no_air,
    "all-air": _all_air,
    "data": _data,
    "only-data": _only_data,
    "data-home": _data_home,
    "dead-ends": _dead_ends,
    "escort": _escort,
    "backup": _backup,
    "no-lander": _no_lander,
    "alone": _alone,
    "egg": _egg,
    "eggs": _eggs,
    "route": _route,
    **{f"rooms-{sector}": _explored(sector) for sector in SECTORS},
}
AIMS: Mapping[str, tuple[str, ...]] = {
    "objective-self-serving": ("alone",),
    "objective-veni-vidi-vici": ("nest",),
    "objective-great-hunt": ("queen",),
    "objective-quarantine": ("no-lander",),
    "objective-shutdown": ("no-air", "data"),
    "objective-insider-information": ("data", "only-data"),
    "objective-states-evidence": ("data", "only-data"),
    "objective-luxurious-offer": ("egg",),
    "directive-primary-samples": ("eggs",),
    "directive-reconnaissance": ("rooms-a", "rooms-b", "rooms-c"),
    "directive-escort-mission": ("escort", "data"),
    "directive-perimeter-clearing": ("reactor", "rooms-a"),
    "directive-essential-data": ("data-home", "dead-ends"),
    "directive-facility-restart": ("hibernation", "reactor"),
    "directive-supply-route": ("route",),
    "directive-eradication": ("queen-alone",),
    "directive-clean-up": ("nest",),
    "directive-closedown": ("all-air",),
    "directive-crucial-intelligence": ("data-home",),
    "directive-culinary-sample": ("egg",),
    "directive-scientific-sample": ("egg",),
    "directive-entrance-inspection": ("rooms-a",),
    "directive-no-corner-uncovered": ("rooms-b",),
    "directive-deep-search": ("rooms-c",),
    "directive-faceoff": ("queen",),
    "directive-safety-procedure": ("hibernation",),
    "directive-shutdown-order": ("reactor",),
    "directive-systems-backups": ("backup",),
}
"""What a card asks for; where nothing stands, only its text says it."""


class Goals:
    """The goals of an edition."""

    def __init__(self, box: Content) -> None:
        self.box = box

    def of(self, card: str, view: View, owners: Sequence[int]) -> list[Goal]:
        """What a card asks for."""
        found = []
        for name in AIMS.get(card, ()):
            reached, args = GAUGES[name](view, owners)
            found.append(Goal(Text(f"aim-{name}", args), reached))
        row: Any = self.box.objectives.get(row_id(card)) if card.startswith("objective-") else None
        if row is not None and row.victim:
            found.append(self._victim(view, owners, row.victim))
        return found

    def _victim(self, view: View, owners: Sequence[int], number: int) -> Goal:
        """The player with this number does not live, or nobody else does."""
        alone, _ = _alone(view, owners)
        seat = next((at for at, one in enumerate(view.crew) if one.number == number), None)
        if seat is None or seat in owners:
            return Goal(Text("aim-victim", {"who": None, "number": number}), alone)
        who = view.crew[seat]
        args: dict[str, Argument] = {"who": who.id or None, "number": number}
        return Goal(Text("aim-victim", args), not lives(who) or alone)
