"""What a crew may hope for: how likely it gets each of the things that it needs to win.

A crew wins so seldom that a judgement of its wins as a whole has nothing to learn from. But what it
needs comes in parts: the signals, Earth or the end of the ship, the egg, somebody who survives. Of
each part much can be learned from games that were lost. The parts are taken in one order, and each
says how likely it comes true if those before it do: so together they are the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import TypeAlias

from hullbreach.games.nemesis.survivor import roles
from hullbreach.games.nemesis.survivor.crew import blaze, clean
from hullbreach.games.nemesis.survivor.errands import (
    COMMS,
    ERRANDS,
    GENERATOR,
    SURGERY,
    destroys,
    needs,
)
from hullbreach.games.nemesis.survivor.leaving import (
    ANY,
    LAST_START,
    UNLOCK_AT,
    arrival,
    waiting_place,
    ways_out,
)
from hullbreach.games.nemesis.survivor.situation import (
    COURSE_AT_START,
    DESTRUCT,
    TIME,
    ShipSituation,
)
from hullbreach.games.nemesis.survivor.weights import WEIGHTS
from hullbreach.games.survival.hive.kinds import LARVA
from hullbreach.games.survival.looks.view import Person
from hullbreach.games.survival.rules.model import BLUE_CORPSE, EGG
from hullbreach.games.survival.survivor import jobs
from hullbreach.games.survival.survivor.errands import DEED, STEPS_A_ROUND, UNSEEN, Errand
from hullbreach.games.survival.survivor.hope import LARGE, many, used_by, weigh
from hullbreach.games.survival.survivor.situation import contamination_of

ORDER = (
    "signal", "explore", "post-mortem", "biology", "no-nest", "no-queen", "earth", "egg", "alive",
)  # fmt: skip
"""The parts, in the order in which each counts on those before it."""
FARTHEST = 20.0
"""A longer way, or none at all, is as bad."""
MOST_PACE = 3.0
"""More rounds of work for each that is left are hopeless all the same."""
OUT = ("hibernating", "escaped", "pod")
IN_PODS = ("escaped", "pod")
LONG = len(TIME) - 1
"""The rounds of a game."""

Features: TypeAlias = dict[str, float]


def chance(s: ShipSituation) -> float:
    """The chance that a crew wins, as it looks to one of it."""
    return prod(parts(s).values())


def parts(s: ShipSituation) -> dict[str, float]:
    """How likely each part of what is needed comes true, if those before it do."""
    seen = condition(s)
    return {name: weigh(seen | own, WEIGHTS[name]) for name, own in glance(s).items()}


def glance(s: ShipSituation) -> dict[str, Features]:
    """What is seen of each part that is needed, beside the crew's condition."""
    wanted = {*needs(s), "alive"}
    return {name: PARTS[name](s) for name in ORDER if name in wanted}


# The crew


def condition(s: ShipSituation) -> Features:
    """How the crew fares, and how the ship does: it counts for every part."""
    view = s.view
    crew = [who for who in view.crew if who.status == "aboard"]
    wounds = [_wounds(who) for who in crew]
    attacked = [who for who in crew if any(kind != LARVA for kind in s.intruders.get(who.slot, ()))]
    ammo = sum(view.ammo.get(thing, 0) for who in crew for thing in who.carried)
    mine = s.me.status == "aboard"
    return {
        "one": 1.0,
        "time left": s.rounds / LONG,
        "three aboard": float(len(crew) <= 3),
        "two aboard": float(len(crew) <= 2),
        "one aboard": float(len(crew) <= 1),
        "two wounds": float(wounds.count(2)),
        "nearly dead": float(sum(some >= 3 for some in wounds)),
        "serious wounds": sum(wounds) / 4,
        "undressed wounds": sum(len(who.wounds) for who in crew) / 4,
        "light wounds": sum(who.light for who in crew) / 4,
        "larvae": float(sum(who.larva for who in crew)),
        "contamination": sum(min(4, contamination_of(who)) for who in crew) / 8,
        "attacked": float(len(attacked)),
        "wounds of the attacked": sum(map(_wounds, attacked)) / 2,
        "intruders": len(view.figures) / 4,
        "intruders in the bag": sum(view.bag.get(kind, 0) for kind in LARGE) / 8,
        "noises": len(s.noises) / 10,
        "fires": s.fires / 4,
        "many fires": many(s.fires),
        "fires that spread": max(0, blaze(s) - 5) / 4,
        "malfunctions": s.malfunctions / 4,
        "many malfunctions": many(s.malfunctions),
        "unexplored": len(s.unexplored) / 16,
        "ammo": min(10, ammo) / 10,
        "my escape items": float(s.items(*used_by(s.kit.drive_off, s.kit.free_escapes))) * mine,
        "my healing items": float(s.items(*used_by(s.kit.healing))) * mine,
        "self-destruct": float(view.destruct >= 0),
        "pods unlocked by it": float(view.destruct >= UNLOCK_AT),
    }


def _wounds(who: Person) -> int:
    return len(who.wounds) + len(who.dressed)


def _aboard(s: ShipSituation) -> list[int]:
    return [seat for seat, who in enumerate(s.view.crew) if who.status == "aboard"]


def _way(s: ShipSituation, seats: Iterable[int], where: Iterable[str]) -> float:
    """The shortest way of one of these, as far as they are aboard, to one of these places."""
    slots = list(where)
    starts = [s.view.crew[seat] for seat in seats]
    ways = [s.distances(who.slot) for who in starts if who.status == "aboard"]
    return min((way[slot] for way in ways for slot in slots if slot in way), default=FARTHEST)


def _pace(s: ShipSituation, rounds: float) -> float:
    """How much of the time that is left so many rounds of work are."""
    return min(MOST_PACE, rounds / max(1, s.rounds))


def _passed(s: ShipSituation) -> float:
    return 1.0 - s.rounds / LONG


def work(s: ShipSituation, found: list[Errand]) -> Features:
    """How much is left to do, and how far it is for whoever is nearest."""
    aboard = _aboard(s)
    ways = [_way(s, errand.seats or aboard, errand.where) for errand in found]
    after = sum(errand.after for errand in found)
    known = [[slot for slot in errand.where if slot in s.rooms] for errand in found]
    broken = (
        errand.room and any(s.broken(slot) for slot in slots)
        for errand, slots in zip(found, known, strict=True)
    )
    return {
        "done": float(not found),
        "steps": (len(found) + after) / 3,
        "way": min(ways, default=0.0) / 10,
        "ways": sum(ways) / 20,
        "pace": _pace(s, sum(way / STEPS_A_ROUND + DEED for way in ways) + UNSEEN * after),
        "late": _passed(s) if found else 0.0,
        "broken": float(sum(broken)),
        "not found": float(sum(not slots for slots in known)),
    }


# What is seen of each part


def _signal(s: ShipSituation) -> Features:
    crew, wanted = s.view.crew, needs(s).count("signal")
    missing = max(0, wanted - sum(who.signal for who in crew))
    silent = [seat for seat in _aboard(s) if not crew[seat].signal]
    where = s.find(COMMS)
    ways = sorted(_way(s, [seat], where) for seat in silent)[:missing]
    broken = any(s.broken(slot) for slot in where if slot in s.rooms)
    return {
        "done": float(not missing),
        "missing": missing / 3,
        "two missing": float(missing >= 2),
        "three missing": float(missing >= 3),
        "impossible": float(missing > len(silent)),
        "missing, in time": missing / 3 * s.rounds / LONG,
        "nearest": min(ways, default=0.0) / 10,
        "farthest": max(ways, default=0.0) / 10,
        "ways": sum(ways) / 20,
        "pace": _pace(s, sum(way / STEPS_A_ROUND + DEED for way in ways)),
        "late": _passed(s) if missing else 0.0,
        "broken": float(broken and missing > 0),
    }


def _explore(s: ShipSituation) -> Features:
    aboard, left = _aboard(s), s.unexplored
    ways = [_way(s, aboard, [slot]) for slot in left]
    return {
        "done": float(not left),
        "left": len(left) / 8,
        "one or two left": float(len(left) <= 2),
        "one left": float(len(left) == 1),
        "left, late": len(left) / 8 * _passed(s),
        "nearest": min(ways, default=0.0) / 10,
        "farthest": max(ways, default=0.0) / 10,
        "pace of each": _pace(s, sum(ways) / STEPS_A_ROUND / max(1, len(aboard))),
        "late": _passed(s) if left else 0.0,
        "left to one": float(bool(left) and len(aboard) <= 1),
    }


def _post_mortem(s: ShipSituation) -> Features:
    found = _errands(s, "post-mortem")
    holder = jobs.holder(s, BLUE_CORPSE)
    biology = "biology" in needs(s) and bool(_errands(s, "biology"))
    return {
        "pace": work(s, found)["pace"],
        "lies about": float(bool(found) and holder is None),
        "carried": float(holder is not None),
        "holder's way": 0.0 if holder is None else _way(s, [holder], s.find(SURGERY)) / 10,
        "holder's wounds": 0.0 if holder is None else float(_wounds(s.view.crew[holder])),
        "surgery found": float(SURGERY in s.places),
        "examined first": float(biology),
    }


def _biology(s: ShipSituation) -> Features:
    found, known, aboard = _errands(s, "biology"), len(s.view.discovered), _aboard(s)
    ready = [errand for errand in found if errand.name.startswith("examine")]
    ways = [_way(s, errand.seats or aboard, errand.where) for errand in ready]
    return work(s, found) | {
        "one known": float(known == 1),
        "two known": float(known >= 2),
        "at hand": float(len(ready)),
        "way to examine": min(ways, default=FARTHEST if known < 2 else 0.0) / 10,
        "sources": len(found) / 3,
    }


def _end_of_ship(s: ShipSituation, wanted: bool) -> Features:
    """How far the end of the ship is, if it is wanted still."""
    space, running = s.view.destruct, wanted and s.view.destruct >= 0
    return {
        "earth": float(wanted and "earth" in needs(s)),
        "running": float(running),
        "near the end": (1 + space) / len(DESTRUCT) if running else 0.0,
        "too late": float(wanted and space < 0 and s.view.time > LAST_START),
    }


def _no_nest(s: ShipSituation) -> Features:
    stands = jobs.nest_stands(s)
    seen = work(s, _errands(s, "no-nest"))
    return (
        {name: seen[name] for name in ("done", "steps", "pace")}
        | _end_of_ship(s, stands)
        | {
            "stands": float(stands),
            "eggs": s.view.eggs / 8 if stands else 0.0,
            "late": _passed(s) if stands else 0.0,
            "generator found": float(GENERATOR in s.places),
        }
    )


def _no_queen(s: ShipSituation) -> Features:
    lives = s.largest not in s.view.killed
    return _end_of_ship(s, lives) | {
        "late": _passed(s) if lives and s.view.destruct < 0 else 0.0,
        "somebody asleep": float(any(who.status == "hibernating" for who in s.view.crew)),
    }


def _earth(s: ShipSituation) -> Features:
    return _end_of_ship(s, wanted=True) | {
        "pace": work(s, _errands(s, "earth"))["pace"],
        "course known": float(s.course is True),
        "course set": float(roles.course_set(s)),
        "course touched": float(s.view.destination != COURSE_AT_START),
        "against the queen": float("no-queen" in needs(s)),
    }


def _egg(s: ShipSituation) -> Features:
    crew, found, holder = s.view.crew, _errands(s, "egg"), jobs.holder(s, EGG)
    gone = [who for who in crew if who.status in OUT and EGG in who.carried]
    bearer = None if holder is None else crew[holder]
    is_open = bool(ways_out(s))
    exits = [slot for errand in ways_out(s, ANY) or waiting_place(s) for slot in errand.where]
    way = 0.0 if holder is None else _way(s, [holder], exits) / 10
    seen = work(s, found)
    del seen["broken"], seen["not found"]
    return seen | {
        "out": float(bool(gone)),
        "out, clean": float(any(map(clean, gone))),
        "contamination out": max(map(contamination_of, gone), default=0) / 3,
        "none": float(not (s.view.eggs or found or gone or bearer)),
        "exit open": float(is_open),
        "exit open to it": float(is_open and bearer is not None),
        "way out": way,
        "way to an open exit": way * is_open,
        "holder's wounds": float(_wounds(bearer)) if bearer else 0.0,
        "holder's larva": float(bearer is not None and bearer.larva),
        "holder's contamination": min(4, contamination_of(bearer)) / 3 if bearer else 0.0,
        "holder attacked": float(bearer is not None and bearer.slot in s.intruders),
        "running": float(s.view.destruct >= 0),
    }


def _alive(s: ShipSituation) -> Features:
    crew, aboard, wanted = s.view.crew, _aboard(s), needs(s)
    gone = [who for who in crew if who.status in OUT]
    podded = [who for who in gone if who.status in IN_PODS]
    asleep = [who for who in gone if who.status == "hibernating"]
    exits = [slot for errand in ways_out(s, ANY) for slot in errand.where]
    return {
        "in a pod": float(bool(podded)),
        "in a pod, clean": float(any(map(clean, podded))),
        "in a pod, spotless": float(
            any(not who.larva and not contamination_of(who) for who in podded)
        ),
        "asleep": float(bool(asleep)),
        "asleep, clean": float(any(map(clean, asleep))),
        "asleep, to Earth": arrival(s) if asleep else 0.0,
        "out": len(gone) / 2,
        "nobody out": float(not gone),
        "nobody out, late": 0.0 if gone else _passed(s),
        "way of the clean": _way(s, [seat for seat in aboard if clean(crew[seat])], exits) / 10,
        "hibernatorium open": float(s.sleep_allowed),
        "destroys": float(destroys(s)),
        "needs egg": float("egg" in wanted),
        "egg carried": float("egg" in wanted and jobs.holder(s, EGG) is not None),
        "running": float(s.view.destruct >= 0),
    }


def _errands(s: ShipSituation, need: str) -> list[Errand]:
    return [errand for errand in ERRANDS[need](s) if errand.where]


PARTS: dict[str, Callable[[ShipSituation], Features]] = {
    "signal": _signal,
    "explore": _explore,
    "post-mortem": _post_mortem,
    "biology": _biology,
    "no-nest": _no_nest,
    "no-queen": _no_queen,
    "earth": _earth,
    "egg": _egg,
    "alive": _alive,
}
