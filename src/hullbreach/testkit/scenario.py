"""Scenario: put a game into any position, load the dice, play by names, check.

A test says what lies where, who does what, and what must have come of it, in the words of the
table:

>>> from hullbreach.games.airlock.model import Repaired, Worked
>>> s = Scenario("airlock", seats=3)
>>> s.hand(0, "weld", "patch").hand(1, "jam").top("deck", "scanner")
<Scenario: airlock, 3 seats, being set up>
>>> s.set("people", 0, room="room-bridge").set("repairs", bridge=1).dice(work="4")
<Scenario: airlock, 3 seats, being set up>
>>> s.does(0, "work", "weld").does(1, "pass").heard(Worked, card="weld", face="4").success
True
>>> s.heard(Repaired, room="bridge").room
'room-bridge'
>>> s.denied(0, "work", "patch")
'A-009'
>>> s.does(0, "move", "hold")
Traceback (most recent call last):
...
hullbreach.testkit.ScenarioError: Seat 0 cannot do "move hold".
Seat 0 is asked "Your turn: one thing to do" (ask-airlock-turn) and may:
    move  reactor, galley
    stop
and may not:
    work  patch
        by A-009: A room without a system, or with one that works already, gives nothing to
        work on.

Names are forgiving: an id (`room-bridge`), an id without its kind (`bridge`), or what players
read (`Bridge`). Mistakes are not: a word that fits nothing, or more than one thing, fails with
what would have been right, and an option that a rule forbids fails with that rule.

Until the first play, and between two steps later on, everything can be moved: `put`, `top`,
`only`, `hand`, `set`, `edit`. What is still to come (`dice`, `blind`, `top`) can be arranged in
the middle of a step, too.

A game subclasses this with its own words: see `seat_names`, `hand_zone`, `home`, `rank_of_source`,
`idle` and `check`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar

from hullbreach.kernel.asks import PASS, Option
from hullbreach.kernel.events import Event
from hullbreach.kernel.table import OpenAsk
from hullbreach.testkit.fields import ScenarioError
from hullbreach.testkit.looking import Looking, is_prompt
from hullbreach.testkit.position import ByWho, Who, Word
from hullbreach.testkit.wording import wants
from hullbreach.testkit.words import listed

E = TypeVar("E", bound=Event)

Policy = Callable[[OpenAsk], Option | str] | Literal["idle", "first"]

LONGEST = 2000
"""Answers after which `until` gives up."""


# pytest then points at the line of the test and not into this file.
__tracebackhide__ = operator.methodcaller("errisinstance", ScenarioError)


class Goal(Protocol):
    """A condition that `until` waits for."""

    def __call__(self, scenario: Any, /) -> bool:
        """Whether the scenario is there."""


class Scenario(Looking):
    """A game that a test puts into a position, plays and looks at.

    `game` is a name or a game, `options` are as on the command line. The same arguments always
    make the same scenario: its chance comes from `seed`.
    """

    idle_verbs: ClassVar[tuple[str, ...]] = ("pass", "stop")
    """What `idle` chooses, if it can: to do nothing, to end the turn."""

    # What a game's own scenario may say

    def idle(self, ask: OpenAsk) -> Option | None:
        """The option of somebody who wants nothing: what `until` and `forced` may choose."""
        if len(ask.options) == 1:
            return ask.options[0]
        for verb in self.idle_verbs:
            found = [option for option in ask.options if option.verb == verb]
            if len(found) == 1:
                return found[0]
        return None

    # Putting up the position

    def edit(self) -> Any:
        """The game (a `Play`) to be changed by hand, as it is at the beginning of this step.

        What the step had done before it asked, as drawing a card, is done again afterwards.

        >>> s = Scenario("airlock").does(0, "stop")
        >>> s.edit().state.people[1].room = "room-bridge"
        >>> s.offered(1, "move")
        ['move:room-reactor', 'move:room-galley']
        """
        if self._table is not None:
            if self._table.mid_step:
                raise ScenarioError(
                    "The position cannot be changed in the middle of a step, only `dice`, "
                    f"`blind` and `top` can be arranged. Change it before.\n{self._all_asked()}"
                )
            self._setup = self.game.Play(self.game, self._table.position)
            self._table = None
        return self._setup

    def arrange(self) -> Any:
        """The game to arrange what is still to come: also in the middle of a step.

        Then only the running step knows it; an undo would not show the same faces again.
        """
        if self._table is not None and self._table.mid_step:
            return self._table.play
        return self.edit()

    # Playing

    def does(self, who: Who, *words: Word) -> Self:
        """A seat chooses: by verb and names, by names alone where that is clear, or by id.

        >>> s = Scenario("airlock").does(0, "move", "Galley").does(0, "hold").does(1, "stop")
        >>> s.does(2, "move", "gally")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: Seat 2 cannot do "move gally". Did you mean
        galley?
        Seat 2 is asked "Your turn: 2 things to do" (ask-airlock-turn) and may:
            move  reactor, galley
            stop
        ...
        """
        ask = self._ask(who)
        return self._act([(ask, self._option(ask, words))])

    def answer(self, *words: Word) -> Self:
        """Answer the only open ask, whosever it is.

        >>> Scenario("airlock").answer("stop").waiting()
        [1]
        """
        ask = self._ask(None)
        return self._act([(ask, self._option(ask, words))])

    def answers(self, choices: ByWho[Word | Sequence[Word]] | None = None, **seats: Any) -> Self:
        """Several seats choose at the same time: `seat0=...`, or a mapping by seat or name.

        >>> s = Scenario("airlock").set(phase="vote")
        >>> s.answers(seat0="Celia", seat1="Celia", seat2=("vote", "nobody")).over
        True
        """
        everyone: dict[Who, Any] = dict(choices.items()) if choices else {}
        for name, words in seats.items():
            number = name.removeprefix("seat")
            everyone[int(number) if number.isdecimal() else name] = words
        chosen = []
        for who, words in everyone.items():
            ask = self._ask(who)
            spoken = [words] if isinstance(words, str | int) else list(words)
            chosen.append((ask, self._option(ask, spoken)))
        return self._act(chosen)

    def passes(self, *who: Who) -> Self:
        """These seats pass; if none is named, all that are asked now."""
        seats = [self.seat_of(one) for one in who] or self.waiting()
        asks = [self._ask(seat) for seat in seats]
        return self._act([(ask, self._option(ask, [PASS.verb])) for ask in asks])

    def forced(self) -> Self:
        """Answer as long as there is nothing to choose: every ask has a single option."""
        since = self._mark()
        while not self.over and all(len(ask.options) == 1 for ask in self.table.asks()):
            ask = self.table.asks()[0]
            self._act([(ask, ask.options[0])])
        self._since = since
        return self

    def until(self, goal: str | Goal, policy: Policy = "idle", *, most: int = LONGEST) -> Self:
        """Play on until something is asked, or until a condition holds.

        `goal` is a prompt, or a function of the scenario. What is asked on the way is answered
        by `policy`: "idle" does nothing wherever that is possible (see `idle`), "first" takes
        the first option, and a function of the ask returns an option or its id.

        >>> Scenario("airlock").until("vote").waiting()
        [0, 1, 2]
        >>> Scenario("airlock").until(lambda s: s.state.air == 10).waiting()
        [2]
        >>> Scenario("airlock").until("jam")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: On the way to 'jam' there is something to
        choose; say a policy, or answer it first.
        Seat 0 is asked "Whom do you send out of the airlock?" (ask-airlock-vote) and may:
            vote  nobody, Bruno, Celia
        Asked until then: ask-airlock-turn.
        """
        since = self._mark()
        prompts: list[str] = []
        for _ in range(most):
            if self._reached(goal):
                self._since = since
                return self
            if self.over:
                break
            ask = self.table.asks()[0]
            self._act([(ask, self._decide(ask, policy, goal, prompts))])
            if ask.text.id not in prompts:
                prompts.append(ask.text.id)
        how = "The game is over" if self.over else f"{most} answers were given"
        what = repr(goal) if isinstance(goal, str) else "the goal"
        raise ScenarioError(f"{how}, and {what} was not reached. Asked were: {listed(prompts)}.")

    def stands(self, who: Who, topic: str, option: str = "pass") -> Self:
        """A seat leaves a standing answer for a topic of reactions."""
        seat = self.seat_of(who)
        self._standing[seat, topic] = option
        if self._table is not None:
            self._table.stand(seat, topic, option)
        return self

    def undo(self, who: Who) -> Self:
        """A seat takes back its last answer, by the law of undo."""
        self.table.undo(self.seat_of(who))
        self._since = self.table.answers
        self.check()
        return self

    # How it works: playing

    def _act(self, chosen: Iterable[tuple[OpenAsk, Option]]) -> Self:
        since = self._mark()
        for ask, option in chosen:
            if wanted := wants(self.words().texts, ask.text):
                raise ScenarioError(f"{ask.text.id} lacks {listed(wanted)}.")
            self.table.answer(ask.seat, ask.id, option.id)
        self._since = since
        self.check()
        return self

    def _mark(self) -> int:
        """The number that the events of the next answer will have."""
        return self.table.answers + 1

    def _reached(self, goal: str | Goal) -> bool:
        if isinstance(goal, str):
            return any(is_prompt(goal, ask.text.id) for ask in self.table.asks())
        return bool(goal(self))

    def _decide(
        self, ask: OpenAsk, policy: Policy, goal: str | Goal, prompts: Sequence[str]
    ) -> Option:
        if policy == "first":
            return ask.options[0]
        if not isinstance(policy, str):
            chosen = policy(ask)
            return self._option(ask, [chosen]) if isinstance(chosen, str) else chosen
        idle = self.idle(ask)
        if idle is None:
            raise ScenarioError(
                f"On the way to {goal if isinstance(goal, str) else 'the goal'!r} there is something to choose; say a policy, or answer "
                f"it first.\n{self._asked_lines(ask)}\nAsked until then: {listed(prompts)}."
            )
        return idle

    # How it works: what errors say
