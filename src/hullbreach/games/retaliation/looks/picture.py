"""How a game of Retaliation looks: the scene of a view.

What is drawn comes from the view and the content, never from the state. The board is drawn by `board`,
cards by `hands`, tracks and panels by `panels`; `previews` tells what actions would do. Packs lay what they look like upon this picture, as
they lay their rules upon the rulebook.
"""

from __future__ import annotations

from typing import Any

from hullbreach.games.retaliation.looks.board import GROUND
from hullbreach.games.retaliation.looks.faces import Faces
from hullbreach.games.retaliation.looks.goals import Goals
from hullbreach.games.retaliation.looks.plan import HEIGHT, WIDTH
from hullbreach.games.retaliation.looks.previews import PreviewsPicture
from hullbreach.games.retaliation.looks.view import View
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Scene


class Picture(PreviewsPicture):
    """Draws the views of an edition."""

    def scene(self, view: View) -> Scene:
        """The base, all that happens there, and what the seat holds."""
        return Scene(
            title=Text("game-retaliation"),
            width=WIDTH,
            height=HEIGHT,
            regions=self.regions(view),
            links=self.links(view),
            pieces=self.pieces(view),
            tracks=self.tracks(view),
            piles=self.piles(view),
            hands=self.hands(view),
            panels=[
                self.base_panel(view),
                *(self.panel_of(view, seat) for seat in range(len(view.crew))),
            ],
            zones=self._zones(view.air),
            ground=GROUND,
        )


def picture(edition: Any) -> Picture:
    """How the packs in play look."""
    parts = [one.looks for one in reversed(edition.parts) if one.looks is not None]
    kind = type("Picture", (*dict.fromkeys(parts), Picture), {}) if parts else Picture
    made: Picture = kind(edition, Faces(edition.box), Goals(edition.box))
    return made
