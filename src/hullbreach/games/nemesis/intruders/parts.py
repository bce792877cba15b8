"""The parts of the pack, found when it is played with."""

from __future__ import annotations

from hullbreach.games.nemesis.cards import attack_cards, event_cards  # noqa: F401 (they register)
from hullbreach.games.nemesis.intruders.rules import IntruderRules
from hullbreach.games.nemesis.rules.effects import ABOARD, INTRUDERS
from hullbreach.kernel.packs import Parts

PARTS = Parts(
    layers=(INTRUDERS, ABOARD),
    rules=IntruderRules,
)
