"""Feats: a secret card for everybody, which becomes an action once its owner has done what it asks for."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.feats.cards import LAYER, NUMBERS
from hullbreach.games.nemesis.feats.looks import FIELDS, FeatPicture
from hullbreach.games.nemesis.feats.rules import FeatRules
from hullbreach.games.nemesis.feats.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="feats",
    folders=(files(__name__),),
    layers=(LAYER,),
    rules=FeatRules,
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=FeatPicture,
)
