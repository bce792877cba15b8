"""What a bot is, all that it is ever told, and who is to blame when it fails.

There are two kinds. A `Bot` sees its seat's view and the ask. A `Thinker` may also imagine: it
is handed deals that its seat cannot tell from the real one, as many as it likes, and plays them
out in its head. Neither meets the table, so neither can cheat: `answer` is the only door.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from hullbreach.kernel import Imagined, Option, Table, eye, imagine
from hullbreach.kernel.errors import HullbreachError, NotOnOffer, RuleBroke
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


Kind: TypeAlias = Callable[[str], Bot]
"""Makes a bot from a seed."""


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


@runtime_checkable
class Versatile(Guide, Protocol):
    """A guide that knows other manners of playing for when its own may lose the game."""

    def manners(self, view: Any, ask: OpenAsk) -> Mapping[str, Bot]:
        """The options that are worth a thought, its own first; with each who plays on then, until it judges."""


class BotFailed(HullbreachError):
    """A bot raised an exception. The rules did not break: whoever wrote the bot has to know."""

    code = "bot-failed"

    def __init__(self, bot: str, error: str, trace: str = "", **args: str) -> None:
        super().__init__(bot=bot, error=error, trace=trace, **args)
        self.bot = bot
        self.error = error
        """What happened, in a line."""
        self.trace = trace
        """Where it happened: the traceback from the call of the bot on."""

    @classmethod
    def by(cls, bot: str, error: Exception) -> BotFailed:
        """What a bot raised, as its own failure; called where the error is caught."""
        trace = "".join(traceback.format_exception(error)).rstrip()
        return cls(bot, f"{type(error).__name__}: {error}", trace)


class BotNotOnOffer(BotFailed, NotOnOffer):
    """A bot answered with what is not among the options of the ask."""

    code = "bot-not-on-offer"

    def __init__(self, bot: str, option: object, ask: OpenAsk) -> None:
        known = ", ".join(one.id for one in ask.options)
        refused = NotOnOffer(option=str(option), known=known)
        error = f"{NotOnOffer.__name__}: {refused}"
        super().__init__(bot, error, option=str(option), known=known)


def name_of(bot: Bot) -> str:
    """What a bot is called, also one that forgot to have a name."""
    return str(getattr(bot, "name", type(bot).__name__))


def begin(kind: Kind, name: str, seed: str) -> Bot:
    """A bot of a kind; if it cannot even begin, that is its own failure."""
    try:
        return kind(seed)
    except Exception as error:
        raise BotFailed.by(name, error) from error


def choose(bot: Bot, view: Any, ask: OpenAsk) -> Option:
    """The option that a bot takes without imagining anything."""
    try:
        chosen = bot.choose(view, ask)
    except Exception as error:
        raise BotFailed.by(name_of(bot), error) from error
    return _offered(bot, ask, chosen)


def answer(bot: Bot, table: Table, ask: OpenAsk) -> str:
    """What a bot answers to an open ask of a table: the id of one of the ask's options.

    A bot that raises, or that answers with something else, is named (`BotFailed`). Where a rule
    breaks in a deal that it imagines, that is not its fault.
    """
    view = table.view(ask.seat)
    if not isinstance(bot, Thinker):
        return choose(bot, view, ask).id
    try:
        chosen = bot.think(view, ask, lambda seed: imagine(table, eye(ask.seat), seed))
    except RuleBroke:
        raise
    except Exception as error:
        raise BotFailed.by(name_of(bot), error) from error
    return _offered(bot, ask, chosen).id


def _offered(bot: Bot, ask: OpenAsk, chosen: object) -> Option:
    for option in ask.options:
        if option.id == chosen:
            return option
    raise BotNotOnOffer(name_of(bot), chosen, ask)
