"""What the carnomorphs are called, from small to large, their numbers, and where things of theirs lie."""

from __future__ import annotations

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import Intruder, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.memo import memo
from hullbreach.kernel.packs import Counter, Own

KINDS = METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER = (
    "intruder-metagorger",
    "intruder-shambler",
    "intruder-fleshbeast",
    "intruder-butcher",
)
NEXT = {METAGORGER: SHAMBLER, SHAMBLER: FLESHBEAST, FLESHBEAST: BUTCHER}
"""What each of them grows into."""
STUDIES = {SHAMBLER: "corpse", FLESHBEAST: "egg", BUTCHER: "carcass"}
"""The object that leads to the adaptation of each kind; metagorgers have none of their own."""
RED = "token-metagorger-red"
"""With what the ids of red metagorgers begin."""

MUTATIONS = Counter("mutations", high=4)
"""The mutation markers of a character."""


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the carnomorphs; of two, the second is for an infected card."""

    eggs: int
    bag: dict[str, int]
    bag_per_player: dict[str, int]
    mutation_draws: int
    mutation_death: int
    bite_wounds: int
    butcher_brood: int
    fleshbeast_brood: int
    rampant_cards: int
    overload: int
    ambush: int
    thick_hide: int
    acid_wounds: int
    claws_injuries: tuple[int, int]
    acid_injuries: int
    adrenaline_cards: tuple[int, int]
    echo_tiles: tuple[int, int]
    whispered_events: tuple[int, int]
    source: Source


NUMBERS = Own("carnomorphs", Numbers)


# Zones


@memo
def pedestal(kind: str) -> str:
    """The zone of the figure that stands on the adaptation of its kind."""
    return f"on-adaptation-{kind.partition('-')[2]}"


@memo
def adaptation(kind: str) -> str:
    """The zone of the adaptation of a kind."""
    return f"weakness-{STUDIES[kind]}"


@memo
def mutation(seat: int) -> str:
    """The zone of a character's mutation card."""
    return f"mutation-{seat}"


# Figures


def free(g: Survival[SurvivalState], kind: str) -> bool:
    """Whether a figure of a kind can come; the one on its adaptation is the first to be taken."""
    waiting = kind in STUDIES and g.has(kind, pedestal(kind))
    return waiting or g.free_figure(kind)


def step_down(g: Survival[SurvivalState], kind: str) -> None:
    """The figure on the adaptation of a kind, if it is still there, is the next one to be placed."""
    if kind in STUDIES and g.has(kind, pedestal(kind)):
        g.put(kind, pedestal(kind), model.supply(kind))


def all_of(g: Survival[SurvivalState], *kinds: str) -> list[Intruder]:
    """The carnomorphs of these kinds on the board."""
    return [one for one in g.state.intruders if one.kind in kinds]


def objects_at(g: Survival[SurvivalState], slot: str) -> bool:
    """Whether a heavy object is in a room, lying or in somebody's hands."""
    hands = (g.carried(seat) for seat in g.people(slot))
    return bool(g.objects(slot)) or any(thing in model.OBJECTS for held in hands for thing in held)


def slimed(g: Survival[SurvivalState]) -> list[int]:
    """The characters covered with slime who take part, in player order."""
    return [seat for seat in g.active() if g.crew[seat].slimed]
