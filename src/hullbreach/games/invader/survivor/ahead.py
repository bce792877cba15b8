"""One round ahead: where the Xenos will be if the squad ends its turns like this, and what it can do then.

Xenos are predictable but for what spawns. So a place is judged also by what comes of it: who comes into the
zone, whether the squad can clear it, and where it can be a round later.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.invader.box import Kind
from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.rules.map import way_id
from hullbreach.games.invader.survivor.situation import Situation

Horde = dict[str, dict[Kind, float]]
SURE = 0.75
"""The share of the hits that one reckons with."""
EFFORT = {1: 1.0, 2: 3.0, 3: 12.0}
"""How many hits a Xeno takes, by its toughness: few of them are of one attack."""
FALL, GRIP, SHADOW = 12.0, 10.0, 3.0
"""What it costs if somebody would fall then, to be with an abomination then, and next door to it."""
LATER = 0.3
"""What a step is worth that is gone later."""
WOUND = 0.3
WHOLE = 0.3
"""So much of an action that is likely left counts as one."""


class Ahead:
    """The next Xenos' Phase, and the turns after it."""

    def __init__(self, s: Situation, groups: dict[str, list[SurvivorView]]) -> None:
        self.s = s
        self.groups = groups
        self.closed = {*s.view.closed}
        self.loud = dict(s.view.noise)
        for zone, there in groups.items():
            self.loud[zone] = self.loud.get(zone, 0) + len(there)
        self.loudest = max(self.loud, key=self.loud.__getitem__, default="")
        self._steps: dict[str, tuple[str, ...]] = {}

    def horde(self, left: Horde) -> Horde:
        """Where the Xenos are after they have acted, if these are left now."""
        now = self.marched(left, first=True)
        return self.marched(now, first=False)

    def marched(self, horde: Horde, *, first: bool) -> Horde:
        """All that do not attack go one step; in the second step only those with two actions."""
        found: Horde = {}
        for zone, here in horde.items():
            steps = () if zone in self.groups else self.steps(zone)
            for kind, number in here.items():
                goes = bool(steps) and (first or kind.row.actions > 1)
                for to in steps if goes else (zone,):
                    there = found.setdefault(to, {})
                    share = number / len(steps) if goes else number
                    there[kind] = there.get(kind, 0) + share
        return found

    def steps(self, zone: str) -> tuple[str, ...]:
        """Where Xenos go from a zone; none: nowhere, or a door is in the way."""
        if zone not in self._steps:
            self._steps[zone] = self._found(zone)
        return self._steps[zone]

    def _found(self, zone: str) -> tuple[str, ...]:
        layout = self.s.layout
        sight = layout.sees(zone)
        seen = [one for one in self.groups if one in sight]
        target = max(seen, key=self.loud.__getitem__) if seen else self.loudest or zone
        ways = layout.towards(zone, target) if target != zone else ()
        if not self.closed:
            return ways
        return tuple(one for one in ways if way_id(zone, one) not in self.closed)

    def prospect(self, zone: str, horde: Horde, far: Callable[[str], float]) -> float:
        """What the group of a zone can make of it a round later, at best."""
        s, there = self.s, self.groups[zone]
        here = horde.get(zone, {})
        actions = [
            s.edition.box.numbers.actions + one.skills.count("skill-action") for one in there
        ]
        hits = sum(number * s.hits(one) for number, one in zip(actions, there, strict=True))
        effort = sum(
            EFFORT[kind.row.toughness] * number
            for kind, number in here.items()
            if not kind.row.abomination
        )
        bound = any(kind.row.abomination and number > WHOLE for kind, number in here.items())
        spare = 1 - effort / max(SURE * hits, 0.1)
        steps = int(min(actions) * spare + WHOLE) - bound if spare > 0 else 0
        others = {at: those for at, those in horde.items() if at != zone}
        stay = self.peril(zone, others, there) + GRIP * bound
        if spare < 0:
            stay += WOUND * -spare * hits + FALL * (-spare * hits > self.bears(there))
        best = -stay
        reach = s.reach(there[0], max(0, steps), zone, others)
        for other, away in reach.items():
            if away:
                gain = max(-float(away), min(float(away), far(zone) - far(other)))
                best = max(best, LATER * gain - self.peril(other, others, there))
        return best

    def bears(self, there: list[SurvivorView]) -> int:
        """How much damage a group bears, at most."""
        return sum(one.armor - 1 + ("skill-tough" in one.skills) for one in there)

    def peril(self, zone: str, horde: Horde, there: list[SurvivorView]) -> float:
        """What threatens a group in a zone, from there and from next door."""
        damage, found = 0.0, 0.0
        for kind, number in horde.get(zone, {}).items():
            damage += kind.row.damage * kind.row.actions * number
            found += GRIP * kind.row.abomination
        for other in self.s.layout.paths[zone]:
            for kind, number in horde.get(other, {}).items():
                damage += kind.row.damage * (kind.row.actions - 1) * number
                found += SHADOW * kind.row.abomination
        return found + WOUND * damage + FALL * (damage > self.bears(there))
