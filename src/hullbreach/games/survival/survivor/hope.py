"""How good a position looks: the chance to win, guessed from what a player sees at a glance.

A glance gives features, each a small number; a game adds its own to those of the family, and
weighs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from hullbreach.games.survival.hive.kinds import ADULT, BREEDER, LARVA, QUEEN
from hullbreach.games.survival.survivor.situation import Situation

LARGE = (ADULT, BREEDER, QUEEN)
HARMLESS_MARKERS = 3


def condition(s: Situation[Any]) -> dict[str, float]:
    """How the character fares, and how the ship does."""
    me, intruders = s.me, s.intruders
    return {
        "one": 1.0,
        "one serious wound": float(s.serious >= 1),
        "two serious wounds": float(s.serious >= 2),
        "three serious wounds": float(s.serious >= 3),
        "light wounds": float(me.light),
        "larva": float(me.larva),
        "contamination": min(4.0, s.contamination) / 4,
        "slime": float(me.slimed),
        "cards": min(5.0, me.cards) / 5,
        "intruders here": float(sum(kind != LARVA for kind in intruders.get(s.here, ()))),
        "intruders next door": float(
            sum(beyond in intruders for _, beyond in s.board.ways[s.here])
        ),
        "intruders aboard": len(s.view.figures) / 4,
        "intruders in the bag": sum(s.view.bag.get(kind, 0) for kind in LARGE) / 8,
        "fires": many(s.fires),
        "malfunctions": many(s.malfunctions),
        "unexplored": len(s.unexplored) / 16,
        "risk here": s.risk(s.here),
        "escape items": float(s.items(*used_by(s.kit.free_escapes, s.kit.drive_off))),
        "healing items": float(s.items(*used_by(s.kit.healing))),
        "tools": float(s.items(*s.kit.repair_items)),
        "ammo": min(4.0, s.ammo) / 4,
    }


def used_by(*options: tuple[str, ...]) -> list[str]:
    """The items among options that use something."""
    return [one.removeprefix("use:") for some in options for one in some if one.startswith("use:")]


def fellowship(s: Situation[Any]) -> dict[str, float]:
    """How the crew fares; for somebody alone it says nothing."""
    crew = s.view.crew
    aboard = [who for who in crew if who.status == "aboard"]
    return {
        "dead": float(sum(who.status == "dead" for who in crew)),
        "safe": float(any(who.status in ("hibernating", "escaped") for who in crew)),
        "the crew's wounds": sum(len(who.wounds) + len(who.dressed) for who in aboard) / 4,
        "the crew's larvae": float(sum(who.larva for who in aboard)),
    }


def many(markers: int) -> float:
    """Markers of which eight are too many: harmless at first, then not."""
    return max(0, markers - HARMLESS_MARKERS) / 4


def weigh(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The chance that the weights make of the features; what has no weight tells nothing."""
    score = sum(weights.get(name, 0.0) * value for name, value in features.items())
    return 1.0 / (1.0 + exp(-score))
