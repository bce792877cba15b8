"""The survivor: a soldier that goes by rules of thumb, each of which can be read.

`situation` reads the base, `goals` says what is left to do and how one gets away, `turns` what to do in a
turn, `fights` what to do about intruders, `answers` what to say to all other questions, `kit` what things
are worth, `hope` how good a position looks.
"""

from __future__ import annotations

from functools import cache

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.looks.view import View
from hullbreach.games.retaliation.rules.grid import other_end
from hullbreach.games.retaliation.survivor.answers import ANSWERS
from hullbreach.games.retaliation.survivor.hope import chance as chance_of
from hullbreach.games.retaliation.survivor.hope import hope
from hullbreach.games.retaliation.survivor.situation import Situation
from hullbreach.games.retaliation.survivor.turns import Turn
from hullbreach.kernel import Option, chance
from hullbreach.kernel.table import OpenAsk

TURNS = frozenset({"ask-turn", "ask-turn-boundless"})
IDLE = frozenset({"drop", "drop-gear", "trade", "decide", "pass"})
"""What never helps by itself; nor does to pass, for what was not done is not seen when the round is over."""
SLIM = 0.03
"""With a smaller chance to win alone no thought pays: whatever is done, hardly any of these games is won."""


def reckless(s: Situation, option: Option) -> bool:
    """Whether it hardly ever pays: blows, ways past intruders, and ways into the fire."""
    if option.verb not in ("move", "careful"):
        return option.verb == "melee"
    gap = option.args[0]
    beyond = other_end(gap, s.here)
    return bool(s.those(gap)) or (s.on_map(beyond) and s.burning(beyond))


@cache
def reader(packs: tuple[str, ...]) -> type[Situation]:
    """How a view is read where these packs are in play."""
    minds = [pack for pack in GAME.edition(packs).packs if pack.mind]
    found: type[Situation] = minds[-1].found(minds[-1].mind) if minds else Situation
    return found


def read(view: View) -> Situation:
    """A view, as it is read against the race in play."""
    return reader(view.packs)(view)


class Survivor:
    """A bot for Nemesis: Retaliation; its seed decides only where it has no opinion."""

    name = "survivor"
    head_start = 0.03
    """What a search must be judged better by: a round of Retaliation hides more than one of Nemesis."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, ask: OpenAsk) -> str:
        """What the rules of thumb say; where they say nothing, any option."""
        if len(ask.options) == 1:
            return ask.options[0].id
        if ask.text.id in TURNS:
            return Turn(read(view), ask.options).choose()
        opinion = ANSWERS.get(ask.text.id)
        if opinion is not None:
            chosen = opinion(read(view), ask)
            if any(option.id == chosen for option in ask.options):
                return chosen
        return self._any(ask)

    def _any(self, ask: OpenAsk) -> str:
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id

    # As a guide of the search

    def matters(self, ask: OpenAsk) -> bool:
        """Only turns are worth a search."""
        return ask.text.id in TURNS

    def considers(self, view: View, ask: OpenAsk) -> list[str]:
        """What it would do itself; and whatever makes sense, unless all is as good as lost."""
        s = read(view)
        if len(view.crew) == 1 and s.me.status == "aboard" and chance_of(s) < SLIM:
            return [self.choose(view, ask)]
        return self.sensible(view, ask)

    def sensible(self, view: View, ask: OpenAsk) -> list[str]:
        """What it would do itself, and everything that is neither idle nor reckless."""
        s, own = read(view), self.choose(view, ask)
        return [
            option.id
            for option in ask.options
            if option.id == own or (option.verb not in IDLE and not reckless(s, option))
        ]

    def clock(self, view: View) -> int:
        """The round."""
        return view.round

    def hope(self, view: View) -> float:
        """How good a position looks."""
        return hope(read(view))
