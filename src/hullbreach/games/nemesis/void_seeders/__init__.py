"""The Void Seeders: a race that is mostly in the mind, with insanity, panic, and lairs that are real."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="void-seeders",
    role="race",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.void_seeders.parts:PARTS",
    mind="hullbreach.games.nemesis.void_seeders.survivor:VoidPlan",
)
