"""M6, Playing with fire: find the right nest and burn it."""

from __future__ import annotations

from hullbreach.games.invader.box import Box
from hullbreach.games.invader.missions.burning import burn_spawn
from hullbreach.games.invader.rules.play import Invader, dropped
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.packs import Parts

TILES = ("01v", "02v")
"""Only here nests burn."""
NEST = "spawn-purple"
BURNT = "burnt"


@rule("Z-375")
class PlayingWithFire(Rulebook):
    """One of the hidden spawn tokens is the one to be destroyed."""

    mission = "m6"

    def counted(self, box: Box) -> list[str]:
        """Whether the nest is burnt."""
        return [BURNT]

    @rule("Z-376", "Z-378", "Z-379", "Z-380", "Z-381", "Z-609", "Z-610", "Z-611")
    def burned(self, g: Invader, zone: str) -> None:
        """Hellfire removes spawn tokens of two tiles, with their mold."""
        if g.board.zones[zone].tile not in TILES:
            return
        token = burn_spawn(g, zone, "Z-380")
        if token:
            g.state.dry = dropped(g.state.dry, zone)
        if token == NEST:
            g.state.marks = {BURNT: 1}

    @rule("Z-376")
    def won(self, g: Invader) -> bool:
        """The nest is burnt."""
        return BURNT in g.state.marks


PARTS = Parts(rules=PlayingWithFire)
