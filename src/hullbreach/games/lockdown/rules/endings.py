"""The end of the game: what becomes of the base, who survives, who wins and why."""

from __future__ import annotations

from hullbreach.games.lockdown.content import Contingency
from hullbreach.games.lockdown.rules.clock import ALERT, EXPLOSION, TIME_OUT
from hullbreach.games.lockdown.rules.events import BaseFate
from hullbreach.games.lockdown.rules.model import NOT_STARTED, PLAN
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules.events import Checked
from hullbreach.games.survival.rules.judging import (
    announce,
    check_survivors,
    choose_objectives,
    judge_crew,
    judge_each,
    perish,
)
from hullbreach.games.survival.rules.phases import NOBODY_LEFT
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, Text, rule

BOTH = "end-alert-autodestruction"
RUNNING_OUT = (TIME_OUT, ALERT)
"""Endings that leave the base standing."""


@rule("L-054", "L-069", "L-131", "L-132", "L-133", "L-545", "L-547")
def end_game(g: Lockdown, reason: str, rule_id: str) -> Rule[None]:
    """The game is over. If anybody lives, the victory check follows, in its order.

    Whoever has met no hunter so far still has two objectives, and keeps one before the check.
    """
    _fate(g, reason, rule_id)
    _count_the_dead(g)
    if any(one.alive for one in g.crew):
        yield from choose_objectives(g)
        _check_plan(g)
        check_survivors(g)
    announce(g, judge_crew(g) if g.state.mode == "coop" else judge_each(g))


@rule("L-078", "L-121", "L-125", "L-127", "L-128", "L-129", "L-130")
def _fate(g: Lockdown, reason: str, rule_id: str) -> None:
    """Whether the base stands. With nobody left the time token runs to whatever comes first."""
    state = g.state
    counting = state.autodestruct != NOT_STARTED
    if reason == NOBODY_LEFT:
        g.tell(BaseFate(Text(NOBODY_LEFT)), rule_id)
        if counting:
            reason, rule_id = EXPLOSION, "L-127"
        elif state.alert != NOT_STARTED:
            reason, rule_id = ALERT, "L-128"
        else:
            reason, rule_id = TIME_OUT, "L-129"
    if reason in RUNNING_OUT and counting:
        reason, rule_id = BOTH, "L-130"
    state.destroyed = reason not in RUNNING_OUT
    g.tell(BaseFate(Text(reason)), rule_id)


@rule("L-055", "L-120", "L-124", "L-546", "L-597")
def _count_the_dead(g: Lockdown) -> None:
    """Whoever is still in the base dies; behind the locked door only if the base is destroyed."""
    for seat in g.order():
        who = g.crew[seat]
        if g.state.destroyed and (who.awake or who.status == "isolated"):
            perish(g, seat, "cause-base", "L-124")
        elif who.awake:
            perish(g, seat, "cause-team", "L-120")


# The victory check


@rule("L-105", "L-134", "L-543", "L-544")
def _check_plan(g: Lockdown) -> None:
    """The contingency in force is shown at last."""
    g.turn_up(PLAN)
    (token,) = g.state.zones[PLAN]
    g.tell(Checked(Text("check-plan", {"plan": token})), "L-134")
    row = g.box.contingencies[row_id(token)]
    for seat in g.order():
        if g.crew[seat].alive and doomed(g, seat, row):
            perish(g, seat, "cause-plan", "L-134", plan=token)


@rule("L-110", "L-111", "L-112", "L-113", "L-114", "L-543")
def doomed(g: Lockdown, seat: int, plan: Contingency) -> bool:
    """Whether a contingency is the end of a character, who may also be in the bunker."""
    who = g.crew[seat]
    if plan.kills == "silent":
        return not who.signal
    if plan.kills == "ignorant":
        assert plan.knowledge is not None
        return who.knowledge <= plan.knowledge
    return who.status == {"launched": "escaped", "isolated": "isolated"}.get(plan.kills)
