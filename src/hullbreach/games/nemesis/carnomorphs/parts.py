"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs import attack_cards, event_cards  # noqa: F401 (they register)
from hullbreach.games.nemesis.carnomorphs.bag import GROWTH
from hullbreach.games.nemesis.carnomorphs.effects import CARNOMORPHS
from hullbreach.games.nemesis.carnomorphs.feeding import FEEDING
from hullbreach.games.nemesis.carnomorphs.kinds import MUTATIONS, NUMBERS
from hullbreach.games.nemesis.carnomorphs.looks import FIELDS
from hullbreach.games.nemesis.carnomorphs.mutation_cards import ACTION
from hullbreach.games.nemesis.carnomorphs.rules import CarnomorphRules
from hullbreach.games.nemesis.carnomorphs.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(CARNOMORPHS,),
    rules=CarnomorphRules,
    actions=(ACTION,),
    verbs=VERBS,
    course=FEEDING + GROWTH,
    numbers=NUMBERS,
    counters=(MUTATIONS,),
    fields=FIELDS,
)
