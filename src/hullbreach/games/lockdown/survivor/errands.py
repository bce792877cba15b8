"""What is left to do before leaving the base, and where: the objectives as a list of errands."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.lockdown.content import SECTIONS
from hullbreach.games.lockdown.rules.model import BACKUP_POWER, GENERATOR
from hullbreach.games.lockdown.survivor.kit import DOCUMENTS, TOOLSET
from hullbreach.games.lockdown.survivor.situation import BASE, BaseSituation
from hullbreach.games.survival.hive.kinds import QUEEN
from hullbreach.games.survival.rules.model import CARCASS, EGG, NEST, RED_CORPSE
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.games.survival.survivor import jobs
from hullbreach.games.survival.survivor.errands import Errand

ARCHIVE = "room-archive"
LABORATORY = "room-laboratory"
TRANSMITTER = "room-transmitter-control-room"

DEEDS = {
    "the-great-hunt": ("no-queen",),
    "cutting-off-the-head": ("no-queen",),
    "pest-control": ("no-nest",),
    "scorched-earth": ("no-nest",),
    "clean-up-crew": ("empty-nest",),
    "nothing-left-behind": ("no-base",),
    "lights-on": ("empty-nest", "power"),
    "best-friends-forever": (),
}
"""What an objective asks for beside what its card prints as a number."""

PREFERENCE = (
    "no-witnesses", "nothing-left-behind", "scorched-earth", "special-delivery", "leaked-files",
    "best-friends-forever", "the-great-hunt", "pest-control", "cutting-off-the-head",
    "my-precious", "whistleblower", "the-whole-truth", "final-report", "field-report",
    "institutional-knowledge", "expert-opinion", "upper-levels", "lower-levels",
    "know-your-enemy", "complete-study", "full-survey", "clean-up-crew", "lights-on",
)  # fmt: skip
"""Which objective to keep, the easiest first; only those are easier that ask for somebody's death."""

SPECIMENS = {"egg": EGG, "carcass": CARCASS, "corpse": RED_CORPSE}
"""What the laboratory can learn from."""
NEST_KNOWLEDGE = BASE.numbers.effects.nest_knowledge


# Objectives


def preference(card: str) -> int:
    """The place of an objective in the order of what is easily done; the first is the best.

    Most people die down there without anybody's help.
    """
    return PREFERENCE.index(row_id(card)) if row_id(card) in PREFERENCE else -1


def objectives(s: BaseSituation) -> list[str]:
    """The objectives to work on: the crew's, or the one that the player means to keep."""
    return jobs.objectives(s, preference)


def needs(s: BaseSituation) -> list[str]:
    """What the objectives ask for in deeds; what their cards print is not among it."""
    cards = [row_id(card) for card in objectives(s)]
    return sorted(need for card in cards for need in DEEDS.get(card, ()))


def destroys(s: BaseSituation) -> bool:
    """Whether the base should be destroyed, with what is in it."""
    wanted = needs(s)
    if "no-base" in wanted:
        return True
    queen = "no-queen" in wanted and QUEEN not in s.view.killed
    return queen or ("no-nest" in wanted and jobs.nest_stands(s))


def errands(s: BaseSituation) -> list[Errand]:
    """All that is left to do before somebody can think of leaving."""
    found: list[Errand] = []
    for need in dict.fromkeys(needs(s)):
        if need in ERRANDS:
            found += ERRANDS[need](s)
    rows = [BASE.objectives[row_id(card)] for card in objectives(s)]
    signals = sum(_signal(row.id) for row in rows)
    knowledge = max((row.knowledge for row in rows), default=0)
    if any(row.active_token for row in rows) and not any(_of_mine(s, "informed")):
        found.append(Errand("archive", s.find(ARCHIVE)))
    if max(_of_mine(s, "knowledge"), default=0) < knowledge:
        found += learn(s, knowledge)
    if len(s.view.discovered) < max((row.weaknesses for row in rows), default=0):
        found += specimens(s)
    if any(row.egg for row in rows):
        found += jobs.take_egg(s)
    sections = {section for row in rows for section in row.sections}
    found += jobs.explore(s, [slot for slot in s.unexplored if s.section(slot) in sections])
    unique = {(one.name, *one.where): one for one in found if one.where}
    calls = jobs.send_signal(s, TRANSMITTER, signals) if signals else []
    return [*unique.values(), *(one for one in calls if one.where)]


def _signal(objective: str) -> bool:
    return BASE.objectives[objective].signal


def _of_mine(s: BaseSituation, what: str) -> list[int]:
    """A number of everybody who may fulfil an objective: of the crew, or of the player alone."""
    owners = s.view.crew if s.view.mode == "coop" else [s.me]
    return [int(getattr(who, what)) for who in owners if who.status != "dead"]


# Knowledge


def learn(s: BaseSituation, wanted: int) -> list[Errand]:
    """Whatever teaches something, until the character knows so much."""
    missing = wanted - s.me.knowledge
    if missing <= 0:
        return []
    found: list[Errand] = []
    own = (s.seat,)
    if s.has(DOCUMENTS):
        found.append(Errand("documents", [s.here], (f"use:{DOCUMENTS}",), False, seats=own))
    if not s.me.informed:
        found.append(Errand("archive", s.find(ARCHIVE)))
    if "knowledge" in s.programs and s.computers:
        option = "computer:computer-option-knowledge"
        found.append(Errand("files", s.computers, (option,), False))
    if not s.view.nest_known and missing <= NEST_KNOWLEDGE:
        found += jobs.explore(s, s.hiding(NEST))
    return found + specimens(s, repeat=True)


def specimens(s: BaseSituation, *, repeat: bool = False) -> list[Errand]:
    """Bring objects to the laboratory; unless they may `repeat`, of kinds that are new to it."""
    known = {kind_of(thing) for things in s.view.laboratory.values() for thing in things}
    free = any(not s.view.laboratory[slot] for slot in s.rules.object_slots())
    found: list[Errand] = []
    for kind, thing in SPECIMENS.items():
        if repeat or (free and thing not in known):
            found += _specimen(s, kind, thing)
    return found


def _specimen(s: BaseSituation, kind: str, thing: str) -> list[Errand]:
    if s.has(thing):
        own = (s.seat,)
        if s.has(TOOLSET):
            return [Errand(f"examine-{kind}", [s.here], (f"use:{TOOLSET}",), False, seats=own)]
        return [Errand(f"examine-{kind}", s.find(LABORATORY), seats=own)]
    laboratory = s.places.get(LABORATORY, "")
    if laboratory and thing in s.view.rooms[laboratory].here:
        return [Errand(f"examine-{kind}", [laboratory])]
    if thing == EGG:
        return jobs.take_egg(s, after=1)
    return jobs.fetch(s, thing, f"fetch-{kind}", after=1)


# Deeds


def _no_nest(s: BaseSituation) -> list[Errand]:
    """Where the base is destroyed, the eggs go with it."""
    return [] if destroys(s) else jobs.break_eggs(s)


def power_up(s: BaseSituation) -> list[Errand]:
    """Power for every section, once there is no nest: two by the backup, the third by the generator."""
    dark = [section for section in SECTIONS if not s.powered(section)]
    if not dark or jobs.nest_stands(s):
        return []
    where = s.find(GENERATOR)
    if len(dark) == 1 and all(s.section(slot) in dark for slot in where):
        return [Errand("switch", where)]
    if GENERATOR not in s.places:
        return jobs.explore(s, where)
    return [Errand("backup", s.find(BACKUP_POWER))]


ERRANDS: dict[str, Callable[[BaseSituation], list[Errand]]] = {
    "no-nest": _no_nest,
    "empty-nest": jobs.break_eggs,
    "power": power_up,
}
