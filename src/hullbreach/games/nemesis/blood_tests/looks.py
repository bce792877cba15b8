"""What is seen of blood tests: how many are left in their deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hullbreach.games.nemesis.blood_tests.cards import DECK
from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.kernel import Text
from hullbreach.kernel.marks import Number
from hullbreach.kernel.scenes import Pile
from hullbreach.kernel.views import AnyField, Field

FIELDS: dict[str, AnyField] = {
    "blood_tests": Field((DECK,), lambda g: len(g.state.zones[DECK]), Number)
}


class BloodTestPicture(ShipPicture):
    """The deck lies with the others."""

    def own_piles(self, view: Any) -> Iterable[Pile]:
        """Also the blood tests."""
        yield from super().own_piles(view)
        yield Pile(DECK, Text("pile-blood-test"), view.blood_tests, art="pile-blood-test")
