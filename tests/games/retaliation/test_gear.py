"""Retaliation, chapters Tactical gear, Oxygen, Armour, Items, Search, Interaction and trade."""

from collections import Counter
from typing import Any

import pytest

from hullbreach.games.retaliation.rules.events import Burst, GearDropped, GearUsed
from hullbreach.games.retaliation.rules.things import hands_used
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Found

FOUR = ("rest", "demolition", "repairs", "search")


def medic(drawing: str = "lz:@medic -204- a4", *things: str, **how: Any) -> RetaliationScenario:
    """The Medic with four cards and some things."""
    return RetaliationScenario(drawing, **how).hand("medic", *FOUR).has("medic", *things)


# Slots


@pytest.mark.rule("R-151", "R-152", "R-153")
def test_the_belt_has_four_slots_for_anything() -> None:
    belt = ("gear-ammo", "gear-grenade", "gear-oxygen")
    s = medic("lz:@medic -204- a4", *belt).does("medic", "room").pays()
    s.does("medic", "take", "medpack")
    assert s.tokens("medic") == ["ammo", "grenade", "medpack", "oxygen"]
    assert not s.is_offered("medic", "take", "medpack")


@pytest.mark.rule("R-152", "R-153")
def test_slots_of_items_take_their_kind_only() -> None:
    s = medic("lz:@medic -204- a4", "heavy-armor", *["gear-ammo"] * 4).empties(
        "medic", "heavy-armor"
    )
    s.does("medic", "room").pays()
    taken = {one for one in s.offered("medic") if one.startswith("take")}
    assert taken == {"take:gear-medpack"}


@pytest.mark.rule("R-152")
def test_a_grey_slot_takes_anything() -> None:
    s = medic("lz:@medic -204- a4", "utility-vest", *["gear-ammo"] * 4).does("medic", "room").pays()
    for token in ("grenade", "oxygen"):
        s.does("medic", "take", token)
    assert s.tokens("medic", "utility-vest") == ["grenade", "oxygen"]


@pytest.mark.rule("R-154", "R-034")
def test_ammo_can_go_straight_into_a_weapon() -> None:
    s = (
        medic()
        .empties("medic", "carbine")
        .does("medic", "room")
        .pays()
        .does("medic", "take", "ammo")
    )
    s.does("medic", "into", "carbine")
    assert s.tokens("medic", "carbine") == ["ammo"]


@pytest.mark.rule("R-020")
def test_what_has_run_out_cannot_be_taken() -> None:
    s = medic("a4=armory:@medic -204- lz")
    s.edit().move_all("supply-of-gear-ammo", "gone")
    s.does("medic", "room").pays()
    assert [one for one in s.offered("medic") if one.startswith("take")] == ["take:gear-grenade"]


# Using gear


@pytest.mark.rule("R-093", "R-155", "R-587", "R-160", "R-164", "R-156")
def test_any_number_of_tokens_in_one_action_one_after_the_other() -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen", "gear-medpack", "biohazard-armor")
    s.is_("medic", oxygen=2, health=5)
    s.gears("medic", "spend", "oxygen")
    assert (s.oxygen("medic"), s.health("medic")) == (5, 5)
    s.does("medic", "spend", "medpack").does("medic", "into", "belt")
    s.does("medic", "spend", "medpack")
    assert (s.oxygen("medic"), s.health("medic")) == (5, 1)
    assert s.tokens("medic") == s.tokens("medic", "biohazard-armor") == []
    assert len(s.cards("medic")) == 3
    assert len(s.zone("supply-of-gear-medpack")) == 16


@pytest.mark.rule("R-155")
@pytest.mark.parametrize("place", ["belt", "grenade-launcher"])
def test_a_grenade_is_taken_from_where_its_player_says(place: str) -> None:
    s = medic("lz:@medic -204:AAAAAA- a4", "gear-grenade", "grenade-launcher").dice(burst=1)
    s.gears("medic", "throw", "lz-a4").does("medic", "into", place)
    left = {one: s.tokens("medic", one).count("grenade") for one in ("belt", "grenade-launcher")}
    assert left == {"belt": 1, "grenade-launcher": 2} | {place: 0 if place == "belt" else 1}


@pytest.mark.rule("R-155", "R-156")
def test_drugs_use_up_the_medpack_that_the_medic_wants() -> None:
    s = medic("lz:@medic -204- a4", "gear-medpack", "heavy-armor").hand("medic", "combat-drugs")
    s.plays("medic", "combat-drugs").does("medic", "into", "heavy-armor")
    assert (s.tokens("medic"), s.tokens("medic", "heavy-armor")) == (["medpack"], [])
    assert len(s.cards("medic")) == 3


@pytest.mark.rule("R-168", "R-590")
def test_full_lungs_take_no_oxygen_and_the_surplus_is_lost() -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen").is_("medic", oxygen=6)
    assert s.gears("medic", "spend", "oxygen").oxygen("medic") == 7


@pytest.mark.rule("R-161", "R-162", "R-163", "R-586")
@pytest.mark.parametrize(("face", "left"), [(1, "AAA"), (4, "")])
def test_a_grenade_is_no_burst(face: int, left: str) -> None:
    s = medic("lz:@medic -204:AAAAAA- a4", "gear-grenade", "gatling-gun").dice(burst=face)
    s.gears("medic", "throw", "lz-a4")
    assert s.at("lz-a4") == left
    assert s.broken() == []
    assert s.heard(Burst).damage == face + 2


@pytest.mark.rule("R-157", "R-159")
def test_tokens_change_slots_but_no_ammo_out_of_a_weapon() -> None:
    s = medic("lz:@medic -204- a4", "gear-medpack", "heavy-armor").empties("medic", "heavy-armor")
    s.gears("medic", "shift", "medpack", "belt", "heavy-armor")
    assert s.tokens("medic", "heavy-armor") == ["medpack"]
    assert s.tokens("medic") == []
    assert "shift:gear-medpack:item-heavy-armor:belt" in s.offered("medic")
    assert not [one for one in s.offered("medic") if "carbine" in one]


@pytest.mark.rule("R-157")
def test_with_nothing_to_use_tokens_may_still_change_slots() -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo", "autoloader-belt")
    assert s.is_offered("medic", "gear")
    alone = medic()
    assert alone.denied("medic", "gear") == "R-155"


@pytest.mark.rule("R-157", "R-158")
def test_ammo_goes_into_a_weapon_by_loading_it_only() -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo", "gear-medpack", "autoloader-belt")
    s.empties("medic", "carbine").does("medic", "gear").pays()
    ways = {one for one in s.offered("medic") if "carbine" in one}
    assert ways == {"reload:item-carbine:belt", "reload:item-carbine:item-autoloader-belt"}


@pytest.mark.rule("R-158", "R-589")
def test_ammo_of_an_item_that_is_no_weapon_can_be_loaded() -> None:
    s = medic("lz:@medic -204- a4", "autoloader-belt").empties("medic", "carbine")
    s.gears("medic", "reload", "carbine", "autoloader-belt")
    assert s.tokens("medic", "carbine") == ["ammo"]
    assert s.tokens("medic", "autoloader-belt") == ["ammo"]


@pytest.mark.rule("R-588")
def test_a_slot_with_a_partial_token_is_full() -> None:
    s = medic("lz:@medic -204:AAAA- a4", "gear-ammo").bursts("medic", "carbine", "lz-a4", 1)
    assert s.tokens("medic", "carbine") == ["ammo#half"]
    assert s.denied("medic", "gear") == "R-155"


@pytest.mark.rule("R-165", "R-166")
def test_things_can_be_discarded_at_any_time_with_what_is_on_them() -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo", "heavy-armor", "tools")
    s.does("medic", "drop", "heavy-armor").does("medic", "drop", "tools")
    s.does("medic", "drop-gear", "ammo").does("medic", "into", "belt")
    assert s.zone("discard-support") == ["item-heavy-armor"]
    assert s.zone("discard-yellow") == ["item-tools"]
    assert s.tokens("medic") == s.wears("medic") == []
    assert len(s.zone("supply-of-gear-medpack")) == 16
    assert (s.actions_left(), len(s.cards("medic"))) == (2, 4)


@pytest.mark.rule("R-401", "R-250", "R-033")
def test_the_gear_of_a_robot_in_the_room() -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen", found=True).robot("technical", "lz")
    s.empties("medic", "carbine").is_("medic", oxygen=1).breaks("medic", "robot")
    s.gears("medic", "reload", "carbine", "robot")
    s.does("medic", "spend", "oxygen").does("medic", "into", "robot")
    assert (s.zone("on-robot"), s.tokens("medic")) == ([], ["oxygen"])
    s.does("medic", "shift:gear-oxygen:belt:robot")
    assert s.zone("on-robot") == ["gear-oxygen"]
    assert (s.tokens("medic", "carbine"), s.oxygen("medic")) == (["ammo"], 4)


@pytest.mark.rule("R-401")
def test_the_slots_of_the_robot_are_for_ammo_and_oxygen() -> None:
    s = medic("lz:@medic -204- a4", "gear-grenade", "gear-oxygen", "gear-ammo", found=True)
    s.robot("technical", "lz").edit().move_all("on-robot", "gone")
    s.does("medic", "gear").pays()
    given = {one for one in s.offered("medic") if one.endswith(":robot")}
    assert given == {"shift:gear-oxygen:belt:robot", "shift:gear-ammo:belt:robot"}


@pytest.mark.rule("R-033", "R-401")
def test_a_used_ammo_token_takes_the_slot_of_the_robot_like_a_full_one() -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo", "gear-ammo", found=True).robot("technical", "lz")
    s.edit().rewrite("belt-0", ["gear-ammo", "gear-ammo#half"])
    s.edit().move_all("on-robot", "gone")
    s.gears("medic", "shift", "gear-ammo#half", "belt", "robot")
    assert s.zone("on-robot") == ["gear-ammo#half"]
    assert "shift:gear-ammo:belt:robot" not in s.offered("medic")


@pytest.mark.rule("R-157", "R-401")
def test_tokens_change_slots_as_often_as_there_are_tokens_the_robots_included() -> None:
    s = medic("lz:@medic -204- a4", found=True).robot("technical", "lz").empties("medic", "carbine")
    s.edit().put("gear-ammo", "on-robot", "gone")
    s.does("medic", "gear").pays()
    assert (s.zone("on-robot"), s.tokens("medic"), s.actions_left()) == ([], ["oxygen"], 1)
    assert not s.is_offered("medic", "done")


@pytest.mark.rule("R-401")
def test_a_robot_elsewhere_keeps_its_gear() -> None:
    s = medic("lz:@medic -204- a4", found=True).robot("technical", "a4")
    s.empties("medic", "carbine").is_("medic", oxygen=1)
    assert s.denied("medic", "gear") == "R-155"


# Taking gear in rooms


@pytest.mark.rule("R-474", "R-475", "R-153")
def test_in_the_armory_own_tokens_may_be_discarded_once() -> None:
    s = medic("a4=armory:@medic -204- lz", *["gear-oxygen"] * 4).empties("medic", "carbine")
    s.works("medic").does("medic", "take", "ammo")
    s.does("medic", "drop-gear", "oxygen").does("medic", "drop-gear", "oxygen")
    s.does("medic", "take", "grenade")
    assert not [one for one in s.offered("medic") if one.startswith("drop-gear")]
    s.does("medic", "take", "ammo")
    assert s.tokens("medic") == ["ammo", "grenade", "oxygen", "oxygen"]
    assert s.tokens("medic", "carbine") == ["ammo"]


@pytest.mark.rule("R-496")
def test_the_slots_of_the_landing_zone_are_not_refilled() -> None:
    s = medic().works("medic")
    for _ in range(4):
        s.does("medic", "take", "grenade")
    s.does("medic", "done")
    assert Counter(s.zone("stock"))["gear-grenade"] == 0
    s.does("medic", "drop-gear", "grenade")
    s.works("medic")
    assert not s.is_offered("medic", "take", "grenade")
    assert s.is_offered("medic", "take", "ammo")


# Oxygen


@pytest.mark.rule("R-173", "R-502")
@pytest.mark.parametrize("oxygen", [0, 1])
def test_what_costs_oxygen_needs_it(oxygen: int) -> None:
    s = RetaliationScenario("lz:@recon -204- a4 -304- b3").hand("recon", "sprint")
    s.is_("recon", oxygen=oxygen).dice(noise=["1", "1"])
    s.plays("recon", "sprint")
    if oxygen:
        s.does("recon", "breathe").does("recon", "corridor", "a4-b3")
        assert s.where("recon") == "b3"
    else:
        assert s.where("recon") == "a4"


# Wounds and armour


@pytest.mark.rule("R-184")
def test_equal_wounds_hurt_once() -> None:
    s = medic("lz:@medic@recon -204- a4").wounded("medic", "bleeding", "bleeding").rests("medic")
    assert s.health("medic") == 7


@pytest.mark.rule("R-188")
def test_restoring_health_leaves_wounds_alone() -> None:
    s = medic("lz:@medic -204- a4", "gear-medpack").wounded("medic", "leg").is_("medic", health=5)
    assert s.gears("medic", "spend", "medpack").wounds("medic") == ["leg"]
    assert s.health("medic") == 3


@pytest.mark.rule("R-593")
def test_two_wounds_push_one_after_the_other() -> None:
    s = medic("lz:@medic -204:D- a4").top("deck-attack", "attack-deadly-claws-2")
    s.top("deck-wounds", "wound-eyes", "wound-leg").goes("medic", "a4", "1")
    assert (s.wounds("medic"), s.health("medic")) == (["eyes", "leg"], 6)


@pytest.mark.rule("R-189", "R-190", "R-308")
def test_of_two_armours_one_is_worn_and_it_comes_filled() -> None:
    s = medic("a4=military-lab:@medic -204- lz", "utility-vest")
    s.top("deck-support", "item-heavy-armor", "item-bayonet").works("medic", "try-prototypes")
    s.does("medic", "keep", "heavy-armor").does("medic", "drop", "utility-vest")
    assert s.wears("medic") == ["heavy-armor"]
    assert s.tokens("medic", "heavy-armor") == ["medpack"]
    assert sorted(s.zone("discard-support")) == ["item-bayonet", "item-utility-vest"]


@pytest.mark.rule("R-193")
def test_in_the_critical_state_no_armour_can_be_put_on() -> None:
    s = medic("a4=military-lab:@medic -204- lz").is_("medic", health=6)
    s.top("deck-support", "item-heavy-armor", "item-bayonet").works("medic", "try-prototypes")
    s.does("medic", "keep", "heavy-armor")
    assert s.wears("medic") == []
    assert "item-heavy-armor" in s.zone("discard-support")


@pytest.mark.rule("R-192", "R-189")
def test_armour_does_not_prevent_loss_of_health_unless_it_says_so() -> None:
    s = medic("lz:F@medic@recon -204- a4", "heavy-armor").rests("medic")
    assert s.health("medic") == 1
    assert s.zone("pack-0") == []


@pytest.mark.rule("R-308", "R-061")
def test_grey_slots_of_found_equipment_are_filled_by_choice() -> None:
    s = medic("a4=military-lab:@medic -204- lz")
    s.top("deck-support", "item-utility-vest", "item-bayonet").works("medic", "try-prototypes")
    s.does("medic", "keep", "utility-vest").does("medic", "take", "oxygen")
    s.does("medic", "take", "grenade")
    assert s.tokens("medic", "utility-vest") == ["grenade", "oxygen"]


# Items


@pytest.mark.rule("R-301")
def test_passive_items_cannot_be_used() -> None:
    s = medic("lz:@medic -204- a4", "perimeter-security-device", "caffeine-pills")
    assert s.offered("medic", "use") == ["use:item-caffeine-pills"]


@pytest.mark.rule("R-302", "R-303", "R-500")
@pytest.mark.parametrize("dropped", ["flamethrower", "supply-egg"])
def test_with_full_hands_something_must_go(dropped: str) -> None:
    s = medic("c4=nest:@medic -204- b3", "flamethrower").dice(noise="1").works("medic", "take-egg")
    s.does("medic", "drop", dropped)
    assert len(s.held("medic")) == 2
    assert (dropped.removeprefix("supply-") in s.held("medic")) is False


@pytest.mark.rule("R-304", "R-305")
def test_the_backpack_holds_anything_small_and_nobody_looks_in() -> None:
    things = ("tools", "duct-tape", "phosphates", "antiseptic", "stimulants", "medpack")
    s = medic("lz:@medic@recon -204- a4", *things)
    assert len(s.zone("pack-0")) == 6
    assert set(s.sees("recon", "pack-0")) == {None}
    assert set(s.view(1).crew[0].pack) == {"item-yellow", "item-green"}


@pytest.mark.rule("R-306", "R-090")
def test_what_is_used_once_is_discarded() -> None:
    s = medic("lz:@medic -204- a4", "caffeine-pills").uses("medic", "caffeine-pills")
    assert (s.carries("medic"), s.zone("discard-green")) == (["carbine"], ["item-caffeine-pills"])


@pytest.mark.rule("R-307", "R-359")
def test_a_weapon_that_needs_no_ammo() -> None:
    s = medic("lz:@medic -204:AAA- a4", "sonic-gun").bursts("medic", "sonic-gun", "lz-a4", 2)
    assert s.at("lz-a4") == "A"
    s = medic("lz:A@medic -204- a4", "sonic-gun").shoots("medic", "sonic-gun", "adult", "critical")
    assert s.at("lz") == ""


# Search


@pytest.mark.rule("R-309", "R-310", "R-209")
def test_a_search_draws_for_every_sign_and_keeps_one() -> None:
    s = medic("a4=emergency-room:M@medic -204- lz:@recon")
    top = ("item-medpack", "item-antiseptic", "item-stimulants")
    s.top("deck-green", *top).plays("medic", "search")
    assert sorted(s.offered("medic")) == sorted(f"keep:{one}" for one in top)
    s.does("medic", "keep", "antiseptic").does("medic", "leave-it")
    assert s.zone("pack-0") == ["item-antiseptic"]
    assert set(s.zone("deck-green")[:2]) == {"item-medpack", "item-stimulants"}
    assert set(s.sees("recon", "deck-green")) == {None}


@pytest.mark.rule("R-305", "R-310")
def test_what_a_search_finds_only_whoever_searches_hears() -> None:
    s = medic("a4=emergency-room:@medic@recon -204- lz")
    s.top("deck-green", "item-medpack", "item-antiseptic", "item-stimulants")
    s.plays("medic", "search").does("medic", "keep", "antiseptic")
    s.heard(Found, listener="medic", kept="item-antiseptic")
    s.heard(Found, listener="recon", who="medic", kept=None, left=None)


@pytest.mark.rule("R-626", "R-021")
def test_where_nothing_is_to_be_found_nobody_searches() -> None:
    assert medic().denied("medic", "play", "search") == "R-626"


@pytest.mark.rule("R-552")
def test_empty_decks_give_nothing() -> None:
    s = medic("a4=emergency-room:@medic -204- lz:A")
    g = s.edit()
    for deck in ("green", "wounds", "contamination"):
        g.move_all(f"deck-{deck}", "gone")
    assert s.denied("medic", "play", "search") == "R-626"
    s.top("deck-attack", "attack-bite").goes("medic", "lz", "1")
    s.intruder_phase()
    assert s.wounds("medic") == []
    assert s.contamination("medic") == 0


# Others


@pytest.mark.rule("R-311", "R-312", "R-587")
def test_somebody_else_is_helped_only_with_consent() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-medpack", "gear-medpack")
    s.is_("recon", health=4)
    s.gears("medic", "spend", "medpack").does("recon", "refuse")
    assert (s.health("recon"), s.tokens("medic")) == (4, ["medpack", "medpack"])
    s.does("medic", "spend", "medpack").does("recon", "agree")
    assert (s.health("recon"), s.tokens("medic")) == (2, ["medpack"])


@pytest.mark.rule("R-156", "R-160", "R-312")
def test_oxygen_goes_to_whoever_is_helped_and_everybody_hears_of_the_token() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-oxygen")
    s.is_("medic", oxygen=3).is_("recon", oxygen=1)
    s.gears("medic", "spend", "oxygen").does("medic", "help", "recon").does("recon", "agree")
    assert (s.oxygen("medic"), s.oxygen("recon"), s.tokens("medic")) == (3, 4, [])
    s.heard(GearUsed, listener="recon", who="medic", token="gear-oxygen")


@pytest.mark.rule("R-156", "R-312")
def test_oxygen_that_nobody_wants_is_not_used_up() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-oxygen").is_("recon", oxygen=1)
    s.gears("medic", "spend", "oxygen").does("recon", "refuse")
    assert (s.oxygen("recon"), s.tokens("medic")) == (1, ["oxygen"])


@pytest.mark.rule("R-312", "R-019", "R-254", "R-018")
def test_the_item_of_another_is_mended_only_with_consent() -> None:
    s = medic("lz:M@medic@recon -204- a4:M").breaks("recon", "assault-rifle")
    s.plays("medic", "repairs", "repair")
    assert set(s.offered("medic")) == {"mend-room", "mend:item-assault-rifle"}
    s.does("medic", "mend", "assault-rifle").does("recon", "agree")
    assert s.broken() == []
    assert (s.at("lz"), s.at("a4")) == ("M", "M")


@pytest.mark.rule("R-311")
def test_nobody_can_be_drugged_from_another_room() -> None:
    s = medic("lz:@medic -204- a4:@recon", "gear-oxygen").is_("recon", oxygen=1)
    assert s.denied("medic", "gear") == "R-155"


@pytest.mark.rule("R-313")
def test_a_token_is_given_from_where_its_owner_says() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-medpack", "heavy-armor")
    s.does("medic", "trade").pays().does("medic", "offer", "medpack").does("recon", "agree")
    s.does("medic", "into", "heavy-armor")
    assert (s.tokens("medic"), s.tokens("medic", "heavy-armor")) == (["medpack"], [])
    assert s.tokens("recon") == ["medpack"]


@pytest.mark.rule("R-313", "R-314", "R-315", "R-092")
def test_a_trade_with_everybody_in_the_room() -> None:
    s = medic("lz:@medic@recon@officer -204- a4", "tools", "gear-ammo")
    s.has("recon", "gear-oxygen")
    s.does("medic", "trade").pays()
    s.does("medic", "offer", "tools").does("medic", "whom", "recon").does("recon", "agree")
    s.does("medic", "offer", "ammo").does("medic", "whom", "officer").does("officer", "agree")
    s.does("medic", "done").does("recon", "offer", "oxygen").does("medic", "agree")
    s.does("recon", "done").does("officer", "done")
    assert (s.carries("recon"), s.tokens("officer")) == (["assault-rifle", "tools"], ["ammo"])
    assert s.tokens("medic") == ["oxygen"]
    assert s.actions_left() == 1


@pytest.mark.rule("R-313")
def test_only_the_active_character_deals_with_all() -> None:
    s = medic("lz:@medic@recon@officer -204- a4").has("recon", "tools")
    s.does("medic", "trade").pays().does("medic", "done").does("recon", "offer", "tools")
    assert s.asked("medic").text.id == "ask-take-gift"


@pytest.mark.rule("R-313")
def test_the_active_character_gives_first_then_the_others_in_turn_order() -> None:
    s = medic("lz:@medic@recon@officer -204- a4", first=2).does("medic", "trade").pays()
    assert s.asked("medic").text.id == "ask-give"
    s.does("medic", "done").does("officer", "done")
    assert s.asked("recon").text.id == "ask-give"


@pytest.mark.rule("R-313", "R-315")
def test_whoever_has_nothing_can_trade_with_somebody_who_has_something() -> None:
    s = medic("lz:@medic@recon -204- a4")
    s.edit().move_all("hands-0", "gone")
    s.does("medic", "trade").pays().does("recon", "offer", "assault-rifle").does("medic", "agree")
    assert (s.held("medic"), s.held("recon")) == (["assault-rifle"], [])


@pytest.mark.rule("R-313", "R-509")
def test_an_item_that_is_given_away_is_not_taped_any_more() -> None:
    s = medic("lz:@medic@recon -204- a4", "flamethrower")
    s.is_("medic", taped=("item-carbine", "item-flamethrower")).does("medic", "trade").pays()
    s.does("medic", "offer", "flamethrower").does("recon", "agree")
    assert hands_used(s.g, s.seat("medic")) == 1
    assert s.crew("medic").taped == ()


@pytest.mark.rule("R-313", "R-092")
def test_nobody_trades_alone() -> None:
    assert medic("lz:@medic -204- a4:@recon").denied("medic", "trade") == "R-313"


@pytest.mark.rule("R-627", "R-628", "R-448")
def test_an_item_takes_its_tokens_along_and_counts_as_gained() -> None:
    s = medic("lz:@medic@recon -204- a4", "flamethrower", "gear-grenade").is_("medic", data=True)
    s.does("medic", "trade").pays()
    offered = s.offered("medic", "offer")
    assert "offer:gear-ammo" not in offered
    assert not [one for one in offered if "data" in one]
    s.does("medic", "offer", "carbine").does("recon", "agree")
    assert s.held("recon") == ["assault-rifle", "carbine"]
    assert s.tokens("recon", "carbine") == ["ammo"]
    s.does("medic", "offer", "flamethrower").does("recon", "agree").does("medic", "done")
    s.does("recon", "done").does("recon", "drop", "carbine")
    assert s.held("recon") == ["assault-rifle", "flamethrower"]


@pytest.mark.rule("R-627")
def test_tokens_of_items_can_be_given_but_only_into_an_empty_slot() -> None:
    s = medic("lz:@medic@recon -204- a4", "heavy-armor").has("recon", *["gear-ammo"] * 4)
    s.does("medic", "trade").pays().does("medic", "offer", "medpack")
    assert s.tokens("medic", "heavy-armor") == ["medpack"]
    s = medic("lz:@medic@recon -204- a4", "heavy-armor")
    s.does("medic", "trade").pays().does("medic", "offer", "medpack").does("recon", "agree")
    assert s.tokens("recon") == ["medpack"]


@pytest.mark.rule("R-153", "R-313")
def test_a_belt_that_is_too_full_after_a_trade_is_eased_into_items() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-ammo").has("recon", "heavy-armor", "gear-medpack")
    s.has("recon", *["gear-oxygen"] * 3).empties("recon", "heavy-armor")
    s.does("medic", "trade").pays().does("medic", "offer", "ammo").does("recon", "agree")
    s.does("medic", "done").does("recon", "done")
    assert s.offered("recon") == [
        "drop-gear:gear-medpack",
        "drop-gear:gear-oxygen",
        "drop-gear:gear-ammo",
        "shift:gear-medpack:belt:item-heavy-armor",
    ]
    s.does("recon", "shift", "medpack", "belt", "heavy-armor")
    assert s.tokens("recon") == ["ammo", "oxygen", "oxygen", "oxygen"]
    assert s.tokens("recon", "heavy-armor") == ["medpack"]


@pytest.mark.rule("R-153", "R-313")
def test_what_a_belt_has_too_many_of_is_discarded_from_the_belt() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-medpack").has("recon", "heavy-armor")
    s.has("recon", "gear-medpack", *["gear-oxygen"] * 3)
    s.does("medic", "trade").pays().does("medic", "offer", "medpack").does("recon", "agree")
    s.does("medic", "done").does("recon", "done").does("recon", "drop-gear", "medpack")
    assert s.tokens("recon") == ["medpack", "oxygen", "oxygen", "oxygen"]
    assert s.tokens("recon", "heavy-armor") == ["medpack"]


@pytest.mark.rule("R-153", "R-165")
def test_tokens_are_discarded_until_a_new_one_fits() -> None:
    s = medic("lz:@medic -204- a4", "heavy-armor", "grenade", *["gear-ammo"] * 4)
    s.empties("medic", "carbine").uses("medic", "grenade").does("medic", "drop-gear", "medpack")
    assert s.tokens("medic") == ["ammo", "ammo", "ammo", "grenade"]
    assert s.tokens("medic", "heavy-armor") == []


@pytest.mark.rule("R-165")
def test_a_used_ammo_token_is_discarded_under_its_name() -> None:
    s = medic("lz:@medic@recon -204- a4")
    s.edit().rewrite("on-item-carbine", ["gear-ammo#half"])
    s.does("medic", "drop-gear", "gear-ammo#half")
    s.heard(GearDropped, listener="recon", token="gear-ammo")


@pytest.mark.rule("R-316")
def test_nobody_can_aim_at_a_character() -> None:
    s = medic("lz:@medic@recon -204:A- a4")
    aims = [one for one in s.offered("medic") if one.startswith(("shoot", "melee", "burst"))]
    assert aims == ["burst:item-carbine:gap-lz-a4"]
