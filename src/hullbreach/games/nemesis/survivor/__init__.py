"""The survivor: a player of Nemesis that goes by rules of thumb, each of which can be read.

It explores, searches and repairs, runs from what it cannot fight, keeps cards in hand against
surprise attacks, works on its objective and gets out in time. It sees a view and an ask and
remembers nothing, so its answer depends on what its seat knows and on nothing else.

`sight` reads the view, `errands` says what is left to do, `leaving` how to get out, `plan` which
of it comes next, `turns` how a turn goes, `answers` what to say to every other question.
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.answers import ANSWERS
from hullbreach.games.nemesis.survivor.hope import hope
from hullbreach.games.nemesis.survivor.sight import Sight
from hullbreach.games.nemesis.view import View
from hullbreach.kernel import chance
from hullbreach.kernel.table import OpenAsk

TRIFLES = (
    "ask-pay", "ask-pass-discard", "ask-discard", "ask-interrupt", "ask-careful", "ask-door",
    "ask-doors", "ask-trade", "ask-trade-price", "ask-trade-whom", "ask-nerves", "ask-launch",
)  # fmt: skip


class Survivor:
    """A bot for Nemesis; its seed decides only where it has no opinion."""

    name = "survivor"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, ask: OpenAsk) -> str:
        """What the rules of thumb say; where they say nothing, any option."""
        if len(ask.options) == 1:
            return ask.options[0].id
        opinion = ANSWERS.get(ask.text.id)
        if opinion is not None:
            chosen = opinion(Sight(view), ask)
            if chosen and any(option.id == chosen for option in ask.options):
                return chosen
        return self._any(ask)

    def matters(self, ask: OpenAsk) -> bool:
        """Whether a question is worth a search: not with which card to pay, nor what to throw."""
        return ask.text.id not in TRIFLES

    def clock(self, view: View) -> int:
        """The round."""
        return view.round

    def hope(self, view: View) -> float:
        """The chance to win as it looks to the player."""
        return hope(Sight(view))

    def _any(self, ask: OpenAsk) -> str:
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id
