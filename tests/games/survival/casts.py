"""Who plays the family suite: for each game of the family people, rooms and things for its tests.

A test that takes a `cast` is run for every game here: one of type `Kin` for all games of the family, one of type
`Cast` for those that share the board, crafting and wounds of Nemesis. It names rules by Nemesis's numbers, or by a
game's own; `Game.rule_id` says what each game calls them (see `hullbreach.testkit.plugin`). A new
game of the family adds its cast, and with it all of these tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.suite.scenario import SurvivalScenario
from hullbreach.kernel import Game, registry

SPARE = ("rest", "search", "search", "demolition")
"""Cards that everybody has, in every game of the family."""

Words = tuple[str, ...]


def as_it_is(s: Any) -> Any:
    """Nothing has to be changed."""
    return s


@dataclass(frozen=True)
class Action:
    """How the first character takes an action that is paid for, and what is lost with it."""

    words: Words = ()
    position: Callable[[Any], Any] = as_it_is
    lost: Words = ()
    """What else changes if somebody interrupts."""
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Kin:
    """What the tests need that hold for every game of the family, however its base is built."""

    name: str
    crew: tuple[str, str, str]
    """Three characters with a weapon in hand each; the first has the turn."""

    @property
    def spare(self) -> Words:
        """Cards to pay with, all different where a deck has no two alike."""
        return SPARE

    @property
    def game(self) -> Game[Any]:
        """The game itself."""
        return registry.find(self.name)

    def rule(self, *ids: str) -> str:
        """What the game calls these rules, as a refusal cites them."""
        return ", ".join(map(self.game.rule_id, ids))

    def scene(self, *hand: str) -> Any:
        """The first two of the crew in a room, the first with these cards."""
        raise NotImplementedError

    def next_door(self, s: Any, number: int = 0) -> str:
        """Where the first can go from there."""
        raise NotImplementedError


@dataclass(frozen=True)
class Squad(Kin):
    """Retaliation: its base is drawn, a way is a corridor, and no card of a deck is there twice."""

    @property
    def spare(self) -> Words:
        """Every card once."""
        return ("rest", "search", "repairs", "demolition")

    def scene(self, *hand: str) -> Any:
        """Two soldiers in a room that can be searched."""
        one, two, _ = self.crew
        s = RetaliationScenario(f"a4=emergency-room:@{one}@{two} -204- lz")
        return s.hand(one, *(hand or self.spare))

    def next_door(self, s: Any, number: int = 0) -> str:
        """The corridor to the Landing Zone."""
        return "lz-a4"


@dataclass(frozen=True)
class Cast(Kin):
    """What the tests of the games on boards need, by the names that their players use."""

    scenario: Callable[..., SurvivalScenario]
    weapons: tuple[str, str, str]
    """What they hold, in this order."""
    room: str
    """A room to be in, explored, where nothing is the matter."""
    tool: str
    """A yellow item that is no weapon."""
    bag: str
    """The token of a creeper."""
    components: Mapping[str, Words]
    recipes: Mapping[str, tuple[str, str]]
    loaded: Mapping[str, int]
    """The ammo of the crafted weapons."""
    actions: Mapping[str, Action]
    """By verb: all that somebody pays for."""
    ready: Callable[[Any], Any] = as_it_is
    """What else is done with a position before it is quiet."""

    def scene(self, *hand: str, seats: int = 2, room: str = "", **position: Any) -> Any:
        """The first of the crew in the room, with these cards; the others there, too."""
        crew = self.crew[:seats]
        rooms = dict.fromkeys(crew, room or self.room)
        s = self.ready(self.scenario(*crew, rooms=rooms, **position))
        return s.hand(crew[0], *(hand or SPARE))

    def next_door(self, s: Any, number: int = 0) -> str:
        """A neighbour of the room."""
        return str(s.play.board.neighbours[s.slot(self.room)][number])

    def face(self, s: Any, way: str, place: str) -> int:
        """The number on the noise die that means this corridor of a room."""
        exits = s.play.board.exits[s.slot(place)]
        return int(next(number for number, beyond in exits.items() if beyond == way))


def fight(s: Any) -> Any:
    """An adult is there."""
    return s.intruder("adult", s.where(0))


def slimed(s: Any) -> Any:
    """The first is covered with slime, and has something to wash it off."""
    return s.has(0, "clothes#yellow").is_(0, slimed=True)


COMMON = {
    "melee": Action(position=fight),
    "play": Action(("search",)),
    "use": Action(("clothes",), slimed, ("discard-yellow", "pack-0")),
    "pick-up": Action(position=lambda s: s.mark("egg", s.where(0))),
    "trade": Action(position=lambda s: s.has(0, "medkit")),
    "room": Action(),
}
"""What is the same in every game."""


def _autoloading(s: Any) -> Any:
    """The rifle has its autoloader, and is not full."""
    s.at(0, "armory").at(1, "armory").does(0, "activate", "autoloader").pays().does(1, "pass")
    return s.has(0, "energy-charge#red").ammo(0, "assault-rifle", 2).set(actions=2)


def _armory(s: Any) -> Any:
    return s.explore("armory").at(0, "armory").at(1, "armory").ammo(0, "assault-rifle", 2)


NEMESIS = Cast(
    name="nemesis",
    scenario=NemesisScenario,
    crew=("soldier", "captain", "scout"),
    weapons=("assault-rifle", "six-shooter", "rifle"),
    room="canteen",
    tool="tools",
    bag="token-creeper-1",
    components={
        "chemical": ("chemicals", "alcohol"),
        "medical": ("medkit",),
        "electrical": ("energy-charge",),
        "tool": ("tools",),
        "cloth": ("bandages", "clothes"),
    },
    recipes={
        "antidote": ("chemical", "medical"),
        "taser": ("electrical", "tool"),
        "flamethrower": ("chemical", "tool"),
        "molotov-cocktail": ("chemical", "cloth"),
    },
    loaded={"flamethrower": 4},
    actions=COMMON
    | {
        "move": Action(("slot-011",)),
        "careful": Action(("slot-011",)),
        "shoot": Action(("assault-rifle",), fight),
        "craft": Action(("flamethrower",), lambda s: s.has(0, "tools", "chemicals")),
        "room": Action(position=_armory),
        "autoload": Action(
            position=lambda s: _autoloading(_armory(s)), lost=("discard-red", "pack-0")
        ),
        "activate": Action(("autoloader",), _armory),
    },
)

EXIT, WEST, EAST = "001", "002", "005"


def _at(place: str) -> Callable[[Any], Any]:
    return lambda s: s.at(0, place).at(1, place).rover(place)


LOCKDOWN = Cast(
    name="lockdown",
    scenario=LockdownScenario,
    crew=("hacker", "sentry", "janitor"),
    weapons=("smart-gun", "smg", "nailgun"),
    room="archive",
    tool="toolbelt",
    bag="token-creeper-1-2",
    components={
        "chemical": ("reagent", "antiseptic"),
        "medical": ("medkit",),
        "electrical": ("weapon-battery",),
        "tool": ("toolbelt", "analyze-toolset"),
        "cloth": ("clothes",),
    },
    recipes={
        "neutralizer": ("chemical", "medical"),
        "taser": ("electrical", "tool"),
        "flamethrower": ("chemical", "tool"),
        "enviro-suit": ("cloth", "tool"),
        "pistol": ("electrical", "chemical"),
    },
    loaded={"flamethrower": 4, "pistol": 3},
    actions=COMMON
    | {
        "move": Action(("007",)),
        "careful": Action(("007",)),
        "shoot": Action(("smart-gun",), fight),
        "craft": Action(("flamethrower",), lambda s: s.has(0, "reagent", "toolbelt")),
        "computer": Action(("option-knowledge",)),
        "bunker": Action(("by-rover",), lambda s: _at(EXIT)(s).gate_open()),
        "drive": Action((EAST,), _at(WEST), options={"mars": True}),
        "activate": Action(("cheat-codes",)),
    },
    ready=lambda s: s.powered("s-01", "s-02", "s-03").computer("b", "a"),
)

CASTS = (NEMESIS, LOCKDOWN)
RETALIATION = Squad("retaliation", ("medic", "recon", "officer"))
KIN = (*CASTS, RETALIATION)
"""Those for which tests are run that take any `Kin`."""
