"""Nemesis: of every card and token there are as many copies as in the box, item counters included."""

from collections import Counter

import pytest
from tests.games.survival.boxes import components, deck

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import CONTENT
from hullbreach.testkit import Scenario

ITEMS = {
    "red": {
        "energy-charge": 11, "grenade": 4, "smoke-grenade": 3, "recon-drone": 3, "decoy": 2,
        "extended-magazine": 1, "prototype-rifle": 1, "prototype-shotgun": 1,
        "prototype-pistol": 1, "comms-key": 1, "evacuation-key": 1, "self-destruct-key": 1,
    },
    "yellow": {
        "energy-charge": 3, "chemicals": 7, "tools": 6, "duct-tape": 4, "fire-extinguisher": 4,
        "clothes": 3, "technical-corridors-plan": 1, "space-suit": 1, "nemesis-plans": 1,
    },
    "green": {
        "medkit": 7, "bandages": 7, "synthetic-food": 5, "clothes": 3, "adrenaline-injection": 3,
        "alcohol": 3, "military-drugs": 2,
    },
    "crafted": {"antidote": 3, "taser": 3, "flamethrower": 3, "molotov-cocktail": 3},
}  # fmt: skip
WOUNDS = {"body": 4, "leg": 3, "hand": 3, "arm": 3, "bleeding": 3}
BAG = {
    "blank": 1, "larva-1": 8, "creeper-1": 3, "adult-2": 4, "adult-3": 5, "adult-4": 3,
    "breeder-3": 1, "breeder-4": 1, "queen-4": 1,
}  # fmt: skip
SUPPLIES = {
    "fire": 8, "malfunction": 8, "door": 12, "noise": 30, "egg": 8, "carcass": 8,
    "corpse-blue": 1, "corpse-red": 4, "status": 18, "ammo": 50, "five-injuries": 2,
    "depressurization": 1, "first-player": 1, "scanner": 1, "help-card": 5, "inventory": 5,
    "intruder-board": 1, "intruder-bag": 1,
}  # fmt: skip
COUNTERS = {
    "malfunction": [1, 1, 2, 2, 2, 2, 3, 4],
    "doors": [1, 2, 3, 4],
    "fire": [1, 2],
    "slime": [3, 4],
    "danger": [2, 3],
    "silence": [1, 1],
}
"""The item counter of each exploration token."""


TABLE = Scenario(GAME, 3)


def box(kind: str) -> Counter[str]:
    """All components of a kind on the table, without their kind."""
    return components(TABLE, kind)


@pytest.mark.rule("N-013")
@pytest.mark.parametrize("name", ITEMS)
def test_how_often_each_item_is_in_its_deck(name: str) -> None:
    assert deck(TABLE, name) == ITEMS[name]


@pytest.mark.rule("N-010")
def test_how_often_each_serious_wound_is_in_the_deck() -> None:
    assert box("wound") == WOUNDS


@pytest.mark.rule("N-005")
def test_how_often_each_number_is_on_a_token_of_the_bag() -> None:
    assert box("token") == BAG


@pytest.mark.rule("N-001", "N-002", "N-003", "N-006", "N-007")
def test_how_many_markers_tokens_and_boards_there_are() -> None:
    assert {row.id: row.count for row in CONTENT.supplies.values()} == SUPPLIES


@pytest.mark.rule("N-009")
def test_the_item_counter_of_each_exploration_token() -> None:
    tokens = sorted(token.split("#") for token in box("exploration").elements())
    assert tokens == sorted([kind, str(items)] for kind in COUNTERS for items in COUNTERS[kind])
