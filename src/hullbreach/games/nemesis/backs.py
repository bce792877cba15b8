"""What is seen of a component of Nemesis that lies face down."""

from __future__ import annotations

from functools import cache

from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.survival.backs import backs

family = backs(CONTENT, CONTENT.intruder_tokens, "coordinates")


@cache
def back_of(item: str) -> str:
    """The back of a component; of an engine everyone sees which one it is."""
    if item.startswith("engine-"):
        return item.rpartition("-")[0]
    return "intruder-card" if item.startswith("intruder-card") else family(item)
