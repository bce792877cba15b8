"""What a bot is, and all that it is ever told.

There are two kinds. A `Bot` sees its seat's view and the ask. A `Thinker` may also imagine: it
is handed deals that its seat cannot tell from the real one, as many as it likes, and plays them
out in its head. Neither meets the table, so neither can cheat: `answer` is the only door.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, runtime_checkable

from hullbreach.kernel import Imagined, Table, eye, imagine
from hullbreach.kernel.table import OpenAsk

Deals: TypeAlias = Callable[[str], Imagined | None]
"""Gives another imagined deal for every seed; None where there is nothing to imagine."""


class Bot(Protocol):
    """A player that is a program.

    It returns the id of one of the ask's options. The same seed, view and ask give the same
    answer: a bot remembers nothing, so that a game that was saved goes on as it would have.
    """

    @property
    def name(self) -> str:
        """The name of its kind, as on the command line."""

    def choose(self, view: Any, ask: OpenAsk) -> str:
        """The id of the option that it takes."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that plays imagined deals out before it answers."""

    def think(self, view: Any, ask: OpenAsk, deals: Deals) -> str:
        """The id of the option that it takes after some thought."""


@runtime_checkable
class Guide(Bot, Protocol):
    """A bot whose opinion makes another one's search faster."""

    def matters(self, ask: OpenAsk) -> bool:
        """Whether a question is worth a search; otherwise `choose` answers it well enough."""

    def considers(self, view: Any, ask: OpenAsk) -> list[str]:
        """The options that are worth a thought; what it would choose itself is among them."""

    def clock(self, view: Any) -> int:
        """What time it is in the game; thoughts that end at the same time can be compared."""

    def hope(self, view: Any) -> float:
        """How good a view looks, between 0 (lost) and 1 (won): the chance to win, or what grows with it."""


def answer(bot: Bot, table: Table, ask: OpenAsk) -> str:
    """What a bot answers to an open ask of a table: the id of one of the ask's options."""
    view = table.view(ask.seat)
    if not isinstance(bot, Thinker):
        return bot.choose(view, ask)
    return bot.think(view, ask, lambda seed: imagine(table, eye(ask.seat), seed))
