"""How good a position of Nemesis looks.

A search asks this where it does not play a thought to its end. The weights began as those of a
regression over games of the survivor alone, as they stood when a round began, and were put right
by hand where a search learned to please them instead of winning (docs/bots.md).
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import errands
from hullbreach.games.nemesis.survivor.leaving import arrival, preparations, waiting_place, ways_out
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.survival.survivor.errands import tour
from hullbreach.games.survival.survivor.hope import condition, fellowship, weigh

OUT, OUT_UNDONE = 0.9, 0.02
"""For whoever is out of it alive: with the objective fulfilled as far as one can see, and without."""
MOST_PACE = 3.0
"""More rounds of work for each that is left are hopeless all the same."""

WEIGHTS = {
    "one": -0.6,
    "one serious wound": -0.6,
    "two serious wounds": -0.6,
    "three serious wounds": -0.3,
    "light wounds": -0.15,
    "larva": -1.0,
    "contamination": -1.1,
    "slime": -0.2,
    "cards": 0.3,
    "intruders here": -0.4,
    "intruders next door": -0.1,
    "intruders aboard": -0.2,
    "intruders in the bag": -0.2,
    "things to do": -0.7,
    "pace": -0.9,
    "fires": -0.8,
    "malfunctions": -0.45,
    "wants to destroy": -0.8,
    "self-destruct": 0.0,
    "course and engines": 0.5,
    "unexplored": 0.6,
    "risk here": -0.2,
    "escape items": 0.1,
    "healing items": 0.1,
    "tools": 0.2,
    "ammo": 0.1,
    "time": 0.6,
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
    kinds = {errand.name: 1 + errand.after for errand in left}
    work = tour(s, left, ways_out(s) or waiting_place(s))
    crew = fellowship(s) if s.view.mode == "coop" else {}
    return (
        condition(s)
        | crew
        | {
            "things to do": float(sum(kinds.values())),
            "pace": min(MOST_PACE, work / max(1, s.rounds)),
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
    if s.me.status in ("hibernating", "escaped"):
        return OUT_UNDONE if errands(s) else OUT
    if s.me.status not in ("aboard", "pod"):
        return 0.0
    return weigh(features(s), WEIGHTS)
