"""Which actions are on offer, why the others are not, and how the chosen one is carried out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from inspect import signature
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from hullbreach.kernel.asks import (
    COMMIT,
    PASS,
    Action,
    Option,
    Refusals,
    Rule,
    alone,
    denials,
    named,
    option,
)
from hullbreach.kernel.guards import guard
from hullbreach.kernel.memo import memo

if TYPE_CHECKING:
    from hullbreach.kernel.edition import Edition
    from hullbreach.kernel.play import Play


KINDS_OF_TURNS = 64
"""Of so many tuples of actions an edition knows what bars them."""

KINDS_OF_OFFERS = 512
"""For so many choices of actions that nothing bars it is written out how they are tried."""


Offered: TypeAlias = Callable[["Play[Any]", int], list[Option]]
"""The options that the guards of some actions leave to a seat."""


Unbarred: TypeAlias = Callable[[Hashable], Offered]
"""What is left of some actions that nothing bars, by plight: found out once for each."""


def _left(actions: tuple[Action, ...], edition: Any, plight: Hashable) -> Offered:
    return _written(
        tuple(
            action
            for action in actions
            if not (action.idle is not None and action.idle(plight))
            and (action.barred is None or action.barred(edition, plight) is None)
        )
    )


@lru_cache(KINDS_OF_OFFERS)
def _written(actions: tuple[Action, ...]) -> Offered:
    """A function that tries these actions in order, written out: there are few such functions.

    A loop would take each action apart, and ask how many arguments it has, in every turn.
    """
    names: dict[str, Any] = {"COMMIT": COMMIT}
    lines = ["def offered(play, seat):", "    found = []"]
    for at, action in enumerate(actions):
        targets, options = action.likely or action.targets, named(action.verb)
        names |= {f"guard_{at}": guard(action.rule), f"targets_{at}": targets}
        if targets is alone:
            names[f"only_{at}"] = options(())
            lines.append(f"    if guard_{at}(play, seat) is COMMIT: found.append(only_{at})")
            continue
        names[f"option_{at}"] = options
        count = len(signature(action.rule).parameters) - 2
        # A call that names its arguments takes half as long as one that unpacks them.
        given = ", ".join(f"args[{one}]" for one in range(count)) if count in (1, 2) else "*args"
        lines += [
            f"    for args in targets_{at}(play, seat):",
            f"        if guard_{at}(play, seat, {given}) is COMMIT:",
            f"            found.append(option_{at}(args))",
        ]
    exec("\n".join([*lines, "    return found"]), names)
    written: Offered = names["offered"]
    return written


def _unbarred(actions: tuple[Action, ...], edition: Edition) -> Unbarred:
    """What an edition is to know of these actions. A tuple of many is found by its id in no time."""
    if len(edition.unbarred) == KINDS_OF_TURNS:  # somebody makes new tuples all the time
        edition.unbarred.clear()
    # It keeps the tuple, so nothing else will have its id.
    known = edition.unbarred[id(actions)] = memo(partial(_left, actions, edition))
    return known


def offers(play: Play[Any], seat: int, actions: tuple[Action, ...]) -> list[Option]:
    """The options for all that can be done now: every guard is run, in order."""
    # Guards only read, so the plight of the seat stays what it is for all of them.
    play.moment = plight = play.plight(seat)
    edition = play.edition
    known = edition.unbarred.get(id(actions)) or _unbarred(actions, edition)
    offered = known(plight)
    found = offered(play, seat)
    play.moment = None
    return found


def refusals(play: Play[Any], seat: int, actions: tuple[Action, ...]) -> Refusals:
    """What cannot be done now, each with all that forbids it."""
    found: Refusals = []
    for action in actions:
        bar = action.bar(play, seat)
        for args in action.targets(play, seat):
            signal = guard(action.rule)(play, seat, *args) if bar is None else bar
            if signal is not COMMIT:
                found.append((option(action.verb, *args), denials(signal)))
    return found


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What a seat may do now, found out when somebody looks: an ask is made of it.

    Two functions made on the spot would take four times as long.
    """

    play: Any
    seat: int
    actions: tuple[Action, ...]

    def options(self) -> list[Option]:
        """All that can be done, and to pass."""
        found = offers(self.play, self.seat, self.actions)
        found.append(PASS)
        return found

    def refusals(self) -> Refusals:
        """What cannot be done, each with all that forbids it."""
        return refusals(self.play, self.seat, self.actions)


def perform(play: Play[Any], seat: int, action: Action, args: tuple[str, ...]) -> Rule[None]:
    """Carry an action out that was on offer: its rule, past the guard."""
    rule = action.rule(play, seat, *args)
    signal = next(rule)
    if signal is not COMMIT:
        raise RuntimeError(f"{action.verb} was offered but now says {signal!r}")
    return rule
