"""Objectives: what can be asked for, whether it came true, and the reason in words.

A goal is a function `(g, owners)`, registered by its card. The owners are the seats whose card it is: one player, or in a
cooperative game the whole crew. It answers with a `Finding`, which is asked for at the end of the
game only, when all fates are settled and the dead are counted.
"""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.survival.rules.effects import Goal
from hullbreach.games.survival.rules.model import EGG_BOARD, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Text, rule
from hullbreach.kernel.texts import Argument


class Finding(NamedTuple):
    """Whether something came true, and the sentence that says why or why not."""

    met: bool
    why: Text


def judge(g: Survival[SurvivalState], card: str, owners: list[int]) -> Finding:
    """Whether an objective is fulfilled, and why."""
    found: Finding = g.rules.goal(g, card)(g, owners)
    return both(signal_sent(g, owners), found) if g.rules.wants_signal(g, card) else found


# Findings are put together


def say(met: bool, message: str, **args: Argument) -> Finding:
    """A finding whose sentence is `why-<message>`, or `why-not-<message>`."""
    return Finding(met, Text(f"why-{message}" if met else f"why-not-{message}", args))


def _join(first: Finding, second: Finding) -> Text:
    return Text("why-and", {"first": first.why, "rest": second.why})


def both(first: Finding, second: Finding) -> Finding:
    """Both are needed; whatever is missing is the reason."""
    if first.met == second.met:
        return Finding(first.met, _join(first, second))
    return second if first.met else first


def either(first: Finding, second: Finding) -> Finding:
    """One of them will do; it is the reason."""
    if first.met or second.met:
        return first if first.met else second
    return Finding(False, _join(first, second))


# What can be asked for


@rule("N-127", "N-129", "N-137", "N-169", "N-473", "N-644")
def nest_destroyed(g: Survival[SurvivalState]) -> Finding:
    """The stock of the nest is empty, or was so once, or the nest went with everything else."""
    eggs = len(g.state.zones[EGG_BOARD])
    met = g.state.destroyed or g.state.nest_destroyed or not eggs
    return say(met, "nest-destroyed", eggs=0 if met else eggs)


@rule("N-127", "N-129", "N-137", "N-142")
def queen_killed(g: Survival[SurvivalState]) -> Finding:
    """The queen was killed, or went with everything else."""
    return say(g.state.destroyed or g.rules.queen_dead(g), "queen-killed")


@rule("N-166", "N-577")
def signal_sent(g: Survival[SurvivalState], owners: list[int]) -> Finding:
    """The owner sent the signal; of a crew, as many as there are cards that ask for it."""
    sent = [seat for seat in owners if g.crew[seat].signal]
    cards = sum(g.rules.wants_signal(g, card) for card in g.state.zones["shared-objectives"])
    needed = max(1, cards)
    return say(len(sent) >= needed, "signal-sent", sent=len(sent), needed=needed)


@rule("N-168")
def weaknesses_found(g: Survival[SurvivalState], needed: int) -> Finding:
    """Enough weaknesses are known, whoever found them."""
    found = g.rules.lessons(g)
    return say(found >= needed, "weaknesses-found", found=found, needed=needed)


@rule("N-165")
def alone(g: Survival[SurvivalState], owners: list[int]) -> Finding:
    """Nobody else survives."""
    others = [seat for seat in g.order() if seat not in owners and g.crew[seat].alive]
    return say(not others, "alone", who=g.name(others[0]) if others else None)


def in_company(g: Survival[SurvivalState], owners: list[int]) -> Finding:
    """Somebody else survives too."""
    lonely = alone(g, owners)
    return Finding(not lonely.met, lonely.why)


@rule("N-646", "N-703")
def holding(g: Survival[SurvivalState], owners: list[int], thing: str) -> Finding:
    """A survivor among the owners has it in the hands."""
    found = any(g.crew[seat].alive and thing in g.carried(seat) for seat in owners)
    return say(found, "holding", thing=thing)


@rule("N-044", "N-164", "N-645")
def without_player(number: int) -> Goal:
    """The player with this number does not survive, or nobody but the owner does.

    An owner who has the number can only be the last one.
    """

    def goal(g: Survival[SurvivalState], owners: list[int]) -> Finding:
        victim = next(seat for seat, one in enumerate(g.crew) if one.number == number)
        if victim in owners:
            return alone(g, owners)
        dead = not g.crew[victim].alive
        return either(say(dead, "victim-dead", who=g.name(victim)), alone(g, owners))

    return goal
