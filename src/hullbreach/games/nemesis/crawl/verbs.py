"""What can be done with the crawl deck: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import SLOT
from hullbreach.kernel.verbs import Verb, declared

CRAWL_TO = Verb("crawl-to", SLOT)
SQUEEZE = Verb("squeeze")
FORCE = Verb("force")

VERBS = declared(vars())
