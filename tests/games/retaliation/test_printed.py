"""Retaliation: cards that say more, or less, than one would think. What is printed on them is played."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.events import Burst
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Moved, NoiseRolled, Peeked

FOUR = ("rest", "search", "demolition", "repairs")
HGO = "heavy-gun-operator"


def soldier(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


# Action cards


@pytest.mark.rule("R-231", "R-561")
def test_repairs_of_a_door_cost_no_other_card() -> None:
    s = soldier("lz:M@medic -201- a4", "medic", "repairs").plays("medic", "repairs", "work-door")
    assert (s.closed("lz-a4", "lz"), s.at("lz"), s.cards("medic")) == (True, "M", [])


@pytest.mark.rule("R-021")
def test_whether_repairs_could_be_paid_for_is_not_seen() -> None:
    """Who could only turn a door is asked all the same: the others do not know the hand."""
    s = soldier("lz:M@medic -201- a4", "medic", "repairs").contaminated("medic", clean=1)
    s.plays("medic", "repairs")
    assert s.offered("medic") == ["effect:effect-work-door"]


@pytest.mark.rule("R-083", "R-309")
def test_scouting_searches_even_where_an_intruder_has_come() -> None:
    s = soldier("lz:@recon -204- a4?", "recon", "scouting", "rest").blind("bag", "token-adult-2")
    s.top("deck-exploration", "exploration-9").top("deck-attack", "attack-scratch-3")
    s.top("rooms-a", "room-surgery").plays("recon", "scouting")
    assert (s.where("recon"), s.at("a4"), s.health("recon")) == ("a4", "A", 1)
    assert {one.verb for one in s.asked("recon", "keep").options} == {"keep"}


@pytest.mark.rule("R-347", "R-554")
def test_after_continuous_fire_only_the_bf_gun_bursts() -> None:
    s = soldier(f"lz:@{HGO} -204:AAA- a4", HGO, "continuous-fire", "rest")
    s.has(HGO, "drum-mag-rifle").plays(HGO, "continuous-fire")
    assert s.offered(HGO) == ["burst:item-bf-gun:gap-lz-a4", "done"]


@pytest.mark.rule("R-110")
@pytest.mark.parametrize(("whom", "where"), [("whom:character-medic", "a4"), ("done", "lz")])
def test_lets_go_takes_along_whom_the_officer_wants(whom: str, where: str) -> None:
    s = soldier("lz:@officer@medic -204- a4", "officer", "lets-go").dice(noise="1")
    s.plays("officer", "lets-go", "go-together").does("officer", whom)
    assert (s.where("officer"), s.where("medic")) == ("a4", where)
    assert len([one for one in s.told() if isinstance(one, NoiseRolled)]) == 1


@pytest.mark.rule("R-264", "R-265", "R-569")
def test_whoever_is_taken_along_is_attacked_on_the_way_too() -> None:
    s = soldier("lz:@officer@medic -204:AA- a4", "officer", "lets-go").dice(noise="1")
    s.top("deck-attack", *(f"attack-scratch-{n}" for n in (3, 1, 4, 2)))
    s.plays("officer", "lets-go", "go-together").does("officer", "whom", "medic")
    assert (s.where("officer"), s.where("medic"), s.at("lz-a4")) == ("a4", "a4", "AA")
    assert (s.health("officer"), s.health("medic")) == (1, 3)


@pytest.mark.rule("R-264", "R-592")
@pytest.mark.parametrize(("dies", "where"), [("officer", "lz"), ("medic", "a4")])
def test_only_who_lives_goes_on(dies: str, where: str) -> None:
    s = soldier("lz:@officer@medic -204:A- a4", "officer", "lets-go").dice(noise="1")
    s.is_(dies, health=7).top("deck-attack", "attack-bite", "attack-bite")
    s.plays("officer", "lets-go", "go-together").does("officer", "whom", "medic")
    other = "medic" if dies == "officer" else "officer"
    assert (s.crew(dies).status, s.where(other), len(s.wounds(other))) == (
        "dead",
        where,
        0 if dies == "officer" else 1,
    )


@pytest.mark.rule("R-110")
def test_lets_go_needs_no_company() -> None:
    s = soldier("lz:@officer -204- a4", "officer", "lets-go").dice(noise="1")
    assert s.plays("officer", "lets-go", "go-together").where("officer") == "a4"


@pytest.mark.rule("R-110", "R-236", "R-570")
@pytest.mark.parametrize(("door", "calm"), [("", 1), ("|", 0)])
def test_stay_calm_reaches_a_neighbouring_room(door: str, calm: int) -> None:
    s = soldier(f"lz:@officer -{door}201- a4:@medic", "officer", "stay-calm")
    s.plays("officer", "stay-calm", "calm-down")
    if calm:
        s.does("officer", "place", "a4")
    assert (len(s.cards("medic")), len(s.cards("officer"))) == (calm, 1 - calm)


@pytest.mark.rule("R-269", "R-485")
def test_whoever_is_always_prepared_is_attacked_where_the_room_has_led() -> None:
    drawing = "a4=technical-corridor:@contractor -204- lz:A"
    s = soldier(drawing, "contractor", "always-prepared").dice(noise="1")
    s.top("deck-attack", "attack-scratch-3", "attack-scratch-4")
    s.plays("contractor", "always-prepared", "prepared")
    assert (s.where("contractor"), s.health("contractor")) == ("lz", 3)


@pytest.mark.rule("R-264", "R-269", "R-485")
def test_blood_sense_follows_through_the_technical_corridor() -> None:
    s = soldier("a4=technical-corridor:D@contractor -204- lz", "contractor", "always-prepared")
    s.top("deck-attack", "attack-blood-sense", "attack-scratch-3", "attack-scratch-4")
    s.dice(noise="1").plays("contractor", "always-prepared", "prepared")
    s.heard(Moved, who="contractor", room="landing-zone", rule="R-269")
    assert (s.all(), s.health("contractor")) == ({"lz": "D"}, 5)


# Fast Reload


@pytest.mark.rule("R-021", "R-158")
def test_fast_reload_is_for_one_weapon() -> None:
    s = soldier(f"lz:A@{HGO} -204- a4", HGO, "fast-reload").has(HGO, "drum-mag-rifle", "gear-ammo")
    s.empties(HGO, "drum-mag-rifle").dice(shot="5").plays(HGO, "fast-reload")
    assert (s.tokens(HGO, "drum-mag-rifle"), s.tokens(HGO), s.at("lz")) == (["ammo"], [], "A1")


@pytest.mark.rule("R-021", "R-158")
def test_fast_reload_fires_first_and_loads_what_was_spent() -> None:
    s = soldier("lz:@heavy-gun-operator -204:AAA- a4", HGO, "fast-reload").has(HGO, "gear-ammo")
    s.edit().rewrite("on-item-bf-gun", ["gear-ammo", "gear-ammo#half"])
    s.dice(burst="1").plays(HGO, "fast-reload")
    assert (s.tokens(HGO, "bf-gun"), s.tokens(HGO), s.at("lz-a4")) == (["ammo", "ammo"], [], "A")


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("drawing", "gear"), [("lz:A@{} -204- a4", ()), ("lz:@{} -204- a4", ("gear-ammo",))]
)
def test_fast_reload_needs_ammo_and_a_target(drawing: str, gear: tuple[str, ...]) -> None:
    s = soldier(drawing.format(HGO), HGO, "fast-reload").empties(HGO, "bf-gun").has(HGO, *gear)
    assert s.denied(HGO, "play", "fast-reload") == "R-021"


@pytest.mark.rule("R-021")
def test_fast_reload_needs_an_empty_slot() -> None:
    s = soldier(f"lz:A@{HGO} -204- a4", HGO, "fast-reload").has(HGO, "gear-ammo")
    assert s.denied(HGO, "play", "fast-reload") == "R-021"


# Weapons


@pytest.mark.rule("R-343")
def test_an_assault_rifle_shoots_twice_at_most() -> None:
    s = soldier("lz:A@recon -204- a4", "recon", *FOUR).dice(shot=["5", "5"])
    s.does("recon", "shoot", "assault-rifle", "adult").pays().does("recon", "again")
    s.asked("recon", "turn")
    assert (s.at("lz"), s.tokens("recon", "assault-rifle")) == ("A2", ["ammo#half"])


@pytest.mark.rule("R-343", "R-347")
def test_a_gatling_gun_fires_again_into_the_same_corridor() -> None:
    s = soldier("a3 -104:A- lz:@medic -204:AAA- a4", "medic", *FOUR).has("medic", "gatling-gun")
    s.dice(burst=["2", "1"]).does("medic", "burst", "gatling-gun", "lz-a4").pays()
    s.does("medic", "again")
    assert (s.at("lz-a4"), s.at("lz-a3")) == ("", "A")
    assert sorted(s.tokens("medic", "gatling-gun")) == ["ammo", "ammo#half"]


@pytest.mark.rule("R-343", "R-347")
def test_a_gatling_gun_that_emptied_its_corridor_is_silent() -> None:
    s = soldier("a3 -104:A- lz:@medic -204:A- a4", "medic", *FOUR).has("medic", "gatling-gun")
    s.bursts("medic", "gatling-gun", "lz-a4", 2).asked("medic", "turn")
    assert s.at("lz-a3") == "A"


@pytest.mark.rule("R-370")
def test_a_rocket_launcher_is_no_weapon_to_parry_with() -> None:
    s = soldier("lz:A@medic -204- a4", "medic", *FOUR).has("medic", "rpg-launcher")
    s.fights("medic", "adult", 5)
    assert s.offered("medic") == ["protect:item-carbine", "suffer"]


@pytest.mark.rule("R-516")
def test_a_vest_is_discarded_without_a_question() -> None:
    s = RetaliationScenario("lz:A@contractor -204- a4").top("deck-attack", "attack-bite")
    s.phase("attacks")
    assert (s.wears("contractor"), s.wounds("contractor")) == ([], [])
    assert (s.health("contractor"), s.contamination("contractor")) == (0, 1)


# Devices


@pytest.mark.rule("R-244", "R-586")
def test_sentry_guns_break_the_control_itself() -> None:
    s = soldier("lz:@medic -204- a4:S -304:A- b3", "medic", *FOUR)
    s.has("medic", "security-system-control").dice(burst=4).uses("medic", "security-system-control")
    assert (s.at("lz"), s.at("a4"), s.at("a4-b3")) == ("", "", "")
    s.heard(Burst, who="medic", weapon="security-system-control", face="burst-4")
    assert s.broken() == ["security-system-control"]


@pytest.mark.rule("R-236", "R-609")
def test_a_barrier_is_set_up_within_reach() -> None:
    s = soldier("a3 -104- lz:@medic -|201- a4 -304- b3", "medic", *FOUR)
    s.has("medic", "portable-barrier").uses("medic", "portable-barrier")
    assert set(s.offered("medic")) == {
        "close:gap-a3-lz:space-lz",
        "close:gap-a3-lz:space-a3",
    }


@pytest.mark.rule("R-609")
def test_a_barrier_takes_the_place_of_a_destroyed_door() -> None:
    s = soldier("lz:@medic -|201- a4", "medic", "demolition", "rest").has(
        "medic", "portable-barrier"
    )
    s.plays("medic", "demolition", "demolish").uses("medic", "portable-barrier")
    s.does("medic", "close", "lz-a4", "lz")
    assert (s.closed("lz-a4", "lz"), s.lying("lz-a4").count("door")) == (True, 1)


@pytest.mark.rule("R-231", "R-549")
def test_termination_codes_need_no_marks() -> None:
    drawing = "a4=sprinklers-control:@medic -204- b3\na4 -101- a5 -202- lz"
    s = soldier(drawing, "medic", *FOUR).has("medic", "termination-codes")
    s.uses("medic", "termination-codes").does("medic", "place", "a4")
    assert (s.closed("a4-b3", "a4"), s.closed("a4-a5", "a4")) == (True, True)
    assert (s.closed("a4-b3", "b3"), s.closed("a5-lz", "a5")) == (None, None)


@pytest.mark.rule("R-021", "R-208")
def test_a_portable_device_uses_the_room_where_it_is() -> None:
    drawing = "a3=life-support-a:M@medic -104- a4=sprinklers-control:F"
    s = soldier(drawing, "medic", *FOUR).has("medic", "portable-device")
    s.uses("medic", "portable-device")
    assert set(s.offered("medic")) == {"effect:effect-switch-support", "effect:effect-stifle-fire"}
    s = soldier("a4=armory:@medic -104- a3=life-support-a", "medic", *FOUR)
    s.has("medic", "portable-device")
    assert s.denied("medic", "use", "portable-device") == "R-021"


@pytest.mark.rule("R-021", "R-208")
@pytest.mark.parametrize(
    ("room", "space", "sector"), [("life-support-b", "b1", "b"), ("life-support-c", "c1", "c")]
)
def test_a_portable_device_works_in_a_life_support_without_a_computer(
    room: str, space: str, sector: str
) -> None:
    end = {"b1": "a4 -204-", "c1": "c2 -204-"}[space]
    s = soldier(f"{end} {space}={room}:M@medic", "medic", *FOUR).has("medic", "portable-device")
    s.uses("medic", "portable-device", "switch-support")
    assert (s.state.air, s.at(space)) == ([sector], "M")


@pytest.mark.rule("R-053")
def test_log_codes_read_of_somebody_in_the_base() -> None:
    drawing = "a4=sprinklers-control:@medic@recon@officer@contractor -204- lz"
    s = soldier(drawing, "medic", *FOUR).has("medic", "personal-log-codes")
    s.gone("recon", "lander").dead("officer").uses("medic", "personal-log-codes")
    assert s.sees("medic", "objectives-3") == s.zone("objectives-3")
    assert s.heard(Peeked, listener="medic").seen == s.zone("objectives-3")
    assert s.heard(Peeked, listener="contractor").seen is None


@pytest.mark.rule("R-053")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (2, 1)])
def test_log_codes_read_all_the_objectives_of_the_other(mine: int, theirs: int) -> None:
    goals = ("great-hunt", "veni-vidi-vici")
    drawing = "a4=sprinklers-control:@medic@recon -204- lz"
    s = soldier(drawing, "medic", *FOUR).has("medic", "personal-log-codes")
    s.objective("medic", *("official-order", "luxurious-offer")[:mine])
    s.objective("recon", *goals[:theirs]).uses("medic", "personal-log-codes")
    assert set(s.sees("medic", "objectives-1")) == {f"objective-{one}" for one in goals[:theirs]}


@pytest.mark.rule("R-053")
def test_what_log_codes_read_is_told_to_their_reader_only() -> None:
    drawing = "a4=sprinklers-control:@medic@recon@officer -204- lz"
    s = soldier(drawing, "medic", *FOUR).has("medic", "personal-log-codes")
    s.uses("medic", "personal-log-codes").does("medic", "whom", "recon")
    s.heard(Peeked, listener="medic", seen=s.zone("objectives-1"))
    for other in ("recon", "officer"):
        s.heard(Peeked, listener=other, who="medic", seen=None)


@pytest.mark.rule("R-302", "R-509")
def test_a_third_heavy_item_is_taped_to_two() -> None:
    s = soldier("a4=military-lab:@medic -204- lz", "medic", *FOUR).has("medic", "flamethrower")
    s.has("medic", "duct-tape").uses("medic", "duct-tape").set(actions=2).hand("medic", *FOUR)
    s.has("medic", "egg", "duct-tape").uses("medic", "duct-tape")
    s.top("deck-support", "item-sonic-gun", "item-bayonet").set(actions=2).hand("medic", *FOUR)
    s.works("medic", "try-prototypes").does("medic", "keep", "sonic-gun")
    assert s.held("medic") == ["carbine", "egg", "flamethrower", "sonic-gun"]
    s.does("medic", "drop", "egg")
    assert s.crew("medic").taped == ("item-carbine", "item-flamethrower")
    s.does("medic", "drop", "carbine")
    assert (s.crew("medic").taped, s.held("medic")) == ((), ["flamethrower", "sonic-gun"])


@pytest.mark.rule("R-281", "R-399", "R-460")
def test_an_exploration_robot_goes_into_the_room_that_it_discovers() -> None:
    s = soldier("c4:@medic -204- c5?", "medic", *FOUR).robot("exploration", "c4")
    s.top("deck-exploration", "exploration-12").top("rooms-c", "room-reactor")
    s.sends("medic", "robot-explores").unheard(NoiseRolled)
    assert (s.state.robot, s.where("medic"), s.at("c4-c5")) == ("space-c5", "c4", "")
    assert s.state.escorted


# Shoot First


def ambushed(*shots: str) -> RetaliationScenario:
    """The Recon shoots first, and an intruder comes out of the corridor behind."""
    s = soldier("lz:@recon -204- a4 -304:A- a3", "recon", "shoot-first", "rest")
    s.dice(noise="3", shot=list(shots)).top("deck-attack", "attack-scratch-3")
    s.plays("recon", "shoot-first").picks("recon", "corridor", "lz-a4")
    return s.picks("recon", "done")  # no burst on arrival


@pytest.mark.rule("R-299", "R-554")
def test_whoever_shoots_first_may_kill_what_is_about_to_attack() -> None:
    s = ambushed("critical").does("recon", "shoot", "assault-rifle", "adult")
    assert (s.where("recon"), s.at("a4"), s.health("recon")) == ("a4", "", 0)
    s.asked("recon", "turn")


@pytest.mark.rule("R-554")
def test_what_survives_the_first_shot_attacks() -> None:
    s = ambushed("5").does("recon", "shoot", "assault-rifle", "adult").does("recon", "done")
    assert (s.at("a4"), s.health("recon")) == ("A1", 1)
    s.asked("recon", "turn")


@pytest.mark.rule("R-554")
def test_who_waits_for_the_attack_may_still_shoot_afterwards() -> None:
    s = ambushed("critical").does("recon", "done")
    assert s.health("recon") == 1
    s.does("recon", "shoot", "assault-rifle", "adult")
    assert s.at("a4") == ""
