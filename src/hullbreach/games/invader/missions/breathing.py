"""What missions share that cannot be accomplished without an oxygen tank for everybody."""

from __future__ import annotations

from hullbreach.games.invader.rules.map import OXYGEN
from hullbreach.games.invader.rules.model import TANK
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import rule


@rule("Z-042", "Z-133")
def check_oxygen(g: Invader, useless: int = 0) -> None:
    """The game is lost when mold has all storages and there are fewer tanks than survivors."""
    state = g.state
    for zone in g.board.zones.values():
        if zone.kind == OXYGEN and zone.id not in state.mold and zone.id not in state.dry:
            return
    tanks = sum(card == TANK for one in g.crew for card, _ in g.cards(one))
    if tanks - useless < len(g.crew):
        g.lose("oxygen", "Z-042")
