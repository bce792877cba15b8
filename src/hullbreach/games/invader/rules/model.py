"""The state of the game, and the names in it.

Cards and objective tokens lie in the zones of the ledger. Figures are counted: how many of each kind of
Xeno stand in each zone of the map and how many are left in the stock. All that decides who sees whom
(doors, mold) is kept as sorted tuples, by which the layout of the map is found (`Play.layout`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hullbreach.kernel import Options, State
from hullbreach.kernel.memo import memo
from hullbreach.kernel.state import VALUE, written

# Zones of the ledger that exist once
EQUIPMENT = "equipment"
DISCARD = "discard"
FOUND = "found"
"""What a search has turned up and is being dealt with."""
XENO_DECK = "xeno-deck"
XENO_DISCARD = "xeno-discard"
OXYGEN = "oxygen"
PROTOTYPES = "prototypes"
STARTING = "starting"
ASIDE = "aside"
"""What a mission sets aside at setup."""
TAKEN = "taken"
"""Objectives that were taken and are no remote controls."""
GONE = "gone"
"""What has left the game."""

# Components
TANK = "item-oxygen-tank"
MRE = "item-mre"
ABLATIVE = "item-ablative-armor"
DRONE = "item-search-drone"
SEARCHLIGHT = "item-searchlight"
BOT, GUN = "machine-bot", "machine-gun"
MACHINES = (BOT, GUN)
REMOTES = {"objective-green": BOT, "objective-purple": GUN}
"""The remote controls, once taken."""

LEFT, RIGHT, BODY, PACK, REMOTE = (
    "hand-left",
    "hand-right",
    "place-body",
    "place-pack",
    "place-remotes",
)
"""Where a survivor's cards and remote controls are; a zone is called after the place and the survivor."""
HANDS = (LEFT, RIGHT)


@memo
def left(who: str) -> str:
    """The zone of a survivor's left hand: a weapon, then what is attached to it."""
    return f"{LEFT}-{who}"


@memo
def right(who: str) -> str:
    """The zone of a survivor's right hand."""
    return f"{RIGHT}-{who}"


@memo
def body(who: str) -> str:
    """The zone of what a survivor wears."""
    return f"{BODY}-{who}"


@memo
def pack(who: str) -> str:
    """The zone of a survivor's backpack."""
    return f"{PACK}-{who}"


@memo
def remotes(who: str) -> str:
    """The zone of the remote controls that a survivor has."""
    return f"{REMOTE}-{who}"


@memo
def objectives(zone: str) -> str:
    """The ledger's zone of the objective tokens that lie in a zone of the map."""
    return f"objective-at-{zone}"


@memo
def spawn_tokens(zone: str) -> str:
    """The ledger's zone of the spawn tokens that lie in a zone of the map."""
    return f"spawn-at-{zone}"


PLACES = (left, right, body, pack)
"""Where a survivor's cards are."""

Counts = tuple[int, ...]
"""How many of each kind of Xeno, in the order of the box."""

Stage = Literal["pick", "arm", "gather", "reinforce", "first", "players", "xenos", "end"]


class InvaderOptions(Options, frozen=True):
    """What can be agreed before the game."""

    ultrared: bool = False
    """Survivors go on to learn beyond danger level red."""
    easy_cards: bool = True
    """The Xeno deck has the cards 1 to 25."""
    hard_cards: bool = True
    """The Xeno deck has the cards 26 to 50."""
    activation_cards: bool = True
    """The Xeno deck has the cards 51 to 54."""


class Survivor(msgspec.Struct, gc=False, omit_defaults=True):
    """A survivor; the cards are in the ledger."""

    id: str
    """`survivor-jared`."""
    seat: int = -1
    """Who plays the survivor."""
    zone: str = ""
    """Where the survivor stands; empty before the setup is over and after the way out."""
    armor: int = 0
    most: int = 0
    """The armor at the start, which is also the most."""
    xp: int = 0
    level: int = 0
    """The danger level: 0 blue, 1 yellow, 2 orange, 3 red."""
    skills: tuple[str, ...] = ()
    took: tuple[str, ...] = ()
    """Which skill was chosen at which level."""
    acted: bool = False
    """Whether the survivor had a turn in this round."""
    out: bool = False
    """Whether the survivor has left through the exit."""
    unseen: bool = False
    """Whether the survivor is camouflaged."""
    guest: bool = False
    """Somebody to be led out, who can do nothing else."""


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A turn that waits while somebody else acts."""

    acting: int
    actions: int
    free: tuple[str, ...]
    spent: tuple[str, ...]
    streak: str
    streaks: int
    combats: int
    skills: int
    """How many skills the survivor has whose turn waits."""


class InvaderState(State, kw_only=True):
    """A position."""

    ultrared: bool = False
    crew: list[Survivor]
    horde: Annotated[dict[str, Counts], VALUE] = {}
    """The Xenos in each zone that has some."""
    stock: Counts = ()
    """Figures that are not on the map."""
    noise: Annotated[dict[str, int], VALUE] = {}
    """Noise tokens in each zone that has some."""
    closed: tuple[str, ...] = ()
    """Ways with a closed door, sorted; as are the next five."""
    torn: tuple[str, ...] = ()
    """Ways with a destroyed door."""
    barred: tuple[str, ...] = ()
    mold: tuple[str, ...] = ()
    """Zones with active mold."""
    dry: tuple[str, ...] = ()
    """Zones with inactive mold."""
    coloured: Annotated[dict[str, str], VALUE] = {}
    """Ways with a door that is not neutral, and its colour."""
    doors: int = 0
    """Neutral doors in the supply."""
    machines: Annotated[dict[str, str], VALUE] = {}
    """The zone of each machine that is not destroyed."""
    woken: tuple[str, ...] = ()
    """Machines with an activation token."""
    awake: tuple[str, ...] = ()
    """Spawn zones that are active, in the order in which they draw."""
    marks: Annotated[dict[str, int], VALUE] = {}
    """What only a mission counts."""
    stage: Stage = written("pick")
    round: int = 0
    first: int = 0
    """The seat with the first player token."""
    turn: int = 0
    """The seat whose survivors act."""
    acting: int = -1
    """Who acts: a place in the crew; -1 until somebody is chosen."""
    actions: int = 0
    free: tuple[str, ...] = ()
    """Free actions left in this turn, by their kind."""
    spent: tuple[str, ...] = ()
    """What was done in this turn that can be done once."""
    streak: str = ""
    """The kind of attack that the last actions of the turn were."""
    streaks: int = 0
    """How many of them there were in a row."""
    combats: int = 0
    """How many attacks of any kind there were in a row."""
    leader: Annotated[Waiting | None, VALUE] = None
    """The turn of who leads somebody, until that action is over."""
    reacted: tuple[str, ...] = ()
    """Who has attacked what the last Xeno card brought."""
    agenda: list[str] = []
    """What is to be resolved before the phase goes on, the next one last."""
    queue: list[str] = []
    """The zones that are still to be dealt with in what is being resolved."""
    fought: tuple[str, ...] = ()
    """The zones in which Xenos have attacked in this activation: those do not move."""
    plans: tuple[tuple[str, str, Counts], ...] = ()
    """Who goes where once all have chosen: from, to (the same zone: a door is destroyed), how many."""
