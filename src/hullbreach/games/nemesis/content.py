"""What is in the box of Nemesis: every component, by the types of its rows.

What it shares with the other games of the family is in `survival.content`.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from hullbreach.games.survival import content as family
from hullbreach.games.survival import numbers
from hullbreach.games.survival.printed import Number
from hullbreach.kernel.content import Count, Id, Piece, Row, Source, Table, each

Destination = Literal["earth", "mars", "venus", "deep-space"]


class Engine(Row, frozen=True, kw_only=True):
    """One of an engine's two tokens."""

    number: Number
    working: bool


class Pod(Row, frozen=True, kw_only=True):
    """An escape pod."""

    number: Number


class Event(family.Event, frozen=True, kw_only=True):
    """An event card moves intruders through one corridor."""

    direction: Number
    alert: bool = False
    """Whether the alert symbol is printed on it."""

    @property
    def directions(self) -> tuple[Number, ...]:
        """The corridor, as a game has it in which there may be several."""
        return (self.direction,)


class Coordinates(Row, frozen=True, kw_only=True):
    """A coordinates card: the destination for each space of the track."""

    destinations: tuple[Destination, Destination, Destination, Destination]


class IntruderMove(Table, frozen=True, kw_only=True):
    """One copy of a card: the corridor number, and the attack cards to draw."""

    move: Number | Literal["any"]
    attacks: Count


class IntruderCard(Row, frozen=True, kw_only=True):
    """A kind of card of the intruder player."""

    copies: tuple[IntruderMove, ...]


class Character(family.Character, frozen=True, kw_only=True):
    """A character has a starting weapon, or another thing instead, and two quest items."""

    weapon: Id
    quests: tuple[Id, Id]
    more: tuple[Id, ...] = ()
    """What else comes with the character."""


# Numbers of the rules


class Setup(numbers.Setup, frozen=True, kw_only=True):
    """Numbers of the setup."""

    pods: tuple[int, int, int, int, int]


class Ship(Table, frozen=True, kw_only=True):
    """Numbers of the ship."""

    pod_seats: int
    working_engines: int
    source: Source


class Effects(numbers.Effects, frozen=True, kw_only=True):
    """Numbers of rooms, cards and items."""

    armory_ammo: int
    cabins_hand: int
    molotov_eggs: int
    vulnerable_fire_eggs: int
    vulnerable_fire_injuries: int
    phosphate_injuries: int
    molotov_injuries: int
    molotov_wounds: int
    food_cards: int
    injection_cards: int
    drugs_cards: int
    antidote_contamination: int
    hoard: int
    biology: int


class IntruderHand(Table, frozen=True, kw_only=True):
    """Numbers of the intruder player."""

    draw: int
    hand: int
    keep: int
    planning_draws: int
    healing: int
    source: Source


class Numbers(numbers.Numbers, frozen=True, kw_only=True):
    """All other numbers of the rules."""

    setup: Setup
    ship: Ship
    effects: Effects
    intruder_player: IntruderHand


class Content(family.Content, frozen=True, kw_only=True):
    """The whole box, each kind by id."""

    numbers: Numbers
    engines: dict[str, Engine]
    pods: dict[str, Pod]
    events: Mapping[str, Event]
    coordinates: dict[str, Coordinates]
    intruder_player: dict[str, IntruderCard]
    characters: Mapping[str, Character]

    def own_pieces(self) -> Iterator[Piece]:
        """Engines, escape pods, coordinates and the cards of the intruder player."""
        yield from each("engine-tokens", self.engines.values())
        yield from each("escape-pods", self.pods.values())
        yield from each("coordinates", self.coordinates.values())
        for card in self.intruder_player.values():
            yield Piece(card.pack, "intruder-player-cards", card, len(card.copies))

    def starting_items(self) -> Iterable[str]:
        """Everybody has a weapon; some bring more."""
        crew = self.characters.values()
        return [item for one in crew for item in (one.weapon, *one.more)]
