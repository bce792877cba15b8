"""What comes next for one of a crew: all must be fulfilled, but it is enough if one survives it.

So one gets out in time, with the egg if an egg is wanted, and the others work on to the end.
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import (
    FIRE_CONTROL,
    GENERATOR,
    SECTIONS,
    destroys,
    errands,
    needs,
)
from hullbreach.games.nemesis.survivor.leaving import (
    MARGIN,
    free_pods,
    preparations,
    slack,
    surgery,
    treatment,
    waiting_place,
    ways_out,
)
from hullbreach.games.nemesis.survivor.situation import DESTRUCT, ShipSituation
from hullbreach.games.survival.looks.view import Person
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.survivor import jobs
from hullbreach.games.survival.survivor.errands import (
    Errand,
    least,
    nearest_of_crew,
    share_of,
    trouble,
)
from hullbreach.games.survival.survivor.situation import FAR, contamination_of

FEW = 2
"""From so few on, a crew has to think of its survivor; until then of its wounded."""
FIRST_OUT = 0.7
"""Somebody of a crew sleeps if it is so likely to wake up on Earth."""
LATE, LATE_WITH_PODS = 8, 11
"""The rounds passed after which the ship's end begins, whatever is left to do: it opens the pods."""
MANY_FIRES = 6
"""Where so many rooms may burn soon somebody goes to the fire control system,"""
MANY_FAULTS = 4
"""and with so many malfunctions somebody with tools to the next of them,"""
MEND_WITHIN = 3.5
"""if it is no further than this."""
FEW_CARDS = 1
"""Who has more contamination cards than this fears the scanner, and goes to the surgery before the exit"""
CURE_WITHIN = 3.5
"""if it is no further than this,"""
OPERATED = 4
"""but not with fewer cards in the discard pile: an operation shuffles them all."""


def next_errand(s: ShipSituation) -> Errand | None:
    """What to do next; None if there is nothing left but to stay alive."""
    todo = errands(s)
    if exits := way_out(s, todo):
        return least(s, healing(s)) or least(s, exits)
    if wounds := treatment(s):
        return least(s, wounds)
    if not ends_well(s, todo) and (alarms := emergencies(s)):
        return least(s, alarms)
    work = [errand for errand in [*todo, *preparations(s)] if trouble(s, errand) < FAR]
    if not begins_the_end(s, todo):
        work = [errand for errand in work if errand.name != "destruct"]
    if mine := share_of(s, work):
        return least(s, mine)
    return least(s, repairs(s)) or (least(s, waiting_place(s)) if not todo else None)


def way_out(s: ShipSituation, todo: list[Errand]) -> list[Errand]:
    """The exits, for whoever gets out now: one to tell the tale, and all when all is done."""
    exits = ways_out(s, FIRST_OUT)
    if destroys(s) and s.view.destruct < 0:
        # Whoever sleeps is in the way of the self-destruct sequence.
        exits = [errand for errand in exits if errand.name == "pod"]
    done = not todo and not (destroys(s) and s.view.destruct < 0)
    if done or not exits:
        return exits
    if safe(s) or witness(s, exits) != s.seat:
        return []
    aboard = sum(who.status == "aboard" for who in s.view.crew)
    hurry = s.serious or aboard <= FEW or slack(s) <= MARGIN
    return exits if hurry or (EGG in s.me.carried and not bound(s, todo)) else []


def healing(s: ShipSituation) -> list[Errand]:
    """The surgery, for whoever gets out and would not survive the scanner, if it is near."""
    if slack(s) <= MARGIN or clean(s.me) or len(s.me.discard) < OPERATED:
        return []
    return [errand for errand in surgery(s) if trouble(s, errand) <= CURE_WITHIN]


def safe(s: ShipSituation) -> bool:
    """Whether somebody is out of it, with the egg if one is wanted."""
    egg = "egg" in needs(s)
    return any(
        who.status in ("hibernating", "escaped", "pod")
        and (EGG in who.carried if egg else clean(who))
        for who in s.view.crew
    )


def clean(who: Person) -> bool:
    """Whether somebody is likely to survive the scanner."""
    return not who.larva and contamination_of(who) <= FEW_CARDS


def witness(s: ShipSituation, exits: list[Errand]) -> int | None:
    """The seat of whoever is to survive: with the egg if one is wanted, else nearest to an exit."""
    if "egg" in needs(s):
        return jobs.holder(s, EGG)
    return nearest_of_crew(s, exits)


def bound(s: ShipSituation, todo: list[Errand]) -> bool:
    """Whether there is work that nobody else can do, or too few are left for it."""
    if any(errand.seats == (s.seat,) for errand in todo):
        return True
    calls = [errand for errand in todo if errand.name == "signal"]
    return any(s.seat in errand.seats and len(errand.seats) <= len(calls) for errand in calls)


def begins_the_end(s: ShipSituation, todo: list[Errand]) -> bool:
    """Whether the self-destruct sequence is started: all else is done, or it is late."""
    pods = any(free_pods(s, letter) for letter in SECTIONS)
    return not todo or s.view.time >= (LATE_WITH_PODS if pods else LATE)


def ends_well(s: ShipSituation, todo: list[Errand]) -> bool:
    """Whether the ship may be lost now, however that happens."""
    return safe(s) and not todo and destroys(s)


def emergencies(s: ShipSituation) -> list[Errand]:
    """What cannot wait, for whoever is nearest: an end that nobody wants, fires, malfunctions."""
    found = []
    stoppable = 0 <= s.view.destruct < DESTRUCT.index("yellow")
    if stoppable and not destroys(s):
        found.append(Errand("stop-destruct", s.find(GENERATOR)))
    if blaze(s) >= MANY_FIRES and FIRE_CONTROL in s.places:
        found.append(Errand("douse", s.find(FIRE_CONTROL)))
    if s.malfunctions >= MANY_FAULTS:
        found += repairs(s)
    return [one for one in found if one.where and nearest_of_crew(s, [one]) == s.seat]


def blaze(s: ShipSituation) -> int:
    """How many rooms burn if the fire spreads once more."""
    burning = {slot for slot in s.view.rooms if s.burning(slot)}
    reached = {
        beyond for slot in burning for way, beyond in s.board.ways[slot] if way not in s.barred
    }
    return len(burning | reached)


def repairs(s: ShipSituation) -> list[Errand]:
    """The malfunctions near enough for somebody with something to repair them."""
    broken = [slot for slot in s.rooms if s.broken(slot) and slot not in s.intruders]
    near = [slot for slot in broken if s.near.get(slot, FAR) <= MEND_WITHIN]
    return [Errand("mend", near, s.kit.repairing, False)] if near and s.can_repair else []
