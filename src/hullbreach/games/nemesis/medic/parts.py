"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.medic.cards import MEDIC, NUMBERS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(MEDIC,),
    numbers=NUMBERS,
)
