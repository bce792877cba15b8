"""Who can bear what: whether blows can be shared out so that nobody falls."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.rules.model import ABLATIVE


class Bearer:
    """Somebody who takes blows."""

    def __init__(self, one: SurvivorView) -> None:
        self.id = one.id
        self.left = 0 if one.guest else one.armor - 1
        """How much more damage somebody bears."""
        self.tough = "skill-tough" in one.skills
        self.shields = one.body.count(ABLATIVE)

    def spare(self, damage: int) -> int:
        """What would be left after a blow; below 0: somebody would fall."""
        return self.left - max(0, damage - self.tough)

    def take(self, damage: int) -> None:
        """A blow."""
        if self.spare(damage) < 0 and self.shields:
            self.shields -= 1
            return
        self.left = self.spare(damage)
        self.tough = self.tough and not damage


def share(there: Iterable[SurvivorView], blows: list[int]) -> list[str] | None:
    """Who takes which of these blows so that nobody falls; None if somebody must."""
    bearers = [Bearer(one) for one in there]
    found: list[str] = [""] * len(blows)
    for at in sorted(range(len(blows)), key=lambda at: -blows[at]):
        damage = blows[at]
        able = [one for one in bearers if one.spare(damage) >= 0]
        shielded = [one for one in bearers if one.shields]
        if able:
            chosen = max(able, key=lambda one: one.spare(damage))
        elif shielded:
            chosen = shielded[0]
        else:
            return None
        chosen.take(damage)
        found[at] = chosen.id
    return found
