"""What a seat may know of a game of Retaliation, built from nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from hullbreach.games.retaliation.rules.grid import GAPS, SPACES
from hullbreach.games.retaliation.rules.model import (
    DIRECTIVES,
    FAULTS,
    HEALTH_DECK,
    ROBOT_GEAR,
    STOCK,
    on,
)
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.model import BAG, BOX, EGG_BOARD, GONE, hands
from hullbreach.kernel.play import SPECTATOR
from hullbreach.kernel.viewing import ViewMaker
from hullbreach.kernel.views import (
    AnyField,
    Counted,
    Faces,
    Field,
    Held,
    Lying,
    Memory,
    People,
    Places,
    Seen,
    height,
    pile,
)

HELD = ("hand", "pack", "objectives", "looking")
"""The kinds of zones that a seat sees whole where they are its own."""
DECKS = (
    "deck-red",
    "deck-yellow",
    "deck-green",
    "deck-support",
    "deck-wounds",
    "deck-contamination",
    "deck-event",
    "deck-attack",
    "deck-exploration",
    HEALTH_DECK,
    "rooms-a",
    "rooms-b",
    "rooms-c",
    "rooms-x",
    "corridors",
)
DISCARDS = (
    "discard-red",
    "discard-yellow",
    "discard-green",
    "discard-support",
    "discard-event",
    "discard-attack",
    "discard-exploration",
    "discard-health",
)


class Place(msgspec.Struct, frozen=True, gc=False):
    """A space of the grid."""

    room: str
    here: list[str]


class Passage(msgspec.Struct, frozen=True, gc=False):
    """A gap with a corridor."""

    tile: str
    mark: str
    """The end at which its door mark lies, if it has one."""
    reinforced: bool
    free: int
    """The places that are left for intruders."""
    here: list[str]


class Person(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player and the character."""

    id: str
    number: int
    slot: str
    status: str
    pod: str
    health: int
    oxygen: int
    suffocating: bool
    data: bool
    larva: bool
    passed: bool
    chose: bool
    taped: tuple[str, ...]
    wounds: list[str]
    cards: int
    deck: int
    discard: list[str | None]
    carried: list[str]
    worn: list[str]
    belt: list[str]
    pack: list[str]
    """Faces where this seat knows them, otherwise the colours of the backs."""
    objectives: list[str | None]


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows; a spectator is seat -1."""

    seat: int
    hand: list[str | None]
    pack: list[str | None]
    objectives: list[str | None]
    looking: list[str | None]
    seen: list[Seen]
    crew: list[Person]

    # From here on it is the same for everyone
    packs: tuple[str, ...]
    mode: str
    lethal: bool
    over: bool
    round: int
    stage: str
    first: int
    turn: int
    actions: int
    boundless: bool
    spaces: dict[str, Place]
    passages: dict[str, Passage]
    doors: dict[str, bool]
    """By corridor and end (`gap-lz-a3@space-a3`): whether they are closed, or else destroyed."""
    found: bool
    robot: str
    robot_card: str | None
    faulty: list[str]
    air: list[str]
    wired: bool
    hibernation: bool
    lander: str
    lander_at: int
    destruct: int
    choices: int
    queen_damage: int
    queen_dead: bool
    shuttle: bool
    nest_destroyed: bool
    destroyed: bool
    escorted: bool
    deaths: int
    eggs: int
    bag: dict[str, int]
    stock: list[str]
    robot_gear: list[str]
    tokens: dict[str, list[str]]
    directives: list[str]
    shop: list[str]
    faults: int
    decks: dict[str, int]
    discards: dict[str, list[str]]
    drawn: list[str]
    gone: list[str | None]


def _space(g: Retaliation, space: str) -> Place:
    return Place(g.state.explored.get(space, ""), g.state.zones[space])


def _passage(g: Retaliation, gap: str) -> Passage | None:
    """Only of gaps with a corridor."""
    state = g.state
    laid = state.corridors.get(gap)
    if laid is None:
        return None
    here = [one for one in state.zones[gap] if not one.startswith("corridor-")]
    tile, mark = laid
    return Passage(tile, mark, gap in state.reinforced, g.free_places(gap), here)


def _bag(g: Retaliation) -> dict[str, int]:
    """How many tokens of each kind are in the bag."""
    found: dict[str, int] = {}
    for token in g.state.zones[BAG]:
        face = g.rules.token_back(token)
        found[face] = found.get(face, 0) + 1
    return dict(sorted(found.items()))


def _see_pack(g: Retaliation, zone: str, reader: int) -> list[str]:
    """A backpack has backs, and no order that others could see."""
    items = g.state.zones[zone]
    both = zip(items, g.see(zone, reader), strict=True)
    return sorted(face or f"item-{g.row(item).deck}" for item, face in both)


def _tokens(g: Retaliation) -> dict[str, list[str]]:
    """The gear on items that somebody carries."""
    zones = g.state.zones
    carried = [
        item
        for seat in range(g.state.seats)
        for item in (*zones[hands(seat)], *zones[f"worn-{seat}"])
    ]
    return {item: zones[on(item)] for item in carried if on(item) in zones}


def views(edition: Any) -> ViewMaker[Any, View]:
    """What makes the views of an edition."""
    slotted = tuple(on(item) for item in edition.slotted)
    people = People(
        Person,
        "crew",
        {
            "wounds": Lying("wounds"),
            "cards": Counted("hand"),
            "deck": Counted("deck"),
            "discard": Faces("discard", open=True),
            "carried": Lying("hands"),
            "worn": Lying("worn"),
            "belt": Lying("belt"),
            "pack": Faces("pack", _see_pack),
            "objectives": Faces("objectives"),
        },
    )
    fields: dict[str, AnyField] = {
        "hand": Held("hand"),
        "pack": Held("pack"),
        "objectives": Held("objectives"),
        "looking": Held("looking"),
        "seen": Memory(HELD, (BOX,), (BAG,)),
        "crew": people,
        "spaces": Places(lambda g: SPACES, _space, ("explored",)),
        "passages": Places(lambda g: GAPS, _passage, ("corridors", "reinforced")),
        "robot_card": Field(("robot",), lambda g: g.see("robot", SPECTATOR)[0]),
        "eggs": height(EGG_BOARD),
        "bag": Field((BAG,), _bag),
        "stock": pile(STOCK),
        "robot_gear": pile(ROBOT_GEAR),
        "tokens": Field(("hands-*", "worn-*", *slotted), _tokens),
        "directives": pile(DIRECTIVES),
        "shop": pile("shop"),
        "faults": height(FAULTS),
        "decks": Places(lambda g: DECKS, lambda g, deck: len(g.state.zones[deck])),
        "discards": Places(lambda g: DISCARDS, lambda g, one: g.state.zones[one]),
        "drawn": pile("drawn"),
        "gone": Field((GONE,), lambda g: g.see(GONE, SPECTATOR)),
    }
    return ViewMaker(View, edition.game.State, fields, edition.fields)
