"""Blood tests: cards that are prepared in green rooms, and tell what is in somebody's blood."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="blood-tests",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.blood_tests.parts:PARTS",
)
