"""How to get out alive: pods and hibernation, what opens them, and when it is time."""

from __future__ import annotations

from math import comb

from hullbreach.games.nemesis.survivor import roles
from hullbreach.games.nemesis.survivor.errands import (
    EMERGENCY_ROOM,
    GENERATOR,
    HATCH,
    HIBERNATORIUM,
    SECTIONS,
    SURGERY,
    course_errands,
    destroys,
    engine_errands,
)
from hullbreach.games.nemesis.survivor.situation import DESTRUCT, ENGINES, TIME, ShipSituation
from hullbreach.games.survival.survivor.errands import Errand, rounds_to, trouble

POD_SEATS = 2
NEEDED_ENGINES = 2
BLIND_COURSE = 0.25
"""How likely the ship flies to Earth if nobody has touched its course: two cards in eight."""
TRUST = 0.9
ANY = 0.01
TREAT_FROM = 2
"""With so many serious wounds one goes to the emergency room,"""
BLEEDING = "wound-bleeding"
TREAT_WITHIN = 5.0
"""if it is no further than this."""
RESTFUL = ("room-canteen", "room-shower-room")
"""Where one can rest,"""
CALM_WITHIN = 3.0
"""if it is no further than this."""
UNLOCK_AT = DESTRUCT.index("yellow")
"""The space of the self-destruct track on which all pods are unlocked."""
LAST_START = len(TIME) - len(DESTRUCT)
"""The last round in which to start a self-destruct sequence that is to come to its end."""
MARGIN = 1.0
"""Rounds that are kept in hand for what goes wrong."""


def free_pods(s: ShipSituation, letter: str) -> list[str]:
    """The pods of a section that can be entered."""
    riders = [who.pod for who in s.view.crew if who.status == "pod"]
    return [
        pod
        for pods in s.view.pods
        if pods.section == letter
        for pod in pods.pods
        if pod not in s.view.locked and riders.count(pod) < POD_SEATS
    ]


def arrival(s: ShipSituation) -> float:
    """How likely it is, as far as the player knows, that whoever sleeps wakes up on Earth."""
    if s.view.destruct >= 0 or s.course is False:
        return 0.0
    course = 1.0 if s.course or not course_errands(s) else BLIND_COURSE
    if roles.seen_to(s, roles.engineer(s)):
        return course
    states = [s.engine(number) for number in ENGINES]
    missing = NEEDED_ENGINES - states.count(True)
    unknown = states.count(None)
    if missing <= 0:
        engines = 1.0
    elif missing > unknown:
        engines = 0.0
    else:
        fits = sum(comb(unknown, some) for some in range(missing, unknown + 1))
        engines = fits / 2**unknown
    return engines * course


def ways_out(s: ShipSituation, trust: float = TRUST) -> list[Errand]:
    """The exits that are open now and can be trusted so far."""
    found = [
        Errand("pod", s.find(room), leaves=True)
        for letter, room in SECTIONS.items()
        if free_pods(s, letter)
    ]
    if s.sleep_allowed and arrival(s) >= trust:
        found.append(Errand("sleep", s.find(HIBERNATORIUM), leaves=True))
    return [errand for errand in found if errand.where]


def preparations(s: ShipSituation) -> list[Errand]:
    """What opens an exit, where none is open that the player trusts."""
    if destroys(s):
        found = [Errand("destruct", s.find(GENERATOR))] if s.view.destruct < 0 else []
    elif any(free_pods(s, letter) for letter in SECTIONS) or s.view.destruct >= 0:
        found = []
    else:
        found = [*course_errands(s), *engine_errands(s)]
        hatch = s.places.get(HATCH)
        if found and hatch and any(pods.pods for pods in s.view.pods):
            found.append(Errand("hatch", [hatch]))
    return [errand for errand in found if errand.where]


def cure(s: ShipSituation) -> list[Errand]:
    """The surgery, for somebody who would not survive the scanner at the end."""
    return surgery(s) if s.at_risk else []


def surgery(s: ShipSituation) -> list[Errand]:
    """The surgery, where it is known and the operation itself is no danger."""
    slot = s.places.get(SURGERY)
    if not slot:
        return []
    if s.serious >= 3 or (s.serious == 2 and s.me.light == 2):
        return []
    return [Errand("operate", [slot])]


def treatment(s: ShipSituation) -> list[Errand]:
    """The emergency room, for somebody whom one more wound or two would kill."""
    slot = s.places.get(EMERGENCY_ROOM)
    urgent = s.serious >= TREAT_FROM or BLEEDING in s.me.wounds
    if not slot or not urgent or slack(s) <= MARGIN:
        return []
    errand = Errand("treatment", [slot])
    return [errand] if trouble(s, errand) <= TREAT_WITHIN else []


def calming(s: ShipSituation) -> list[Errand]:
    """A meal or a shower, where that does the character good and is not out of the way."""
    if not s.restless or slack(s) <= MARGIN:
        return []
    found = [Errand("calm", [s.places[room]]) for room in RESTFUL if room in s.places]
    return [errand for errand in found if trouble(s, errand) <= CALM_WITHIN]


def waiting_place(s: ShipSituation) -> list[Errand]:
    """Where to be when an exit opens later."""
    if s.view.destruct >= 0 or destroys(s):
        rooms = [SECTIONS[pods.section] for pods in s.view.pods if pods.pods]
    else:
        rooms = [HIBERNATORIUM]
    found = [Errand("wait", s.find(room), ()) for room in rooms]
    return [errand for errand in found if errand.where]


def slack(s: ShipSituation) -> float:
    """The rounds to spare before one has to be on the way to the nearest exit."""
    exits = ways_out(s, ANY) or (waiting_place(s) if s.view.destruct >= 0 else [])
    if not exits:
        return float(s.rounds)
    return s.rounds - min(rounds_to(s, way) for way in exits)


def last_call(s: ShipSituation) -> list[Errand]:
    """The exits for which it is time now, whatever is left to do; none as long as it is not."""
    return ways_out(s, ANY) if slack(s) <= MARGIN else []
