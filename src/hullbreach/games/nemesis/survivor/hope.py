"""How good a position of Nemesis looks.

The weights were fitted to games of the survivor against the ship alone, as they stood when a
round began (docs/bots.md); a search uses them where it does not play a thought to its end.
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import errands
from hullbreach.games.nemesis.survivor.leaving import arrival, preparations, waiting_place, ways_out
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.survival.survivor.hope import condition, fellowship, way_to, weigh

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
    "risk here": -0.2,
    "time": 0.4,
}

CREW_WEIGHTS = WEIGHTS | {
    "dead": -0.6,
    "safe": 0.6,
    "the crew's wounds": -0.8,
    "the crew's larvae": -0.4,
}
"""All for one: how the others fare counts, too, and one's own death is not the end."""


def features(s: Sight) -> dict[str, float]:
    """What is seen at a glance, each as a small number."""
    todo, opening = errands(s), preparations(s)
    left = [*todo, *opening]
    crew = fellowship(s) if s.view.mode == "coop" else {}
    return (
        condition(s)
        | crew
        | {
            "things to do": float(len({errand.name for errand in left})),
            "way to the next": way_to(s, left) if left else 0.0,
            "way to the exit": way_to(s, ways_out(s) or waiting_place(s)),
            "escape item": float(s.has("item-smoke-grenade") or s.has("item-fire-extinguisher")),
            "wants to destroy": float(any(errand.name == "destruct" for errand in opening)),
            "self-destruct": float(s.view.destruct >= 0),
            "course and engines": arrival(s),
            "time": s.view.time / 15,
        }
    )


def hope(s: Sight) -> float:
    """The chance to win as it looks to this player."""
    if s.view.mode == "coop":
        return weigh(features(s), CREW_WEIGHTS)
    if s.me.status == "dead":
        return 0.0
    return weigh(features(s), WEIGHTS)
