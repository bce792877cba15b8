"""The weaknesses that only this game's intruders have: they fear fire, and cannot stand phosphates."""

from __future__ import annotations

from hullbreach.games.nemesis.model import NUMBERS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival.intruders import injure
from hullbreach.games.survival.model import Intruder


def fire_damage(g: Nemesis, injuries: int) -> int:
    """The injuries of one instance of fire, more if the intruders are known to fear it."""
    if injuries and g.weakness("weakness-vulnerability-to-fire"):
        return injuries + NUMBERS.effects.vulnerable_fire_injuries
    return injuries


def phosphates(g: Nemesis, intruder: Intruder) -> bool:
    """Sprayed, an intruder that is susceptible is injured before it flees. True if it still has to."""
    if not g.weakness("weakness-susceptibility-to-phosphates"):
        return True
    return injure(g, intruder, NUMBERS.effects.phosphate_injuries, "N-342")
