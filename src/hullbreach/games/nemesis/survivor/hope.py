"""How good a position looks: the chance to win, guessed from what a player sees at a glance.

The weights were fitted to games of the survivor against the ship alone, as they stood when a
round began (docs/bots.md); a search uses them where it does not play a thought to its end.
"""

from __future__ import annotations

from math import exp

from hullbreach.games.nemesis.survivor.errands import Errand, errands, trouble
from hullbreach.games.nemesis.survivor.leaving import arrival, preparations, waiting_place, ways_out
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.survival.model import ADULT, BREEDER, LARVA, QUEEN

LARGE = (ADULT, BREEDER, QUEEN)
FAR_AWAY = 12.0
"""More trouble than this is all the same."""

WEIGHTS = {
    "one": 0.3,
    "one serious wound": -0.4,
    "two serious wounds": -0.1,
    "three serious wounds": -0.5,
    "light wounds": -0.05,
    "larva": -1.15,
    "contamination": -1.55,
    "slime": -0.4,
    "cards": 0.75,
    "intruders here": -0.5,
    "intruders next door": -0.1,
    "intruders aboard": -0.4,
    "intruders in the bag": -0.9,
    "things to do": -0.9,
    "way to the next": -0.6,
    "way to the exit": -0.4,
    "fires": -0.4,
    "malfunctions": -0.55,
    "escape item": 0.1,
    "wants to destroy": -0.35,
    "self-destruct": -0.45,
    "course and engines": 0.6,
    "unexplored": 0.45,
    "time": 0.4,
}


def features(s: Sight) -> dict[str, float]:
    """What is seen at a glance, each as a small number."""
    me = s.me
    todo, opening = errands(s), preparations(s)
    left = [*todo, *opening]
    exits = ways_out(s) or waiting_place(s)
    here = s.intruders.get(s.here, [])
    return {
        "one": 1.0,
        "one serious wound": float(s.serious >= 1),
        "two serious wounds": float(s.serious >= 2),
        "three serious wounds": float(s.serious >= 3),
        "light wounds": float(me.light),
        "larva": float(me.larva),
        "contamination": min(4.0, s.contamination) / 4,
        "slime": float(me.slimed),
        "cards": min(5.0, me.cards) / 5,
        "intruders here": float(sum(kind != LARVA for kind in here)),
        "intruders next door": float(
            sum(beyond in s.intruders for _, beyond in s.board.ways[s.here])
        ),
        "intruders aboard": len(s.view.figures) / 4,
        "intruders in the bag": sum(s.view.bag.get(kind, 0) for kind in LARGE) / 8,
        "things to do": float(len({errand.name for errand in left})),
        "way to the next": min(FAR_AWAY, _nearest(s, left)) / 4 if left else 0.0,
        "way to the exit": min(FAR_AWAY, _nearest(s, exits)) / 4 if exits else FAR_AWAY / 4,
        "fires": many(s.fires),
        "malfunctions": many(s.malfunctions),
        "escape item": float(s.has("item-smoke-grenade") or s.has("item-fire-extinguisher")),
        "wants to destroy": float(any(errand.name == "destruct" for errand in opening)),
        "self-destruct": float(s.view.destruct >= 0),
        "course and engines": arrival(s),
        "unexplored": len(s.unexplored) / 16,
        "time": s.view.time / 15,
    }


def many(markers: int) -> float:
    """Markers of which eight are too many: harmless at first, then not."""
    return max(0, markers - 3) / 4


def _nearest(s: Sight, found: list[Errand]) -> float:
    return min((trouble(s, errand) for errand in found), default=FAR_AWAY)


def hope(s: Sight) -> float:
    """The chance to win as it looks to this player."""
    if s.me.status == "dead":
        return 0.0
    score = sum(WEIGHTS[name] * value for name, value in features(s).items())
    return 1.0 / (1.0 + exp(-score))
