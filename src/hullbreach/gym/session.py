"""A game as a learner meets it: it stops where there is a choice, and answers are numbers.

Where there is only one option it is taken: nothing can be learned from that.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any, cast

import msgspec
import numpy as np
import numpy.typing as npt

from hullbreach import bots
from hullbreach.gym.setting import Setting
from hullbreach.kernel import SPECTATOR, Ask, Option, Run, Table, Texts
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.events import Told
from hullbreach.kernel.features import blank
from hullbreach.kernel.table import OpenAsk, heard
from hullbreach.kernel.texts import Text

Observation = dict[str, npt.NDArray[Any]]


class NotBegunError(HullbreachError, AttributeError):
    """There was no reset yet, so there is nothing to see or to do."""

    code = "not-begun"


class Unbegun:
    """Stands for the game in progress before there is one."""

    def __getattr__(self, name: str) -> Any:
        raise NotBegunError


class Decision(msgspec.Struct, frozen=True, gc=False):
    """An open ask: what its seat sees, and the options by their numbers."""

    seat: int
    view: Any
    options: dict[int, Option]

    def __deepcopy__(self, memo: Any) -> Decision:
        """Nothing changes in it."""
        return self


class Session:
    """One game after another, each from its seed.

    With `memory` they are played at a table, which costs more: it keeps what a bot needs that
    wants to imagine other deals (`chosen_by`). `listening`: there will be a `story`.

    A copy goes on from where the game is. For that both of them sit down at tables, to the end of
    the game: the first copy costs as much as the game so far, every further one next to nothing.
    """

    def __init__(self, setting: Setting, *, memory: bool = False, listening: bool = False) -> None:
        self.setting = setting
        self.run = cast("Run", Unbegun())
        """The game in progress."""
        self._given: list[Any] = []
        """A seat, the option that it chose, a seat, an option, and so on: pairs would fill the memory."""
        self._told: list[Told] = []
        self._options: list[Option] = []
        self._memory = memory
        self._listening = listening
        self._table: Table | None = None
        self._view, self._aliases = setting.looks, setting.game.aliases
        self._numbered = setting.vocabulary.numbered
        self._seed = secrets.token_hex(16)
        self._games = 0
        self._name = ""

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game: the first with this seed, or another one after the last."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        setting, self._name = self.setting, f"{self._seed}/{self._games}"
        self._games += 1
        self._given, self._table = [], None
        if self._memory:
            self._sit_down()
        else:
            state = setting.game.setup(setting.options, setting.seats, key_of(self._name))
            self.run = Run(setting.game, state)
            self.run.play.deaf = not self._listening
            self.run.start()
        self._told = list(self.run.play.told) if self._listening else []
        self._settle()

    def _sit_down(self) -> None:
        """Play on at a table, which repeats what was played so far."""
        setting = self.setting
        table = self._table = Table.new(
            setting.game,
            seats=setting.seats,
            options=msgspec.to_builtins(setting.options),
            seed=self._name,
            hashes=False,
            limit=None,
        )
        for seat, option in zip(self._given[::2], self._given[1::2], strict=True):
            if (put := table.ask(seat)) is not None:
                table.answer(seat, put.id, option.id)
        self._look()

    def _look(self) -> None:
        """Take up what the table asks."""
        if self._table is not None:
            self.run = self._table.run
            self._options = self.run.asks[0].options if self.run.asks else []

    def __deepcopy__(self, memo: Any) -> Session:
        if self._table is None and self.begun:
            self._sit_down()
        twin = Session(self.setting, memory=self._memory, listening=self._listening)
        twin.__dict__.update(self._kept())
        twin._table = None if self._table is None else self._table.clone()
        twin._look()
        return twin

    def _kept(self) -> dict[str, Any]:
        """What a copy needs to know besides the table."""
        return {
            "_seed": self._seed,
            "_games": self._games,
            "_name": self._name,
            "_given": self._given[:],
            "_told": self._told[:],
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return _sent, (self.setting, self._memory, self._listening, self._kept())

    @property
    def seed(self) -> str:
        """What tells this game from all others."""
        return f"{self._seed}/{self._games}"

    @property
    def begun(self) -> bool:
        """Whether there was a reset."""
        return self._games > 0

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self._given) // 2

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.run.asks

    def view(self, seat: int) -> Any:
        """What a seat may know."""
        return self._view(self.run.play, seat)

    def decision(self, at: int = 0) -> Decision:
        """The first of the open asks, or a later one of several at the same time."""
        run, look, numbered = self.run, self._view, self._numbered
        ask = run.asks[at]
        seat = ask.seat
        view = look(run.play, seat)
        options = ask.options if at else self._options
        return Decision(seat, view, numbered(options, self._aliases, view))

    def answer(self, seat: int, option: Option, *, same_story: bool = False) -> None:
        """Take an answer, and go on to the next choice; the story begins anew, or goes on."""
        if self._table is not None or self._listening:
            if not same_story:
                self._told = []
            self._give(seat, option)
            self._settle()
            return
        # The same for who only plays on, which happens all the time
        run, given = self.run, self._given
        while True:
            given += seat, option
            run.give(seat, option)
            asks = run.asks
            if not asks:
                return
            ask = asks[0]
            self._options = options = ask.found()
            if len(options) != 1:
                return
            seat, option = ask.seat, options[0]

    def chosen_by(self, bot: bots.Bot, ask: Ask) -> Option:
        """What a bot answers to an open ask, and nobody takes it yet."""
        seat, table = ask.seat, self._table
        put = OpenAsk.of(ask, f"{self.answers}.{seat}", self.setting.game)
        if table is not None and isinstance(bot, bots.Thinker):
            chosen = bots.answer(bot, table.clone(), put)
            return next(option for option in put.options if option.id == chosen)
        view = self.view(seat) if getattr(bot, "sees", True) else None
        return bots.choose(bot, view, put)

    def outcome(self) -> list[float]:
        """By seat: 1 for who has won, -1 for who has not; nothing before the end."""
        rewards = [0.0] * self.setting.seats
        for verdict in self.run.play.state.verdicts:
            rewards[verdict.seat] = 1.0 if verdict.won else -1.0
        return rewards

    def story(self, language: str = "en", seat: int = SPECTATOR) -> str:
        """What everyone heard since the last answer; or what a seat heard, and what it is asked."""
        texts = Texts(language, self.setting.words)
        _ = self.run.asks  # before the first game there is no story
        lines = [texts.format(line.text) for line in heard(self._told, seat)]
        if seat != SPECTATOR and not self.over:
            decision, ask = self.decision(), self.run.asks[0]
            lines.append(texts.format(ask.text, self._labels(decision)))
            names = self.option_names(decision, language)
            lines += [f"{number:>6}  {name}" for number, name in names.items()]
        return "\n".join(lines)

    def option_names(self, decision: Decision, language: str = "en") -> dict[int, str]:
        """What the actions on offer are called, by their numbers."""
        texts, labels = Texts(language, self.setting.words), self._labels(decision)
        found = sorted(decision.options.items())
        return {number: texts.format(option.text, labels) for number, option in found}

    def _labels(self, decision: Decision) -> Mapping[str, Text]:
        return self.setting.game.scene(decision.view).labels()

    def _settle(self) -> None:
        """Give the answers to which there is no other, up to the next choice."""
        while asks := self.run.asks:
            self._options = options = asks[0].options
            if len(options) != 1:
                return
            self._give(asks[0].seat, options[0])

    def _give(self, seat: int, option: Option) -> None:
        self._given += seat, option
        table = self._table
        if table is None:
            run = self.run
            if not self._listening:
                run.give(seat, option)
                return
            run.play.told = []
            run.give(seat, option)
        elif (put := table.ask(seat)) is not None:
            table.answer(seat, put.id, option.id)
            self.run = table.run
        if self._listening:
            self._told += self.run.play.told


def _sent(setting: Setting, memory: bool, listening: bool, kept: dict[str, Any]) -> Session:
    """A session that came from another process: it plays its game again."""
    session = Session(setting, memory=memory, listening=listening)
    session.__dict__.update(kept)
    if session.begun:
        session._sit_down()
    return session


class Page:
    """The arrays of one agent, allocated once: its observations are written over each other."""

    def __init__(self, setting: Setting, actions: int, reuse: bool) -> None:
        self._made_of = setting, actions, reuse
        self._write = setting.observer.write
        self._row = blank(len(setting.feature_names))
        self._offers = bytearray(actions)
        self._offered: Collection[int] | None = ()
        """The numbers that are 1 in the mask; None for all."""
        self._written: Any = None
        # The arrays look at the same memory, which Python writes faster number by number.
        numbers: npt.NDArray[np.float32] = np.frombuffer(self._row, dtype=np.float32)
        mask: npt.NDArray[np.int8] = np.frombuffer(self._offers, dtype=np.int8)
        self._arrays: Observation = {"observation": numbers, "action_mask": mask}
        self._reuse = reuse

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy has its own arrays; everything is written anew.
        return Page, self._made_of

    def write(self, view: Any, legal: Collection[int] | None) -> Observation:
        """A view and the actions that are on offer; None for every action that there is."""
        offers, offered = self._offers, self._offered
        if legal is None or offered is None:
            offers[:] = bytes((legal is None,)) * len(offers)
        else:
            # A few of thousands of places: to wipe all of them would drive other things out of the caches.
            for number in offered:
                offers[number] = 0
        if legal is not None:
            for number in legal:
                offers[number] = 1
        self._offered = legal
        write = self._write
        write(view, self._row, self._written)
        self._written = view
        arrays = self._arrays
        if self._reuse:
            return arrays.copy()
        return {name: array.copy() for name, array in arrays.items()}
