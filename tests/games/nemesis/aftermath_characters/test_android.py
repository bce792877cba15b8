"""Aftermath, the Android: its arm gun, its repairs, its power and how it plays dead."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath_characters.events import SwitchedOff
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.survival.rules.events import Attacked, Died, Discarded, Drew, Injured

PARTS = ("tools", "duct-tape", "energy-charge")


def android(
    room: str = "canteen", *cards: str, together: bool = False, **position: Any
) -> AftermathScenario:
    rooms = {"android": room, "scout": room if together else "cockpit"}
    s = AftermathScenario("android", "scout", rooms=rooms, **position)
    return s.hand("android", *cards) if cards else s


# The arm gun


@pytest.mark.rule("NA-092")
def test_the_arm_gun_takes_no_hand() -> None:
    s = android("canteen", "search").has("android", "supply-egg", "supply-carcass")
    assert s.carries("android") == ["arm-gun", "carcass", "egg"]
    assert s.denied("android", "drop", "arm-gun") == "NA-092"
    s.does("android", "drop", "egg")
    assert s.carries("android") == ["arm-gun", "carcass"]


@pytest.mark.rule("NA-092")
def test_full_hands_are_asked_for_what_fills_them() -> None:
    s = android("canteen", "search").has("android", "supply-egg", "supply-carcass")
    s.mark("egg", "canteen").does("android", "pick-up", "egg").pays()
    assert {option.args[0] for option in s.asked("android").options} == {
        "supply-egg",
        "supply-carcass",
    }


def test_the_arm_gun_cannot_be_traded() -> None:
    s = (
        android("canteen", "search", together=True)
        .has("android", "grenade")
        .does("android", "trade")
        .pays()
    )
    assert {option.id for option in s.asked("android").options} == {
        "offer:item-grenade#red",
        "done",
    }


@pytest.mark.parametrize(("face", "injuries"), [("hit", 1), ("double-hit", 3)])
def test_a_double_hit_of_the_arm_gun_hurts_more(face: str, injuries: int) -> None:
    s = android("canteen", "search").intruder("breeder", "canteen")
    s.shoots("android", "arm-gun", "breeder", face)
    assert [event.injuries for event in s.heard_of(Injured)] == [injuries]


@pytest.mark.parametrize(("face", "injuries"), [("hit", 2), ("double-hit", 4), ("blank", None)])
def test_target_lock_adds_to_a_hit(face: str, injuries: int | None) -> None:
    s = android("canteen", "target-lock").intruder("breeder", "canteen").dice(combat=face)
    s.plays("android", "target-lock")
    assert [event.injuries for event in s.heard_of(Injured)] == (
        [] if injuries is None else [injuries]
    )
    assert s.loaded("android", "arm-gun") == 2


def test_target_lock_needs_ammo() -> None:
    s = android("canteen", "target-lock").intruder("adult", "canteen").ammo("android", "arm-gun", 0)
    assert s.denied("android", "play", "target-lock") == "N-317"


def test_target_lock_needs_the_arm_gun() -> None:
    s = android("canteen", "target-lock").intruder("adult", "canteen").only("hands-0", rest="gone")
    assert s.denied("android", "play", "target-lock") == "N-317"


# Its power


@pytest.mark.rule("NA-093", "NA-208")
@pytest.mark.parametrize(("left", "lives"), [(6, True), (5, False)])
def test_the_android_shuts_down_on_space_five(left: int, lives: bool) -> None:
    s = android().has("android", "supply-egg")
    s.set(time=len(s.play.track("time")) - 2 - left).event_phase()
    assert s.crew("android").alive == lives
    if not lives:
        assert {"corpse-red", "egg"} <= set(s.lying("canteen"))
        assert s.state.locked == [], "the first death unlocks the pods"
        assert s.heard_of(Died)[0].cause.id == "cause-shutdown"


@pytest.mark.rule("NA-094")
@pytest.mark.parametrize(("left", "lives"), [(5, True), (4, True), (3, False)])
def test_the_emergency_cell_lasts_longer(left: int, lives: bool) -> None:
    s = android().active("android", "emergency-energy-cell")
    s.set(time=len(s.play.track("time")) - 2 - left).event_phase()
    assert s.crew("android").alive == lives


@pytest.mark.rule("NA-093", "NA-095")
def test_who_sleeps_or_is_away_does_not_shut_down() -> None:
    for status in ("hibernating", "escaped"):
        s = android().is_("android", status=status)
        s.set(time=len(s.play.track("time")) - 7).event_phase()
        assert s.crew("android").alive


@pytest.mark.rule("NA-208")
def test_a_pod_that_waits_is_no_help() -> None:
    s = android().in_pod("android")
    s.set(time=len(s.play.track("time")) - 7).event_phase()
    assert not s.crew("android").alive


@pytest.mark.rule("NA-093")
def test_nobody_else_shuts_down() -> None:
    s = android()
    s.set(time=len(s.play.track("time")) - 7).event_phase()
    assert s.crew("scout").alive


@pytest.mark.rule("NA-095")
def test_an_android_that_did_not_get_away_loses() -> None:
    s = (
        android()
        .objective("android", "the-great-hunt")
        .set(killed=["intruder-queen"])
        .is_("android", signal=True)
    )
    s.ends()
    assert not next(one for one in s.table.verdicts if one.seat == 0).won


# Repairs


@pytest.mark.rule("NA-097")
@pytest.mark.parametrize(
    ("item", "wounds"),
    [("bandages", "light"), ("bandages", "leg"), ("medkit", "leg"), ("clothes", "leg")],
)
def test_no_item_helps_against_its_wounds(item: str, wounds: str) -> None:
    s = android("canteen", "search").has("android", item)
    s.is_("android", light=1) if wounds == "light" else s.wounded("android", wounds)
    assert "NA-097" in s.denied("android", "use", item)
    s.wounded("scout", "arm").at("scout", "canteen")
    if item != "clothes":
        s.uses("android", item) if item == "medkit" else s.does("android", "use", item).pays()
        assert s.dressed("scout") == ["arm"], "others can be helped"


@pytest.mark.rule("NA-097")
@pytest.mark.parametrize("hurt", [{"light": 2}, {"serious": "leg"}, {"dressed": "leg"}])
def test_no_room_helps_either(hurt: dict[str, object]) -> None:
    s = android("emergency-room", "search", "demolition")
    if "light" in hurt:
        s.is_("android", light=2)
    elif "serious" in hurt:
        s.wounded("android", "leg")
    else:
        s.wounded("android", dressed=["leg"])
    assert "NA-097" in s.denied("android", "room")


@pytest.mark.rule("NA-097")
def test_the_canteen_scans_but_does_not_heal() -> None:
    s = android("canteen", "search", "demolition", "efficiency").is_("android", light=1)
    assert s.denied("android", "room") == "NA-097"
    assert s.is_("android", light=0).denied("android", "room") == "N-497"
    s.is_("android", light=1).contaminated("android", clean=1).works("android").does(
        "android", "no-scan"
    )
    assert s.light("android") == 1


@pytest.mark.rule("NA-097")
def test_the_medic_cannot_help_it() -> None:
    rooms = {"medic": "canteen", "android": "canteen"}
    s = AftermathScenario("medic", "android", rooms=rooms).hand("medic", "pharmacist")
    assert s.denied("medic", "play", "pharmacist") == "N-384, N-386"
    s.wounded("android", "leg")
    assert s.denied("medic", "play", "pharmacist") == "NA-097, N-386"
    s.wounded("medic", "arm").plays("medic", "pharmacist")
    assert (s.dressed("medic"), s.dressed("android")) == (["arm"], [])


@pytest.mark.rule("NA-097", "NA-098")
@pytest.mark.parametrize("part", PARTS)
def test_self_repair_heals_scratches_for_an_item(part: str) -> None:
    s = android("canteen", "self-repair").is_("android", light=2)
    assert s.denied("android", "play", "self-repair") == "NA-098, N-384"
    s.has("android", part).plays("android", "self-repair").does("android", "give-up", part)
    assert (s.light("android"), s.carries("android")) == (0, ["arm-gun"])


@pytest.mark.rule("NA-098", "NA-099", "NA-207")
def test_self_repair_dresses_but_never_heals_a_serious_wound() -> None:
    s = android("canteen", "self-repair").has("android", "tools").wounded("android", "leg", "arm")
    s.plays("android", "self-repair").does("android", "give-up", "tools").does(
        "android", "dress", "character-android", "wound-leg"
    )
    assert (s.wounds("android"), s.dressed("android")) == (["arm"], ["leg"])
    s = (
        android("canteen", "self-repair")
        .has("android", "tools")
        .wounded("android", dressed=["leg"])
    )
    assert s.denied("android", "play", "self-repair") == "N-385, N-384"


@pytest.mark.rule("NA-100")
def test_the_android_carries_and_trades_green_items() -> None:
    s = (
        android("canteen", "search", together=True)
        .has("android", "medkit")
        .does("android", "trade")
        .pays()
    )
    s.does("android", "offer", "medkit").does("android", "for-nothing").does("scout", "agree")
    assert "medkit" in s.carries("scout")


@pytest.mark.rule("NA-101")
def test_clothes_wipe_its_slime_off() -> None:
    s = android("canteen", "search").has("android", "clothes").is_("android", slimed=True)
    s.wounded("android", "leg").uses("android", "clothes")
    assert not s.crew("android").slimed
    assert s.wounds("android") == ["leg"]


# Efficiency and Overclock


@pytest.mark.rule("NA-102")
def test_efficiency_needs_a_room_that_works() -> None:
    s = android("cockpit", "efficiency").plays("android", "efficiency")
    s.does("android", "effect", "check-coordinates")
    assert s.cards("android") == []
    s = android("cockpit", "efficiency").mark("malfunction", "cockpit")
    assert s.denied("android", "play", "efficiency") == "N-278"


def test_overclock_costs_a_wound_and_draws_three() -> None:
    s = android("canteen", "overclock").plays("android", "overclock")
    assert (s.light("android"), len(s.cards("android"))) == (1, 3)


def test_whom_overclock_kills_draws_nothing() -> None:
    s = android("canteen", "overclock").wounded("android", "arm", "body", "leg")
    s.does("android", "play", "overclock").unheard(Drew)
    assert not s.crew("android").alive


# The deactivation module


def module(*, together: bool = False, face: str = "bite") -> AftermathScenario:
    s = android("canteen", "search", "demolition", together=together, reactions=True)
    s.active("android", "deactivation-module").intruder("adult", "canteen")
    return s.top("deck-attack", face)


@pytest.mark.rule("NA-096")
def test_an_android_that_is_switched_off_is_not_attacked() -> None:
    s = module().event_phase().does("android", "switch-off").does("android", "discard", "search")
    s.heard(Discarded, who="android", cards=["card-search"])
    s.heard(SwitchedOff)
    assert not s.heard_of(Attacked)
    assert (s.light("android"), s.wounds("android")) == (0, [])


@pytest.mark.rule("NA-096")
def test_the_intruder_takes_somebody_else_instead() -> None:
    s = module(together=True).hand("scout", "rest", "search", "search", "demolition")
    s.event_phase().does("android", "switch-off").does("android", "discard", "search")
    assert [event.who for event in s.heard_of(Attacked)] == ["character-scout"]


@pytest.mark.rule("NA-096")
def test_an_android_that_nobody_attacks_is_not_asked() -> None:
    s = module(together=True).at("android", "cockpit")
    s.event_phase().heard(Attacked, who="scout")
    s.unheard(SwitchedOff)


@pytest.mark.rule("NA-096")
def test_an_android_is_not_asked_in_a_round_in_which_nothing_attacks() -> None:
    s = module().set(calm=True).event_phase()
    assert not s.asking("android", "switch-off")


@pytest.mark.rule("NA-096")
def test_a_frenzy_does_not_reach_it_either() -> None:
    s = module(together=True)
    s.intruder("breeder", "canteen").top("deck-attack", "frenzy", "frenzy")
    s.event_phase().does("android", "switch-off").does("android", "discard", "search")
    assert s.wounds("android") == []
    assert s.wounds("scout") != []


@pytest.mark.rule("NA-096")
def test_it_works_for_one_step_and_can_be_used_again() -> None:
    s = module().event_phase().does("android", "switch-off").does("android", "discard", "search")
    assert "deactivation-module" in s.carries("android")
    assert s.play.rules.exposed(s.play, s.where("android")) == [0]


@pytest.mark.rule("NA-096")
def test_it_does_not_help_an_escape() -> None:
    s = module().set(round=3)
    s.edit().state.counters = {"switched-off": 3}
    s.dice(noise="silence").goes("android", s.play.board.neighbours[s.where("android")][0])
    s.heard(Attacked)


@pytest.mark.rule("NA-096")
def test_it_does_not_help_when_somebody_else_escapes() -> None:
    s = android("canteen", "search", together=True).set(round=3, turn=1).hand("scout", "search")
    s.active("android", "deactivation-module").edit().state.counters = {"switched-off": 3}
    s.intruder("breeder", "canteen").top("deck-attack", "frenzy", "frenzy").dice(noise="silence")
    s.goes("scout", s.play.board.neighbours[s.where("android")][0])
    assert s.wounds("android") != []


def test_it_costs_a_card_and_an_intruder_must_be_there() -> None:
    s = (
        android("canteen", "search", reactions=True)
        .active("android", "deactivation-module")
        .event_phase()
    )
    assert not s.asking("android", "switch-off")
