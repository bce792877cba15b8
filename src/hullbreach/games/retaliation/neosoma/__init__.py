"""The Neosoma cult: a race of machines made of flesh, with abilities that die with their cultists."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="neosoma",
    role="race",
    folders=(files(__name__),),
    art=(files("hullbreach.games.retaliation.intruders"),),  # a larva that somebody carries
    brings="hullbreach.games.retaliation.neosoma.parts:PARTS",
    mind="hullbreach.games.retaliation.neosoma.survivor:CultSituation",
)
