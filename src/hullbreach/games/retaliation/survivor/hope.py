"""How good a position looks: that the work gets done, and that one gets away then.

Both chances are weighed by logistic regressions over games of the survivor alone, as they stood when a
round began, after a round in which it had done many things by chance (docs/bots.md). The first was
learned from games in which something was left to do, the second from those in which all was done in the
end: so neither is judged by games that were lost for the reason of the other. Then the weights were moved
until they told apart what comes of different choices at one decision as the hope two rounds later does.
"""

from __future__ import annotations

from hullbreach.games.retaliation.rules.model import SECTION, SPACES_OF_HEALTH
from hullbreach.games.retaliation.rules.movement import SENSOR
from hullbreach.games.retaliation.survivor.goals import Errand, Goals
from hullbreach.games.retaliation.survivor.situation import Situation
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.survivor.hope import weigh

OUT, LARVA, LEFT = 0.9, 0.5, 0.3
"""For whoever has got away with everything done: without a larva, with one, and if others still work."""
STAKES = 3.0
"""The odds count so many times: so a game begins with as much hope as one of Nemesis."""
FARTHEST, NO_WAY = 30.0, 25.0
"""No way to something counts for more steps than this, and if there is no way out at all."""
AIR = 4.0
"""What a room with air is worth, in turns to breathe,"""
PER_BREATH = 2.5
"""and how many steps one takes for one."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "one": (-1.41, 0.36),
    "life": (0.28, 0.10),
    "critical": (-0.22, -0.10),
    "wounds": (-0.22, -0.22),
    "larva": (-0.02, -0.82),
    "contamination": (-0.13, -0.93),
    "cards": (0.90, 0.30),
    "no air": (-0.79, -0.51),
    "little air": (-0.34, -0.17),
    "breathless": (-0.07, -0.31),
    "adults here": (-0.41, -0.56),
    "drones here": (-0.35, -0.76),
    "queen here": (-0.59, -1.21),
    "queen next door": (0.09, -0.15),
    "crowd next door": (0.24, -0.06),
    "security": (-0.01, 0.00),
    "burning": (-0.24, 0.13),
    "fires": (0.58, -0.31),
    "shots": (0.11, 0.30),
    "sensor": (0.34, 0.04),
    "sensor on the way": (0.13, 0.27),
    "work": (-1.09, 0.17),
    "out": (0.35, -0.68),
    "next": (-0.78, -0.51),
    "strain": (-0.08, -0.34),
    "done": (0.00, 0.30),
    "exit known": (0.00, 0.59),
    "round": (-0.06, -0.22),
    "countdown": (0.05, 0.05),
    "countdown, far from out": (-0.43, -0.89),
    "left data": (-0.04, -2.40),
    "left nest": (-1.93, -1.00),
    "left support": (-0.49, 0.17),
    "left reactor-room": (-1.69, -0.57),
    "lander only": (0.00, -0.94),
    "lander only, called": (0.00, 0.35),
}
"""What counts for how much: that the work gets done, and that one gets away then."""
WORK = {name: weights[0] for name, weights in WEIGHTS.items()}
AWAY = {name: weights[1] for name, weights in WEIGHTS.items()}


def tour(s: Situation, goals: Goals) -> tuple[float, float, float]:
    """How far it is through all that is left to do, from there out, and to the next of it."""
    here, left = s.here, list(goals.needs)
    legs: list[float] = []
    while left:
        cost, at = min((leg(s, need, here), number) for number, need in enumerate(left))
        legs.append(cost)
        here = left.pop(at).space or here
    out = min((leg(s, way, here) for way in goals.ways_out), default=NO_WAY)
    return sum(legs), out, legs[0] if legs else out


def leg(s: Situation, errand: Errand, start: str) -> float:
    """What an errand costs from somewhere else than here."""
    if not errand.space:
        return FARTHEST
    way = min(s.to(errand.space, start), NO_WAY)
    return min(FARTHEST, way + errand.cost - s.to(errand.space))


def features(s: Situation) -> dict[str, float]:
    """What is seen at a glance, each as a small number."""
    goals = Goals(s)
    return condition(s) | surroundings(s) | tasks(s, goals)


def condition(s: Situation) -> dict[str, float]:
    """How the character fares."""
    life = SPACES_OF_HEALTH - s.me.health
    air = breaths(s)
    return {
        "one": 1.0,
        "life": max(0, life - 1) / 4,
        "critical": float(life <= SECTION),
        "wounds": float(len(s.me.wounds)),
        "larva": float(s.me.larva),
        "contamination": min(4, max(0, s.carries)) / 2,
        "cards": s.purse / 5,
        "no air": float(air <= 2),
        "little air": float(air <= 6),
        "shots": min(6, s.loaded) / 3,
        "sensor": float(SENSOR in s.me.carried),
    }


def breaths(s: Situation) -> float:
    """How long one can breathe, in turns."""
    return s.breath + (AIR if s.air(s.here) else 0.0)


def surroundings(s: Situation) -> dict[str, float]:
    """What lurks around, and what burns."""
    kinds = [kind_of(one) for one in s.those(s.here)]
    queen = getattr(s.rules, "queen", "")
    large = [kind for kind in kinds if s.rules.sizes[kind] > 1 and kind != queen]
    gaps = s.exits(s.here)
    return {
        "adults here": min(2.0, sum(s.rules.sizes[kind] == 1 for kind in kinds)),
        "drones here": min(2.0, len(large)),
        "queen here": float(s.queen_at == s.here),
        "queen next door": float(s.queen_at in gaps),
        "crowd next door": min(8, sum(len(s.those(gap)) for gap in gaps)) / 4,
        "security": min(2.0, s.secured(s.here)),
        "burning": float(s.burning(s.here)),
        "fires": sum(s.burning(space) for space in s.view.spaces) / 5,
    }


def tasks(s: Situation, goals: Goals) -> dict[str, float]:
    """What is left to do, how far that is, and what is left to do it with."""
    work, out, following = tour(s, goals)
    life = SPACES_OF_HEALTH - s.me.health
    names = {need.name for need in goals.needs}
    done, called = float(not goals.needs), s.me.id == "character-officer"
    only = float(goals.restricted == {"lander"})
    left = s.view.destruct - s.view.round
    countdown = max(0.0, 1.0 - left / 5) if s.view.destruct >= 0 else 0.0
    far = min(3.0, out / 10)
    return {
        "breathless": min(3.0, max(0.0, (work + out) / PER_BREATH - breaths(s)) / 5),
        "sensor on the way": float(SENSOR in s.me.carried) * min(2.0, (work + out) / 15),
        "work": min(4.0, work / 10),
        "out": far,
        "next": min(3.0, following / 10),
        "strain": min(6.0, (work + out) / (life + 1) / 3),
        "done": done,
        "exit known": done * any(way.leaves for way in goals.ways_out),
        "round": s.view.round / 5,
        "countdown": countdown,
        "countdown, far from out": countdown * far,
        "left data": float("data" in names),
        "left nest": float("nest" in names),
        "left support": float(sum(name.startswith("support-") for name in names)),
        "left reactor-room": float("reactor-room" in names),
        "lander only": only,
        "lander only, called": only * called,
    }


def chance(s: Situation) -> float:
    """The chance to win of somebody who is in the base."""
    seen = features(s)
    away = weigh(seen, AWAY)
    return away if seen["done"] else away * weigh(seen, WORK)


def hope(s: Situation) -> float:
    """How good a view looks to its seat, on a scale on which slim chances can be told apart."""
    me = s.me
    if me.status in ("escaped", "hibernating", "pod"):
        left = any(who.status == "aboard" for who in s.view.crew)
        done = 1.0 if not Goals(s).needs else LEFT if left else 0.0
        return done * (LARVA if me.larva else OUT)
    if me.status != "aboard":
        return 0.0
    found = chance(s)
    return STAKES * found / (STAKES * found + 1.0 - found)
