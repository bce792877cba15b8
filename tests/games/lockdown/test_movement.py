"""Lockdown: rooms, corridors and stairs, movement, exploration tokens, hunters on the move."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    DoorClosed,
    Encountered,
    Explored,
    IntruderLeft,
    IntruderMoved,
    IntruderPlaced,
    MarkerPlaced,
    NoiseRolled,
    Slimed,
)

STAIRS = ("005", "006", "016", "017")
SECTIONS = {
    "s-01": range(1, 5),
    "s-02": (*range(7, 16),),
    "s-03": range(18, 28),
}


def base(*crew: str, **position: Any) -> LockdownScenario:
    """Workers, or these people, with light everywhere."""
    s = LockdownScenario(*(crew or ("hacker", "sentry")), **position)
    return s.powered("s-01", "s-02", "s-03", "elevator")


def next_door(effect: str = "", items: int | None = None, **position: Any) -> LockdownScenario:
    """The hacker stands alone in the elevator room 007; beyond corridor 3 is the unexplored 008."""
    s = base(**position).at("hacker", "007")
    return s.token("008", effect, items) if effect else s


# Rooms and corridors


@pytest.mark.rule("L-221")
def test_figures_are_in_rooms_and_never_in_corridors() -> None:
    s = next_door().at("sentry", "014").intruder("adult", "013").happens("kickstopper")
    s.dice(noise="silence").until(lambda s: s.state.turn == 0, "idle").goes("hacker", "016")
    assert s.play.people("slot-016") == [0]
    assert "intruder-adult" in s.state.zones["slot-008"]
    for corridor in s.play.board.passages:
        assert set(s.state.zones[corridor]) <= {"supply-noise", "supply-door"}


@pytest.mark.rule("L-221", "L-240")
def test_what_happens_on_the_way_happens_in_the_room() -> None:
    s = next_door("doors").dice(noise="silence").goes("hacker", "008")
    assert s.where("hacker") == "slot-008", "the door fell shut behind the hacker"
    assert s.doors() == {"corridor-007-008"}


SPECIAL = (
    *("alert-room", "elevator-room-s-01", "emergency-staircase-2"),
    *("repository", "isolation-room", "backup-power-supply"),
)


@pytest.mark.rule("L-222")
@pytest.mark.parametrize("room", SPECIAL)
def test_special_rooms_are_rooms_that_cannot_be_searched(room: str) -> None:
    s = base().at("hacker", room).hand("hacker", "search", "rest", "interruption")
    assert s.slot(room) not in s.state.searches
    assert s.begin().denied("hacker", "play", "search") == "L-222"
    near = s.play.board.neighbours[s.slot(room)][0]
    s = base().at("hacker", near).at("sentry", "018" if room != "isolation-room" else "002")
    s.mark("fire", room).mark("malfunction", room).dice(noise="silence").goes("hacker", room)
    s.heard(NoiseRolled, who="hacker")


@pytest.mark.rule("L-222")
def test_every_other_room_but_the_nest_can_be_searched() -> None:
    for room, row in CONTENT.rooms.items():
        if row.back in ("1", "2"):
            assert (row.colour is not None) == (room != "nest")


@pytest.mark.rule("L-223")
def test_a_pod_is_no_part_of_its_room() -> None:
    s = base(rooms={"hacker": "007", "sentry": "css-a"}).in_pod("sentry", "a")
    assert s.slot("css-a") == "slot-008"
    s.dice(noise="silence").goes("hacker", "css-a").heard(NoiseRolled)
    assert s.play.people("slot-008") == [0]


@pytest.mark.rule("L-223")
def test_the_bunker_is_no_room() -> None:
    s = base().at("hacker", "001").at("sentry", "001").in_bunker("sentry").gate_open()
    s.intruder("adult", "002").rolls("hacker", "danger")
    assert s.figure("adult").slot == "slot-001"
    assert s.play.people("slot-001") == [0]
    assert not [slot for slot in s.play.board.slots if "bunker" in slot or "pod" in slot]


@pytest.mark.rule("L-224", "L-255")
def test_the_base_has_three_sections_each_with_a_power_token() -> None:
    s = base()
    for section, rooms in SECTIONS.items():
        assert len(s.zone(f"power-{section}")) == 1
        for room in rooms:
            assert s.play.section(f"slot-{room:03}") == section
    assert [slot for slot in s.play.board.slots if not s.play.section(slot)] == [
        f"slot-{one}" for one in STAIRS
    ]


@pytest.mark.rule("L-225")
def test_the_elevator_has_power_of_its_own() -> None:
    s = base().dark("elevator")
    assert len(s.zone("power-elevator")) == 1
    assert s.play.lit("slot-002"), "its rooms have the light of their section"
    assert s.at("hacker", "002").begin().denied("hacker", "room") == "L-468"
    s = base().dark("s-01").at("hacker", "002").begin()
    assert s.is_offered("hacker", "room")
    assert not s.play.lit("slot-002")


# Movement


@pytest.mark.rule("L-226", "L-248")
@pytest.mark.parametrize(
    ("slot", "near"),
    [
        ("001", "002 004"),
        ("004", "001 003 006"),
        ("013", "009 010 012 014"),
        ("016", "007 018"),
        ("022", "021 023 026 027"),
    ],
)
def test_a_move_goes_through_a_corridor_to_the_next_room(slot: str, near: str) -> None:
    s = base().at("hacker", slot).begin()
    for verb in ("move", "careful"):
        offered = sorted(one.split(":")[1] for one in s.offered("hacker", verb))
        assert offered == [f"slot-{one}" for one in near.split()]


@pytest.mark.rule("L-227")
def test_first_the_tile_is_turned_then_its_token() -> None:
    s = next_door("malfunction", 3).tile("008", "archive").dice(noise=4).goes("hacker", "008")
    s.heard(
        Explored, who="hacker", slot="slot-008", room="archive", token="exploration-malfunction#3"
    )
    s.heard(MarkerPlaced, marker="malfunction", room="archive")
    order = [type(one) for one in s.told()]
    assert order.index(Explored) < order.index(MarkerPlaced) < order.index(NoiseRolled)


@pytest.mark.rule("L-227")
def test_the_tile_lies_open_for_everybody_afterwards() -> None:
    s = next_door("malfunction").tile("008", "archive").begin()
    assert [s.sees(seat, "tile-slot-008") for seat in (-1, 0, 1)] == [[None]] * 3
    s.goes("hacker", "008")
    assert [s.sees(seat, "tile-slot-008") for seat in (-1, 0, 1)] == [["room-archive"]] * 3


@pytest.mark.rule("L-228", "L-229")
@pytest.mark.parametrize(
    ("who", "rolls"), [("", 1), ("sentry", 0), ("larva", 0), ("adult", 0), ("egg", 1)]
)
@pytest.mark.parametrize("explored", [True, False])
def test_only_an_empty_room_makes_one_heard(who: str, rolls: int, explored: bool) -> None:
    s = next_door("malfunction").dice(noise="silence")
    if explored:
        s.explore("laboratory", "008")
    if who == "sentry":
        s.at("sentry", "008") if explored else s.is_("sentry", slot="slot-008")
    elif who == "egg":
        s.mark("egg", "008")
    elif who:
        s.intruder(who, "008")
    s.goes("hacker", "008")
    assert len([one for one in s.told() if isinstance(one, NoiseRolled)]) == rolls


# Exploration tokens


@pytest.mark.rule("L-230", "L-242")
@pytest.mark.parametrize("items", [1, 2, 3, 4])
def test_a_token_sets_the_item_counter_and_leaves_the_game(items: int) -> None:
    s = next_door("doors", items).tile("008", "laboratory").dice(noise=4).goes("hacker", "008")
    assert s.state.searches["slot-008"] == items
    order = [type(one) for one in s.told()]
    assert order.index(Explored) < order.index(DoorClosed)
    assert s.zone("exploration-slot-008") == []
    assert f"exploration-doors#{items}" in s.zone("gone")


@pytest.mark.rule("L-231")
def test_the_nest_has_no_item_counter() -> None:
    s = next_door("malfunction", 4).tile("008", "nest").dice(noise="silence").goes("hacker", "008")
    assert "slot-008" not in s.state.searches


AROUND = {"corridor-007-008", "corridor-008-009", "corridor-008-012"}


@pytest.mark.rule("L-232", "L-233", "L-235", "L-263")
@pytest.mark.parametrize(
    ("token", "slimed", "danger"),
    [("silence", False, False), ("silence", True, True), ("danger", False, True)],
)
@pytest.mark.parametrize("near", [True, False])
def test_silence_and_danger_replace_the_noise_roll(
    token: str, slimed: bool, danger: bool, near: bool
) -> None:
    s = next_door(token).is_("hacker", slimed=slimed)
    if near:
        s.intruder("adult", "009")
    s.goes("hacker", "008").unheard(NoiseRolled)
    assert s.intruders("008") == (["adult"] if near and danger else [])
    assert s.noises() == (AROUND if danger and not near else set())


@pytest.mark.rule("L-234", "L-236", "L-233", "L-563", "L-564")
@pytest.mark.parametrize(
    ("token", "slimed", "danger"),
    [("silence", False, False), ("silence", True, True), ("danger", False, True)],
)
def test_on_tiptoe_silence_costs_a_marker_and_danger_is_danger(
    token: str, slimed: bool, danger: bool
) -> None:
    s = next_door(token).is_("hacker", slimed=slimed).intruder("adult", "009")
    s.creeps("hacker", "008", "" if danger else "corridor-008-012").unheard(NoiseRolled)
    assert s.intruders("008") == (["adult"] if danger else [])
    assert s.noises() == (set() if danger else {"corridor-008-012"})
    assert s.asked("hacker").text.id == "ask-turn"


@pytest.mark.rule("L-237", "L-238", "L-239", "L-240", "L-241")
@pytest.mark.parametrize("token", ["slime", "fire", "malfunction", "doors"])
def test_the_other_tokens_do_not_spare_the_noise_roll(token: str) -> None:
    s = next_door(token).tile("008", "laboratory").dice(noise=4).goes("hacker", "008")
    s.heard(NoiseRolled, face="noise-4")
    assert s.noises() == {"corridor-008-009"}
    assert s.crew("hacker").slimed == (token == "slime")
    assert s.play.burning("slot-008") == (token == "fire")
    assert s.play.broken("slot-008") == (token == "malfunction")
    assert s.doors() == ({"corridor-007-008"} if token == "doors" else set())


@pytest.mark.rule("L-242")
def test_a_token_works_once() -> None:
    s = next_door("slime").dice(noise=["silence", "silence"]).goes("hacker", "008")
    s.is_("hacker", slimed=False).goes("hacker", "007").unheard(Slimed)
    s.is_("hacker", slimed=False, passed=False).rests("sentry").dice(noise="silence")
    s.goes("hacker", "008").unheard(Slimed).unheard(Explored)


# Technical corridors


@pytest.mark.rule("L-248")
@pytest.mark.parametrize("way", ["vents", "cave-plans", "cave-entrance"])
def test_three_ways_through_the_technical_corridors(way: str) -> None:
    """To an explored room with an entrance: by a card of the Survivor, an item, and a room."""
    s = base("survivor", "hacker").hand("survivor", "vents", "rest", "search")
    s.explore("cave-entrance").at("hacker", "012").top("deck-attack", "cut#2").dice(noise="silence")
    if way == "cave-entrance":
        s.at("survivor", way).works("survivor")
    elif way == "vents":
        s.at("survivor", "009").plays("survivor", way)
    else:
        s.at("survivor", "009").has("survivor", way).uses("survivor", way)
    others = {f"crawl:slot-{one}" for one in ("006", "012", "016")}
    assert set(s.offered("survivor")) == others, "explored, with an entrance, and elsewhere"
    s.does("survivor", "crawl", "012")
    assert s.where("survivor") == "slot-012"


@pytest.mark.rule("L-249")
def test_noise_and_moving_hunters_know_technical_corridors_as_corridors() -> None:
    s = base().at("hacker", "012").rolls("hacker", 4)
    assert s.noises() == {"network-tc"}
    s = base().intruder("adult", "012").happens("panic")
    s.heard(IntruderLeft, intruder="adult")


@pytest.mark.rule("L-252")
@pytest.mark.parametrize("slot", ["001", "012"])
def test_no_door_fits_into_a_technical_corridor(slot: str) -> None:
    s = base(rooms={"hacker": "archive"}).computer("d", "a").at("sentry", slot)
    s.does("hacker", "computer", "option-door").pays()
    doors = {one.split(":")[1] for one in s.offered("hacker", "close-door")}
    assert doors == set(s.play.board.passages)


@pytest.mark.rule("L-253", "L-254")
@pytest.mark.parametrize("noisy", [True, False])
def test_a_hunter_that_goes_in_is_gone_with_a_token_of_its_kind(noisy: bool) -> None:
    s = base().intruder("adult", "012", injuries=2)
    if noisy:
        s.noise("network-tc")
    before = Counter(one.split("-")[1] for one in s.zone("bag"))
    s.happens("panic").heard(IntruderLeft, intruder="adult", rule="L-253")
    assert s.state.intruders == []
    # The blank of the quiet colony step brings one more.
    after = Counter(one.split("-")[1] for one in s.zone("bag"))
    assert after - before == Counter(adult=2)
    assert s.noises() == ({"network-tc"} if noisy else set())


@pytest.mark.rule("L-253")
def test_whatever_comes_back_is_unhurt() -> None:
    s = base("hacker").intruder("breeder", "012", injuries=3).noise_around("repository")
    s.top("deck-event", "event-panic").dice(noise=1)
    s.blind("bag", "token-adult-1-3", "token-breeder-2-4").set(stage="event", queue=[]).begin()
    s.heard(IntruderLeft, intruder="breeder")
    assert s.intruders("repository") == ["breeder"]
    assert s.figure("breeder").injuries == 0


# Evacuation stairs


@pytest.mark.rule("L-255")
def test_effects_on_a_section_do_not_reach_the_stairs() -> None:
    """Blood Trace: in each section the hunters go to whoever bleeds."""
    s = base("hacker", "sentry").blackout().at("hacker", "006").wounded("hacker", "arm")
    s.hand("hacker").intruder("creeper", "011").intruder("creeper", "017")
    s.happens("blood-trace-a").unheard(IntruderMoved)
    g = base("hacker", "sentry").blackout().at("hacker", "010").wounded("hacker", "arm")
    g.hand("hacker").intruder("creeper", "006").happens("blood-trace-a").unheard(IntruderMoved)


@pytest.mark.rule("L-256")
@pytest.mark.parametrize("slot", STAIRS)
def test_on_the_stairs_it_is_always_dark(slot: str) -> None:
    s = base().at("hacker", slot).at("sentry", "008")
    assert not s.play.lit(f"slot-{slot}")
    assert s.play.dark(0)
    assert not s.play.dark(1)
    s.happens("egg-protection")
    assert (len(s.zone("discard-0")), len(s.zone("discard-1"))) == (1, 0), "contamination"


@pytest.mark.rule("L-257")
@pytest.mark.parametrize("slot", STAIRS)
def test_stairs_have_no_colour_and_no_action(slot: str) -> None:
    s = base().at("hacker", slot).begin()
    assert s.play.colour(f"slot-{slot}") == ""
    assert not s.is_offered("hacker", "room")
    assert not s.play.computer(f"slot-{slot}")


@pytest.mark.rule("L-258")
def test_a_malfunction_on_the_stairs_uses_up_a_marker() -> None:
    s = base().at("hacker", "005").hand("hacker", "demolition")
    left = len(s.zone("supply-of-supply-malfunction"))
    s.does("hacker", "play", "demolition").heard(MarkerPlaced, marker="malfunction")
    assert s.play.broken("slot-005")
    assert len(s.zone("supply-of-supply-malfunction")) == left - 1
    assert s.is_offered("hacker", "pass")


# Nightstalkers on the move


@pytest.mark.rule("L-259")
def test_hunters_explore_nothing() -> None:
    s = base().intruder("adult", "013").happens("damage").unheard(Explored)
    assert s.figure("adult").slot == "slot-012"
    assert "slot-012" not in s.state.explored
    assert len(s.zone("exploration-slot-012")) == 1


@pytest.mark.rule("L-260")
def test_a_hunter_that_walks_in_means_combat_but_no_encounter() -> None:
    s = base("hacker").at("hacker", "012").hand("hacker").intruder("adult", "013")
    s.noise("corridor-008-012").happens("damage")
    s.unheard(Encountered).unheard(Attacked)
    assert s.play.in_combat(0)
    assert s.noises() == {"corridor-008-012"}, "an encounter would have silenced it"


@pytest.mark.rule("L-261")
@pytest.mark.parametrize("fighting", [0, 2])
def test_a_ninth_adult_sends_the_others_away(fighting: int) -> None:
    s = base().at("sentry", "018").noise_around("repository").hand("hacker", "rest", "search")
    for number in range(8):
        s.intruder("adult", "018" if number < fighting else "022")
    tokens = [one for one in s.zone("pool") if "adult" in one]
    s.only("pool", *tokens[:3], rest="box").blind("bag", "token-adult-1-3").rolls("hacker", 1)
    assert s.intruders("repository") == ["adult"]
    assert s.intruders("018") == ["adult"] * fighting
    assert s.intruders("022") == []
    left = [one for one in s.told() if isinstance(one, IntruderLeft)]
    assert len(left) == 8 - fighting
    assert len([one for one in left if one.token]) == 3, "as far as there are tokens"


@pytest.mark.rule("L-261")
def test_if_all_eight_fight_no_ninth_comes() -> None:
    s = base().at("sentry", "018").noise_around("repository").hand("hacker")
    for _ in range(8):
        s.intruder("adult", "018")
    s.blind("bag", "token-adult-1-3").rolls("hacker", 1)
    s.unheard(IntruderPlaced).unheard(Attacked)
    assert len(s.intruders("018")) == 8
