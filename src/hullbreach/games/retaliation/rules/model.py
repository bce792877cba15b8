"""The state of Retaliation, what can be agreed before a game, and the names in it.

What stands or lies in a room or a corridor is in the zone of that place: the room tile, markers, and
figures. An intruder that is hurt has its damage in its name: `intruder-adult#2`. An ammo token that was
used once is `gear-ammo#half`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from hullbreach.games.survival.rules.model import Character, SurvivalState
from hullbreach.kernel import Options
from hullbreach.kernel.memo import memo
from hullbreach.kernel.state import VALUE, written

SECURE = "supply-secure"
UNIVERSAL = "supply-universal"
DATA = "supply-data"

AMMO, GRENADE, OXYGEN, MEDPACK = "gear-ammo", "gear-grenade", "gear-oxygen", "gear-medpack"
HALF = "gear-ammo#half"
GEAR = (AMMO, GRENADE, OXYGEN, MEDPACK)
GEARS = (AMMO, HALF, GRENADE, OXYGEN, MEDPACK)
"""Every face that a gear token can show."""

ROBOT = "robot"
"""The robot, in the list of what is broken."""
ROBOT_GEAR = "on-robot"
"""The zone of the robot's tokens."""
STOCK = "stock"
"""The zone of the gear in the Landing Zone."""
FAULTS = "faults"
"""The zone of the malfunction markers on items and on the robot."""
ANTI_AIRCRAFT = "anti-aircraft"
"""The zone of the two tokens of the anti-aircraft defence, the one in force on top."""
SAFE, DEADLY = "anti-aircraft-inactive", "anti-aircraft-active"
DIRECTIVES = "directives"
HEALTH_DECK = "deck-health"

SHELTER = "room-shelter"
SURGERY = "room-surgery"
REACTOR = "room-reactor"
COOLING = "room-cooling-system"
NEST = "room-nest"
SHUTTLE = "room-escape-shuttle"
LANDING_ZONE = "room-landing-zone"
LIFE_SUPPORT = {
    "a": "room-life-support-a",
    "b": "room-life-support-b",
    "c": "room-life-support-c",
}

ROUNDS = 14
LANDER_SPACE = 10
MOST_OXYGEN = 7
HAND = 5
BELT = 4
SECTION = 3
"""The spaces of each of the three sections of a health track."""
SPACES_OF_HEALTH = 9
REWARDS = (3, 2, 2, 1, 1)
"""The cards that the first, the second, … player draws who chooses an objective."""
CAPACITY = 6
"""How many places there are in a corridor."""
DESTRUCT_DELAY = 5
NOT_STARTED = -1


@memo
def belt(seat: int) -> str:
    """The zone of the tokens on a character's tactical belt."""
    return f"belt-{seat}"


@memo
def worn(seat: int) -> str:
    """The zone of a character's armour."""
    return f"worn-{seat}"


@memo
def on(item: str) -> str:
    """The zone of the tokens on an item."""
    return f"on-{item}"


def door(gap: str, space: str) -> str:
    """The name of the door at one end of a corridor."""
    return f"{gap}@{space}"


Mode = Literal["standard", "coop"]
Difficulty = Literal["easy", "usual", "hard"]
MORE_DIRECTIVES = {"easy": -1, "usual": 0, "hard": 1}
"""How many more directives than characters there are, where there are no objectives."""
Lander = Literal["coming", "landed", "destroyed", "left"]


class RetaliationOptions(Options, frozen=True):
    """What can be agreed before the game."""

    mode: Mode = "standard"
    """Alone, a game is always solo."""
    lethal: bool = False
    """Whether the second noise values of corridors count."""
    difficulty: Difficulty = "usual"
    """How many directives a solo or cooperative game has."""


class Soldier(Character):
    """A player's character in the base."""

    health: int = 0
    """How many spaces the marker is from the left end of the health track."""
    oxygen: int = 7
    suffocating: bool = False
    data: bool = False
    chose: bool = False
    """Whether the player has chosen an objective."""
    shield: int = 0
    """Attacks that are prevented during the move of this moment."""


class RetaliationState(SurvivalState, kw_only=True):
    """A position of Retaliation."""

    crew: list[Soldier]  # type: ignore[assignment]  # nobody adds others
    lethal: bool = False
    corridors: Annotated[dict[str, tuple[str, str]], VALUE] = {}
    """The corridor tile in each gap, and at which end its door mark lies, if it has one."""
    reinforced: Annotated[list[str], VALUE] = []
    doors: Annotated[dict[str, bool], VALUE] = {}
    """Doors that are closed (true) or destroyed (false)."""
    found: bool = False
    """Whether the Hibernatorium is discovered."""
    robot: str = ""
    """Where the robot stands."""
    faulty: Annotated[list[str], VALUE] = []
    """Heavy items with a malfunction marker, and the robot."""
    air: Annotated[list[str], VALUE] = []
    """The sectors whose life support is active."""
    wired: bool = True
    """Whether the tokens of life support, self-destruct and anti-aircraft are in the game."""
    hibernation: bool = False
    """Whether the Hibernatorium is active."""
    lander: Lander = written("coming")
    lander_at: int = 10
    """The space of the round track with the lander token."""
    destruct: int = -1
    """The space with the self-destruct token; 15 is below the track."""
    choices: int = 0
    """How many players have chosen an objective."""
    queen_damage: int = 0
    queen_dead: bool = False
    escorted: bool = False
    """Whether the robot has been in the Reactor."""
    shuttle: bool = True
    """Whether the escape shuttle is there."""
    plasma: int = 0
    """The markers on the plasma gun."""


NUDGES = (
    "card-chain-of-command",
    "card-fire-at-will",
    "card-first-in-command",
    "card-lets-go",
    "card-officers-channel",
    "card-stay-calm",
)
"""Action cards that let the lander come earlier or later."""
