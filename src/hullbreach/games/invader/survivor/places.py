"""Where a survivor should end the turn: near the goal, near the others, and where nobody falls."""

from __future__ import annotations

from functools import cached_property
from math import ceil

import msgspec

from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.rules.model import GUN, MACHINES
from hullbreach.games.invader.survivor import odds
from hullbreach.games.invader.survivor.ahead import Ahead, Horde
from hullbreach.games.invader.survivor.bearing import share
from hullbreach.games.invader.survivor.goals import Course
from hullbreach.games.invader.survivor.hunting import escapes
from hullbreach.games.invader.survivor.plans import Manner, manner_of, mates, plan_of
from hullbreach.games.invader.survivor.situation import FAR, LURE, Situation

MOST = 40.0
BLOOD = 0.3
"""What a point of damage costs that the squad can bear."""
WORK = 2.2
"""The harm that a survivor takes off in a turn; what stands in a zone beyond that is too much."""
ALONE = 1.5
STRAY, FARTHEST = 0.7, 4
"""What every step costs between who acts and those who cannot follow; and the most that counts."""
LURED = 3.0
"""What it costs to draw what spreads mold past a nest while no objective may be lost by that."""
DARING = 6.0
"""So much risk an objective is worth."""
LOOMING = 14.0
"""What it costs if what is next door, and may act once more, would kill somebody."""
HAUNTED = 3.0
"""What it costs to be next door to an abomination, which comes in."""
PREY = 5.0
"""What it is worth to kill an abomination, times how likely that is."""
QUARRY = 0.3
"""What it is worth to take a point of harm off the map: when figures run out abominations act."""
FINALISTS, FINAL = 6, 20.0
"""For how many places it is found out what comes of them a round later."""
TRAPPED = 3.0
"""What it costs to be where Xenos are on all ways out."""
ROUND = 0.4
"""So much of a Xeno that is likely left does not count."""
WORTH_A_TRADE = 0.5


class Places:
    """What every zone within reach is worth to who acts."""

    def __init__(self, s: Situation, manner: Manner | None = None) -> None:
        self.s = s
        self.course = Course(s, s.me)
        self.me = s.me
        self.planned = plan_of(s) is not None
        self.manner = manner or manner_of(s)
        self.mates = mates(s, s.me)
        self.waiting = [one for one in s.squad if not one.acted and one.id != s.me.id]
        self.done = [one for one in s.squad if one.acted and one.id != s.me.id] + s.guests
        self.known: dict[tuple[str, ...], float] = {}
        self.hunts: dict[tuple[str, ...], float] = {}
        self.gatherings: dict[str, dict[str, list[SurvivorView]]] = {}

    def far(self, zone: str) -> float:
        """How far a zone is from the goal."""
        return self.course.distance.get(zone, FAR)

    def progress(self, zone: str) -> float:
        """How many steps nearer a zone is; what is not on the cheapest way counts less."""
        s, lures = self.s, self.s.lures
        saved = min(self.far(self.me.zone), MOST) - min(self.far(zone), MOST)
        if saved <= 0:
            return saved
        more = LURE * ((zone in lures) - (self.me.zone in lures))
        more += s.burden(zone) - s.burden(self.me.zone)
        regret = max(0.0, self.from_here.get(zone, MOST) + more - saved)
        return self.reachable[zone] - regret

    @cached_property
    def from_here(self) -> dict[str, float]:
        """How far every zone is from who acts, by the measure of the course."""
        return self.s.ways([self.me.zone], outdoors=self.s.breathes(self.me))

    @cached_property
    def reachable(self) -> dict[str, int]:
        """The zones where the turn can end."""
        s = self.s
        steps = s.view.actions + s.view.free.count("move")
        if s.crowd(self.me.zone) and not s.has(self.me, "slippery"):
            steps = max(0, steps - s.crowd(self.me.zone))
        return s.reach(self.me, steps)

    @cached_property
    def ranges(self) -> list[dict[str, int]]:
        """Where each of those can go who act later."""
        return [self.s.reach(one, self.s.steps(one)) for one in self.waiting]

    @cached_property
    def worth(self) -> dict[str, float]:
        """What each zone is worth in which the turn can end; the best of them are thought through further."""
        found = {zone: self.score(zone) for zone in self.reachable}
        for zone in sorted(found, key=found.__getitem__, reverse=True)[:FINALISTS]:
            found[zone] += self.manner.afterwards * self.afterwards(zone) + FINAL
        return found

    def afterwards(self, zone: str) -> float:
        """What can come of it a round later."""
        s, groups = self.s, self.groups(zone)
        ahead = Ahead(s, groups)
        left: Horde = {at: dict(here) for at, here in s.packs_of_xenos.items()}
        for at, there in groups.items():
            if at in left:
                left[at] = s.left_over(at, self.fighters(at, there))
        for at in s.spoilers:
            if at not in groups:
                alive = self.alive(zone, groups[zone])
                left[at] = {
                    kind: number * (alive if kind.row.abomination else 1)
                    for kind, number in left[at].items()
                }
        return ahead.prospect(zone, ahead.horde(left), self.far)

    @cached_property
    def camp(self) -> str:
        """Where to end the turn; of equal zones the nearer one."""
        if dash := self.dash:
            return dash
        return max(self.worth, key=lambda zone: (self.worth[zone], -self.reachable[zone]))

    @cached_property
    def dash(self) -> str:
        """A token that can be taken in this turn, or the exit if all else is done; none: an empty word."""
        s = self.s
        within = [
            zone
            for zone in self.course.goals
            if zone in self.reachable
            and not self.course.for_air
            and (
                (
                    zone in s.view.objectives
                    and self.reachable[zone] < s.view.actions
                    and not self.leaves(zone)
                )
                or (zone == s.edition.rules.exit and not s.crowd(zone) and s.gathered(self.me))
            )
        ]
        safe = [zone for zone in within if self.risk(zone, self.company(zone)) < DARING]
        return min(safe, key=self.reachable.__getitem__, default="")

    def leaves(self, zone: str) -> bool:
        """Whether an objective is better taken by somebody later who does not raise the danger level by that.

        By a plan those take it who have learned less than the others of their team.
        """
        s, points = self.s, self.s.edition.box.numbers.objective
        heirs = [
            one
            for one, reach in zip(self.waiting, self.ranges, strict=True)
            if reach.get(zone, FAR) < s.steps(one)
        ]
        if self.planned and any(one.id in self.mates and one.xp < self.me.xp for one in heirs):
            return True
        return s.rises(self.me, points) and not all(s.rises(one, points) for one in heirs)

    def company(self, zone: str) -> list[SurvivorView]:
        """Who would be in a zone with who acts: who has acted there, and who can follow."""
        return self.groups(zone)[zone]

    def score(self, zone: str) -> float:
        """What it is worth to end the turn in a zone."""
        s, manner = self.s, self.manner
        groups = self.groups(zone)
        found = manner.step * self.progress(zone)
        found += manner.company * (len(groups[zone]) - 1)
        if len(groups[zone]) < 2 < len(s.squad):
            found -= ALONE
        away = s.layout.distances(zone)
        near = s.layout.distances(self.me.zone)
        strays = (at for at in groups if at != zone and near.get(at, FARTHEST) < FARTHEST)
        found -= STRAY * sum(
            sum(one.id in self.mates or one.guest for one in groups[at])
            * min(away.get(at, FARTHEST), FARTHEST)
            for at in strays
        )
        if zone in s.lures:
            cost = manner.at_stake if s.needed else LURED
            found -= cost if s.spoiled else cost / 4
        if manner.idle and zone in s.needed and self.reachable[zone] >= s.view.actions:
            beset = any(at in s.beside(zone) for at in s.spoilers)
            found -= manner.idle * (2 if beset else 1)
        found += PREY * (1 - self.alive(zone, groups[zone]))
        found += QUARRY * self.slain(zone, groups[zone])
        return found - self.risks(zone)

    def alive(self, zone: str, there: list[SurvivorView]) -> float:
        """How likely what spreads mold is alive after these have fought from a zone."""
        s = self.s
        if not s.spoilers:
            return 1.0
        key = (zone, *(one.id for one in there))
        if key not in self.hunts:
            fighters = self.fighters(zone, there)
            self.hunts[key] = min(escapes(s, at, zone, fighters) for at in s.spoilers)
        return self.hunts[key]

    def slain(self, zone: str, there: list[SurvivorView]) -> float:
        """The harm that these are likely to take off in a zone."""
        s = self.s
        if zone not in s.view.horde:
            return 0.0
        left = s.left_over(zone, self.fighters(zone, there))
        return s.harm(zone) - sum(number * odds.harm(kind) for kind, number in left.items())

    def groups(self, zone: str) -> dict[str, list[SurvivorView]]:
        """Where everybody would be if who acts ends the turn in a zone, and all follow who can."""
        if zone not in self.gatherings:
            self.gatherings[zone] = self._gathered(zone)
        return self.gatherings[zone]

    def _gathered(self, zone: str) -> dict[str, list[SurvivorView]]:
        found: dict[str, list[SurvivorView]] = {zone: [self.me]}
        for one in self.done:
            found.setdefault(one.zone, []).append(one)
        for one, reach in zip(self.waiting, self.ranges, strict=True):
            at = zone
            if one.id not in self.mates:
                at = one.zone
            elif zone not in reach:
                at = max(found, key=lambda other: (other in reach, len(found[other])))
                at = at if at in reach else one.zone
            found.setdefault(at, []).append(one)
        return found

    def risks(self, zone: str) -> float:
        """What may happen to everybody if who acts ends the turn in this zone."""
        return sum(self.risk(at, there) for at, there in self.groups(zone).items())

    def risk(self, zone: str, there: list[SurvivorView]) -> float:
        """What may happen in a zone to those who are there."""
        key = (zone, *(one.id for one in there))
        if key not in self.known:
            self.known[key] = self.danger(zone, there)
        return self.known[key]

    def danger(self, zone: str, there: list[SurvivorView]) -> float:
        """What may happen in a zone to those who are there, after they fought."""
        s = self.s
        left = s.left_over(zone, self.fighters(zone, there))
        blows = [
            kind.row.damage
            for kind, number in left.items()
            for _ in range(kind.row.actions * ceil(number - ROUND))
        ]
        blows += s.inrush(zone)
        found = BLOOD * sum(blows)
        shield = any(s.view.machines.get(one) == zone for one in s.view.woken)
        if blows and not shield and share(there, blows) is None:
            found += self.manner.death
        elif s.looming(zone) and share(there, [*blows, s.looming(zone)]) is None:
            found += LOOMING * self.alive(zone, there)
        if any(at in s.beside(zone) for at in s.spoilers):
            found += HAUNTED * self.alive(zone, there)
        if all(map(s.crowd, s.layout.exits[zone])):
            found += TRAPPED
        excess = s.coming(zone) - s.harm(zone) - WORK * len(there)
        excess += sum(number * odds.harm(kind) for kind, number in left.items())
        return found + self.manner.too_much * max(0.0, excess)

    def fighters(self, zone: str, there: list[SurvivorView]) -> list[tuple[SurvivorView, int]]:
        """Who of those can still strike in a zone in this round, and how often."""
        s, found = self.s, []
        for one in there:
            if one is self.me:
                if zone in self.reachable:
                    cost = self.reachable[zone] + s.crowd(one.zone) * (zone != one.zone)
                    found.append((one, max(0, s.view.actions - cost)))
            elif one in self.waiting:
                reach = self.ranges[self.waiting.index(one)]
                extra = s.crowd(one.zone) * (one.zone == zone)
                found.append((one, max(0, s.steps(one) - reach.get(zone, 9) + extra)))
        return found

    def needs_gun(self) -> bool:
        """Whether the sentry gun must not be woken: the squad is to gather at it."""
        gun = self.s.view.machines.get(GUN)
        return gun is not None and self.course.goals == [gun]

    def spare(self) -> int:
        """The actions that are left when the camp is reached."""
        return self.s.view.actions - self.reachable[self.camp]

    def toward(self, zone: str) -> bool:
        """Whether a neighbouring zone is on a shortest way to the camp."""
        s = self.s
        far = self.reachable[self.camp]
        left = s.reach(self.stand_in(zone), far).get(self.camp)
        return left is not None and left < far

    def beyond(self, zone: str) -> float:
        """What the best place is worth to which a neighbouring zone is on a shortest way."""
        steps = max(self.reachable.values())
        ahead = self.s.reach(self.stand_in(zone), max(0, steps - 1))
        return max(
            (self.worth[at] for at, far in ahead.items() if self.reachable.get(at) == far + 1),
            default=-MOST,
        )

    def stand_in(self, zone: str) -> SurvivorView:
        """Who acts, as if in another zone."""
        return msgspec.structs.replace(self.me, zone=zone)


def expendable(machine: str, places: Places) -> bool:
    """Whether a machine may be lost."""
    if machine not in MACHINES:
        return False
    return not (machine == GUN and places.needs_gun()) and not places.s.view.barred
