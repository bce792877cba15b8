"""A crew that has been aboard for a while: with an open pod, and the time near its end."""

from __future__ import annotations

from hullbreach.games.nemesis.critical import TIME
from hullbreach.games.nemesis.model import HIBERNATORIUM
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import WEAKNESS_SLOTS
from hullbreach.games.survival.enriched import reveal_weakness, settle_in


def enrich(g: Nemesis) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    state.time = g.below(TIME.index("blue") + 1)
    settle_in(g, g.slot_of(HIBERNATORIUM))
    reveal_weakness(g, WEAKNESS_SLOTS)
    if state.locked:
        state.locked.remove(g.pick(state.locked))
