"""The survivor: a player of Nemesis that goes by rules of thumb, each of which can be read.

It explores, searches and repairs, runs from what it cannot fight, keeps cards in hand against
surprise attacks, works on its objective and gets out in time. How it moves, fights and pays is
the same in all games of the family (`hullbreach.games.survival.survivor`). What is here is about
this ship: `situation` reads course and engines, `kit` knows the cards, `errands` says what is left to
do, `roles` who of a crew sees to what, `leaving` how to get out, `plan` which of it comes next,
and `crew` the same for a crew, `answers` what to say to the questions of this game, `hope` how
good a position looks, and `prospects` how good for a crew.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.looks.view import View
from hullbreach.games.nemesis.survivor.answers import ANSWERS
from hullbreach.games.nemesis.survivor.hope import hope
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.survivor.player import TRIFLES, TURNS, Player
from hullbreach.kernel.table import OpenAsk

LOST = 0.025
"""With less hope than this a crew is as good as lost: all such positions hold one win in forty."""


@cache
def planner(packs: tuple[str, ...]) -> type[Plan]:
    """What the bot plans with where these packs are in play."""
    minds = [pack for pack in GAME.edition(packs).packs if pack.mind]
    found: type[Plan] = minds[-1].found(minds[-1].mind) if minds else Plan
    return found


class Survivor(Player[View]):
    """A bot for Nemesis."""

    answers = ANSWERS
    trifles = TRIFLES | {"ask-launch", "ask-draft", "ask-objective"}

    def mind(self, view: View) -> Plan:
        """What to do aboard this ship, and on this mission."""
        return planner(view.packs).of(view)

    def considers(self, view: View, ask: OpenAsk) -> list[str]:
        """In a crew something else only where it would act itself, and as long as there is hope.

        How a crew is judged says little of items, and of what it means to wait.
        """
        own = self.choose(view, ask)
        if view.mode == "coop" and (
            ask.text.id not in TURNS or own == "pass" or self.hope(view) < LOST
        ):
            return [own]
        return super().considers(view, ask)

    def advice(self, view: View) -> Mapping[str, str]:
        """What the packs in play advise."""
        found: Mapping[str, str] = GAME.edition(view.packs).rules.advice
        return found

    def hope(self, view: View) -> float:
        """The chance to win as it looks to the player."""
        return hope(ShipSituation(view))
