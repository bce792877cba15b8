"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.crawl.cards import NUMBERS
from hullbreach.games.nemesis.crawl.rules import ACTION, CrawlRules
from hullbreach.games.nemesis.crawl.verbs import VERBS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    rules=CrawlRules,
    actions=(ACTION,),
    verbs=VERBS,
    numbers=NUMBERS,
)
