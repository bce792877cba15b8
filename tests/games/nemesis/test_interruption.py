"""Nemesis: an interruption stops every action that somebody pays for, and nothing comes of it."""

from collections.abc import Callable

import pytest

from hullbreach.games.nemesis.rules.rulebook import NemesisRules
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Interrupted
from hullbreach.games.survival.rules.turns import FREE

PAID = [action.verb for action in NemesisRules.actions if action.verb not in FREE]
"""The game's own list: an action that is new there needs a position here."""


def together(room: str = "armory") -> NemesisScenario:
    """The Soldier has the turn; the Captain beside can stop what the Soldier does."""
    rooms = {"soldier": room, "captain": room}
    s = NemesisScenario("soldier", "captain", rooms=rooms, reactions=True)
    s.hand("soldier", "rest", "search", "demolition").ammo("soldier", "assault-rifle", 2)
    return s.hand("captain", "interruption")


def in_combat() -> NemesisScenario:
    """The same in combat."""
    return together().intruder("adult", "armory")


def autoloading() -> NemesisScenario:
    """The rifle has its autoloader, and is not full."""
    s = together().does("soldier", "activate", "autoloader").pays().does("captain", "pass")
    return s.has("soldier", "energy-charge#red").ammo("soldier", "assault-rifle", 2).set(actions=2)


POSITIONS: dict[str, Callable[[], NemesisScenario]] = {
    "move": together,
    "careful": together,
    "shoot": in_combat,
    "melee": in_combat,
    "play": together,
    "room": together,
    "use": lambda: together().has("soldier", "clothes#yellow").is_("soldier", slimed=True),
    "autoload": autoloading,
    "pick-up": lambda: together().mark("egg", "armory"),
    "trade": lambda: together().has("soldier", "tools"),
    "craft": lambda: together().has("soldier", "tools", "chemicals"),
    "activate": together,
}
"""For each action a position in which the Soldier can take it."""
AIMS = {
    "move": "001",
    "careful": "001",
    "shoot": "assault-rifle",
    "play": "search",
    "use": "clothes",
    "craft": "flamethrower",
    "activate": "autoloader",
}
LOST = {"use": ["discard-yellow", "pack-0"], "autoload": ["discard-red", "pack-0"]}
"""What is used up is lost all the same."""


@pytest.mark.rule("N-176", "N-548")
@pytest.mark.parametrize("verb", PAID)
def test_nothing_comes_of_an_action_that_was_interrupted(verb: str) -> None:
    s = POSITIONS[verb]()
    aim = [AIMS[verb]] if verb in AIMS else []
    s.does("soldier", verb, *aim).pays().asked("captain", "interrupt")
    before = s.now()
    s.interrupts("captain").heard(Interrupted, who="captain", whom="soldier", rule="N-548")
    assert s.changed(before) == sorted(["hand-1", "discard-1", *LOST.get(verb, [])])
    assert s.asked("soldier", "turn").text.args["left"] == 1, "the action is spent"
