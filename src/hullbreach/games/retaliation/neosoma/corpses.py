"""Corpses: how they come up the round track, and what the matrix gains by absorbing them."""

from __future__ import annotations

from hullbreach.games.retaliation.neosoma.events import CorpseAbsorbed, CorpsesMoved
from hullbreach.games.retaliation.neosoma.kinds import (
    ABSORBED,
    CORPSE,
    CORPSE_SPACES,
    CORPSES,
    MOVED,
    absorbed,
    count_up,
    counted,
)
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.model import BAG
from hullbreach.kernel import rule


@rule("RN-015", "RN-036")
def spaces(g: Retaliation) -> list[int]:
    """The spaces of the round track on which corpse tokens lie."""
    return [space - counted(g, MOVED) for space in CORPSE_SPACES[absorbed(g) :]]


@rule("RN-036", "RN-130", "RN-131")
def move_corpses(g: Retaliation) -> None:
    """All corpse tokens on the track move up one space."""
    if not g.state.zones[CORPSES]:
        return
    count_up(g, MOVED, counted(g, MOVED) + 1)
    g.tell(CorpsesMoved(spaces(g)[0]), "RN-036")
    meet(g)


@rule("RN-043", "RN-130")
def meet(g: Retaliation) -> None:
    """Where the round marker and a corpse token meet, it is absorbed at once."""
    if g.state.round in spaces(g):
        absorb(g)


@rule("RN-044", "RN-045", "RN-046", "RN-048")
def absorb(g: Retaliation) -> None:
    """A matrix token goes into the bag, the corpse token takes its place on the tile."""
    g.draw("stack-matrix", BAG)
    g.put(CORPSE, CORPSES, ABSORBED)
    g.tell(CorpseAbsorbed(absorbed(g)), "RN-045")
