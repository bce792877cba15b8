"""A game as a learner meets it: it stops where there is a choice, and answers are numbers.

Where there is only one option it is taken: nothing can be learned from that.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, cast

import msgspec
import numpy as np
import numpy.typing as npt

from hullbreach import bots
from hullbreach.gym.setting import Setting
from hullbreach.kernel import SPECTATOR, Ask, Option, Run, Table, Texts
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.features import blank
from hullbreach.kernel.table import OpenAsk, heard

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


class Session:
    """One game after another, each from its seed.

    With `memory` they are played at a table, which costs more: it keeps what a bot needs that
    wants to imagine other deals (`chosen_by`). `listening`: there will be a `story`.
    """

    def __init__(self, setting: Setting, *, memory: bool = False, listening: bool = False) -> None:
        self.setting = setting
        self.run = cast("Run", Unbegun())
        """The game in progress."""
        self.answers = 0
        self._options: list[Option] = []
        self._memory = memory
        self._listening = listening
        self._table: Table | None = None
        self._view, self._aliases = setting.game.view, setting.game.aliases
        self._numbered = setting.vocabulary.numbered
        self._seed = secrets.token_hex(16)
        self._games = 0

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game: the first with this seed, or another one after the last."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        setting, name = self.setting, f"{self._seed}/{self._games}"
        self._games += 1
        self.answers = 0
        if self._memory:
            options = msgspec.to_builtins(setting.options)
            self._table = Table.new(
                setting.game,
                seats=setting.seats,
                options=options,
                seed=name,
                hashes=False,
                limit=None,
            )
            self.run = self._table.run
        else:
            state = setting.game.setup(setting.options, setting.seats, key_of(name))
            self.run = Run(setting.game, state)
            self.run.play.deaf = not self._listening
            self.run.start()
        self._settle()

    @property
    def seed(self) -> str:
        """What tells this game from all others."""
        return f"{self._seed}/{self._games}"

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

    def answer(self, seat: int, option: Option) -> None:
        """Take an answer, and go on to the next choice."""
        if self._listening:
            self.run.play.told = []
        self._give(seat, option)
        self._settle()

    def chosen_by(self, bot: bots.Bot, ask: Ask) -> Option:
        """What a bot answers to an open ask, and nobody takes it yet."""
        seat, table = ask.seat, self._table
        if table is not None and (put := table.ask(seat)) is not None:
            id = bots.answer(bot, table.clone(), put)
        else:
            view = self.view(seat) if getattr(bot, "sees", True) else None
            put = OpenAsk.of(ask, f"{self.answers}.{seat}", self.setting.game)
            id = bot.choose(view, put)
        return next(option for option in ask.options if option.id == id)

    def outcome(self) -> list[float]:
        """By seat: 1 for who has won, -1 for who has not; nothing before the end."""
        rewards = [0.0] * self.setting.seats
        for verdict in self.run.play.state.verdicts:
            rewards[verdict.seat] = 1.0 if verdict.won else -1.0
        return rewards

    def story(self, language: str = "en") -> str:
        """What everyone heard since the last answer."""
        texts = Texts(language, self.setting.game.name)
        lines = heard(self.run.play.told, SPECTATOR)
        return "\n".join(texts.format(line.text) for line in lines)

    def _settle(self) -> None:
        """Give the answers to which there is no other, up to the next choice."""
        while asks := self.run.asks:
            self._options = options = asks[0].options
            if len(options) != 1:
                return
            self._give(asks[0].seat, options[0])

    def _give(self, seat: int, option: Option) -> None:
        self.answers += 1
        table = self._table
        if table is None:
            self.run.give(seat, option)
        elif (put := table.ask(seat)) is not None:
            table.answer(seat, put.id, option.id)
            self.run = table.run


class Page:
    """The arrays of one agent, allocated once: its observations are written over each other."""

    def __init__(self, setting: Setting, actions: int, *, reuse: bool) -> None:
        self._write = setting.observer.write
        self._row = blank(len(setting.feature_names))
        self._offers = bytearray(actions)
        self._nothing = bytearray(actions)
        self._written: Any = None
        # The arrays look at the same memory, which Python writes faster number by number.
        numbers: npt.NDArray[np.float32] = np.frombuffer(self._row, dtype=np.float32)
        mask: npt.NDArray[np.int8] = np.frombuffer(self._offers, dtype=np.int8)
        self._arrays: Observation = {"observation": numbers, "action_mask": mask}
        self._reuse = reuse

    def write(self, view: Any, legal: Iterable[int]) -> Observation:
        """A view and the actions that are on offer."""
        offers = self._offers
        offers[:] = self._nothing
        for number in legal:
            offers[number] = 1
        write = self._write
        write(view, self._row, self._written)
        self._written = view
        arrays = self._arrays
        if self._reuse:
            return arrays.copy()
        return {name: array.copy() for name, array in arrays.items()}
