"""Nemesis: what each item of the red, yellow, green and crafted decks does; weapons apart."""

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.events import DestructStarted, DestructStopped, EngineTouched
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Cured,
    Died,
    Discarded,
    Dressed,
    EggDestroyed,
    Healed,
    Injured,
    IntruderMoved,
    MarkerRemoved,
    Moved,
    NoiseRolled,
    Passed,
    Peeked,
    Scanned,
    SeriouslyWounded,
    Washed,
)
from hullbreach.kernel import eye
from hullbreach.kernel.chance import key_of
from hullbreach.testkit.leaks import Window

INFECTED, CLEAN = "contamination-infected", "contamination-clean"
TOUGH = ("scratch#6", "bite#6", "slime#5", "scratch#5", "tail-attack#5")
"""Blood that kills nothing in these tests."""


def holding(*items: str, room: str = "canteen", captain: str = "cockpit") -> NemesisScenario:
    """The scout in a room with these items, the captain elsewhere."""
    s = NemesisScenario("scout", "captain", rooms={"scout": room, "captain": captain})
    return s.has("scout", *items).top("deck-attack", *TOUGH)


@pytest.mark.rule("N-182")
@pytest.mark.parametrize(
    ("item", "place"),
    [("decoy", "canteen"), ("nemesis-plans", "canteen"), ("synthetic-food", "canteen")],
)
def test_an_item_costs_a_card(item: str, place: str) -> None:
    s = holding(item, room=place).hand("scout")
    assert s.denied("scout", "use", item) == "N-172"
    s.hand("scout", "rest").uses("scout", item)
    assert s.zone("discard-0")[0] == "card-rest"


QUIET = (
    "recon-drone", "extended-magazine", "comms-key", "self-destruct-key", "chemicals", "tools",
    "duct-tape", "clothes", "technical-corridors-plan", "space-suit", "nemesis-plans", "medkit",
    "bandages", "synthetic-food", "alcohol", "antidote",
)  # fmt: skip
ANY_TIME = (
    "energy-charge", "grenade", "decoy", "item-evacuation-key", "fire-extinguisher",
    "adrenaline-injection", "military-drugs", "taser", "molotov-cocktail",
)  # fmt: skip


@pytest.mark.rule("N-179", "N-180", "N-181")
def test_which_items_are_for_a_fight_and_which_are_not() -> None:
    s = holding(*QUIET, *ANY_TIME, "smoke-grenade").intruder("adult", "canteen")
    for item in QUIET:
        assert s.denied("scout", "use", item) == "N-180", item
    for item in (*ANY_TIME, "smoke-grenade"):
        assert item == "item-evacuation-key" or s.is_offered("scout", "use", item), item
    assert s.denied("scout", "use", "item-evacuation-key") == "N-441", "there is no pod here"
    assert holding("smoke-grenade").denied("scout", "use", "smoke-grenade") == "N-179"


# Red


@pytest.mark.rule("N-565")
def test_an_energy_charge_fills_the_own_weapon_only() -> None:
    s = holding("energy-charge", captain="canteen").has("captain", "prototype-rifle")
    s.ammo("captain", "prototype-rifle", 1).uses("scout", "energy-charge")
    s.asked("scout", "door")
    assert s.state.ammo["item-prototype-rifle#red"] == 1
    s = holding("energy-charge").has("scout", "prototype-rifle").ammo("scout", "rifle", 1)
    s.ammo("scout", "prototype-rifle", 1).uses(
        "scout", "energy-charge", "effect-fill-energy-weapon"
    )
    s.does("scout", "reload", "prototype-rifle")
    assert s.state.ammo["item-prototype-rifle#red"] == 6
    assert s.state.ammo["item-rifle#starting"] == 1


@pytest.mark.parametrize("item", ["energy-charge", "tools"])
def test_energy_charge_and_tools_work_a_door(item: str) -> None:
    way = holding().corridor("canteen", "hibernatorium")
    s = holding(item).uses("scout", item).does("scout", "close-door", way)
    assert s.play.closed(way)
    s = holding(item).door("canteen", "hibernatorium").uses("scout", item)
    s.does("scout", "open-door", way)
    assert not s.play.closed(way)


@pytest.mark.rule("N-316")
@pytest.mark.parametrize("where", ["canteen", "hibernatorium"])
def test_a_grenade_hurts_its_target_most_and_all_others_in_the_room(where: str) -> None:
    s = holding("grenade", captain="canteen").intruder("queen", where).intruder("breeder", where)
    s.does("scout", "use", "grenade").pays().does("scout", "throw-at", s.aim("breeder"))
    assert (s.figure("breeder").injuries, s.figure("queen").injuries) == (2, 1)
    assert (len(s.zone("wounds-0")), len(s.zone("wounds-1"))) == (
        (1, 1) if where == "canteen" else (0, 0)
    )


@pytest.mark.rule("N-294")
def test_a_grenade_needs_an_intruder_in_reach() -> None:
    assert holding("grenade").denied("scout", "use", "grenade") == "N-316"
    s = holding("grenade").intruder("adult", "cockpit")
    assert s.denied("scout", "use", "grenade") == "N-316"
    s = holding("grenade").intruder("adult", "hibernatorium").door("canteen", "hibernatorium")
    assert s.denied("scout", "use", "grenade") == "N-294", "not through a closed door"


@pytest.mark.rule("N-478", "N-479")
@pytest.mark.parametrize(("item", "left"), [("grenade", 1), ("molotov-cocktail", 2)])
def test_eggs_are_smashed_too_and_that_is_heard(item: str, left: int) -> None:
    s = holding(item).mark("egg", "hibernatorium", 3).uses("scout", item)
    s.heard(EggDestroyed, count=3 - left)
    s.heard(NoiseRolled, who="scout")
    assert s.zone(s.slot("hibernatorium")).count("supply-egg") == left


@pytest.mark.rule("N-568")
def test_a_smoke_grenade_costs_the_others_a_card_and_gets_you_away() -> None:
    s = holding("smoke-grenade", captain="canteen").intruder("adult", "canteen")
    s.hand("captain", "rest", "search").uses("scout", "smoke-grenade").asked("captain", "discard")
    s.does("captain", "discard", "search").heard(Discarded, who="captain", cards=["card-search"])
    s.does("scout", "slip", "hibernatorium").unheard(Attacked)
    assert s.where("scout") == s.slot("hibernatorium")
    assert s.zone("hand-1") == ["card-rest"]
    s.heard(NoiseRolled, who="scout")


@pytest.mark.rule("N-568")
def test_smoke_costs_a_card_whoever_sits_before_the_thrower() -> None:
    s = NemesisScenario("captain", "scout", rooms={"captain": "canteen", "scout": "canteen"})
    s.has("scout", "smoke-grenade").intruder("adult", "canteen").hand("captain", "rest")
    s.set(turn=1).uses("scout", "smoke-grenade").heard(Discarded, who="captain", cards=["rest"])


@pytest.mark.rule("N-215")
def test_smoke_opens_no_doors() -> None:
    s = holding("smoke-grenade").at("scout", "005").intruder("adult", "005")
    s.door("005", "006").door("005", "010")
    assert s.denied("scout", "use", "smoke-grenade") == "N-215"


def test_a_smoke_grenade_spares_who_has_only_contamination_and_who_is_elsewhere() -> None:
    s = holding("smoke-grenade", captain="canteen").intruder("adult", "canteen")
    s.hand("captain").contaminated("captain", clean=1).uses("scout", "smoke-grenade")
    s.unheard(Discarded).asked("scout", "slip")
    s = holding("smoke-grenade").intruder("adult", "canteen").uses("scout", "smoke-grenade")
    s.asked("scout", "slip")
    assert len(s.zone("hand-1")) == 5


@pytest.mark.rule("N-062")
def test_a_recon_drone_sees_a_tile_and_its_token() -> None:
    s = holding("recon-drone").tile("007", "shower-room").token("007", "fire", 2)
    s.uses("scout", "recon-drone").does("scout", "look-at", "007")
    s.heard(Peeked, seen=["room-shower-room", "exploration-fire#2"], listener="scout")
    s.heard(Peeked, seen=None, listener="captain")
    assert "slot-007" not in s.state.explored


@pytest.mark.rule("N-564")
def test_a_decoy_lures_intruders_all_around_and_fighters_attack_first() -> None:
    s = holding("decoy").intruder("adult", "canteen").intruder("creeper", "014")
    s.intruder("queen", "cockpit").is_("captain", slot="slot-021")
    s.uses("scout", "decoy").does("scout", "lure", "hibernatorium")
    s.heard(Attacked, intruder="adult", who="scout")
    s.unheard(Attacked, intruder="creeper")
    assert s.intruders("hibernatorium") == ["adult", "creeper"]
    assert s.intruders("cockpit") == ["queen"]
    kinds = [type(event) for event in s.told()]
    assert kinds.index(Attacked) < kinds.index(IntruderMoved)


@pytest.mark.rule("N-564")
@pytest.mark.parametrize(
    ("scout", "dirt", "target"), [(2, 0, "scout"), (4, 0, "captain"), (2, 2, "captain")]
)
def test_a_decoys_victim_has_the_smallest_hand(scout: int, dirt: int, target: str) -> None:
    s = holding("decoy", captain="canteen").intruder("adult", "canteen")
    s.hand("scout", *["rest", "search", "search", "demolition"][:scout]).hand(
        "captain", "rest", "order"
    )
    s.contaminated("scout", clean=dirt).uses("scout", "decoy").does(
        "scout", "lure", "hibernatorium"
    )
    s.heard(Attacked, who=target)


@pytest.mark.rule("N-566")
def test_an_extended_magazine_is_for_energy_weapons() -> None:
    s = NemesisScenario("captain", rooms={"captain": "canteen"}).has("captain", "extended-magazine")
    assert s.denied("captain", "use", "extended-magazine") == "N-409"
    s.has("captain", "prototype-pistol").uses("captain", "extended-magazine")
    assert s.state.ammo["item-prototype-pistol#red"] == 5


@pytest.mark.rule("N-288")
def test_a_comms_key_shows_an_objective_of_who_has_sent_the_signal() -> None:
    s = holding("comms-key", room="laboratory")
    assert s.denied("scout", "use", "comms-key") == "N-433"
    s.is_("captain", signal=True).uses("scout", "comms-key")
    assert len(s.offered("scout")) == 2, "a personal and a corporate one"
    s.does("scout", s.offered("scout")[0])
    assert s.heard(Peeked, listener="scout").seen == [
        card for card in s.zone("objectives-1") if card in (s.view("scout").crew[1].objectives)
    ]
    s.heard(Peeked, seen=None, listener="captain")
    assert len([card for card in s.view("scout").crew[1].objectives if card]) == 1
    s = holding("comms-key").is_("captain", signal=True)
    assert s.denied("scout", "use", "comms-key") == "N-182"


def test_an_evacuation_key_works_a_pod_of_the_own_section() -> None:
    s = holding("item-evacuation-key", room="evacuation-section-a")
    pod = s.zone("pods-a")[0]
    assert s.uses("scout", "item-evacuation-key").state.locked == [*s.zone("pods-b")]
    s = holding("item-evacuation-key", room="evacuation-section-a").set(locked=[])
    s.uses("scout", "item-evacuation-key")
    assert s.state.locked == [pod]
    assert holding("item-evacuation-key").denied("scout", "use", "item-evacuation-key") == "N-441"


def test_an_evacuation_key_does_not_lock_a_pod_with_somebody_in_it() -> None:
    s = holding("item-evacuation-key", room="evacuation-section-a")
    pod = s.zone("pods-a")[0]
    s.set(locked=[]).is_("captain", status="pod", pod=pod)
    assert s.denied("scout", "use", "item-evacuation-key") == "N-505"


@pytest.mark.rule("N-288")
def test_a_self_destruct_key_starts_and_stops_the_sequence() -> None:
    s = holding("self-destruct-key", room="laboratory").uses("scout", "self-destruct-key")
    s.heard(DestructStarted)
    assert s.state.destruct == 0
    s = holding("self-destruct-key", room="laboratory").set(destruct=2)
    s.uses("scout", "self-destruct-key").heard(DestructStopped)
    s = holding("self-destruct-key", room="laboratory").set(destruct=3)
    assert s.denied("scout", "use", "self-destruct-key") == "N-447, N-162"
    s = holding("self-destruct-key", room="laboratory").mark("malfunction", "laboratory")
    assert s.denied("scout", "use", "self-destruct-key") == "N-288"


# Yellow


def test_chemicals_without_a_flamethrower_are_only_a_component() -> None:
    assert holding("chemicals").denied("scout", "use", "chemicals") == "N-182"


@pytest.mark.rule("N-287")
@pytest.mark.parametrize("item", ["tools", "duct-tape"])
def test_tools_and_duct_tape_remove_a_malfunction(item: str) -> None:
    s = holding(item).mark("malfunction", "canteen")
    effect = ["effect-repair-room"] if item == "tools" else []
    s.uses("scout", item, *effect).heard(MarkerRemoved, marker="malfunction", room="canteen")
    assert not s.play.broken(s.slot("canteen"))


@pytest.mark.rule("N-520")
@pytest.mark.parametrize("item", ["tools", "duct-tape"])
def test_tools_and_duct_tape_repair_or_break_an_engine(item: str) -> None:
    s = holding(item, room="engine-1")
    before = s.zone("engine-1")
    effect = ["effect-tinker-with-engine"] if item == "tools" else []
    s.uses("scout", item, *effect).does("scout", "swap-order")
    s.heard(EngineTouched, room="engine-1", changed=True)
    assert s.zone("engine-1") == before[::-1]


@pytest.mark.rule("N-273")
def test_a_fire_extinguisher_puts_out_the_fire() -> None:
    s = holding("fire-extinguisher").mark("fire", "canteen").uses("scout", "fire-extinguisher")
    s.heard(MarkerRemoved, marker="fire", room="canteen")
    assert s.zone("hands-0") == ["item-rifle#starting"]
    assert s.zone("discard-yellow") == ["item-fire-extinguisher#yellow"]


@pytest.mark.rule("N-353")
def test_a_fire_extinguisher_drives_an_intruder_off() -> None:
    s = holding("fire-extinguisher").intruder("adult", "canteen").intruder("queen", "canteen")
    s.mark("fire", "canteen").top("deck-event", "hunt-a")
    s.uses("scout", "fire-extinguisher", "effect-spray-intruder")
    s.does("scout", "drive-off", s.aim("queen")).unheard(Injured)
    assert s.figure("queen").slot == s.slot("hibernatorium")
    assert s.intruders("canteen") == ["adult"]
    assert s.play.burning(s.slot("canteen"))


def test_clothes_wipe_slime_off() -> None:
    s = holding("clothes").is_("scout", slimed=True).uses("scout", "clothes")
    s.heard(Washed, who="scout")
    assert not s.crew("scout").slimed


@pytest.mark.rule("N-384")
def test_clothes_dress_one_of_the_own_wounds() -> None:
    s = (
        holding("clothes", captain="canteen")
        .wounded("scout", "leg", "hand")
        .wounded("captain", "arm")
    )
    s.uses("scout", "clothes")
    assert len(s.offered("scout", "dress")) == 2, "only the own"
    s.does("scout", "dress", "scout", "leg").heard(Dressed, who="scout", wound="leg")
    assert (s.zone("wounds-0"), s.zone("dressed-0")) == (["wound-hand"], ["wound-leg"])
    assert holding("clothes").denied("scout", "use", "clothes") == "N-266, N-384"


def test_a_plan_of_the_technical_corridors_leads_to_any_other_entrance() -> None:
    s = (
        NemesisScenario("scout")
        .explore("canteen", at="014")
        .has("scout", "technical-corridors-plan")
    )
    s.is_("scout", slot="slot-014").uses("scout", "technical-corridors-plan")
    far = ["002", "004", "005", "009", "015", "019", "021"]
    assert s.offered("scout") == [f"crawl:slot-{slot}" for slot in far]
    s.does("scout", "crawl", "021").heard(NoiseRolled, who="scout")
    assert s.where("scout") == "slot-021"
    s.asked("scout", "turn")
    s = holding("technical-corridors-plan")
    assert s.denied("scout", "use", "technical-corridors-plan") == "N-258"


def test_a_space_suit_leads_from_one_yellow_room_to_another_for_all_cards() -> None:
    s = holding("space-suit", room="generator").explore("comms-room").explore("fire-control-system")
    s.contaminated("scout", clean=1).uses("scout", "space-suit")
    assert s.zone("hand-0") == [CLEAN]
    assert len(s.offered("scout")) == 2
    s.does("scout", "walk-outside", "comms-room").heard(Moved, who="scout", room="comms-room")
    s.heard(NoiseRolled, who="scout")
    s = holding("space-suit", room="canteen").explore("comms-room")
    assert s.denied("scout", "use", "space-suit") == "N-182"
    assert holding("space-suit", room="generator").denied("scout", "use", "space-suit") == "N-182"


def test_a_space_suit_says_that_it_shows_how_much_of_a_hand_is_contamination() -> None:
    s = holding("space-suit", room="generator").explore("comms-room").explore("fire-control-system")
    s.hand("scout", "rest").contaminated("scout", clean=1).begin()
    answers = [(0, "use:item-space-suit#yellow"), (0, "discard:card-rest")]
    window = Window(GAME, s.table.position, answers, [1])
    for deal in range(10):
        window.compare(eye(1), key_of(str(deal)))


def test_the_plans_of_the_nemesis_show_two_tiles_without_their_tokens() -> None:
    s = holding("nemesis-plans").tile("007", "shower-room").tile("008", "cabins")
    s.uses("scout", "nemesis-plans").does("scout", "look-at", "007")
    s.heard(Peeked, seen=["room-shower-room"], listener="scout")
    assert "look-at:slot-007" not in s.offered("scout")
    s.does("scout", "look-at", "008").heard(Peeked, seen=["room-cabins"], listener="scout")
    s.heard(Peeked, seen=None, listener="captain")
    s.asked("scout", "turn")


# Green


@pytest.mark.rule("N-561", "N-562", "N-563")
@pytest.mark.parametrize("item", ["medkit", "bandages"])
@pytest.mark.parametrize("patient", ["scout", "captain"])
def test_medkits_and_bandages_dress_a_wound_of_anybody_here(item: str, patient: str) -> None:
    s = holding(item, captain="canteen").wounded("scout", "leg").wounded("captain", "arm")
    wound = "leg" if patient == "scout" else "arm"
    s.uses("scout", item).does("scout", "dress", patient, wound)
    s.heard(Dressed, who=patient, wound=wound)
    s = holding(item).wounded("captain", "arm")
    rules = {"medkit": "N-384, N-386", "bandages": "N-384, N-385"}[item]
    assert s.denied("scout", "use", item) == rules, "not from afar"


@pytest.mark.rule("N-563")
@pytest.mark.parametrize("patient", ["scout", "captain"])
def test_a_medkit_heals_a_dressed_wound(patient: str) -> None:
    s = holding("medkit", captain="canteen").wounded(patient, "leg", dressed=["leg", "hand"])
    s.uses("scout", "medkit", "effect-heal-dressed-wound")
    s.does("scout", "heal-wound", patient, "hand").heard(Healed, who=patient, wound="hand")
    seat = s.seat_of(patient)
    assert (s.zone(f"wounds-{seat}"), s.zone(f"dressed-{seat}")) == (["wound-leg"], ["wound-leg"])


@pytest.mark.rule("N-561", "N-562")
@pytest.mark.parametrize("patient", ["scout", "captain"])
def test_bandages_heal_all_light_wounds(patient: str) -> None:
    s = holding("bandages", captain="canteen").wounded(patient, "leg", light=2)
    s.uses("scout", "bandages", "effect-heal-light-wounds").heard(Healed, who=patient)
    assert s.crew(patient).light == 0
    assert len(s.zone(f"wounds-{s.seat_of(patient)}")) == 1, "one or the other"


def test_synthetic_food_draws_two_cards() -> None:
    s = holding("synthetic-food").hand("scout", "rest", "search").uses("scout", "synthetic-food")
    assert len(s.zone("hand-0")) == 3


def test_an_adrenaline_injection_makes_the_turn_last_until_you_pass() -> None:
    s = holding("adrenaline-injection").hand("scout", "rest", "search", "search", "demolition")
    s.uses("scout", "adrenaline-injection")
    assert len(s.zone("hand-0")) == 4
    for room in ("hibernatorium", "canteen", "hibernatorium"):
        s.dice(noise="silence").does("scout", "move", room).pays().asked("scout", "turn-boundless")
    s.does("scout", "pass").until(lambda s: s.waiting() == [1], "first")
    assert s.crew("scout").passed
    assert not s.state.boundless


def test_an_adrenaline_injection_as_the_last_action_does_not_end_the_turn() -> None:
    s = holding("adrenaline-injection").dice(noise="silence").does("scout", "move", "hibernatorium")
    s.pays().uses("scout", "adrenaline-injection").asked("scout", "turn-boundless")


@pytest.mark.rule("N-559", "N-376")
def test_alcohol_removes_a_contamination_card_and_an_infected_one_is_replaced() -> None:
    s = (
        holding("alcohol")
        .hand("scout", "rest")
        .contaminated("scout", clean=1)
        .uses("scout", "alcohol")
    )
    s.heard(Scanned, who="scout", infected=0, clean=1)
    assert (s.zone("hand-0"), s.zone("discard-0")) == ([], ["card-rest"])
    assert s.zone("gone").count(CLEAN) == 1
    s = holding("alcohol").hand("scout", "rest").contaminated("scout", infected=1)
    s.top("deck-contamination", CLEAN).uses("scout", "alcohol")
    s.heard(Scanned, who="scout", infected=1, clean=0)
    assert (s.zone("hand-0"), s.zone("discard-0")) == ([], ["card-rest", CLEAN])
    assert s.zone("gone").count(INFECTED) == 1
    assert not s.crew("scout").larva


@pytest.mark.rule("N-559")
def test_alcohol_takes_one_card_only_and_does_no_harm_to_who_has_a_larva() -> None:
    s = holding("alcohol").hand("scout", "rest").contaminated("scout", infected=3)
    s.is_("scout", larva=True).uses("scout", "alcohol")
    s.does("scout", "discard", "contamination-unknown")
    assert s.crew("scout").alive
    assert s.zone("hand-0") == [INFECTED, INFECTED]
    assert holding("alcohol").denied("scout", "use", "alcohol") == "N-559"


def test_military_drugs_change_any_cards_for_as_many_and_one_more() -> None:
    s = holding("military-drugs").hand("scout", "rest", "search", "demolition")
    s.contaminated("scout", clean=1).uses("scout", "military-drugs").asked("scout", "drugs-discard")
    paid = len(s.zone("discard-0"))
    s.does("scout", "discard", "contamination-unknown").does("scout", "discard", "search")
    s.does("scout", "done")
    assert len(s.zone("discard-0")) == paid + 2
    assert len(s.zone("hand-0")) == 1 + 3
    s = holding("military-drugs").hand("scout", "rest", "search").uses("scout", "military-drugs")
    s.does("scout", "done")
    assert len(s.zone("hand-0")) == 2, "one more than none"


# Crafted


@pytest.mark.rule("N-376", "N-560")
def test_an_antidote_removes_all_infection_and_the_larva_then_you_pass() -> None:
    s = holding("antidote").hand("scout", "rest", "search").is_("scout", larva=True)
    for zone in ("hand", "deck", "discard"):
        s.contaminated("scout", infected=1, clean=1, zone=zone)
    s.top("deck-contamination", INFECTED).uses("scout", "antidote")
    s.heard(Scanned, who="scout", infected=3, clean=3)
    s.heard(Cured, who="scout")
    s.does("scout", "done").heard(Passed, who="scout")
    assert not s.crew("scout").larva
    assert s.crew("scout").passed
    assert s.zone("gone").count(INFECTED) == 3
    assert len(s.zone("hand-0")) == 2, "the rest of the hand is kept"
    assert s.zone("discard-0") == [], "shuffled into the deck"
    assert s.zone("deck-0").count(INFECTED) == 1, "the new one"
    assert s.zone("deck-0").count(CLEAN) == 2


def test_a_taser_hurts_an_intruder_and_drives_it_off() -> None:
    s = holding("taser").intruder("adult", "canteen").hand("scout", "rest")
    s.top("deck-event", "hunt-a").uses("scout", "taser")
    s.heard(Injured, intruder="adult", injuries=1)
    assert s.figure("adult").slot == s.slot("hibernatorium")


def test_a_taser_may_kill_and_then_nothing_flees() -> None:
    s = holding("taser").hand("scout", "rest")
    s.intruder("adult", "canteen", 5).uses("scout", "taser")
    s.heard(Injured, injuries=6, killed=True)
    assert s.zone("discard-event") == []


@pytest.mark.rule("N-350", "N-353")
@pytest.mark.parametrize("item", ["taser", "fire-extinguisher"])
@pytest.mark.parametrize("blood", ["bite#retreat", "scratch#6"])
def test_an_intruder_that_flees_into_a_closed_door_does_not_flee_twice(
    item: str, blood: str
) -> None:
    """By its blood, or else by the item: one event card either way."""
    s = holding(item).intruder("adult", "canteen").hand("scout", "rest")
    s.set(weaknesses=["weakness-susceptibility-to-phosphates"])
    s.door("canteen", "hibernatorium")
    s.top("deck-attack", blood).top("deck-event", "hunt-a", "hunt-b").uses("scout", item)
    s.heard(Injured, intruder="adult", injuries=1)
    assert s.zone("discard-event") == ["event-hunt-a"]
    assert s.figure("adult").slot == s.slot("canteen")
    assert len(s.doors(ruined=True)) == 1


def test_a_taser_takes_all_the_cards_of_somebody_here() -> None:
    s = holding("taser", captain="canteen").contaminated("captain", clean=1)
    s.uses("scout", "taser")
    assert len(s.offered("scout", "stun")) == 2, "oneself, too"
    s.does("scout", "stun", "captain").heard(Discarded, who="captain")
    assert s.zone("hand-1") == []
    assert len(s.zone("discard-1")) == 6
    assert len(s.zone("hand-0")) == 4


@pytest.mark.rule("N-316")
@pytest.mark.parametrize("where", ["canteen", "hibernatorium"])
def test_a_molotov_cocktail_burns_everything_in_a_room(where: str) -> None:
    s = holding("molotov-cocktail", captain="hibernatorium").intruder("adult", where)
    s.intruder("queen", where).uses("scout", "molotov-cocktail")
    assert s.play.burning(s.slot(where))
    assert (s.figure("adult").injuries, s.figure("queen").injuries) == (1, 1)
    hurt, safe = ("scout", "captain") if where == "canteen" else ("captain", "scout")
    s.heard(SeriouslyWounded, who=hurt)
    assert [len(s.zone(f"wounds-{s.seat_of(who)}")) for who in (hurt, safe)] == [1, 0]


@pytest.mark.rule("N-294")
def test_a_molotov_cocktail_needs_an_intruder_in_reach() -> None:
    s = holding("molotov-cocktail", captain="canteen")
    assert s.denied("scout", "use", "molotov-cocktail") == "N-316"
    s.intruder("adult", "hibernatorium").door("canteen", "hibernatorium")
    assert s.denied("scout", "use", "molotov-cocktail") == "N-294"


@pytest.mark.rule("N-256", "N-564")
def test_a_decoy_does_not_reach_an_adult_that_a_summoning_has_driven_away() -> None:
    s = holding("decoy", room="hibernatorium").intruder("queen", "hibernatorium")
    for place in ("005", *["019"] * 7):
        s.intruder("adult", place)
    s.top("deck-attack", "summoning#3").blind("bag", "adult-4")
    s.uses("scout", "decoy").does("scout", "lure", "006")
    assert s.intruders("006") == ["queen"]
    assert s.intruders("005") == [], "it has gone into hiding"
    assert s.intruders("hibernatorium") == ["adult"], "it has just come, so nothing lures it"


@pytest.mark.rule("N-476", "N-479")
def test_whoever_dies_of_the_own_grenade_is_not_heard() -> None:
    s = holding("grenade", captain="cockpit").wounded("scout", "leg", "leg", "leg")
    s.intruder("adult", "canteen").mark("egg", "canteen", 2)
    s.uses("scout", "grenade").does("scout", "throw-at", s.aim("adult"))
    s.heard(Died, who="scout")
    s.heard(EggDestroyed, count=2)
    s.unheard(NoiseRolled)
