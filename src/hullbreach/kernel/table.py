"""The table: a game with everything people need around it.

>>> table = Table.new("airlock", seats=3, seed="example")
>>> ask = table.asks()[0]
>>> table.answer(ask.seat, ask.id, ask.options[0].id)
>>> again = Table.load(table.save())
>>> again.hash() == table.hash()
True

A table keeps the state from before the current step and the answers given since. To clone it,
to resume it after a mistake in a rule, to load it: take that state and run the step again with
those answers.
"""

from __future__ import annotations

import secrets
import traceback
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from hullbreach.kernel import chance, registry, saves
from hullbreach.kernel.asks import Ask, Option
from hullbreach.kernel.errors import (
    AnsweredTwice,
    DamagedSave,
    ForeignAnswer,
    GameOver,
    HullbreachError,
    MissingPack,
    NotOnOffer,
    NoUndo,
    Refused,
    RuleBroke,
    StaleAnswer,
    UnknownSeat,
)
from hullbreach.kernel.events import EVERYONE, Event, Line, Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import ALL_EYES, NO_EYES, Play
from hullbreach.kernel.run import Run
from hullbreach.kernel.saves import Answer, LogEntry, Player, Renewed, Save, Stand, Undo
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.state import State, Verdict, state_hash
from hullbreach.kernel.texts import Text
from hullbreach.kernel.watchdog import within

PATIENCE = 10.0
"""Seconds that a rule may run after an answer before it counts as broken."""

SPECTATOR = -1


class OpenAsk(msgspec.Struct, frozen=True, gc=False):
    """An ask as it is put to a seat: an answer quotes its id and the id of an option."""

    id: str
    seat: int
    text: Text
    options: tuple[Option, ...]
    rule: str = ""
    topic: str = ""

    @classmethod
    def of(cls, ask: Ask, id: str, game: Game[Any]) -> OpenAsk:
        """An ask of a game's rules under the id by which an answer quotes it."""
        rule = game.rule_id(ask.rule)
        return cls(id, ask.seat, ask.text, tuple(ask.options), rule, ask.topic)


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: the rule, and what is missing; without words, the rule says it."""

    rule: str
    text: Text | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Something that a seat cannot do now, with every reason for that: one for each of its effects."""

    option: Option
    reasons: tuple[Reason, ...]


class TakenBack(Event, frozen=True):
    """A seat took back an answer."""

    tone = "muted"

    seat: Text
    fresh: bool


class HouseRules(Event, frozen=True):
    """The table is played with data of its own."""

    tone = "warning"

    packs: tuple[str, ...]
    fingerprints: str


class OlderRules(Event, frozen=True):
    """A game that was begun under older rules goes on; so many answers no longer fit."""

    tone = "warning"

    lost: int


class _Given(msgspec.Struct, frozen=True, gc=False):
    """An answer in force: whose, what, and the seats that learned nothing by it."""

    seat: int
    option: Option
    safe: int = NO_EYES


class Table:
    """One game at one table."""

    def __init__(
        self,
        game: Game[Any],
        options: Any,
        seats: int,
        seed: str,
        *,
        hashes: bool,
        limit: float | None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.hashes = hashes
        self.limit = limit
        self.log: list[LogEntry] = []
        self.standing: dict[tuple[int, str], str] = {}
        self._stands = 0
        self._line: list[_Given] = []
        self._told: list[tuple[Told, ...]] = []
        self._rekeys: list[tuple[int, int]] = []
        self._ask_ids: dict[int, str] = {}
        self._position: bytes | None = None
        self._base: Any = None
        self._base_at = 0
        self._base_script: tuple[int, ...] = ()
        self._base_told = 0
        self._run: Run | None = None

    # Beginning

    @classmethod
    def new(
        cls,
        game: str | Game[Any],
        *,
        seats: int,
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        hashes: bool = True,
        limit: float | None = PATIENCE,
    ) -> Table:
        """Set up a game: by name, for so many seats, with options and perhaps a seed.

        `hashes=False` leaves out the hash per answer, `limit=None` the watch over endless rules;
        both for simulations.
        """
        rules = registry.find(game) if isinstance(game, str) else game
        read = read_options(rules, options or {}, seats)
        seed = secrets.token_hex(16) if seed is None else seed
        table = cls(rules, read, seats, seed, hashes=hashes, limit=limit)
        table._sit_down()
        return table

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        state: State,
        options: Any,
        *,
        seed: str | None = None,
        limit: float | None = PATIENCE,
    ) -> Table:
        """A table that begins with a position put up by hand, which must be at a step's start.

        With a seed, what is rolled and drawn from there on comes from that.
        """
        table = cls(game, options, state.seats, seed or "", hashes=True, limit=limit)
        if seed is not None:
            state.key = chance.key_of(seed)
        table._position = msgspec.msgpack.encode(state)
        table._sit_down()
        return table

    def _sit_down(self) -> None:
        try:
            within(self.limit, self._begin)
        except Exception as error:
            raise self._broken(error, None) from error

    def _first_state(self) -> Any:
        if self._position is not None:
            return msgspec.msgpack.decode(self._position, type=self.game.State)
        return self.game.setup(self.options, self.seats, chance.key_of(self.seed))

    def _begin(self) -> None:
        state = self._first_state()
        self._base, self._base_at, self._line = state, 0, []
        self._base_script, self._base_told = (), 0
        self._told, self._run = [], None
        run = self._live()
        self._told.append((*self._house_rules(), *run.play.told))
        self._pose()

    def _house_rules(self) -> list[Told]:
        """Everybody is told of folders of data that are played with."""
        houses = self.edition.houses
        if not houses:
            return []
        names = tuple(f"pack-{self.game.name}-{pack}" for pack in houses)
        return [Told(HouseRules(names, ", ".join(houses.values())), "", EVERYONE)]

    @property
    def commitment(self) -> str:
        """What is published at the start so that the seed can be verified at the end."""
        return chance.commitment(self.seed)

    # Looking

    @property
    def edition(self) -> Any:
        """The game with the packs that were agreed on."""
        return self.game.edition(self.options.packs)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._live().play.state.over)

    @property
    def verdicts(self) -> list[Verdict]:
        """How it ended, seat by seat."""
        return list(self._live().play.state.verdicts)

    @property
    def version(self) -> int:
        """How many entries the log has: it only grows, also by an undo."""
        return len(self.log)

    @property
    def public_version(self) -> int:
        """How many entries everyone has heard of: a standing answer is its seat's own affair."""
        return len(self.log) - self._stands

    @property
    def answers(self) -> int:
        """How many answers are in force."""
        return len(self._line)

    @property
    def run(self) -> Run:
        """The game in progress, up to the next answer: for tools, to look at."""
        return self._live()

    @property
    def play(self) -> Play[Any]:
        """The game as its rules see it, secrets and all: for tests and tools, to look at."""
        return self._live().play

    @property
    def position(self) -> Any:
        """A copy of the state at the beginning of the current step."""
        return self.game.copy(self._base)

    @property
    def step_began(self) -> int:
        """How many answers were in force when the current step began."""
        return self._base_at

    @property
    def mid_step(self) -> bool:
        """Whether answers have been given since the current step began."""
        return len(self._line) > self._base_at

    def asks(self) -> list[OpenAsk]:
        """All open asks."""
        return [self._open(ask) for ask in self._live().asks]

    def ask(self, seat: int) -> OpenAsk | None:
        """What this seat is asked now, if anything."""
        for ask in self._live().asks:
            if ask.seat == seat:
                return self._open(ask)
        return None

    def waiting(self) -> list[int]:
        """The seats that the table is waiting for; everyone may know."""
        return [ask.seat for ask in self._live().asks]

    def _open(self, ask: Ask) -> OpenAsk:
        return OpenAsk.of(ask, self._ask_ids[ask.seat], self.game)

    def view(self, seat: int) -> Any:
        """What this seat may know (-1: a spectator)."""
        if not SPECTATOR <= seat < self.seats:
            raise UnknownSeat(seat=seat + 1, seats=self.seats)
        return self.game.view(self._live().play, seat)

    def scene(self, seat: int) -> Scene:
        """The picture of what this seat may know."""
        return self.game.scene(self.view(seat))

    def scenes(self, seats: Iterable[int]) -> dict[int, Scene]:
        """The pictures of several seats at once."""
        views = self.game.views(self._live().play, seats)
        return {seat: self.game.scene(view) for seat, view in views.items()}

    def events(self, seat: int, since: int = 0) -> list[Line]:
        """What this seat heard: everything, or what came with the answers from `since` on.

        What happened before the first answer counts as number 0, what the first answer brought
        about as number 1.
        """
        lines: list[Line] = []
        for told in self._told[since:]:
            lines += heard(told, seat, self.game)
        return lines

    def told(self, since: int = 0) -> list[Told]:
        """What was told to whomever, counted as in `events`: for tests and tools."""
        return [item for told in self._told[since:] for item in told]

    def why_not(self, seat: int) -> list[Refusal]:
        """What this seat might have wanted to do now but cannot, each with the reasons."""
        named = self.game.rule_id
        for ask in self._live().asks:
            if ask.seat == seat and ask.closed is not None:
                return [
                    Refusal(option, tuple(Reason(named(one.rule), one.text) for one in denied))
                    for option, denied in ask.closed()
                ]
        return []

    def hash(self) -> str:
        """A fingerprint of the position: equal hashes, equal games."""
        run = self._live()
        given = [(seat, option.id) for seat, option in sorted(run.given.items())]
        asked = [(ask.seat, ask.prompt) for ask in run.asks]
        return state_hash(run.play.state, given, asked)

    # Answering

    def answer(self, seat: int, ask: str, option: str, *, id: str = "") -> None:
        """Answer an open ask with one of its options, each quoted by its id.

        An answer that is stale, foreign, given twice or not on offer is refused by name and
        changes nothing. If the rules break on it, the table is as it was before, and
        `RuleBroke` carries a file that reproduces it. `id` is kept with the answer: see `taken`.
        """
        self._accept(Answer(seat, ask, option, id=id))
        self._answer_standing()

    def taken(self, seat: int, ask: str, option: str, id: str) -> bool:
        """Whether this very answer was taken, also if it was taken back since."""
        return any(
            isinstance(entry, Answer)
            and (entry.seat, entry.ask, entry.option, entry.id) == (seat, ask, option, id)
            for entry in reversed(self.log)
        )

    def _accept(self, entry: Answer) -> None:
        """Take an answer whole or not at all, and write it down."""
        chosen = self._chosen(entry.seat, entry.ask, entry.option)
        self._take_whole(entry, chosen)
        if self.hashes:
            entry = msgspec.structs.replace(entry, hash=self.hash())
        self.log.append(entry)
        self._pose()

    def _take_whole(self, entry: Answer, chosen: Option) -> None:
        """Take an answer; if that breaks, runs too long or is interrupted, it is rolled back."""
        before = (self._base, self._base_at, self._base_script, self._base_told)
        answers = len(self._line)
        try:
            within(self.limit, lambda: self._take(entry.seat, chosen))
        except BaseException as error:
            self._base, self._base_at, self._base_script, self._base_told = before
            # The watchdog may strike after the answer was written down: that goes, too.
            del self._line[answers:], self._told[answers + 1 :]
            self._run = None
            if isinstance(error, Exception):
                raise self._broken(error, entry) from error
            raise

    def _seated(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat + 1, seats=self.seats)

    def _chosen(self, seat: int, ask: str, option: str) -> Option:
        self._seated(seat)
        run = self._live()
        if run.play.state.over:
            raise GameOver()
        for open_ask in run.asks:
            if self._ask_ids[open_ask.seat] != ask:
                continue
            if open_ask.seat != seat:
                raise ForeignAnswer(ask=ask, seat=seat + 1, asked=open_ask.seat + 1)
            for candidate in open_ask.options:
                if candidate.id == option:
                    return candidate
            known = ", ".join(candidate.id for candidate in open_ask.options)
            raise NotOnOffer(option=option, known=known)
        if seat in run.given and self._ask_ids.get(seat) == ask:
            raise AnsweredTwice(ask=ask)
        if ask in self._ask_ids.values():
            raise ForeignAnswer(ask=ask, seat=seat + 1, asked=self._asked(ask) + 1)
        raise StaleAnswer(ask=ask)

    def _asked(self, ask: str) -> int:
        return next(seat for seat, id in self._ask_ids.items() if id == ask)

    def _take(self, seat: int, option: Option) -> None:
        run = self._live()
        run.play.told = []
        run.play.safe = ALL_EYES
        self._line.append(_Given(seat, option))
        # Only for this answer: a run that always knew its table would be a circle of references,
        # and clones would wait for the garbage collector.
        run.play.on_step = self._on_step
        try:
            run.give(seat, option)
        finally:
            run.play.on_step = None
        self._line[-1] = _Given(seat, option, run.play.safe)
        self._told.append(tuple(run.play.told))

    def _pose(self) -> None:
        """Give the asks that are new an id that no other ask of this table ever has."""
        run = self._live()
        if run.given:
            return
        number = self.public_version
        self._ask_ids = {ask.seat: f"{number}.{ask.seat}" for ask in run.asks}

    # Standing answers

    def stand(self, seat: int, topic: str, option: str | None = "pass") -> None:
        """Leave a standing answer for a topic of reactions, or with None take it back."""
        self._seated(seat)
        self._set_standing(Stand(seat, topic, option or ""))
        self._answer_standing()

    def _set_standing(self, entry: Stand) -> None:
        self.log.append(entry)
        self._stands += 1
        if entry.option:
            self.standing[entry.seat, entry.topic] = entry.option
        else:
            self.standing.pop((entry.seat, entry.topic), None)

    def _answer_standing(self) -> None:
        """Answer for the seats that do not want to be asked; logged like any other answer."""
        while (entry := self._standing_answer()) is not None:
            try:
                self._accept(entry)
            except RuleBroke:
                # Ask the person instead of failing on every further answer at this table.
                for seat, topic in list(self.standing):
                    if seat == entry.seat:
                        self._set_standing(Stand(seat, topic))
                raise

    def _standing_answer(self) -> Answer | None:
        for ask in self._live().asks:
            wanted = self.standing.get((ask.seat, ask.topic)) if ask.topic else None
            if wanted is not None and any(option.id == wanted for option in ask.options):
                return Answer(ask.seat, self._ask_ids[ask.seat], wanted)
        return None

    # Going back

    def may_undo(self, seat: int) -> int | None:
        """The number of the answer that this seat may take back now, by the law of undo.

        It may take back its own last answer if nobody else has decided since, and if since then
        nothing became visible that it had not known: no die, no card. A choice made in secret,
        at the same time as others', it may take back until the last of them has chosen.
        """
        run = self._live()
        if seat in run.given:
            first = len(self._line) - len(run.given)
            for at in range(first, len(self._line)):
                if self._line[at].seat == seat:
                    return at
        if self._line and not run.given:
            last = self._line[-1]
            if last.seat == seat and last.safe >> seat & 1:
                return len(self._line) - 1
        return None

    def undo(self, seat: int, *, consent: Collection[int] = (), to: int | None = None) -> None:
        """Take back this seat's last answer by the law, or go further back with consent.

        What the law allows needs nobody's consent and changes nothing else. Otherwise, if all
        seats agree, the table goes back to before answer number `to` (if not said, before the
        last one), and from there on the dice are drawn anew.
        """
        self._seated(seat)
        allowed = self.may_undo(seat)
        if allowed is not None and to in (None, allowed):
            entry = Undo(seat, allowed, alone=allowed < len(self._line) - 1)
        elif set(range(self.seats)) <= {seat, *consent}:
            target = len(self._line) - 1 if to is None else to
            if not 0 <= target < len(self._line):
                raise NoUndo(seat=seat + 1)
            entry = Undo(seat, target, fresh=True)
        else:
            raise NoUndo(seat=seat + 1)
        still_open = self._take_back(entry)
        if self.hashes:
            entry = msgspec.structs.replace(entry, hash=self.hash())
        self.log.append(entry)
        self._pose_after_undo(entry.seat, still_open)

    def _take_back(self, entry: Undo) -> bool:
        """Go back, and tell whether the simultaneous question from before is open still."""
        still_open = not entry.fresh and entry.seat in self._live().given
        line = self._line[: entry.to]
        if entry.alone:
            line += self._line[entry.to + 1 :]
        # Dice that everyone agreed to draw anew stay new, however far somebody goes back later:
        # else the old ones would come again, and by now the table has seen them.
        self._rekeys = [(min(at, len(line)), nonce) for at, nonce in self._rekeys]
        if entry.fresh:
            self._rekeys.append((len(line), len(self.log) + 1))
        told, ask_ids = self._told[: entry.to + 1], self._ask_ids
        self._replay(line)
        self._told[: len(told)], self._ask_ids = told, ask_ids
        seat = Text("seat-name", {"number": entry.seat + 1})
        self._told[-1] = (*self._told[-1], Told(TakenBack(seat, entry.fresh), "", EVERYONE))
        return still_open

    def _pose_after_undo(self, seat: int, still_open: bool) -> None:
        """Ask anew: where the others' answers may be on their way, only who has taken back."""
        run = self._live()
        asked = [ask.seat for ask in run.asks] + list(run.given)
        number = self.public_version
        if still_open:
            self._ask_ids = {**self._ask_ids, seat: f"{number}.{seat}"}
        else:
            self._ask_ids = {seat: f"{number}.{seat}" for seat in asked}

    def _replay(self, line: Sequence[_Given]) -> None:
        """Play the answers in force again from the start."""
        self._begin()
        for given in line:
            self._take(given.seat, given.option)
            self._rekey(self._live(), len(self._line))

    def _rekey(self, run: Run, at: int) -> None:
        for place, nonce in self._rekeys:
            if place == at:
                run.play.state.key = chance.rekeyed(run.play.state.key, nonce)

    # Running the step again

    def _live(self) -> Run:
        if self._run is None:
            self._run = self._rerun()
        return self._run

    def _rerun(self) -> Run:
        """The current step from its beginning, with the answers given since."""
        return self._run_again(self.game.copy(self._base))

    def _run_again(self, state: Any) -> Run:
        """The answers of the current step, given from a state at its beginning."""
        run = Run(self.game, state)
        run.play.script = list(self._base_script)
        run.start()
        self._rekey(run, self._base_at)
        for at, given in enumerate(self._line[self._base_at :], self._base_at + 1):
            run.give(given.seat, given.option)
            if self._rekeys:
                self._rekey(run, at)
        return run

    def _on_step(self, state: Any) -> None:
        """Keep the state at a step's start; a copy costs less than to run a step twice."""
        if self._run is not None:
            self._base, self._base_at = self.game.copy(state), len(self._line)
            play = self._run.play
            self._base_script, self._base_told = (), len(play.told)
            play.learned, play.draws, play.revealed = [], [], False

    # Copies and files

    def clone(self) -> Table:
        """An independent table in the same position; it can do everything that this one can."""
        twin = Table(
            self.game, self.options, self.seats, self.seed, hashes=self.hashes, limit=self.limit
        )
        twin._position = self._position
        twin.log = self.log[:]
        twin.standing, twin._stands = self.standing.copy(), self._stands
        twin._line = self._line[:]
        twin._told = self._told[:]
        twin._rekeys = self._rekeys[:]
        twin._ask_ids = self._ask_ids
        twin._base, twin._base_at = self._base, self._base_at
        twin._base_script, twin._base_told = self._base_script, self._base_told
        return twin

    def __deepcopy__(self, memo: Any) -> Table:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        # A rule in progress cannot be sent anywhere; from the rest it is run again.
        return {**self.__dict__, "_run": None}

    def at(self, answers: int) -> Table:
        """Another table in the position after so many of the answers in force."""
        table = self.clone()
        table._rekeys = [(at, nonce) for at, nonce in self._rekeys if at <= answers]
        table._replay(self._line[:answers])
        return table

    def moments(self) -> Iterator[Table]:
        """The positions from the first to the present one: always the same table, going on."""
        table = self.at(0)
        yield table
        for given in self._line:
            table._take(given.seat, given.option)
            table._rekeys = [one for one in self._rekeys if one[0] <= table.answers]
            table._rekey(table._live(), table.answers)
            yield table

    def save(self, players: Sequence[Player] = ()) -> bytes:
        """The file of this game; whoever seats people and bots says who sits where."""
        return saves.encode(msgspec.structs.replace(self._save(), players=list(players)))

    def _save(self, attempt: Answer | None = None, error: str = "") -> Save:
        return Save(
            game=self.game.name,
            rules=self.game.version,
            content=self.edition.fingerprint,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            seed=self.seed,
            log=self.log,
            houses=self.edition.houses,
            position=self._position,
            attempt=attempt,
            error=error,
        )

    def _broken(self, error: Exception, attempt: Answer | None) -> RuleBroke:
        trace = "".join(traceback.format_exception(error))
        report = saves.encode(self._save(attempt, trace))
        return RuleBroke(report, error=type(error).__name__, detail=str(error))

    @classmethod
    def load(cls, data: bytes, *, hashes: bool = True, limit: float | None = PATIENCE) -> Table:
        """Play a file's game again and verify every hash, or say exactly what is wrong."""
        *_, table = cls.replay(data, hashes=hashes, limit=limit)
        return table

    @classmethod
    def replay(
        cls, data: bytes, *, hashes: bool = True, limit: float | None = PATIENCE
    ) -> Iterator[Table]:
        """As `load`, but stopping at the start and after every entry: always the same table."""
        save = saves.decode(data)
        game = registry.find(save.game)
        for pack in [*save.houses, *_names(save.options.get("packs"))]:
            if pack not in game.packs:
                raise MissingPack(pack=pack, fingerprint=save.houses.get(pack))
        try:
            options = read_options(game, game.older_options(save.options), save.seats)
            chance.key_of(save.seed)
            if save.position is not None:
                msgspec.msgpack.decode(save.position, type=game.State)
        except (HullbreachError, msgspec.DecodeError, UnicodeError) as error:
            raise DamagedSave(detail=str(error), entry=0) from None
        table = cls(game, options, save.seats, save.seed, hashes=hashes, limit=limit)
        table._position = save.position
        table._sit_down()
        yield table
        if saves.written_by(save) == (game.version, table.edition.fingerprint):
            yield from table._verify(save.log)
        else:
            yield from table._renew(save.log)

    def _verify(self, log: Sequence[LogEntry]) -> Iterator[Table]:
        """Follow a log that these rules wrote; of what was older once, only the answers count."""
        left_out, sure_from = saves.left_out(log), saves.last_renewal(log)
        for number, entry in enumerate(log):
            if number in left_out:
                self.log.append(entry)
                continue
            self._follow(entry, number, sure=number > sure_from)
            yield self

    def _renew(self, log: Sequence[LogEntry]) -> Iterator[Table]:
        """Follow a log that older rules wrote, as far as its answers still fit."""
        fit, left_out = len(log), saves.left_out(log)
        for number, entry in enumerate(log):
            if number in left_out:
                self.log.append(entry)
                continue
            try:
                self._follow(entry, number, sure=False)
            except (DamagedSave, RuleBroke):
                fit = number
                self.log += log[number:]
                break
            yield self
        self._go_on(Renewed(self.game.version, self.edition.fingerprint, fit))
        yield self

    def _go_on(self, entry: Renewed) -> None:
        """The game goes on by newer rules, and everybody is told."""
        lost = sum(isinstance(one, Answer) for one in self.log[entry.fit :])
        self.log.append(entry)
        self._told[-1] = (*self._told[-1], Told(OlderRules(lost), "", EVERYONE))
        self._pose()

    def _follow(self, entry: LogEntry, number: int, *, sure: bool = True) -> None:
        """Do again what an entry of a file says. What is not `sure` has ids and hashes of older rules."""
        if isinstance(entry, Renewed):
            self._go_on(entry)
            return
        if isinstance(entry, Answer) and not sure:
            entry = msgspec.structs.replace(entry, ask=self._ask_ids.get(entry.seat, entry.ask))
        try:
            self._seated(entry.seat)
            if isinstance(entry, Stand):
                self._set_standing(entry)
                return
            if isinstance(entry, Answer):
                chosen = self._chosen(entry.seat, entry.ask, entry.option)
                self._take_whole(entry, chosen)
            else:
                lawful = entry.fresh or entry.to == self.may_undo(entry.seat)
                if not lawful or not 0 <= entry.to < len(self._line):
                    raise NoUndo(seat=entry.seat + 1)
                still_open = self._take_back(entry)
        except (Refused, LookupError) as error:
            raise DamagedSave(detail=str(error), entry=number + 1) from None
        if sure and entry.hash and self.hash() != entry.hash:
            raise DamagedSave(detail="hash", entry=number + 1)
        self.log.append(entry)
        if isinstance(entry, Answer):
            self._pose()
        else:
            self._pose_after_undo(entry.seat, still_open)


def heard(told: Iterable[Told], seat: int, game: Game[Any] | None = None) -> list[Line]:
    """What one seat heard of what was told; with the game, its own numbers of the rules."""
    lines: list[Line] = []
    for item in told:
        event = item.heard_by(seat)
        if event is not None:
            lines.append(Line(event, item.rule if game is None else game.rule_id(item.rule)))
    return lines


def _names(value: Any) -> list[str]:
    """The packs that a file names; what is no list of names is found out when the options are read."""
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
