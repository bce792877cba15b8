"""Retaliation, chapters Map, Nest, Rooms, Corridors, Doors, Fire, Malfunction, Security, movement."""

from typing import Any

import pytest
from tests.games.retaliation.soldiers import without

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.rules.grid import ENDS, NEIGHBOURS, SECTOR, sectors
from hullbreach.games.retaliation.rules.markers import break_room, burn, can_reinforce, make_noise
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Attacked, NoiseRolled
from hullbreach.games.survival.rules.play import ShipLost

FOUR = ("rest", "demolition", "repairs", "search")


def medic(drawing: str, *things: str, **how: Any) -> RetaliationScenario:
    """The Medic with four cards and some things."""
    return RetaliationScenario(drawing, **how).hand("medic", *FOUR).has("medic", *things)


def spent(s: RetaliationScenario, marker: str) -> RetaliationScenario:
    """No marker of a kind is left in the supply."""
    s.edit().move_all(f"supply-of-supply-{marker}", "gone")
    return s


# The map


@pytest.mark.rule("R-194", "R-198")
def test_three_sectors_and_the_corridors_between_them() -> None:
    assert {sector: list(SECTOR.values()).count(sector) for sector in "abc"} == {
        "a": 8,
        "b": 7,
        "c": 8,
    }
    assert sectors("gap-a4-b3") == ("a", "b")
    assert sectors("gap-lz-a4") == ("a",)
    assert sectors("space-b3") == ("b",)
    s = medic("lz:@medic -204- a4 -304- b3:@recon", air=["b"]).rests("medic", "recon")
    assert (s.oxygen("medic"), s.oxygen("recon")) == (6, 7)


@pytest.mark.rule("R-195", "R-262", "R-263")
def test_characters_go_from_room_to_room() -> None:
    s = medic("lz:@medic -204:A- a4\nlz -101- a3")
    moves = s.offered("medic", "move")
    assert set(moves) == {"move:gap-lz-a4", "move:gap-a3-lz"}
    s.goes("medic", "a3", "4")
    assert s.where("medic") == "a3"


@pytest.mark.rule("R-196", "R-273")
def test_lettered_rooms_lie_in_their_sector() -> None:
    for seed in range(12):
        s = medic("lz:@medic -204- a4 -304- b3 -305- c4?", seed=f"seed {seed}")
        s.top("deck-exploration", "9").blind("bag", "blank").is_("medic", slot="space-b3")
        s.goes("medic", "c4")
        room = s.state.explored["space-c4"].removeprefix("room-")
        assert GAME.edition().box.rooms[room].stack == "c"


@pytest.mark.rule("R-197", "R-276")
def test_nothing_is_laid_beyond_the_frame() -> None:
    corners = {"space-a1": 2, "space-c2": 2, "space-a6": 2, "space-c8": 2, "space-c5": 3}
    assert {space: len(NEIGHBOURS[space]) for space in corners} == corners
    s = medic("lz:@medic -101- a3 -102- a1?").is_("medic", slot="space-a3")
    s.top("deck-exploration", "1").goes("medic", "a1")
    assert set(s.g.exits("space-a1")) == {"gap-a1-a3"}


@pytest.mark.rule("R-199")
def test_the_hidden_hibernatorium_cannot_be_used_nor_its_robot() -> None:
    s = medic("lz:@medic -204- a4", hibernation=True).is_("medic", slot="space-hib")
    assert s.denied("medic", "room") == "R-208"
    assert s.denied("medic", "robot") == "R-199"
    s = medic("hib:@medic -200- b1", hibernation=True).robot("technical", "hib")
    assert s.is_offered("medic", "room")
    assert s.is_offered("medic", "robot")


@pytest.mark.rule("R-213", "R-235", "R-236", "R-594")
def test_a_corridor_joins_neighbours_whatever_stands_in_it_but_a_door() -> None:
    g = medic("lz:@medic -204:AA- a4 -|304- b3\na4 -105- a3?").play
    assert g.within_sight("space-lz") == ["space-a4"]
    assert g.within_sight("space-a4") == ["space-lz"]
    assert g.exits("space-lz") == ["gap-lz-a4"]


# The nest


@pytest.mark.rule("R-202", "R-203", "R-500")
def test_an_egg_is_taken_in_the_nest_into_a_hand() -> None:
    s = medic("c4=nest:@medic -204- b3").dice(noise="2").works("medic", "take-egg")
    assert s.held("medic") == ["carbine", "egg"]
    assert len(s.zone("eggs")) == 4
    s.heard(NoiseRolled)
    assert s.at("b3-c4") == "N"


@pytest.mark.rule("R-204", "R-205", "R-450")
@pytest.mark.parametrize("how", ["take-egg", "crush-egg"])
def test_without_eggs_the_nest_is_destroyed_for_good(how: str) -> None:
    s = medic("c4=nest:@medic -204- b3")
    for _ in range(4):
        s.edit().put("supply-egg", "eggs", "gone")
    assert not s.state.nest_destroyed
    s.dice(noise="1").works("medic", how)
    assert s.state.nest_destroyed
    egg = "hands-0" if how == "take-egg" else "gone"
    s.edit().put("supply-egg", egg, "eggs")
    assert s.begin().state.nest_destroyed


@pytest.mark.rule("R-500", "R-021")
def test_in_a_nest_without_eggs_there_is_nothing_to_do() -> None:
    s = medic("c4=nest:@medic -204- b3")
    s.edit().move_all("eggs", "gone")
    assert s.denied("medic", "room") == "R-500"


@pytest.mark.rule("R-206", "R-597", "R-212")
def test_the_nest_is_neither_secured_nor_broken() -> None:
    s = medic("c4=nest:@medic -204- b3")
    assert s.denied("medic", "secure") == "R-255"
    break_room(s.edit(), "space-c4")
    assert s.at("c4") == ""


@pytest.mark.rule("R-598")
def test_a_discarded_egg_is_out_of_the_game() -> None:
    s = medic("lz:@medic -204- a4", "egg").does("medic", "drop", "egg")
    assert (len(s.zone("eggs")), s.zone("gone").count("supply-egg")) == (4, 1)


@pytest.mark.rule("R-599")
def test_a_burning_nest_keeps_its_eggs_when_the_game_ends() -> None:
    s = medic("c4=nest:F -204- b3:@medic").ends()
    assert s.over
    assert (len(s.zone("eggs")), s.state.nest_destroyed) == (5, False)


# Rooms and corridors


@pytest.mark.rule("R-207", "R-208", "R-094")
def test_a_room_is_used_by_who_is_in_it() -> None:
    s = medic("lz:@recon -204- a4=emergency-room:@medic").is_("medic", health=2)
    s.is_("recon", health=2).set(turn=1).works("medic")
    assert (s.health("medic"), s.health("recon")) == (0, 2)


@pytest.mark.rule("R-600", "R-394")
def test_a_broken_room_keeps_its_computer() -> None:
    s = medic("a4=alarm-room:M@medic -204- lz", found=True).robot("technical", "lz")
    assert s.is_offered("medic", "robot")
    assert s.denied("medic", "room") == "R-208"


@pytest.mark.rule("R-217", "R-221", "R-225")
def test_noise_does_not_fill_a_corridor_but_an_intruder_does() -> None:
    s = medic("lz:@medic -204:A- a4\nlz -101:N- a3")
    g = s.edit()
    make_noise(g, "gap-lz-a4")
    assert s.at("lz-a4") == "A"
    assert [can_reinforce(g, gap) for gap in ("gap-lz-a4", "gap-a3-lz")] == [False, True]


@pytest.mark.rule("R-225", "R-226", "R-604")
def test_reinforcing_hushes_the_corridor_and_leaves_its_door() -> None:
    s = medic("lz:@medic -201:N- a4", "phosphates").uses("medic", "phosphates")
    assert s.state.reinforced == ["gap-lz-a4"]
    assert s.at("lz-a4") == ""
    assert s.g.tile("gap-lz-a4") == "201"
    s.is_("medic", slot="space-lz").shut("lz-a4", "lz")
    assert s.closed("lz-a4", "lz") is True


@pytest.mark.rule("R-229", "R-596")
def test_corridors_of_the_hibernatorium_are_normal_but_for_reinforcing() -> None:
    s = medic("b1:@medic -200- hib", "phosphates")
    assert "R-225" in s.denied("medic", "use", "phosphates")
    assert s.goes("medic", "hib", "2").at("hib-b1") == "N"


@pytest.mark.rule("R-603")
def test_other_effects_may_put_noise_into_a_reinforced_corridor() -> None:
    s = medic("lz:@medic -204#- a4?").event("rise-of-the-machine")
    assert s.at("lz-a4") == "N"


@pytest.mark.rule("R-548")
def test_without_corridors_nothing_is_laid() -> None:
    s = medic("lz:@medic -204- a4?").top("deck-exploration", "9").blind("bag", "blank")
    s.edit().move_all("corridors", "gone")
    s.goes("medic", "a4")
    assert s.g.exits("space-a4") == ["gap-lz-a4"]


# Doors


@pytest.mark.rule("R-230", "R-231", "R-232", "R-605")
def test_doors_are_closed_on_marks_and_opened_again() -> None:
    s = medic("lz:@medic -201- a4\nlz -104- a3")
    s.plays("medic", "repairs", "work-door")
    assert s.closed("lz-a4", "lz") is True
    assert s.lying("lz-a4") == ["201", "door"]
    assert not s.is_offered("medic", "move", "lz-a4")
    s.hand("medic", *FOUR).plays("medic", "repairs", "work-door")
    assert s.closed("lz-a4", "lz") is None
    assert s.lying("lz-a4") == ["201"]


@pytest.mark.rule("R-231")
def test_without_a_mark_no_door_can_be_closed() -> None:
    s = medic("lz:@medic -204- a4", "tools")
    assert s.denied("medic", "use", "tools") in ("R-254, R-231", "R-231, R-254")


@pytest.mark.rule("R-233", "R-234", "R-549")
def test_only_a_closed_door_can_be_destroyed_and_then_never_be_closed() -> None:
    s = medic("lz:@medic -201- a4")
    assert not s.plays("medic", "demolition").is_offered("medic", "effect", "demolish")
    s = medic("lz:@medic -|201- a4").plays("medic", "demolition", "demolish")
    assert s.closed("lz-a4", "lz") is False
    assert s.lying("lz-a4") == ["201", "door"]
    assert s.is_offered("medic", "move", "lz-a4")
    s = medic("lz:@medic -|201- a4", "tools").plays("medic", "demolition", "demolish")
    assert s.denied("medic", "use", "tools") in ("R-254, R-231", "R-231, R-254")


@pytest.mark.rule("R-237", "R-236", "R-605")
def test_a_door_behind_a_door_is_out_of_reach() -> None:
    s = medic("lz:@medic -|201|- a4")
    s.plays("medic", "demolition", "demolish")
    assert (s.closed("lz-a4", "lz"), s.closed("lz-a4", "a4")) == (False, True)


@pytest.mark.rule("R-236")
def test_a_closed_door_keeps_off_grenades_and_reinforcing() -> None:
    s = medic("lz:@medic -|204:A- a4", "gear-grenade", "phosphates")
    assert s.denied("medic", "gear") == "R-155"
    assert "R-225" in s.denied("medic", "use", "phosphates")
    far = medic("lz:@medic -204:A|- a4", "gear-grenade")
    assert far.is_offered("medic", "gear")


@pytest.mark.rule("R-606")
def test_a_door_at_the_far_end_does_not_keep_off_reinforcing() -> None:
    s = RetaliationScenario("lz:@medic -204|- a4:@recon").hand("medic", "secure", "rest")
    s.plays("medic", "secure", "reinforce-for-card")
    assert s.state.reinforced == ["gap-lz-a4"]


@pytest.mark.rule("R-238", "R-484")
def test_a_move_to_any_room_minds_no_doors() -> None:
    s = medic("a4=technical-corridor:@medic -204- lz\nlz -|101|- a3")
    s.top("deck-attack", "attack-scratch-3").dice(noise="2").works("medic").does(
        "medic", "place", "a3"
    )
    assert s.where("medic") == "a3"


@pytest.mark.rule("R-239", "R-242")
def test_fire_spreads_to_neighbours_but_not_through_doors_or_into_nothing() -> None:
    s = medic(
        "lz -204- a4:F -304- b3\na4 -|301- b4\na3:@medic -305- a4\na4 -307- b1?", air=["a", "b"]
    )
    s.dice(noise="1").event("fire-breath")
    burning = {one for one in s.state.explored if s.play.burning(one)}
    assert burning == {"space-lz", "space-a3", "space-a4", "space-b3"}


@pytest.mark.rule("R-242")
@pytest.mark.parametrize(("air", "burning"), [("a", {"a4", "b3"}), ("b", {"b3"})])
def test_fire_breath_goes_where_there_is_life_support(air: str, burning: set[str]) -> None:
    s = medic("lz:@medic -204- a4 -304- b3:F", air=[air]).dice(noise="1").event("fire-breath")
    assert {one for one in ("lz", "a4", "b3") if s.play.burning(f"space-{one}")} == burning


@pytest.mark.rule("R-242")
def test_damaging_fire_takes_the_quietest_corridors() -> None:
    s = medic("lz:@medic -104- a4:F -105- b3\na4 -304- b4", first=0).blind("bag", "blank", "blank")
    s.event("damaging-fire")
    burning = {one for one in s.state.explored if s.play.burning(one)}
    assert burning == {"space-lz", "space-a4", "space-b3"}
    assert s.play.broken("space-a4")


@pytest.mark.rule("R-242")
@pytest.mark.parametrize("event", ["fire-breath", "damaging-fire"])
def test_fire_that_has_just_spread_spreads_no_further(event: str) -> None:
    s = medic("a3:F -104- a4 -105- b3:S@medic", air=["a", "b"]).dice(noise="2").event(event)
    burning = {one for one in s.state.explored if s.play.burning(one)}
    assert burning == {"space-a3", "space-a4"}
    assert not s.play.broken("space-a4")


@pytest.mark.rule("R-534")
def test_only_the_large_value_counts_where_corridors_are_compared() -> None:
    s = medic("lz:@medic -207- a4:F -204- b3\na4 -108- b4", lethal=True).blind(
        "bag", "blank", "blank"
    )
    s.event("damaging-fire")
    burning = {one for one in s.state.explored if s.play.burning(one)}
    assert burning == {"space-a4", "space-b4"}


@pytest.mark.rule("R-609")
def test_a_barrier_without_a_mark_is_gone_once_it_is_opened() -> None:
    s = medic("lz:@medic -204- a4", "portable-barrier", "tools")
    s.uses("medic", "portable-barrier").does("medic", "close", "lz-a4", "lz")
    assert s.closed("lz-a4", "lz") is True
    s.uses("medic", "tools", "turn-door")
    assert s.closed("lz-a4", "lz") is None
    s = s.has("medic", "tools").set(actions=2, turn=0).is_("medic", passed=False)
    assert "R-231" in s.denied("medic", "use", "tools")


@pytest.mark.rule("R-549")
def test_without_door_tokens_none_can_be_closed() -> None:
    s = spent(medic("lz:@medic -201- a4", "tools"), "door")
    assert "R-231" in s.denied("medic", "use", "tools")


# Fire and malfunctions


@pytest.mark.rule("R-241", "R-610")
def test_a_burning_room_takes_no_second_fire() -> None:
    s = spent(medic("lz:F@medic -204- a4"), "fire")
    burn(s.edit(), "space-lz")
    assert s.at("lz") == "F"
    with pytest.raises(ShipLost):
        burn(s.edit(), "space-a4")


@pytest.mark.rule("R-244", "R-245", "R-612")
def test_where_malfunctions_lie() -> None:
    s = medic("lz:M@medic -204- a4 -304- b3 -305- c4=nest", "tools")
    g = s.edit()
    for space in ("space-lz", "space-a4", "space-c4"):
        break_room(g, space)
    assert (s.at("lz"), s.at("a4"), s.at("c4")) == ("M", "M", "")
    assert not s.broken()


@pytest.mark.rule("R-245", "R-612", "R-253")
def test_without_markers_a_broken_room_or_one_that_cannot_break_does_not_burn() -> None:
    s = spent(medic("lz:M@medic -204- a4 -304- b3 -305- c4=nest"), "malfunction")
    g = s.edit()
    for space in ("space-lz", "space-a4", "space-c4"):
        break_room(g, space)
    assert (s.at("lz"), s.at("a4"), s.at("c4")) == ("M", "F", "")


@pytest.mark.rule("R-613")
def test_without_either_marker_the_base_is_destroyed() -> None:
    s = spent(spent(medic("lz:@medic -204- a4"), "malfunction"), "fire")
    with pytest.raises(ShipLost):
        break_room(s.edit(), "space-a4")


@pytest.mark.rule("R-246", "R-247", "R-614")
def test_a_broken_item_does_nothing_but_its_tokens_can_be_used() -> None:
    s = medic("lz:@medic -204:AAAAAA- a4", "grenade-launcher").breaks("medic", "grenade-launcher")
    assert not [one for one in s.offered("medic") if "grenade-launcher:gap" in one]
    s.dice(burst=1).does("medic", "gear").pays().does("medic", "throw", "lz-a4")
    assert s.at("lz-a4") == "AAA"
    assert s.tokens("medic", "grenade-launcher") == ["ammo", "grenade"]


@pytest.mark.rule("R-246", "R-515")
def test_a_broken_device_warns_nobody() -> None:
    s = medic("lz:@medic -204- a4?", "perimeter-security-device")
    s.breaks("medic", "perimeter-security-device").blind("bag", "larva")
    s.top("deck-exploration", "9").goes("medic", "a4")
    assert s.crew("medic").larva


@pytest.mark.rule("R-248", "R-611")
def test_the_second_malfunction_destroys_an_item() -> None:
    s = spent(medic("lz:@medic -204:A- a4", "gatling-gun"), "malfunction")
    s.edit().put("supply-malfunction", "gone", "faults")
    s.set(faulty=["item-carbine"]).goes("medic", "a4", "1")
    s = medic("lz:A@medic -204- a4").breaks("medic", "carbine")
    s.fights("medic", "adult", 5).does("medic", "protect", "carbine")
    assert (s.held("medic"), s.broken(), s.at("lz")) == ([], [], "A1")
    assert s.zone("discard-support") == ["item-carbine"]


@pytest.mark.rule("R-249")
def test_rooms_cannot_work_through_a_broken_robot() -> None:
    for room in ("security-robot-room", "drilling-station"):
        s = medic(f"a4={room}:@medic -204- lz", found=True).robot("technical", "lz")
        assert s.is_offered("medic", "room"), room
        s = medic(f"a4={room}:@medic -204- lz", found=True).robot("technical", "lz")
        s.breaks("medic", "robot")
        assert not s.is_offered("medic", "room"), room
        assert s.denied("medic", "robot") == "R-249"


@pytest.mark.rule("R-251")
def test_what_needs_a_robot_only_to_be_there_works_with_a_broken_one() -> None:
    s = RetaliationScenario("lz:@medic -204- a4", found=True).robot("technical", "a4")
    s.hand("medic", "secure", "rest").breaks("medic", "robot")
    s.plays("medic", "secure", "reinforce-for-card")
    assert s.state.reinforced == ["gap-lz-a4"]


@pytest.mark.rule("R-252")
def test_a_broken_robot_cannot_break_again() -> None:
    s = medic("lz:@medic -204- a4").breaks("medic", "robot").event("rise-of-the-machine")
    assert s.broken() == ["robot"]
    assert len(s.zone("faults")) == 1


@pytest.mark.rule("R-253")
def test_without_markers_there_is_fire_where_the_robot_is() -> None:
    s = spent(medic("lz:@medic -204- a4", found=True), "malfunction").robot("technical", "a4")
    s.event("rise-of-the-machine")
    assert s.at("a4") == "F"


@pytest.mark.rule("R-254", "R-019")
def test_a_malfunction_goes_from_the_room_an_item_or_the_robot() -> None:
    s = medic("lz:M@medic -204- a4", found=True).robot("technical", "lz")
    s.breaks("medic", "carbine").breaks("medic", "robot").plays("medic", "repairs", "repair")
    assert set(s.offered("medic")) == {"mend-room", "mend-robot", "mend:item-carbine"}
    s.does("medic", "mend-robot")
    assert s.broken() == ["carbine"]


# Security


@pytest.mark.rule("R-255", "R-256", "R-617")
def test_a_careful_move_into_a_room_with_an_intruder_leaves_no_token() -> None:
    s = medic("lz:@medic -204- a4:A").creeps("medic", "a4", "1")
    assert (s.at("a4"), s.where("medic")) == ("A", "a4")
    s = medic("lz:@medic -204- a4=supply-room").creeps("medic", "a4", "1")
    assert s.at("a4") == ""


@pytest.mark.rule("R-616")
def test_security_does_not_stop_situational_attacks() -> None:
    s = medic("lz:SSA@medic -204- a4").top("deck-attack", "attack-scratch-4")
    s.goes("medic", "a4", "1")
    assert (s.health("medic"), s.at("lz")) == (2, "ASS")


# Movement


@pytest.mark.rule("R-618", "R-264")
def test_a_careful_move_meets_those_in_the_corridor() -> None:
    s = medic("lz:@medic -204:A- a4").top("deck-attack", "attack-scratch-4")
    s.creeps("medic", "a4", "1")
    assert (s.health("medic"), s.at("a4"), s.at("lz-a4")) == (2, "S", "A")


@pytest.mark.rule("R-267", "R-271")
def test_an_unexplored_corridor_leads_to_exploration() -> None:
    s = medic("lz:@medic -204- a4?").top("deck-exploration", "1").goes("medic", "a4")
    assert s.where("medic") == "a4"
    assert "space-a4" in s.state.explored
    s.unheard(NoiseRolled)


@pytest.mark.rule("R-269", "R-270", "R-484")
def test_a_move_regardless_of_distance() -> None:
    s = medic("a4=technical-corridor:@medic -204:DD- lz\na4 -304:D- b3")
    s.top("deck-attack", "attack-scratch-3").works("medic").dice(noise="1")
    s.does("medic", "place", "b3")
    told = [one for one in s.told() if isinstance(one, Attacked)]
    assert [one.intruder for one in told] == ["intruder-adult"]
    assert s.where("medic") == "b3"
    s.heard(NoiseRolled)


# Exploration


@pytest.mark.rule("R-282")
@pytest.mark.parametrize(("card", "rolls"), [(1, False), (4, True)])
def test_noise_is_rolled_only_where_the_card_says_so(card: int, rolls: bool) -> None:
    s = medic("lz:@medic -204- a4?").dice(noise="1").top("deck-exploration", str(card))
    s.goes("medic", "a4")
    assert any(isinstance(one, NoiseRolled) for one in s.told()) == rolls


@pytest.mark.rule("R-280", "R-617")
def test_a_careful_explorer_secures_the_new_room() -> None:
    s = medic("lz:@medic -204- a4?").top("deck-exploration", "1")
    s.top("rooms-x", "room-armory").creeps("medic", "a4")
    assert s.at("a4") == "MS"


@pytest.mark.rule("R-620")
def test_a_drone_explores_without_the_entry_effect_but_removes_the_card() -> None:
    s = medic("lz:@medic -204- a4?", "exploring-drone").top("deck-exploration", "2")
    s.uses("medic", "exploring-drone")
    s.unheard(NoiseRolled)
    assert s.where("medic") == "lz"
    assert "exploration-2" in s.zone("gone")
    assert s.at("a4") == "FM"


@pytest.mark.rule("R-531", "R-621")
def test_exploration_closes_doors_that_touch_the_new_room_only() -> None:
    s = medic("lz:@medic -201- a4?").top("deck-exploration", "1")
    s.top("corridors", "corridor-101", "corridor-104", "corridor-102", "corridor-105")
    s.goes("medic", "a4")
    closed = {name for name, shut in s.state.doors.items() if shut}
    gaps = {gap for gap in s.state.corridors if "space-a4" in ENDS[gap]}
    assert closed == {f"{gap}@space-a4" for gap in gaps if s.g.tile(gap) in ("101", "102")}
    assert "exploration-1" in s.zone("gone")
    assert "gap-lz-a4@space-lz" not in s.state.doors


@pytest.mark.rule("R-621")
def test_the_doors_of_the_hibernatorium_stay_open() -> None:
    s = medic("lz:@medic -204- a4 -305- b1?").top("deck-exploration", "1")
    s.is_("medic", slot="space-a4").goes("medic", "b1")
    assert not [name for name in s.state.doors if "hib" in name]


@pytest.mark.rule("R-622", "R-279")
def test_exploration_markers_obey_the_limits() -> None:
    s = medic("lz:@medic -204- a4?\na3 -205:N- a4?\na4? -304:A- b4").top("deck-exploration", "12")
    s.dice(noise="1").goes("medic", "a4")
    assert s.at("a4-b4") == "A"
    s = spent(medic("lz:@medic -204- a4?"), "malfunction").top("deck-exploration", "4")
    s.dice(noise="1").goes("medic", "a4")
    assert s.at("a4") == "F"


@pytest.mark.rule("R-285", "R-284")
def test_removed_cards_do_not_come_back() -> None:
    s = medic("lz:@medic -204- a4?")
    s.only("deck-exploration", "exploration-1", rest="discard-exploration")
    s.goes("medic", "a4")
    assert s.zone("deck-exploration") == []
    gap = next(one for one in s.g.exits("space-a4") if s.g.unexplored(one))
    s.edit().state.doors = {}
    s.dice(noise="1").blind("bag", "blank").does("medic", "move", gap).pays()
    assert len(s.zone("deck-exploration")) + len(s.zone("discard-exploration")) >= 10
    assert "exploration-1" in s.zone("gone")


@pytest.mark.rule("R-020", "R-021", "R-255")
def test_the_last_security_token_can_be_placed_but_not_two() -> None:
    s = medic("lz:@medic -204- a4").hand("medic", "secure", "rest", "search")
    s = without(s, "supply-of-supply-secure", 1)
    assert "R-255" in s.denied("medic", "play", "secure")
    assert s.does("medic", "secure").pays().at("lz") == "S"


@pytest.mark.rule("R-254")
def test_a_robot_in_another_room_is_not_mended() -> None:
    s = medic("lz:M@medic -204- a4", found=True).robot("technical", "a4").breaks("medic", "robot")
    s.plays("medic", "repairs", "repair")
    assert (s.at("lz"), s.broken()) == ("", ["robot"])


@pytest.mark.rule("R-549")
def test_whoever_explores_says_which_doors_close() -> None:
    s = medic("lz:@medic@recon -204- a4?", turn=1).hand("recon", "rest", "search")
    s = without(s, "supply-of-supply-door", 1).top("deck-exploration", "exploration-5")
    s.top("corridors", "corridor-101", "corridor-102").goes("recon", "a4")
    assert {one.partition(":")[0] for one in s.offered("recon")} == {"close"}


@pytest.mark.rule("R-225")
def test_whoever_reinforces_says_which_corridor() -> None:
    s = medic("a4:@medic@recon -204- lz\na4 -101- a5", turn=1).hand("recon", "rest", "search")
    s.has("recon", "phosphates").uses("recon", "phosphates")
    assert {one.partition(":")[0] for one in s.offered("recon")} == {"corridor"}
