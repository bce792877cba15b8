"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.feats.cards import LAYER, NUMBERS
from hullbreach.games.nemesis.feats.looks import FIELDS, FeatPicture
from hullbreach.games.nemesis.feats.rules import FeatRules
from hullbreach.games.nemesis.feats.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(LAYER,),
    rules=FeatRules,
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=FeatPicture,
)
