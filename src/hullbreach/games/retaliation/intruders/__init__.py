"""The Primebloods: the race of the box, with its figures, tokens, attacks, events and exploration."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.retaliation.intruders import event_cards  # noqa: F401 (they register)
from hullbreach.games.retaliation.intruders.rules import PrimebloodRules
from hullbreach.games.retaliation.rules.effects import PRIMEBLOODS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="intruders",
    role="race",
    folders=(files(__name__),),
    layers=(PRIMEBLOODS,),
    rules=PrimebloodRules,
)
