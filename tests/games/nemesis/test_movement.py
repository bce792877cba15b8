"""Nemesis, chapter Movement: rooms, corridors, and what happens on arriving."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    DoorClosed,
    Encountered,
    Explored,
    Moved,
    NoiseRolled,
)

SPARE = ["rest", "search", "search", "demolition"]
NEIGHBOURS = {
    1: [2, 3, 4],
    2: [1, 6],
    3: [1, 7],
    4: [1, 8],
    5: [6, 10],
    6: [2, 5, 7, 11],
    7: [3, 6, 8],
    8: [4, 7, 9, 11],
    9: [8, 12],
    10: [5, 13],
    11: [6, 8, 14, 15],
    12: [9, 16],
    13: [10, 14, 19],
    14: [11, 13, 17],
    15: [11, 16, 18],
    16: [12, 15, 21],
    17: [14, 19, 20],
    18: [15, 20, 21],
    19: [13, 17],
    20: [17, 18],
    21: [16, 18],
}
"""The rooms of the basic side, and those one corridor away."""


def scout(place: str = "hibernatorium", *crew: str) -> NemesisScenario:
    """The Scout alone in a room, with four cards; the Captain is in the engine room 2."""
    s = NemesisScenario("scout", "captain", *crew, hands={"scout": SPARE})
    s.at("scout", place)
    s.at("captain", "engine-2")
    return s


# Rooms and corridors


@pytest.mark.rule("N-212")
def test_characters_stand_in_rooms_only() -> None:
    s = scout()
    slots = set(s.play.board.slots)
    assert {one.split(":")[1] for one in s.offered("scout", "move")} < slots
    s.goes("scout", "006")
    assert s.where("scout") in slots
    assert s.play.people("slot-006") == [0]


@pytest.mark.rule("N-212")
def test_who_is_in_a_pod_stands_in_no_room() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "evacuation-section-a"})
    s.set(locked=[]).dice(noise="silence").does("scout", "room").pays()
    s.does("scout", "wait-in-pod")
    assert s.crew("scout").status == "pod"
    assert s.crew("scout").pod == s.zone("pods-a")[0]
    assert s.play.people(s.slot("evacuation-section-a")) == []


@pytest.mark.rule("N-213")
def test_no_intruder_stops_in_a_corridor() -> None:
    s = scout().intruder("adult", "006").event("life support failure")
    assert s.figure("adult").slot == "slot-011"
    s = scout().intruder("adult", "006").door("006", "011").event("life support failure")
    assert s.figure("adult").slot == "slot-006"
    assert s.zone("corridor-006-011") == ["supply-door"]


@pytest.mark.rule("N-213")
def test_who_dies_on_the_way_does_not_lie_in_a_corridor() -> None:
    s = scout().intruder("queen", "hibernatorium").wounded("scout", "body", "leg")
    s.top("deck-attack", "attack-tail-attack#2").does("scout", "move", "006").pays()
    s.heard(Died, who="scout")
    assert s.zone("corridor-006-011") == []
    assert [thing for thing in s.zone("slot-011") if thing.startswith("supply-corpse-red")]
    assert not [thing for thing in s.zone("slot-006") if thing.startswith("supply-corpse")]


# Neighbours


@pytest.mark.rule("N-214")
@pytest.mark.parametrize("number", NEIGHBOURS)
def test_neighbours_are_rooms_one_corridor_away(number: int) -> None:
    s = scout(f"{number:03}")
    reached = [one.split(":")[1] for one in s.offered("scout", "move")]
    assert sorted(reached) == [f"slot-{other:03}" for other in NEIGHBOURS[number]]


@pytest.mark.rule("N-214")
def test_two_corridors_between_two_rooms_are_two_ways() -> None:
    s = NemesisScenario("scout", "captain", options={"layout": "alternative"})
    s.at("scout", "005")
    assert s.offered("scout", "move") == [
        "move:slot-004:corridor-004-005",
        "move:slot-006:corridor-005-006",
        "move:slot-008:corridor-005-008a",
        "move:slot-008:corridor-005-008b",
    ]


@pytest.mark.rule("N-215")
@pytest.mark.parametrize(("here", "there"), [("011", "006"), ("006", "011")])
@pytest.mark.parametrize("verb", ["move", "careful"])
def test_a_closed_door_is_no_way(here: str, there: str, verb: str) -> None:
    s = scout(here).door("006", "011")
    assert s.denied("scout", verb, there) == "N-215"
    assert len(s.offered("scout", verb)) == 3


@pytest.mark.rule("N-215")
def test_a_card_leads_through_no_closed_door_either() -> None:
    s = scout().hand("scout", "reconnaissance", "rest").door("006", "011")
    s.does("scout", "play", "reconnaissance").pays()
    assert not s.is_offered("scout", "go", "006")
    assert s.is_offered("scout", "go", "008")


@pytest.mark.rule("N-215")
def test_behind_closed_doors_no_card_leads_anywhere() -> None:
    s = scout("005").hand("scout", "reconnaissance", "rest").door("005", "006")
    assert s.is_offered("scout", "play", "reconnaissance")
    assert s.door("005", "010").denied("scout", "play", "reconnaissance") == "N-215"


@pytest.mark.rule("N-215")
@pytest.mark.parametrize(
    ("who", "card"), [("captain", "suppressive-fire"), ("soldier", "covering-fire")]
)
def test_nobody_is_covered_who_cannot_leave(who: str, card: str) -> None:
    s = NemesisScenario(who, "scout").hand(who, card, "rest").at(who, "005")
    s.intruder("adult", "005").door("005", "006")
    assert s.is_offered(who, "play", card)
    assert s.door("005", "010").denied(who, "play", card) == "N-215"


@pytest.mark.rule("N-216")
def test_what_happens_in_the_corridor_happens_behind_who_has_arrived() -> None:
    s = scout().token("006", "doors").dice(noise=2).goes("scout", "006")
    order = [type(event) for event in s.told()]
    assert order.index(Moved) < order.index(DoorClosed) < order.index(NoiseRolled)
    assert s.where("scout") == "slot-006"
    assert s.doors() == s.noises() == {"corridor-006-011"}


# Arriving


@pytest.mark.rule("N-217")
def test_the_tile_is_turned_up_before_the_token() -> None:
    s = scout().tile("006", "canteen").token("006", "malfunction").goes("scout", "006")
    s.heard(Explored, who="scout", room="canteen", token="malfunction", listener="captain")
    assert s.play.broken("slot-006"), "an unexplored room could not have a malfunction"
    s = scout("010").tile("005", "nest").token("005", "malfunction").goes("scout", "005")
    s.heard(Explored, room="nest", token="malfunction")
    assert not s.play.broken("slot-005"), "the nest has none"
    assert s.view("captain").rooms["slot-005"].room == "room-nest"


@pytest.mark.rule("N-217")
def test_before_that_nobody_knows_the_tile_or_the_token() -> None:
    s = scout().tile("006", "canteen")
    assert s.view("scout").rooms["slot-006"].room == ""
    assert not [one for one in s.view("scout").seen if "slot-006" in one.zone]
    assert [s.sees(seat, "tile-slot-006") for seat in (-1, 0, 1)] == [[None]] * 3


@pytest.mark.rule("N-217")
def test_the_tile_lies_open_for_everybody_afterwards() -> None:
    s = scout().tile("006", "canteen").goes("scout", "006")
    assert [s.sees(seat, "tile-slot-006") for seat in (-1, 0, 1)] == [["room-canteen"]] * 3


@pytest.mark.rule("N-218")
@pytest.mark.parametrize("explored", [False, True])
def test_who_enters_an_empty_room_is_heard(explored: bool) -> None:
    s = scout()
    if explored:
        s.explore("canteen", "006")
    else:
        s.token("006", "malfunction")
    s.dice(noise=1).goes("scout", "006").heard(NoiseRolled, who="scout", face="1")
    assert s.noises() == {"corridor-006-007"}


@pytest.mark.rule("N-219")
@pytest.mark.parametrize("explored", [False, True])
def test_where_an_intruder_is_nobody_listens(explored: bool) -> None:
    s = scout().intruder("larva", "006")
    if explored:
        s.explore("canteen", "006")
    else:
        s.token("006", "malfunction")
    s.goes("scout", "006").unheard(NoiseRolled).unheard(Encountered)
    assert s.noises() == set()


@pytest.mark.rule("N-219")
def test_where_another_character_is_nobody_listens() -> None:
    s = scout("013").goes("scout", "014")
    s.heard(NoiseRolled)
    s = scout("017").goes("scout", "020").unheard(NoiseRolled)
    assert s.noises() == set()


@pytest.mark.rule("N-219", "N-656")
def test_eggs_and_corpses_are_nobody() -> None:
    s = scout("017").mark("egg", "014").mark("corpse-red", "014").goes("scout", "014")
    s.heard(NoiseRolled)


@pytest.mark.rule("N-220")
@pytest.mark.parametrize("way", ["movement", "adrenaline"])
def test_whoever_leaves_intruders_is_attacked_by_each(way: str) -> None:
    s = scout().intruder("creeper", "hibernatorium").intruder("adult", "hibernatorium")
    s.top("deck-attack", "attack-scratch#2", "attack-scratch#3")
    if way == "movement":
        s.goes("scout", "006")
    else:
        s.hand("scout", "adrenaline").does("scout", "play", "adrenaline")
        s.does("scout", "effect", "desperate flight").does("scout", "go", "006")
    attacks = [event.intruder for event in s.told() if isinstance(event, Attacked)]
    assert attacks == ["intruder-adult", "intruder-creeper"]
    assert s.where("scout") == "slot-006"
    assert s.crew("scout").light == 2


@pytest.mark.rule("N-220")
def test_also_who_is_ordered_away_has_to_escape() -> None:
    s = scout().hand("captain", "order").has("captain", "intercom").set(turn=1)
    s.explore("comms room", "013").at("scout", "013").intruder("adult", "013")
    s.top("deck-attack", "attack-scratch#2").does("captain", "play", "order")
    s.does("captain", "go", "010").heard(Attacked, intruder="adult", who="scout")
    assert s.where("scout") == "slot-010"


@pytest.mark.rule("N-221")
@pytest.mark.parametrize(
    ("before", "special"),
    [
        ("003", "cockpit"),
        ("006", "hibernatorium"),
        ("018", "engine-1"),
        ("018", "engine-2"),
        ("017", "engine-3"),
    ],
)
def test_special_rooms_are_entered_like_others(before: str, special: str) -> None:
    s = scout(before)
    s.at("captain", "010")
    s.goes("scout", special).heard(NoiseRolled, who="scout")
    s = scout(before)
    s.at("captain", special)
    s.goes("scout", special).unheard(NoiseRolled)
    assert s.door(before, special).denied("scout", "move", before) == "N-215"
