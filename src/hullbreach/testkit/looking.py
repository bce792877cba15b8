"""What a test can look at in a game: what is asked and offered, what was told, what a seat sees."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from hullbreach.kernel.asks import Option
from hullbreach.kernel.events import Event, Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import NO_EYES
from hullbreach.kernel.state import Verdict
from hullbreach.kernel.table import PATIENCE, OpenAsk, Refusal, Table, heard
from hullbreach.kernel.texts import Text
from hullbreach.testkit.changes import Moment, changes, moment
from hullbreach.testkit.fields import ScenarioError
from hullbreach.testkit.position import Position, Who, Word
from hullbreach.testkit.words import Words, listed, plain

E = TypeVar("E", bound=Event)

# pytest then points at the line of the test and not into this file.
__tracebackhide__ = operator.methodcaller("errisinstance", ScenarioError)


class Looking(Position):
    """A game in a position, and what is to be seen and heard there."""

    patience: ClassVar[float | None] = PATIENCE
    """Seconds that a rule may run; None to step through it with a debugger."""

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

    def check(self) -> None:
        """What must hold after every action; a game adds its own invariants."""
        self.ledger_ok()

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

        >>> from hullbreach.testkit import Scenario
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

        >>> from hullbreach.testkit import Scenario
        >>> s = Scenario("airlock").hand(0, "weld").begin()
        >>> before = s.now()
        >>> s.does(0, "move", "galley").changed(before)
        ['actions', 'people.0.room']
        """
        return changes(since, self.now())

    def asked(self, who: Who | None = None, prompt: str | None = None) -> OpenAsk:
        """The open ask: of this seat, or the only one; and with this prompt, if it is said.

        >>> from hullbreach.testkit import Scenario
        >>> Scenario("airlock").asked(0, "turn").text.args
        {'actions': 2}
        """
        ask = self._ask(who)
        if prompt is not None and not is_prompt(prompt, ask.text.id):
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

        >>> from hullbreach.testkit import Scenario
        >>> Scenario("airlock").offered(0, "move")
        ['move:room-reactor', 'move:room-galley']
        """
        options = self._ask(who).options
        return [option.id for option in options if verb is None or option.verb == verb]

    def is_offered(self, who: Who, *words: Word) -> bool:
        """Whether a seat is asked and may choose this now; every word must make sense.

        >>> from hullbreach.testkit import Scenario
        >>> s = Scenario("airlock")
        >>> s.is_offered(0, "move", "galley"), s.is_offered(0, "move", "bridge")
        (True, False)
        """
        ask = self.table.ask(self.seat_of(who))
        return ask is not None and bool(self._matches(ask.options, words, ask.seat))

    def denied(self, who: Who, *words: Word) -> str:
        """The rule that forbids a seat to choose this now; where several effects are, all their rules.

        >>> from hullbreach.testkit import Scenario
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

        >>> from hullbreach.testkit import Scenario
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

        >>> from hullbreach.testkit import Scenario
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
        >>> from hullbreach.testkit import Scenario
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


def is_prompt(word: str, prompt: str) -> bool:
    """Whether a word is the id of a question, or the end of that id."""
    return plain(prompt) == plain(word) or plain(prompt).endswith(f"-{plain(word)}")


def _spoken(words: Iterable[Word]) -> str:
    return " ".join(str(word) for word in words)


def _with(fields: Mapping[str, Any]) -> str:
    said = ", ".join(f"{name}={value!r}" for name, value in fields.items())
    return f" with {said}" if said else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
