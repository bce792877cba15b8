"""What is seen of the hourglass: a track with the turns until it has run out."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.hourglass.rules import REMOVED, TAKEN, counted, sand_left
from hullbreach.games.nemesis.looks.goals import ShipGoals
from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.kernel import Text
from hullbreach.kernel.marks import Number
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.scenes import Space, Track
from hullbreach.kernel.views import AnyField, Field

ASIDE = -1
"""There is nothing to wait for: the hourglass was used in this round, or is out of the game."""


def sand(g: Nemesis) -> int:
    """How many turns it takes until the sand has run out."""
    aside = counted(g, TAKEN) or counted(g, REMOVED)
    return ASIDE if aside else sand_left(g)


FIELDS: dict[str, AnyField] = {"sand": Field((".counters",), sand, Number)}


class HourglassPicture(ShipPicture):
    """The hourglass stands beside the board."""

    def __init__(self, edition: SurvivalEdition, faces: Faces, goals: ShipGoals) -> None:
        super().__init__(edition, faces, goals)
        self.turns_each: int = edition.own["hourglass"].turns_each

    @drawn_of("crew")
    def tracks(self, view: Any) -> list[Track]:
        """Also the sand."""
        most = self.turns_each * len(view.crew)
        spaces = [Space(panels.number(most - at)) for at in range(most)]
        spaces.append(Space(Text("table-sand-out"), "danger"))
        at = None if view.sand == ASIDE else most - view.sand
        return [*super().tracks(view), Track("track-sand", Text("track-sand"), spaces, at)]
