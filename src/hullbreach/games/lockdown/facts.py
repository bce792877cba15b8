"""What is remembered of a finished game of Lockdown."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.lockdown.rules.model import PLAN
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.facts import gather
from hullbreach.kernel import Facts
from hullbreach.kernel.events import Told

CAUSES = {"cause-plan": "cause-any-plan"}
"""Whoever dies by a contingency dies by the one in force."""


def facts(g: Lockdown, told: Sequence[Told]) -> Facts:
    """The game in short, what became of the base, and which contingency was in force."""
    base = "base-destroyed" if g.state.destroyed else "base-stands"
    return gather(g, told, g.edition.uses, {"base": base, "plan": g.state.zones[PLAN][0]}, CAUSES)
