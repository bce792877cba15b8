"""The intruders of Nemesis in the base: what they bring along, and the events of this box for them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from hullbreach.games.lockdown.intruders.rules import GuestIntruderRules
from hullbreach.games.nemesis import intruders
from hullbreach.games.nemesis.rules.effects import INTRUDERS
from hullbreach.kernel.content import read
from hullbreach.kernel.packs import Pack

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


PACK = Pack(
    id="intruders",
    role="race",
    folders=(files(__name__),),
    art=(intruders.FOLDER,),
    tables=brought,
    layers=(INTRUDERS,),
    rules=GuestIntruderRules,
    once={"hunters": "intruders"},
)
