"""How good a position of Lockdown looks.

A search asks this where it does not play a thought to its end. The weights are those of a
regression over games of the survivor alone, as they stood when a round began, rounded, and put
right by hand where those games could not tell (docs/bots.md).
"""

from __future__ import annotations

from hullbreach.games.lockdown.survivor.errands import errands
from hullbreach.games.lockdown.survivor.leaving import countdown, exits, rounds_to
from hullbreach.games.lockdown.survivor.situation import BaseSituation
from hullbreach.games.survival.survivor.hope import condition, fellowship, weigh

OUT, OUT_UNDONE = 0.9, 0.02
"""For whoever is out of it alive: with the objective fulfilled as far as one can see, and without."""
AT_FIRST = 0.2
"""Before anybody is anywhere."""
SAFE = {"escaped": "launched", "isolated": "isolated", "bunker": "bunker"}
"""Those who are out of it, and by which way: the plan may ask for it."""
MOST_ROUNDS = 15.0
"""More work than this is hopeless all the same."""

WEIGHTS = {
    "one": -1.3,
    "one serious wound": -0.5,
    "two serious wounds": -0.9,
    "three serious wounds": -0.3,
    "light wounds": -0.1,
    "larva": -0.95,
    "contamination": -1.5,
    "slime": -0.1,
    "cards": 0.3,
    "intruders here": -0.65,
    "intruders next door": -0.5,
    "intruders aboard": -0.85,
    "intruders in the bag": -0.85,
    "fires": -0.3,
    "malfunctions": -0.3,
    "unexplored": 0.6,
    "risk here": -0.2,
    "things to do": -0.95,
    "work": -0.65,
    "countdown": 0.8,
    "gate": 0.75,
    "prospect": 1.6,
    "way out": -0.1,
    "power": 0.1,
    "knowledge": 0.4,
    "time": 0.4,
}

CREW_WEIGHTS = WEIGHTS | {
    "dead": -0.6,
    "safe": 0.6,
    "the crew's wounds": -0.8,
    "the crew's larvae": -0.4,
}
"""All for one: how the others fare counts, too, and one's own death is not the end."""


def features(s: BaseSituation) -> dict[str, float]:
    """What is seen at a glance, each as a small number."""
    todo, ways, start = errands(s), exits(s), countdown(s)
    work = sum(rounds_to(s, errand) for errand in (*todo, *start))
    crew = fellowship(s) if s.view.mode == "coop" else {}
    return (
        condition(s)
        | crew
        | {
            "things to do": float(len({errand.name for errand in todo})),
            "work": min(MOST_ROUNDS, work) / 5,
            "countdown": float(s.counting),
            "gate": float(s.view.gate_open and bool(s.rover)),
            "prospect": ways[0].chance if ways else 0.0,
            "way out": min(MOST_ROUNDS, ways[0].rounds) / 5 if ways else MOST_ROUNDS / 5,
            "power": len(s.view.active) / 4,
            "knowledge": min(8.0, s.me.knowledge) / 8,
            "time": s.rounds / 15,
        }
    )


def hope(s: BaseSituation) -> float:
    """The chance to win as it looks to this player."""
    if not s.here:
        return AT_FIRST
    if s.view.mode == "coop":
        return weigh(features(s), CREW_WEIGHTS)
    if s.me.status in SAFE:
        way = SAFE[s.me.status]
        return OUT_UNDONE if errands(s) else OUT * (1.0 - s.doom(way))
    if s.me.status not in ("aboard", "pod"):
        return 0.0
    return weigh(features(s), WEIGHTS)
