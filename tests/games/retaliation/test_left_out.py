"""Retaliation: what is easily left out. What does not happen, what goes back to the supply, who is told."""

import pytest
from tests.games.retaliation.soldiers import medic, soldier, without

from hullbreach.games.retaliation.rules.events import (
    Commanded,
    NoiseResolved,
    RobotMoved,
    RobotRevealed,
)
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Acted, Healed

HGO = "heavy-gun-operator"
MALFUNCTIONS = "supply-of-supply-malfunction"


# The lander


@pytest.mark.rule("R-412")
def test_intruders_elsewhere_leave_the_lander_alone() -> None:
    s = medic("a3:@medic -105- a4 -304:A- b3\nlz:@recon -204- a4").boarded("recon")
    s.top("deck-attack", "attack-scratch-3").goes("medic", "a4", "3")
    assert (s.at("a4"), s.crew("recon").status) == ("A", "pod")


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
