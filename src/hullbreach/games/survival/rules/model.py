"""The state that the games of the family have in common, and the names in it.

Where a component is, is written in the zones of the ledger and nowhere else; the fields here say
only what a component cannot: which action of the turn it is, how many injuries, who has passed.
"""

from __future__ import annotations

from sys import intern
from typing import Annotated, Literal

import msgspec

from hullbreach.kernel import State, Text
from hullbreach.kernel.memo import memo
from hullbreach.kernel.state import VALUE, written

# Markers and tokens, by their ids; interned, for they are looked for all the time
FIRE = intern("supply-fire")
MALFUNCTION = intern("supply-malfunction")
NOISE = intern("supply-noise")
DOOR = intern("supply-door")
EGG = intern("supply-egg")
CARCASS = intern("supply-carcass")
BLUE_CORPSE = intern("supply-corpse-blue")
RED_CORPSE = intern("supply-corpse-red")
RED_CORPSES = tuple(f"{RED_CORPSE}#{number}" for number in range(1, 6))
"""Red corpses are told apart: they were somebody. Not every game has all of them."""
CORPSES = (BLUE_CORPSE, *RED_CORPSES)
SAMPLE = intern("supply-sample")
"""Something to be brought along; most games have none."""
OBJECTS = dict.fromkeys((*CORPSES, CARCASS, EGG, SAMPLE))
"""What is carried in the hands and is no item."""

INFECTED = intern("contamination-infected")
CLEAN = intern("contamination-clean")
CONTAMINATION = intern("contamination-unknown")
"""What a contamination card looks like to everyone, its owner included."""
SCANNED = {kind: f"{kind}#scanned" for kind in (INFECTED, CLEAN)}
"""A contamination card that has been scanned and kept, as long as everyone knows which one it is."""
READ = {scanned: kind for kind, scanned in SCANNED.items()}
"""What is known of a scanned card."""
CONTAMINATED = dict.fromkeys((INFECTED, CLEAN, *SCANNED.values()))
"""All contamination cards."""


BLANK = intern("token-blank")
COLOURS = ("red", "yellow", "green")
"""The decks of items that can be searched."""

# Rooms that every game has
NEST = intern("room-nest")
EMERGENCY_ROOM = intern("room-emergency-room")

# Zones that exist once
BAG = "bag"
POOL = "pool"
DRAWN = "drawn"
"""What was drawn and is being dealt with."""
EGG_BOARD = "eggs"
"""The eggs on the intruder board: the nest's stock."""
BOX = "box"
"""What has left the game unseen."""
GONE = "gone"
"""What has left the game for everyone to see."""


@memo
def hand(seat: int) -> str:
    """The zone of the cards that a seat holds."""
    return f"hand-{seat}"


@memo
def deck(seat: int) -> str:
    """The zone of a seat's action deck."""
    return f"deck-{seat}"


@memo
def discard(seat: int) -> str:
    """The zone of a seat's action discard pile."""
    return f"discard-{seat}"


@memo
def pack(seat: int) -> str:
    """The zone of the items in a seat's inventory: only the colours of their backs are seen."""
    return f"pack-{seat}"


@memo
def hands(seat: int) -> str:
    """The zone of the heavy things that a character carries for everyone to see."""
    return f"hands-{seat}"


@memo
def quests(seat: int) -> str:
    """The zone of a character's quest items that are not active yet."""
    return f"quests-{seat}"


@memo
def wounds(seat: int) -> str:
    """The zone of a character's serious wounds."""
    return f"wounds-{seat}"


@memo
def dressed(seat: int) -> str:
    """The zone of a character's dressed serious wounds."""
    return f"dressed-{seat}"


@memo
def objectives(seat: int) -> str:
    """The zone of a player's objectives."""
    return f"objectives-{seat}"


@memo
def tile(slot: str) -> str:
    """The zone of the room tile that lies on a slot."""
    return f"tile-{slot}"


@memo
def token(slot: str) -> str:
    """The zone of the exploration token on a slot."""
    return f"exploration-{slot}"


@memo
def supply(item: str) -> str:
    """The zone where unused copies of a marker, token or figure are."""
    return f"supply-of-{item}"


AWAKE = ("aboard", "pod")
"""Who has one of these still takes part: in a room, or waiting in a pod."""

Status = Literal[
    "aboard", "pod", "hibernating", "isolated", "bunker", "escaped", "dead", "intruder"
]


class Character(msgspec.Struct, gc=False, omit_defaults=True):
    """A player's character; its cards, items and wounds are in the ledger."""

    number: int
    """The player number, from the help card."""
    id: str = ""
    slot: str = ""
    """Where it stands; where it stood, once it has left the board."""
    status: Status = written("aboard")
    pod: str = ""
    light: int = 0
    """Light wounds on the track."""
    slimed: bool = False
    larva: bool = False
    signal: bool = False
    passed: bool = False
    proved: tuple[str, ...] = ()
    """What scans have shown among the own contamination cards, where nobody knows which ones."""
    taped: tuple[str, ...] = ()
    """Two heavy items that are bound together with duct tape."""
    cause: Text | None = None
    """Of what it died."""
    counters: Annotated[dict[str, int], VALUE] = {}
    """The numbers that packs give to every character (`kernel.counters`)."""

    @property
    def alive(self) -> bool:
        """Whether the character has not died."""
        return self.status not in ("dead", "intruder")

    @property
    def aboard(self) -> bool:
        """Whether the character stands in a room."""
        return self.status == "aboard"

    @property
    def awake(self) -> bool:
        """Whether the character still takes part: in a room, or waiting in a pod."""
        return self.status in AWAKE


class Intruder(msgspec.Struct, gc=False, omit_defaults=True):
    """An intruder's figure on the board."""

    id: str
    """Its own name, `figure-7`, never given to another."""
    kind: str
    slot: str
    injuries: int = 0


class SurvivalState(State, kw_only=True):
    """The common part of a position."""

    mode: str
    """standard, solo or coop"""
    revive: bool
    """In a cooperative game the dead can be brought back."""
    layout: str
    crew: list[Character]
    """By seat."""
    intruders: list[Intruder] = []
    figures: int = 0
    """How many figures have been named so far."""
    ruined: Annotated[list[str], VALUE] = []
    """The corridors whose door is destroyed; its token lies there still."""
    explored: Annotated[dict[str, str], VALUE] = {}
    """The room on each explored slot."""
    searches: Annotated[dict[str, int], VALUE] = {}
    """The item counter of each slot that has one."""
    ammo: Annotated[dict[str, int], VALUE] = {}
    """Ammo on each weapon."""
    joined: Annotated[dict[str, list[str]], VALUE] = {}
    """Items added to a weapon (a magazine, an autoloader): they count as one with it."""
    no_deal: bool = False
    """The last thing done in this turn was a trade in which nothing changed hands."""
    stage: str = ""
    """Which part of the round comes next."""
    queue: list[str] = []
    """Who is still to be dealt with in this part."""
    startled: Annotated[list[str], VALUE] = []
    """The seats that roll for noise once the bag has been developed."""
    round: int = 0
    first: int = 0
    """The seat with the first player token."""
    turn: int = 0
    actions: int = 0
    """Actions left in this turn."""
    acted: int = 0
    """Actions taken in this turn."""
    time: int = 0
    """Spaces that the time marker has moved."""
    boundless: bool = False
    """The player may take any number of actions this turn, then passes."""
    met: bool = False
    """Whether the first encounter has been."""
    deaths: int = 0
    destroyed: bool = False
    """The ship, or the base, is no more."""
    nest_destroyed: bool = False
    """No egg was left in it once: it stays destroyed, whatever the queen lays."""
    weaknesses: Annotated[list[str], VALUE] = []
    """Weakness cards discovered."""
    killed: Annotated[list[str], VALUE] = []
    """Kinds of intruder that were killed."""
    fallen: Annotated[dict[str, int], VALUE] = {}
    """Whose corpse a red corpse token is: the seat."""
    counters: Annotated[dict[str, int], VALUE] = {}
    """The numbers that packs give to the game as a whole (`kernel.counters`)."""
