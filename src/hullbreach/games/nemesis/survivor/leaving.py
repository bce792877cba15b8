"""How to get out alive: pods and hibernation, what opens them, and when it is time."""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import (
    COCKPIT,
    GENERATOR,
    HATCH,
    HIBERNATORIUM,
    SECTIONS,
    SURGERY,
    Errand,
    destroys,
    engine_errands,
    find,
    needs,
)
from hullbreach.games.nemesis.survivor.sight import DESTRUCT, ENGINES, FAR, TIME, Sight

POD_SEATS = 2
UNLOCK_AT = DESTRUCT.index("yellow")
"""The space of the self-destruct track on which all pods are unlocked."""
LAST_START = len(TIME) - len(DESTRUCT)
"""The last round in which to start a self-destruct sequence that is to come to its end."""
STEPS_A_ROUND = 2.0
"""How far one comes in a round."""


def free_pods(s: Sight, letter: str) -> list[str]:
    """The pods of a section that can be entered."""
    riders = [who.pod for who in s.view.crew if who.status == "pod"]
    return [
        pod
        for pods in s.view.pods
        if pods.section == letter
        for pod in pods.pods
        if pod not in s.view.locked and riders.count(pod) < POD_SEATS
    ]


def sure_to_arrive(s: Sight) -> bool:
    """Whether the player knows that whoever sleeps will wake up on Earth."""
    working = sum(s.engine(number) is True for number in ENGINES)
    return s.view.destruct < 0 and s.course is True and working >= 2


def ways_out(s: Sight) -> list[Errand]:
    """The exits that are open now."""
    found = [
        Errand("pod", find(s, room))
        for letter, room in SECTIONS.items()
        if free_pods(s, letter)
    ]
    if s.sleep_allowed and sure_to_arrive(s):
        found.append(Errand("sleep", find(s, HIBERNATORIUM)))
    return [errand for errand in found if errand.where]


def preparations(s: Sight) -> list[Errand]:
    """What opens an exit, where none is open that the player trusts."""
    destroying = destroys(s)
    if destroying and s.view.destruct < 0:
        return [Errand("destruct", find(s, GENERATOR))]
    if ways_out(s) or s.view.destruct >= 0:
        return []
    found = []
    hatch = s.places.get(HATCH)
    if hatch and any(pods.pods for pods in s.view.pods):
        found.append(Errand("hatch", [hatch]))
    if "earth" in needs(s) or not sure_of_pods(s):
        if not s.course:
            found.append(Errand("course", find(s, COCKPIT)))
        found += engine_errands(s)
    else:
        found.append(Errand("destruct", find(s, GENERATOR)))
    return [errand for errand in found if errand.where]


def sure_of_pods(s: Sight) -> bool:
    """Whether the self-destruct sequence would still unlock the pods in time."""
    asleep = any(who.status == "hibernating" for who in s.view.crew)
    pods = any(pods.pods for pods in s.view.pods)
    return pods and not asleep and s.view.time <= LAST_START + 1


def cure(s: Sight) -> list[Errand]:
    """The surgery, for somebody who would not survive the scanner at the end."""
    surgery = s.places.get(SURGERY)
    if not surgery or not (s.me.larva or s.contamination >= 3):
        return []
    if s.serious >= 3 or (s.serious == 2 and s.me.light == 2):
        return []
    return [Errand("operate", [surgery])]


def waiting_place(s: Sight) -> list[Errand]:
    """Where to be when an exit opens later."""
    if s.view.destruct >= 0 or destroys(s):
        rooms = [SECTIONS[pods.section] for pods in s.view.pods if pods.pods]
    else:
        rooms = [HIBERNATORIUM]
    found = [Errand("wait", find(s, room), ()) for room in rooms]
    return [errand for errand in found if errand.where]


def rounds_to(s: Sight, errand: Errand) -> float:
    """How many rounds it takes to get somewhere and to do there what takes two cards."""
    slot = s.nearest(errand.where)
    return (s.near[slot] if slot else FAR) / STEPS_A_ROUND + 1.0


def must_go(s: Sight) -> bool:
    """Whether it is time to leave whatever is left to do."""
    exits = ways_out(s)
    if not exits:
        return False
    return min(rounds_to(s, exit) for exit in exits) + 1.0 >= s.rounds
