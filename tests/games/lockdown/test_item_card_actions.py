"""Lockdown: what each searched and starting item does; and the rules that only items touch."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.rules.events import (
    GateOpened,
    Learned,
    LitUp,
    UseSpent,
    UsesRestored,
)
from hullbreach.games.lockdown.rules.model import NEUTRAL
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    Cured,
    Died,
    Discarded,
    Dressed,
    EggDestroyed,
    EventDrawn,
    Healed,
    Injured,
    IntruderPlaced,
    LightlyWounded,
    Moved,
    NoiseRolled,
    Passed,
    Peeked,
    Reloaded,
    Scanned,
    SeriouslyWounded,
    TookObject,
    Used,
    Washed,
    WeaknessFound,
)

INFECTED, CLEAN = "contamination-infected", "contamination-clean"
TOUGH = ("cut#5", "blood-chase#5", "perched-in-the-dark#5", "blood-rage#5", "cut#4")
"""Blood that kills nothing in these tests."""
ROOM = "archive"
NEIGHBOUR = "slot-009"


def holding(*items: str, room: str = ROOM, other: str = "repository") -> LockdownScenario:
    """The hacker in a lit room with these items, the survivor elsewhere."""
    s = LockdownScenario("hacker", "survivor")
    for who, place in (("hacker", room), ("survivor", other)):
        s.explore(place).at(who, place)
    s.hand("hacker", "rest", "demolition", "search", "search")
    return s.powered("s-01", "s-02").has("hacker", *items).top("deck-attack", *TOUGH)


def fled(s: LockdownScenario, event: str, slot: str) -> bool:
    """Whether the adult has fled to a slot, as this event says."""
    s.heard(EventDrawn, event=event, ignored=True)
    return bool(s.figure("adult").slot == slot)


# Costs and symbols


QUIET = (
    "recon-drone", "main-gate-key", "contingency-codes", "extended-magazine", "toolbelt",
    "duct-tape", "clothes", "cave-plans", "facility-plans", "medkit", "caffeine-pills",
    "antiseptic", "analyze-toolset", "research-documents", "neutralizer",
)  # fmt: skip
ANY_TIME = (
    "weapon-battery", "glowstick", "grenade", "thermite-charge", "reagent", "fire-blanket",
    "medical-stapler", "scalpel", "taser",
)  # fmt: skip


def ready(*items: str) -> LockdownScenario:
    """The hacker with these items, in need of every one of them."""
    s = holding(*items, "flamethrower").ammo("hacker", "flamethrower", 1)
    s.explore("testing-lab", "001").at("hacker", "001").mark("fire", "001")
    s.wounded("hacker", "body", light=1).is_("hacker", slimed=True, larva=True, knowledge=5)
    return s.contaminated("hacker", clean=1).mark("egg", "001")


@pytest.mark.rule("L-184", "L-185", "L-186", "L-205")
def test_which_items_are_for_a_fight_and_which_are_not() -> None:
    peace = ready(*QUIET, *ANY_TIME, "smoke-grenade")
    for item in (*QUIET, *ANY_TIME):
        assert peace.is_offered("hacker", "use", item), item
    assert peace.denied("hacker", "use", "smoke-grenade") == "L-184"
    fight = ready(*QUIET, *ANY_TIME, "smoke-grenade").intruder("adult", "001")
    for item in QUIET:
        assert fight.denied("hacker", "use", item) == "L-185", item
    for item in (*ANY_TIME, "smoke-grenade"):
        assert fight.is_offered("hacker", "use", item), item


@pytest.mark.rule("L-180", "L-205")
@pytest.mark.parametrize("item", [*QUIET, *ANY_TIME])
def test_an_item_costs_one_card_but_for_the_magazine(item: str) -> None:
    s = ready(item).hand("hacker")
    if item == "extended-magazine":
        s.uses("hacker", item)
        return
    assert s.denied("hacker", "use", item) == "L-180"
    s.hand("hacker", "search")
    assert s.is_offered("hacker", "use", item) or s.denied("hacker", "use", item) != "L-180"


@pytest.mark.rule("L-205", "L-357")
def test_a_hurt_hand_makes_items_dearer() -> None:
    s = holding("research-documents").wounded("hacker", "hand").hand("hacker", "rest")
    assert s.denied("hacker", "use", "research-documents") == "L-180"
    s.hand("hacker", "rest", "search").uses("hacker", "research-documents", "read-documents")
    assert sorted(s.zone("discard-0")) == ["card-rest", "card-search"]


# Red


@pytest.mark.rule("L-205", "L-392")
def test_a_weapon_battery_fills_an_own_energy_weapon_and_no_other() -> None:
    s = holding("weapon-battery", "nailgun", other=ROOM).ammo("hacker", "nailgun", 1)
    s.has("survivor", "prototype-shotgun").ammo("survivor", "prototype-shotgun", 0)
    s.ammo("hacker", "smart-gun", 1).uses("hacker", "weapon-battery", "fill-energy-weapon")
    s.heard(Reloaded, who="hacker", weapon="smart-gun", ammo=4)
    assert s.state.ammo["item-nailgun#starting"] == 1
    assert s.state.ammo["item-prototype-shotgun#red"] == 0
    s = holding("weapon-battery").uses("hacker", "weapon-battery")
    assert s.asked("hacker").text.id == "ask-door", "a full weapon takes nothing"


@pytest.mark.rule("L-205", "L-277")
@pytest.mark.parametrize("item", ["weapon-battery", "toolbelt"])
@pytest.mark.parametrize("closed", [True, False])
def test_two_items_open_or_close_a_door(item: str, closed: bool) -> None:
    s = holding(item)
    if closed:
        s.door(ROOM, NEIGHBOUR)
    s.uses("hacker", item)
    corridor = s.corridor(ROOM, NEIGHBOUR)
    s.does("hacker", "open-door" if closed else "close-door", corridor)
    assert s.play.closed(corridor) != closed


@pytest.mark.rule("L-375", "L-376")
def test_a_glowstick_drives_the_darkness_away_until_the_round_ends() -> None:
    s = holding("glowstick", "glowstick").blackout()
    assert s.play.dark(0)
    s.uses("hacker", "glowstick")
    s.heard(LitUp, who="hacker", listener="survivor")
    s.heard(Used, item="glowstick")
    assert not s.play.dark(0)
    assert s.play.dark(1), "only for oneself"
    assert s.denied("hacker", "use", "glowstick") == "L-376", "one is enough"
    s.rests("hacker", "survivor").until(lambda s: s.state.round == 2, "first")
    assert s.play.dark(0)


@pytest.mark.rule("L-278", "L-331", "L-418")
def test_a_grenade_hurts_one_hunter_twice_and_everybody_else_once() -> None:
    s = holding("grenade").intruder("adult", NEIGHBOUR).intruder("breeder", NEIGHBOUR)
    s.at("survivor", NEIGHBOUR).uses("hacker", "grenade")
    s.does("hacker", "throw-at", s.aim("adult"))
    assert s.figure("adult").injuries == 2
    assert s.figure("breeder").injuries == 1
    s.heard(SeriouslyWounded, who="survivor")
    assert (len(s.zone("wounds-1")), s.zone("wounds-0")) == (1, [])


@pytest.mark.rule("L-418")
def test_a_grenade_smashes_two_eggs() -> None:
    s = holding("grenade").mark("egg", NEIGHBOUR, 3).uses("hacker", "grenade")
    s.heard(EggDestroyed, count=2)
    assert s.zone(NEIGHBOUR).count("supply-egg") == 1


@pytest.mark.rule("L-278")
def test_no_grenade_flies_through_a_closed_door() -> None:
    s = holding("grenade").intruder("adult", NEIGHBOUR).door(ROOM, NEIGHBOUR)
    assert s.denied("hacker", "use", "grenade") == "L-278"
    s = holding("grenade").intruder("adult", NEIGHBOUR)
    assert s.is_offered("hacker", "use", "grenade")


@pytest.mark.rule("L-207", "L-208", "L-418")
@pytest.mark.parametrize("place", [ROOM, NEIGHBOUR])
def test_a_thermite_charge_wrecks_a_room_and_all_in_it(place: str) -> None:
    s = holding("thermite-charge", other=place)
    s.intruder("adult", place).intruder("breeder", place)
    s.uses("hacker", "thermite-charge").does("hacker", "throw-into", s.slot(place))
    slot = s.slot(place)
    assert s.play.burning(slot)
    assert s.play.broken(slot)
    assert [s.figure(kind).injuries for kind in ("adult", "breeder")] == [1, 1]
    s.heard(LightlyWounded, who="survivor", count=1)
    assert s.crew("hacker").light == (1 if place == ROOM else 0)
    assert s.zone("discard-red") == ["item-thermite-charge#red"]


@pytest.mark.rule("L-207")
def test_a_thermite_charge_reaches_neighbours_behind_doors_but_nothing_beyond() -> None:
    s = holding("thermite-charge").door(ROOM, NEIGHBOUR).uses("hacker", "thermite-charge")
    rooms = [s.slot(ROOM), *s.play.board.neighbours[s.slot(ROOM)]]
    assert s.offered("hacker") == [f"throw-into:{slot}" for slot in rooms]


@pytest.mark.rule("L-207", "L-443", "L-445")
def test_a_thermite_charge_destroys_an_egg_and_is_heard() -> None:
    s = holding("thermite-charge", room="nest").uses("hacker", "thermite-charge")
    s.does("hacker", "throw-into", "008")
    s.heard(EggDestroyed, count=1)
    s.heard(NoiseRolled)
    assert not s.play.broken(s.slot("nest")), "L-272"
    assert s.play.burning(s.slot("nest"))


@pytest.mark.rule("L-363", "L-443")
@pytest.mark.parametrize("item", ["grenade", "thermite-charge"])
def test_an_egg_that_somebody_drops_in_the_blast_stays_whole(item: str) -> None:
    s = holding(item, other=NEIGHBOUR).has("survivor", "egg").intruder("larva", NEIGHBOUR)
    s.wounded("survivor", "leg", "knee", "body").uses("hacker", item)
    if item == "thermite-charge":
        s.does("hacker", "throw-into", NEIGHBOUR)
    s.heard(Died, who="survivor")
    s.unheard(EggDestroyed).unheard(NoiseRolled)
    assert s.zone(NEIGHBOUR).count("supply-egg") == 1


@pytest.mark.rule("L-205")
def test_a_smoke_grenade_covers_an_escape() -> None:
    s = holding("smoke-grenade", other=ROOM).intruder("adult", ROOM).hand("survivor", "rest")
    s.dice(noise="silence").uses("hacker", "smoke-grenade")
    s.heard(Discarded, who="survivor", cards=["card-rest"])
    s.does("hacker", "slip", "slot-007")
    s.unheard(Attacked)
    assert s.where("hacker") == "slot-007"


@pytest.mark.rule("L-107", "L-205")
@pytest.mark.parametrize(
    ("item", "rooms", "token"), [("recon-drone", 1, True), ("facility-plans", 2, False)]
)
def test_looking_at_unexplored_rooms(item: str, rooms: int, token: bool) -> None:
    s = holding(item).tile("010", "nest").token("010", "fire", 2).uses("hacker", item)
    s.does("hacker", "look-at", "010")
    (seen,) = [one for one in s.told("hacker") if isinstance(one, Peeked)]
    assert seen.seen is not None
    assert seen.seen[0] == "room-nest"
    assert len(seen.seen) == (2 if token else 1)
    s.heard(Peeked, who="hacker", seen=None, listener="survivor")
    assert s.asked("hacker").text.id == ("ask-turn" if rooms == 1 else "ask-look-at")


@pytest.mark.rule("L-070", "L-101", "L-102")
def test_the_main_gate_key_works_beside_the_gate_and_once() -> None:
    s = holding("main-gate-key")
    assert s.denied("hacker", "use", "main-gate-key") == "L-101"
    s = holding("main-gate-key", room="001").uses("hacker", "main-gate-key")
    s.heard(GateOpened)
    assert s.state.gate_open
    s = holding("main-gate-key", room="001").gate_open()
    assert s.denied("hacker", "use", "main-gate-key") == "L-102"


@pytest.mark.rule("L-105", "L-216")
def test_contingency_codes_need_a_computer_with_power() -> None:
    s = holding("contingency-codes").contingency("survivor", "red").plan("green")
    s.uses("hacker", "contingency-codes")
    assert s.offered("hacker") == ["plan-of:character-survivor", "plan-of-pool"], (
        "not the one in force"
    )
    s.does("hacker", "plan-of", "survivor")
    s.heard(Peeked, seen=["contingency-red"], listener="hacker")
    s.heard(Peeked, seen=None, listener="survivor")
    assert (
        holding("contingency-codes", room="generator").denied("hacker", "use", "contingency-codes")
        == "L-216"
    )
    s = holding("contingency-codes").only("contingencies-1", rest="gone")
    s.only(NEUTRAL, rest="gone")
    assert s.denied("hacker", "use", "contingency-codes") == "L-205", "there is none to look at"
    s = holding("contingency-codes").dark("s-02")
    assert s.denied("hacker", "use", "contingency-codes") == "L-216"


@pytest.mark.rule("L-392", "L-393")
def test_an_extended_magazine_becomes_a_part_of_the_weapon() -> None:
    s = holding("extended-magazine").ammo("hacker", "smart-gun", 3)
    s.uses("hacker", "extended-magazine")
    assert s.state.ammo["item-smart-gun#starting"] == 5
    assert s.zone("hands-0") == ["item-smart-gun#starting"]
    s.set(actions=2).ammo("hacker", "smart-gun", 0).has("hacker", "weapon-battery")
    s.uses("hacker", "weapon-battery", "fill-energy-weapon")
    assert s.state.ammo["item-smart-gun#starting"] == 6, "its magazine is larger"
    s.set(actions=2).does("hacker", "drop", "smart-gun")
    assert s.zone("deck-red")[0] == "item-extended-magazine#red", "both are gone"


# Yellow


@pytest.mark.rule("L-053")
@pytest.mark.parametrize("item", ["toolbelt", "duct-tape"])
def test_two_items_repair_a_room(item: str) -> None:
    s = holding(item).mark("malfunction", ROOM).uses("hacker", item)
    if item == "toolbelt":
        s.does("hacker", "effect", "repair-room")
    assert not s.play.broken(s.slot(ROOM))


@pytest.mark.rule("L-392")
def test_a_toolbelt_fills_a_nailgun() -> None:
    s = holding("toolbelt", "nailgun").ammo("hacker", "nailgun", 2)
    s.ammo("hacker", "smart-gun", 0).uses("hacker", "toolbelt", "fill-nailgun")
    s.heard(Reloaded, weapon="nailgun", ammo=6)
    assert s.state.ammo["item-smart-gun#starting"] == 0


def probing(*items: str) -> LockdownScenario:
    """The xenobiologist with the probe arm in a fight."""
    s = LockdownScenario("xenobiologist", "survivor", rooms={"xenobiologist": ROOM})
    s.hand("xenobiologist", "repairs", "demolition", "search", "search")
    return s.powered("s-02").intruder("adult", ROOM).has("xenobiologist", *items)


@pytest.mark.rule("L-041", "L-205")
def test_the_probe_arm_takes_a_carcass_off_a_hunter_three_times() -> None:
    s = probing()
    for left in (2, 1, 0):
        s.set(actions=2, turn=0).uses("xenobiologist", "probe-arm")
        s.heard(UseSpent, item="probe-arm", left=left)
    assert s.zone("hands-0") == ["supply-carcass"] * 2, "no hand is left for the third one"
    assert s.figure("adult").injuries == 0
    s.set(actions=2, turn=0)
    assert s.denied("xenobiologist", "use", "probe-arm") == "L-041"


@pytest.mark.rule("L-041")
def test_the_probe_arm_fills_no_hand_and_is_known_to_all() -> None:
    s = probing().begin()
    assert s.zone("hands-0") == []
    for seat in (0, 1, -1):
        assert s.view(seat).uses == {"item-probe-arm#starting": 3}
    assert s.view("survivor").crew[0].pack == ["item-probe-arm#starting"]
    s = probing().uses("xenobiologist", "probe-arm")
    s.heard(TookObject, thing="carcass")
    assert s.view("survivor").uses == {"item-probe-arm#starting": 2}


@pytest.mark.rule("L-205")
def test_without_carcasses_or_outside_a_fight_the_probe_arm_takes_nothing() -> None:
    s = probing().mark("carcass", "repository", count=8)
    assert s.denied("xenobiologist", "use", "probe-arm") == "L-205"
    s = LockdownScenario("xenobiologist", rooms={"xenobiologist": ROOM})
    assert s.denied("xenobiologist", "use", "probe-arm") == "L-184"


@pytest.mark.rule("L-205")
def test_a_toolbelt_restores_the_probe_arm() -> None:
    s = LockdownScenario("xenobiologist", "survivor", rooms={"xenobiologist": ROOM})
    s.has("xenobiologist", "toolbelt").used_up("probe-arm", 0)
    s.uses("xenobiologist", "toolbelt", "restore-probe-arm")
    s.heard(UsesRestored, left=3)
    assert s.view("xenobiologist").uses == {"item-probe-arm#starting": 3}


@pytest.mark.rule("L-206", "L-392")
def test_a_reagent_fills_a_flamethrower_and_nothing_else() -> None:
    s = holding("reagent", "flamethrower").ammo("hacker", "flamethrower", 1).knows("hacker", 5)
    s.ammo("hacker", "smart-gun", 0).uses("hacker", "reagent")
    s.heard(Reloaded, weapon="flamethrower", ammo=4)
    assert s.zone("discard-yellow") == ["item-reagent#yellow"]
    s = holding("reagent").ammo("hacker", "smart-gun", 0)
    assert not s.is_offered("hacker", "use", "reagent")


@pytest.mark.rule("L-206", "L-333")
@pytest.mark.parametrize("knowledge", [4, 5])
def test_with_knowledge_five_a_reagent_drives_a_hunter_off(knowledge: int) -> None:
    s = holding("reagent").knows("hacker", knowledge).intruder("adult", ROOM)
    if knowledge < 5:
        assert s.denied("hacker", "use", "reagent") == "L-205, L-206"
        return
    s.top("deck-event", "damage").uses("hacker", "reagent")
    assert fled(s, "damage", "slot-007")
    assert s.zone("discard-yellow") == ["item-reagent#yellow"]


@pytest.mark.rule("L-394")
def test_duct_tape_joins_two_heavy_items_and_no_objects() -> None:
    s = holding("duct-tape", "nailgun").uses("hacker", "duct-tape")
    assert s.crew("hacker").taped
    s.mark("egg", ROOM).does("hacker", "pick-up", "egg").pays()
    assert len(s.zone("hands-0")) == 3, "three things in two hands"
    s = holding("duct-tape", "egg")
    assert s.denied("hacker", "use", "duct-tape") == "L-053, L-394"


@pytest.mark.rule("L-568")
def test_of_two_effects_only_what_is_possible_can_be_picked() -> None:
    both = holding("fire-blanket").mark("fire", ROOM).is_("hacker", slimed=True)
    both.does("hacker", "use", "fire-blanket").pays().asked("hacker", "effect")
    assert len(both.offered("hacker")) == 2
    one = holding("fire-blanket").is_("hacker", slimed=True).uses("hacker", "fire-blanket")
    assert not one.crew("hacker").slimed
    assert "L-053" in holding("fire-blanket").denied("hacker", "use", "fire-blanket")


@pytest.mark.rule("L-209")
def test_a_fire_blanket_puts_out_fire_or_wipes_off_slime() -> None:
    for effect, burning, slimed in (
        ("put-out-fire-here", False, True),
        ("wipe-slime", True, False),
    ):
        s = holding("fire-blanket").mark("fire", ROOM).is_("hacker", slimed=True)
        s.uses("hacker", "fire-blanket", effect)
        assert (s.play.burning(s.slot(ROOM)), s.crew("hacker").slimed) == (burning, slimed)
        assert s.zone("discard-yellow") == ["item-fire-blanket#yellow"]


@pytest.mark.rule("L-209")
def test_a_fire_blanket_is_of_no_use_to_others() -> None:
    s = holding("fire-blanket", other=ROOM).is_("survivor", slimed=True).mark("fire", NEIGHBOUR)
    assert not s.is_offered("hacker", "use", "fire-blanket")


@pytest.mark.rule("L-213")
def test_clothes_wipe_off_slime_or_dress_an_own_wound() -> None:
    s = holding("clothes", other=ROOM).wounded("hacker", "body").wounded("survivor", "leg")
    s.is_("hacker", slimed=True).uses("hacker", "clothes", "dress-own-wound")
    s.heard(Dressed, who="hacker", wound="body")
    assert s.zone("wounds-1") == ["wound-leg"]
    s = holding("clothes").wounded("hacker", "body").is_("hacker", slimed=True)
    s.uses("hacker", "clothes", "wipe-slime")
    s.heard(Washed, who="hacker")
    assert s.zone("wounds-0") == ["wound-body"]
    s = holding("clothes", other=ROOM).wounded("survivor", "leg").is_("survivor", slimed=True)
    assert not s.is_offered("hacker", "use", "clothes")


@pytest.mark.rule("L-248")
def test_cave_plans_lead_through_the_technical_corridors_to_explored_rooms() -> None:
    s = holding("cave-plans", room="003").explore("nest", "014").explore("generator", "008")
    s.dice(noise="silence").uses("hacker", "cave-plans")
    entrances = {"slot-006", "slot-014", "slot-016"}
    assert {one.removeprefix("crawl:") for one in s.offered("hacker")} == entrances
    s.does("hacker", "crawl", "014")
    s.heard(NoiseRolled, who="hacker")
    assert s.where("hacker") == "slot-014"
    assert s.zone("discard-yellow") == ["item-cave-plans#yellow"]


@pytest.mark.rule("L-229", "L-248")
def test_cave_plans_are_silent_where_somebody_is_and_need_an_entrance() -> None:
    s = holding("cave-plans", room="003", other="006").uses("hacker", "cave-plans")
    s.does("hacker", "crawl", "006")
    s.heard(Moved, who="hacker")
    s.unheard(NoiseRolled)
    assert holding("cave-plans").denied("hacker", "use", "cave-plans") == "L-248"


@pytest.mark.rule("L-248")
def test_without_plans_nobody_gets_into_the_technical_corridors() -> None:
    s = holding(room="003")
    assert {one.split(":")[1] for one in s.offered("hacker", "move")} == {"slot-002", "slot-004"}


# Green


@pytest.mark.rule("L-212", "L-360", "L-361")
def test_a_medkit_dresses_or_heals_an_own_serious_wound() -> None:
    def hurt() -> LockdownScenario:
        s = holding("medkit", other=ROOM).wounded("hacker", "body", dressed=["leg"])
        return s.wounded("survivor", "arm", dressed=["hand"])

    s = hurt().uses("hacker", "medkit", "dress-own-wound")
    s.heard(Dressed, who="hacker", wound="body")
    assert s.zone("dressed-0") == ["wound-leg", "wound-body"]
    s = hurt().uses("hacker", "medkit", "heal-own-dressed-wound")
    s.heard(Healed, who="hacker")
    assert s.zone("discard-wound") == ["wound-leg"]
    assert s.zone("discard-green") == ["item-medkit#green"]
    s = holding("medkit", other=ROOM).wounded("survivor", "arm", dressed=["hand"])
    assert not s.is_offered("hacker", "use", "medkit"), "own wounds only"
    assert hurt().intruder("adult", ROOM).denied("hacker", "use", "medkit") == "L-185"


@pytest.mark.rule("L-360", "L-361")
def test_a_medical_stapler_dresses_a_wound_or_heals_scratches_of_ones_own() -> None:
    def hurt() -> LockdownScenario:
        s = holding("medical-stapler", other=ROOM).wounded("hacker", "body", light=2)
        return s.wounded("survivor", "arm", light=1)

    s = hurt().uses("hacker", "medical-stapler", "dress-own-wound")
    s.heard(Dressed, wound="body")
    assert s.crew("hacker").light == 2
    s = hurt().uses("hacker", "medical-stapler", "heal-own-light-wounds")
    s.heard(Healed, who="hacker")
    assert (s.crew("hacker").light, s.crew("survivor").light) == (0, 1)
    s = holding("medical-stapler", other=ROOM).wounded("survivor", "arm", light=1)
    assert not s.is_offered("hacker", "use", "medical-stapler")


@pytest.mark.rule("L-350", "L-351")
@pytest.mark.parametrize("larva", [False, True])
@pytest.mark.parametrize("card", [INFECTED, CLEAN])
def test_caffeine_pills_draw_three_cards_and_scan_them(card: str, larva: bool) -> None:
    s = holding("caffeine-pills").hand("hacker", "rest").is_("hacker", larva=larva)
    s.contaminated("hacker", clean=1).top("deck-0", "demolition", "search")
    bad = int(card == INFECTED)
    s.contaminated("hacker", zone="deck", infected=bad, clean=1 - bad)
    s.uses("hacker", "caffeine-pills")
    s.heard(Scanned, infected=bad, clean=1 - bad)
    if bad and larva:
        s.heard(Died, who="hacker")
        s.heard(IntruderPlaced, intruder="creeper")
        return
    assert sorted(s.zone("hand-0")) == sorted(["card-demolition", "card-search", CLEAN, card])
    assert s.crew("hacker").larva == bool(larva or bad)


@pytest.mark.rule("L-353")
@pytest.mark.parametrize("card", [INFECTED, CLEAN])
def test_antiseptic_removes_a_contamination_card_and_replaces_an_infected_one(card: str) -> None:
    bad = int(card == INFECTED)
    s = holding("antiseptic").contaminated("hacker", infected=bad, clean=1 - bad)
    size = len(s.zone("deck-contamination"))
    s.uses("hacker", "antiseptic").does("hacker", "discard", "contamination-unknown")
    s.heard(Scanned, infected=bad)
    assert card not in s.zone("hand-0")
    assert s.zone("deck-contamination")[0] == card
    assert not s.crew("hacker").larva
    if card == INFECTED:
        s.heard(Contaminated, who="hacker")
        assert len(s.zone("deck-contamination")) == size
    else:
        s.unheard(Contaminated)
    assert holding("antiseptic").denied("hacker", "use", "antiseptic") == "L-349"


@pytest.mark.rule("L-353")
def test_a_scanned_card_that_antiseptic_removes_is_as_any_other_in_the_deck() -> None:
    s = holding("antiseptic").contaminated("hacker", clean=1)
    scan(s.edit(), 0, ["hand-0"], "L-352", clean=False, infected=False)
    assert CLEAN not in s.state.zones["hand-0"], "it is known"
    s.uses("hacker", "antiseptic").does("hacker", "discard", CLEAN)
    assert s.state.zones["deck-contamination"][0] == CLEAN


@pytest.mark.rule("L-210")
def test_a_scalpel_cuts_the_own_larva_out() -> None:
    s = holding("scalpel").is_("hacker", larva=True).uses("hacker", "scalpel")
    s.heard(Cured, who="hacker")
    s.heard(SeriouslyWounded, who="hacker")
    assert s.zone("discard-green") == ["item-scalpel#green"]


@pytest.mark.rule("L-210")
@pytest.mark.parametrize("agrees", [True, False])
def test_nobody_is_cut_open_against_their_will(agrees: bool) -> None:
    s = holding("scalpel", other=ROOM).is_("survivor", larva=True).uses("hacker", "scalpel")
    s.asked("survivor", "be-cut")
    s.does("survivor", "accept" if agrees else "decline")
    assert s.crew("survivor").larva != agrees
    assert len(s.zone("wounds-1")) == int(agrees)
    assert s.zone("discard-green") == ["item-scalpel#green"], "used up all the same"


@pytest.mark.rule("L-210")
def test_a_scalpel_finds_a_larva_only_in_the_room() -> None:
    assert holding("scalpel").is_("survivor", larva=True).denied("hacker", "use", "scalpel")
    s = holding("scalpel", other=ROOM).is_("survivor", larva=True).is_("hacker", larva=True)
    s.uses("hacker", "scalpel").does("hacker", "operate-on", "hacker")
    s.heard(Cured, who="hacker")
    s.unheard(Cured, who="survivor")


@pytest.mark.rule("L-211", "L-331")
def test_a_scalpel_injures_a_hunter_and_contaminates() -> None:
    s = holding("scalpel").intruder("adult", ROOM)
    clean = len(s.zone("deck-contamination"))
    s.uses("hacker", "scalpel").heard(Injured, intruder="adult", injuries=1)
    s.heard(Contaminated, who="hacker")
    assert len(s.zone("deck-contamination")) == clean - 1
    s.unheard(SeriouslyWounded)
    assert s.zone("discard-green") == ["item-scalpel#green"]


@pytest.mark.rule("L-211", "L-443", "L-445")
def test_a_scalpel_opens_an_egg_too_and_is_heard() -> None:
    s = holding("scalpel").mark("egg", ROOM).dice(noise="silence")
    s.uses("hacker", "scalpel").heard(EggDestroyed, count=1)
    s.heard(Contaminated, who="hacker")
    s.heard(NoiseRolled, who="hacker")
    assert holding("scalpel").begin().denied("hacker", "use", "scalpel")


@pytest.mark.rule("L-214", "L-364", "L-367", "L-368")
@pytest.mark.parametrize("carried", [True, False])
def test_an_analyze_toolset_uses_up_an_object(carried: bool) -> None:
    s = holding("analyze-toolset").weaknesses("vital-places", "the-way-of-moving", found=1)
    s.knows("hacker", 2)
    s = s.has("hacker", "carcass") if carried else s.mark("carcass", ROOM)
    s.uses("hacker", "analyze-toolset", "analyze-object")
    s.heard(WeaknessFound, weakness="the-way-of-moving")
    assert all(v.weaknesses["weakness-2"] == "weakness-the-way-of-moving" for v in s.views())
    assert len(s.state.weaknesses) == 2, "one more than was known"
    s.heard(Learned, who="hacker", points=3, knowledge=5)
    assert "supply-carcass" not in s.zone("hands-0") + s.zone(s.slot(ROOM))
    assert s.zone("discard-green") == ["item-analyze-toolset#green"]


@pytest.mark.rule("L-214", "L-364")
def test_an_analyze_toolset_shows_a_weakness_whatever_the_kind() -> None:
    s = holding("analyze-toolset").weakness("2").examined("2", "carcass").has("hacker", "carcass")
    third = s.zone("weakness-3")[0]
    s.uses("hacker", "analyze-toolset", "analyze-object")
    s.heard(Learned, points=3)
    s.heard(WeaknessFound, weakness=third)
    assert s.zone("laboratory-3") == [], "the object is used up"


@pytest.mark.rule("L-214", "L-368")
def test_the_next_kind_in_the_laboratory_shows_what_is_still_hidden() -> None:
    s = holding(room="laboratory").weakness("2").mark("egg", "laboratory").works("hacker")
    s.heard(WeaknessFound, weakness=s.zone("weakness-3")[0])
    assert s.zone("laboratory-3") == ["supply-egg"]


@pytest.mark.rule("L-364", "L-370")
def test_a_third_kind_of_object_finds_no_place_on_the_laboratory_board() -> None:
    s = (
        holding(room="laboratory")
        .weakness("2", "3")
        .examined("2", "egg")
        .examined("3", "corpse-red")
    )
    s.mark("carcass", "laboratory").works("hacker").heard(Learned, points=3)
    assert s.zone("laboratory-2") + s.zone("laboratory-3") == ["supply-egg", "supply-corpse-red#1"]
    assert "carcass" not in s.lying("laboratory")


@pytest.mark.rule("L-214", "L-364")
def test_with_all_weaknesses_known_an_object_still_teaches() -> None:
    s = holding("analyze-toolset").weakness("2", "3").has("hacker", "carcass")
    s.uses("hacker", "analyze-toolset", "analyze-object")
    s.heard(Learned, points=3)
    s.unheard(WeaknessFound)


@pytest.mark.rule("L-214")
def test_what_another_character_carries_is_not_analyzed() -> None:
    s = holding("analyze-toolset", other=ROOM).has("survivor", "carcass")
    assert s.denied("hacker", "use", "analyze-toolset") == "L-214, L-215"
    assert not s.mark("egg", NEIGHBOUR).is_offered("hacker", "use", "analyze-toolset")


@pytest.mark.rule("L-215")
def test_an_analyze_toolset_scans_the_hand_without_consequence() -> None:
    s = holding("analyze-toolset").contaminated("hacker", infected=1, clean=1)
    s.contaminated("hacker", infected=1, zone="discard")
    s.uses("hacker", "analyze-toolset", "scan-own-hand")
    s.heard(Scanned, infected=1, clean=1)
    assert sorted(card for card in s.zone("hand-0") if card in (INFECTED, CLEAN)) == [
        CLEAN,
        INFECTED,
    ]
    assert not s.crew("hacker").larva


@pytest.mark.rule("L-364", "L-366", "L-573")
@pytest.mark.parametrize(("before", "points"), [(5, 3), (6, 2), (7, 1), (8, 0)])
def test_knowledge_ends_with_its_track(before: int, points: int) -> None:
    s = holding("analyze-toolset").has("hacker", "carcass").knows("hacker", before)
    s.uses("hacker", "analyze-toolset", "analyze-object")
    assert s.crew("hacker").knowledge == 8
    if points:
        s.heard(Learned, points=points, knowledge=8)
    else:
        s.unheard(Learned)


@pytest.mark.rule("L-365")
def test_who_knows_everything_does_not_read_documents() -> None:
    s = holding("research-documents").knows("hacker", 8).does("hacker", "use", "research-documents")
    s.pays()
    (seen,) = [one for one in s.told("hacker") if isinstance(one, Peeked)]
    assert seen.seen is not None, "a plan of the pool"


@pytest.mark.rule("L-215")
def test_whether_there_is_a_choice_does_not_tell_what_is_in_the_hand() -> None:
    s = holding("analyze-toolset").has("hacker", "carcass").does("hacker", "use", "analyze-toolset")
    s.pays().asked("hacker", "effect")
    assert s.offered("hacker") == ["effect:effect-analyze-object"]


@pytest.mark.rule("L-105", "L-365")
def test_research_documents_teach_or_show_a_plan_of_the_pool() -> None:
    s = holding("research-documents", other=ROOM).knows("hacker", 2)
    s.uses("hacker", "research-documents", "read-documents")
    s.heard(Learned, who="hacker", points=1, knowledge=3)
    s.unheard(Learned, who="survivor")
    s = holding("research-documents").uses("hacker", "research-documents", "find-plan")
    (seen,) = [one for one in s.told("hacker") if isinstance(one, Peeked)]
    assert seen.seen is not None
    assert seen.seen[0] in s.zone(NEUTRAL)
    s.heard(Peeked, seen=None, listener="survivor")


# People


@pytest.mark.rule("L-418")
def test_a_character_is_no_target_of_an_attack() -> None:
    s = holding("grenade", "scalpel", other=ROOM)
    assert s.offered("hacker", "shoot") == []
    assert s.offered("hacker", "melee") == []
    assert not s.is_offered("hacker", "use", "grenade")
    assert not s.is_offered("hacker", "use", "scalpel")


@pytest.mark.rule("L-406")
def test_whoever_bleeds_pays_for_the_pass_after_a_neutralizer() -> None:
    s = holding("neutralizer").wounded("hacker", "bleeding").uses("hacker", "neutralizer")
    s.heard(Passed, who="hacker")
    s.heard(LightlyWounded, who="hacker")
