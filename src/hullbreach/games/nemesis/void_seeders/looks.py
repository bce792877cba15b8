"""What is seen of Void Seeders beside figures and insanity: how many lairs are destroyed."""

from __future__ import annotations

from typing import Any

import msgspec

from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.kinds import DESTROYED
from hullbreach.games.survival.looks import panels
from hullbreach.kernel import Text
from hullbreach.kernel.marks import Number
from hullbreach.kernel.scenes import Fact, Panel
from hullbreach.kernel.views import AnyField, Field


def lairs_destroyed(g: Nemesis) -> int:
    """How many lairs lie on the Void Seeder board."""
    return len(g.state.zones[DESTROYED])


FIELDS: dict[str, AnyField] = {"lairs_destroyed": Field((DESTROYED,), lairs_destroyed, Number)}


class VoidPicture(ShipPicture):
    """The ship with lairs on it."""

    def board_panel(self, view: Any) -> Panel:
        """Also how many lairs are destroyed."""
        panel = super().board_panel(view)
        fact = Fact(Text("table-lairs-destroyed"), panels.number(view.lairs_destroyed))
        return msgspec.structs.replace(panel, facts=[*panel.facts, fact])
