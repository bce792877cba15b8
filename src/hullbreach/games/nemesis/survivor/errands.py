"""What is left to do before leaving the ship, and where: the objectives as a list of errands."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.survivor import roles
from hullbreach.games.nemesis.survivor.kit import KIT
from hullbreach.games.nemesis.survivor.situation import ENGINES, ShipSituation
from hullbreach.games.survival.rules.model import BLUE_CORPSE, CARCASS, CORPSES, EGG
from hullbreach.games.survival.survivor import jobs
from hullbreach.games.survival.survivor.errands import Errand

COMMS = "room-comms-room"
COCKPIT = "room-cockpit"
EMERGENCY_ROOM = "room-emergency-room"
FIRE_CONTROL = "room-fire-control-system"
GENERATOR = "room-generator"
HATCH = "room-hatch-control-system"
HIBERNATORIUM = "room-hibernatorium"
LABORATORY = "room-laboratory"
NEST = "room-nest"
SURGERY = "room-surgery"
SECTIONS = {"a": "room-evacuation-section-a", "b": "room-evacuation-section-b"}

NEEDS = {
    "destination-earth": ("earth",),
    "emergency-post-mortem": ("post-mortem",),
    "first-contact-protocol": ("biology",),
    "cutting-off-the-head": ("signal", "no-queen"),
    "no-man-left-behind": ("signal", "explore"),
    "special-delivery": ("egg",),
    "clean-up-crew": ("signal", "no-nest"),
    "salvaging-the-prime-asset": ("earth",),
    "the-oldest-friend": ("earth",),
    "quarantine": ("earth",),
    "relentless-investigator": ("signal", "explore"),
    "a-proper-burial": ("signal", "corpse"),
    "hoarder": (),
    "the-great-hunt": ("signal", "no-queen"),
    "best-friends-forever": (),
    "aliens-on-a-spaceship": ("signal", "no-nest"),
    "my-precious": ("signal", "egg"),
    "necroscopy": ("signal", "carcass"),
    "ab-ovo": ("ab-ovo",),
    "extreme-field-biology": ("biology",),
}
"""What each objective asks for; to survive somebody else is nothing that one can work on."""

PREFERENCE = (
    "best-friends-forever", "destination-earth", "salvaging-the-prime-asset",
    "the-oldest-friend", "quarantine", "emergency-post-mortem", "special-delivery",
    "a-proper-burial", "my-precious", "ab-ovo", "cutting-off-the-head", "the-great-hunt",
    "clean-up-crew", "aliens-on-a-spaceship", "first-contact-protocol", "extreme-field-biology",
    "no-man-left-behind", "relentless-investigator", "necroscopy", "hoarder",
)  # fmt: skip
"""Which objective to keep, the easiest first; those that are not here ask for somebody's death."""

NEED_BIOLOGY = 2
"""So many weaknesses must be known."""


def preference(card: str) -> int:
    """The place of an objective in the order of what is easily done; the first is the best."""
    name = card.removeprefix("objective-")
    return PREFERENCE.index(name) if name in PREFERENCE else len(PREFERENCE)


def objectives(s: ShipSituation) -> list[str]:
    """The objectives to work on: the crew's, or the one that the player means to keep."""
    return jobs.objectives(s, preference)


def needs(s: ShipSituation) -> list[str]:
    """What the objectives ask for, each once; the signal as often as it is asked for."""
    cards = [card.removeprefix("objective-") for card in objectives(s)]
    found = [need for card in cards for need in NEEDS.get(card, ())]
    return sorted(found)


def destroys(s: ShipSituation) -> bool:
    """Whether the ship should blow up: it is wanted, and nobody wants to see Earth."""
    wanted = needs(s)
    if "earth" in wanted:
        return False
    queen = "no-queen" in wanted and s.largest not in s.view.killed
    return queen or ("no-nest" in wanted and jobs.nest_stands(s))


def errands(s: ShipSituation) -> list[Errand]:
    """All that is left to do before somebody can think of leaving."""
    wanted = needs(s)
    found: list[Errand] = []
    for need in dict.fromkeys(wanted):
        how = ERRANDS.get(need)
        if how is not None:
            found += how(s)
    found = list({(errand.name, *errand.where): errand for errand in found}.values())
    if "signal" in wanted:
        found += jobs.send_signal(s, COMMS, wanted.count("signal"))
    return [errand for errand in found if errand.where]


def _earth(s: ShipSituation) -> list[Errand]:
    """The course first, then two engines that work."""
    return course_errands(s) + engine_errands(s)


def course_errands(s: ShipSituation) -> list[Errand]:
    """Look at the coordinates and set the course; with somebody asleep nobody can set it."""
    asleep = any(who.status == "hibernating" for who in s.view.crew)
    if s.course or (asleep and s.course is False):
        return []
    who = roles.navigator(s)
    if roles.course_set(s) or roles.seen_to(s, who):
        return []
    return [Errand("course", s.find(COCKPIT), seats=_only(s, who))]


def engine_errands(s: ShipSituation) -> list[Errand]:
    """Engines to look at or to repair until two of them are known to work."""
    states = {number: s.engine(number) for number in ENGINES}
    who = roles.engineer(s)
    if sum(state is True for state in states.values()) >= 2 or roles.seen_to(s, who):
        return []
    found = []
    for number, state in states.items():
        where = s.find(f"room-engine-{number}")
        if state is None:
            wanted = (*KIT.repairing, "room")
            found.append(Errand("check-engine", where, wanted, seats=_only(s, who)))
        elif state is False:
            found.append(Errand("engine", where, KIT.repairing, False, seats=_only(s, who)))
    return found


def _only(s: ShipSituation, seat: int) -> tuple[int, ...]:
    """Of a crew, nobody but this one."""
    return (seat,) if s.view.mode == "coop" else ()


def _corpse(s: ShipSituation, after: int = 0) -> list[Errand]:
    return jobs.fetch(s, BLUE_CORPSE, "fetch-corpse", after)


def _post_mortem(s: ShipSituation) -> list[Errand]:
    """Carry the blue corpse to the surgery and put it down there."""
    surgery = s.places.get(SURGERY, "")
    if surgery and BLUE_CORPSE in s.view.rooms[surgery].here:
        return []
    who = jobs.holder(s, BLUE_CORPSE)
    if who is None:
        return _corpse(s, after=1)
    if "biology" in needs(s) and _biology_left(s) and not _known(s, "corpse"):
        return []
    laying = (f"drop:{BLUE_CORPSE}",)
    return [Errand("lay-out-corpse", s.find(SURGERY), laying, False, seats=_only(s, who))]


def _no_nest(s: ShipSituation) -> list[Errand]:
    """Where the ship must not blow up, the eggs are destroyed one by one."""
    return [] if destroys(s) else jobs.break_eggs(s)


def _explore(s: ShipSituation) -> list[Errand]:
    return jobs.explore(s, s.unexplored)


def _known(s: ShipSituation, what: str) -> bool:
    """Whether there is nothing to be learned from an object now."""
    return (s.view.weaknesses.get(f"weakness-{what}") is not None) != s.overcomes


def _specimen(s: ShipSituation, what: str, things: tuple[str, ...]) -> list[Errand]:
    """Bring an object to the laboratory and examine it there."""
    if _known(s, what):
        return []
    if what == "corpse" and (found := _study(s)):
        return found
    things = tuple(thing for thing in things if s.teaches(thing))
    laboratory = s.places.get(LABORATORY, "")
    there = laboratory and any(thing in s.view.rooms[laboratory].here for thing in things)
    who = jobs.holder(s, *things)
    if there or who is not None:
        seats = () if there or who is None else _only(s, who)
        return [Errand(f"examine-{what}", s.find(LABORATORY), seats=seats)]
    found = [errand for thing in things for errand in jobs.fetch(s, thing, f"fetch-{what}", 1)]
    if what == "egg" and not any(errand.where for errand in found):
        return jobs.take_egg(s, after=1)
    return found


def _study(s: ShipSituation) -> list[Errand]:
    """Be examined in the laboratory; of a crew, whoever can be."""
    laboratory = s.places.get(LABORATORY, "")
    subjects = s.subjects()
    if any(s.view.crew[seat].slot == laboratory for seat in subjects) or s.seat in subjects:
        return [Errand("examine-corpse", s.find(LABORATORY))]
    seats = tuple(subjects) if s.view.mode == "coop" else ()
    return [Errand("examine-corpse", s.find(LABORATORY), seats=seats)] if seats else []


def _carcass(s: ShipSituation) -> list[Errand]:
    return _specimen(s, "carcass", (CARCASS,))


def _ab_ovo(s: ShipSituation) -> list[Errand]:
    return _specimen(s, "egg", (EGG,))


def _biology_left(s: ShipSituation) -> bool:
    gone = [card for card in s.view.gone if card and card.startswith("weakness-")]
    return len(gone if s.overcomes else s.view.discovered) < NEED_BIOLOGY


def _biology(s: ShipSituation) -> list[Errand]:
    """Two weaknesses, whichever is the least trouble."""
    if not _biology_left(s):
        return []
    return [*_specimen(s, "corpse", CORPSES), *_carcass(s), *_ab_ovo(s)]


ERRANDS: dict[str, Callable[[ShipSituation], list[Errand]]] = {
    "earth": _earth,
    "post-mortem": _post_mortem,
    "corpse": _corpse,
    "biology": _biology,
    "carcass": _carcass,
    "ab-ovo": _ab_ovo,
    "explore": _explore,
    "egg": jobs.take_egg,
    "no-nest": _no_nest,
}
