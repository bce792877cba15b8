"""The kinds of the Neosoma cult, their numbers, and what is asked of the cult again and again."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.grid import AT, ENDS, PLACES, SECTORS
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import rule

MATRIX, SLASHER, EXPLOBOT = "intruder-matrix", "intruder-slasher", "intruder-explobot"
ARMORED, FIRESPITTER = "intruder-armored", "intruder-firespitter"
RUNT, CULTIST = "intruder-runt", "intruder-cultist"
NUMBERED = (SLASHER, EXPLOBOT, ARMORED, FIRESPITTER, RUNT, CULTIST)
"""The kinds by the numbers of their abilities, 1 to 6."""
ADULTS = (SLASHER, EXPLOBOT, ARMORED, FIRESPITTER)
ADULT = "intruder-adult"
"""What is seen of an adult of which nobody knows the kind."""
HOSTILE = (MATRIX, *ADULTS, RUNT)
"""Those that fight and move."""

ABILITIES, OFF = "abilities", "abilities-off"
"""The zones of the ability cards that are active, and of those that are not."""
CORPSES, ABSORBED = "corpses", "absorbed"
"""The zones of the corpse tokens on the round track, and of those on the tile."""
DEAD = "dead-cultists"
"""The zone of the dead cultists on their tile."""
TILES = "cult-tiles"
CORPSE = "corpse-token"
MATRIX_TOKEN = "token-matrix"

CORPSE_SPACES = (8, 11, 14)
"""Where the corpse tokens lie at first."""
HITS, HITS_PER_CORPSE = 5, 2
"""The hits after which a health card is drawn, and how many more with each absorbed corpse."""
CARDS_OF_EXPLOBOT = 3
TOUGH = 2
"""The damage at once that kills an armored intruder in a corridor."""

MOVED = "corpses-moved"
"""The counter of how far the corpse tokens have come."""
TRACK = "matrix-track"
"""The counter of the corpses that the damage track of the matrix was lengthened by when it last began."""
AIRLESS = "airless-"
"""The counters of the sectors whose life support token has left the game."""


def _middle(place: str) -> tuple[int, int]:
    ends = ENDS.get(place, (place, place))
    return AT[ends[0]][0] + AT[ends[1]][0], AT[ends[0]][1] + AT[ends[1]][1]


BY_ROWS = tuple(sorted(PLACES, key=_middle))
"""Rooms and corridors together, from the top left, row by row."""


def ability(kind: str) -> str:
    """The ability card of a kind."""
    return f"ability-{row_id(kind)}"


def number_of(card: str) -> int:
    """The number of an ability card."""
    return NUMBERED.index(f"intruder-{row_id(card)}") + 1


@rule("RN-082", "RN-083")
def active(g: Retaliation, kind: str) -> bool:
    """Whether the ability of a kind is active."""
    return ability(kind) in g.state.zones[ABILITIES]


@rule("RN-051")
def absorbed(g: Retaliation) -> int:
    """How many corpses the matrix has absorbed."""
    return len(g.state.zones[ABSORBED])


@rule("RN-057", "RN-058")
def living(g: Retaliation) -> int:
    """How many cultists live, on the map or not."""
    return g.box.intruders["cultist"].count - len(g.state.zones[DEAD])


def those_in(g: Retaliation, place: str, kind: str) -> list[str]:
    """The figures of a kind in a place, the most hurt first."""
    return [one for one in g.figures(place) if kind_of(one) == kind]


def highest(g: Retaliation, spaces: list[str]) -> str:
    """The room with the highest number among these; nothing if there is none."""
    return max(spaces, key=g.number, default="")


def counted(g: Retaliation, name: str) -> int:
    """What a counter of the game shows."""
    return g.state.counters.get(name, 0)


def count_up(g: Retaliation, name: str, to: int) -> None:
    """A counter of the game shows another number."""
    g.state.counters = {**g.state.counters, name: to}


def airless(g: Retaliation) -> list[str]:
    """The sectors whose life support token has left the game by an event."""
    return [sector for sector in SECTORS if counted(g, AIRLESS + sector)]
