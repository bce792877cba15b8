"""A moment of a game: the state from before the current step, and the answers given since.

To clone a table, to resume it after a mistake in a rule, to look at it: take that state and run the step
again with those answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Self

import msgspec

from hullbreach.kernel import chance
from hullbreach.kernel.asked import OpenAsk, Reason, Refusal
from hullbreach.kernel.asks import Ask, Option
from hullbreach.kernel.errors import UnknownSeat
from hullbreach.kernel.events import EVERYONE, Event, Line, Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.keeping import Positions
from hullbreach.kernel.notices import HouseRules, Retold
from hullbreach.kernel.painting import Painted
from hullbreach.kernel.play import ALL_EYES, NO_EYES, Play
from hullbreach.kernel.play import SPECTATOR as SPECTATOR
from hullbreach.kernel.previews import Previews
from hullbreach.kernel.run import Run
from hullbreach.kernel.saves import Kept, LogEntry
from hullbreach.kernel.scenes import Reveal, Scene
from hullbreach.kernel.state import Verdict, state_hash


class Given(msgspec.Struct, frozen=True, gc=False):
    """An answer in force: whose, what, and the seats that learned nothing by it."""

    seat: int
    option: Option
    safe: int = NO_EYES


class Moment:
    """A game up to now, and everything that can be looked at."""

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
        self._line: list[Given] = []
        self._told: list[tuple[Told, ...]] = []
        self._rekeys: list[tuple[int, int]] = []
        self._shared = False
        """Whether a clone may have the same lists: see `_part`."""
        self._ask_ids: dict[int, str] = {}
        self._origin: bytes | None = None
        """The position that the game began with, unless that was its setup."""
        self._position: bytes | None = None
        """The same, or the kept position from which the game went on by newer rules."""
        self._story: tuple[Told, ...] = ()
        """What was told before that."""
        self._retold = 0
        """How many lines of the story were kept with a position."""
        self._kept: Positions = ()
        self._fixed = -1
        """How many entries the log had when the position was kept from which the game went on."""
        self._base: Any = None
        self._base_at = 0
        self._base_script: tuple[int, ...] = ()
        self._base_told = 0
        self._run: Run | None = None
        self._drawn: dict[int, Painted] = {}
        """What was drawn last for each seat: most of the next picture is the same."""

    # Beginning

    def _first_state(self) -> Any:
        if self._position is not None:
            return msgspec.msgpack.decode(self._position, type=self.game.State)
        return self.game.setup(self.options, self.seats, chance.key_of(self.seed))

    def _begin(self) -> None:
        state = self._first_state()
        self._base, self._base_at, self._line = state, 0, []
        self._base_script, self._base_told = (), len(self._story)
        self._told, self._run = [], self._run_again(self.game.copy(state))
        run = self._live()
        self._told.append((*self._story, *run.play.told))
        self._pose()

    def _house_rules(self) -> tuple[Told, ...]:
        """Everybody is told of folders of data that are played with."""
        houses = self.edition.houses
        if not houses:
            return ()
        names = tuple(f"pack-{self.game.name}-{pack}" for pack in houses)
        return (Told(HouseRules(names, ", ".join(houses.values())), "", EVERYONE),)

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
    def put_up(self) -> bool:
        """Whether the game began with a position that was put up by hand."""
        return self._origin is not None

    def given(self) -> list[tuple[int, Option]]:
        """The answers in force, in order: whose, and what."""
        return [(one.seat, one.option) for one in self._line]

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
    def kept(self) -> tuple[Kept, ...]:
        """The positions that are kept for the day on which rules have changed: secrets and all."""
        return tuple([one.kept for one in self._kept])

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

    def previews(self, ask: OpenAsk) -> Previews | None:
        """What the options of an ask would do, as far as the seat can know that is asked."""
        return self.game.previews(self.view(ask.seat), ask)

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
        return self._draw(seat, self.view(seat), self._drawn.values()).scene

    def scenes(self, seats: Iterable[int]) -> dict[int, Scene]:
        """The pictures of several seats at once."""
        views = self.game.views(self._live().play, seats)
        drawn: dict[int, Painted] = {}
        for seat, view in views.items():
            drawn[seat] = self._draw(seat, view, drawn.values())
        return {seat: one.scene for seat, one in drawn.items()}

    def _draw(self, seat: int, view: Any, others: Iterable[Painted]) -> Painted:
        now = self._drawn[seat] = self.game.painted(view, self._drawn.get(seat), others)
        return now

    def reveals(self, scene: Scene) -> Callable[[Event], Reveal | None]:
        """What is shown large of events to a seat whose scene this is."""
        reveal, packs, people = self.game.reveal, self.options.packs, dict[str, int]()

        def shown(event: Event) -> Reveal | None:
            if not people:
                people.update(scene.people())
            return reveal(event, packs, people)

        return shown

    def events(self, seat: int, since: int = 0) -> list[Line]:
        """What this seat heard: everything, or what came with the answers from `since` on.

        What happened before the first answer counts as number 0, what the first answer brought
        about as number 1.
        """
        lines: list[Line] = []
        for told in self._told[since:]:
            if told:
                lines += heard(told, seat, self.game)
        return lines

    def ending(self, seat: int) -> list[Line]:
        """What this seat heard after the last answer, by these rules."""
        lines = self.events(seat, len(self._line))
        return [line for line in lines if not isinstance(line.event, Retold)]

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

    # Going on

    def _take(self, seat: int, option: Option) -> None:
        self._part()
        run = self._live()
        run.play.told = []
        run.play.safe = ALL_EYES
        self._line.append(Given(seat, option))
        # Only for this answer: a run that always knew its table would be a circle of references,
        # and clones would wait for the garbage collector.
        run.play.on_step = self._on_step
        try:
            run.give(seat, option)
        finally:
            run.play.on_step = None
        self._line[-1] = Given(seat, option, run.play.safe)
        self._told.append(tuple(run.play.told))

    def _pose(self) -> None:
        """Give the asks that are new an id that no other ask of this table ever has."""
        run = self._live()
        if run.given:
            return
        number = self.public_version
        self._ask_ids = {ask.seat: f"{number}.{ask.seat}" for ask in run.asks}

    def _tell(self, event: Event) -> None:
        """Tell everybody something that is not of the game."""
        self._part()
        self._told[-1] = (*self._told[-1], Told(event, "", EVERYONE))

    def _draw_anew(self, nonce: int) -> None:
        """From here on other dice come than would have come."""
        self._part()
        self._rekeys.append((len(self._line), nonce))
        state = self._live().play.state
        state.key = chance.rekeyed(state.key, nonce)

    def _replay(self, line: Sequence[Given]) -> None:
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
        """The current step from its beginning, with the answers given since: nobody hears it again."""
        return self._run_again(self.game.copy(self._base), deaf=True)

    def _run_again(self, state: Any, *, deaf: bool = False) -> Run:
        """The answers of the current step, given from a state at its beginning."""
        run = Run(self.game, state)
        play = run.play
        play.deaf = deaf
        if self._base_script:
            play.script = list(self._base_script)
        run.start()
        if self._rekeys:
            self._give_with_new_dice(run)
        else:
            run.give_again(self._line[self._base_at :])
        play.deaf = False
        return run

    def _give_with_new_dice(self, run: Run) -> None:
        """The answers of the current step, where other dice were agreed on between them."""
        self._rekey(run, self._base_at)
        for at, given in enumerate(self._line[self._base_at :], self._base_at + 1):
            run.give(given.seat, given.option)
            self._rekey(run, at)

    def _on_step(self, state: Any) -> None:
        """Keep the state at a step's start; a copy costs less than to run a step twice."""
        if self._run is not None:
            self._base, self._base_at = self.game.copy(state), len(self._line)
            play = self._run.play
            self._base_script, self._base_told = (), len(play.told)
            play.learned, play.draws, play.revealed = [], [], False

    # Copies

    def clone(self) -> Self:
        """An independent table in the same position; it can do everything that this one can."""
        twin = object.__new__(type(self))
        self._shared = True
        twin.__dict__ = self.__dict__.copy()
        twin._run = None
        twin._drawn = {}
        return twin

    def _part(self) -> None:
        """Whoever is about to write gets lists of their own: until then clones share what grows."""
        if self._shared:
            self.log, self.standing = self.log[:], self.standing.copy()
            self._line, self._told, self._rekeys = self._line[:], self._told[:], self._rekeys[:]
            self._shared = False  # at last: the watchdog may strike before

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        # A rule in progress cannot be sent anywhere; from the rest it is run again.
        return {**self.__dict__, "_run": None, "_drawn": {}}

    def at(self, answers: int) -> Self:
        """Another table in the position after so many of the answers in force."""
        table = self.clone()
        table._rekeys = [(at, nonce) for at, nonce in self._rekeys if at <= answers]
        table._replay(self._line[:answers])
        return table

    def moments(self, since: int = 0) -> Iterator[Self]:
        """The positions from one to the present one: always the same table, going on."""
        table = self.at(since)
        yield table
        for given in self._line[since:]:
            table._take(given.seat, given.option)
            table._rekeys = [one for one in self._rekeys if one[0] <= table.answers]
            table._rekey(table._live(), table.answers)
            yield table


def heard(told: Iterable[Told], seat: int, game: Game[Any] | None = None) -> list[Line]:
    """What one seat heard of what was told; with the game, its own numbers of the rules."""
    lines: list[Line] = []
    for item in told:
        event = item.heard_by(seat)
        if event is not None:
            lines.append(Line(event, item.rule if game is None else game.rule_id(item.rule)))
    return lines
