"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.void_seeders import (  # noqa: F401 (they register)
    attack_cards,
    event_cards,
    panic_cards,
)
from hullbreach.games.nemesis.void_seeders.bag import LURKING
from hullbreach.games.nemesis.void_seeders.effects import VOID_SEEDERS
from hullbreach.games.nemesis.void_seeders.kinds import INSANITY, NUMBERS
from hullbreach.games.nemesis.void_seeders.looks import FIELDS, VoidPicture
from hullbreach.games.nemesis.void_seeders.rules import VoidSeederRules
from hullbreach.games.nemesis.void_seeders.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(VOID_SEEDERS,),
    rules=VoidSeederRules,
    verbs=VERBS,
    course=LURKING,
    numbers=NUMBERS,
    counters=(INSANITY,),
    fields=FIELDS,
    looks=VoidPicture,
)
