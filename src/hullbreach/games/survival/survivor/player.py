"""The bot: it sees a view and an ask and remembers nothing.

So its answer depends on what its seat knows and on nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from hullbreach.games.survival.survivor.answers import Answers
from hullbreach.games.survival.survivor.looks import View
from hullbreach.games.survival.survivor.mind import Mind
from hullbreach.kernel import chance
from hullbreach.kernel.table import OpenAsk

V = TypeVar("V", bound=View)

TRIFLES = frozenset(
    {
        "ask-pay", "ask-pass-discard", "ask-discard", "ask-interrupt",
        "ask-interrupt-interruption", "ask-careful", "ask-tremor", "ask-door", "ask-doors",
        "ask-trade", "ask-trade-price", "ask-trade-whom", "ask-nerves", "ask-drop-last",
    }
)  # fmt: skip
"""Questions that are not worth a search: with which card to pay, what to throw away."""

TURNS = frozenset({"ask-turn", "ask-turn-boundless"})
IDLE = frozenset({"drop", "trade", "hand-over", "pass"})
"""What never helps by itself: it is done where an errand asks for it.

Nor does to pass. Who judges when the round is over sees what was not risked, and not yet what was
not done.
"""


class Player(ABC, Generic[V]):
    """A player by rules of thumb; its seed decides only where it has no opinion."""

    name = "survivor"
    answers: ClassVar[Answers[Any]]
    trifles: ClassVar[frozenset[str]] = TRIFLES

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def mind(self, view: V) -> Mind[Any]:
        """What the player means to do with what it sees."""

    @abstractmethod
    def hope(self, view: V) -> float:
        """The chance to win as it looks to the player."""

    def choose(self, view: V, ask: OpenAsk) -> str:
        """What the rules of thumb say; where they say nothing, any option."""
        if len(ask.options) == 1:
            return ask.options[0].id
        opinion = self.answers.known.get(ask.text.id)
        if opinion is not None:
            chosen = opinion(self.mind(view), ask)
            if chosen and any(option.id == chosen for option in ask.options):
                return chosen
        advised = self.advice(view).get(ask.text.id)
        return next((one.id for one in ask.options if one.verb == advised), "") or self._any(ask)

    def advice(self, view: V) -> Mapping[str, str]:
        """What to do where a question comes of a pack: by the question, the verb."""
        return {}

    def matters(self, ask: OpenAsk) -> bool:
        """Whether a question is worth a search."""
        return ask.text.id not in self.trifles

    def considers(self, view: V, ask: OpenAsk) -> list[str]:
        """In a turn nothing that is idle; otherwise every option."""
        if ask.text.id not in TURNS:
            return [option.id for option in ask.options]
        own = self.choose(view, ask)
        return [option.id for option in ask.options if option.id == own or option.verb not in IDLE]

    def clock(self, view: V) -> int:
        """The round."""
        return view.round

    def _any(self, ask: OpenAsk) -> str:
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id
