"""Alerts: tasks that the whole crew has to fulfil in time, in one stage or two.

What an alert asks for is in `alert_cards`. How far it is fulfilled are counters of the game: the
stage, the parts that were done by Activation (`alert-work`, a bit for each), and whether all is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hullbreach.games.nemesis.aftermath.events import (
    AlertFailed,
    AlertFulfilled,
    AlertRevealed,
    AlertServed,
    SampleGone,
    StageFulfilled,
)
from hullbreach.games.nemesis.aftermath.model import (
    ALERT,
    DONE,
    SLAIN,
    STAGE,
    WORK,
    counter,
    drop_counters,
    numbers,
    set_counters,
)
from hullbreach.games.nemesis.aftermath.verbs import ACTIVATION
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.model import GONE, SAMPLE, hands, supply
from hullbreach.games.survival.rules.play import Plight
from hullbreach.kernel import COMMIT, Action, Denial, Rule, Text, deny, rule

DECK = "deck-alert"


class Task(msgspec.Struct, frozen=True):
    """One stage of an alert: to be activated in rooms, or something that has to be so."""

    rooms: tuple[str, ...] = ()
    """Where Activation helps; nothing if it does not."""
    part: Callable[[Nemesis, int], int] = lambda g, seat: 0
    """Which of the parts a seat does by Activation."""
    parts: Callable[[Nemesis], int] = lambda g: 1
    """How many parts there are."""
    hindrance: Callable[[Nemesis, int], Denial | None] = lambda g, seat: None
    """What else keeps a seat from it."""
    so: Callable[[Nemesis], bool] | None = None
    """What has to be so, where nothing is to be activated."""
    at_check: bool = False
    """Whether that is judged at the check only."""


class Alert(msgspec.Struct, frozen=True):
    """An alert: what happens when it is revealed, and its stages."""

    tasks: tuple[Task, ...]
    begins: Callable[[Nemesis], None] = lambda g: None


ALERTS: dict[str, Alert] = {}
"""By their cards; see `alert_cards`."""


def current(g: Nemesis) -> str:
    """The alert in force; nothing if there is none."""
    found = g.state.zones[ALERT]
    return found[0] if found else ""


def task(g: Nemesis) -> Task | None:
    """What is to be done now, unless the alert is fulfilled."""
    card = current(g)
    if not card or counter(g, DONE):
        return None
    return ALERTS[card].tasks[counter(g, STAGE)]


# The course of an alert


@rule("NA-145", "NA-158", "NA-184")
def reveal(g: Nemesis) -> bool:
    """The next alert is in force; not if there is none left."""
    if not g.state.zones[DECK]:
        return False
    card = g.draw(DECK, ALERT)
    drop_counters(g, STAGE, WORK, DONE)
    set_counters(g, alert_slain=len(g.state.killed))
    g.tell(AlertRevealed(card), "NA-145")
    ALERTS[card].begins(g)
    return True


@rule("NA-030", "NA-031", "NA-032")
def follow(g: Nemesis) -> bool:
    """Whether the alert is fulfilled now that a step is over; a first stage is marked on the way."""
    while (now := task(g)) is not None and not now.at_check and fulfilled(g, now):
        card, stage = current(g), counter(g, STAGE)
        drop_counters(g, WORK)
        if stage + 1 < len(ALERTS[card].tasks):
            set_counters(g, alert_stage=stage + 1)
            g.tell(StageFulfilled(card), "NA-031")
        else:
            set_counters(g, alert_done=1)
            g.tell(AlertFulfilled(card), "NA-032")
            return True
    return False


def fulfilled(g: Nemesis, now: Task) -> bool:
    """Whether a stage is."""
    if now.so is not None:
        return now.so(g)
    return counter(g, WORK).bit_count() >= now.parts(g)


@rule("NA-029", "NA-183")
def in_time(g: Nemesis) -> bool:
    """Whether the alert is fulfilled at its check; what only then counts is judged now."""
    now = task(g)
    if now is None:
        return True
    last = counter(g, STAGE) + 1 == len(ALERTS[current(g)].tasks)
    return last and now.at_check and fulfilled(g, now)


@rule("NA-035", "NA-182")
def put_away(g: Nemesis) -> None:
    """The alert leaves the game, and with it the sample."""
    g.put(current(g), ALERT, GONE)
    drop_counters(g, STAGE, WORK, DONE, SLAIN)
    for place in (*g.board.slots, *map(hands, range(g.state.seats))):
        if g.has(SAMPLE, place):
            g.put(SAMPLE, place, supply(SAMPLE))
            g.tell(SampleGone(), "NA-179")


def fail(g: Nemesis, rule_id: str) -> None:
    """Everybody hears that the alert was not dealt with."""
    g.tell(AlertFailed(current(g)), rule_id)


# Activation


def too_few(edition: Any, plight: Plight) -> Denial | None:
    """What bars Activation wherever it is: too few cards."""
    _seat, _fighting, purse, *_ = plight
    price = next(one.activation for one in edition.own.values() if hasattr(one, "activation"))
    return deny("NA-041", "denied-cost", price, purse) if purse < price else None


@rule("NA-041", "NA-042", "NA-043", "NA-180", "NA-181")
def activate(g: Nemesis, seat: int) -> Rule[None]:
    """The basic action: do a part of what the alert asks for, in a room that it names."""
    now, card = task(g), current(g)
    if not card:
        yield deny("NA-042", "denied-no-alert")
    if now is None:
        yield deny("NA-042", "denied-alert-done")
    assert now is not None
    if not now.rooms:
        yield deny("NA-042", "denied-no-activation", card)
    if g.room(g.crew[seat].slot) not in now.rooms:
        yield deny("NA-042", "denied-alert-room", now.rooms[0])
    if (reason := now.hindrance(g, seat)) is not None:
        yield reason
    if counter(g, WORK) >> now.part(g, seat) & 1:
        yield deny("NA-043", "denied-part-done")
    yield COMMIT
    cost = numbers(g).activation
    if (yield from begin(g, seat, cost, Text("act-activation", {"a": card}), "NA-041")):
        set_counters(g, alert_work=counter(g, WORK) | 1 << now.part(g, seat))
        g.tell(AlertServed(g.name(seat), card), "NA-043")


ACTION = Action(ACTIVATION, activate, barred=too_few)
