"""Which actions are on offer, why the others are not, and how the chosen one is carried out."""

from __future__ import annotations

from collections.abc import Hashable
from inspect import signature
from typing import TYPE_CHECKING, Any, TypeAlias

from hullbreach.kernel.asks import (
    COMMIT,
    Action,
    Named,
    Option,
    Refusals,
    Rule,
    Targets,
    alone,
    denials,
    named,
    option,
)
from hullbreach.kernel.guards import Guard, guard

if TYPE_CHECKING:
    from hullbreach.kernel.edition import Edition
    from hullbreach.kernel.play import Play


KINDS_OF_TURNS = 64
"""Of so many tuples of actions an edition knows what bars them."""


Tried: TypeAlias = tuple[Named, Guard, Targets, int, Option]
"""An action that nothing bars, as it is tried: its options, its guard, the targets worth a try, how many
arguments a target is (-1 if there is none to look for), and the option without any."""


class Unbarred(dict[Hashable, tuple[Tried, ...]]):
    """The actions that nothing bars, by plight: found out once for each."""

    def __init__(self, actions: tuple[Action, ...], edition: Any) -> None:
        self.actions, self._edition = actions, edition

    def __missing__(self, plight: Hashable) -> tuple[Tried, ...]:
        found = self[plight] = tuple(
            _tried(action)
            for action in self.actions
            if not (action.idle is not None and action.idle(plight))
            and (action.barred is None or action.barred(self._edition, plight) is None)
        )
        return found


def _tried(action: Action) -> Tried:
    targets, options = action.likely or action.targets, named(action.verb)
    number = -1 if targets is alone else len(signature(action.rule).parameters) - 2
    return options, guard(action.rule), targets, number, options[()]


def _unbarred(actions: tuple[Action, ...], edition: Edition) -> Unbarred:
    """What an edition knows of these actions. A tuple of many is found by its id in no time."""
    known = edition.unbarred.get(id(actions))
    if known is None:
        if len(edition.unbarred) == KINDS_OF_TURNS:  # somebody makes new tuples all the time
            edition.unbarred.clear()
        # It keeps the tuple, so nothing else will have its id.
        known = edition.unbarred[id(actions)] = Unbarred(actions, edition)
    return known


def offers(play: Play[Any], seat: int, actions: tuple[Action, ...]) -> list[Option]:
    """The options for all that can be done now: every guard is run, in order."""
    # Guards only read, so the plight of the seat stays what it is for all of them.
    play.moment = plight = play.plight(seat)
    found: list[Option] = []
    for options, tried, targets, number, only in _unbarred(actions, play.edition)[plight]:
        # A call that names its arguments takes half as long as one that unpacks them.
        if number == 1:
            for args in targets(play, seat):
                if tried(play, seat, args[0]) is COMMIT:
                    found.append(options[args])  # noqa: PERF401
        elif number == -1:
            if tried(play, seat) is COMMIT:
                found.append(only)
        elif number == 2:
            for args in targets(play, seat):
                if tried(play, seat, args[0], args[1]) is COMMIT:
                    found.append(options[args])  # noqa: PERF401
        else:
            for args in targets(play, seat):
                if tried(play, seat, *args) is COMMIT:
                    found.append(options[args])  # noqa: PERF401
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


def perform(play: Play[Any], seat: int, action: Action, args: tuple[str, ...]) -> Rule[None]:
    """Carry an action out that was on offer: its rule, past the guard."""
    rule = action.rule(play, seat, *args)
    signal = next(rule)
    if signal is not COMMIT:
        raise RuntimeError(f"{action.verb} was offered but now says {signal!r}")
    return rule
