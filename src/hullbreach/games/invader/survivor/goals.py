"""Where the squad has to go next: read from the row of the mission and from what lies on the map."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.rules.map import OXYGEN, SECURITY
from hullbreach.games.invader.rules.model import GUN, TANK
from hullbreach.games.invader.survivor.plans import next_errand
from hullbreach.games.invader.survivor.situation import FAR, Situation

CREW = "crew"
"""The mark of a mission in which others leave first."""
EARLY = 4
"""As long as Xenos are farther away there is time to search."""
SAMPLE = "sample-mold"
"""The mark of a mission that wants samples, once there is one of mold."""


def goals(s: Situation) -> list[str]:
    """The zones where the squad has something to do, or should stand; none: wherever it is safe."""
    for errand in ERRANDS:
        if found := errand(s):
            return found
    return []


def tokens(s: Situation) -> list[str]:
    """The objectives of the first step that is not done."""
    for step in s.edition.mission.takes:
        wanted = {f"objective-{colour}" for colour in step}
        shown = [zone for zone, token in s.view.objectives.items() if token in wanted]
        if shown or hidden_still(s, wanted):
            return shown or [zone for zone, token in s.view.objectives.items() if token is None]
    return []


def hidden_still(s: Situation, wanted: set[str]) -> int:
    """How many of these objectives lie face down still: those of the mission that nobody has taken."""
    taken = [*s.view.taken, *(token for one in s.view.crew for token in one.remotes)]
    hidden = [f"objective-{colour}" for colour in s.edition.mission.hidden_objectives]
    return sum(max(0, hidden.count(token) - taken.count(token)) for token in wanted)


def guard(s: Situation) -> list[str]:
    """As long as others are leaving, the squad stands between them and the Xenos; before that it searches."""
    if not s.view.marks.get(CREW):
        return []
    post = gate(s)
    return armory(s, post) or [post]


def armory(s: Situation, post: str) -> list[str]:
    """Where to search as long as no Xeno is near: where soldiers may, too, if there is such a room."""
    near = s.layout.distances(post)
    if any(near.get(zone, FAR) <= EARLY for zone in s.view.horde):
        return []
    handy = [zone for zone in rooms(s) if near.get(zone, FAR) < EARLY]
    strong = [zone for zone in handy if s.board.zones[zone].kind == SECURITY]
    return strong or handy


def gate(s: Situation) -> str:
    """The zone beside the exit through which most ways lead there."""
    way_out = s.edition.rules.exit
    near = s.layout.paths[way_out]
    through = dict.fromkeys(near, 0)
    for spawn in s.edition.rules.spawns:
        here = spawn
        while here not in through and here != way_out:
            here = s.layout.towards(here, way_out)[0]
        if here in through:
            through[here] += 1
    return max(near, key=lambda one: through[one])


def escort(s: Situation) -> list[str]:
    """Where those will be who have to be led out."""
    way_out = s.edition.rules.exit
    return [s.layout.towards(one.zone, way_out)[0] for one in s.guests if one.zone != way_out]


def out(s: Situation) -> list[str]:
    """The exit."""
    way_out = s.edition.rules.exit
    return [way_out] if way_out else []


def nests(s: Situation) -> list[str]:
    """What has to be burned, if somebody can; before that, rooms where everybody may look for fire."""
    if not s.edition.mission.hidden_spawns:
        return []
    hidden = [zone for zone, faces in s.view.spawns.items() if None in faces]
    if any(armed_with_fire(s, one.left, one.right) for one in s.squad):
        return [zone for zone in hidden if s.board.zones[zone].indoors]
    strong = [zone for zone in rooms(s) if s.board.zones[zone].kind == SECURITY]
    return strong or rooms(s)


def armed_with_fire(s: Situation, *hands: list[str]) -> bool:
    """Whether a flamethrower that is fed is in a hand."""
    return any(hand and s.edition.weapons[hand[0]].hellfire and len(hand) > 1 for hand in hands)


def rooms(s: Situation) -> list[str]:
    """All rooms that can be searched."""
    rotten = {*s.view.mold, *s.view.dry}
    return [zone.id for zone in s.board.zones.values() if zone.room and zone.id not in rotten]


def gun(s: Situation) -> list[str]:
    """The sentry gun, where the mission has neither tokens nor an exit."""
    if s.edition.mission.takes or GUN not in s.view.machines:
        return []
    return [s.view.machines[GUN]]


def tanks(s: Situation) -> list[str]:
    """New oxygen tanks, where everybody needs one and there is no exit."""
    if not s.edition.mission.oxygen or s.edition.rules.exit:
        return []
    if all(f"old-{one.id}" not in s.view.marks and TANK in one.body for one in s.squad):
        return [] if SAMPLE in s.view.marks else list(s.edition.rules.spawns)
    return storages(s)


def storages(s: Situation) -> list[str]:
    """The rooms with oxygen tanks."""
    rotten = {*s.view.mold, *s.view.dry}
    return [
        zone.id for zone in s.board.zones.values() if zone.kind == OXYGEN and zone.id not in rotten
    ]


ERRANDS: tuple[Callable[[Situation], list[str]], ...] = (
    tokens,
    guard,
    escort,
    out,
    nests,
    tanks,
    gun,
)


def left_to_do(s: Situation) -> float:
    """How many errands are left: tokens to take, people to lead out, rounds to hold."""
    mission = s.edition.mission
    colours = [f"objective-{colour}" for step in mission.takes for colour in step]
    shown = sum(token in colours for token in s.view.objectives.values())
    hidden = sum(token is None for token in s.view.objectives.values()) if colours else 0
    people = len(s.squad) / 2 if s.edition.rules.exit else 0
    burning = sum(None in faces for faces in s.view.spawns.values())
    return shown + hidden + people + burning + s.view.marks.get(CREW, 0)


class Course:
    """The goals, and how far every zone is from them; who has nothing to breathe goes for that first."""

    def __init__(self, s: Situation, one: SurvivorView | None = None) -> None:
        self.goals = goals(s) if one is None else next_errand(s, one, goals(s))
        self.for_air = False
        if one is None or s.breathes(one) or not self.goals:
            self.distance = s.ways(self.goals, outdoors=True)
            return
        self.distance = s.ways(self.goals, outdoors=False)
        if one.zone not in self.distance:
            self.for_air = True
            self.distance = s.ways(storages(s), outdoors=False)
