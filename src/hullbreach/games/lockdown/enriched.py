"""People who have been in the base for a while: they know something, and there is a way out."""

from __future__ import annotations

from hullbreach.games.lockdown.model import ELEVATORS, LAST_SPACE, REPOSITORY, WEAKNESS_SLOTS
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.lockdown.setup import POWER
from hullbreach.games.survival.enriched import reveal_weakness, settle_in

MOST_KNOWLEDGE = 7
"""With what everyone brings along it is enough for all weaknesses."""


def enrich(g: Lockdown) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    state.time = g.below(LAST_SPACE)
    settle_in(g, g.slot_of(REPOSITORY))
    reveal_weakness(g, [slot for slot in WEAKNESS_SLOTS if _hidden(g, slot)])
    state.active = [token for token in POWER if g.below(3)]
    state.gate_open = bool(g.below(2))
    state.elevator = g.slot_of(g.pick(list(ELEVATORS)))
    for who in g.crew:
        who.knowledge = g.below(MOST_KNOWLEDGE + 1)


def _hidden(g: Lockdown, slot: str) -> bool:
    return g.state.zones[f"weakness-{slot}"][0] not in g.state.weaknesses
