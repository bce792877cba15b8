"""The survivor: a bot that keeps the survivors together, fights what is near, and goes for the goal.

It goes by rules of thumb that can be read: `situation` reads the map, `turns` says what an action is
worth, `answers` what to say to all other questions.
"""

from __future__ import annotations

from hullbreach.games.invader.looks.view import View
from hullbreach.games.invader.survivor.answers import ANSWERS
from hullbreach.games.invader.survivor.hope import hope
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.games.invader.survivor.turns import FIGHTS, Turn
from hullbreach.kernel import chance
from hullbreach.kernel.table import OpenAsk

MOST = 3
"""So many options of a turn a search looks at."""


class Survivor:
    """A bot for Zombicide: Invader; its seed decides only where it has no opinion."""

    name = "survivor"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, ask: OpenAsk) -> str:
        """What the rules of thumb say; where they say nothing, any option."""
        if len(ask.options) == 1:
            return ask.options[0].id
        if ask.text.id == "ask-invader-turn":
            turn = Turn(Situation(view))
            return max(ask.options, key=turn.worth).id
        opinion = ANSWERS.get(ask.text.id)
        if opinion is not None:
            chosen = opinion(Situation(view), ask)
            if any(option.id == chosen for option in ask.options):
                return chosen
        return self._any(ask)

    def _any(self, ask: OpenAsk) -> str:
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id

    # As a guide of the search

    def matters(self, ask: OpenAsk) -> bool:
        """Only turns are worth a search."""
        return ask.text.id == "ask-invader-turn"

    def considers(self, view: View, ask: OpenAsk) -> list[str]:
        """What would be done anyway, and where else to go or to stay: when a turn begins, and Xenos are near.

        Where a turn ends decides who falls. What is struck on the way there is seen well enough without a search.
        """
        turn = Turn(Situation(view))
        ranked = sorted(ask.options, key=turn.worth, reverse=True)
        if ranked[0].verb in FIGHTS or not turn.begins() or not turn.places.threatened():
            return [ranked[0].id]
        others = sorted(ranked[1:], key=turn.promise, reverse=True)
        return [one.id for one in (ranked[0], *others[: MOST - 1])]

    def clock(self, view: View) -> int:
        """The round."""
        return view.round

    def hope(self, view: View) -> float:
        """How good a position looks."""
        return hope(Situation(view))
