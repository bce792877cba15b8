"""What is seen of a component that lies face down."""

from __future__ import annotations

from functools import cache

from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.survival.model import CONTAMINATION

DECKS = ("event", "attack", "exploration", "coordinates", "weakness", "wound")


@cache
def back_of(item: str) -> str:
    """The back of a component: things with equal backs cannot be told apart."""
    kind, _, rest = item.partition("-")
    if kind == "room":
        return f"room-{CONTENT.rooms[rest].back}"
    if kind == "objective":
        return f"objective-{CONTENT.objectives[rest].deck}"
    if kind == "token":
        return f"token-{CONTENT.intruder_tokens[rest].intruder}"
    if kind == "item":
        return f"item-{item.partition('#')[2].partition('-')[0]}"
    if kind in DECKS:
        return kind
    if kind == "contamination":
        return CONTAMINATION
    if kind == "engine":
        return item.rpartition("-")[0]
    return "intruder-card" if item.startswith("intruder-card") else item
