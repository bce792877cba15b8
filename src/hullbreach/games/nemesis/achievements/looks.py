"""What is seen of achievements: those that are still to be won lie beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hullbreach.games.nemesis.achievements.kinds import MET, OPEN
from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.scenes import Card, Tray
from hullbreach.kernel.views import AnyField, Field


class Achievements:
    """The achievements that lie open, for learners."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.of = layout.block(name, MET)

    def write(self, value: Sequence[str], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        there = [kind_of(item) for item in value]
        for card, place in self.of.items():
            row[place] = card in there


FIELDS: dict[str, AnyField] = {
    "achievements": Field((OPEN,), lambda g: g.state.zones[OPEN], Achievements)
}


class AchievementPicture(ShipPicture):
    """Achievements lie open for everyone."""

    def own_hands(self, view: Any) -> dict[str, list[Card]]:
        """Also those that are still to be won."""
        return super().own_hands(view) | {"achievements": self.faces.cards(view.achievements)}

    def trays(self) -> Mapping[str, Tray]:
        """They lie where objectives lie."""
        return {**super().trays(), "achievements": "objectives"}
