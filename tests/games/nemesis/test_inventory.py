"""Nemesis, chapters Items, Hands and inventory, and Drop: where things are, and where they go."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Dropped, Found, Passed, Used


def carrying(*items: str, room: str = "canteen") -> NemesisScenario:
    """The scout in a room with these things beside her rifle; the captain elsewhere."""
    s = NemesisScenario("scout", "captain", rooms={"scout": room})
    return s.has("scout", *items)


# Items


@pytest.mark.rule("N-397", "N-398", "N-403")
@pytest.mark.parametrize(
    ("item", "deck"),
    [("decoy", "red"), ("nemesis-plans", "yellow"), ("synthetic-food", "green")],
)
def test_a_used_item_goes_face_up_on_the_discard_pile_of_its_deck(item: str, deck: str) -> None:
    s = carrying(item).uses("scout", item)
    assert s.zone("pack-0") == []
    assert s.zone(f"discard-{deck}") == [f"item-{item}#{deck}"]
    assert s.view("captain").discards[f"discard-{deck}"] == [f"item-{item}#{deck}"]
    s.heard(Used, who="scout", item=item, listener="captain", rule="N-397")


@pytest.mark.rule("N-397", "N-409")
def test_an_item_that_is_not_for_one_use_stays() -> None:
    s = carrying("extended-magazine").uses("scout", "extended-magazine").unheard(Used)
    assert s.zone("discard-red") == []
    assert s.zone("joined") == ["item-extended-magazine#red"]


@pytest.mark.rule("N-409", "N-566")
def test_a_magazine_fits_any_energy_weapon_in_hand_but_no_other() -> None:
    s = carrying("extended-magazine", "prototype-pistol").uses("scout", "extended-magazine")
    s.does("scout", "attach", "prototype-pistol")
    assert s.loaded("scout", "prototype-pistol") == 5, "as loaded in these tests, and two more"
    assert s.loaded("scout", "rifle") == 4
    s = carrying("extended-magazine", "flamethrower").uses("scout", "extended-magazine")
    assert s.loaded("scout", "rifle") == 6, "not asked"


@pytest.mark.rule("N-399")
def test_a_used_crafted_item_is_back_in_the_crafted_deck() -> None:
    s = carrying("antidote", "chemicals", "medkit")
    assert len(s.zone("deck-crafted")) == 11
    s.uses("scout", "antidote")
    assert s.zone("pack-0") == ["item-chemicals#yellow", "item-medkit#green"]
    assert s.zone("deck-crafted").count("item-antidote#crafted") == 3


@pytest.mark.rule("N-399")
def test_a_used_crafted_item_can_be_crafted_again() -> None:
    s = carrying("chemicals", "clothes").has("captain", *["molotov-cocktail"] * 2)
    s.has("scout", "molotov-cocktail").intruder("larva", "hibernatorium")
    assert s.denied("scout", "craft", "molotov-cocktail") == "N-206"
    s.uses("scout", "molotov-cocktail")
    assert s.is_offered("scout", "craft", "molotov-cocktail")


# Inventory


@pytest.mark.rule("N-402")
def test_an_inventory_has_no_limit() -> None:
    s = carrying(*["energy-charge"] * 11, *["bandages"] * 7, *["chemicals"] * 7, room="armory")
    s.hand("scout", "search").top("deck-red", "grenade", "decoy").does("scout", "play", "search")
    s.does("scout", "keep", "grenade")
    assert len(s.zone("pack-0")) == 26


@pytest.mark.rule("N-404")
def test_heavy_items_are_seen_by_all_and_never_in_the_inventory() -> None:
    s = carrying(room="armory").hand("scout", "search").top("deck-red", "prototype-rifle", "decoy")
    s.does("scout", "play", "search").does("scout", "keep", "prototype-rifle")
    s.heard(Found, kept="prototype-rifle", listener="captain")
    assert s.zone("pack-0") == []
    assert s.view("captain").crew[0].carried == ["item-rifle#starting", "item-prototype-rifle#red"]


@pytest.mark.rule("N-401", "N-404")
def test_what_goes_into_the_inventory_is_not_told() -> None:
    s = carrying(room="armory").hand("scout", "search").top("deck-red", "grenade", "decoy")
    s.does("scout", "play", "search").does("scout", "keep", "grenade")
    s.heard(Found, colour="red", kept=None, left=None, listener="captain")
    s.heard(Found, kept="grenade", left=["item-decoy#red"], listener="scout")


@pytest.mark.rule("N-403")
def test_a_reusable_item_is_shown_when_it_is_used() -> None:
    s = NemesisScenario("mechanic", "captain", rooms={"mechanic": "storage"})
    s.has("mechanic", "plasma-torch").uses("mechanic", "plasma-torch")
    assert s.view("captain").crew[0].pack == ["quest-plasma-torch"]


# Hands


@pytest.mark.rule("N-405")
@pytest.mark.parametrize("second", ["prototype-rifle", "egg", "fire-extinguisher"])
def test_two_hands_hold_two_heavy_things_of_any_kind(second: str) -> None:
    s = carrying(second).begin()
    assert len(s.zone("hands-0")) == 2
    s.asked("scout", "turn")


@pytest.mark.rule("N-406")
def test_a_found_weapon_may_be_what_is_dropped() -> None:
    s = carrying("egg", room="armory").hand("scout", "search").top("deck-red", "prototype-pistol")
    s.does("scout", "play", "search").does("scout", "keep", "prototype-pistol")
    s.heard(Found, kept="prototype-pistol")
    s.asked("scout", "drop-heavy")
    s.does("scout", "drop", "prototype-pistol")
    assert s.zone("hands-0") == ["item-rifle#starting", "supply-egg"]
    assert "item-prototype-pistol#red" in s.zone("deck-red")[:2]


@pytest.mark.rule("N-407")
@pytest.mark.parametrize("weapon", ["prototype-rifle", "prototype-shotgun", "prototype-pistol"])
def test_a_found_weapon_has_one_ammo(weapon: str) -> None:
    s = carrying(room="armory").hand("scout", "search").top("deck-red", weapon, "decoy")
    s.does("scout", "play", "search").does("scout", "keep", weapon)
    assert s.state.ammo[f"item-{weapon}#red"] == 1
    assert s.view("captain").ammo[f"item-{weapon}#red"] == 1


@pytest.mark.rule("N-408")
@pytest.mark.parametrize(("ammo", "after"), [(1, 3), (2, 4), (3, 4)])
def test_ammo_never_exceeds_what_the_weapon_holds(ammo: int, after: int) -> None:
    s = carrying(room="armory").ammo("scout", "rifle", ammo).does("scout", "room").pays()
    assert s.state.ammo["item-rifle#starting"] == after


@pytest.mark.rule("N-408")
def test_a_full_weapon_cannot_be_loaded() -> None:
    s = carrying("energy-charge", room="armory")
    assert s.denied("scout", "room") == "N-432"
    s.uses("scout", "energy-charge").asked("scout", "door")


@pytest.mark.rule("N-408", "N-409", "N-566")
@pytest.mark.parametrize(("ammo", "after"), [(4, 6), (3, 5), (0, 2)])
def test_a_magazine_makes_a_weapon_hold_more_and_brings_its_ammo(ammo: int, after: int) -> None:
    s = carrying("extended-magazine", "energy-charge").ammo("scout", "rifle", ammo)
    s.hand("scout", "rest", "search").uses("scout", "extended-magazine")
    assert s.state.ammo["item-rifle#starting"] == after
    assert len(s.zone("hand-0")) == 2, "for free"
    if after < 6:
        s.uses("scout", "energy-charge", "effect-fill-energy-weapon")
    assert s.state.ammo["item-rifle#starting"] == 6


@pytest.mark.rule("N-409", "N-674")
def test_what_was_added_goes_where_the_weapon_goes() -> None:
    s = carrying("extended-magazine").uses("scout", "extended-magazine")
    assert s.zone("pack-0") == []
    assert s.view("captain").joined == {"item-rifle#starting": ["item-extended-magazine#red"]}
    assert not [one for one in s.offered("scout") if "magazine" in one]
    s.does("scout", "drop", "rifle")
    assert s.zone("joined") == s.zone("hands-0") == []
    assert s.zone("deck-red")[0] == "item-extended-magazine#red"
    assert "item-rifle#starting" in s.zone("gone")


@pytest.mark.rule("N-398", "N-409")
def test_a_burned_weapon_takes_along_what_was_added() -> None:
    s = NemesisScenario("mechanic", rooms={"mechanic": "canteen"}).set(actions=3)
    s.has("mechanic", "extended-magazine").hand("mechanic", "pyrotechnics", "rest", "search")
    s.uses("mechanic", "extended-magazine").does("mechanic", "play", "pyrotechnics").pays()
    s.does("mechanic", "burn")
    assert s.zone("discard-red") == ["item-extended-magazine#red"]
    assert s.zone("hands-0") == s.zone("joined") == []


@pytest.mark.rule("N-409", "N-543")
@pytest.mark.parametrize("ammo", [5, 2])
def test_the_autoloader_is_one_with_the_assault_rifle(ammo: int) -> None:
    s = NemesisScenario("soldier", rooms={"soldier": "armory"}).ammo(
        "soldier", "assault-rifle", ammo
    )
    s.does("soldier", "activate", "autoloader").pays()
    assert s.state.ammo["item-assault-rifle#starting"] == ammo + 1
    assert s.zone("joined") == ["quest-autoloader"]
    assert s.zone("pack-0") == []


# Duct tape


@pytest.mark.rule("N-410")
def test_duct_tape_makes_room_for_a_third_heavy_thing() -> None:
    s = carrying("duct-tape", "fire-extinguisher").mark("egg", "canteen")
    s.uses("scout", "duct-tape").does("scout", "pick-up", "egg").pays().asked("captain", "turn")
    assert len(s.zone("hands-0")) == 3
    assert s.view("captain").crew[0].taped


@pytest.mark.rule("N-410")
def test_what_is_used_up_is_taped_to_nothing() -> None:
    s = carrying("duct-tape", "fire-extinguisher").mark("fire", "canteen")
    s.uses("scout", "duct-tape").uses("scout", "fire-extinguisher")
    assert s.crew("scout").taped == ()


@pytest.mark.rule("N-410")
def test_duct_tape_does_not_make_room_for_a_fourth() -> None:
    s = carrying("duct-tape", "fire-extinguisher").mark("egg", "canteen").mark("carcass", "canteen")
    s.set(actions=3).uses("scout", "duct-tape").does("scout", "pick-up", "egg").pays()
    s.does("scout", "pick-up", "carcass").pays().asked("scout", "drop-heavy")


@pytest.mark.rule("N-410")
def test_duct_tape_does_not_hold_objects() -> None:
    s = carrying("duct-tape", "egg")
    assert s.denied("scout", "use", "duct-tape") == "N-287, N-520, N-410"
    s = carrying("duct-tape", "egg")
    s.mark("malfunction", "canteen").uses("scout", "duct-tape").asked("scout", "turn")
    assert not s.crew("scout").taped, "there was nothing to choose but the repair"


@pytest.mark.rule("N-410")
def test_taped_things_come_apart_when_one_is_gone() -> None:
    s = carrying("duct-tape", "fire-extinguisher").mark("egg", "canteen")
    s.uses("scout", "duct-tape").does("scout", "drop", "rifle")
    assert not s.crew("scout").taped
    s.does("scout", "pick-up", "egg").pays().asked("captain", "turn")
    assert len(s.zone("hands-0")) == 2


@pytest.mark.rule("N-410")
def test_taped_things_come_apart_when_one_is_used_up() -> None:
    s = carrying("duct-tape", "fire-extinguisher").mark("fire", "canteen")
    s.uses("scout", "duct-tape").uses("scout", "fire-extinguisher")
    assert not s.crew("scout").taped


# Drop


@pytest.mark.rule("N-404", "N-413")
def test_everyone_sees_what_leaves_the_hands() -> None:
    s = carrying("fire-extinguisher").does("scout", "drop", "fire-extinguisher")
    s.heard(Dropped, thing="item-fire-extinguisher#yellow", listener="captain")


@pytest.mark.rule("N-671")
def test_after_the_last_action_an_object_can_still_be_dropped() -> None:
    s = NemesisScenario("scout", "captain", reactions=True, rooms={"scout": "canteen"})
    s.at("captain", "engine-2").has("scout", "egg", "tools").set(actions=1)
    s.dice(noise="silence").goes("scout", "hibernatorium").asked("scout", "drop-last")
    assert s.is_offered("scout", "drop", "tools"), "who is asked may drop anything"
    s.does("scout", "drop", "egg").heard(Dropped, thing="egg")
    assert "supply-egg" in s.zone(s.slot("hibernatorium"))
    s.asked("captain", "turn")
    assert "item-tools#yellow" in s.zone("pack-0"), "nobody is asked for items alone"


@pytest.mark.rule("N-671")
def test_whoever_passes_had_time_to_drop_things() -> None:
    s = NemesisScenario("scout", "captain", reactions=True).has("scout", "egg")
    s.does("scout", "pass").asked("scout", "pass-discard")


@pytest.mark.rule("N-671")
def test_before_a_pass_that_a_room_demands_too() -> None:
    s = NemesisScenario("scout", "captain", reactions=True, rooms={"scout": "surgery"})
    s.at("captain", "engine-2").mark("corpse-red", "surgery").has("scout", "egg").works("scout")
    s.asked("scout", "drop-last")
    s.does("scout", "drop", "egg")
    assert "supply-egg" in s.zone(s.slot("surgery"))
    s.heard(Passed, who="scout")


@pytest.mark.rule("N-671")
def test_whoever_likes_keeps_it() -> None:
    s = NemesisScenario("scout", "captain", reactions=True, rooms={"scout": "canteen"})
    s.at("captain", "engine-2").has("scout", "egg").set(actions=1).dice(noise="silence")
    s.goes("scout", "hibernatorium").does("scout", "pass").asked("captain", "turn")
    assert "supply-egg" in s.zone("hands-0")
    assert not s.crew("scout").passed


@pytest.mark.rule("N-413", "N-673", "N-674")
def test_a_dropped_weapon_is_lost_with_its_ammo() -> None:
    s = carrying("prototype-rifle").does("scout", "drop", "prototype-rifle")
    assert s.zone("deck-red")[0] == "item-prototype-rifle#red"
    assert "item-prototype-rifle#red" not in s.state.ammo
    s.does("scout", "drop", "rifle")
    assert "item-rifle#starting" in s.zone("gone"), "it has no deck"
    assert not [one for one in s.zone(s.slot("canteen")) if one.startswith("item-")]
