"""The survivor: a bot that keeps the survivors together, fights what is near, and goes for the goal.

It goes by rules of thumb that can be read: `situation` reads the map, `turns` says what an action is
worth, `answers` what to say to all other questions.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hullbreach.games.invader.looks.view import View
from hullbreach.games.invader.survivor.answers import ANSWERS
from hullbreach.games.invader.survivor.hope import hope, lasts
from hullbreach.games.invader.survivor.plans import WARY, Manner
from hullbreach.games.invader.survivor.situation import Situation
from hullbreach.games.invader.survivor.turns import Turn
from hullbreach.kernel import Option, chance
from hullbreach.kernel.table import OpenAsk

SAFE = 0.9
"""Where nobody falls in two rounds with such a chance, nothing else is worth a thought."""


class Survivor:
    """A bot for Zombicide: Invader; its seed decides only where it has no opinion."""

    name = "survivor"
    head_start = 0.03
    """What a search must be judged better by."""

    def __init__(self, seed: str, manner: Manner | None = None) -> None:
        self.seed = seed
        self.manner = manner
        """In which manner it goes about turns; without one as the mission asks for."""

    def choose(self, view: View, ask: OpenAsk) -> str:
        """What the rules of thumb say; where they say nothing, any option."""
        if len(ask.options) == 1:
            return ask.options[0].id
        if ask.text.id == "ask-invader-turn":
            return self.act(Situation(view), ask.options).id
        opinion = ANSWERS.get(ask.text.id)
        if opinion is not None:
            chosen = opinion(Situation(view), ask)
            if any(option.id == chosen for option in ask.options):
                return chosen
        return self._any(ask)

    def act(self, s: Situation, options: Sequence[Option]) -> Option:
        """What it does in a turn."""
        return Turn(s, self.manner).best(options)

    def _any(self, ask: OpenAsk) -> str:
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id

    # As a guide of the search

    def matters(self, ask: OpenAsk) -> bool:
        """Only turns are worth a search."""
        return ask.text.id == "ask-invader-turn"

    def considers(self, view: View, ask: OpenAsk) -> list[str]:
        """What would be done anyway; where somebody may fall also what would be done in other manners."""
        return list(self.manners(view, ask))

    def manners(self, view: View, ask: OpenAsk) -> dict[str, Survivor]:
        """What is considered, and who would do that: so a thought is played on until the round is over."""
        s = Situation(view)
        turn, usual = Turn(s, self.manner), Steady(self.seed, self.manner)
        found: dict[str, Survivor] = {turn.best(ask.options).id: usual}
        if lasts(s) < SAFE:
            for manner in WARY:
                wary = Steady(self.seed, manner)
                found.setdefault(wary.choose(view, ask), wary)
            for option in turn.others(ask.options):
                found.setdefault(option.id, usual)
        return found

    def clock(self, view: View) -> int:
        """The round."""
        return view.round

    def hope(self, view: View) -> float:
        """How good a position looks."""
        return hope(Situation(view))


class Steady(Survivor):
    """The survivor in a thought: who has set out goes on as long as no Xeno has moved, without thinking anew."""

    def __init__(self, seed: str, manner: Manner | None = None) -> None:
        super().__init__(seed, manner)
        self.camps: dict[Hashable, str] = {}

    def act(self, s: Situation, options: Sequence[Option]) -> Option:
        """On towards the camp of before, if it still can be reached."""
        turn, view = Turn(s, self.manner), s.view
        others = tuple(one.zone for one in view.crew if one.id != s.me.id)
        key = (view.round, view.acting, tuple(view.horde.items()), others, len(view.objectives))
        if self.camps.get(key) in turn.places.reachable:
            turn.places.camp = self.camps[key]
        found = turn.best(options)
        if "camp" in vars(turn.places):
            self.camps[key] = turn.places.camp
        return found
