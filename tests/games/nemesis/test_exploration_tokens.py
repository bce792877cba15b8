"""Nemesis, chapter Exploration tokens: what is found in a room on entering it first."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    DoorClosed,
    Encountered,
    Explored,
    MarkerPlaced,
    NoiseRolled,
    Slimed,
)

SPARE = ["rest", "search", "search", "demolition"]
AROUND_006 = {"corridor-006-007", "corridor-006-011", "corridor-005-006", "corridor-002-006"}
AROUND_014 = {"corridor-013-014", "corridor-014-017", "corridor-011-014", "network-red"}
BURNING = ["001", "011", "019", "020", "021", "016", "017", "018"]
"""Eight slots; in the first five are the special rooms."""


def scout(effect: str, items: int | None = None, *, there: str = "006") -> NemesisScenario:
    """The Scout in the hibernatorium; next door a canteen with this token."""
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE})
    return s.tile(there, "canteen").token(there, effect, items)


def explored(effect: str, items: int | None = None) -> NemesisScenario:
    """The Scout has gone there and rolled a 1."""
    return scout(effect, items).dice(noise=1).goes("scout", "006")


@pytest.mark.rule("N-222")
def test_a_token_is_resolved_only_once() -> None:
    s = explored("slime", 3).goes("scout", "hibernatorium").does("captain", "pass")
    s.does("captain", "done").is_("scout", slimed=False).set(searches={"slot-006": 1})
    s.goes("scout", "006")
    s.unheard(Explored).unheard(Slimed)
    assert s.state.searches["slot-006"] == 1


@pytest.mark.rule("N-222")
def test_items_come_first_then_the_effect() -> None:
    s = scout("doors", 4)
    for way in list(s.play.board.passages)[:13]:
        if way != "corridor-006-011":
            s.edit().lay("supply-door", way)
    s.goes("scout", "006").asked("scout", "door-from")
    assert s.state.searches["slot-006"] == 4
    assert "corridor-006-011" not in s.doors()


@pytest.mark.rule("N-223")
@pytest.mark.parametrize("effect", ["silence", "danger", "slime", "fire", "malfunction", "doors"])
def test_a_token_leaves_the_game(effect: str) -> None:
    s = scout(effect)
    token = s.zone("exploration-slot-006")
    s.goes("scout", "006")
    assert s.zone("exploration-slot-006") == []
    assert token[0] in s.zone("gone")


@pytest.mark.rule("N-224")
@pytest.mark.parametrize("items", [1, 2, 3, 4])
def test_the_token_says_how_many_items_there_are(items: int) -> None:
    s = explored("malfunction", items)
    assert s.state.searches["slot-006"] == items
    assert s.view("captain").rooms["slot-006"].items == items


@pytest.mark.rule("N-225")
@pytest.mark.parametrize(
    ("room", "here", "there"),
    [("nest", "006", "005"), ("room-covered-with-slime", "011", "006")],
)
def test_two_rooms_have_no_item_counter(room: str, here: str, there: str) -> None:
    s = NemesisScenario("scout", "captain").tile(there, room).token(there, "malfunction", 3)
    s.at("scout", here)
    s.goes("scout", there).heard(Explored, room=room)
    assert f"slot-{there}" not in s.state.searches
    assert s.view("scout").rooms[f"slot-{there}"].items is None


# Silence and danger


@pytest.mark.rule("N-226")
def test_silence_saves_the_noise_roll() -> None:
    s = scout("silence").intruder("adult", "005").goes("scout", "006").unheard(NoiseRolled)
    assert s.noises() == set()
    assert s.intruders("005") == ["adult"]


@pytest.mark.rule("N-227")
def test_silence_is_danger_for_those_covered_with_slime() -> None:
    s = scout("silence").is_("scout", slimed=True).intruder("adult", "005").goes("scout", "006")
    assert s.intruders("006") == ["adult"]
    s.unheard(NoiseRolled)
    s = scout("silence").is_("scout", slimed=True).goes("scout", "006")
    assert s.noises() == AROUND_006


@pytest.mark.rule("N-228")
def test_danger_saves_the_noise_roll() -> None:
    scout("danger").goes("scout", "006").unheard(NoiseRolled)
    scout("danger").intruder("adult", "005").goes("scout", "006").unheard(NoiseRolled)


@pytest.mark.rule("N-229")
def test_danger_brings_all_intruders_from_next_door() -> None:
    s = scout("danger").intruder("adult", "005").intruder("creeper", "007").intruder("larva", "005")
    s.intruder("breeder", "010").intruder("queen", "008").goes("scout", "006")
    assert s.intruders("006") == ["adult", "creeper", "larva"]
    assert s.intruders("010") == ["breeder"]
    assert s.intruders("008") == ["queen"]
    assert s.noises() == set()
    s.unheard(Encountered)


@pytest.mark.rule("N-229")
def test_an_intruder_in_combat_does_not_come() -> None:
    s = scout("danger").intruder("adult", "005").intruder("creeper", "007")
    s.at("captain", "007")
    s.goes("scout", "006")
    assert s.intruders("006") == ["adult"]
    assert s.intruders("007") == ["creeper"]


@pytest.mark.rule("N-230")
def test_all_who_are_there_are_in_combat_with_those_who_come() -> None:
    s = NemesisScenario("soldier", "captain", hands={"soldier": ["covering fire"]})
    s.tile("006", "canteen").token("006", "danger").intruder("larva", "hibernatorium")
    s.intruder("adult", "005").does("soldier", "play", "covering fire").does("soldier", "go", "006")
    s.does("soldier", "together", "captain").does("captain", "go")
    assert s.play.people("slot-006") == [0, 1]
    assert s.intruders("006") == ["adult", "larva"]
    assert s.play.in_combat(0)
    assert s.play.in_combat(1)
    assert s.denied("soldier", "careful", "007") == "N-190"


@pytest.mark.rule("N-231")
def test_danger_without_intruders_is_noise_all_around() -> None:
    s = scout("danger").noise("corridor-006-007").goes("scout", "006")
    assert s.noises() == AROUND_006
    assert s.zone("corridor-006-007") == ["supply-noise"]
    s.unheard(Encountered)


@pytest.mark.rule("N-231")
def test_the_technical_corridors_are_part_of_it_where_there_is_an_entrance() -> None:
    s = scout("danger", there="014").goes("scout", "014")
    assert s.noises() == AROUND_014


@pytest.mark.rule("N-231")
def test_an_intruder_in_combat_counts_for_nothing() -> None:
    s = scout("danger").intruder("creeper", "007")
    s.at("captain", "007")
    s.goes("scout", "006")
    assert s.noises() == AROUND_006


# The others


@pytest.mark.rule("N-232")
def test_slime_covers_who_comes_and_a_noise_roll_follows() -> None:
    s = explored("slime")
    s.heard(Slimed, who="scout", rule="N-232")
    s.heard(NoiseRolled, who="scout", face="1")
    order = [type(event) for event in s.told()]
    assert order.index(Slimed) < order.index(NoiseRolled)
    assert s.crew("scout").slimed
    assert s.noises() == {"corridor-006-007"}


@pytest.mark.rule("N-232")
def test_slime_counts_for_the_noise_roll_that_follows() -> None:
    s = scout("slime").dice(noise="silence").goes("scout", "006")
    assert s.noises() == AROUND_006


@pytest.mark.rule("N-233", "N-234")
@pytest.mark.parametrize(("marker", "rule"), [("fire", "N-233"), ("malfunction", "N-234")])
def test_a_marker_is_put_in_the_room_and_a_noise_roll_follows(marker: str, rule: str) -> None:
    s = explored(marker)
    s.heard(MarkerPlaced, marker=marker, room="canteen", rule=rule)
    s.heard(NoiseRolled, who="scout", face="1")
    order = [type(event) for event in s.told()]
    assert order.index(MarkerPlaced) < order.index(NoiseRolled)
    assert s.zone("slot-006") == [f"supply-{marker}"]


@pytest.mark.rule("N-235")
def test_doors_close_behind_who_comes_and_a_noise_roll_follows() -> None:
    s = explored("doors")
    s.heard(DoorClosed, rule="N-235")
    s.heard(NoiseRolled, who="scout", face="1")
    order = [type(event) for event in s.told()]
    assert order.index(DoorClosed) < order.index(NoiseRolled)
    assert s.doors() == {"corridor-006-011"}


@pytest.mark.rule("N-235")
def test_the_door_closes_in_the_corridor_that_was_taken() -> None:
    s = scout("doors")
    s.at("scout", "005")
    assert s.goes("scout", "006").doors() == {"corridor-005-006"}
    s = NemesisScenario("scout", "captain", options={"layout": "alternative"})
    s.token("slot-005", "doors").does("scout", "move", "005", "corridor-005-008b").pays()
    assert s.doors() == {"corridor-005-008b"}


@pytest.mark.rule("N-236")
@pytest.mark.parametrize("way", ["card", "plan"])
def test_without_a_corridor_there_is_no_door(way: str) -> None:
    s = NemesisScenario("mechanic", "captain", hands={"mechanic": ["technical corridors", *SPARE]})
    s.at("mechanic", "engine-3")
    s.token("014", "doors", 3).has("mechanic", "technical corridors plan").dice(noise=1)
    if way == "card":
        s.does("mechanic", "play", "technical corridors").pays().does("mechanic", "crawl", "014")
    else:
        s.does("mechanic", "use", "technical corridors plan").pays()
        s.does("mechanic", "crawl", "014")
    s.heard(Explored, token="doors")
    s.unheard(DoorClosed).heard(NoiseRolled, who="mechanic")
    assert s.doors() == set()
    assert s.state.searches["slot-014"] == 3


# The ninth marker


@pytest.mark.rule("N-237")
@pytest.mark.parametrize("marker", ["fire", "malfunction"])
def test_the_ninth_marker_is_the_end(marker: str) -> None:
    s = scout(marker)
    for slot in BURNING[1:]:
        s.mark(marker, slot)
    assert not s.goes("scout", "006").over, "the eighth is not"
    s = scout(marker)
    for slot in BURNING:
        s.mark(marker, slot)
    s.goes("scout", "006").unheard(NoiseRolled)
    assert s.over
    assert s.state.destroyed


@pytest.mark.rule("N-238")
def test_where_a_fire_burns_already_no_ninth_marker_is_needed() -> None:
    s = scout("fire").mark("fire", "006")
    for slot in BURNING[1:]:
        s.mark("fire", slot)
    s.dice(noise=1).goes("scout", "006").unheard(MarkerPlaced).heard(NoiseRolled)
    assert not s.over


@pytest.mark.rule("N-238")
def test_nor_where_something_is_broken_already() -> None:
    s = NemesisScenario("scout", "captain").intruder("adult", "engine-3")
    for slot in BURNING:
        s.mark("malfunction", slot)
    s.event("damage")
    assert not s.over
    s = NemesisScenario("scout", "captain").explore("canteen", "015").intruder("adult", "016")
    for slot in BURNING:
        s.mark("malfunction", slot)
    assert s.event("damage").over, "the intruder goes to another room"


@pytest.mark.rule("N-229", "N-231")
def test_a_closed_door_stops_an_intruder_and_there_is_no_noise_instead() -> None:
    s = scout("danger").door("005", "006").intruder("adult", "005").goes("scout", "006")
    assert s.intruders("005") == ["adult"]
    assert s.doors(ruined=True) == {"corridor-005-006"}
    assert s.noises() == set()
