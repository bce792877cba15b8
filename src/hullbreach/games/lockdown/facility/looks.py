"""How the base alone looks: nothing of the surface is there."""

from __future__ import annotations

from hullbreach.games.lockdown.looks.picture import BasePicture
from hullbreach.games.lockdown.looks.view import View
from hullbreach.kernel.scenes import Pile


class FacilityPicture(BasePicture):
    """The base, from within."""

    def piles(self, view: View) -> list[Pile]:
        """Without the cards of the surface."""
        return [pile for pile in super().piles(view) if pile.id != "deck-mars"]
