"""Which actions are on offer, why the others are not, and how the chosen one is carried out."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, Any

from hullbreach.kernel.asks import (
    COMMIT,
    Action,
    Named,
    Option,
    Refusals,
    Rule,
    Targets,
    denials,
    named,
    option,
)
from hullbreach.kernel.guards import Guard, guard

if TYPE_CHECKING:
    from hullbreach.kernel.play import Play


@cache
def _unbarred(
    actions: tuple[Action, ...], edition: Any, plight: Hashable
) -> tuple[tuple[Named, Guard, Targets, int], ...]:
    """The actions that nothing bars in this plight: options, guard, and the targets worth a try.

    With each of them comes how many arguments a target is.
    """
    return tuple(
        (
            named(action.verb),
            guard(action.rule),
            action.likely or action.targets,
            len(signature(action.rule).parameters) - 2,
        )
        for action in actions
        if not (action.idle is not None and action.idle(plight))
        and (action.barred is None or action.barred(edition, plight) is None)
    )


def offers(play: Play[Any], seat: int, actions: tuple[Action, ...]) -> list[Option]:
    """The options for all that can be done now: every guard is run, in order."""
    # Guards only read, so the plight of the seat stays what it is for all of them.
    play.moment = plight = play.plight(seat)
    unbarred = _unbarred(actions, play.edition, plight)
    found: list[Option] = []
    for options, tried, targets, number in unbarred:
        # A call that names its arguments takes half as long as one that unpacks them.
        if number == 1:
            for args in targets(play, seat):
                if tried(play, seat, args[0]) is COMMIT:
                    found.append(options[args])  # noqa: PERF401
        elif number == 2:
            for args in targets(play, seat):
                if tried(play, seat, args[0], args[1]) is COMMIT:
                    found.append(options[args])  # noqa: PERF401
        elif number == 0:
            for args in targets(play, seat):
                if tried(play, seat) is COMMIT:
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
