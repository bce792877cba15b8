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
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar

import msgspec

from hullbreach.kernel.asks import PASS, Option
from hullbreach.kernel.events import Event, Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import NO_EYES
from hullbreach.kernel.state import Verdict
from hullbreach.kernel.table import PATIENCE, OpenAsk, Refusal, Table, heard
from hullbreach.kernel.texts import Text
from hullbreach.testkit.changes import Moment, changes, moment
from hullbreach.testkit.position import ByWho, Position, ScenarioError, Who, Word
from hullbreach.testkit.words import Words, listed, plain

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


class Scenario(Position):
    """A game that a test puts into a position, plays and looks at.

    `game` is a name or a game, `options` are as on the command line. The same arguments always
    make the same scenario: its chance comes from `seed`.
    """

    patience: ClassVar[float | None] = PATIENCE
    """Seconds that a rule may run; None to step through it with a debugger."""
    idle_verbs: ClassVar[tuple[str, ...]] = ("pass", "stop")
    """What `idle` chooses, if it can: to do nothing, to end the turn."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 3,
        options: Mapping[str, Any] | None = None,
        seed: str = "scenario",
    ) -> None:
        super().__init__(game, seats, options, seed)
        self._table: Table | None = None
        self._since = 0
        self._standing: dict[tuple[int, str], str] = {}

    def __repr__(self) -> str:
        if self._table is None:
            stage = "being set up"
        elif self._table.over:
            stage = "over"
        else:
            asked = [f"seat {ask.seat}: {ask.text.id}" for ask in self._table.asks()]
            stage = f"asks {listed(asked)}"
        return f"<{type(self).__name__}: {self.game.name}, {self.seats} seats, {stage}>"

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

    def check(self) -> None:
        """What must hold after every action; a game adds its own invariants."""
        self.ledger_ok()

    # Looking

    @property
    def table(self) -> Table:
        """The table; it begins with the position as it is now."""
        if self._table is None:
            self.begin()
        assert self._table is not None
        return self._table

    @property
    def play(self) -> Any:
        """The game as its rules see it: to look at, and to change until the game begins."""
        return self._setup if self._table is None else self._table.play

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def verdicts(self) -> list[Verdict]:
        """How it ended, seat by seat."""
        return list(self.state.verdicts)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; the game must be over."""
        if not self.over:
            raise ScenarioError(f"The game is not over.\n{self._all_asked()}")
        return [verdict.seat for verdict in self.verdicts if verdict.won]

    def view(self, seat: Who) -> Any:
        """What a seat may know (-1: a spectator)."""
        return self.table.view(seat if seat == -1 else self.seat_of(seat))

    def views(self) -> list[Any]:
        """What a spectator and every seat may know."""
        return [self.view(seat) for seat in range(-1, self.seats)]

    def sees(self, who: Who, zone: str) -> list[str | None]:
        """What a seat (-1: a spectator) knows of a zone, the top last; None is a hidden face.

        >>> s = Scenario("airlock").hand(0, "weld").top("deck", "jam").begin()
        >>> s.sees(0, "hand-0"), s.sees(1, "hand-0")
        (['card-weld', 'card-jam'], [None, None])
        """
        seat = who if isinstance(who, int) else self.seat_of(who)
        return list(self.play.see(self._zone(zone), seat))

    def nobody_knows(self, *things: str) -> bool:
        """Whether these lie face down, and no view names one of them."""
        state = self.state
        zones = [zone for zone, there in state.zones.items() if not set(things).isdisjoint(there)]
        if any(state.eyes[zone] != NO_EYES or zone in state.known for zone in zones):
            return False
        seen = b" ".join(map(msgspec.json.encode, self.views()))
        return not any(f'"{thing}"'.encode() in seen for thing in things)

    def now(self) -> Moment:
        """This moment, to be compared with a later one: see `changed`."""
        return moment(self.begin().state)

    def changed(self, since: Moment) -> list[str]:
        """What has changed since a moment: zones by their names, everything else by its path.

        >>> s = Scenario("airlock").hand(0, "weld").begin()
        >>> before = s.now()
        >>> s.does(0, "move", "galley").changed(before)
        ['actions', 'people.0.room']
        """
        return changes(since, self.now())

    def asked(self, who: Who | None = None, prompt: str | None = None) -> OpenAsk:
        """The open ask: of this seat, or the only one; and with this prompt, if it is said.

        >>> Scenario("airlock").asked(0, "turn").text.args
        {'actions': 2}
        """
        ask = self._ask(who)
        if prompt is not None and not _is_prompt(prompt, ask.text.id):
            raise ScenarioError(
                f"{_capital(self.seat_name(ask.seat))} is not asked {prompt!r}.\n"
                + self._asked_lines(ask)
            )
        return ask

    def waiting(self) -> list[int]:
        """The seats that are asked something now."""
        return self.table.waiting()

    def offered(self, who: Who | None = None, verb: str | None = None) -> list[str]:
        """The ids of all that a seat may choose now, or of those with one verb.

        >>> Scenario("airlock").offered(0, "move")
        ['move:room-reactor', 'move:room-galley']
        """
        options = self._ask(who).options
        return [option.id for option in options if verb is None or option.verb == verb]

    def is_offered(self, who: Who, *words: Word) -> bool:
        """Whether a seat is asked and may choose this now; every word must make sense.

        >>> s = Scenario("airlock")
        >>> s.is_offered(0, "move", "galley"), s.is_offered(0, "move", "bridge")
        (True, False)
        """
        ask = self.table.ask(self.seat_of(who))
        return ask is not None and bool(self._matches(ask.options, words, ask.seat))

    def denied(self, who: Who, *words: Word) -> str:
        """The rule that forbids a seat to choose this now; where several effects are, all their rules.

        >>> Scenario("airlock").hand(0, "jam").top("deck", "jam").denied(0, "scan", "Celia")
        'A-011'
        """
        ask = self._ask(who)
        spoken = _spoken(words)
        name = self.seat_name(ask.seat)
        if self._matches(ask.options, words, ask.seat):
            raise ScenarioError(
                f'{_capital(name)} is not denied "{spoken}": it is on offer.\n'
                + self._asked_lines(ask)
            )
        refusals = self.table.why_not(ask.seat)
        found = self._matches([refusal.option for refusal in refusals], words, ask.seat)
        rules = {
            ", ".join(dict.fromkeys(reason.rule for reason in refusal.reasons))
            for refusal in refusals
            if refusal.option in found
        }
        if len(rules) == 1:
            return rules.pop()
        why = (
            f"several rules forbid what that could mean: {listed(sorted(rules))}."
            if rules
            else "that is not on offer, but no rule says why."
        )
        raise ScenarioError(
            f'{_capital(name)} is not denied "{spoken}": {why}\n{self._asked_lines(ask, refusals)}'
        )

    def reasons(self, who: Who, *words: Word) -> list[str]:
        """Why a seat cannot choose this now: every reason, after the rule that forbids it.

        >>> Scenario("airlock").hand(0, "jam").top("deck", "jam").reasons(0, "scan", "Celia")
        ['A-011: With a scanner you look at the role of somebody in your room; they keep it.']
        """
        ask = self._ask(who)
        refusals = self.table.why_not(ask.seat)
        found = self._matches([refusal.option for refusal in refusals], words, ask.seat)
        meant = [refusal for refusal in refusals if refusal.option in found]
        if len(meant) != 1 or self._matches(ask.options, words, ask.seat):
            raise ScenarioError(
                f'{_capital(self.seat_name(ask.seat))} is not denied "{_spoken(words)}".\n'
                + self._asked_lines(ask, refusals)
            )
        return list(self._reasons(meant[0], ask.seat))

    def told(self, who: Who | None = None) -> list[Event]:
        """What was told since the last action began: all of it, or what a seat heard (-1: anyone).

        >>> Scenario("airlock").top("deck", "jam").told(1)
        [Drew(who='person-0', card=None)]
        """
        return [event for event, _ in self._told(who)]

    def heard(
        self, kind: type[E], *, listener: Who | None = None, rule: str = "", **fields: Any
    ) -> E:
        """The event of this kind, with these fields, told since the last action began.

        Names in the fields are as forgiving as everywhere. `listener` is a seat that must have
        heard it (-1: a spectator), `rule` the one that must have made it.

        >>> from hullbreach.games.airlock.model import Moved, Scanned
        >>> s = Scenario("airlock").does(0, "move", "galley")
        >>> s.heard(Moved, who="Ada", room="galley", rule="A-007")
        Moved(who='person-0', room='room-galley')
        >>> s.heard(Moved, who="Bruno")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: No Moved with who='Bruno' was told. Told were:
            A-007  Moved(who='person-0', room='room-galley')
        """
        found = self._heard(kind, listener, rule, fields)
        if found:
            return found[0]
        rules = f" by {rule}" if rule else ""
        ears = "told" if listener is None else f"heard by {self._ear(listener)}"
        raise ScenarioError(
            f"No {kind.__name__}{_with(fields)}{rules} was {ears}. {_capital(ears)} were:\n"
            + self._told_lines(listener)
        )

    def unheard(
        self, kind: type[Event], *, listener: Who | None = None, rule: str = "", **fields: Any
    ) -> Self:
        """Fail if such an event was told since the last action began: the contrary of `heard`."""
        found = self._heard(kind, listener, rule, fields)
        if found:
            ears = "told" if listener is None else f"heard by {self._ear(listener)}"
            raise ScenarioError(f"{found[0]} was {ears}.")
        return self

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

    def begin(self) -> Self:
        """Sit down: the game runs up to its first question. The first play does this itself."""
        if self._table is None:
            self.check()
            self._pins.clear()
            self._since = 0
            self._table = Table.resume(
                self.game, self._setup.state, self.options, limit=self.patience
            )
            for (seat, topic), option in self._standing.items():
                self._table.stand(seat, topic, option)
            self.check()
        return self

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
            self.table.answer(ask.seat, ask.id, option.id)
        self._since = since
        self.check()
        return self

    def _mark(self) -> int:
        """The number that the events of the next answer will have."""
        return self.table.answers + 1

    def _reached(self, goal: str | Goal) -> bool:
        if isinstance(goal, str):
            return any(_is_prompt(goal, ask.text.id) for ask in self.table.asks())
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

    def _ask(self, who: Who | None) -> OpenAsk:
        asks = self.table.asks()
        if who is None:
            if len(asks) == 1:
                return asks[0]
            raise ScenarioError(
                f"Say which seat is meant.\n{self._all_asked()}"
                if asks
                else "Nobody is asked anything: the game is over."
            )
        seat = self.seat_of(who)
        for ask in asks:
            if ask.seat == seat:
                return ask
        raise ScenarioError(
            f"{_capital(self.seat_name(seat))} is not asked anything now.\n{self._all_asked()}"
        )

    def _option(self, ask: OpenAsk, words: Sequence[Word]) -> Option:
        """The one option that the words mean, or an error that tells what could be chosen."""
        found = self._matches(ask.options, words, ask.seat)
        if len(found) == 1:
            return found[0]
        spoken, name = _spoken(words), _capital(self.seat_name(ask.seat))
        if found:
            ids = listed([option.id for option in found])
            raise ScenarioError(f'{name} could mean several things by "{spoken}": {ids}. Say more.')
        refusals = self.table.why_not(ask.seat)
        for refusal in refusals:
            if self._matches([refusal.option], words, ask.seat):
                why = " ".join(self._reasons(refusal, ask.seat))
                raise ScenarioError(f'{name} cannot do "{spoken}": {why}\n{self._asked_lines(ask)}')
        lines = self._asked_lines(ask, refusals)
        raise ScenarioError(f'{name} cannot do "{spoken}".{self._meant(ask, words)}\n{lines}')

    def _matches(self, options: Iterable[Option], words: Sequence[Word], seat: int) -> list[Option]:
        """The options that the words fit best: the verb, then names of arguments in order."""
        options = list(options)
        if len(words) == 1:
            exact = [option for option in options if option.id == words[0]]
            if exact:
                return exact
        speech = self.words(seat)
        fitting: list[tuple[int, int, Option]] = []
        for option in options:
            fit = _fit(speech, option, words)
            if fit is not None:
                fitting.append((*fit, option))
        if not fitting:
            return []
        best = min(fit[:2] for fit in fitting)
        return [option for *fit, option in fitting if tuple(fit) == best]

    def _meant(self, ask: OpenAsk, words: Sequence[Word]) -> str:
        """What the words were probably meant to say, as a sentence; or nothing."""
        verbs = {option.verb for option in ask.options}
        said = [word for word in words if plain(word) not in map(plain, verbs)]
        speech = self.words(ask.seat)
        args = [arg for option in ask.options for arg in option.args]
        near = [form for word in said for form in speech.near(word, [*args, *verbs])]
        near = [form for form in dict.fromkeys(near) if plain(form) not in map(plain, words)]
        return f" Did you mean {' or '.join(near)}?" if near else ""

    # How it works: what errors say

    def words(self, seat: int | None = None) -> Words:
        """Finds ids by what a test calls them; with a seat, also by what is on its table."""
        if seat is None or self._table is None:
            return super().words()
        return Words(lambda: self.table.scene(seat).labels(), self.game.name)

    def sentence(self, rule: str) -> str:
        """A rule as errors quote it."""
        row = self.game.checklist.rows.get(rule)
        return f"{rule}: {row.rule}" if row is not None else rule

    def _text(self, text: Text, seat: int) -> str:
        return self.words().texts.format(text, self.table.scene(seat).labels())

    def _asked_lines(self, ask: OpenAsk, refusals: Sequence[Refusal] = ()) -> str:
        seat = _capital(self.seat_name(ask.seat))
        lines = [f'{seat} is asked "{self._text(ask.text, ask.seat)}" ({ask.text.id}) and may:']
        lines += self._by_verb(ask.options)
        if refusals:
            lines.append("and may not:")
            alike: dict[tuple[str, ...], list[Option]] = {}
            for refusal in refusals:
                alike.setdefault(self._reasons(refusal, ask.seat), []).append(refusal.option)
            for reasons, options in alike.items():
                lines += [*self._by_verb(options), *(f"        by {one}" for one in reasons)]
        return "\n".join(lines)

    def _reasons(self, refusal: Refusal, seat: int) -> tuple[str, ...]:
        """Why something cannot be done, each reason with its rule."""
        return tuple(
            self.sentence(one.rule)
            if one.text is None
            else f"{one.rule}: {self._text(one.text, seat)}"
            for one in refusal.reasons
        )

    def _by_verb(self, options: Iterable[Option]) -> list[str]:
        """Options as lines that say what can be written: a verb, and the names it goes with."""
        names: dict[str, list[str]] = {}
        for option in options:
            said = names.setdefault(option.verb, [])
            if option.args:
                said.append(" ".join(map(self.spoken, option.args)))
        width = max(map(len, names), default=0)
        return [f"    {verb:{width}}  {', '.join(said)}".rstrip() for verb, said in names.items()]

    def _all_asked(self) -> str:
        if self.over:
            return "The game is over."
        return "\n".join(self._asked_lines(ask) for ask in self.table.asks())

    def _told(self, who: Who | None) -> list[tuple[Event, str]]:
        told: list[Told] = self.table.told(self._since)
        if who is None:
            return [(item.event, self.game.rule_id(item.rule)) for item in told]
        seat = who if who == -1 else self.seat_of(who)
        assert isinstance(seat, int)
        return [(line.event, line.rule) for line in heard(told, seat, self.game)]

    def _told_lines(self, who: Who | None) -> str:
        lines = [f"    {rule or '-'}  {event}" for event, rule in self._told(who)]
        return "\n".join(lines) or "    nothing"

    def _heard(
        self, kind: type[E], listener: Who | None, rule: str, fields: Mapping[str, Any]
    ) -> list[E]:
        known = kind.__struct_fields__
        for name in fields:
            if name not in known:
                raise ScenarioError(
                    f"{kind.__name__} has no field {name!r}. It has: {listed(known)}."
                )
        speech = self.words()
        return [
            event
            for event, by in self._told(listener)
            if isinstance(event, kind)
            and (not rule or rule == by)
            and all(_means(speech, getattr(event, name), value) for name, value in fields.items())
        ]

    def _ear(self, listener: Who) -> str:
        return "a spectator" if listener == -1 else self.seat_name(self.seat_of(listener))


def _fit(speech: Words, option: Option, words: Sequence[Word]) -> tuple[int, int] | None:
    """How well words fit an option, smaller is better: the names' ranks, and what was not said."""
    names = list(words)
    unsaid = 0
    if names and plain(names[0]) == plain(option.verb):
        del names[0]
    else:
        unsaid += len(option.args) or 1
        if not names or not option.args:
            return None
    worst, at = 0, 0
    for name in names:
        while at < len(option.args):
            rank = speech.rank(name, option.args[at])
            at += 1
            if rank is not None:
                worst = max(worst, rank)
                break
        else:
            return None
    return worst, unsaid + len(option.args) - len(names)


def _means(speech: Words, actual: Any, wanted: Any) -> bool:
    """Whether a field of an event is what a test calls it."""
    if isinstance(wanted, str):
        if isinstance(actual, Text):
            return speech.rank(wanted, actual.id) is not None
        if isinstance(actual, str):
            return speech.rank(wanted, actual) is not None
    if isinstance(wanted, list | tuple) and isinstance(actual, list | tuple):
        return len(wanted) == len(actual) and all(
            _means(speech, one, other) for one, other in zip(actual, wanted, strict=True)
        )
    return bool(actual == wanted)


def _is_prompt(word: str, prompt: str) -> bool:
    return plain(prompt) == plain(word) or plain(prompt).endswith(f"-{plain(word)}")


def _spoken(words: Iterable[Word]) -> str:
    return " ".join(str(word) for word in words)


def _with(fields: Mapping[str, Any]) -> str:
    said = ", ".join(f"{name}={value!r}" for name, value in fields.items())
    return f" with {said}" if said else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
