"""What is seen of a component of Lockdown that lies face down."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import backs as family


def backs(edition: SurvivalEdition) -> Callable[[str], str]:
    """The backs of the components of an edition."""
    alike = ("surface", "cargo", "contingency", "computer", "mars")
    return family.backs(edition.box, *alike)
