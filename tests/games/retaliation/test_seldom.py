"""Retaliation: what happens seldom. Second effects of things, what cannot be used now, empty decks."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.endings import directive_met, metamorphosis
from hullbreach.games.retaliation.rules.grid import (
    ENDS,
    GAP,
    GAPS,
    NEIGHBOURS,
    PRINTED,
    SLOPE,
    SPACES,
)
from hullbreach.games.retaliation.rules.lander import may_nudge
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import NoiseRolled, Rerolled, Reshuffled

FOUR = ("rest", "search", "demolition", "repairs")
ENGINEER, HGO = "combat-engineer", "heavy-gun-operator"
CODES = "a4=alarm-room:@medic -204- lz"


def soldier(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


def medic(drawing: str, *things: str, **how: Any) -> RetaliationScenario:
    """The Medic with four cards, and with these things."""
    return soldier(drawing, "medic", *FOUR, **how).has("medic", *things)


def without(s: RetaliationScenario, zone: str, left: int = 0) -> RetaliationScenario:
    """All but so many of the things in a zone are out of the game."""
    g = s.edit()
    while len(g.state.zones[zone]) > left:
        g.take(zone, 0, "gone")
    return s


# Cards


@pytest.mark.rule("R-343", "R-361")
@pytest.mark.parametrize(
    ("answer", "there", "rolls"), [("reroll", "", ["5", "critical"]), ("stay", "A1", ["5"])]
)
def test_whoever_takes_aim_may_roll_again(answer: str, there: str, rolls: list[str]) -> None:
    s = soldier("lz:A@recon -204- a4", "recon", "taking-aim", "rest").dice(shot=rolls)
    s.plays("recon", "taking-aim").does("recon", answer)
    assert (s.at("lz"), s.cards("recon")) == (there, ["rest"])
    if answer == "reroll":
        s.heard(Rerolled, who="recon")


@pytest.mark.rule("R-343", "R-350")
def test_the_die_of_a_burst_may_be_rolled_again_too() -> None:
    s = soldier("lz:@recon -204:AAAA- a4", "recon", "taking-aim", "rest").dice(burst=[1, 3])
    s.plays("recon", "taking-aim").does("recon", "reroll")
    assert (s.at("lz-a4"), s.tokens("recon", "assault-rifle")) == ("A", ["ammo#half"])


@pytest.mark.rule("R-266", "R-268")
def test_scouts_sneak_into_known_rooms() -> None:
    drawing = "lz:@recon -204- a4?\nlz -104- a3\nlz -304- a5"
    s = soldier(drawing, "recon", "scouting", "rest").dice(noise="1")
    s.plays("recon", "scouting", "scout-ahead")
    assert s.offered("recon") == ["corridor:gap-a3-lz", "corridor:gap-lz-a5"]
    s.does("recon", "corridor", "a3-lz").heard(NoiseRolled, who="recon")
    assert (s.where("recon"), s.at("a3"), s.cards("recon")) == ("a3", "S", ["rest"])


@pytest.mark.rule("R-242")
def test_pyrotechnics_put_a_fire_out() -> None:
    s = soldier(f"lz:F@{ENGINEER} -204- a4", ENGINEER, "pyrotechnics", "rest")
    assert s.plays(ENGINEER, "pyrotechnics").at("lz") == ""


@pytest.mark.rule("R-153")
@pytest.mark.parametrize(("room", "found"), [("drilling-station", True), ("emergency-room", False)])
def test_explosives_are_made_in_yellow_rooms(room: str, found: bool) -> None:
    s = soldier(f"a4={room}:@{ENGINEER} -204- lz", ENGINEER, "explosives", "rest")
    assert s.is_offered(ENGINEER, "play", "explosives") is found
    if found:
        assert s.plays(ENGINEER, "explosives").tokens(ENGINEER) == ["grenade"]
    else:
        assert s.denied(ENGINEER, "play", "explosives") == "R-021"


@pytest.mark.rule("R-312")
def test_surgery_that_is_refused_changes_nothing() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "field-surgery", "rest", "search")
    s.wounded("recon", "leg").plays("medic", "field-surgery").does("recon", "refuse")
    assert (s.wounds("recon"), s.contamination("recon")) == (["leg"], 0)
    assert len(s.cards("medic")) == 1


@pytest.mark.rule("R-312", "R-338")
def test_whoever_does_not_want_to_retreat_stays() -> None:
    drawing = f"lz:A@{ENGINEER}@medic -204- a4"
    s = soldier(drawing, ENGINEER, "tactical-retreat", "rest").dice(noise="1")
    s.plays(ENGINEER, "tactical-retreat").does(ENGINEER, "whom", "medic").does("medic", "refuse")
    assert (s.where(ENGINEER), s.where("medic")) == ("a4", "lz")


@pytest.mark.rule("R-110")
def test_who_cannot_fire_is_left_out_of_fire_at_will() -> None:
    drawing = "lz:@officer -204- a4:@medic@recon -104:AAAA- a3"
    s = soldier(drawing, "officer", "fire-at-will", "rest").empties("medic", "carbine")
    s.dice(burst="1").plays("officer", "fire-at-will", "fire-at-will")
    assert (s.at("a3-a4"), s.tokens("recon", "assault-rifle")) == ("AAA", ["ammo#half"])


@pytest.mark.rule("R-114")
def test_even_calm_can_be_ignored() -> None:
    s = soldier("lz:@officer@recon -204- a4", "officer", "stay-calm", "rest", reactions=True)
    s.hand("recon", "chain-of-command").plays("officer", "stay-calm", "calm-down")
    s.does("recon", "react", "chain-of-command")
    assert (len(s.cards("officer")), s.cards("recon")) == (2, [])


# Things


@pytest.mark.rule("R-233")
def test_an_entrenching_tool_breaks_a_door() -> None:
    s = medic("lz:@medic -|201- a4", "entrenching-tool")
    s.uses("medic", "entrenching-tool", "break-door")
    assert (s.closed("lz-a4", "lz"), s.held("medic")) == (False, ["carbine", "entrenching-tool"])


@pytest.mark.rule("R-392")
@pytest.mark.parametrize("item", ["robot-controller", "supporting-robot-controller"])
def test_a_controller_moves_the_robot_from_anywhere(item: str) -> None:
    s = medic("lz:@medic -204- a4\nb3 -304- b4", item).robot("military", "b3")
    s.uses("medic", item, "control-robot").picks("medic", "corridor", "b3-b4")
    assert (s.state.robot, s.held("medic")) == ("space-b4", ["carbine", item])


@pytest.mark.rule("R-403", "R-490")
def test_codes_turn_the_defence_over() -> None:
    s = medic(CODES, "anti-aircraft-codes").top("anti-aircraft", "anti-aircraft-active")
    s.uses("medic", "anti-aircraft-codes").does("medic", "on-top", "anti-aircraft-inactive")
    assert s.zone("anti-aircraft")[-1] == "anti-aircraft-inactive"
    assert s.carries("medic") == ["carbine"]


@pytest.mark.rule("R-231", "R-517")
def test_a_securing_robot_works_a_door() -> None:
    s = medic("lz:@medic -201- a4").robot("securing", "lz").sends("medic", "robot-turns-door")
    assert s.closed("lz-a4", "lz") is True


@pytest.mark.rule("R-480", "R-329")
def test_pressure_drives_an_intruder_against_a_door() -> None:
    s = medic("a4=pressure-control:@medic -204- lz -|201:A- a3").works("medic")
    s.does("medic", "push", "adult", "a3-lz", "lz")
    assert (s.closed("lz-a3", "lz"), s.at("lz-a3")) == (False, "A")


# The race


@pytest.mark.rule("R-340", "R-299")
def test_a_larva_hatches_in_the_nest() -> None:
    s = RetaliationScenario("c5=nest:@medic -204- c4").dice(noise=["1"] * 3).event("hatching")
    assert (s.crew("medic").larva, s.at("c5")) == (True, "")


@pytest.mark.rule("R-580")
def test_without_a_queen_her_token_is_a_drone_in_the_corridor() -> None:
    s = medic("lz:@medic -204:N- a4", queen_dead=True).blind("bag", "token-queen")
    s.goes("medic", "a4", "2")
    assert (s.at("lz-a4"), "token-queen" in s.zone("gone")) == ("D", True)


@pytest.mark.rule("R-331", "R-380")
def test_a_queen_in_a_corridor_is_driven_away_from_whoever_hurt_her() -> None:
    s = medic("lz:@medic -204:Q- a4", queen_damage=4).top("deck-health", "health-repel-0")
    s.bursts("medic", "carbine", "lz-a4", 1)
    assert (s.at("lz-a4"), s.at("a4")) == ("", "Q")


@pytest.mark.rule("R-337", "R-575")
def test_an_empty_attack_deck_is_shuffled_anew() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4")
    s.edit().move_all("deck-attack", "discard-attack")
    s.phase("attacks").heard(Reshuffled)
    assert len(s.zone("deck-attack")) + len(s.zone("discard-attack")) == 20
    assert s.zone("deck-attack")


@pytest.mark.rule("R-575")
def test_an_empty_event_deck_is_shuffled_anew() -> None:
    s = RetaliationScenario("lz:@medic -204- a4")
    for seat in range(s.seats):
        s.is_(seat, passed=True)
    s.edit().move_all("deck-event", "discard-event")
    s.set(stage="event").begin().heard(Reshuffled)
    assert len(s.zone("deck-event")) + len(s.zone("discard-event")) == 20


# Metamorphosis


@pytest.mark.rule("R-418", "R-419")
@pytest.mark.parametrize(("place", "alive"), [(3, False), (4, True)])
def test_four_cards_are_drawn_for_a_metamorphosis(place: int, alive: bool) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").infested("medic")
    s.contaminated("medic", clean=1, zone="deck")
    g = s.edit()
    deck = [one for one in g.state.zones["deck-0"] if one != "contamination-clean"]
    at = len(deck) - place
    g.rewrite("deck-0", [*deck[:at], "contamination-clean", *deck[at:]])
    assert metamorphosis(g, 0) is not alive
    assert (s.crew("medic").alive, s.zone("hand-0") == []) == (alive, alive)


# What cannot be used now


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("drawing", "who", "card", "why"),
    [
        ("lz:@contractor -204- a4", "contractor", "basic-secure", "R-255, R-225"),
        ("lz:@recon -204:A- a4", "recon", "shoot-first", "R-619"),
        ("lz:@recon -204|- a4", "recon", "sprint", "R-619"),
        ("lz:@officer -204|- a4", "officer", "lets-go", "R-583, R-619"),
        ("lz:@officer -204- a4", "officer", "officers-channel", "R-583, R-110"),
        ("lz:@contractor -204|- a4", "contractor", "duck-and-cover", "R-619"),
        ("lz:@contractor -204- a4?", "contractor", "move-quietly", "R-619"),
        (f"lz:@{ENGINEER} -204:A- a4", ENGINEER, "tactical-retreat", "R-619"),
        (f"a3=emergency-room:@{ENGINEER} -104- a4 -305- b1", ENGINEER, "explosives", "R-021"),
    ],
)
def test_cards_that_cannot_be_played(drawing: str, who: str, card: str, why: str) -> None:
    s = soldier(drawing, who, card, "rest", lander="left")
    if card == "basic-secure":
        s = soldier(drawing.replace("lz:", "lz:SS"), who, card, "rest")
    assert s.denied(who, "play", card) == why


@pytest.mark.rule("R-561")
def test_basic_security_needs_a_second_card() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "basic-secure")
    assert s.denied("contractor", "play", "basic-secure") == "R-561"


@pytest.mark.rule("R-345")
def test_nobody_retreats_without_ammo() -> None:
    s = soldier(f"lz:@{ENGINEER} -204- a4", ENGINEER, "tactical-retreat", "rest")
    assert s.is_offered(ENGINEER, "play", "tactical-retreat")
    s.empties(ENGINEER, "automatic-shotgun")
    assert s.denied(ENGINEER, "play", "tactical-retreat") == "R-345"


@pytest.mark.rule("R-021", "R-548")
def test_without_corridors_nothing_is_blasted() -> None:
    s = soldier(f"a3=emergency-room:@{ENGINEER} -104- a4 -305- b1", ENGINEER, "explosives")
    s.has(ENGINEER, "gear-grenade")
    assert s.is_offered(ENGINEER, "play", "explosives")
    assert without(s, "corridors").denied(ENGINEER, "play", "explosives") == "R-021"


@pytest.mark.rule("R-153")
@pytest.mark.parametrize("full", [True, False])
def test_explosives_need_a_slot_and_a_token(full: bool) -> None:
    s = soldier(f"a4=drilling-station:@{ENGINEER} -204- lz", ENGINEER, "explosives")
    s = s.has(ENGINEER, *["gear-medpack"] * 4) if full else without(s, "supply-of-gear-grenade")
    assert s.denied(ENGINEER, "play", "explosives") == "R-021, R-153"


@pytest.mark.rule("R-552")
def test_without_items_nothing_is_improvised() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "always-prepared", "rest")
    for colour in ("red", "yellow"):
        without(s, f"deck-{colour}")
    s.plays("contractor", "always-prepared")
    assert s.is_offered("contractor", "effect", "improvise")
    s = soldier("lz:M@contractor -204- a4", "contractor", "always-prepared", "rest")
    for colour in ("red", "yellow", "green"):
        without(s, f"deck-{colour}")
    assert s.denied("contractor", "play", "always-prepared") == "R-208, R-552"


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("drawing", "item", "why"),
    [
        ("lz:@medic -204- a4", "exploring-drone", "R-619"),
        ("lz:@medic -204- a4", "robot-controller", "R-199, R-021"),
        (CODES, "portable-device", "R-481"),
        ("lz:@medic -204- a4", "heavy-oxygen-tank", "R-168"),
        ("lz:@medic -204- a4", "medical-stapler", "R-591, R-188"),
        ("lz:@medic -204- a4", "medkit", "R-188, R-591"),
        ("lz:@medic -204|- a4", "flashbang", "R-619"),
        ("lz:@medic -204- a4\nb3:S -304- b4", "remote-detonator", "R-021"),
        ("lz:@medic -204- a4?", "rpg-launcher", "R-236"),
    ],
)
def test_things_that_cannot_be_used(drawing: str, item: str, why: str) -> None:
    assert medic(drawing, item).denied("medic", "use", item) == why


@pytest.mark.rule("R-020", "R-153")
@pytest.mark.parametrize(
    ("item", "token", "why"),
    [
        ("ammo", "ammo", "R-153"),
        ("grenade", "grenade", "R-153, R-161"),
        ("oxygen-tank", "oxygen", "R-153, R-168"),
        ("medpack", "medpack", "R-153, R-591"),
    ],
)
def test_what_is_used_up_cannot_be_gained(item: str, token: str, why: str) -> None:
    s = without(medic("lz:@medic -204- a4", item), f"supply-of-gear-{token}")
    assert s.denied("medic", "use", item) == why


@pytest.mark.rule("R-490")
def test_a_defence_that_is_gone_has_no_codes() -> None:
    s = without(medic(CODES, "anti-aircraft-codes"), "anti-aircraft")
    assert s.denied("medic", "use", "anti-aircraft-codes") == "R-490"
    s = without(medic("b3=life-support-b:@medic -204- b4", wired=False), "anti-aircraft")
    assert s.denied("medic", "room") == "R-494, R-490"


@pytest.mark.rule("R-494")
def test_without_power_there_are_no_codes_for_life_support() -> None:
    s = medic(CODES, "emergency-life-support-codes", wired=False)
    assert s.denied("medic", "use", "emergency-life-support-codes") == "R-494"


@pytest.mark.rule("R-021")
def test_nobody_reads_what_those_who_left_have_written() -> None:
    s = medic("a4=alarm-room:@medic@recon -204- lz", "personal-log-codes").gone("recon", "shuttle")
    assert s.denied("medic", "use", "personal-log-codes") == "R-021"


@pytest.mark.rule("R-173")
def test_a_flamethrower_needs_air() -> None:
    s = medic("lz:A@medic -204- a4", "flamethrower").is_("medic", oxygen=0)
    assert s.denied("medic", "shoot", "flamethrower", "adult") == "R-173"
    assert s.set(air=["a"]).is_offered("medic", "shoot", "flamethrower", "adult")


@pytest.mark.rule("R-398")
@pytest.mark.parametrize(
    ("robot", "drawing", "why"),
    [
        ("exploration", "lz:@medic -204|- a4", "R-398, R-399"),
        ("military", "lz:@medic -204|- a4", "R-398, R-021"),
        ("server", "lz:@medic -204|- a4", "R-398, R-518"),
        ("server", "a4=alarm-room:@medic -204|- lz", "R-398, R-481"),
    ],
)
def test_robots_that_can_do_nothing(robot: str, drawing: str, why: str) -> None:
    s = medic(drawing).robot(robot, drawing[:2])
    assert s.denied("medic", "robot") == why


@pytest.mark.rule("R-020", "R-552")
@pytest.mark.parametrize(
    ("room", "gone", "why"),
    [
        ("supply-room", ("deck-red", "deck-green", "deck-yellow"), "R-473"),
        ("armory", ("supply-of-gear-ammo", "supply-of-gear-grenade"), "R-020"),
        ("door-control", ("supply-of-supply-door",), "R-476"),
        ("military-lab", ("supply-of-gear-ammo", "deck-support"), "R-020, R-552"),
    ],
)
def test_rooms_in_which_nothing_is_left(room: str, gone: tuple[str, ...], why: str) -> None:
    s = medic(f"a4={room}:@medic -204- lz")
    for zone in gone[:-1]:
        without(s, zone)
    assert s.is_offered("medic", "room")
    assert without(s, gone[-1]).denied("medic", "room") == why


@pytest.mark.rule("R-477")
def test_a_robot_does_not_secure_what_is_secured() -> None:
    s = medic("a4=security-robot-room:SSS@medic -204:A- lz").robot("technical", "a4")
    assert s.denied("medic", "room") == "R-477"


@pytest.mark.rule("R-496")
def test_an_empty_stock_supplies_nobody() -> None:
    s = without(medic("lz:@medic -204- a4"), "stock", 1)
    assert s.is_offered("medic", "room")
    assert without(s, "stock").denied("medic", "room") == "R-496, R-407"


@pytest.mark.rule("R-476")
def test_doors_of_one_sector_are_controlled() -> None:
    s = medic("a4=door-control:@medic -201- a5\nb4 -301- b5").works("medic")
    s.does("medic", "sector", "sector-a")
    assert s.offered("medic") == ["close:gap-a2-hib:space-hib", "close:gap-a4-a5:space-a4"]


# In the middle of something


@pytest.mark.rule("R-365", "R-559")
def test_whoever_dies_of_the_contact_strikes_nobody() -> None:
    s = medic("lz:A@medic@recon -204- a4", "biohazard-armor").is_("medic", health=5)
    s.is_("medic", health=8).does("medic", "melee", "adult").pays()
    assert (s.crew("medic").status, s.at("lz")) == ("dead", "A")


@pytest.mark.rule("R-343")
def test_whoever_drives_nobody_away_shoots() -> None:
    s = soldier("lz:A@officer -204- a4", "officer", "rest", "search")
    s.shoots("officer", "sawed-off-shotgun", "adult", 5).does("officer", "done")
    assert (s.at("lz"), s.at("lz-a4")) == ("A1", "")
    assert s.tokens("officer", "sawed-off-shotgun") == ["ammo"]


@pytest.mark.rule("R-514")
def test_a_launcher_does_not_fire_into_an_empty_corridor() -> None:
    s = medic("lz:@medic -204:AA- a4", "grenade-launcher")
    s.dice(burst="1").does("medic", "burst", "grenade-launcher", "lz-a4").pays()
    s.does("medic", "spend", "gear-grenade")
    assert (s.at("lz-a4"), s.asked("medic").text.id) == ("", "ask-turn")
    assert s.tokens("medic", "grenade-launcher") == ["ammo", "grenade"]


@pytest.mark.rule("R-549")
def test_the_other_doors_stay_open_where_tokens_run_short() -> None:
    drawing = "a4=sprinklers-control:@medic -201- b3\na4 -101- a5"
    s = medic(drawing, "termination-codes")
    without(s, "supply-of-supply-door", 1).uses("medic", "termination-codes")
    s.does("medic", "place", "a4").does("medic", "close", "a4-b3", "a4")
    assert (s.closed("a4-b3", "a4"), s.closed("a4-a5", "a4")) == (True, None)


@pytest.mark.rule("R-153", "R-313")
def test_what_does_not_fit_on_a_belt_can_be_moved_to_an_item() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-oxygen").has("recon", "utility-vest")
    s.empties("recon", "utility-vest").has("recon", *["gear-grenade"] * 4)
    s.does("medic", "trade").pays().does("medic", "offer", "oxygen").does("recon", "agree")
    s.picks("recon", "into", "belt").picks("medic", "done").does("recon", "done")
    s.picks("recon", "shift", "gear-grenade", "belt", "item-utility-vest")
    assert len(s.tokens("recon")) + len(s.tokens("recon", "utility-vest")) == 5


@pytest.mark.rule("R-313")
def test_a_gift_can_be_refused() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-oxygen", "medkit")
    s.does("medic", "trade").pays().does("medic", "offer", "medkit").does("recon", "refuse")
    s.does("medic", "offer", "gear-oxygen").does("recon", "refuse")
    assert (s.held("medic"), s.tokens("medic"), s.tokens("recon")) == (
        ["carbine", "medkit"],
        ["oxygen"],
        [],
    )


@pytest.mark.rule("R-429", "R-559")
def test_whoever_dies_at_the_hatch_is_not_aboard() -> None:
    s = medic("lz:@medic@recon -204:A- a4", lander="landed").is_("medic", health=8)
    s.top("deck-attack", "attack-scratch-4").dice(noise="2").works("medic", "board-lander")
    assert s.crew("medic").status == "dead"


@pytest.mark.rule("R-269", "R-559")
def test_whoever_dies_on_leaving_does_not_arrive() -> None:
    s = soldier("a4=technical-corridor:A@contractor@medic -204- lz", "contractor")
    s.hand("contractor", "always-prepared", "rest").is_("contractor", health=8)
    s.top("deck-attack", "attack-scratch-4").plays("contractor", "always-prepared", "prepared")
    assert (s.crew("contractor").status, s.where("contractor")) == ("dead", "a4")
    s.unheard(NoiseRolled)


@pytest.mark.rule("R-264", "R-338")
def test_an_attacker_that_a_shotgun_kills_does_not_attack() -> None:
    s = medic("lz:LL@medic -204- a4", "assault-shotgun").dice(noise="1")
    s.goes("medic", "a4").does("medic", "protect", "assault-shotgun")
    assert (s.at("lz"), s.crew("medic").larva, s.where("medic")) == ("", True, "a4")


@pytest.mark.rule("R-319", "R-408")
def test_with_everybody_in_the_lander_nobody_is_hunted() -> None:
    s = RetaliationScenario("lz:@medic -204- a4:A -104:A- a3").boarded("medic")
    s.phase("event", "reactor-overheating")
    assert (s.at("a4"), s.at("a3-a4"), s.at("lz-a4")) == ("A", "A", "")


@pytest.mark.rule("R-387")
def test_nor_by_the_queen() -> None:
    s = RetaliationScenario("lz:@medic -204- a4:QA").boarded("medic").colony("queen")
    assert (s.at("a4"), s.at("lz-a4")) == ("QA", "")


@pytest.mark.rule("R-396")
def test_a_robot_may_stop_early() -> None:
    s = medic("lz:@medic -204- a4 -301- b3").robot("technical", "lz")
    s.sends("medic", "drive-robot")
    assert s.offered("medic") == ["corridor:gap-lz-a4", "corridor:gap-a4-b3", "done"]
    s.does("medic", "done")
    assert s.state.robot == "space-a4"


@pytest.mark.rule("R-309", "R-301")
def test_a_heavy_item_that_is_found_is_not_used_at_once() -> None:
    s = soldier("a4=armory:@medic -204- lz", "medic", "search", "rest")
    s.top("deck-red", "item-military-taser").plays("medic", "search")
    s.does("medic", "keep", "military-taser")
    assert (s.held("medic"), s.asked("medic").text.id) == (
        ["carbine", "military-taser"],
        "ask-turn",
    )


@pytest.mark.rule("R-473", "R-552")
def test_whoever_finds_one_keeps_one() -> None:
    s = medic("a4=supply-room:@medic -204- lz").top("deck-green", "item-medkit")
    for colour in ("red", "yellow"):
        without(s, f"deck-{colour}")
    s.works("medic").picks("medic", "keep", "medkit")
    assert (s.held("medic"), s.asked("medic").text.id) == (["carbine", "medkit"], "ask-turn")


@pytest.mark.rule("R-476")
def test_a_door_is_changed_once_and_any_number_of_them() -> None:
    s = medic("a4=door-control:@medic -201- a5 -101- a6").works("medic")
    s.does("medic", "sector", "sector-a").does("medic", "close", "a4-a5", "a4")
    assert s.offered("medic") == ["close:gap-a2-hib:space-hib", "close:gap-a5-a6:space-a5", "done"]
    s.does("medic", "close", "a5-a6", "a5").does("medic", "done")
    assert (s.closed("a4-a5", "a4"), s.closed("a5-a6", "a5")) == (True, True)
    assert s.closed("a2-hib", "hib") is None


@pytest.mark.rule("R-540", "R-457")
@pytest.mark.parametrize(
    ("card", "sector"),
    [("entrance-inspection", "a"), ("no-corner-uncovered", "b"), ("deep-search", "c")],
)
def test_directives_of_sectors_want_all_their_rooms(card: str, sector: str) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop").directives(card)
    g = s.edit()
    spaces = {"a": ("a1", "a2", "a3"), "b": ("b4", "b5", "b6"), "c": ("c3", "c4", "c5", "c6")}[
        sector
    ]
    g.state.found = sector == "b" or g.state.found
    for number, name in enumerate(spaces):
        assert not directive_met(g, f"directive-{card}"), number
        room = g.state.zones[f"rooms-{sector}"][0]
        g.put(room, f"rooms-{sector}", f"space-{name}")
        g.state.explored = {**g.state.explored, f"space-{name}": room}
    assert directive_met(g, f"directive-{card}")


@pytest.mark.rule("R-537")
@pytest.mark.parametrize("survivor", ["medic", "recon"])
def test_together_one_survivor_is_enough(survivor: str) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop", hibernation=True)
    s.directives("safety-procedure").gone(survivor, "chamber").ends()
    assert (s.over, s.winners) == (True, [0, 1])


# Which of several


@pytest.mark.rule("R-506")
def test_a_weak_spot_is_shot_at_with_any_weapon() -> None:
    s = soldier("lz:A@contractor -204- a4", "contractor", "weak-spot", "rest")
    s.has("contractor", "sonic-gun").plays("contractor", "weak-spot")
    assert s.offered("contractor") == [
        "shoot:item-handgun:intruder-adult#1",
        "shoot:item-sonic-gun:intruder-adult#1",
        "melee:intruder-adult#1",
    ]


@pytest.mark.rule("R-021", "R-158")
@pytest.mark.parametrize(
    "drawing", ["lz:@{} -204:A- a4 -104- a3", "a4:@{} -204- lz\na4 -104:A- b4"]
)
def test_a_gun_is_reloaded_where_there_is_something_to_hit(drawing: str) -> None:
    s = soldier(drawing.format(HGO), HGO, "fast-reload", "rest").has(HGO, "gear-ammo")
    s.empties(HGO, "bf-gun")
    assert s.is_offered(HGO, "play", "fast-reload")


@pytest.mark.rule("R-492")
def test_a_server_reaches_no_room_that_is_broken() -> None:
    drawing = "b4=server-room:@medic -204- a4=sprinklers-control:FM -104- a3=alarm-room -105:N- a1"
    s = medic(drawing).is_("medic", data=True).works("medic")
    assert s.offered("medic") == ["effect:effect-silence-alarm", "effect:effect-sound-alarm"]


@pytest.mark.rule("R-548")
def test_nothing_is_drilled_without_corridors() -> None:
    s = medic("a4=drilling-station:@medic -204- lz").robot("technical", "lz")
    assert s.is_offered("medic", "room")
    assert not without(s, "corridors").is_offered("medic", "room")


@pytest.mark.rule("R-233")
def test_a_rocket_destroys_closed_doors_only() -> None:
    drawing = "lz:@medic -204- a4 -201- b3\na4 -301|- a5"
    s = medic(drawing, "rpg-launcher").uses("medic", "rpg-launcher")
    assert (s.closed("a4-a5", "a5"), s.closed("a4-b3", "a4")) == (False, None)
    assert list(s.state.doors.values()) == [False]


# Everywhere


def stretched(gap: str, slope: str) -> Drawn:
    """An adult in a corridor of an otherwise empty base, with somebody at its lower end."""
    a, b = (end.removeprefix("space-") for end in ENDS[gap])
    number = "100" if gap in PRINTED else "104"
    return Drawn(f"{a} -{number}:A- {b}:@medic").top("attack", "attack-scratch-3").march(slope)


@pytest.mark.rule("R-129", "R-133")
@pytest.mark.parametrize("gap", GAPS)
def test_intruders_of_a_slope_move_wherever_they_are(gap: str) -> None:
    goal = ENDS[gap][1].removeprefix("space-")
    for slope in ("falling", "level", "rising"):
        moved = slope == SLOPE[gap]
        assert (stretched(gap, slope).at(goal) == "A") is moved


@pytest.mark.rule("R-130", "R-132")
@pytest.mark.parametrize("space", SPACES)
def test_intruders_leave_any_room(space: str) -> None:
    goal = next(iter(NEIGHBOURS[space].values()))
    a, b = (one.removeprefix("space-") for one in (space, goal))
    s = Drawn(f"{a}:A -{PRINTED.get(GAP[space, goal], '104')}- {b}:@medic").march(rooms=True)
    assert (s.at(a), s.at(f"{a}-{b}")) == ("", "A")


@pytest.mark.rule("R-583")
@pytest.mark.parametrize(
    ("at", "answer", "after"), [(10, "earlier", 9), (10, "later", 11), (14, "earlier", 13)]
)
def test_the_lander_comes_a_round_earlier_or_later(at: int, answer: str, after: int) -> None:
    s = soldier("lz:@officer -204- a4", "officer", "lets-go", "rest", lander_at=at, round=5)
    s.plays("officer", "lets-go", "direct-lander").picks("officer", answer)
    assert (s.state.lander_at, s.state.lander) == (after, "coming")


@pytest.mark.rule("R-583")
@pytest.mark.parametrize(("at", "spaces"), [(5, [6]), (6, [5, 7]), (14, [13])])
def test_the_lander_stays_on_the_track(at: int, spaces: list[int]) -> None:
    s = soldier("lz:@officer -204- a4", "officer", "rest", lander_at=at, round=5)
    assert may_nudge(s.g) == spaces


# Borders


@pytest.mark.rule("R-508")
@pytest.mark.parametrize(("face", "there"), [(2, ""), (3, "A4")])
def test_hurt_eyes_cost_one(face: int, there: str) -> None:
    s = medic("lz:A2@medic -204- a4").wounded("medic", "eyes")
    assert s.shoots("medic", "carbine", "adult", face).at("lz") == there


@pytest.mark.rule("R-343")
@pytest.mark.parametrize(("face", "there"), [(2, ""), (3, "A1")])
def test_a_hand_cannon_gains_one(face: int, there: str) -> None:
    s = medic("lz:A@medic -204- a4", "hand-cannon")
    assert s.shoots("medic", "hand-cannon", "adult", face).at("lz") == there


@pytest.mark.rule("R-077", "R-345")
@pytest.mark.parametrize(("there", "asks"), [("A", True), ("", False)])
def test_an_intruder_in_the_room_causes_panic_too(there: str, asks: bool) -> None:
    s = RetaliationScenario(f"a3:{there}@medic -104- a4").event("panic")
    assert (s.asked("medic").text.id == "ask-panic") is asks


@pytest.mark.rule("R-021", "R-240")
def test_explosives_lead_to_known_rooms_only() -> None:
    drawing = f"a3=emergency-room:@{ENGINEER} -104- a4 -305- b1 -105- a2"
    s = soldier(drawing, ENGINEER, "explosives").has(ENGINEER, "gear-grenade")
    s.plays(ENGINEER, "explosives")
    assert s.offered(ENGINEER) == ["corridor:gap-a2-a3", "corridor:gap-a3-b1", "corridor:gap-a3-lz"]


@pytest.mark.rule("R-620")
def test_a_drone_finds_any_way_that_nobody_knows() -> None:
    s = medic("lz:@medic -104- a3\nlz -204- a4?\nlz -304- a5?", "exploring-drone")
    s.uses("medic", "exploring-drone")
    assert s.offered("medic") == ["corridor:gap-lz-a4", "corridor:gap-lz-a5"]
