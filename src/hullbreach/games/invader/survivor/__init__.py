"""The survivor: a bot that keeps the survivors together, fights what is near, and goes for the goal.

It goes by rules of thumb that can be read: `situation` reads the map, `turns` says what an action is
worth, `answers` what to say to all other questions.
"""

from __future__ import annotations

from hullbreach.games.invader.looks.view import View
from hullbreach.games.invader.survivor.answers import ANSWERS
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.games.invader.survivor.turns import worth
from hullbreach.kernel import chance
from hullbreach.kernel.table import OpenAsk


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
            situation = Situation(view)
            return max(ask.options, key=lambda option: worth(situation, option)).id
        opinion = ANSWERS.get(ask.text.id)
        if opinion is not None:
            chosen = opinion(Situation(view), ask)
            if any(option.id == chosen for option in ask.options):
                return chosen
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id
