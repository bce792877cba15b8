"""Lockdown: an interruption stops every action that somebody pays for, and nothing comes of it."""

from collections.abc import Callable

import pytest

from hullbreach.games.lockdown.rules.rulebook import LockdownRules
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import Interrupted
from hullbreach.games.survival.rules.turns import FREE

PAID = [action.verb for action in LockdownRules.actions if action.verb not in FREE]
"""The game's own list: an action that is new there needs a position here."""
EXIT, WEST, EAST = "001", "002", "005"


def together(
    room: str = "archive", at: str | None = None, *, mars: bool = False
) -> LockdownScenario:
    """The Hacker has the turn; the Sentry beside can stop what the Hacker does."""
    s = LockdownScenario("hacker", "sentry", mars=mars, reactions=True).explore(room, at)
    s.at("hacker", room).at("sentry", room).powered("s-01", "s-02", "s-03").computer("b", "a")
    return s.hand("hacker", "rest", "search", "demolition").hand("sentry", "interruption")


def in_combat() -> LockdownScenario:
    """The same in combat."""
    return together().intruder("adult", "archive")


POSITIONS: dict[str, Callable[[], LockdownScenario]] = {
    "move": together,
    "careful": together,
    "shoot": in_combat,
    "melee": in_combat,
    "play": together,
    "room": together,
    "use": lambda: together().has("hacker", "clothes#yellow").is_("hacker", slimed=True),
    "computer": together,
    "bunker": lambda: together().at("hacker", EXIT).at("sentry", EXIT).gate_open().rover(EXIT),
    "drive": lambda: together("archive", WEST, mars=True).rover(WEST),
    "pick-up": lambda: together().mark("egg", "archive"),
    "trade": lambda: together().has("hacker", "toolbelt"),
    "craft": lambda: together().has("hacker", "reagent", "toolbelt"),
    "activate": together,
}
"""For each action a position in which the Hacker can take it."""
AIMS = {
    "move": "007",
    "careful": "007",
    "shoot": "smart-gun",
    "play": "search",
    "use": "clothes",
    "computer": "option-knowledge",
    "bunker": "by-rover",
    "drive": EAST,
    "craft": "flamethrower",
    "activate": "cheat-codes",
}
LOST = {"use": ["discard-yellow", "pack-0"]}
"""What is used up is lost all the same."""


@pytest.mark.rule("L-182")
@pytest.mark.parametrize("verb", PAID)
def test_nothing_comes_of_an_action_that_was_interrupted(verb: str) -> None:
    s = POSITIONS[verb]()
    aim = [AIMS[verb]] if verb in AIMS else []
    s.does("hacker", verb, *aim).pays().asked("sentry", "interrupt")
    before = s.now()
    s.interrupts("sentry").heard(Interrupted, who="sentry", whom="hacker", rule="L-182")
    assert s.changed(before) == sorted(["hand-1", "discard-1", *LOST.get(verb, [])])
    assert s.asked("hacker", "turn").text.args["left"] == 1, "the action is spent"
