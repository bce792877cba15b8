"""How lessons of Retaliation lay out a position."""

from __future__ import annotations

import pytest

from hullbreach.kernel.lessons import read
from hullbreach.kernel.openings import OpeningError
from hullbreach.kernel.table import Table
from hullbreach.kernel.teaching import begin

CREW = 'crew = ["recon", "medic"]\n'


def laid(position: str) -> Table:
    """A table of two with this position."""
    return begin(read("retaliation", "test", f"seats = 2\n[position]\n{CREW}{position}\n"))


def offered(table: Table) -> set[str]:
    """What the learner could do."""
    ask = table.ask(0)
    assert ask is not None
    return {option.id for option in ask.options}


def test_the_first_of_the_crew_has_the_turn_and_a_hand() -> None:
    table = laid('hands = [["card-sprint", "card-rest"]]')
    assert {"play:card-sprint", "pass"} <= offered(table)
    scene = table.scene(0)
    assert [card.id for hand in scene.hands if hand.id == "hand" for card in hand.cards] == [
        "card-sprint",
        "card-rest",
    ]


def test_corridors_take_the_place_of_those_that_the_setup_has_laid() -> None:
    table = laid('corridors = { gap-lz-a4 = "201@space-lz" }')
    assert {id for id in offered(table) if id.startswith("move:")} == {"move:gap-lz-a4"}


def test_items_lie_where_they_are_carried() -> None:
    table = laid(
        'items = [["item-heavy-armor", "item-gatling-gun", "item-caffeine-pills"]]\n'
        'hands = [["card-rest", "card-search"]]'
    )
    assert {"use:item-caffeine-pills", "drop:item-gatling-gun"} <= offered(table)
    carried = table.view(0).crew[0]
    assert (carried.worn, carried.pack) == (["item-heavy-armor"], ["item-caffeine-pills"])


def test_intruders_stand_in_rooms_and_corridors() -> None:
    table = laid(
        'corridors = { gap-lz-a4 = "201" }\n'
        "intruders = { gap-lz-a4 = { adult = 2 }, space-lz = { drone = 1 } }\n"
        'hands = [["card-rest", "card-search"]]'
    )
    assert {
        "burst:item-assault-rifle:gap-lz-a4",
        "shoot:item-assault-rifle:intruder-drone",
    } <= offered(table)


@pytest.mark.parametrize(
    "position",
    [
        'rooms = { space-a4 = "reactor" }',
        'corridors = { gap-nowhere = "201" }',
        'corridors = { gap-lz-a4 = "201@space-b3" }',
        f"markers = {{ space-lz = {['supply-fire'] * 10} }}",
        'objectives = [["objective-joker"]]',
    ],
)
def test_a_mistake_in_a_position_is_told(position: str) -> None:
    with pytest.raises(OpeningError):
        laid(position)


def test_rooms_gear_and_noise_are_laid() -> None:
    table = laid(
        'corridors = { gap-lz-a4 = "201" }\nrooms = { space-a4 = "surgery" }\n'
        'gear = [["gear-ammo", "gear-grenade"], ["gear-medpack"]]\nnoise = ["gap-lz-a4"]'
    )
    view = table.view(0)
    assert view.spaces["space-a4"].room == "room-surgery"
    assert view.passages["gap-lz-a4"].here == ["supply-noise"]
    assert [sorted(who.belt) for who in view.crew] == [
        ["gear-ammo", "gear-grenade"],
        ["gear-medpack"],
    ]
