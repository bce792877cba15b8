"""The state of Airlock, its content, and what a seat may know of it."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from hullbreach.kernel import Die, Event, Options, State, Text
from hullbreach.kernel.play import Play
from hullbreach.kernel.state import written
from hullbreach.kernel.views import (
    AnyField,
    Counted,
    Faces,
    Field,
    Held,
    People,
    height,
    pile,
)

FOLDER = files(__package__)


class Numbers(msgspec.Struct, frozen=True, rename="kebab"):
    """The numbers of the game."""

    air: dict[str, int]
    hand: int
    hand_limit: int
    repairs_needed: int
    work_target: int
    actions: int


class Room(msgspec.Struct, frozen=True):
    """A room of the ship."""

    id: str
    x: int
    y: int
    system: bool
    source: str


class Link(msgspec.Struct, frozen=True):
    """A way between two rooms."""

    id: str
    ends: tuple[str, str]


class Card(msgspec.Struct, frozen=True):
    """A kind of card, and how many of it there are."""

    id: str
    count: int
    source: str
    strength: int = 0


class Drawing(msgspec.Struct, frozen=True):
    """The outline of the ship."""

    hull: tuple[tuple[float, float], ...]


class Content(msgspec.Struct, frozen=True):
    """The content file."""

    box: dict[str, int]
    numbers: Numbers
    room: tuple[Room, ...]
    link: tuple[Link, ...]
    card: tuple[Card, ...]
    role: tuple[Card, ...]
    drawing: Drawing


SHIP = msgspec.toml.decode((FOLDER / "content" / "ship.toml").read_bytes(), type=Content)
NUMBERS = SHIP.numbers
STRENGTH = {card.id: card.strength for card in SHIP.card}
SYSTEMS = tuple(room.id for room in SHIP.room if room.system)
NEIGHBOURS = {
    room.id: tuple(
        b if a == room.id else a for a, b in (link.ends for link in SHIP.link) if room.id in (a, b)
    )
    for room in SHIP.room
}
START = "room-hold"
SABOTEUR = "role-saboteur"
SCANNER = "card-scanner"
JAM = "card-jam"
WORK_DIE = Die("work", ("1", "2", "3", "4", "5", "6"))

Phase = Literal["turn", "vote"]


class AirlockOptions(Options, frozen=True):
    """What can be agreed before the game."""

    air: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    """How much air there is; 0 is as much as the rules say."""
    open_votes: bool = False
    """Whether the votes are read out with the names of the voters."""


class Person(msgspec.Struct, omit_defaults=True):
    """Somebody aboard."""

    room: str
    alive: bool = True


class AirlockState(State, kw_only=True):
    """A position of the game."""

    people: list[Person]
    repairs: dict[str, int]
    air: int
    open_votes: bool
    turn: int = 0
    actions: int = 0
    drawn: bool = False
    phase: Phase = written("turn")


class Airlock(Play[AirlockState]):
    """Airlock in progress."""

    __slots__ = ()

    def alive(self) -> list[int]:
        """The seats still aboard, in order."""
        return [seat for seat, person in enumerate(self.state.people) if person.alive]

    def role(self, seat: int) -> str:
        """The role of a seat."""
        return self.state.zones[f"role-{seat}"][0]

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        return self.state.zones[f"hand-{seat}"]

    def next_alive(self, seat: int) -> int:
        """The next seat aboard, clockwise."""
        alive = self.alive()
        return next((other for other in alive if other > seat), alive[0])


def person(seat: int) -> str:
    """The id of a seat's figure and name."""
    return f"person-{seat}"


class Drew(Event, frozen=True):
    """Somebody drew a card."""

    cue = "draw"
    shows = ("card",)
    tone = "muted"

    who: str
    card: str | None = None


class Moved(Event, frozen=True):
    """Somebody went to another room."""

    cue = "move"

    who: str
    room: str


class Worked(Event, frozen=True):
    """Somebody worked on a system."""

    cue = "roll"
    shows = ("face",)

    who: str
    room: str
    card: str
    face: str
    success: bool


class Repaired(Event, frozen=True):
    """A system works again."""

    tone = "good"

    room: str


class Jammed(Event, frozen=True):
    """Somebody jammed the work of another."""

    tone = "warning"

    who: str
    whom: str


class Scanned(Event, frozen=True):
    """Somebody looked at a role."""

    tone = "secret"

    who: str
    whom: str
    role: str | None = None


class Voted(Event, frozen=True):
    """A vote was read out."""

    tone = "muted"

    who: str
    whom: str


class VoteFailed(Event, frozen=True):
    """Nobody was named by more than half."""


class Ejected(Event, frozen=True):
    """Somebody went out of the airlock."""

    tone = "danger"

    who: str
    role: str


class AirLeft(Event, frozen=True):
    """A turn was breathed."""

    tone = "muted"

    air: int


class Ended(Event, frozen=True):
    """The game is over."""

    tone = "accent"

    side: str
    reason: Text


class PersonView(msgspec.Struct, frozen=True):
    """What is seen of somebody aboard."""

    room: str
    alive: bool
    cards: int
    role: str | None


class AirlockView(msgspec.Struct, frozen=True):
    """What a seat knows."""

    seat: int
    people: list[PersonView]
    repairs: dict[str, int]
    air: int
    deck: int
    discard: list[str | None]
    hand: list[str | None]
    turn: int
    actions: int
    phase: str
    over: bool


FIELDS: dict[str, AnyField] = {
    "people": People(
        PersonView,
        "people",
        {
            "cards": Counted("hand"),
            "role": Faces("role", lambda g, zone, seat: g.see(zone, seat)[0]),
        },
    ),
    "repairs": Field((".repairs",), lambda g: dict(g.state.repairs)),
    "deck": height("deck"),
    "discard": pile("discard"),
    "hand": Held("hand"),
}
"""How a view is made; what is not here is in the state as it is in the view."""
