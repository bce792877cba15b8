"""What a seat may know of a game of the family, built from nothing.

The open part is the same for everyone. Of hidden components a seat sees what the zones of the
ledger let it see: its own cards, and what it was shown or had before (`seen`). Whether a
contamination card is infected nobody sees, not even its owner.

Here is only what there is to see; how views are kept up to date is in the kernel (`viewing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from sys import intern
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import astuple

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.rules.model import (
    BAG,
    BOX,
    DOOR,
    EGG_BOARD,
    GONE,
    NOISE,
    POOL,
    SurvivalState,
    hands,
)
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel.table import SPECTATOR
from hullbreach.kernel.viewing import ViewMaker, with_fields
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
    Private,
    Same,
    Seen,
    height,
    only,
    pile,
)

MIXED = (BAG, POOL)
"""Tokens that were seen once: nobody can tell which of their kind they are now."""
HELD = ("hand", "pack", "objectives", "looking")
"""The kinds of zones that a seat sees whole where they are its own; they have no order."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A slot of the board."""

    room: str
    """The room, once it is explored; nothing before."""
    items: int | None
    """The item counter, where there is one."""
    here: list[str]
    """Markers, tokens, objects and figures, each by its kind."""


class Passage(msgspec.Struct, frozen=True, gc=False):
    """A corridor, or a network of technical corridors, in which something lies."""

    noise: bool
    door: bool
    destroyed: bool
    """Whether the door lies flat and bars nothing."""


class Figure(msgspec.Struct, frozen=True, gc=False):
    """An intruder on the board."""

    id: str
    kind: str
    slot: str
    injuries: int


class Person(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player and the character."""

    id: str
    number: int
    slot: str
    status: str
    pod: str
    light: int
    wounds: list[str]
    dressed: list[str]
    slimed: bool
    larva: bool
    signal: bool
    passed: bool
    taped: Sequence[str]
    """Items that are bound together with duct tape."""
    cards: int
    deck: int
    discard: list[str | None]
    carried: list[str]
    pack: list[str]
    """The items in the inventory: faces where this seat knows them, otherwise backs."""
    quests: list[str]
    """The quest items that are not active yet."""
    objectives: list[str | None]


P = TypeVar("P", bound=Person, covariant=True)


class View(msgspec.Struct, Generic[P], frozen=True, gc=False):
    """What a seat knows; a spectator is seat -1. A game adds fields of its own."""

    seat: int
    hand: list[str | None]
    pack: list[str]
    objectives: list[str]
    looking: list[str]
    """Cards that the seat is choosing among."""
    seen: list[Seen]
    weaknesses: dict[str, str | None]
    """The weakness in each slot of the intruder board, once it is known."""
    crew: Sequence[P]

    # From here on it is the same for everyone
    packs: tuple[str, ...]
    mode: str
    layout: str
    over: bool
    round: int
    stage: str
    first: int
    turn: int
    actions: int
    acted: int
    boundless: bool
    time: int
    met: bool
    deaths: int
    destroyed: bool
    nest_destroyed: bool
    joined: dict[str, list[str]]
    discovered: list[str]
    killed: list[str]
    fallen: dict[str, int]

    rooms: dict[str, Room]
    passages: dict[str, Passage]
    figures: list[Figure]
    ammo: dict[str, int]
    eggs: int
    bag: dict[str, int]
    pool: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    crafted: list[str]
    shared: list[str]
    drawn: list[str]
    gone: list[str | None]


V = TypeVar("V", bound=View[Any])


class FamilyViews(ViewMaker[Survival[SurvivalState], V]):
    """Makes the views of an edition; a game says what else there is to see."""

    def __init__(
        self,
        kind: type[V],
        person: type[Person],
        edition: SurvivalEdition,
        back_of: Callable[[str], str],
        own: Mapping[str, AnyField],
        *,
        decks: Iterable[str],
        discards: Iterable[str],
        weaknesses: Iterable[str],
        held: tuple[str, ...] = HELD,
    ) -> None:
        self.back_of = back_of
        self.decks, self.discards = tuple(decks), tuple(discards)
        self.weaknesses = tuple(weaknesses)
        self.kinds: dict[str, str] = {
            intern(f"token-{row.id}"): row.shown for row in edition.box.intruder_tokens.values()
        }
        """What is seen of a token in the bag: its kind. Numbers are not counted along by anybody."""
        self.no_tokens = dict.fromkeys(self.kinds.values(), 0)
        counters = {
            id: one.start
            for id, one in edition.counters.items()
            if id not in person.__struct_fields__
        }
        seen = People(
            with_fields(person, counters) if counters else person,
            "crew",
            self._zones_of_a_person(),
            counters,
        )
        fields = {**self._secrets_of(seen, held), **self._open_fields(), **own}
        super().__init__(kind, edition.game.State, fields, edition.fields, by=("layout",))

    def _secrets_of(self, people: People, held: tuple[str, ...]) -> dict[str, AnyField]:
        """What may be another thing for every seat."""
        return {
            "hand": Held("hand"),
            "pack": Held("pack"),
            "objectives": Held("objectives"),
            "looking": Held("looking"),
            "seen": Memory(held, (BOX,), MIXED),
            "weaknesses": Private(self.weaknesses, self._known_weaknesses),
            "crew": people,
        }

    def _zones_of_a_person(self) -> dict[str, Lying | Counted | Faces]:
        """Wounds, quest items and what is in the hands lie open for everyone."""
        return {
            "wounds": Lying("wounds"),
            "dressed": Lying("dressed"),
            "cards": Counted("hand"),
            "deck": Counted("deck"),
            "discard": Faces("discard", open=True),
            "carried": Lying("hands"),
            "pack": Faces("pack", self._see_pack),
            "quests": Lying("quests"),
            "objectives": Faces("objectives"),
        }

    def _open_fields(self) -> dict[str, AnyField]:
        """What is the same for everyone."""
        return {
            "discovered": Same("weaknesses"),
            "rooms": Places(lambda g: g.board.slots, _room, ("explored", "searches")),
            "passages": Places(lambda g: g.board.noise_places, _passage, ("ruined",)),
            "figures": Field((".intruders",), _figures),
            "ammo": Field(("hands-*", ".ammo"), _ammo),
            "eggs": height(EGG_BOARD),
            "bag": Field((BAG,), lambda g: self._by_kind(g.state.zones[BAG])),
            "pool": Field((POOL,), lambda g: self._by_kind(g.state.zones[POOL])),
            "decks": Places(lambda g: self.decks, lambda g, deck: len(g.state.zones[deck])),
            "discards": Places(lambda g: self.discards, lambda g, pile: g.state.zones[pile]),
            "crafted": pile("deck-crafted"),
            "shared": pile("shared-objectives"),
            "drawn": pile("drawn"),
            "gone": Field((GONE,), lambda g: g.see(GONE, SPECTATOR)),
        }

    def _by_kind(self, tokens: list[str]) -> dict[str, int]:
        """How many tokens there are of each kind: everyone can work that out."""
        count, kinds = self.no_tokens.copy(), self.kinds
        for token in tokens:
            count[kinds[token]] += 1
        return count

    def _known_weaknesses(self, g: Survival[SurvivalState], seat: int) -> dict[str, str | None]:
        """The weakness in each slot of the intruder board."""
        return {name: only(g.see(name, seat)) for name in self.weaknesses}

    def _see_pack(self, g: Survival[SurvivalState], zone: str, reader: int) -> list[str]:
        """An inventory has backs, and no order that others could see."""
        items = g.state.zones[zone]
        if not items:
            return items
        both = zip(items, g.see(zone, reader), strict=True)
        return sorted(face or self.back_of(item) for item, face in both)


def _room(g: Survival[SurvivalState], slot: str) -> Room:
    state = g.state
    return Room(state.explored.get(slot, ""), state.searches.get(slot), state.zones[slot])


def _passage(g: Survival[SurvivalState], place: str) -> Passage | None:
    """Only of places where something lies: most corridors are empty."""
    here = g.state.zones[place]
    return Passage(NOISE in here, DOOR in here, place in g.state.ruined) if here else None


def _figures(g: Survival[SurvivalState]) -> list[Figure]:
    return [Figure(*astuple(one)) for one in g.state.intruders]


def _ammo(g: Survival[SurvivalState]) -> dict[str, int]:
    """Only of weapons that are in somebody's hands everyone sees the ammo."""
    zones, ammo = g.state.zones, g.state.ammo
    carried = [thing for seat in range(g.state.seats) for thing in zones[hands(seat)]]
    return {thing: ammo[thing] for thing in carried if thing in ammo}
