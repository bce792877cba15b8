"""The parts of the pack, found when it is played with; most of them are those of Nemesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.lockdown.intruders.rules import GuestIntruderRules
from hullbreach.games.nemesis import intruders
from hullbreach.games.nemesis.cards import attack_cards  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules.effects import INTRUDERS
from hullbreach.kernel.content import read
from hullbreach.kernel.packs import Pack, Parts

LEFT_OUT = ("vulnerability-to-fire", "susceptibility-to-phosphates")
"""Weaknesses that have no place in the base."""
COUNTED = {"weaknesses": len(LEFT_OUT)}


def brought() -> Mapping[str, Any]:
    """Figures, tokens, attacks and weaknesses of the intruders, without what only the ship has."""
    tables = read(Pack(id=intruders.PACK.id, folders=(intruders.FOLDER,)))
    kept = {id: row for id, row in tables["weaknesses"].items() if id not in LEFT_OUT}
    lists = tables["box"][intruders.PACK.id]
    box = {name: count - COUNTED.get(name, 0) for name, count in lists.items()}
    return {**tables, "weaknesses": kept, "box": {intruders.PACK.id: box}}


PARTS = Parts(tables=brought, layers=(INTRUDERS,), rules=GuestIntruderRules)
