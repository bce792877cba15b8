"""Retaliation: what is easily left out. What does not happen, what goes back to the supply, who is told."""

from typing import Any

import pytest
from tests.games.retaliation.soldiers import medic, soldier, without

from hullbreach.games.retaliation.cards.objectives import data_home
from hullbreach.games.retaliation.rules.endings import eclosion
from hullbreach.games.retaliation.rules.events import (
    Appeared,
    Boarded,
    Breathed,
    Commanded,
    Expelled,
    ItemBroken,
    LifeSupport,
    NoiseResolved,
    Reinforced,
    RobotMoved,
    RobotRevealed,
)
from hullbreach.games.retaliation.rules.markers import break_robot
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import (
    Acted,
    Attacked,
    Discarded,
    DoorClosed,
    EggDestroyed,
    Fought,
    Healed,
    IntruderPlaced,
    Judged,
    MarkerRemoved,
    NestDestroyed,
    NoisePlaced,
    NoiseRolled,
    ObjectiveKept,
    Passed,
    Reloaded,
    Shot,
)

HGO = "heavy-gun-operator"
MALFUNCTIONS = "supply-of-supply-malfunction"


# The lander


@pytest.mark.rule("R-412")
def test_intruders_elsewhere_leave_the_lander_alone() -> None:
    s = medic("a3:@medic -105- a4 -304:A- b3\nlz:@recon -204- a4").boarded("recon")
    s.top("deck-attack", "attack-scratch-3").goes("medic", "a4", "3")
    assert (s.at("a4"), s.crew("recon").status) == ("A", "pod")


@pytest.mark.rule("R-412")
def test_whoever_is_driven_out_of_the_lander_is_told() -> None:
    s = medic("a5:@medic -105- lz:@recon -204:A- a4").boarded("recon").event("damage")
    s.heard(Expelled, who="recon")


@pytest.mark.rule("R-406")
def test_a_landing_takes_the_defence_out_of_the_game() -> None:
    s = RetaliationScenario("lz:@medic -204- a4", round=9)
    s.top("anti-aircraft", "anti-aircraft-inactive").phase("marker")
    assert (s.state.lander, s.zone("anti-aircraft")) == ("landed", [])
    assert {"anti-aircraft-active", "anti-aircraft-inactive"} <= set(s.zone("gone"))


# Markers and tokens


@pytest.mark.rule("R-007", "R-244", "R-527")
def test_a_broken_robot_uses_up_a_marker() -> None:
    s = RetaliationScenario("lz:@medic -204- a4")
    before = len(s.zone(MALFUNCTIONS))
    s.event("rise-of-the-machine")
    assert (before - len(s.zone(MALFUNCTIONS)), len(s.zone("faults"))) == (2, 1)


@pytest.mark.rule("R-007", "R-254")
def test_the_marker_of_what_is_mended_goes_back() -> None:
    s = soldier("lz:@combat-engineer -204- a4", "combat-engineer", "fast-repairs", "rest")
    s.breaks("combat-engineer", "automatic-shotgun").plays("combat-engineer", "fast-repairs")
    assert (s.broken(), s.zone("faults"), len(s.zone(MALFUNCTIONS))) == ([], [], 14)


@pytest.mark.rule("R-141", "R-292")
@pytest.mark.parametrize("token", ["adult-3", "drone-2", "larva"])
def test_a_token_of_a_noise_goes_under_its_stack(token: str) -> None:
    base = Drawn("lz -204:N- a4:@medic").token(f"token-{token}")
    before = len(base.g.state.zones["bag"])
    base.noise("medic", "2")
    assert base.g.state.zones[f"stack-{token.partition('-')[0]}"][0] == f"token-{token}"
    assert (len(base.g.state.zones["bag"]), base.g.state.zones["token"]) == (before - 1, [])


@pytest.mark.rule("R-292")
@pytest.mark.parametrize("token", ["adult-3", "blank"])
def test_what_comes_out_of_a_noise_is_told(token: str) -> None:
    s = medic("lz:@medic -204:N- a4").blind("bag", f"token-{token}").goes("medic", "a4", "2")
    s.heard(NoiseResolved, token=f"token-{token}", rule="R-292")


@pytest.mark.rule("R-253")
@pytest.mark.parametrize(("left", "there", "faulty"), [(0, "F", []), (1, "", ["robot"])])
def test_a_robot_burns_where_no_malfunction_is_left(
    left: int, there: str, faulty: list[str]
) -> None:
    s = RetaliationScenario("lz:@medic -204- a4\nb3 -305- b4").robot("technical", "b3")
    without(s, MALFUNCTIONS, left)
    break_robot(s.edit())
    assert (s.at("b3"), s.broken()) == (there, faulty)


@pytest.mark.rule("R-293", "R-296")
@pytest.mark.parametrize("face", ["danger", "2"])
@pytest.mark.parametrize("token", ["adult-3", "drone-2", "larva", "blank"])
def test_other_tokens_leave_the_queen_where_she_is(token: str, face: str) -> None:
    base = Drawn("lz:SSS@medic -204:N- a4 -205- b3:Q").token(f"token-{token}").noise("medic", face)
    assert base.at("b3") == "Q"


@pytest.mark.rule("R-380", "R-514")
def test_a_queen_that_reels_takes_no_damage_from_the_next_grenade() -> None:
    s = medic("lz:@medic -204:QAA- a4", "grenade-launcher", queen_damage=3)
    s.top("deck-health", "health-malfunction-3").dice(burst=["1", "1"])
    s.does("medic", "burst", "grenade-launcher", "lz-a4").pays()
    s.does("medic", "spend", "gear-grenade").does("medic", "target", "queen")
    s.does("medic", "target", "queen").picks("medic", "target", "adult")
    assert (s.at("lz-a4"), s.state.queen_damage) == ("QA", 0)
    s.does("medic", "spend", "gear-grenade")
    assert (s.at("lz-a4"), s.state.queen_damage) == ("Q", 0)


@pytest.mark.rule("R-296")
def test_who_comes_out_of_the_ceiling_is_told() -> None:
    s = medic("a4:SS@medic -204- lz:SS").blind("bag", "token-drone-2").goes("medic", "lz", "danger")
    s.heard(IntruderPlaced, intruder="drone", room="landing-zone")


@pytest.mark.rule("R-293")
def test_who_appears_in_a_corridor_is_told() -> None:
    s = medic("lz:@medic -204:N- a4").blind("bag", "token-drone-2").goes("medic", "a4", "2")
    appeared = [(one.intruder, one.count) for one in s.told() if isinstance(one, Appeared)]
    assert appeared == [("intruder-drone", 1), ("intruder-adult", 2)]


@pytest.mark.rule("R-398", "R-399")
def test_an_exploring_robot_minds_doors() -> None:
    s = medic("c4:@medic -|201- c5?").robot("exploration", "c4")
    assert s.denied("medic", "robot") == "R-398, R-399"


@pytest.mark.rule("R-236", "R-619")
def test_a_drone_minds_doors() -> None:
    s = medic("lz:@medic -|201- a4?\nlz -104- a3?\nlz -304- a5?", "exploring-drone")
    s.uses("medic", "exploring-drone")
    assert s.offered("medic") == ["corridor:gap-a3-lz", "corridor:gap-lz-a5"]


@pytest.mark.rule("R-470")
def test_sprinklers_are_for_a_sector_that_burns() -> None:
    s = medic("a4=sprinklers-control:F@medic -204- lz:F\nb3 -305- b4").works("medic")
    assert (s.at("a4"), s.at("lz")) == ("", "")


@pytest.mark.rule("R-219", "R-480")
def test_pressure_drives_a_queen_into_a_full_corridor() -> None:
    s = medic("a4=pressure-control:@medic -204- lz\na3:Q -105:AAAAAA- a1").works("medic")
    s.does("medic", "push", "queen", "a3", "a1-a3")
    assert (s.at("a1-a3"), s.at("a3")) == ("QAA", "AAAA")


@pytest.mark.rule("R-292")
@pytest.mark.parametrize(("face", "there"), [("2", "AAA"), ("1", ""), ("danger", "")])
def test_a_scanner_finds_what_makes_the_noise(face: str, there: str) -> None:
    s = medic("lz:@medic -204:N- a4", "noise-scanner").blind("bag", "token-adult-3")
    s.dice(noise=face).uses("medic", "noise-scanner")
    assert s.at("lz-a4") == there


@pytest.mark.rule("R-204", "R-500")
@pytest.mark.parametrize("how", ["take-egg", "crush-egg"])
@pytest.mark.parametrize(("eggs", "destroyed"), [(5, False), (2, False), (1, True)])
def test_the_last_egg_is_the_end_of_the_nest(how: str, eggs: int, destroyed: bool) -> None:
    s = without(medic("c4=nest:@medic -204- b3"), "eggs", eggs).dice(noise="1")
    s.works("medic", how)
    assert (len(s.zone("eggs")), s.state.nest_destroyed) == (eggs - 1, destroyed)
    s.heard(NoiseRolled, who="medic", face="noise-1")
    told = [type(one) for one in s.told() if isinstance(one, EggDestroyed | NestDestroyed)]
    assert told == [EggDestroyed] * (how == "crush-egg") + [NestDestroyed] * destroyed


@pytest.mark.rule("R-331", "R-380")
def test_a_queen_is_driven_away_even_to_the_higher_number() -> None:
    s = medic("a4=sprinklers-control:@medic -204:Q- lz", queen_damage=4)
    s.top("deck-health", "health-repel-0").bursts("medic", "carbine", "lz-a4", 1)
    assert (s.at("lz-a4"), s.at("lz")) == ("", "Q")


@pytest.mark.rule("R-178", "R-543", "R-651")
@pytest.mark.parametrize(("mode", "status"), [("standard", "dead"), ("coop", "aboard")])
def test_only_a_crew_that_works_together_revives_anybody(mode: Any, status: str) -> None:
    s = RetaliationScenario("a4=surgery:@medic -204- lz:@recon", mode=mode)
    s.is_("medic", status="dead", passed=True).phase("round")
    assert s.crew("medic").status == status


@pytest.mark.rule("R-102", "R-105")
def test_that_somebody_has_chosen_is_told_but_not_what() -> None:
    s = medic("lz:@medic@recon -204- a4")
    kept = s.zone("objectives-0")[0]
    s.does("medic", "decide").does("medic", "objective", kept.removeprefix("objective-"))
    s.heard(ObjectiveKept, who="medic")
    assert s.sees("recon", "objectives-0") == [None]


@pytest.mark.rule("R-442", "R-443")
def test_the_dead_are_judged_too() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").gone("medic", "chamber")
    s.objective("medic", "great-hunt").ends()
    judged = {one.who: one.won for one in s.told() if isinstance(one, Judged)}
    assert judged == {"character-medic": False, "character-recon": False}


# Fire


@pytest.mark.rule("R-227", "R-242")
def test_reinforced_corridors_are_the_quietest_ways_of_fire() -> None:
    s = medic("lz:SS@medic -204#- a4:F -104- b3\na4 -101- b4").event("damaging-fire")
    burning = {one for one in s.state.explored if s.play.burning(one)}
    assert burning == {"space-lz", "space-a4"}


@pytest.mark.rule("R-343")
@pytest.mark.parametrize("weapon", ["carbine", "sonic-gun"])
def test_only_flames_burn_oxygen(weapon: str) -> None:
    s = medic("lz:A@medic -204:A- a4", "sonic-gun").shoots("medic", weapon, "adult", 5)
    assert s.oxygen("medic") == 7
    assert s.bursts("medic", weapon, "lz-a4", 1).oxygen("medic") == 6  # the turn is over


# Cards and weapons


@pytest.mark.rule("R-554")
def test_who_has_shot_first_does_not_shoot_again() -> None:
    s = soldier("lz:@recon -204- a4 -104:AAA- a3", "recon", "shoot-first", "rest")
    s.dice(burst=1, noise=3).plays("recon", "shoot-first")
    s.does("recon", "burst", "assault-rifle", "a3-a4")
    assert (s.where("recon"), s.asked("recon").text.id) == ("a4", "ask-turn")


@pytest.mark.rule("R-263", "R-554")
def test_shoot_first_leads_through_an_empty_corridor() -> None:
    drawing = "lz:@recon -204- a4\nlz -104:A- a3\nlz -304- a5"
    s = soldier(drawing, "recon", "shoot-first", "rest").empties("recon", "assault-rifle")
    s.plays("recon", "shoot-first")
    assert s.offered("recon") == ["corridor:gap-lz-a4", "corridor:gap-lz-a5"]


@pytest.mark.rule("R-554")
def test_nobody_has_to_break_through() -> None:
    s = soldier(f"lz:@{HGO} -204:AAA- a4", HGO, "breakthrough", "rest").dice(burst="1")
    s.plays(HGO, "breakthrough").does(HGO, "done")
    assert (s.where(HGO), s.at("lz-a4"), s.asked(HGO).text.id) == ("lz", "A", "ask-turn")


@pytest.mark.rule("R-110")
def test_an_order_is_told() -> None:
    s = soldier("lz:@officer@medic -204- a4", "officer", "first-in-command").dice(noise="1")
    s.empties("medic", "carbine").plays("officer", "first-in-command", "give-order")
    s.heard(Commanded, who="officer", whom="medic", rule="R-110")


@pytest.mark.rule("R-185", "R-472")
def test_a_wound_that_heals_is_told() -> None:
    s = medic("a4=emergency-room:@medic -204- lz").wounded("medic", "leg")
    s.works("medic", "stitch-up").heard(Healed, who="medic", wound="leg")


@pytest.mark.rule("R-306", "R-312")
def test_who_was_refused_once_may_be_accepted_later() -> None:
    s = medic("lz:@medic@recon -204- a4", "medical-stapler").is_("recon", health=2)
    s.uses("medic", "medical-stapler").does("recon", "refuse")
    s.uses("medic", "medical-stapler").does("recon", "agree")
    assert (s.health("recon"), s.carries("medic")) == (0, ["carbine"])


@pytest.mark.rule("R-084", "R-097")
def test_who_passes_and_throws_what_away_is_told() -> None:
    s = medic("lz:@medic@recon -204- a4").contaminated("medic", clean=1).does("medic", "pass")
    s.does("medic", "discard", "rest").does("medic", "discard", "contamination-unknown")
    s.does("medic", "done").heard(
        Passed, who="medic", discarded=["card-rest", "contamination-unknown"]
    )


@pytest.mark.rule("R-510", "R-553")
def test_whoever_is_stunned_shows_what_goes() -> None:
    s = medic("lz:@medic@recon -204- a4", "military-taser").hand("recon", "rest", "sprint")
    s.uses("medic", "military-taser", "stun").does("medic", "whom", "recon")
    s.heard(Discarded, who="recon", cards=["card-rest", "card-sprint"])


@pytest.mark.rule("R-231", "R-289")
def test_doors_that_close_and_noise_are_told() -> None:
    s = soldier("lz:@medic -201- a4", "medic", "repairs", "rest")
    s.plays("medic", "repairs", "work-door").heard(DoorClosed)
    s = medic("lz:@medic -204- a4").goes("medic", "a4", "2")
    s.heard(NoisePlaced, rule="R-289")


@pytest.mark.rule("R-150", "R-404")
def test_everybody_sees_what_shot_the_lander_down() -> None:
    s = RetaliationScenario("lz:@medic -204- a4", round=9)
    s.top("anti-aircraft", "anti-aircraft-active").phase("marker")
    assert (s.state.lander, s.sees(-1, "anti-aircraft")[-1]) == (
        "destroyed",
        "anti-aircraft-active",
    )


@pytest.mark.rule("R-226", "R-244", "R-430")
def test_what_is_broken_reinforced_or_left_is_told() -> None:
    s = medic("lz:A@medic -204- a4").fights("medic", "adult", 5).does("medic", "protect", "carbine")
    s.heard(ItemBroken, item="carbine")
    s = medic("lz:@medic -204- a4", "phosphates").uses("medic", "phosphates", "wall-up")
    s.heard(Reinforced)
    s = medic("hib:@medic@recon -100- a2", hibernation=True).dice(noise="4").works("medic")
    s.heard(Boarded, who="medic", rule="R-430")


@pytest.mark.rule("R-077", "R-160")
def test_oxygen_that_is_lost_or_gained_is_told() -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen").is_("medic", oxygen=3).set(actions=1)
    s.does("medic", "gear").pays()
    assert [one.left for one in s.told() if isinstance(one, Breathed)] == [6, 5]


@pytest.mark.rule("R-201")
def test_a_robot_is_revealed_once() -> None:
    s = medic("lz:@medic -204- a4").robot("technical", "lz").sends("medic", "drive-robot")
    s.heard(RobotMoved, room=s.state.explored["space-a4"])
    s.unheard(RobotRevealed)


@pytest.mark.rule("R-096", "R-110")
def test_a_card_that_the_channel_carries_is_told() -> None:
    s = soldier("lz:@officer -204- a4", "officer", "officers-channel", "stay-calm")
    s.plays("officer", "officers-channel", "open-channel").does("officer", "play", "stay-calm")
    played = [one.what.args["a"] for one in s.told() if isinstance(one, Acted)]
    assert played[-1] == "card-stay-calm"
    assert sorted(s.spent("officer")) == ["officers-channel", "stay-calm"]


@pytest.mark.rule("R-173", "R-343")
def test_the_last_oxygen_still_burns() -> None:
    s = medic("lz:A@medic@recon -204:A- a4", "flamethrower").is_("medic", oxygen=1)
    s.shoots("medic", "flamethrower", "adult", 5)
    assert (s.oxygen("medic"), s.crew("medic").suffocating, s.at("lz")) == (0, False, "A1")
    assert s.denied("medic", "burst", "flamethrower", "lz-a4") == "R-173"


@pytest.mark.rule("R-344")
def test_another_gun_does_not_heat_up_the_plasma_gun() -> None:
    s = medic("lz:A@medic -204- a4", "plasma-gun").shoots("medic", "carbine", "adult", "ammo")
    assert (s.state.plasma, s.tokens("medic", "carbine")) == (0, ["ammo#half"])
    assert s.shoots("medic", "plasma-gun", "adult", "ammo").state.plasma == 1


@pytest.mark.rule("R-264", "R-376")
def test_who_follows_out_of_the_room_keeps_its_damage() -> None:
    s = medic("lz:D2@medic -204- a4").top("deck-attack", "attack-blood-sense")
    assert s.goes("medic", "a4", "1").at("a4") == "D2"


@pytest.mark.rule("R-020", "R-033")
def test_a_robot_is_refilled_as_far_as_there_are_tokens() -> None:
    s = medic("lz:@medic -204- a4", "robot-controller").robot("technical", "lz")
    s.only("on-robot", rest="gone")
    without(s, "supply-of-gear-ammo").uses("medic", "robot-controller", "refill-robot")
    assert (s.zone("on-robot"), s.held("medic")) == (["gear-oxygen"], ["carbine"])


@pytest.mark.rule("R-173", "R-343")
@pytest.mark.parametrize(("air", "left"), [([], 5), (["a"], 7)])
def test_a_burst_of_flames_burns_oxygen_without_life_support(air: list[str], left: int) -> None:
    s = medic("lz:@medic@recon -204:A- a4", "flamethrower", air=air, actions=1)
    assert s.bursts("medic", "flamethrower", "lz-a4", 1).oxygen("medic") == left


@pytest.mark.rule("R-021", "R-158")
def test_a_gun_with_an_empty_slot_may_be_loaded_first_or_fired_first() -> None:
    s = soldier(f"lz:A@{HGO} -204- a4", HGO, "fast-reload").has(HGO, "gear-ammo")
    s.edit().rewrite("on-item-bf-gun", ["gear-ammo"])
    s.edit().state.zones["supply-of-gear-ammo"] = [*s.zone("supply-of-gear-ammo"), "gear-ammo"]
    s.plays(HGO, "fast-reload")
    assert s.offered(HGO) == ["reload:item-bf-gun:belt", "shoot:item-bf-gun:intruder-adult"]


@pytest.mark.rule("R-021", "R-254")
def test_fast_repairs_mend_nothing_where_nothing_is_broken() -> None:
    s = soldier("lz:@combat-engineer -201- a4", "combat-engineer", "fast-repairs")
    s.plays("combat-engineer", "fast-repairs")
    assert s.closed("lz-a4", "lz") is True


@pytest.mark.rule("R-111", "R-549")
def test_who_commands_says_which_doors_of_a_new_room_close() -> None:
    s = soldier("lz:@officer@medic -204- a4?", "officer", "first-in-command", "rest")
    without(s, "supply-of-supply-door", 1).top("deck-exploration", "exploration-5")
    s.top("corridors", "corridor-101", "corridor-102").empties("medic", "carbine").dice(noise="1")
    s.plays("officer", "first-in-command", "give-order")
    assert {one.partition(":")[0] for one in s.offered("officer")} == {"close"}
    s.does("officer", "close", "a4-b3", "a4")
    assert list(s.state.doors.values()) == [True]


@pytest.mark.rule("R-080", "R-338")
def test_a_retreat_costs_a_card_and_ammo() -> None:
    s = soldier("lz:A@combat-engineer -204- a4", "combat-engineer", "tactical-retreat", "rest")
    s.dice(noise="1").plays("combat-engineer", "tactical-retreat")
    assert (s.where("combat-engineer"), s.health("combat-engineer")) == ("a4", 0)
    assert sorted(s.spent("combat-engineer")) == ["rest", "tactical-retreat"]
    assert s.tokens("combat-engineer", "automatic-shotgun") == ["ammo#half"]


@pytest.mark.rule("R-190", "R-628")
def test_of_two_armours_after_a_trade_one_is_worn() -> None:
    s = medic("lz:@medic@recon -204- a4", "heavy-armor").has("recon", "tactical-armor")
    s.does("medic", "trade").pays().does("medic", "offer", "heavy-armor").does("recon", "agree")
    s.picks("medic", "done").does("recon", "done").asked("recon", "drop-armour")
    s.does("recon", "drop", "tactical-armor")
    assert (s.wears("medic"), s.wears("recon")) == ([], ["heavy-armor"])


@pytest.mark.rule("R-193", "R-628")
def test_nobody_in_a_critical_state_puts_armour_on_that_is_given() -> None:
    s = medic("lz:@medic@recon -204- a4", "heavy-armor").is_("recon", health=6)
    s.does("medic", "trade").pays().does("medic", "offer", "heavy-armor").does("recon", "agree")
    s.picks("medic", "done").picks("recon", "done")
    assert (s.wears("recon"), "item-heavy-armor" in s.zone("discard-support")) == ([], True)


@pytest.mark.rule("R-360", "R-366")
def test_a_shot_and_a_blow_are_told_with_their_dice() -> None:
    s = medic("lz:A@medic -204- a4").shoots("medic", "carbine", "adult", 5)
    s.heard(Shot, who="medic", weapon="carbine", target="adult", face="shot-5")
    s.fights("medic", "adult", "critical").heard(Fought, target="adult", face="shot-critical")


@pytest.mark.rule("R-418", "R-440")
def test_a_host_shuffles_everything_before_the_larva_stirs() -> None:
    base = Drawn("lz:@medic@recon -204- a4").holds("medic", "rest", "search")
    base.who("medic").larva = True
    base.run(eclosion(base.g, "intruder-adult", "R-415"))
    assert len(base.g.state.zones["deck-0"]) == 10 + 1 - 4


@pytest.mark.rule("R-440")
def test_the_contamination_of_the_end_is_among_the_cards_that_are_drawn() -> None:
    deaths = 0
    for seed in ("a", "b", "c", "d"):
        s = RetaliationScenario("lz:@medic@recon -204- a4", seed=seed).infested("medic")
        without(s.objective("medic", "great-hunt"), "deck-0", 4)
        deaths += not s.gone("medic", "shuttle").ends().crew("medic").alive
    assert deaths


@pytest.mark.rule("R-080", "R-225")
@pytest.mark.parametrize("card", ["secure", "basic-secure"])
def test_reinforcing_costs_a_card(card: str) -> None:
    who = "medic" if card == "secure" else "contractor"
    s = soldier(f"lz:SS@{who} -204- a4:@recon", who, card, "rest")
    s.plays(who, card).does(who, "effect", "reinforce-for-card")
    assert (s.state.reinforced, sorted(s.spent(who))) == (["gap-lz-a4"], sorted([card, "rest"]))


@pytest.mark.rule("R-255")
@pytest.mark.parametrize(("before", "after"), [("", "SS"), ("S", "SSS")])
def test_a_robot_secures_twice_where_both_fit(before: str, after: str) -> None:
    s = medic(f"lz:{before}@medic -204- a4").robot("securing", "lz")
    assert s.sends("medic", "robot-guards").at("lz") == after


@pytest.mark.rule("R-158")
def test_a_gun_that_is_loaded_is_told() -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo").empties("medic", "carbine")
    s.does("medic", "gear").pays().picks("medic", "reload", "carbine", "belt")
    s.heard(Reloaded, who="medic", weapon="carbine")


@pytest.mark.rule("R-503", "R-635")
def test_a_cover_lasts_for_one_move() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "duck-and-cover", "rest", "search")
    s.top("deck-attack", "attack-scratch-3", "attack-scratch-4").dice(noise=["danger", "1"])
    s.blind("bag", "token-adult-2").plays("contractor", "duck-and-cover")
    s.goes("contractor", "lz")
    assert (s.where("contractor"), s.health("contractor")) == ("lz", 1 + 2)


@pytest.mark.rule("R-503", "R-635")
@pytest.mark.parametrize(("answer", "hits"), [("prevent", "adult"), ("suffer", "drone")])
def test_which_attack_a_cover_prevents(answer: str, hits: str) -> None:
    s = soldier("lz:DA@contractor -204- a4", "contractor", "duck-and-cover", "rest")
    s.top("deck-attack", "attack-scratch-3").dice(noise="1").plays("contractor", "duck-and-cover")
    s.does("contractor", answer)
    assert [one.intruder for one in s.told() if isinstance(one, Attacked)] == [f"intruder-{hits}"]


@pytest.mark.rule("R-158")
def test_a_used_token_loads_a_gun_as_well() -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo").empties("medic", "carbine")
    s.edit().rewrite("belt-0", ["gear-ammo#half"])
    s.does("medic", "gear").pays().picks("medic", "reload", "carbine", "belt")
    assert (s.tokens("medic", "carbine"), s.tokens("medic")) == (["ammo#half"], [])


@pytest.mark.rule("R-166", "R-344")
def test_the_markers_on_a_plasma_gun_go_with_it() -> None:
    s = medic("lz:@medic -204- a4", "plasma-gun", plasma=2).does("medic", "drop", "plasma-gun")
    assert s.state.plasma == 0


@pytest.mark.rule("R-350")
def test_continuous_fire_costs_no_more_than_one_likes() -> None:
    s = soldier(f"lz:@{HGO} -204:AAAAAA- a4", HGO, "continuous-fire", "rest", "search", "secure")
    s.plays(HGO, "continuous-fire").does(HGO, "cards").pays().does(HGO, "done")
    s.asked(HGO, "fire")
    assert (s.at("lz-a4"), len(s.cards(HGO))) == ("AAAA", 1)


@pytest.mark.rule("R-401")
@pytest.mark.parametrize(("first", "able"), [(False, False), (True, True)])
def test_a_slot_of_the_robot_takes_one_token(first: bool, able: bool) -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen").robot("technical", "lz")
    if first:  # the robot's own goes elsewhere
        g = s.edit()
        g.put("gear-oxygen", "on-robot", "supply-of-gear-oxygen")
    s.does("medic", "gear").pays() if s.is_offered("medic", "gear") else None
    wanted = "shift:gear-oxygen:belt:robot"
    assert (wanted in s.offered("medic")) is able


@pytest.mark.rule("R-254")
def test_a_room_that_is_mended_is_told() -> None:
    s = soldier("lz:M@combat-engineer -204- a4", "combat-engineer", "fast-repairs")
    s.plays("combat-engineer", "fast-repairs").heard(MarkerRemoved, rule="R-254")


@pytest.mark.rule("R-246", "R-302")
def test_a_bayonet_that_fends_off_an_attack_needs_a_hand_of_its_own() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").has("medic", "bayonet", "egg").phase("attacks")
    s.does("medic", "protect", "bayonet").asked("medic", "drop-heavy")
    s.does("medic", "drop", "egg")
    assert (s.held("medic"), s.broken(), s.health("medic")) == (
        ["bayonet", "carbine"],
        ["bayonet"],
        0,
    )


# Secrets


@pytest.mark.rule("R-305", "R-313")
def test_whoever_is_offered_something_sees_it_and_nobody_else() -> None:
    s = medic("lz:@medic@recon@officer -204- a4", "tools").does("medic", "trade").pays()
    s.does("medic", "offer", "tools").does("medic", "whom", "recon").asked("recon", "take-gift")
    assert s.sees("recon", "pack-0") == ["item-tools"]
    assert s.sees("officer", "pack-0") == [None]


# What events leave alone


def marked(s: RetaliationScenario, *unlike: str) -> dict[str, str]:
    """Every room and corridor in which anything lies or stands, but these."""
    places = [*s.state.explored, *s.state.corridors]
    names = [one.removeprefix("space-").removeprefix("gap-") for one in places]
    return {name: s.at(name) for name in names if name not in unlike and s.at(name)}


@pytest.mark.rule("R-127", "R-128")
@pytest.mark.parametrize(
    ("event", "drawing", "there"),
    [
        ("breaking-in", "a4:SSS -105- b3:S", {"a4": "SS"}),
        ("damage", "a1:A -105- a2", {"a1": "AM"}),
        (
            "egg-protection",
            "c4 -205- c5\nb2 -206- c3?\nc4 -306- c6?\na6 -207- a7?",
            {"b2-c3": "D", "c4-c6": "D", "hib-c1": "D"},
        ),
        ("hatching", "lz -204- a4\na4 -106- b4?\nlz -306- a5?", {"lz-a5": "L"}),
        ("no-way-out", "lz -204- a4 -106- b4\nlz -305#- a5", {"a3-lz": "AAAA", "lz-a4": "AAAA"}),
        (
            "overwhelming-enemies",
            "lz -204- a4 -106:N- b4\nlz -305:N- a5",
            {"lz-a5": "D", "a4-b4": "N"},
        ),
        ("scent-of-prey", "lz -204:N- a4 -106:N- b4", {"a4-b4": "N"}),
        ("short-circuit", "a6:M -305- a7\nb4:M -206- b3", {"a6": "FM", "b4": "M"}),
        (
            "system-failure",
            "a6=alarm-room -305- a7=door-control:M\nb4=armory -206- b3",
            {"a6": "M", "a7": "M"},
        ),
        ("damaging-fire", "a6:F -205- a7\nb3 -206- b4", {"a6": "FM", "a7": "F"}),
        ("landing-zone-explodes", "a6 -205- a7", {}),
    ],
)
def test_what_an_event_leaves_alone(event: str, drawing: str, there: dict[str, str]) -> None:
    s = RetaliationScenario(f"lz:SS@medic -104- a3\n{drawing}", air=["a"]).dice(noise="4")
    s.event(event)
    assert marked(s, "lz") == there
    assert s.at("lz") == {"landing-zone-explodes": "FMSS", "breaking-in": "S"}.get(event, "SS")


@pytest.mark.rule("R-194")
@pytest.mark.parametrize(("air", "told"), [([], []), (["b"], ["sector-b"])])
def test_life_support_that_is_off_does_not_fail(air: list[str], told: list[str]) -> None:
    s = RetaliationScenario("lz:@medic -204- a4", air=air).event("life-support-failure")
    assert [one.sector for one in s.told() if isinstance(one, LifeSupport)] == told


@pytest.mark.rule("R-525")
@pytest.mark.parametrize(("cooling", "starts"), [("", False), ("M", True)])
def test_a_reactor_overheats_where_something_was_broken(cooling: str, starts: bool) -> None:
    drawing = f"lz:@medic -104- a3\nb4=cooling-system:{cooling} -105- b3\nc4=reactor -206- c5"
    s = RetaliationScenario(drawing).event("reactor-overheating")
    assert (s.at("b4"), s.at("c4"), s.state.destruct != -1) == ("M", "M", starts)


@pytest.mark.rule("R-462")
@pytest.mark.parametrize(("way", "data", "met"), [("lander", False, False), ("lander", True, True)])
def test_data_leave_by_the_lander(way: str, data: bool, met: bool) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").gone("medic", way)
    s.is_("medic", data=data).is_("recon", data=True)
    g = s.edit()
    g.state.corridors = {gap: laid for gap, laid in g.state.corridors.items() if "a2" not in gap}
    assert data_home(g, 1) is met


@pytest.mark.rule("R-309")
def test_whoever_improvises_keeps_one_of_two() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "always-prepared", "rest")
    s.top("deck-red", "item-flashbang", "item-ammo", "item-portable-barrier")
    s.plays("contractor", "always-prepared", "improvise").does("contractor", "colour", "red")
    assert s.offered("contractor") == ["keep:item-flashbang", "keep:item-ammo"]
    s.does("contractor", "keep", "flashbang").does("contractor", "leave-it")
    assert s.carries("contractor") == ["flashbang", "handgun"]
    assert s.zone("deck-red")[0] == "item-ammo"


@pytest.mark.rule("R-021", "R-552")
def test_nobody_improvises_out_of_an_empty_deck() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "always-prepared", "rest")
    without(s, "deck-red").plays("contractor", "always-prepared", "improvise")
    assert s.offered("contractor") == ["colour:colour-yellow", "colour:colour-green"]


@pytest.mark.rule("R-111")
def test_an_officer_says_where_all_fire_and_what_they_hit() -> None:
    s = soldier("lz:@officer@medic -204:AD- a4\nlz -101:A- a3", "officer", "fire-at-will", "rest")
    s.edit().move_all("hands-0", "gone")
    s.plays("officer", "fire-at-will", "fire-at-will")
    assert s.asked("officer").text.id == "ask-order-burst"
    s.dice(burst=2).does("officer", "corridor", "lz-a4")
    assert s.waiting() == [0]


@pytest.mark.rule("R-111")
def test_a_command_ends_with_its_action() -> None:
    s = soldier("lz:@officer@medic -204:AD- a4", "officer", "first-in-command", "rest")
    s.hand("medic", "rest", "search").dice(burst=1)
    s.plays("officer", "first-in-command", "give-order")
    assert s.g.obeys == {}


@pytest.mark.rule("R-255", "R-021")
def test_where_one_security_token_fits_two_are_not_placed() -> None:
    s = soldier("lz:SS@contractor -204- a4", "contractor", "basic-secure", "rest")
    assert "R-255" in s.denied("contractor", "play", "basic-secure")


@pytest.mark.rule("R-208", "R-238")
def test_computer_skills_need_a_computer_and_for_its_room_one_that_works() -> None:
    s = soldier("lz:@combat-engineer -|204- a4", "combat-engineer", "computer-skills", "rest")
    assert s.denied("combat-engineer", "play", "computer-skills") in (
        "R-208, R-238",
        "R-238, R-208",
    )
    drawing = "a4=sprinklers-control:M@combat-engineer -|204- lz:F"
    s = soldier(drawing, "combat-engineer", "computer-skills", "rest")
    s.plays("combat-engineer", "computer-skills")
    assert s.asked("combat-engineer").text.id == "ask-door"


@pytest.mark.rule("R-584")
@pytest.mark.parametrize("lander", ["destroyed", "left"])
def test_a_lander_that_is_gone_cannot_be_boarded(lander: str) -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "rest", "search", lander=lander)
    assert s.works("medic").asked("medic").text.id == "ask-take"


@pytest.mark.rule("R-499", "R-494", "R-642")
@pytest.mark.parametrize("state", [{"wired": False}, {"destruct": 9}])
def test_what_overheats_or_never_can_is_not_overheated(state: dict[str, Any]) -> None:
    s = soldier("b3=cooling-system:@medic -204- a4", "medic", "rest", "search", **state)
    assert s.denied("medic", "room") == "R-499"


@pytest.mark.rule("R-300", "R-325")
@pytest.mark.parametrize("token", ["adult-2", "queen"])
def test_danger_attacks_whoever_rolled_it(token: str) -> None:
    s = soldier("lz:@medic -204- a4:@recon", "recon", "rest", "search", turn=1)
    s.set(queen_dead=token.startswith("queen")).top("deck-attack", "attack-bite")
    s.put(f"token-{token}", "bag").blind("bag", f"token-{token}").goes("recon", "lz", "danger")
    assert (s.wounds("medic"), len(s.wounds("recon"))) == ([], 1)


@pytest.mark.rule("R-550")
def test_without_a_larva_figure_somebody_is_infected_all_the_same() -> None:
    s = soldier("lz:@medic -204- a4", "medic", "rest", "search")
    without(s, "supply-of-intruder-larva").infested("medic")
    assert (s.crew("medic").larva, s.zone("larva-0")) == (True, [])


@pytest.mark.rule("R-561")
def test_one_card_more_pays_for_repairs() -> None:
    s = soldier("lz:M@medic -204- a4", "medic", "repairs", "rest")
    assert s.plays("medic", "repairs", "repair").at("lz") == ""
