"""The characters of Aftermath: the CEO, the Android, the Psychologist, the Bounty Hunter, the Convict."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="aftermath-characters",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.aftermath_characters.parts:PARTS",
)
