"""How good a position looks: the way that is left, and the life that is left for it.

The weights are set by hand.
"""

from __future__ import annotations

from math import exp

from hullbreach.games.retaliation.rules.model import SPACES_OF_HEALTH
from hullbreach.games.retaliation.survivor.goals import Goals
from hullbreach.games.retaliation.survivor.situation import Situation
from hullbreach.games.survival.rules.model import EGG

OUT = 0.9
"""How sure it is to win for whoever has got away with everything done."""
LARVA = 0.5
"""What is left of that with a larva."""
NEED, STEP, LIFE, AIR, FOE, GUARDED = -0.7, -0.06, 0.35, 0.06, -0.6, 0.25
"""What counts for how much: things to do, steps to go, health, air, intruders here, security."""
BIAS = -0.5
FAR_AWAY = 25.0
"""No way counts for more steps than this."""


def hope(s: Situation) -> float:
    """How good a view looks to its seat; in a crew the best of all counts half."""
    crew = [who for who in s.view.crew if who.status != "dead"]
    if not crew:
        return 0.0
    goals = Goals(s)
    me = s.me
    done = not goals.needs
    if me.status in ("escaped", "hibernating"):
        left = any(who.status == "aboard" for who in s.view.crew)
        return (OUT if done else 0.3 if left else 0.0) * (LARVA if me.larva else 1.0)
    if me.status != "aboard":
        return 0.5 * OUT if done else 0.1
    out = min((one.cost for one in goals.ways_out), default=FAR_AWAY)
    way = sum(min(need.cost, FAR_AWAY) for need in goals.needs) + min(out, FAR_AWAY)
    score = (
        BIAS
        + NEED * len(goals.needs)
        + STEP * way
        + LIFE * (SPACES_OF_HEALTH - me.health) / 2
        + AIR * min(s.breath, 12)
        + FOE * min(len(s.those(s.here)), 3)
        + GUARDED * min(s.secured(s.here), 2)
        + (0.8 if EGG in me.carried or me.data else 0.0)
        + (-0.8 if me.larva else 0.0)
    )
    return OUT / (1.0 + exp(-score))
