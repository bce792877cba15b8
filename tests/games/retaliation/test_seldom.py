"""Retaliation: what happens seldom. Second effects of cards and things, events, empty decks."""

import pytest
from tests.games.retaliation.soldiers import FOUR, medic, soldier, without

from hullbreach.games.retaliation.rules.endings import metamorphosis
from hullbreach.games.retaliation.rules.events import Burst, DataTaken
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import NoiseRolled, Rerolled, Reshuffled

ENGINEER = "combat-engineer"
HGO = "heavy-gun-operator"
CODES = "a4=alarm-room:@medic -204- lz"


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


@pytest.mark.rule("R-021", "R-271")
def test_scouts_who_know_every_way_only_sneak() -> None:
    s = soldier("lz:@recon -204- a4", "recon", "scouting", "rest").dice(noise="1")
    assert s.plays("recon", "scouting").at("a4") == "S"


@pytest.mark.rule("R-502")
@pytest.mark.parametrize(("oxygen", "asked"), [(1, "sprint"), (0, "turn")])
def test_a_second_sprint_needs_oxygen(oxygen: int, asked: str) -> None:
    s = soldier("lz:@recon -204- a4 -304- b3", "recon", "sprint", "rest").dice(noise="1")
    s.is_("recon", oxygen=oxygen).plays("recon", "sprint")
    s.picks("recon", "corridor", "lz-a4").asked("recon", asked)


@pytest.mark.rule("R-502", "R-559")
def test_whoever_dies_of_a_sprint_does_not_go_on() -> None:
    s = soldier("lz:@recon@medic -204:A- a4", "recon", "sprint", "rest").is_("recon", health=8)
    s.top("deck-attack", "attack-bite").plays("recon", "sprint")
    assert (s.crew("recon").status, s.oxygen("recon"), s.waiting()) == ("dead", 7, [1])


@pytest.mark.rule("R-080", "R-504")
def test_cover_costs_another_card() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "duck-and-cover", "rest", "search")
    s.dice(noise="1").plays("contractor", "duck-and-cover")
    assert (s.where("contractor"), len(s.cards("contractor"))) == ("a4", 1)


@pytest.mark.rule("R-268")
def test_a_quiet_move_leads_to_known_rooms_only() -> None:
    drawing = "lz:@contractor -204- a4?\nlz -104- a3\nlz -304- a5"
    s = soldier(drawing, "contractor", "move-quietly").plays("contractor", "move-quietly")
    assert s.offered("contractor") == ["corridor:gap-a3-lz", "corridor:gap-lz-a5"]


@pytest.mark.rule("R-264")
def test_a_retreat_leads_through_an_empty_corridor() -> None:
    drawing = f"lz:@{ENGINEER} -204:A- a4\nlz -104- a3\nlz -304- a5"
    s = soldier(drawing, ENGINEER, "tactical-retreat", "rest").plays(ENGINEER, "tactical-retreat")
    assert s.offered(ENGINEER) == ["corridor:gap-a3-lz", "corridor:gap-lz-a5"]


@pytest.mark.rule("R-021")
def test_pyrotechnics_go_where_somebody_burns() -> None:
    s = soldier(f"a3 -104- lz:@{ENGINEER} -204:DA- a4", ENGINEER, "pyrotechnics", "rest")
    s.has(ENGINEER, "gear-grenade").plays(ENGINEER, "pyrotechnics")
    assert (s.at("lz-a4"), s.tokens(ENGINEER)) == ("", [])


@pytest.mark.rule("R-173", "R-506")
def test_a_weak_spot_is_not_burned_without_oxygen() -> None:
    s = soldier("lz:A@contractor -204- a4", "contractor", "weak-spot").has(
        "contractor", "flamethrower"
    )
    s.is_("contractor", oxygen=0).plays("contractor", "weak-spot")
    assert s.offered("contractor") == [
        "shoot:item-handgun:intruder-adult#1",
        "melee:intruder-adult#1",
    ]


@pytest.mark.rule("R-506", "R-529", "R-559")
def test_whoever_dies_of_a_weak_spot_shoots_no_more() -> None:
    s = soldier("lz:Q@contractor@medic -204- a4", "contractor", "weak-spot", queen_damage=4)
    s.top("deck-health", "health-activate-0").top("deck-attack", "attack-bite")
    s.is_("contractor", health=8).plays("contractor", "weak-spot")
    assert (s.crew("contractor").status, s.waiting()) == ("dead", [1])


@pytest.mark.rule("R-236", "R-347")
def test_nobody_breaks_through_a_closed_door() -> None:
    s = soldier(f"lz:@{HGO} -204:AAA|- a4", HGO, "breakthrough", "rest").dice(burst="1")
    s.plays(HGO, "breakthrough").asked(HGO, "turn")
    assert (s.where(HGO), s.at("lz-a4")) == ("lz", "A")


@pytest.mark.rule("R-347", "R-348")
@pytest.mark.parametrize("card", ["breakthrough", "continuous-fire"])
@pytest.mark.parametrize(
    ("there", "loaded", "why"), [("", True, "R-347"), (":A", False, "R-348"), (":A", True, "")]
)
def test_bursts_of_cards_need_a_target_and_ammo(
    card: str, there: str, loaded: bool, why: str
) -> None:
    s = soldier(f"lz:@{HGO} -204{there}- a4", HGO, card, "rest")
    s = s if loaded else s.empties(HGO, "bf-gun")
    assert s.is_offered(HGO, "play", card) is (not why)
    if why:
        assert s.denied(HGO, "play", card) == why


@pytest.mark.rule("R-348")
def test_continuous_fire_needs_the_bf_gun_in_the_own_hand() -> None:
    s = soldier(f"lz:@{HGO}@medic -204:A- a4", HGO, "continuous-fire", "rest")
    s.edit().put("item-bf-gun", "hands-0", "hands-1")
    assert s.denied(HGO, "play", "continuous-fire") == "R-348"


@pytest.mark.rule("R-347", "R-350")
def test_continuous_fire_goes_where_intruders_are() -> None:
    s = soldier(f"a3 -104- lz:@{HGO} -204:AA- a4", HGO, "continuous-fire", "rest")
    assert s.plays(HGO, "continuous-fire").at("lz-a4") == "A"


@pytest.mark.rule("R-021", "R-158")
@pytest.mark.parametrize(
    ("drawing", "on_it", "able"),
    [
        ("lz:@{} -204:AAA- a4", ["gear-ammo", "gear-ammo#half"], True),
        ("lz:@{} -204:AAA- a4", ["gear-ammo", "gear-ammo"], False),  # no burst empties a slot
        ("lz:A@{} -204- a4", ["gear-ammo", "gear-ammo#half"], False),  # a shot need not cost ammo
    ],
)
def test_a_full_gun_is_reloaded_after_a_burst_that_empties_a_slot(
    drawing: str, on_it: list[str], able: bool
) -> None:
    s = soldier(drawing.format(HGO), HGO, "fast-reload").has(HGO, "gear-ammo")
    s.edit().rewrite("on-item-bf-gun", on_it)
    assert s.is_offered(HGO, "play", "fast-reload") is able


@pytest.mark.rule("R-021", "R-246")
def test_a_broken_gun_is_not_loaded_to_be_fired() -> None:
    s = soldier(f"lz:A@{HGO} -204- a4", HGO, "fast-reload").has(HGO, "gear-ammo")
    s.empties(HGO, "bf-gun").breaks(HGO, "bf-gun")
    assert s.denied(HGO, "play", "fast-reload") == "R-021"


@pytest.mark.rule("R-158", "R-529", "R-559")
def test_whoever_dies_of_the_queen_reloads_no_more() -> None:
    s = soldier(f"lz:Q@{HGO}@medic -204- a4", HGO, "fast-reload", queen_damage=4)
    g = s.empties(HGO, "bf-gun").has(HGO, "gear-ammo").is_(HGO, health=8).edit()
    g.put("gear-ammo", "supply-of-gear-ammo", "on-item-bf-gun")
    s.top("deck-health", "health-activate-0").top("deck-attack", "attack-bite")
    s.dice(shot=5).plays(HGO, "fast-reload").does(HGO, "shoot", "bf-gun", "queen")
    assert (s.crew(HGO).status, s.waiting()) == ("dead", [1])


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


@pytest.mark.rule("R-155", "R-164", "R-173")
@pytest.mark.parametrize(("gear", "health"), [((), 2), (("gear-medpack",), 0)])
def test_only_gear_that_is_there_and_of_use_is_used(gear: tuple[str, ...], health: int) -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen", *gear).is_("medic", health=health, oxygen=3)
    s.does("medic", "gear").pays()
    assert (s.oxygen("medic"), s.health("medic")) == (6, health)


@pytest.mark.rule("R-157", "R-159")
def test_grenades_may_leave_a_launcher_but_its_ammo_may_not() -> None:
    s = medic("lz:@medic -204- a4", "grenade-launcher").does("medic", "gear").pays()
    assert s.tokens("medic") == ["grenade"]
    assert set(s.offered("medic")) == {
        "shift:gear-grenade:item-grenade-launcher:belt",
        "shift:gear-grenade:belt:item-grenade-launcher",
        "done",
    }


@pytest.mark.rule("R-236")
@pytest.mark.parametrize("way", ["-|204-", "-204|-"])
def test_a_rocket_flies_through_no_closed_door(way: str) -> None:
    s = medic(f"lz:@medic {way} a4:A", "rpg-launcher")
    assert s.denied("medic", "use", "rpg-launcher") == "R-236"
    s = medic(f"a3:A -104- lz:@medic {way} a4:A", "rpg-launcher").uses("medic", "rpg-launcher")
    assert (s.at("a3"), s.at("a4")) == ("", "A")


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


@pytest.mark.rule("R-476")
def test_whoever_has_changed_enough_doors_is_done() -> None:
    s = medic("a4=door-control:@medic -201- lz -101- a3").works("medic")
    s.does("medic", "sector", "a").does("medic", "close", "lz-a4", "a4").does("medic", "done")
    s.asked("medic", "turn")
    assert (s.closed("lz-a4", "a4"), s.closed("a3-lz", "lz")) == (True, None)


@pytest.mark.rule("R-331", "R-478")
def test_between_two_red_rooms_a_queen_flees_from_whoever_fired() -> None:
    s = medic("a4=armory -204:Q- b3=gunnery:@medic", queen_damage=4).dice(burst=1)
    s.top("deck-health", "health-repel-0").works("medic")
    assert (s.at("a4"), s.at("b3"), s.health("medic")) == ("Q", "", 0)


@pytest.mark.rule("R-329", "R-480")
def test_pressure_drives_an_intruder_out_of_a_room_against_a_door() -> None:
    s = medic("a4=pressure-control:@medic -204- lz\na3:A -|104- lz").works("medic")
    assert (s.at("a3"), s.at("a3-lz"), s.closed("a3-lz", "a3")) == ("A", "", False)


@pytest.mark.rule("R-329", "R-480")
def test_a_full_corridor_behind_a_door_saves_no_door() -> None:
    s = medic("a4=pressure-control:@medic -204- lz\na3:A -|104:AAAAAA- lz").works("medic")
    s.does("medic", "push:intruder-adult:space-a3:gap-a3-lz")
    assert (s.at("a3"), s.at("a3-lz"), s.closed("a3-lz", "a3")) == ("A", "AAAAAA", False)


@pytest.mark.rule("R-448", "R-492")
def test_who_takes_data_is_told() -> None:
    s = medic("b1=server-room:@medic -204- a4").works("medic", "download")
    s.heard(DataTaken, who="medic")
    assert s.hand("medic", *FOUR).denied("medic", "room") == "R-492"


@pytest.mark.rule("R-499", "R-642")
def test_a_running_self_destruct_is_not_started_again() -> None:
    s = medic("b1=cooling-system:@medic -204- a4", destruct=6)
    assert s.denied("medic", "room") == "R-499"


@pytest.mark.rule("R-500")
def test_an_empty_nest_has_nothing_to_take_or_destroy() -> None:
    s = without(medic("c5=nest:@medic -204- c4"), "eggs")
    assert s.denied("medic", "room") == "R-500"


# The robot


@pytest.mark.rule("R-399")
def test_a_robot_that_knows_every_way_explores_nothing() -> None:
    s = medic("lz:@medic -204- a4").robot("exploration", "lz").sends("medic")
    assert s.state.robot == "space-a4"


@pytest.mark.rule("R-350")
def test_what_a_robot_fires_is_told() -> None:
    s = medic("lz:@medic -204:AA- a4").robot("military", "lz").dice(burst=2)
    s.sends("medic", "robot-fires").heard(Burst, who="medic", weapon="robot-military", damage=2)


@pytest.mark.rule("R-231", "R-255")
@pytest.mark.parametrize(
    ("drawing", "other"),
    [
        ("lz:@medic -204- a4", "effect:effect-robot-guards"),
        ("lz:SS@medic -201- a4", "effect:effect-robot-turns-door"),
    ],
)
def test_what_a_securing_robot_finds_to_do(drawing: str, other: str) -> None:
    s = medic(drawing).robot("securing", "lz").sends("medic")
    assert set(s.offered("medic")) == {"effect:effect-drive-robot", other}


@pytest.mark.rule("R-231", "R-255")
def test_a_securing_robot_without_anything_to_secure_drives_on() -> None:
    s = medic("lz:SS@medic -204- a4").robot("securing", "lz").sends("medic")
    assert s.state.robot == "space-a4"


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


@pytest.mark.rule("R-285", "R-575")
@pytest.mark.parametrize("name", ["exploration", "event", "attack"])
def test_a_deck_that_is_made_anew_is_in_another_order(name: str) -> None:
    s = medic("lz:A@medic -204- a4?")
    s.edit().move_all(f"deck-{name}", f"discard-{name}")
    before = s.zone(f"discard-{name}")
    if name == "exploration":
        s.goes("medic", "a4")
    else:
        s.edit()
        s.set(stage=name if name == "event" else "attacks", queue=["space-lz"]).begin()
    cards = [*s.zone(f"deck-{name}"), *s.zone(f"discard-{name}")]
    assert sorted(cards) == sorted(before)
    assert cards[: len(before) - 1] not in (before[:-1], before[1:], before[::-1][:-1])


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
