"""The survivor: a player of Nemesis that goes by rules of thumb, each of which can be read.

It explores, searches and repairs, runs from what it cannot fight, keeps cards in hand against
surprise attacks, works on its objective and gets out in time. How it moves, fights and pays is
the same in all games of the family (`hullbreach.games.survival.survivor`). What is here is about
this ship: `sight` reads course and engines, `kit` knows the cards, `errands` says what is left to
do, `roles` who of a crew sees to what, `leaving` how to get out, `plan` which of it comes next,
and `crew` the same for a crew, `answers` what to say to the questions of this game, `hope` how
good a position looks, and `prospects` how good for a crew.
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.answers import ANSWERS
from hullbreach.games.nemesis.survivor.hope import hope
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.nemesis.view import View
from hullbreach.games.survival.survivor.player import TRIFLES, Player
from hullbreach.kernel.table import OpenAsk

LOST = 0.05
"""With less hope than this a crew is as good as lost: of forty that win one was ever there."""


class Survivor(Player[View]):
    """A bot for Nemesis."""

    answers = ANSWERS
    trifles = TRIFLES | {"ask-launch", "ask-draft", "ask-objective"}

    def mind(self, view: View) -> Plan:
        """What to do aboard this ship."""
        return Plan(Sight(view))

    def considers(self, view: View, ask: OpenAsk) -> list[str]:
        """Nothing but its own choice where a crew is lost: a thought would be wasted."""
        if view.mode == "coop" and self.hope(view) < LOST:
            return [self.choose(view, ask)]
        return super().considers(view, ask)

    def hope(self, view: View) -> float:
        """The chance to win as it looks to the player."""
        return hope(Sight(view))
