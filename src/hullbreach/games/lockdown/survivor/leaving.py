"""How to get out alive: pods, rover, suit, Isolation Room; what opens them, and when it is time.

Every way out has its price. A pod may stay where it is, the Isolation Room is of no use in a base
that is destroyed, and the main gate opens only for those who have its key, or who let the base be
destroyed. The plan in force may kill everywhere; only in the bunker it does not ask for the way.
"""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.lockdown.rules.model import COOLING_SYSTEM, ISOLATION_ROOM
from hullbreach.games.lockdown.survivor.errands import TRANSMITTER, destroys, errands, learn
from hullbreach.games.lockdown.survivor.kit import GATE_KEY
from hullbreach.games.lockdown.survivor.situation import BASE, SAFE_KNOWLEDGE, BaseSituation
from hullbreach.games.survival.survivor.errands import DEED, Errand, trouble
from hullbreach.games.survival.survivor.situation import FAR

EMERGENCY_ROOM, SURGERY, DECON = "room-emergency-room", "room-surgery", "room-decon-room"
STEPS_A_ROUND = 3.0
"""How far one comes in a round who leaves nothing undone for it."""
UNHEARD = 0.85
"""How often nobody hears what must not be heard: the lock, and steps outside."""
HASTE = 0.02
"""So much of a chance is one round less on the way worth."""
GOOD = 0.8
"""A way out that is as likely as this to end well needs nothing that makes it better."""
CURE_FROM = 3.0
"""With fewer rounds to spare nobody goes to be operated on."""
MARGIN = 1.0
"""Rounds that are kept in hand for what goes wrong."""
TREAT_FROM = 2
"""With so many serious wounds one goes to the emergency room,"""
TREAT_WITHIN = 5.0
"""if it is no further than this."""


class Exit(NamedTuple):
    """A way out."""

    errand: Errand
    chance: float
    """How likely one survives by it."""
    rounds: float
    """How many rounds it takes,"""
    spare: float
    """and how many one can wait before one has to be on the way."""


def exits(s: BaseSituation) -> list[Exit]:
    """The ways out that can be taken in time, the best first; if it is late, all that there are."""
    found = [*_bunker(s), *_isolation(s), *_pods(s)]
    known = [one for one in found if one.chance > 0 and one.rounds < FAR / STEPS_A_ROUND]
    in_time = [one for one in known if one.spare >= 0]
    return sorted(in_time or known, key=lambda one: HASTE * one.rounds - one.chance)


def rounds_to(s: BaseSituation, errand: Errand) -> float:
    """How many rounds it takes to run an errand that cannot wait."""
    return trouble(s, errand) / STEPS_A_ROUND + DEED


def _exit(s: BaseSituation, errand: Errand, chance: float, wait: int) -> Exit:
    """A way out that opens in some rounds and then stays open."""
    way = rounds_to(s, errand)
    return Exit(errand, chance, max(way, float(wait)), s.rounds - max(way, float(wait)))


def _bunker(s: BaseSituation) -> list[Exit]:
    """By rover, or in a suit; through a gate that is open, or will be in time."""
    key, wait = s.has(GATE_KEY), s.gate_in
    if wait is None and not key:
        return []
    found, spared = [], 1.0 - s.doom("bunker")
    gate = (f"use:{GATE_KEY}",) if key and not s.view.gate_open else ()
    if s.rover:
        options = ("bunker:way-by-rover", "play:card-piloting", *gate)
        rover = Errand("rover", [s.rover], options, False, leaves=True)
        found.append(_exit(s, rover, spared, wait or 0))
    if s.suited and not gate:
        walk = Errand("walk", s.walk_offs, ("bunker:way-on-foot",), False, True)
        found.append(_exit(s, walk, UNHEARD * spared, wait or 0))
    return found


def _isolation(s: BaseSituation) -> list[Exit]:
    """Behind the locked door, in a base that stands."""
    if s.counting or destroys(s):
        return []
    lock = Errand("isolate", s.find(ISOLATION_ROOM), leaves=True)
    chance = UNHEARD * (1.0 - s.doom("isolated"))
    return [_exit(s, lock, chance, s.locked_for)]


def _pods(s: BaseSituation) -> list[Exit]:
    """In a pod, on a space of the time track that may launch it."""
    found = []
    for slot, letter in s.pods.items():
        pod = Errand("pod", [slot], leaves=True)
        way = rounds_to(s, pod)
        for space in s.view.cargo:
            wait = s.space - space + DEED
            if space <= s.space:
                chance = s.launch(letter, space) * (1.0 - s.doom("launched"))
                found.append(Exit(pod, chance, wait, wait - way))
    return found


def prospect(s: BaseSituation) -> float:
    """How likely one survives by the best way out."""
    return max((one.chance for one in exits(s)), default=0.0)


# What makes a way out better


def preparations(s: BaseSituation) -> list[Errand]:
    """What the plan in force may ask of those who leave: the signal, and knowledge."""
    if prospect(s) >= GOOD or s.counting or countdown(s):
        return []
    found: list[Errand] = []
    if not s.me.signal and s.likely("silent"):
        found.append(Errand("signal", s.find(TRANSMITTER)))
    if s.likely("ignorant"):
        found += learn(s, SAFE_KNOWLEDGE)
    return [errand for errand in found if errand.where]


def countdown(s: BaseSituation) -> list[Errand]:
    """Let the countdown begin, if the base is to go, or if its gate is the better way out."""
    if s.counting or not (destroys(s) or _gate_is_better(s)):
        return []
    start = Errand("countdown", s.find(COOLING_SYSTEM))
    return [start] if start.where and rounds_to(s, start) + _drive(s, start) <= s.rounds else []


def _gate_is_better(s: BaseSituation) -> bool:
    """Whether nothing else leads out as safely, and nobody is left behind whom one needs."""
    needed = s.view.mode == "coop" and any(
        who.status in ("aboard", "isolated") for who in s.view.crew if who is not s.me
    )
    return bool(s.rover) and not needed and prospect(s) < min(GOOD, 1.0 - s.doom("bunker"))


def _drive(s: BaseSituation, start: Errand) -> float:
    """The rounds from the start of the countdown until the rover can be taken."""
    if not s.rover:
        return float(BASE.numbers.base.autodestruction)
    far = s.distances(s.nearest(start.where) or s.here).get(s.rover, FAR)
    return max(far / STEPS_A_ROUND, float(BASE.numbers.base.autodestruction)) + DEED


# Body


def treatment(s: BaseSituation) -> list[Errand]:
    """The emergency room, for somebody whom one more wound or two would kill."""
    slot = s.places.get(EMERGENCY_ROOM)
    if not slot or s.serious < TREAT_FROM or slack(s) <= MARGIN:
        return []
    errand = Errand("treatment", [slot])
    return [errand] if trouble(s, errand) <= TREAT_WITHIN else []


def cure(s: BaseSituation) -> list[Errand]:
    """A room that cleans the body, for somebody who would not survive the scanner at the end."""
    if s.counting or slack(s) <= CURE_FROM:
        return []
    found = []
    fit = s.serious < BASE.numbers.body.serious_wounds - (
        s.me.light == BASE.numbers.body.light_wounds
    )
    if SURGERY in s.places and fit and (s.me.larva or s.contamination >= 3):
        found.append(Errand("operate", s.find(SURGERY)))
    if DECON in s.places and s.me.larva:
        found.append(Errand("clean", s.find(DECON)))
    return found


# Time


def slack(s: BaseSituation) -> float:
    """The rounds to spare before one has to be on the way to the last exit that is left."""
    return max((one.spare for one in exits(s)), default=float(s.rounds))


def last_call(s: BaseSituation) -> list[Errand]:
    """The best exit, if it is time now; for nobody who cannot win any more by leaving."""
    found = exits(s)
    if not found or slack(s) > MARGIN:
        return []
    if s.view.mode != "coop" and (errands(s) or (destroys(s) and not s.counting)):
        return []
    return [found[0].errand]
