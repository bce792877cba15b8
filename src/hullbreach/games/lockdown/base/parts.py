"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.lockdown.cards import action_cards, attack_cards, event_cards, items, quests  # noqa: F401 (they register)
from hullbreach.games.lockdown.rules.effects import LOCKDOWN
from hullbreach.games.lockdown.rules.model import KNOWLEDGE
from hullbreach.games.lockdown.rules.rulebook import LockdownRules
from hullbreach.games.lockdown.rules.verbs import VERBS
from hullbreach.games.nemesis.cards import action_cards as _cards  # noqa: F401 (likewise)
from hullbreach.games.nemesis.cards import items as _items  # noqa: F401
from hullbreach.games.nemesis.rules.effects import CREW
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(CREW, LOCKDOWN),
    rules=LockdownRules,
    verbs=VERBS,
    counters=(KNOWLEDGE,),
)
