"""What is seen of the cult: its abilities, its dead, the corpses on their way to the matrix."""

from __future__ import annotations

from typing import Any

from hullbreach.games.retaliation.neosoma.corpses import spaces
from hullbreach.games.retaliation.neosoma.kinds import (
    ABILITIES,
    ABSORBED,
    CORPSE_SPACES,
    CORPSES,
    DEAD,
    NUMBERED,
    ability,
    absorbed,
    living,
)
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Number, Tally
from hullbreach.kernel.views import AnyField, Field, pile

LATE = 14
"""The last space of the round track: how far away a corpse can be."""


class Abilities(Tally):
    """Which abilities are active."""

    def __init__(self, layout: Layout, name: str) -> None:
        super().__init__(layout, name, [ability(kind) for kind in NUMBERED])


class Corpses:
    """The spaces of the corpse tokens, the next one first; beyond the last one there is none."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.places = [layout.place(f"{name} {at}") for at in range(len(CORPSE_SPACES))]

    def write(self, value: list[int], row: Row, of: Any, before: Any) -> None:
        """Write them."""
        for at, place in enumerate(self.places):
            row[place] = value[at] / LATE if at < len(value) else 0


def track_length(g: Retaliation) -> int:
    """The hits after which a health card of the matrix is drawn."""
    length: int = g.rules.last_space(g)  # type: ignore[attr-defined]  # a race with a queen
    return length


FIELDS: dict[str, AnyField] = {
    "abilities": Field((ABILITIES,), pile(ABILITIES).make, Abilities),
    "cultists": Field((DEAD,), living, Number),
    "corpses": Field((CORPSES, ".counters"), spaces, Corpses),
    "absorbed": Field((ABSORBED,), absorbed, Number),
    "matrix_track": Field((".counters",), track_length, Number),
}
