"""A race that hatches, in the base."""

from __future__ import annotations

from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.rulebook import LockdownRules
from hullbreach.games.survival.hive.kinds import QUEEN
from hullbreach.games.survival.hive.rules import Hive
from hullbreach.games.survival.rules.model import BAG, POOL
from hullbreach.kernel import Rule, rule


class HiveInTheBase(Hive[Lockdown], LockdownRules):
    """What all races that hatch do in the base."""

    @rule("L-176", "L-558")
    def queen_comes(self, g: Lockdown, slot: str, token: str) -> Rule[None]:
        """She stays: her token is out of the bag as long as she is on the board."""
        if g.free_figure(QUEEN):
            g.put(token, BAG, POOL)
        yield from super().queen_comes(g, slot, token)
