"""Achievements: two cards beside the board, for whoever is the first to do what they ask for."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.achievements.cards import LAYER
from hullbreach.games.nemesis.achievements.kinds import NUMBERS
from hullbreach.games.nemesis.achievements.looks import FIELDS, AchievementPicture
from hullbreach.games.nemesis.achievements.rules import AchievementRules
from hullbreach.games.nemesis.achievements.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="achievements",
    folders=(files(__name__),),
    layers=(LAYER,),
    rules=AchievementRules,
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=AchievementPicture,
)
