"""Nemesis, chapter Basic actions: moving, carrying, trading, crafting, attacking."""

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Crafted,
    Encountered,
    Fought,
    Moved,
    NoDeal,
    NoiseRolled,
    Offered,
    Shot,
    TookObject,
    Traded,
)

SPARE = ["rest", "search", "search", "demolition"]
HIBERNATORIUM = "slot-011"
AROUND_006 = {"corridor-006-007", "corridor-006-011", "corridor-005-006", "corridor-002-006"}


def scout() -> NemesisScenario:
    """The Scout and the Captain in the hibernatorium, the Scout with four cards."""
    return NemesisScenario("scout", "captain", hands={"scout": SPARE})


# Movement


@pytest.mark.rule("N-184")
@pytest.mark.parametrize("there", ["006", "008", "014", "015"])
def test_movement_costs_a_card_and_leads_next_door(there: str) -> None:
    s = scout().goes("scout", there)
    assert s.where("scout") == f"slot-{there}"
    assert len(s.zone("hand-0")) == len(SPARE) - 1
    assert s.state.actions == 1


@pytest.mark.rule("N-184")
def test_movement_leads_nowhere_else() -> None:
    offered = scout().offered("scout", "move")
    assert [one.split(":")[1] for one in offered] == [
        "slot-006",
        "slot-008",
        "slot-014",
        "slot-015",
    ]


@pytest.mark.rule("N-185")
def test_movement_in_combat_is_an_escape() -> None:
    s = scout().intruder("adult", "hibernatorium").top("deck-attack", "attack-scratch#2")
    s.goes("scout", "006").heard(Attacked, intruder="adult", who="scout")
    assert s.where("scout") == "slot-006"
    assert s.crew("scout").light == 1
    order = [type(event) for event in s.told()]
    assert order.index(Attacked) < order.index(Moved)


@pytest.mark.rule("N-185")
def test_out_of_combat_nothing_attacks_who_moves() -> None:
    scout().intruder("adult", "008").goes("scout", "006").unheard(Attacked)


# Careful movement


@pytest.mark.rule("N-186")
def test_careful_movement_costs_two_cards() -> None:
    s = scout().creeps("scout", "006", "corridor-006-007")
    assert s.where("scout") == "slot-006"
    assert len(s.zone("hand-0")) == len(SPARE) - 2
    assert s.state.actions == 1


@pytest.mark.rule("N-187")
@pytest.mark.parametrize("corridor", sorted(AROUND_006))
def test_instead_of_a_roll_there_is_noise_where_the_player_wants_it(corridor: str) -> None:
    s = scout().token("006", "malfunction").creeps("scout", "006")
    assert {one.removeprefix("noise:") for one in s.offered("scout")} == AROUND_006
    s.does("scout", "noise", corridor).unheard(NoiseRolled)
    assert s.noises() == {corridor}


@pytest.mark.rule("N-187", "N-628")
def test_the_technical_corridors_can_be_chosen_too() -> None:
    s = scout().token("014", "malfunction").creeps("scout", "014", "network-red")
    assert s.noises() == {"network-red"}


@pytest.mark.rule("N-188")
def test_where_there_is_noise_already_none_can_be_put() -> None:
    s = scout().token("006", "malfunction").noise("corridor-006-007", "corridor-002-006")
    s.creeps("scout", "006")
    assert set(s.offered("scout")) == {"noise:corridor-006-011", "noise:corridor-005-006"}
    s.does("scout", "noise", "corridor-006-011").unheard(Encountered)
    assert len(s.noises()) == 3


@pytest.mark.rule("N-189")
def test_nobody_sneaks_into_a_room_with_noise_all_around() -> None:
    s = scout().noise_around("006")
    assert s.denied("scout", "careful", "006") == "N-189"
    assert s.is_offered("scout", "move", "006")
    s = scout().noise_around("006", free=3)
    assert s.is_offered("scout", "careful", "006")


@pytest.mark.rule("N-189", "N-628")
def test_the_technical_corridors_count_among_them() -> None:
    s = scout().noise_around("014", free=3)
    assert s.is_offered("scout", "careful", "014")
    assert s.noise("network-red").denied("scout", "careful", "014") == "N-189"


@pytest.mark.rule("N-190")
def test_nobody_sneaks_out_of_combat() -> None:
    s = scout().intruder("larva", "hibernatorium")
    assert s.denied("scout", "careful", "006") == "N-190"


@pytest.mark.rule("N-191", "N-629")
def test_careful_movement_ignores_danger() -> None:
    s = scout().token("006", "danger", 3).intruder("adult", "005")
    s.creeps("scout", "006", "corridor-006-007")
    assert s.intruders("006") == []
    assert s.intruders("005") == ["adult"]
    assert s.noises() == {"corridor-006-007"}
    assert s.state.searches["slot-006"] == 3, "the items are there"


@pytest.mark.rule("N-191", "N-629")
@pytest.mark.parametrize("slimed", [False, True])
def test_careful_movement_ignores_silence(slimed: bool) -> None:
    s = scout().token("006", "silence", 1).is_("scout", slimed=slimed).intruder("adult", "005")
    s.creeps("scout", "006", "corridor-006-007")
    assert s.noises() == {"corridor-006-007"}
    assert s.intruders("005") == ["adult"]


@pytest.mark.rule("N-192")
@pytest.mark.parametrize("kind", ["captain", "adult"])
def test_where_somebody_is_already_careful_movement_makes_no_noise(kind: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE})
    s.explore("canteen", "006")
    if kind == "captain":
        s.crew("captain").slot = "slot-006"
    else:
        s.intruder(kind, "006")
    s.creeps("scout", "canteen").asked("scout", "turn")
    assert s.noises() == set()


@pytest.mark.rule("N-193")
@pytest.mark.parametrize("effect", ["slime", "fire", "malfunction", "doors"])
def test_other_tokens_work_for_those_who_are_careful(effect: str) -> None:
    s = scout().tile("006", "canteen").token("006", effect)
    s.creeps("scout", "006", "corridor-006-007")
    there = {
        "slime": s.crew("scout").slimed,
        "fire": s.play.burning("slot-006"),
        "malfunction": s.play.broken("slot-006"),
        "doors": s.doors() == {"corridor-006-011"},
    }
    assert [name for name, works in there.items() if works] == [effect]
    assert s.noises() == {"corridor-006-007"}


# Heavy objects


@pytest.mark.rule("N-194")
@pytest.mark.parametrize("thing", ["corpse-blue", "corpse-red", "carcass", "egg"])
def test_a_heavy_object_is_picked_up_for_a_card(thing: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}, rooms={"scout": "canteen"})
    s.mark(thing, "canteen").does("scout", "pick-up").pays()
    s.heard(TookObject, who="scout")
    assert s.zone("hands-0")[1].startswith(f"supply-{thing}")
    assert s.zone(s.slot("canteen")) == []
    assert len(s.zone("hand-0")) == len(SPARE) - 1


@pytest.mark.rule("N-194")
def test_one_object_at_a_time_and_only_from_the_own_room() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}, rooms={"scout": "canteen"})
    s.mark("egg", "canteen", 2).mark("carcass", "hibernatorium")
    assert s.offered("scout", "pick-up") == ["pick-up:supply-egg"]
    s.does("scout", "pick-up", "egg").pays()
    assert s.zone("hands-0").count("supply-egg") == 1
    assert s.zone(s.slot("canteen")).count("supply-egg") == 1


@pytest.mark.rule("N-195")
def test_nothing_heavy_is_picked_up_in_combat() -> None:
    s = scout().intruder("larva", "hibernatorium")
    assert s.denied("scout", "pick-up", "corpse-blue") == "N-195"


@pytest.mark.rule("N-196")
def test_a_heavy_item_that_is_found_is_in_the_hands_at_once() -> None:
    s = NemesisScenario(
        "scout", "captain", hands={"scout": ["search"]}, rooms={"scout": "generator"}
    )
    s.top("deck-yellow", "fire extinguisher", "tools").does("scout", "play", "search")
    s.does("scout", "keep", "fire extinguisher").asked("scout", "turn")
    assert "item-fire-extinguisher#yellow" in s.zone("hands-0")
    assert s.state.actions == 1, "the search was the only action"


# Trade


def three() -> NemesisScenario:
    """Scout, Captain and Soldier in one room, each with something to trade."""
    s = NemesisScenario("scout", "captain", "soldier", hands=dict.fromkeys(range(3), SPARE))
    return s.has("scout", "tools").has("captain", "medkit").has("soldier", "clothes")


@pytest.mark.rule("N-197")
def test_only_who_starts_a_trade_pays_for_it() -> None:
    s = three().does("scout", "trade").pays("rest")
    s.does("scout", "offer", "tools").does("scout", "captain").does("scout", "for-nothing")
    s.does("captain", "agree").until("turn", lambda ask: "done")
    assert [len(s.zone(f"hand-{seat}")) for seat in range(3)] == [3, 4, 4]
    assert s.zone("discard-0") == ["card-rest"]
    assert s.state.actions == 1


@pytest.mark.rule("N-198")
def test_two_others_may_exchange_without_who_started() -> None:
    s = three().does("scout", "trade").pays().does("scout", "done")
    s.does("captain", "offer", "medkit").does("captain", "soldier").does("captain", "for-an-offer")
    s.does("soldier", "in-return", "clothes").does("captain", "agree")
    s.heard(Traded, who="captain", whom="soldier", rule="N-199")
    s.until("turn", lambda ask: "done").asked("scout", "turn")
    assert s.zone("pack-0") == ["item-tools#yellow"]
    assert [base(item) for item in s.zone("pack-1")] == ["item-clothes"]
    assert [base(item) for item in s.zone("pack-2")] == ["item-medkit"]


def base(item: str) -> str:
    """An item without its deck."""
    return item.partition("#")[0]


@pytest.mark.rule("N-198")
def test_a_trade_takes_place_in_one_room() -> None:
    s = three()
    s.crew("soldier").slot = s.slot("cockpit")
    s.does("scout", "trade").pays().does("scout", "offer", "tools")
    s.asked("scout", "trade-price")
    s.does("scout", "for-nothing").does("captain", "refuse")
    s.does("captain", "done").does("scout", "done").asked("scout", "turn")
    s = three()
    s.crew("scout").slot = s.slot("cockpit")
    assert s.denied("scout", "trade") == "N-198"


@pytest.mark.rule("N-199")
@pytest.mark.parametrize(
    ("answers", "traded"),
    [
        ([("captain", "refuse")], False),
        ([("captain", "in-return", "medkit"), ("scout", "refuse")], False),
        ([("captain", "in-return", "medkit"), ("scout", "agree")], True),
    ],
)
def test_both_have_to_agree(answers: list[tuple[str, ...]], traded: bool) -> None:
    s = three().does("scout", "trade").pays().does("scout", "offer", "tools")
    s.does("scout", "captain").does("scout", "for-an-offer")
    for who, *words in answers:
        s.does(who, *words)
    s.until("turn", lambda ask: "done")
    assert [base(item) for item in s.zone("pack-0")] == ["item-medkit" if traded else "item-tools"]
    assert [base(item) for item in s.zone("pack-1")] == ["item-tools" if traded else "item-medkit"]


@pytest.mark.rule("N-200")
@pytest.mark.parametrize("thing", ["tools", "egg"])
def test_things_can_be_given_for_nothing(thing: str) -> None:
    s = three().has("scout", "egg").does("scout", "trade").pays().does("scout", "offer", thing)
    s.does("scout", "captain").does("scout", "for-nothing").does("captain", "agree")
    s.heard(Traded, who="scout", whom="captain", thing=thing, returned=None)
    zone = "hands-1" if thing == "egg" else "pack-1"
    assert s.zone(zone)[-1].partition("#")[0] == ("supply-egg" if thing == "egg" else "item-tools")


@pytest.mark.rule("N-201")
def test_what_is_on_offer_is_shown_to_the_other_and_to_nobody_else() -> None:
    s = three()
    assert s.view("captain").crew[0].pack == ["item-yellow"]
    s.does("scout", "trade").pays().does("scout", "offer", "tools").does("scout", "captain")
    s.does("scout", "for-an-offer")
    s.heard(Offered, who="scout", whom="captain", thing="tools", listener="captain", rule="N-201")
    s.heard(Offered, who="scout", whom="captain", thing=None, listener="soldier")
    s.unheard(Offered, thing="tools", listener="soldier")
    assert s.view("captain").crew[0].pack == ["item-tools#yellow"]
    assert s.view("soldier").crew[0].pack == ["item-yellow"]
    s.does("captain", "in-return", "medkit")
    assert s.view("scout").crew[1].pack == ["item-medkit#green"]
    assert s.view("soldier").crew[1].pack == ["item-green"]


@pytest.mark.rule("N-202")
def test_a_trade_without_a_deal_did_not_happen() -> None:
    s = three().does("scout", "trade").pays("rest").until("turn", lambda ask: "done")
    s.asked("scout", "turn")
    assert sorted(s.zone("hand-0")) == sorted(f"card-{card}" for card in SPARE)
    assert s.zone("discard-0") == []
    assert s.state.actions == 2
    assert s.denied("scout", "trade") == "N-202", "another action, or a pass"
    assert s.is_offered("scout", "move", "006")
    assert s.is_offered("scout", "pass")


@pytest.mark.rule("N-202")
def test_that_nothing_was_traded_is_told() -> None:
    s = three().does("scout", "trade").pays("rest")
    s.does("scout", "done").does("captain", "done").does("soldier", "done")
    s.heard(NoDeal, who="scout", cards=["rest"], rule="N-202")
    s.goes("scout", "006")
    assert s.denied("scout", "trade") == "N-198"


@pytest.mark.rule("N-203")
def test_nobody_trades_in_combat() -> None:
    assert three().intruder("larva", "hibernatorium").denied("scout", "trade") == "N-203"


@pytest.mark.rule("N-204")
def test_a_weapon_is_traded_with_its_ammo() -> None:
    s = three().ammo("scout", "rifle", 3).does("scout", "trade").pays()
    assert [one for one in s.offered("scout") if "ammo" in one] == []
    s.does("scout", "offer", "rifle").does("scout", "captain").does("scout", "for-nothing")
    s.does("captain", "agree")
    assert "item-rifle#starting" in s.zone("hands-1")
    assert s.state.ammo["item-rifle#starting"] == 3
    assert s.state.ammo["item-six-shooter#starting"] == 6


# Crafting


PARTS = {
    "antidote": ("chemicals", "medkit"),
    "taser": ("energy charge", "tools"),
    "flamethrower": ("chemicals", "tools"),
    "molotov cocktail": ("chemicals", "clothes"),
}


@pytest.mark.rule("N-205")
@pytest.mark.parametrize("made", PARTS)
def test_two_matching_items_become_a_crafted_one(made: str) -> None:
    s = scout().has("scout", *PARTS[made]).does("scout", "craft", made).pays()
    s.forced().heard(Crafted, who="scout", item=made, rule="N-205")
    have = s.zone("pack-0") + s.zone("hands-0")
    assert [base(item) for item in have if "rifle" not in item] == [
        f"item-{made.replace(' ', '-')}"
    ]
    assert len(s.zone("hand-0")) == len(SPARE) - 1
    used = [base(item) for deck in ("red", "yellow", "green") for item in s.zone(f"discard-{deck}")]
    assert sorted(used) == sorted(f"item-{part.replace(' ', '-')}" for part in PARTS[made])


@pytest.mark.rule("N-205")
@pytest.mark.parametrize("made", PARTS)
@pytest.mark.parametrize("missing", [0, 1])
def test_one_part_is_not_enough(made: str, missing: int) -> None:
    part = PARTS[made][missing]
    s = scout().has("scout", part, part)
    assert s.denied("scout", "craft", made) == "N-205"


@pytest.mark.rule("N-205")
def test_other_parts_with_the_same_symbol_do_as_well() -> None:
    s = scout().has("scout", "alcohol", "bandages").does("scout", "craft", "molotov cocktail")
    s.pays().forced().heard(Crafted, item="molotov cocktail")
    crafted = [row.id for row in CONTENT.items.values() if row.recipe]
    assert sorted(crafted) == sorted(made.replace(" ", "-") for made in PARTS)


@pytest.mark.rule("N-206")
def test_without_a_copy_left_nothing_can_be_crafted() -> None:
    s = scout().has("scout", "energy charge", "tools").has("captain", "taser", "taser")
    assert s.is_offered("scout", "craft", "taser")
    s = scout().has("scout", "energy charge", "tools").has("captain", "taser", "taser", "taser")
    assert s.denied("scout", "craft", "taser") == "N-206"


@pytest.mark.rule("N-207")
def test_nobody_crafts_in_combat() -> None:
    s = scout().has("scout", "energy charge", "tools").intruder("larva", "hibernatorium")
    assert s.denied("scout", "craft", "taser") == "N-207"


# Attacks


@pytest.mark.rule("N-208")
def test_a_shot_costs_a_card_and_an_ammo() -> None:
    s = scout().intruder("queen", "hibernatorium").dice(combat="blank")
    s.does("scout", "shoot", "rifle").pays().heard(Shot, who="scout", target="queen")
    assert len(s.zone("hand-0")) == len(SPARE) - 1
    assert s.state.ammo["item-rifle#starting"] == 3


@pytest.mark.rule("N-208")
def test_without_ammo_there_is_no_shot() -> None:
    s = scout().intruder("queen", "hibernatorium").ammo("scout", "rifle", 0)
    assert s.denied("scout", "shoot", "rifle") == "N-317"
    assert s.is_offered("scout", "melee")


@pytest.mark.rule("N-208", "N-210")
def test_only_intruders_in_the_same_room_can_be_attacked() -> None:
    s = scout().intruder("queen", "006")
    assert s.offered("scout", "shoot") == s.offered("scout", "melee") == []
    s.intruder("adult", "hibernatorium").intruder("larva", "hibernatorium")
    assert len(s.offered("scout", "shoot")) == len(s.offered("scout", "melee")) == 2


@pytest.mark.rule("N-210")
def test_a_melee_attack_costs_a_card_and_no_ammo() -> None:
    s = scout().intruder("queen", "hibernatorium").dice(combat="hit")
    s.top("deck-attack", "attack-bite#6", "attack-scratch#6")
    s.does("scout", "melee").pays("rest").heard(Fought, who="scout", target="queen", injuries=1)
    assert s.figure("queen").injuries == 1
    assert len(s.zone("hand-0")) == len(SPARE) - 1
    assert s.state.ammo["item-rifle#starting"] == 4


@pytest.mark.rule("N-209", "N-211")
@pytest.mark.parametrize(("verb", "told"), [("shoot", Shot), ("melee", Fought)])
def test_eggs_can_be_attacked_out_of_combat(verb: str, told: type[Shot | Fought]) -> None:
    s = scout().mark("egg", "hibernatorium", 2).dice(combat="hit", noise="silence")
    s.does("scout", verb, "eggs-here").pays().heard(told, who="scout", target="egg")
    assert s.zone(HIBERNATORIUM).count("supply-egg") == 1
    assert s.state.ammo["item-rifle#starting"] == (3 if verb == "shoot" else 4)


@pytest.mark.rule("N-209", "N-211")
def test_eggs_that_somebody_carries_or_that_lie_next_door_are_safe() -> None:
    s = scout().has("captain", "egg").mark("egg", "006")
    assert s.offered("scout", "shoot") == s.offered("scout", "melee") == []
