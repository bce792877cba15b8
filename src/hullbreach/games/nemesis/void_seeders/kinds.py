"""What the Void Seeders are called, from small to large, their numbers, and where things of theirs lie."""

from __future__ import annotations

from hullbreach.games.survival.rules.model import Intruder, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Counter, Own

LAIR = "intruder-lair"
"""It counts as an intruder, but it is the one thing that is real."""
SEEDERS = LURKER, WHISPERER, STALKER, DESPOILER = (
    "intruder-lurker",
    "intruder-whisperer",
    "intruder-stalker",
    "intruder-despoiler",
)

TOKEN = "token-void"
"""With what the ids of Void Seeder tokens begin."""
INSANITY_TOKEN = "token-insanity"
"""With what the ids of insanity tokens begin; their colour follows."""
LAIR_TOKEN = "exploration-lair"
DESTROYED = "destroyed-lairs"
"""The zone of the lairs on the Void Seeder board."""
PANIC = "panic"
"""The name of the panic deck."""

INSANITY = Counter("insanity", low=1, high=5, start=1)
"""How far the mind of a character has gone."""


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the Void Seeders."""

    eggs: int
    bag: dict[str, int]
    bag_per_player: dict[str, int]
    creatures: tuple[str, str, str, str, str]
    trap: int
    studied: int
    steady_check: int
    readiness: int
    ripping_wounds: int
    mutilation_wounds: int
    bloodlust_wounds: int
    hopeless_cards: int
    failing_computers: int
    crowd: int
    source: Source


NUMBERS = Own("void-seeders", Numbers)

STURDY_DOORS = "weakness-sturdy-doors"
RATIONAL_THINKING = "weakness-rational-thinking"
HEIGHTENED_READINESS = "weakness-heightened-readiness"
LOOSENED_CONTROL = "weakness-loosened-control"
EXPOSED_PLACES = "weakness-exposed-places"
DETERMINATION = "weakness-determination"
MASS_THERAPY = "weakness-mass-therapy"
STEADY_PSYCHE = "weakness-steady-psyche"


def seeders(g: Survival[SurvivalState], slot: str = "") -> list[Intruder]:
    """The Void Seeders on the board, or in a room; lairs are none."""
    return [one for one in g.state.intruders if one.kind != LAIR and (not slot or one.slot == slot)]


def lair_rooms(g: Survival[SurvivalState]) -> list[str]:
    """The rooms with a lair."""
    return [one.slot for one in g.state.intruders if one.kind == LAIR]


def mad_colour(token: str) -> str:
    """Whose insanity token it is, by the colour; nothing for other tokens."""
    return token.partition(f"{INSANITY_TOKEN}-")[2]
