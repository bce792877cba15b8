"""The Medic: a character of her own, with her cards and quest items."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.medic.cards import MEDIC, NUMBERS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="medic", folders=(files(__name__),), layers=(MEDIC,), numbers=NUMBERS, once={"medic": True}
)
