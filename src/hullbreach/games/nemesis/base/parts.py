"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.cards import action_cards, items, quests  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules import intruder_player  # noqa: F401 (they register)
from hullbreach.games.nemesis.rules.effects import CREW
from hullbreach.games.nemesis.rules.rulebook import NemesisRules
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(CREW,),
    rules=NemesisRules,
)
