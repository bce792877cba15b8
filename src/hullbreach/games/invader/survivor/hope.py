"""How good a position looks: that nobody falls in the next two rounds, and that the squad wins then.

A search asks this where a thought ends, when the next round begins. Both chances are weighed by logistic
regressions over games of the survivor (`examples/fit_invader.py`, docs/bots.md). The first is learned from all
positions, the second from those after which the squad lasted: so a fall that is near counts for what it is,
however far the errands are done.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from statistics import fmean

from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.survivor import odds
from hullbreach.games.invader.survivor.goals import Course, left_to_do
from hullbreach.games.invader.survivor.situation import FAR, Situation
from hullbreach.games.invader.survivor.turns import well_armed

FARTHEST, ASTRAY = 15, 9
"""More steps to the goal are all the same, and more between somebody and the others."""
NEAR = 2
"""As near to somebody Xenos are felt, and what spreads mold is to an objective."""
STAKES = 5.0
"""The odds count so many times: then a usual position has a hope of nearly one half."""
LEARNED = ("m2", "m4", "m5", "m6", "m8", "m10")
"""The missions that the weights were learned from: those that are won now and then."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "one": (4.92, 5.48),
    "mission m2": (-0.04, -0.34),
    "mission m4": (0.01, -0.30),
    "mission m5": (-0.14, 0.80),
    "mission m6": (0.60, 0.25),
    "mission m8": (0.07, 0.45),
    "mission m10": (-0.52, -0.92),
    "errands": (-0.30, -0.53),
    "needed": (-0.23, -0.36),
    "way": (-0.22, -0.32),
    "way of the first": (0.40, -0.27),
    "round": (0.19, 0.23),
    "on the map": (0.89, -4.26),
    "armor": (1.50, 0.27),
    "last armor": (-0.06, -3.28),
    "learned": (0.00, 0.68),
    "oxygen": (-0.38, 0.91),
    "stray": (-0.27, 0.19),
    "hits": (0.16, 0.54),
    "well armed": (0.26, 0.63),
    "guns": (0.56, 1.39),
    "fire": (-0.16, 0.86),
    "machines": (0.34, 0.17),
    "harm here": (-0.49, -0.05),
    "harm next door": (-0.38, -0.02),
    "crowd near": (-0.31, -0.26),
    "xenos": (-0.65, -0.25),
    "figures left": (0.37, 0.22),
    "abominations": (-0.57, -0.19),
    "abomination here": (0.20, -0.16),
    "abomination next door": (-0.24, -0.18),
    "closed doors": (0.73, 0.32),
    "awake": (-0.94, -1.14),
    "mold": (-0.84, -0.72),
    "chain": (-0.81, -0.08),
    "spoiler at an objective": (-0.61, -0.31),
}
"""What counts for how much: that nobody falls soon, and that the squad wins then."""


def features(s: Situation) -> dict[str, float]:
    """What a position is judged by, most of it between 0 and 1."""
    return {"one": 1.0} | errands(s) | people(s) | arms(s) | xenos(s) | nests(s)


def errands(s: Situation) -> dict[str, float]:
    """What is left to do, how far that is, and how late it is."""
    distance = Course(s).distance
    ways = [min(distance.get(one.zone, FARTHEST), FARTHEST) / 10 for one in s.squad] or [0.0]
    return {
        **{f"mission {one}": float(one == s.edition.mission.id) for one in LEARNED},
        "errands": left_to_do(s) / 5,
        "needed": len(s.needed) / 3,
        "way": fmean(ways),
        "way of the first": min(ways),
        "round": s.view.round / 10,
        "on the map": len(s.squad) / 6,
    }


def people(s: Situation) -> dict[str, float]:
    """How the squad fares: armor, what it has learned, and who is far from the others."""
    spread = s.layout.distances(s.midst)
    return {
        "armor": sum(one.armor - 1 for one in s.squad) / 10,
        "last armor": part(one.armor < 2 for one in s.squad),
        "learned": part(one.xp for one in s.squad) / 20,
        "oxygen": part(s.breathes(one) for one in s.squad),
        "stray": max((min(spread.get(one.zone, ASTRAY), ASTRAY) for one in s.squad), default=0) / 5,
    }


def arms(s: Situation) -> dict[str, float]:
    """What the squad fights with."""
    weapons = [[weapon for weapon, _ in s.ready(one)] for one in s.squad]
    guns = [
        [one for one in those if one.type == "ranged" and not one.hellfire] for those in weapons
    ]
    return {
        "hits": part(s.hits(one) for one in s.squad) / 2,
        "well armed": part(well_armed(s, one) for one in s.squad),
        "guns": part(bool(those) for those in guns),
        "fire": float(any(one.hellfire for those in weapons for one in those)),
        "machines": float(len(s.view.machines)),
    }


def xenos(s: Situation) -> dict[str, float]:
    """What stands how near, and how many figures are left."""
    far = farness(s)
    near: list[list[int]] = [[], [], []]
    crowd = 0
    for zone, packs in s.packs_of_xenos.items():
        away = far.get(zone, FAR)
        for kind, number in packs:
            if not kind.row.abomination and away <= NEAR:
                near[away].append(odds.harm(kind) * number)
                crowd += number * (away == NEAR)
    beasts = [far.get(zone, FAR) for zone in s.spoilers]
    stock = [s.view.stock[kind.at] for kind in s.edition.kinds if not kind.row.abomination]
    return {
        "harm here": sum(near[0]) / 10,
        "harm next door": sum(near[1]) / 10,
        "crowd near": crowd / 10,
        "xenos": sum(map(sum, s.view.horde.values())) / 30,
        "figures left": min(stock) / 10,
        "abominations": float(len(beasts)),
        "abomination here": float(0 in beasts),
        "abomination next door": float(1 in beasts),
        "closed doors": len(s.view.closed) / 5,
    }


def nests(s: Situation) -> dict[str, float]:
    """The nests that are awake, and how far the mold is."""
    return {
        "awake": float(len(s.view.awake)),
        "mold": len(s.view.mold) / 10,
        "chain": nearly_joined(s),
        "spoiler at an objective": endangered(s),
    }


def part(values: Iterable[float]) -> float:
    """The mean of what the squad has; nothing if nobody is left on the map."""
    found = list(values)
    return fmean(found) if found else 0.0


def farness(s: Situation) -> dict[str, int]:
    """How far every zone is from the nearest of us."""
    found = dict[str, int]()
    for start in {one.zone for one in s.view.crew if one.zone}:
        for zone, far in s.layout.distances(start).items():
            found[zone] = min(far, found.get(zone, far))
    return found


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


def weigh(found: dict[str, float], which: int) -> float:
    """One of the two chances."""
    return 1 / (1 + exp(-sum(WEIGHTS[name][which] * value for name, value in found.items())))


def lasts(s: Situation) -> float:
    """The chance that nobody falls in the next two rounds."""
    return weigh(features(s), 0)


def hope(s: Situation) -> float:
    """The chance to win as it looks, on a scale on which slim chances can be told apart."""
    if not any(one.zone for one in s.view.crew):
        return 1.0
    found = features(s)
    chance = weigh(found, 0) * weigh(found, 1)
    return STAKES * chance / (STAKES * chance + 1 - chance)
