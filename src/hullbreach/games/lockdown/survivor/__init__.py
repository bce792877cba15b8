"""The survivor: a player of Lockdown that goes by rules of thumb, each of which can be read.

How it moves, fights and pays is the same in all games of the family
(`hullbreach.games.survival.survivor`). What is here is about this base: `situation` reads power, time,
cargo and plans, `kit` knows the cards, `errands` says what is left to do, `leaving` how to get out,
`plan` which of it comes next, `turns` what is done on the way, `answers` what to say to the
questions of this game, `hope` how good a position looks.
"""

from __future__ import annotations

from hullbreach.games.lockdown.looks.view import View
from hullbreach.games.lockdown.survivor.answers import ANSWERS
from hullbreach.games.lockdown.survivor.hope import hope
from hullbreach.games.lockdown.survivor.plan import Plan
from hullbreach.games.lockdown.survivor.situation import BaseSituation
from hullbreach.games.survival.survivor.player import TRIFLES, Player


class Survivor(Player[View]):
    """A bot for Lockdown."""

    answers = ANSWERS
    trifles = TRIFLES | {"ask-draft", "ask-objective", "ask-power-order"}

    def mind(self, view: View) -> Plan:
        """What to do in this base."""
        return Plan(BaseSituation(view))

    def hope(self, view: View) -> float:
        """The chance to win as it looks to the player."""
        return hope(BaseSituation(view))
