"""The state of Nemesis: Lockdown, what can be agreed before a game, and the names in it."""

from __future__ import annotations

from typing import Annotated, Literal

from hullbreach.games.lockdown.content import SECTIONS
from hullbreach.games.survival.rules.model import Character, SurvivalState
from hullbreach.kernel import Options
from hullbreach.kernel.packs import Counter
from hullbreach.kernel.state import VALUE

Mode = Literal["standard", "coop"]
Guests = Literal["some", "all"]

# Special places
ISOLATION_ROOM = "room-isolation-room"
REPOSITORY = "room-repository"
BACKUP_POWER = "room-backup-power-supply"
GENERATOR = "room-generator"
COOLING_SYSTEM = "room-cooling-system"
CONTAMINATED_ROOM = "room-contaminated-room"
CARGO_ROOMS = {"room-css-a": "a", "room-css-b": "b", "room-css-c": "c"}
"""The rooms of the Cargo Sending System, each with the letter of its pod."""
ELEVATORS = {f"room-elevator-room-{section}": section for section in SECTIONS}
BUNKER = "bunker"
AWAY = "away"
"""Where the rover is after somebody sent it away."""

VENTILATION = "supply-ventilation"
ELEVATOR = "elevator"
"""The fourth place with power of its own."""
POWERED = (*SECTIONS, ELEVATOR)
POWER_ZONES = tuple(f"power-{place}" for place in POWERED)
PODS = ("a", "b", "c")
PLAN = "plan"
"""The zone of the contingency in force: nobody ever sees it before the end."""
NEUTRAL = "contingency-pool"
OPEN_PLANS = "contingency-open"
"""In a cooperative game: contingencies that everyone has seen."""
LAST_SPACE = 15
"""The number of the first space of the time track; the last one is 0."""
SPACES = tuple(range(LAST_SPACE, -1, -1))
"""The numbers on the time track; the last space has none, and is 0."""
UNLOCKED = 8
"""The first white space: the Isolation Room can be locked from here on."""
NOT_STARTED = -1
MOST_KNOWLEDGE = 8
"""The last space of the knowledge track on the laboratory board."""
KNOWLEDGE = Counter("knowledge", high=MOST_KNOWLEDGE)
WEAKNESS_SLOTS = ("1", "2", "3")


def contingencies(seat: int) -> str:
    """The zone of a player's contingency tokens."""
    return f"contingencies-{seat}"


def cargo(space: int) -> str:
    """The zone of the token of the Cargo Sending System under a space of the time track."""
    return f"css-{space}"


def power(place: str) -> str:
    """The zone of the power token of a section, or of the elevator."""
    return f"power-{place}"


class LockdownOptions(Options, frozen=True):
    """What can be agreed before the game."""

    mode: Mode = "standard"
    """Alone, a game is always solo."""
    guests: Guests = "some"
    """With guests: whether characters of Nemesis are among those who can be drafted, or nobody else."""
    revive: bool = True
    """In a cooperative game the emergency room brings the dead back; elsewhere it never does."""


class Resident(Character):
    """A player's character in the base."""

    knowledge: int = 0
    informed: bool = False
    """Whether the knowledge token shows its active side."""
    lit: bool = False
    """A light source drives the darkness away until the end of the round."""
    groping: bool = False
    """In the caves it is dark for everybody."""
    moved: bool = False
    """Whether the character has used the first turn of the round to move, or let it go by."""


class LockdownState(SurvivalState, kw_only=True):
    """A position of Lockdown."""

    crew: list[Resident]  # type: ignore[assignment]  # nobody adds others
    guests: str
    active: Annotated[list[str], VALUE] = []
    """The power tokens that show their blue side."""
    backup: bool = False
    """Whether the time token shows its active side: the emergency power runs."""
    autodestruct: int = NOT_STARTED
    """The number of the space with the autodestruction token; 0 is the last space."""
    critical: bool = False
    """Whether that token shows its red side: nothing stops it any more."""
    alert: int = NOT_STARTED
    """The number of the space with the alert token."""
    gate_open: bool = False
    rover: str = ""
    """The slot beside which the rover stands; or it is at the bunker, or away."""
    elevator: str = ""
    """The slot of the elevator; nothing before somebody has called it."""
    vented: str = ""
    """The slot with the ventilation token."""
    uses: Annotated[dict[str, int], VALUE] = {}
    """Uses left of items that count them and were used: see `uses_left`."""
    chasers: list[str] = []
    """The hunters that are after somebody who flees."""
    nest_known: bool = False
    """Whether somebody has learned from discovering the nest."""
