"""The picture of a game in a small vocabulary that every client can draw, knowing no game.

A scene is made from a seat's view alone, so it cannot leak. Its elements have ids; the options
of an ask name the elements that they touch. Words are `Text`s, so that each client shows its
own language, and looks are words of a fixed list (`tone`, `icon`), so that each client has its
own art.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Literal, ParamSpec, TypeVar

import msgspec

from hullbreach.kernel.texts import Text

Tone = Literal["plain", "accent", "good", "warning", "danger", "muted", "secret"]
Shape = Literal["hex", "circle", "box"]


class Marker(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A small sign on an element: noise in a corridor, fire in a room."""

    icon: str
    label: Text
    tone: Tone = "plain"
    count: int = 1


class Region(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place on the board."""

    id: str
    label: Text
    x: float
    y: float
    shape: Shape = "hex"
    tone: Tone = "plain"
    note: Text | None = None
    markers: list[Marker] = []
    hidden: bool = False


class Link(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A way between two places."""

    id: str
    ends: tuple[str, str]
    label: Text
    markers: list[Marker] = []
    tone: Tone = "plain"


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A figure standing on an element."""

    id: str
    at: str
    icon: str
    label: Text
    colour: str = ""
    tone: Tone = "plain"
    markers: list[Marker] = []


class Space(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One space of a track."""

    label: Text
    tone: Tone = "plain"


class Track(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A row of spaces with a marker on one of them (`at` is None: not in use)."""

    id: str
    label: Text
    spaces: list[Space]
    at: int | None = None


class Pile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A stack or a bag: how many, and what can be seen of it."""

    id: str
    label: Text
    count: int
    top: Text | None = None


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, or a thing held, with its full text."""

    id: str
    label: Text
    text: Text | None = None
    cost: str = ""
    tone: Tone = "plain"
    kind: Text | None = None


class Hand(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards that lie open to this seat."""

    id: str
    label: Text
    cards: list[Card] = []


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line in a panel."""

    label: Text
    value: Text
    tone: Tone = "plain"


class Panel(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A group of facts: what everyone sees of a player, or of the ship."""

    id: str
    label: Text
    facts: list[Fact] = []
    seat: int | None = None
    colour: str = ""
    active: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that is drawn."""

    title: Text
    width: float = 1400
    height: float = 840
    regions: list[Region] = []
    links: list[Link] = []
    pieces: list[Piece] = []
    tracks: list[Track] = []
    piles: list[Pile] = []
    hands: list[Hand] = []
    panels: list[Panel] = []

    def labels(self) -> dict[str, Text]:
        """The words for every element id, for options that name them."""
        found: dict[str, Text] = {}
        for group in (self.regions, self.links, self.pieces, self.tracks, self.piles, self.panels):
            for element in group:
                found[element.id] = element.label
        for hand in self.hands:
            found[hand.id] = hand.label
            for card in hand.cards:
                found[card.id] = card.label
        return found


P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 1024
"""Results that each function keeps."""
RECENT = 32
"""Calls after which the objects that were passed are forgotten."""


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function has drawn: most of a picture is as it was, and alike for all seats.

    For functions whose arguments are plain data; nobody changes those, nor the result.

    >>> @remembered
    ... def region(slot: str, rooms: list[str]) -> Region:
    ...     return Region(slot, Text(rooms[0]), 0, 0)
    >>> region("slot-1", ["room-nest"]) is region("slot-1", ["room-nest"])
    True
    """
    kept: dict[bytes, T] = {}
    recent: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}
    encode = msgspec.msgpack.Encoder().encode

    @wraps(function)
    def recall(*args: P.args, **kwargs: P.kwargs) -> T:
        # The seats of a table share much of what they see: the very same objects.
        same = tuple(map(id, args))
        if not kwargs and same in recent:
            return recent[same][1]
        key = encode((args, kwargs))
        if key in kept:
            drawn = kept[key]
        else:
            if len(kept) >= REMEMBERED:
                kept.pop(next(iter(kept)), None)
            drawn = kept[key] = function(*args, **kwargs)
        if not kwargs:
            if len(recent) >= RECENT:
                recent.clear()
            recent[same] = args, drawn
        return drawn

    return recall
