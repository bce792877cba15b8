"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import ceo, psychologist  # noqa: F401 (they register)
from hullbreach.games.nemesis.aftermath_characters.android import STAGES
from hullbreach.games.nemesis.aftermath_characters.convict import REST_ACTION
from hullbreach.games.nemesis.aftermath_characters.hunter import CALL_ACTION
from hullbreach.games.nemesis.aftermath_characters.kinds import CREW, NUMBERS
from hullbreach.games.nemesis.aftermath_characters.looks import FIELDS, CompanyPicture
from hullbreach.games.nemesis.aftermath_characters.rules import AftermathRules
from hullbreach.games.nemesis.aftermath_characters.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(CREW,),
    rules=AftermathRules,
    actions=(CALL_ACTION, REST_ACTION),
    verbs=VERBS,
    course=STAGES,
    numbers=NUMBERS,
    fields=FIELDS,
    looks=CompanyPicture,
)
