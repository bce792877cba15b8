"""How the base alone looks: nothing of the surface is there."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.lockdown.looks.picture import BasePicture
from hullbreach.games.lockdown.looks.view import View
from hullbreach.games.survival.looks.view import Person
from hullbreach.kernel.scenes import Pile


class FacilityPicture(BasePicture):
    """The base, from within."""

    def piles(self, view: View, me: Person | None, own: Iterable[Pile]) -> list[Pile]:
        """Without the cards of the surface."""
        return [pile for pile in super().piles(view, me, own) if pile.id != "deck-mars"]
