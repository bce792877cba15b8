"""What is seen of Laika: the room in which she is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hullbreach.games.nemesis.aftermath_characters.laika import whereabouts
from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.survival.looks.board import COLOURS
from hullbreach.kernel import Text
from hullbreach.kernel.features import Layout
from hullbreach.kernel.marks import Choice
from hullbreach.kernel.scenes import Piece
from hullbreach.kernel.views import AnyField, Field

LAIKA = "companion-laika"
SLOTS = tuple(f"slot-{number:03}" for number in range(1, 26))
"""All the rooms in which she can be, whatever the board."""


def laika_marked(layout: Layout, name: str) -> Choice:
    """Her room, for learners."""
    return Choice(layout, "Laika in", SLOTS)


FIELDS: dict[str, AnyField] = {"laika": Field((".counters",), whereabouts, laika_marked)}


class CompanyPicture(ShipPicture):
    """The ship with Laika aboard."""

    def own_pieces(self, view: Any) -> Iterable[Piece]:
        """Also her figure."""
        yield from super().own_pieces(view)
        if view.laika:
            yield Piece(
                LAIKA, view.laika, "person", Text(LAIKA), COLOURS["violet"], art=LAIKA, size=0.6
            )
