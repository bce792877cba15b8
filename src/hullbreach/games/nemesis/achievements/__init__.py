"""Achievements: two cards beside the board, for whoever is the first to do what they ask for."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="achievements",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.achievements.parts:PARTS",
)
