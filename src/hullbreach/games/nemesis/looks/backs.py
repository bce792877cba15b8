"""What is seen of a component of Nemesis that lies face down."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import backs as family


def backs(edition: SurvivalEdition) -> Callable[[str], str]:
    """The backs of the components of an edition."""
    others = family.backs(edition.box, "coordinates")

    @cache
    def back_of(item: str) -> str:
        """The back of a component; of an engine everyone sees which one it is."""
        if item.startswith("engine-"):
            return item.rpartition("-")[0]
        if own := edition.rules.own_back(item):
            return own
        return "intruder-card" if item.startswith("intruder-card") else others(item)

    return back_of
