"""How good a position looks: what is left to do, who is hurt, and what stands near.

A search asks this where a thought ends, when the next round begins. The weights are set by hand, with an eye
on a regression over few games: arms, mold and the number of Xenos told most. They are such that a usual
position has a hope of two fifths, so that losing somebody costs much (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from statistics import fmean

from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.survivor.goals import Course, left_to_do
from hullbreach.games.invader.survivor.situation import Situation

FARTHEST = 12
"""More steps to the goal are all the same."""
NEAR = 2
"""As near to somebody Xenos are felt, and what spreads mold is."""

WEIGHTS = {
    "one": 3.6,
    "errands": -2.0,
    "way": -1.2,
    "scattered": -0.5,
    "alone": -0.5,
    "lost armor": -0.8,
    "last armor": -0.7,
    "overrun": -0.6,
    "menace": -0.1,
    "xenos near": -0.15,
    "xenos": -1.2,
    "mold": -1.6,
    "chain": -0.8,
    "spoiler near": -0.3,
    "spoiler at an objective": -0.5,
    "level": -0.5,
    "arms": 2.9,
}


def features(s: Situation) -> dict[str, float]:
    """What a position is judged by, most of it between 0 and 1."""
    crew = [one for one in s.view.crew if one.zone]
    zones = [one.zone for one in crew]
    course = Course(s)
    spread = s.layout.distances(s.midst)
    near = {other for zone in {*zones} for other in around(s, zone)}
    bears = {zone: sum(max(0, one.armor - 1) for one in s.people(zone)) for zone in zones}
    return {
        "one": 1.0,
        "errands": left_to_do(s) / 5,
        "way": fmean(min(course.distance.get(zone, FARTHEST), FARTHEST) for zone in zones)
        / FARTHEST,
        "scattered": fmean(min(spread.get(zone, FARTHEST), FARTHEST) for zone in zones),
        "alone": fmean(zones.count(zone) == 1 for zone in zones),
        "lost armor": sum(one.most - one.armor for one in crew if not one.guest) / 3,
        "last armor": sum(one.armor < 2 for one in crew if not one.guest) / 2,
        "overrun": sum(max(0, s.menace(zone) - bears[zone]) for zone in {*zones}) / 5,
        "menace": sum(s.menace(zone) for zone in {*zones}) / 10,
        "xenos near": sum(s.harm(zone) for zone in near) / 10,
        "xenos": sum(map(sum, s.view.horde.values())) / 30,
        "mold": len(s.view.mold) / 10,
        "chain": nearly_joined(s),
        "spoiler near": float(any(zone in near for zone in s.spoilers)),
        "spoiler at an objective": endangered(s),
        "level": s.view.level / 2,
        "arms": fmean(s.hits(one) for one in s.squad) / 2 if s.squad else 0.0,
    }


def around(s: Situation, zone: str) -> set[str]:
    """The zones near a zone."""
    return {other for other, far in s.layout.distances(zone).items() if far <= NEAR}


def nearly_joined(s: Situation) -> float:
    """How near the mold of two nests is to be one: 1 if a single zone is missing."""
    nests = [zone for zone, tokens in s.view.spawns.items() if tokens]
    line = chain(s.board, nests, s.view.mold)
    return 1 / max(1, missing(line, s.view.mold)) if line else 0.0


def endangered(s: Situation) -> float:
    """Whether what spreads mold is near an objective that is needed."""
    return float(any(zone in s.needed for at in s.spoilers for zone in around(s, at)))


def hope(s: Situation) -> float:
    """The chance to win as it looks: between 0 and 1."""
    if not any(one.zone for one in s.view.crew):
        return 1.0
    found = features(s)
    return 1 / (1 + exp(-sum(weight * found[name] for name, weight in WEIGHTS.items())))
