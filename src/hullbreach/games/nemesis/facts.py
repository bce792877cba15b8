"""What is remembered of a finished game of Nemesis."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.nemesis.cards.objectives import arrival
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.facts import gather
from hullbreach.kernel import Facts
from hullbreach.kernel.events import Told

CAUSES = {"cause-destination": "cause-any-destination"}
"""One may sleep on a ship to many a wrong place."""
LOST = "ship-lost"


def facts(g: Nemesis, told: Sequence[Told]) -> Facts:
    """The game in short, and where the ship ended."""
    return gather(g, told, g.edition.uses, {"ship": arrival(g) or LOST}, CAUSES)
