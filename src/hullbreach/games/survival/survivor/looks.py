"""What of a view the family's player looks at: whatever game has it can be played by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Room(Protocol):
    """A slot of the board."""

    @property
    def room(self) -> str:
        """The room, once it is explored; nothing before."""

    @property
    def here(self) -> Sequence[str]:
        """Markers, tokens, objects and figures, each by its kind."""


class Passage(Protocol):
    """A corridor, or a network of technical corridors."""

    @property
    def noise(self) -> bool:
        """Whether there is a noise marker."""

    @property
    def door(self) -> bool:
        """Whether there is a door that is closed or destroyed."""

    @property
    def destroyed(self) -> bool:
        """Whether the door lies flat and bars nothing."""


class Figure(Protocol):
    """An intruder on the board."""

    @property
    def kind(self) -> str:
        """Larva, creeper, adult and so on."""

    @property
    def slot(self) -> str:
        """Where it is."""

    @property
    def injuries(self) -> int:
        """What it has suffered so far."""


class Seen(Protocol):
    """A hidden component whose face the player knows."""

    @property
    def zone(self) -> str:
        """Where it lies."""

    @property
    def depth(self) -> int:
        """How deep in its zone."""

    @property
    def face(self) -> str:
        """What it is."""


class Person(Protocol):
    """A player and the character, as everyone sees them."""

    @property
    def id(self) -> str:
        """The character."""

    @property
    def slot(self) -> str:
        """Where the character stands."""

    @property
    def status(self) -> str:
        """Whether it is aboard, asleep, dead and so on."""

    @property
    def light(self) -> int:
        """Light wounds."""

    @property
    def wounds(self) -> Sequence[str]:
        """Serious wounds that are not dressed."""

    @property
    def dressed(self) -> Sequence[str]:
        """Serious wounds that are."""

    @property
    def slimed(self) -> bool:
        """Whether there is slime on the character."""

    @property
    def larva(self) -> bool:
        """Whether there is a larva in the character."""

    @property
    def cards(self) -> int:
        """Cards in hand."""

    @property
    def deck(self) -> int:
        """Cards in the deck."""

    @property
    def discard(self) -> Sequence[str | None]:
        """The discard pile."""

    @property
    def carried(self) -> Sequence[str]:
        """What the character holds."""


class View(Protocol):
    """What a seat knows."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def mode(self) -> str:
        """How the game is played: `coop` is all for one."""

    @property
    def round(self) -> int:
        """The round."""

    @property
    def hand(self) -> Sequence[str | None]:
        """The own cards."""

    @property
    def pack(self) -> Sequence[str]:
        """The own inventory."""

    @property
    def seen(self) -> Sequence[Seen]:
        """What else the seat knows."""

    @property
    def crew(self) -> Sequence[Person]:
        """Everyone, by seat."""

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The slots of the board."""

    @property
    def passages(self) -> Mapping[str, Passage]:
        """The corridors and networks in which something lies."""

    @property
    def figures(self) -> Sequence[Figure]:
        """The intruders on the board."""

    @property
    def ammo(self) -> Mapping[str, int]:
        """The ammo of the weapons that somebody holds."""

    @property
    def bag(self) -> Mapping[str, int]:
        """How many tokens of each kind are in the bag."""
