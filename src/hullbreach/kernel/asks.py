"""How a rule waits for a person: it yields an `Ask` and is sent the chosen `Option`.

A rule is a generator. What it yields is an `Ask` (one seat must choose), a tuple of asks
(several seats choose at the same time, none seeing the others' choice), `COMMIT` (all that
came before only looked; what follows happens) or a `Denial` (this cannot be done, and why; where
several things could have been done, a list of denials).

>>> option("move", "room-canteen").id
'move:room-canteen'
>>> option("move", "room-canteen") is option("move", "room-canteen")
True
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cache
from sys import intern
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import msgspec

from hullbreach.kernel.memo import memo
from hullbreach.kernel.texts import Argument, Text

if TYPE_CHECKING:
    from hullbreach.kernel.play import Play

T = TypeVar("T")

Rule: TypeAlias = Generator[Any, Any, T]
"""A rule in progress that will return a T."""

NOTHING = cast("Rule[None]", ())
"""The rule that does nothing: `yield from` takes it for one, and it costs next to nothing."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing that can be chosen: a verb and what it is done to.

    The arguments are ids of components, places or names of the game: the scene elements that
    the option touches, and the arguments `$a`, `$b`, ... of the message `option-<verb>`.
    """

    id: str
    verb: str
    args: tuple[str, ...] = ()

    @property
    def text(self) -> Text:
        """The words on the button."""
        return Text(f"option-{self.verb}", dict(zip("abcdef", self.args, strict=False)))

    def __reduce__(self) -> Any:
        """In another process, too, an option is always the same object."""
        return option, (self.verb, *self.args)


@cache
def option(verb: str, *args: str) -> Option:
    """The option with this verb and these arguments; always the same object."""
    word = intern(str(verb))  # a declared verb is more than its word, which is what is sent
    return Option(":".join((word, *args)), word, tuple(intern(str(arg)) for arg in args))


@cache
def named(verb: str) -> Callable[[tuple[str, ...]], Option]:
    """What finds the options of one verb by their arguments: where many are looked up, faster than `option`."""
    word = str(verb)  # else the same option would be found again as another object
    return memo(lambda args: option(word, *args))


PASS = option("pass")


class Denial(msgspec.Struct, frozen=True, gc=False):
    """Why something cannot be done: the rule that forbids it, and what is missing here and now.

    `why` is the id of a message and `args` are its arguments `$a`, `$b`, ...: names by their ids, or
    numbers. Without a message the rule itself has to do.
    """

    rule: str
    why: str = ""
    args: tuple[str | int, ...] = ()

    @property
    def text(self) -> Text | None:
        """What is missing, in words; guards are run all the time, so only who asks makes a text."""
        if not self.why:
            return None
        return Text(self.why, dict(zip("abcdef", self.args, strict=False)))


@cache
def deny(rule: str, why: str = "", *args: str | int) -> Denial:
    """The denial by this rule, always the same object; a guard yields it.

    >>> deny("A-011", "denied-door", "room-hold").text
    Text(id='denied-door', args={'a': 'room-hold'})
    """
    return Denial(rule, why, args)


Reasons: TypeAlias = "Denial | list[Reasons]"
"""What a guard yields that refuses: a denial, or one for each thing that could have been done."""


def denials(reasons: Reasons) -> tuple[Denial, ...]:
    """Every denial among the reasons of a guard, each once.

    >>> no_air, no_door = deny("A-009"), deny("A-011")
    >>> [one.rule for one in denials([no_air, [no_door, no_air]])]
    ['A-009', 'A-011']
    """
    if isinstance(reasons, Denial):
        return (reasons,)
    return tuple(dict.fromkeys(one for reason in reasons for one in denials(reason)))


class Commit:
    """The type of `COMMIT`."""

    def __repr__(self) -> str:
        return "COMMIT"


COMMIT = Commit()

Refusals: TypeAlias = list[tuple[Option, tuple[Denial, ...]]]
"""What cannot be done, and every reason for that."""


class Ask(msgspec.Struct, eq=False):
    """A question to one seat, with everything that it may answer.

    `prompt` is a message id; `topic` names a kind of reaction for which a seat may leave a
    standing answer; `secret` asks are never answered by the table itself, even when only one
    option is left, so that the pause tells nobody anything; `closed` finds out, when somebody
    wants to know, what is not on offer and why. `options` may be a function: then they are found
    out when somebody looks, which spares a clone or a replay all the guards.
    """

    seat: int
    prompt: str
    _options: list[Option] | Callable[[], list[Option]]
    args: dict[str, Argument] = {}
    rule: str = ""
    topic: str = ""
    secret: bool = False
    closed: Callable[[], Refusals] | None = None

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {[one.id for one in self.options]})"

    def found(self) -> list[Option]:
        """The same as `options`, for who looks all the time: a call takes half as long as a property."""
        options = self._options
        if isinstance(options, list):
            return options
        self._options = found = options()
        return found

    @property
    def options(self) -> list[Option]:
        """What may be answered; found out when it is looked at for the first time."""
        return self.found()

    @options.setter
    def options(self, others: list[Option]) -> None:
        self._options = others

    @property
    def text(self) -> Text:
        """The question in words."""
        return Text(self.prompt, self.args)


def choose(
    seat: int,
    prompt: str,
    options: Sequence[Option],
    rule: str = "",
    *,
    secret: bool = False,
    topic: str = "",
    **args: Argument,
) -> Rule[Option]:
    """Ask one seat. Where there is nothing to choose the only option is taken at once."""
    if len(options) == 1 and not secret:
        return options[0]
    chosen: Option = yield Ask(seat, prompt, list(options), args, rule, topic, secret)
    return chosen


def choose_all(asks: Iterable[Ask]) -> Rule[dict[int, Option]]:
    """Ask several seats at once, in secret; nobody's answer is seen before the last one's."""
    together = tuple(asks)
    if not together:
        return {}
    for ask in together:
        ask.secret = True
    chosen: dict[int, Option] = yield together
    return chosen


def react(
    seat: int, prompt: str, options: Sequence[Option], topic: str, rule: str = "", **args: Argument
) -> Rule[Option]:
    """Ask a seat out of turn whether it reacts; passing is always possible.

    The seat is asked even when passing is all it can do: a reaction that is not asked for
    would tell the others what it does not hold. A standing answer spares it the question.
    """
    chosen: Option = yield Ask(seat, prompt, [*options, PASS], args, rule, topic, True)
    return chosen


Targets: TypeAlias = Callable[[Any, int], Iterable[tuple[str, ...]]]
NO_TARGET: tuple[tuple[str, ...], ...] = ((),)


def each(things: Iterable[str]) -> Iterable[tuple[str, ...]]:
    """Every one of these as the target of an action.

    >>> list(each(["door", "hatch"]))
    [('door',), ('hatch',)]
    """
    return zip(things)


def alone(play: Any, seat: int) -> Iterable[tuple[str, ...]]:
    """The targets of an action that has none: it is done, or not."""
    return NO_TARGET


class Action(msgspec.Struct, frozen=True, eq=False):
    """A thing that a player can do: its verb, its rule, and what it may be tried on.

    The rule is the guard and the effect in one: `offers` runs what comes before `COMMIT`.
    Three things keep that cheap. `barred` is the part of the guard that is the same for every
    target (a cost, a combat symbol). All it gets to know is the edition and the
    plight of the seat, so which actions are barred is found out once for each plight, and a rule
    need not ask again; `idle` says in the same way when there is nothing that is worth a try. And
    where most targets are hopeless, `likely` names those worth a try; the others are looked at only
    when somebody asks why they are not on offer.
    """

    verb: str
    rule: Callable[..., Rule[None]]
    targets: Targets = alone
    likely: Targets | None = None
    barred: Callable[[Any, Any], Denial | None] | None = None
    idle: Callable[[Any], bool] | None = None

    def bar(self, play: Play[Any], seat: int) -> Denial | None:
        """What forbids the action whatever it is aimed at."""
        return None if self.barred is None else self.barred(play.edition, play.plight(seat))
