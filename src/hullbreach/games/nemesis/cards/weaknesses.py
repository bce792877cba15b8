"""The weaknesses that only this game's intruders have: fire, phosphates, how they react to danger."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.model import Intruder, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import rule


def fire_damage(g: Nemesis, injuries: int) -> int:
    """The injuries of one instance of fire, more if the intruders are known to fear it."""
    if injuries and g.weakness("weakness-vulnerability-to-fire"):
        return injuries + g.box.numbers.effects.vulnerable_fire_injuries
    return injuries


@rule("N-693")
def phosphates(g: Nemesis, intruder: Intruder, by: int) -> bool:
    """Sprayed, an intruder that is susceptible is injured before it flees. True if it still has to.

    `by` is the seat whose character sprays.
    """
    if not g.weakness("weakness-susceptibility-to-phosphates"):
        return True
    return injure(g, intruder, g.box.numbers.effects.phosphate_injuries, "N-342", by=by)


@rule("N-695")
def surprise_number(g: Survival[SurvivalState], token: str) -> int:
    """The number on a token; less, if it is known how they react to danger."""
    number = g.rules.token_row(token).number
    return max(1, number - 1) if g.weakness("weakness-reaction-to-danger") else number
