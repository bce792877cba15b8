"""Nemesis, chapter Intruder movement: all at once, into any room, and when figures run out."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    DoorDestroyed,
    Encountered,
    Explored,
    FigureMissing,
    IntruderLeft,
    IntruderMoved,
    IntruderPlaced,
)

MARCH = {
    1: "coolant leak",
    2: "life support failure",
    3: "pod ejection",
    4: "short circuit",
}
"""Events that move adults, breeders and the queen through the corridors with a number."""


def ship() -> NemesisScenario:
    """Scout and Captain in the engine room 2, out of the way."""
    return NemesisScenario("scout", "captain").at("scout", "engine-2").at("captain", "engine-2")


@pytest.mark.rule("N-251")
def test_all_move_at_the_same_time() -> None:
    s = ship().intruder("adult", "006").intruder("breeder", "011").event(MARCH[2])
    assert s.figure("adult").slot == "slot-011"
    assert s.figure("breeder").slot == "slot-006"


@pytest.mark.rule("N-251", "N-252")
@pytest.mark.parametrize("first", ["adult", "breeder"])
def test_a_door_breaks_only_when_all_have_moved(first: str) -> None:
    """Both stand at the same door: none of them goes through what the other has broken."""
    other = {"adult": "breeder", "breeder": "adult"}[first]
    s = ship().door("006", "011").intruder(first, "006").intruder(other, "011").event(MARCH[2])
    assert s.figure(first).slot == "slot-006"
    assert s.figure(other).slot == "slot-011"
    assert s.doors(ruined=True) == {"corridor-006-011"}


@pytest.mark.rule("N-252")
def test_destroyed_doors_come_after_all_moves() -> None:
    s = ship().door("006", "011").intruder("queen", "006").intruder("adult", "007")
    s.event(MARCH[2])
    order = [type(event) for event in s.told()]
    assert order.index(IntruderMoved) < order.index(DoorDestroyed)
    assert s.figure("adult").slot == "slot-008"


@pytest.mark.rule("N-252")
def test_nobody_follows_through_a_door_that_breaks_in_the_same_move() -> None:
    s = NemesisScenario("scout", "captain").at("scout", "006").at("captain", "engine-2")
    s.door("005", "006").intruder("adult", "005").intruder("creeper", "005")
    s.rolls("scout", "danger")
    assert s.intruders("005") == ["adult", "creeper"]
    s = NemesisScenario("scout", "captain").at("scout", "006").at("captain", "engine-2")
    s.door("005", "006", ruined=True).intruder("adult", "005").intruder("creeper", "005")
    s.rolls("scout", "danger")
    assert s.intruders("006") == ["adult", "creeper"], "in the next move they do"


@pytest.mark.rule("N-253", "N-254")
def test_intruders_go_into_unexplored_rooms_and_turn_nothing_up() -> None:
    s = ship().intruder("adult", "hibernatorium")
    token, tile = s.zone("exploration-slot-006"), s.zone("tile-slot-006")
    s.event(MARCH[2]).unheard(Explored)
    assert s.figure("adult").slot == "slot-006"
    assert "slot-006" not in s.state.explored
    assert s.zone("exploration-slot-006") == token
    assert s.zone("tile-slot-006") == tile
    assert s.view("scout").rooms["slot-006"].room == ""


# Eight adults


def eight_adults(*tokens: str) -> NemesisScenario:
    """Eight adults aboard, one of them fights the Captain; these adult tokens are in the pool.

    The Scout in room 006 will meet another one.
    """
    s = NemesisScenario("scout", "captain").at("scout", "006").at("captain", "cockpit")
    s.intruder("adult", "cockpit", 2)
    for place in ("013", "013", "016", "016", "017", "018", "engine-2"):
        s.intruder("adult", place, 1)
    for token in [token for token in s.zone("pool") if "adult" in token]:
        s.edit().put(token, "pool", "bag")
    for token in tokens:
        s.edit().put(token, "bag", "pool")
    return s.blind("bag", "token-adult-2").noise("corridor-006-007")


@pytest.mark.rule("N-255", "N-257")
def test_when_all_figures_are_aboard_those_that_do_not_fight_go() -> None:
    s = eight_adults("token-adult-3", "token-adult-4").rolls("scout", 1)
    s.heard(Encountered, who="scout")
    adults = [(one.slot, one.injuries) for one in s.state.intruders if one.kind == "intruder-adult"]
    assert adults == [("slot-001", 2), ("slot-006", 0)]
    s.heard(IntruderPlaced, intruder="adult", rule="N-305")
    assert len(s.zone("supply-of-intruder-adult")) == 6


@pytest.mark.rule("N-256")
@pytest.mark.parametrize("pool", [0, 3, 7, 9])
def test_for_each_that_goes_a_token_goes_into_the_bag_as_far_as_they_last(pool: int) -> None:
    stock = ["token-adult-2"] * 3 + ["token-adult-3"] * 5 + ["token-adult-4"]
    s = eight_adults(*stock[:pool])
    before = sum("adult" in token for token in s.zone("bag"))
    s.rolls("scout", 1)
    came = min(pool, 7)
    assert sum("adult" in token for token in s.zone("bag")) == before - 1 + came
    assert sum("adult" in token for token in s.zone("pool")) == pool - came + 1
    left = [event for event in s.told() if isinstance(event, IntruderLeft)]
    assert len(left) == 7
    assert sum(event.token is not None for event in left) == came


@pytest.mark.rule("N-257")
def test_the_new_adult_is_where_the_encounter_is() -> None:
    s = eight_adults().rolls("scout", 1)
    assert s.intruders("006") == ["adult"]


@pytest.mark.rule("N-255")
def test_with_seven_figures_aboard_nobody_goes() -> None:
    s = eight_adults("token-adult-3")
    s.edit().put("intruder-adult", s.slot("engine-2"), "supply-of-intruder-adult")
    s.state.intruders.pop()
    s.rolls("scout", 1).unheard(IntruderLeft)
    assert sum(one.kind == "intruder-adult" for one in s.state.intruders) == 8


@pytest.mark.rule("N-255", "N-610")
def test_if_all_eight_fight_none_goes_and_none_comes() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": []})
    s.at("scout", "006").at("captain", "cockpit").noise("corridor-006-007")
    for _ in range(8):
        s.intruder("adult", "cockpit")
    s.blind("bag", "token-adult-4")
    tokens = s.zone("pool").count("token-adult-4")
    s.rolls("scout", 1).heard(Encountered, who="scout")
    s.unheard(IntruderLeft).unheard(IntruderPlaced).unheard(Attacked)
    s.heard(FigureMissing, intruder="adult", listener="captain")
    assert s.intruders("006") == []
    assert s.zone("pool").count("token-adult-4") == tokens + 1
