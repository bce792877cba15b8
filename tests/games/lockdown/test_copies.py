"""Lockdown: of every card and token there are as many copies as in the box, item counters included."""

from collections import Counter

import pytest
from tests.games.survival.boxes import components, deck

from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.suite.scenario import CONTENT
from hullbreach.testkit import Scenario

ITEMS = {
    "red": {
        "weapon-battery": 10, "glowstick": 4, "grenade": 4, "thermite-charge": 3,
        "smoke-grenade": 2, "recon-drone": 2, "main-gate-key": 2, "contingency-codes": 1,
        "extended-magazine": 1, "prototype-shotgun": 1,
    },
    "yellow": {
        "weapon-battery": 3, "toolbelt": 6, "reagent": 5, "duct-tape": 4, "fire-blanket": 4,
        "flashlight": 3, "clothes": 3, "cave-plans": 1, "facility-plans": 1,
    },
    "green": {
        "medkit": 6, "medical-stapler": 5, "caffeine-pills": 4, "clothes": 3, "antiseptic": 3,
        "scalpel": 3, "analyze-toolset": 3, "research-documents": 3,
    },
    "crafted": {"neutralizer": 3, "taser": 3, "flamethrower": 3, "enviro-suit": 3, "pistol": 3},
}  # fmt: skip
WOUNDS = {
    "body": 4, "leg": 3, "hand": 3, "arm": 3, "bleeding": 3, "knee": 3, "eyes": 3, "guts": 3,
}  # fmt: skip
BAG = {
    "blank": 1, "larva-0-1": 4, "larva-1-2": 4, "creeper-1-2": 3, "adult-1-3": 3, "adult-2-3": 3,
    "adult-2-4": 3, "adult-3-4": 3, "breeder-2-4": 1, "breeder-3-4": 1, "queen-4-4": 1,
}  # fmt: skip
SUPPLIES = {
    "fire": 12, "malfunction": 10, "door": 11, "noise": 30, "egg": 8, "carcass": 8,
    "corpse-red": 5, "status": 18, "ammo": 30, "injuries-8": 10, "injuries-12": 3,
    "knowledge": 6, "time": 1, "alert": 1, "ventilation": 1, "autodestruction": 1,
    "first-player": 1, "rover": 1, "main-gate": 1, "elevator": 1, "scanner": 1, "help-card": 5,
    "contingency-card": 5, "nightstalker-card": 5, "inventory": 5, "laboratory-board": 1,
    "intruder-bag": 1,
}  # fmt: skip
CARGO = {"a": 1, "b": 1, "c": 1, "all": 2, "none": 2}
PLANS = {"blue": 2, "yellow": 2, "grey": 1, "red": 1, "green": 1}
COUNTERS = {
    "exploration": {
        "malfunction": [1, 1, 2, 2, 2, 2, 3, 4],
        "doors": [1, 2, 3, 4],
        "fire": [1, 2],
        "slime": [3, 4],
        "danger": [2, 3],
        "silence": [1, 1],
    },
    "surface": {
        "red": [2],
        "yellow": [2],
        "green": [2],
        "mars": [1, 2, 3],
        "silence": [2],
        "danger": [1],
        "fire": [3],
        "malfunction": [2],
    },
}
"""The item counter of each exploration token, underground and on the surface."""


TABLE = Scenario(GAME, 3, {"packs": ["surface"]})


def box(kind: str) -> Counter[str]:
    """All components of a kind on the table, without their kind."""
    return components(TABLE, kind)


@pytest.mark.rule("L-006")
@pytest.mark.parametrize("name", ITEMS)
def test_how_often_each_item_is_in_its_deck(name: str) -> None:
    assert deck(TABLE, name) == ITEMS[name]


@pytest.mark.rule("L-005")
def test_how_often_each_serious_wound_is_in_the_deck() -> None:
    assert box("wound") == WOUNDS


@pytest.mark.rule("L-002")
def test_how_often_each_pair_of_numbers_is_on_a_token_of_the_bag() -> None:
    assert box("token") == BAG


@pytest.mark.rule("L-004")
def test_how_many_markers_tokens_and_boards_there_are() -> None:
    assert {row.id: row.count for row in CONTENT.supplies.values()} == SUPPLIES


@pytest.mark.rule("L-017", "L-480")
def test_how_often_each_cargo_and_contingency_token_is_there() -> None:
    assert box("cargo") == CARGO
    assert box("contingency") == PLANS


@pytest.mark.rule("L-230")
@pytest.mark.parametrize("kind", COUNTERS)
def test_the_item_counter_of_each_exploration_token(kind: str) -> None:
    counters = COUNTERS[kind]
    tokens = sorted(token.split("#") for token in box(kind).elements())
    assert tokens == sorted(
        [effect, str(items)] for effect in counters for items in counters[effect]
    )
