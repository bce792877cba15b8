"""How good a position of Nemesis looks.

A search asks this where it does not play a thought to its end. The weights are those of a logistic
regression over games of the survivor alone, as they stood when a round began, after an earlier round
in which it had done many things by chance: so it is the deed that counts, not that the survivor
does it when all is well (docs/bots.md). A crew is judged otherwise (`prospects`).
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor import prospects
from hullbreach.games.nemesis.survivor.errands import destroys, errands, needs
from hullbreach.games.nemesis.survivor.leaving import arrival, preparations, waiting_place, ways_out
from hullbreach.games.nemesis.survivor.plan import next_errand
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.survivor.errands import tour, trouble
from hullbreach.games.survival.survivor.hope import condition, weigh

OUT, OUT_UNDONE = 0.9, 0.02
"""For whoever is out of it alive: with the objective fulfilled as far as one can see, and without."""
MOST_PACE = 3.0
"""More rounds of work for each that is left are hopeless all the same."""
FARTHEST = 20.0
"""More trouble on the way to the next errand is all the same, too."""
STAKES = 5.0
"""The odds of a crew count so many times: so it begins with as much hope as somebody alone."""

WEIGHTS = {
    "one": -0.3,
    "one serious wound": -0.3,
    "two serious wounds": -0.4,
    "three serious wounds": -0.8,
    "undressed wounds": -0.15,
    "light wounds": -0.15,
    "larva": -1.0,
    "contamination": -1.5,
    "slime": -0.3,
    "cards": 0.15,
    "cards that pay": 0.13,
    "intruders here": -0.65,
    "intruders next door": 0.0,
    "intruders aboard": -0.3,
    "intruders in the bag": -0.6,
    "noises": -0.04,
    "fires": -0.1,
    "rooms on fire": -0.08,
    "malfunctions": -0.1,
    "unexplored": -0.6,
    "risk here": -0.1,
    "escape items": 0.2,
    "healing items": 0.05,
    "tools": 0.05,
    "ammo": 0.2,
    "things to do": -0.15,
    "pace": -0.6,
    "way to the next": -1.2,
    "leaving": 0.4,
    "exit open": -0.1,
    "time": 0.75,
    "time, for Earth": 0.9,
    "course and engines": 1.3,
    "destroys": 0.5,
    "self-destruct": 0.3,
    "egg at hand": 0.8,
    "signal sent": 0.5,
    "needs biology": -2.2,
    "needs egg": -0.5,
    "needs post-mortem": 0.6,
    "left destruct": -1.1,
    "left examine-corpse": -1.3,
    "left fetch-corpse": -2.1,
    "left fetch-egg": -0.9,
    "left lay-out-corpse": -1.0,
    "left signal": -0.4,
    "left take-egg": -0.8,
}


def features(s: ShipSituation) -> dict[str, float]:
    """What is seen at a glance, each as a small number."""
    return (
        condition(s)
        | tasks(s)
        | {
            "undressed wounds": float(len(s.me.wounds)),
            "cards that pay": float(s.purse),
            "noises": float(len(s.noises)),
            "rooms on fire": float(s.fires),
            "exit open": float(bool(ways_out(s))),
            "course and engines": arrival(s),
            "self-destruct": float(s.view.destruct >= 0),
            "egg at hand": float(s.has(EGG)),
            "signal sent": float(s.me.signal),
            "time": s.view.time / 15,
        }
    )


def tasks(s: ShipSituation) -> dict[str, float]:
    """What is left to do, how long that takes, and how hard it is."""
    wanted, left = needs(s), [*errands(s), *preparations(s)]
    kinds = {errand.name: 1 + errand.after for errand in left}
    work = tour(s, left, ways_out(s) or waiting_place(s))
    aim = next_errand(s)
    way = FARTHEST if aim is None else min(FARTHEST, trouble(s, aim))
    hard = {name: 0.0 for name in WEIGHTS if name.startswith(("needs ", "left "))}
    hard |= {name: 1.0 for need in wanted if (name := f"needs {need}") in hard}
    hard |= {name: 1.0 for kind in kinds if (name := f"left {kind}") in hard}
    return hard | {
        "things to do": float(sum(kinds.values())),
        "pace": min(MOST_PACE, work / max(1, s.rounds)),
        "way to the next": way / 10,
        "leaving": float(aim is not None and aim.leaves),
        "destroys": float(destroys(s)),
        "time, for Earth": s.view.time / 15 if "earth" in wanted else 0.0,
    }


def hope(s: ShipSituation) -> float:
    """The chance to win as it looks to this player; of a crew, how it compares with others."""
    if s.view.mode == "coop":
        return crew_hope(s)
    if s.me.status in ("hibernating", "escaped"):
        return OUT_UNDONE if errands(s) else OUT
    if s.me.status not in ("aboard", "pod"):
        return 0.0
    return weigh(features(s), WEIGHTS)


def crew_hope(s: ShipSituation) -> float:
    """The chance that a crew wins, on a scale on which slim chances can be told apart."""
    chance = prospects.chance(s)
    return STAKES * chance / (STAKES * chance + 1.0 - chance)
