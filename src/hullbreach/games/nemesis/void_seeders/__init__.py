"""The Void Seeders: a race that is mostly in the mind, with insanity, panic, and lairs that are real."""

from __future__ import annotations

from importlib.resources import files

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
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="void-seeders",
    role="race",
    folders=(files(__name__),),
    layers=(VOID_SEEDERS,),
    rules=VoidSeederRules,
    verbs=VERBS,
    course=LURKING,
    numbers=NUMBERS,
    mind="hullbreach.games.nemesis.void_seeders.survivor:VoidPlan",
    counters=(INSANITY,),
    fields=FIELDS,
    looks=VoidPicture,
)
