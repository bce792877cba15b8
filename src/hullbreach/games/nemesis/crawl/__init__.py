"""The crawl deck: a way through the technical corridors, and what one meets in them."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="crawl",
    folders=(files(__name__),),
    brings="hullbreach.games.nemesis.crawl.parts:PARTS",
)
