"""The kinds of a race that hatches, from small to large."""

from __future__ import annotations

LARVA, CREEPER, ADULT, BREEDER, QUEEN = (
    "intruder-larva",
    "intruder-creeper",
    "intruder-adult",
    "intruder-breeder",
    "intruder-queen",
)
