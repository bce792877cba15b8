"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.achievements.cards import LAYER
from hullbreach.games.nemesis.achievements.kinds import NUMBERS
from hullbreach.games.nemesis.achievements.looks import FIELDS, AchievementPicture
from hullbreach.games.nemesis.achievements.rules import AchievementRules
from hullbreach.games.nemesis.achievements.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(LAYER,),
    rules=AchievementRules,
    verbs=VERBS,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=AchievementPicture,
)
