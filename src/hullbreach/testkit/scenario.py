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
hullbreach.testkit.scenario.ScenarioError: Seat 0 cannot do "move hold".
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
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar, get_type_hints

import msgspec

from hullbreach.kernel import registry
from hullbreach.kernel.asks import PASS, Option
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.events import Event, Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import ALL_EYES, NO_EYES, Play
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.state import Verdict
from hullbreach.kernel.table import PATIENCE, OpenAsk, Refusal, Table, heard
from hullbreach.kernel.texts import Text
from hullbreach.testkit.words import Words, base, listed, plain, short

E = TypeVar("E", bound=Event)

Who = int | str
"""A seat: its number from 0, or a name that the game's scenario knows."""
Word = str | int
Policy = Callable[[OpenAsk], Option | str] | Literal["idle", "first"]

LONGEST = 2000
"""Answers after which `until` gives up."""


class ScenarioError(AssertionError):
    """What a test asked of a scenario that cannot be, with what could."""


# pytest then points at the line of the test and not into this file.
__tracebackhide__ = operator.methodcaller("errisinstance", ScenarioError)


class Goal(Protocol):
    """A condition that `until` waits for."""

    def __call__(self, scenario: Any, /) -> bool:
        """Whether the scenario is there."""


class Scenario:
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
        self.game: Game[Any] = registry.find(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = read_options(self.game, dict(options or {}), seats)
        state = self.game.setup(self.options, seats, key_of(seed))
        self._setup: Play[Any] | None = self.game.Play(self.game, state)
        self._table: Table | None = None
        self._since = 0
        self._pins: Counter[tuple[str, str]] = Counter()
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

    def seat_names(self) -> Mapping[str, int]:
        """The names by which a test may call the seats, beside their numbers."""
        return {}

    def hand_zone(self, seat: int) -> str:
        """The zone of a seat's hand."""
        return f"hand-{seat}"

    def home(self, item: str, leaving: str) -> str | None:
        """Where a component goes that has to leave a zone: a hidden pile of its kind, if any."""
        state, back = self.state, self.game.back
        for zone, items in state.zones.items():
            if zone != leaving and state.eyes[zone] == NO_EYES:
                kind = back(item, zone)
                if any(back(other, zone) == kind for other in items):
                    return str(zone)
        return None

    def rank_of_source(self, zone: str, item: str) -> int:
        """From where a component is taken first: hidden piles, then open ones, then hands."""
        eyes = self.state.eyes[zone]
        return 0 if eyes == NO_EYES else 1 if eyes == ALL_EYES else 2

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
        """The game as its rules see it, to look at and, until it begins, to change."""
        if self._table is not None:
            return self._table.play
        return self._setup

    @property
    def state(self) -> Any:
        """The state, to look at and, until it begins, to change (later: see `edit`)."""
        return self.play.state

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

    def zone(self, name: str) -> list[str]:
        """What lies in a zone, the top last.

        >>> Scenario("airlock").only("deck", "jam", "weld", rest="discard").zone("deck")
        ['card-weld', 'card-jam']
        """
        return list(self.state.zones[self._zone(name)])

    def view(self, seat: Who) -> Any:
        """What a seat may know (-1: a spectator)."""
        return self.table.view(seat if seat == -1 else self.seat_of(seat))

    def seat_of(self, who: Who) -> int:
        """The seat of a number or a name."""
        names = self.seat_names()
        if isinstance(who, int) or who.isdecimal():
            seat = int(who)
            if 0 <= seat < self.seats:
                return seat
            raise ScenarioError(f"There is no seat {seat}: they are 0 to {self.seats - 1}.")
        for name, seat in names.items():
            if plain(name) == plain(who):
                return seat
        known = [f"{name} ({seat})" for name, seat in names.items()]
        known = known or [str(seat) for seat in range(self.seats)]
        raise ScenarioError(f"There is no seat {who!r}: they are {listed(known)}.")

    def seat_name(self, seat: int) -> str:
        """A seat as errors call it."""
        name = next((name for name, other in self.seat_names().items() if other == seat), "")
        return f"seat {seat} ({name})" if name else f"seat {seat}"

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
        """The rule that forbids a seat to choose this now.

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
        rules = {refusal.rule for refusal in refusals if refusal.option in found}
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
        hullbreach.testkit.scenario.ScenarioError: No Moved with who='Bruno' was told. Told were:
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

    def ledger_ok(self) -> Self:
        """Fail unless every component of the box is in exactly one zone."""
        state = self.state
        have = self.game.ledger(state)
        box = self.game.box(self.options, self.seats)
        if have != box:
            wrong = [
                f"    {item}: {have[item]} in the zones ({listed(_places(state, item))}), "
                f"{box[item]} in the box"
                for item in sorted({*have, *box})
                if have[item] != box[item]
            ]
            raise ScenarioError("The ledger is not right:\n" + "\n".join(wrong))
        blind = sorted(set(state.zones) ^ set(state.eyes))
        if blind:
            raise ScenarioError(f"Each of zones and eyes has names the other lacks: {blind}")
        for zone, masks in state.known.items():
            if len(masks) != len(state.zones[zone]):
                raise ScenarioError(
                    f"known[{zone!r}] has {len(masks)} entries for {len(state.zones[zone])} "
                    "components"
                )
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

    def put(
        self,
        component: str,
        zone: str,
        *,
        count: int = 1,
        source: str | None = None,
        at: int | None = None,
    ) -> Self:
        """Move a component, or several of a kind, to the top of a zone (or to the place `at`).

        It is taken from wherever it lies: from hidden piles first, then open ones, then hands,
        and never from where this test has put it, unless it is the only one. `source` says
        from where instead.

        >>> Scenario("airlock").put("jam", "discard", count=2).zone("discard")
        ['card-jam', 'card-jam']
        >>> Scenario("airlock").put("jam", "discard", count=5)
        Traceback (most recent call last):
        ...
        hullbreach.testkit.scenario.ScenarioError: All 4 of "jam" are already where this test
        wants them: discard, discard, discard, discard.
        """
        play = self.edit()
        target = self._zone(zone)
        for _ in range(count):
            item, _hole = self._take(play, component, source)
            self._lay(play, item, target, at)
        return self

    def top(self, zone: str, *cards: str) -> Self:
        """Put these on top of a pile: they will be drawn first, in this order.

        >>> Scenario("airlock").top("deck", "jam", "weld").zone("deck")[-2:]
        ['card-weld', 'card-jam']
        """
        play = self._ahead()
        target = self._zone(zone)
        taken = [self._take(play, card, None)[0] for card in cards]
        for item in reversed(taken):
            self._lay(play, item, target, None)
        return self

    def only(self, zone: str, *cards: str, rest: str | None = None) -> Self:
        """Exactly these in a zone, the first on top.

        What has to leave goes to the zone `rest`. If none is said, it takes the places of what
        came, and what remains goes to the bottom of its pile (see `home`).

        >>> s = Scenario("airlock").only("role-2", "saboteur")
        >>> s.zone("role-2"), sum(s.zone(f"role-{seat}") == ["role-crew"] for seat in range(3))
        (['role-saboteur'], 2)
        """
        play = self.edit()
        target = self._zone(zone)
        rest = None if rest is None else self._zone(rest)
        spare = [self._lift(play, target, 0) for _ in range(len(play.state.zones[target]))]
        wanted: list[str] = []
        holes: list[tuple[str, int, str]] = []
        for card in cards:
            own = self.words().find(card, spare)
            if own:
                wanted.append(own[0])
                spare.remove(own[0])
            else:
                loose = Counter(spare) + Counter(wanted)
                item, (source, index) = self._take(play, card, None, loose)
                wanted.append(item)
                holes.append((source, index, item))
        for item in reversed(wanted):
            self._lay(play, item, target, None)
        self._clear_away(play, target, spare, holes if rest is None else [], rest)
        return self

    def hand(self, who: Who, *cards: str) -> Self:
        """Exactly these in a seat's hand; the rest goes back where these came from.

        >>> Scenario("airlock").hand(1, "jam", "spare part").zone("hand-1")
        ['card-jam', 'card-spare-part']
        """
        return self.only(self.hand_zone(self.seat_of(who)), *reversed(cards))

    def set(self, *path: Word, **fields: Any) -> Self:
        """Set fields of the state, or of the part of it that the path leads to.

        >>> s = Scenario("airlock").set(air=1, phase="vote").set("people", 0, alive=False)
        >>> s.state.air, s.state.people[0].alive
        (1, False)
        >>> s.set(are=1)
        Traceback (most recent call last):
        ...
        hullbreach.testkit.scenario.ScenarioError: AirlockState has no field 'are'. Did you mean
        air? It has: seats, key, chance, zones, eyes, known, loaded, over, verdicts, people,
        repairs, air, open_votes, turn, actions, drawn, phase.
        >>> s.set(air="much")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.scenario.ScenarioError: AirlockState.air cannot be 'much': Expected
        `int`, got `str`
        """
        part = self.edit().state
        for step in path:
            part = self._part(part, step)
        for name, value in fields.items():
            if isinstance(part, dict):
                part[self._key(part, name)] = value
                continue
            _check_field(part, name, value)
            setattr(part, name, value)
        return self

    def dice(self, **faces: Word | Sequence[Word]) -> Self:
        """Load the next rolls of a die with these faces, in this order.

        >>> Scenario("airlock").dice(work=["6", "1"]).state.loaded
        {'work': ['6', '1']}
        >>> Scenario("airlock").dice(work="7")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.scenario.ScenarioError: The die 'work' has no face '7'. It has: 1, 2,
        3, 4, 5, 6.
        >>> Scenario("airlock").dice(noise="1")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.scenario.ScenarioError: airlock has no die 'noise'. It has: work.
        """
        known = {plain(die.name): die for die in self.game.dice()}
        state = self._ahead().state
        for name, wanted in faces.items():
            die = known.get(plain(name))
            if die is None:
                names = listed([die.name for die in known.values()])
                raise ScenarioError(f"{self.game.name} has no die {name!r}. It has: {names}.")
            loaded = []
            for face in [wanted] if isinstance(wanted, str | int) else wanted:
                found = self.words().find(face, die.faces)
                if len(found) != 1:
                    raise ScenarioError(
                        f"The die {die.name!r} has no face {face!r}. It has: {listed(die.faces)}."
                    )
                loaded.append(found[0])
            state.loaded[die.name] = loaded
        return self

    def blind(self, zone: str, *components: str) -> Self:
        """These will be drawn first from a bag, in this order; what is not in it is put in."""
        play = self._ahead()
        target = self._zone(zone)
        left = list(play.state.zones[target])
        loaded = []
        for component in components:
            own = self.words().find(component, left)
            if own:
                item = own[0]
                left.remove(item)
            else:
                item, _hole = self._take(play, component, None)
                self._lay(play, item, target, None)
            loaded.append(item)
        play.state.loaded[f"blind {target}"] = loaded
        return self

    # Playing

    def begin(self) -> Self:
        """Sit down: the game runs up to its first question. The first play does this itself."""
        if self._table is None:
            assert self._setup is not None
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
        hullbreach.testkit.scenario.ScenarioError: Seat 2 cannot do "move gally". Did you mean
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

    def answers(
        self, choices: Mapping[Who, Word | Sequence[Word]] | None = None, **seats: Any
    ) -> Self:
        """Several seats choose at the same time: `seat0=...`, or a mapping by seat or name.

        >>> s = Scenario("airlock").set(phase="vote")
        >>> s.answers(seat0="Celia", seat1="Celia", seat2=("vote", "nobody")).over
        True
        """
        everyone: dict[Who, Any] = dict(choices or {})
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
        hullbreach.testkit.scenario.ScenarioError: On the way to 'jam' there is something to
        choose; say a policy, or answer it first.
        Seat 0 is asked "Whom do you send out of the airlock?" (ask-airlock-vote) and may:
            vote  nobody, 1, 2
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
        how = "the game is over" if self.over else f"{most} answers were given"
        raise ScenarioError(f"{how}, and {goal!r} was not reached. Asked were: {listed(prompts)}.")

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
                f"On the way to {goal!r} there is something to choose; say a policy, or answer "
                f"it first.\n{self._asked_lines(ask)}\nAsked until then: {listed(prompts)}."
            )
        return idle

    def _ask(self, who: Who | None) -> OpenAsk:
        asks = self.table.asks()
        if who is None:
            if len(asks) == 1:
                return asks[0]
            raise ScenarioError(
                "Say which seat is meant: "
                + ("nobody is asked anything." if not asks else f"\n{self._all_asked()}")
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
                raise ScenarioError(
                    f'{name} cannot do "{spoken}": {self.sentence(refusal.rule)}\n'
                    + self._asked_lines(ask)
                )
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
            return Words()
        return Words(lambda: self.table.scene(seat).labels())

    def one(self, word: Word, ids: Iterable[str], kind: str) -> str:
        """The id that a word means, or an error that lists what it could: for a game's own words.

        >>> Scenario("airlock").one("brdige", ["room-bridge", "room-hold"], "room")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.scenario.ScenarioError: There is no room 'brdige'. Did you mean
        bridge? There are: bridge, hold.
        """
        known = list(dict.fromkeys(ids))
        speech = self.words()
        found = speech.find(word, known)
        if len(found) == 1:
            return found[0]
        if found:
            raise ScenarioError(f"The {kind} {word!r} could be {listed(found)}. Say which.")
        near = speech.near(word, known)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        there = listed([short(id_) for id_ in known])
        raise ScenarioError(f"There is no {kind} {word!r}.{meant} There are: {there}.")

    def sentence(self, rule: str) -> str:
        """A rule as errors quote it."""
        row = self.game.checklist.rows.get(rule)
        return f"{rule}: {row.rule}" if row is not None else rule

    def _text(self, text: Text, seat: int) -> str:
        return self.words().texts.format(text, self.table.scene(seat).labels())

    def _asked_lines(self, ask: OpenAsk, refusals: Sequence[Refusal] = ()) -> str:
        seat = _capital(self.seat_name(ask.seat))
        lines = [f'{seat} is asked "{self._text(ask.text, ask.seat)}" ({ask.text.id}) and may:']
        lines += _by_verb(ask.options)
        if refusals:
            lines.append("and may not:")
            by_rule: dict[str, list[Option]] = {}
            for refusal in refusals:
                by_rule.setdefault(refusal.rule, []).append(refusal.option)
            for rule, options in by_rule.items():
                lines += [*_by_verb(options), f"        by {self.sentence(rule)}"]
        return "\n".join(lines)

    def _all_asked(self) -> str:
        if self.over:
            return "The game is over."
        return "\n".join(self._asked_lines(ask) for ask in self.table.asks())

    def _told(self, who: Who | None) -> list[tuple[Event, str]]:
        told: list[Told] = self.table.told(self._since)
        if who is None:
            return [(item.event, item.rule) for item in told]
        seat = who if who == -1 else self.seat_of(who)
        assert isinstance(seat, int)
        return [(line.event, line.rule) for line in heard(told, seat)]

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

    # How it works: moving components

    def _ahead(self) -> Any:
        """The game to arrange what is still to come: also in the middle of a step."""
        if self._table is not None and self._table.mid_step:
            return self._table.play
        return self.edit()

    def _zone(self, name: str) -> str:
        zones = self.state.zones
        if name in zones:
            return name
        found = [zone for zone in zones if plain(zone) == plain(name)]
        if len(found) == 1:
            return str(found[0])
        near = self.words().near(name, zones)
        near = [zone for zone in zones if zone in near or short(zone) in near]
        raise ScenarioError(
            f"There is no zone {name!r}."
            + (f" Did you mean {' or '.join(near)}?" if near else "")
            + f" There are: {listed(list(zones))}."
        )

    def _take(
        self, play: Play[Any], word: str, source: str | None, loose: Counter[str] | None = None
    ) -> tuple[str, tuple[str, int]]:
        """Lift a component out of the best zone that has it: what it was, and its place."""
        state = play.state
        zones = state.zones if source is None else {self._zone(source): None}
        names = [item for zone in zones for item in state.zones[zone]]
        ids = self.words().find(word, names)
        if not ids:
            raise ScenarioError(self._no_component(word, source, names, loose or Counter()))
        kinds = list(dict.fromkeys(base(id_) for id_ in ids))
        if len(kinds) > 1:
            raise ScenarioError(f"{word!r} could be {listed(kinds)}. Say which.")
        places = [
            (self.rank_of_source(zone, item), order, index, zone, item)
            for order, zone in enumerate(zones)
            for index, item in enumerate(state.zones[zone])
            if item in ids
        ]
        pins = self._pins.copy()
        free = []
        for place in sorted(places, key=lambda place: (place[0], place[1], -place[2])):
            if pins[place[3], place[4]] > 0:  # the uppermost is the one that was put there
                pins[place[3], place[4]] -= 1
            else:
                free.append(place)
        if not free:
            if len(places) > 1:
                where = listed([place[3] for place in sorted(places)])
                raise ScenarioError(
                    f'All {len(places)} of "{word}" are already where this test wants them: '
                    f"{where}."
                )
            free = places
            self._pins[places[0][3], places[0][4]] -= 1
        _rank, _order, index, zone, _item = min(free)
        return self._lift(play, zone, index), (zone, index)

    def _no_component(
        self, word: str, source: str | None, names: Sequence[str], loose: Counter[str]
    ) -> str:
        if self.words().find(word, loose):
            return f'There are only {loose.total()} of "{word}" in the game.'
        if source is not None:
            return f"{word!r} is not in {source}. There are: {listed(sorted(set(names)))}."
        kinds = sorted({base(name) for name in names} | set(loose))
        near = self.words().near(word, kinds)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        return f"No component is called {word!r}.{meant} There are: {listed(kinds)}."

    def _lift(self, play: Play[Any], zone: str, index: int) -> str:
        """Take a component out of a zone as if nobody had ever seen it there."""
        state = play.state
        masks = state.known.get(zone)
        if masks is not None:
            masks.pop(index)
            if not any(masks):
                del state.known[zone]
        return str(state.zones[zone].pop(index))

    def _lay(
        self, play: Play[Any], item: str, zone: str, at: int | None, *, pin: bool = True
    ) -> None:
        state = play.state
        items = state.zones[zone]
        place = len(items) if at is None else at
        items.insert(place, item)
        if zone in state.known:
            state.known[zone].insert(place, 0)
        if pin:
            self._pins[zone, item] += 1

    def _clear_away(
        self,
        play: Play[Any],
        leaving: str,
        spare: list[str],
        holes: list[tuple[str, int, str]],
        rest: str | None,
    ) -> None:
        """Give components that had to leave a zone a place: in the holes, or at home."""
        back = self.game.back
        for source, index, came in reversed(holes):
            kind = back(came, source)
            other = next((item for item in spare if back(item, source) == kind), None)
            if other is not None:
                spare.remove(other)
                self._lay(play, other, source, index, pin=False)
        for item in spare:
            target = rest or self.home(item, leaving)
            if target is None:
                raise ScenarioError(
                    f"Where does {item} go, that has to leave {leaving}? Say rest=<zone>."
                )
            self._lay(play, item, target, None if rest else 0, pin=False)

    # How it works: fields

    def _part(self, part: Any, step: Word) -> Any:
        if isinstance(part, dict):
            return part[self._key(part, step)]
        if isinstance(part, list):
            if isinstance(step, int) and 0 <= step < len(part):
                return part[step]
            raise ScenarioError(f"{step!r} leads nowhere: say a number below {len(part)}.")
        _check_field(part, str(step))
        return getattr(part, str(step))

    def _key(self, part: Mapping[Any, Any], word: Word) -> Any:
        if word in part:
            return word
        found = self.words().find(word, [key for key in part if isinstance(key, str)])
        if len(found) == 1:
            return found[0]
        raise ScenarioError(f"{word!r} is not one of: {listed([str(key) for key in part])}.")


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


def _check_field(part: Any, name: str, value: Any = ...) -> None:
    kind = type(part)
    fields = getattr(part, "__struct_fields__", ())
    if name not in fields:
        near = Words().near(name, fields)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        raise ScenarioError(
            f"{kind.__name__} has no field {name!r}.{meant} It has: {listed(fields)}."
        )
    if value is not ...:
        hint = get_type_hints(kind, include_extras=True)[name]
        try:
            msgspec.convert(msgspec.to_builtins(value), hint)
        except msgspec.ValidationError as error:
            raise ScenarioError(f"{kind.__name__}.{name} cannot be {value!r}: {error}") from None


def _by_verb(options: Iterable[Option]) -> list[str]:
    """Options as lines that say what can be written: a verb, and the names it goes with."""
    names: dict[str, list[str]] = {}
    for option in options:
        said = names.setdefault(option.verb, [])
        if option.args:
            said.append(" ".join(short(arg) for arg in option.args))
    width = max(map(len, names), default=0)
    return [f"    {verb:{width}}  {', '.join(said)}".rstrip() for verb, said in names.items()]


def _is_prompt(word: str, prompt: str) -> bool:
    return plain(prompt) == plain(word) or plain(prompt).endswith(f"-{plain(word)}")


def _places(state: Any, item: str) -> list[str]:
    return [zone for zone, items in state.zones.items() for other in items if other == item]


def _spoken(words: Iterable[Word]) -> str:
    return " ".join(str(word) for word in words)


def _with(fields: Mapping[str, Any]) -> str:
    said = ", ".join(f"{name}={value!r}" for name, value in fields.items())
    return f" with {said}" if said else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
