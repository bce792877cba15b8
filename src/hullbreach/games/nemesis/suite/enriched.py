"""A crew that has been aboard for a while: explored rooms, open pods, perhaps an intruder among them."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.model import ENGINES, SECTIONS
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.setup import WEAKNESS_SLOTS
from hullbreach.games.survival.rules.model import CARCASS, EGG
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.suite.enriched import (
    anyone,
    discover,
    explore_some,
    gather,
    reveal_weakness,
    rivals_apart,
    set_upon,
)

ROOMS_KNOWN = 6
PROWLERS = slice(1, 3)
"""The kinds that one meets early: neither the smallest nor the largest."""
LABORATORY = "room-laboratory"


def enrich(g: Nemesis) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    state.time = g.below(g.track("time").index("blue") + 1)
    for room in (LABORATORY, *SECTIONS):
        discover(g, room)
    explore_some(g, ROOMS_KNOWN)
    # Whoever comes with an expansion comes first.
    crew = sorted(
        state.zones["draft"], key=lambda one: g.box.characters[row_id(one)].pack == "base"
    )
    gather(
        g,
        rivals_apart(g, crew),
        [slot for slot, room in state.explored.items() if room not in ENGINES],
    )
    g.lay(EGG, anyone(g).slot)
    g.lay(CARCASS, g.slot_of(LABORATORY) or anyone(g).slot)
    if g.below(3):
        set_upon(g, anyone(g).slot, *g.rules.kinds[PROWLERS])
    reveal_weakness(g, WEAKNESS_SLOTS)
    state.locked = [pod for pod in state.locked if g.below(2)]
    g.rules.season(g)
