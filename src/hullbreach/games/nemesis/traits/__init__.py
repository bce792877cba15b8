"""Traits: one card for each character, which is in force for the whole game."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.traits.crew import RUSH_ACTION
from hullbreach.games.nemesis.traits.kinds import FIELDS, NUMBERS
from hullbreach.games.nemesis.traits.rules import TraitRules
from hullbreach.games.nemesis.traits.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="traits",
    folders=(files(__name__),),
    rules=TraitRules,
    actions=(RUSH_ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
)
