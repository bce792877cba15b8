"""How good a position looks: what is left to do, who is hurt, and what stands near."""

from __future__ import annotations

from math import exp

from hullbreach.games.invader.survivor.goals import Course, left_to_do
from hullbreach.games.invader.survivor.situation import Situation

ERRAND, STEP, ARMOR, MENACE, CROWD, MOLD, LEVEL = 0.45, 0.1, 0.35, 0.22, 0.03, 0.06, 0.35
"""What each of them weighs: an errand, a step to it, a lost point of armor, damage that is due, a Xeno,
a zone of mold, a danger level."""
START = 2.5
FARTHEST = 12


def hope(s: Situation) -> float:
    """The chance to win as it looks: between 0 and 1."""
    course = Course(s)
    crew = [one for one in s.view.crew if one.zone]
    doubt = ERRAND * left_to_do(s)
    steps = [min(course.distance.get(one.zone, FARTHEST), FARTHEST) for one in crew]
    doubt += STEP * sum(steps) / max(1, len(steps)) * 2
    doubt += ARMOR * sum(lost(one.most, one.armor) for one in crew if not one.guest)
    for zone in {one.zone for one in crew}:
        bears = sum(max(0, one.armor - 1) for one in crew if one.zone == zone)
        menace = s.coming(zone)
        doubt += MENACE * (menace + 2 * max(0, menace - bears))
    doubt += CROWD * sum(sum(counts) for counts in s.view.horde.values())
    doubt += MOLD * len(s.view.mold) + LEVEL * s.view.level
    return 1 / (1 + exp(doubt - START))


def lost(most: int, now: int) -> float:
    """What lost armor means: the last point counts most."""
    return (most - now) * (2 if now < 2 else 1)
