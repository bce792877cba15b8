"""Things: found, carried, made, traded, used up; and what somebody looked at."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class Found(Event, frozen=True):
    """A search: everybody sees the colour, only the searcher the items."""

    cue = "draw"
    shows = ("kept",)

    who: str
    colour: str
    kept: str | None = None
    left: list[str] | None = None


class FoundNothing(Event, frozen=True):
    """A search of a deck that is used up."""

    who: str
    colour: str


class TookObject(Event, frozen=True):
    """Something heavy was picked up."""

    who: str
    thing: str


class Dropped(Event, frozen=True):
    """Something was dropped."""

    tone = "muted"
    who: str
    thing: str


class AmmoSpent(Event, frozen=True):
    """Ammo was spent on something else than a plain shot."""

    who: str
    weapon: str
    count: int


class Crafted(Event, frozen=True):
    """Somebody made an item of two others."""

    tone = "good"
    who: str
    item: str


class Offered(Event, frozen=True):
    """An offer in a trade; only the two whom it concerns hear what it is."""

    tone = "secret"
    who: str
    whom: str
    thing: str | None = None
    terms: Text | None = None


class Traded(Event, frozen=True):
    """Something changed hands; of what was hidden the others see only the back."""

    tone = "good"
    who: str
    whom: str
    thing: str
    returned: str | None = None


class NoDeal(Event, frozen=True):
    """A trade in which nothing changed hands did not happen; its cost is back in hand."""

    tone = "muted"
    who: str
    cards: list[str]


class Used(Event, frozen=True):
    """An item was used up or shown."""

    who: str
    item: str


class GaveUp(Event, frozen=True):
    """An item was discarded for something else: to craft, to activate, to burn."""

    who: str
    item: str


class Taped(Event, frozen=True):
    """Two heavy items were bound together."""

    who: str
    items: list[str]


class Reloaded(Event, frozen=True):
    """A weapon got ammo."""

    who: str
    weapon: str
    ammo: int


class Peeked(Event, frozen=True):
    """Somebody looked at something hidden; only they see what it was."""

    tone = "secret"
    who: str
    what: Text
    seen: list[str] | None = None


class RoomEmptied(Event, frozen=True):
    """Nothing is left to be found in a room."""

    tone = "warning"
    room: str
