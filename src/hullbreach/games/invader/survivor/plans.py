"""Plans for missions in which the whole squad is too slow: who goes with whom, and who fetches what in which order.

Most missions are won by a squad that stays together. In M7 ten objectives lie far apart, three nests are awake from
the start, and after six rounds the map is full. So two teams run, and fight only where they must.
"""

from __future__ import annotations

import msgspec

from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.survivor.situation import Situation


class Manner(msgspec.Struct, frozen=True):
    """What counts how much for where a turn ends."""

    step: float = 1.0
    """What a step nearer to the goal is worth."""
    company: float = 1.1
    """What somebody is worth who stays in the same zone, or can follow there."""
    death: float = 25.0
    """What it costs if somebody would fall."""
    too_much: float = 1.2
    """What every point of harm costs that is more than those in a zone can take off."""
    at_stake: float = 9.0
    """What it costs to draw what spreads mold past a nest while an objective may be lost by that."""
    afterwards: float = 0.7
    """How much the round after counts."""
    idle: float = 0.0
    """What it costs to stand over an objective that cannot be taken in this turn: what comes there spoils it."""


USUAL = Manner()
HASTY = Manner(
    step=2.0, company=0.6, death=15.0, too_much=0.6, at_stake=15.0, afterwards=0.4, idle=4.0
)
HOMEWARD = msgspec.structs.replace(HASTY, step=1.0)
"""When all is fetched the teams meet again, and the way counts less than each other."""

CAREFUL = Manner(step=0.4, death=40.0, too_much=2.0, afterwards=1.0)
BACK = Manner(step=-0.5, death=40.0, too_much=2.0, afterwards=1.0)
SCATTERED = Manner(step=0.5, company=-0.5, death=40.0)
FLEEING = Manner(step=0.0, company=0.6, death=60.0, too_much=4.0, afterwards=2.0)
WARY = (CAREFUL, FLEEING, BACK, SCATTERED)
"""How a squad may go about a round in which somebody may fall; which of them helps, only a search finds out."""


class Plan(msgspec.Struct, frozen=True):
    """The teams of a mission, and the cells of the objectives that everybody fetches, in their order."""

    aside: frozenset[str]
    """Those who go another way than the others."""
    tours: dict[str, str]
    usual: str
    """The tour of everybody else."""

    def tour(self, s: Situation, one: SurvivorView) -> list[str]:
        """The zones to which somebody goes, in their order."""
        return [s.board.at(cell) for cell in self.tours.get(one.id, self.usual).split()]


PLANS = {
    # The two hardiest fetch what lies beside the first nest. The others go straight through to the far corner, and
    # take the objective near the exit on the way back. Whoever is first of them takes what is nearest to the start.
    "m7": Plan(
        aside=frozenset({"survivor-baraka", "survivor-magnus"}),
        tours={
            "survivor-baraka": "i4 i2 c5",
            "survivor-magnus": "i4 i2 c5",
            "survivor-mitsuki": "h9 f5 f3 e4 e2 c2 c5",
            "survivor-cole": "h5 f5 f3 e4 e2 c2 c5",
            "survivor-jared": "f5 e4 e2 c2 c5",
        },
        usual="f5 f3 e4 e2 c2 c5",
    )
}


def plan_of(s: Situation) -> Plan | None:
    """The plan of the mission, if it has one and something is left to fetch: then all go home together."""
    return PLANS.get(s.edition.mission.id) if s.needed else None


def manner_of(s: Situation) -> Manner:
    """How the squad goes about the mission."""
    if s.edition.mission.id not in PLANS:
        return USUAL
    return HASTY if s.needed else HOMEWARD


def mates(s: Situation, one: SurvivorView) -> frozenset[str]:
    """Who goes with somebody: without a plan everybody."""
    plan = plan_of(s)
    side = plan.aside if plan else frozenset()
    return frozenset(other.id for other in s.squad if (other.id in side) == (one.id in side))


def next_errand(s: Situation, one: SurvivorView, wanted: list[str]) -> list[str]:
    """The next of these objectives on the tour of somebody, or the exit; without a plan all of them."""
    plan = plan_of(s)
    if plan is None or not set(wanted) <= set(s.view.objectives):
        return wanted
    left = [zone for zone in plan.tour(s, one) if zone in wanted]
    return left[:1] or [s.edition.rules.exit]
