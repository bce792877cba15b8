"""The crawl deck: a way through the technical corridors, and what one meets in them."""

from __future__ import annotations

from importlib.resources import files

from hullbreach.games.nemesis.crawl.cards import NUMBERS
from hullbreach.games.nemesis.crawl.rules import ACTION, CrawlRules
from hullbreach.games.nemesis.crawl.verbs import VERBS
from hullbreach.kernel.packs import Pack

PACK = Pack(
    id="crawl",
    folders=(files(__name__),),
    rules=CrawlRules,
    actions=(ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
)
