"""How a game runs: step after step, stopping only where somebody must choose.

A `Run` has no memory: it keeps neither answers nor earlier states, which is what mass
simulation wants. A `Table` wraps it with everything that people need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hullbreach.kernel.asks import Ask, Commit, Option, Rule
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import NO_EYES

NOBODY = -1
"""Who gives what is not the answer of one seat."""


class Run:
    """A game from some state on: give it answers, and it says what it asks next."""

    __slots__ = ("_send", "asks", "given", "group", "play")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.play = play = game.Play(game, state)
        self._send = _course(play).send
        self.asks: tuple[Ask, ...] = ()
        """The open asks: none when the game is over."""
        self.given: dict[int, Option] = {}
        """Answers to a simultaneous question that waits for others still."""
        self.group = False

    def start(self) -> None:
        """Run up to the first ask."""
        self.give(NOBODY, None)

    def give(self, seat: int, option: Any) -> None:
        """Answer the open ask of a seat, with one of its options: run on to the next ask, or to the end."""
        if self.group:
            self._gather(seat, option)
            return
        send = self._send
        try:
            signal = send(option)
            if type(signal) is Ask:
                self.asks = (signal,)
            else:
                self._heed(signal)
        except StopIteration:
            self.asks = ()

    def give_again(self, answers: Sequence[Any]) -> None:
        """Give answers that were given before, each with its seat: nobody looks at the asks between them."""
        send = self._send
        for given in answers[:-1]:
            if self.group:
                self._gather(given.seat, given.option)
            elif type(signal := send(given.option)) is not Ask:
                self._heed(signal)
        for given in answers[-1:]:
            self.give(given.seat, given.option)

    def _gather(self, seat: int, option: Option) -> None:
        """Answer one of several asks; who answers last lets the game go on."""
        self.given[seat] = option
        self.asks = tuple(ask for ask in self.asks if ask.seat != seat)
        if not self.asks:
            answers = dict(sorted(self.given.items()))
            self.given = {}
            self.group = False
            if len(answers) > 1:
                self.play.safe = NO_EYES
            self.give(NOBODY, answers)

    def _heed(self, signal: Any) -> None:
        """What a rule yields that is not the ask of one seat."""
        while type(signal) is Commit:
            signal = self._send(None)
        if type(signal) is Ask:
            self.asks = (signal,)
        elif type(signal) is tuple:
            self.asks, self.group = signal, True
        else:
            raise RuntimeError(f"a rule in progress yielded {signal!r}")


def _course(play: Any) -> Rule[None]:
    """Step after step, as one rule."""
    step = play.game.step
    while True:
        if play.on_step is not None:
            play.on_step(play.state)
        elif play.deaf:  # nor does anybody ask what was learned: the next step has the same memory
            play.learned, play.draws = [], []
        rule = step(play)
        if rule is None:
            return
        yield from rule
