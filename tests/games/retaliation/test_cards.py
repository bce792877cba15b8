"""Retaliation, chapters Command, Reactions, Robot, Sample cards: what cards, items and robots do."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.events import RobotRevealed
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Attacked, Moved, NoiseRolled, Taped

FOUR = ("rest", "demolition", "repairs", "search")


def with_cards(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


# Commands


@pytest.mark.rule("R-101", "R-110")
def test_only_lower_ranks_can_be_commanded() -> None:
    drawing = "lz:@medic@combat-engineer@recon@heavy-gun-operator -204- a4"
    s = (
        with_cards(drawing, "medic", "chain-of-command")
        .dice(noise="1")
        .plays("medic", "chain-of-command", "give-order")
    )
    # The Engineer has the same rank, the Recon a higher one.
    moved = [who.id for who in s.state.crew if who.slot == "space-a4"]
    assert moved == ["character-heavy-gun-operator"]
    s = with_cards("lz:@medic@combat-engineer@recon -204- a4", "medic", "chain-of-command")
    s.plays("medic", "chain-of-command")
    assert s.asked("medic").text.id == "ask-lander"


@pytest.mark.rule("R-110", "R-408", "R-541")
@pytest.mark.parametrize("way", ["lander", "chamber", "shuttle", "dead"])
def test_only_who_is_in_the_base_is_commanded(way: str) -> None:
    s = with_cards("lz:@officer@medic -204- a4", "officer", "first-in-command", mode="coop")
    if way == "lander":
        s.boarded("medic")
    elif way == "dead":
        s.dead("medic")
    else:
        s.gone("medic", way)
    why = s.set(lander="left").reasons("officer", "play", "first-in-command")
    assert [one.partition(":")[0] for one in why] == ["R-583", "R-101"]


@pytest.mark.rule("R-110", "R-112", "R-569", "R-554")
def test_a_command_moves_somebody_who_has_passed_with_a_noise_roll() -> None:
    s = with_cards("lz:@officer@medic -204- a4 -304- b3", "officer", "first-in-command")
    s.is_("medic", passed=True).hand("medic", "rest").dice(noise="3")
    s.plays("officer", "first-in-command", "give-order")
    assert s.where("medic") == "a4"
    s.heard(NoiseRolled, who="medic")
    assert s.at("a4-b3") == "N"
    assert s.cards("medic") == ["rest"]


@pytest.mark.rule("R-111")
def test_who_commands_decides_who_is_shot() -> None:
    s = with_cards("lz:@officer@medic -204:DAA- a4", "officer", "first-in-command").dice(burst=2)
    s.plays("officer", "first-in-command", "give-order")
    s.does("officer", "target", "drone")
    assert s.at("lz-a4") == "AA"
    assert s.tokens("medic", "carbine") == ["ammo#half"]


@pytest.mark.rule("R-111")
def test_fire_at_will_leaves_the_weapon_to_each() -> None:
    s = with_cards("lz:@officer@medic -204:AAA- a4\nlz -101:A- a3", "officer", "fire-at-will")
    s.has("medic", "sonic-gun").dice(burst=[1, 1])
    s.plays("officer", "fire-at-will", "fire-at-will").does("officer", "corridor", "a3-lz")
    s.does("medic", "with", "sonic-gun")
    assert (s.at("lz-a4"), s.at("a3-lz")) == ("AA", "")
    assert s.tokens("medic", "carbine") == ["ammo"]


@pytest.mark.rule("R-113")
def test_a_command_must_not_cause_a_situational_attack() -> None:
    s = with_cards("lz:@officer -204- a4:A@medic", "officer", "first-in-command")
    s.empties("medic", "carbine").plays("officer", "first-in-command")
    assert s.asked("officer").text.id == "ask-lander"
    s = with_cards("lz:@officer@medic -204:A- a4\nlz -101- a3", "officer", "first-in-command")
    s.empties("medic", "carbine").dice(noise="4").plays("officer", "first-in-command", "give-order")
    assert s.where("medic") == "a3"


@pytest.mark.rule("R-570", "R-236", "R-238")
def test_a_closed_door_keeps_commands_out_but_not_those_of_the_channel() -> None:
    drawing = "lz:@officer -204|- a4:@medic -304- b3"
    s = with_cards(drawing, "officer", "first-in-command").plays("officer", "first-in-command")
    assert s.asked("officer").text.id == "ask-lander"
    s = with_cards(drawing, "officer", "officers-channel", "first-in-command").dice(noise="1")
    s.plays("officer", "officers-channel", "open-channel").does(
        "officer", "play", "first-in-command"
    )
    assert s.where("medic") == "b3"
    assert s.spent("officer") == ["first-in-command", "officers-channel"]


@pytest.mark.rule("R-570", "R-238")
def test_a_channel_in_hand_does_not_carry_the_commands_that_are_played_without_it() -> None:
    drawing = "lz:@officer -204- a4 -304- b3:@medic"
    s = with_cards(drawing, "officer", "officers-channel", "first-in-command")
    assert s.is_offered("officer", "play", "officers-channel")
    s.plays("officer", "first-in-command")
    assert s.asked("officer").text.id == "ask-lander"


# Reactions


@pytest.mark.rule("R-114", "R-115", "R-116", "R-117", "R-571")
def test_a_reaction_ignores_a_command_even_after_a_pass() -> None:
    s = with_cards("lz:@officer@medic -204- a4", "officer", "first-in-command", reactions=True)
    s.is_("medic", passed=True).hand("medic", "chain-of-command")
    s.plays("officer", "first-in-command", "give-order").does("medic", "react", "chain-of-command")
    assert s.where("medic") == "lz"
    assert s.spent("medic") == ["chain-of-command"]
    s.unheard(Moved, who="medic")


@pytest.mark.rule("R-114", "R-116", "R-571")
def test_a_reaction_in_the_own_turn_uses_no_action() -> None:
    s = with_cards("lz:A@officer -204- a4", "officer", "stay-calm", "rest", reactions=True)
    s.does("officer", "move", "lz-a4").pays("rest").does("officer", "react", "stay-calm")
    s.dice(noise="1")
    assert s.where("officer") == "a4" or s.until("turn", "first").where("officer") == "a4"
    assert s.health("officer") == 0
    s.unheard(Attacked)


@pytest.mark.rule("R-505", "R-114")
def test_take_cover_makes_another_one_the_victim() -> None:
    s = RetaliationScenario("lz:A@contractor@medic -204- a4", reactions=True)
    s.hand("contractor", "duck-and-cover").top("deck-attack", "attack-scratch-4").phase("attacks")
    s.does("contractor", "react", "duck-and-cover")
    assert (s.health("contractor"), s.health("medic")) == (0, 2)


@pytest.mark.rule("R-503", "R-504", "R-635")
def test_take_cover_prevents_one_attack_on_the_way_only() -> None:
    s = with_cards("lz:AA@contractor -204- a4 -304:A- b3", "contractor", "duck-and-cover", "rest")
    s.top("deck-attack", "attack-scratch-3", "attack-scratch-4").dice(noise="3")
    s.plays("contractor", "duck-and-cover").does("contractor", "prevent")
    assert s.where("contractor") == "a4"
    assert s.health("contractor") == 3
    s = with_cards("lz:@contractor -204- a4", "contractor", "duck-and-cover")
    assert s.denied("contractor", "play", "duck-and-cover") == "R-504"


@pytest.mark.rule("R-338")
def test_a_prevented_attack_draws_no_card() -> None:
    s = RetaliationScenario("lz:A@officer -204- a4", reactions=True).hand("officer", "stay-calm")
    s.phase("attacks").does("officer", "react", "stay-calm")
    assert (s.health("officer"), s.zone("discard-attack")) == (0, [])


# Action cards


@pytest.mark.rule("R-502", "R-554")
def test_sprint_moves_twice_for_oxygen() -> None:
    s = with_cards("lz:@recon -204- a4 -304- b3", "recon", "sprint").dice(noise=["1", "1"])
    s.plays("recon", "sprint").does("recon", "breathe").does("recon", "corridor", "a4-b3")
    assert (s.where("recon"), s.oxygen("recon"), s.actions_left()) == ("b3", 6, 1)
    assert s.spent("recon") == ["sprint"]


@pytest.mark.rule("R-506")
@pytest.mark.parametrize("means", ["shoot", "melee"])
def test_weak_spot_hits_first(means: str) -> None:
    s = with_cards("lz:A@contractor -204- a4", "contractor", "weak-spot").dice(shot=2)
    s.plays("contractor", "weak-spot")
    if means == "shoot":
        s.does("contractor", "shoot", "handgun", "adult")
    else:
        s.does("contractor", "melee", "adult")
    assert s.at("lz") == ""
    assert s.contamination("contractor") == (1 if means == "melee" else 0)


@pytest.mark.rule("R-021", "R-253")
def test_an_effect_that_cannot_be_resolved_cannot_be_chosen() -> None:
    s = with_cards("lz:M@medic -204- a4", "medic", "demolition")
    assert s.denied("medic", "play", "demolition") == "R-233, R-245"


@pytest.mark.rule("R-553")
def test_contamination_does_not_count_as_an_action_card() -> None:
    s = with_cards("lz:@medic@recon -204- a4", "medic", "rest", "search").has(
        "medic", "military-taser"
    )
    s.hand("recon", *FOUR).contaminated("recon", clean=2)
    s.uses("medic", "military-taser").does("medic", "whom", "recon")
    assert s.cards("recon") == ["clean", "clean"]


# Items


@pytest.mark.rule("R-509", "R-302")
def test_tape_binds_two_heavy_items_to_one_hand() -> None:
    s = with_cards("a4=military-lab:@medic -204- lz", "medic", *FOUR)
    s.has("medic", "flamethrower", "duct-tape").uses("medic", "duct-tape")
    assert s.heard(Taped, who="medic").items == ["item-carbine", "item-flamethrower"]
    s.top("deck-support", "item-sonic-gun", "item-heavy-armor")
    s.set(actions=2).hand("medic", *FOUR).works("medic", "try-prototypes")
    s.does("medic", "keep", "sonic-gun")
    assert s.held("medic") == ["carbine", "flamethrower", "sonic-gun"]


@pytest.mark.rule("R-509", "R-254")
def test_tape_mends() -> None:
    s = with_cards("lz:M@medic -204- a4", "medic", *FOUR).has("medic", "duct-tape")
    assert s.uses("medic", "duct-tape").at("lz") == ""


@pytest.mark.rule("R-510", "R-330")
def test_the_taser_drives_an_intruder_away() -> None:
    s = with_cards("lz:A2@medic -204- a4\nlz -101- a3", "medic", *FOUR).has(
        "medic", "military-taser"
    )
    s.uses("medic", "military-taser", "drive-away").does("medic", "corridor", "a3-lz")
    assert (s.at("lz"), s.at("a3-lz")) == ("", "A")
    assert s.held("medic") == ["carbine"]


@pytest.mark.rule("R-511", "R-343", "R-344")
@pytest.mark.parametrize(("face", "left", "ammo"), [(2, "", "ammo"), (3, "A2", "ammo")])
def test_the_automatic_shotgun_hits_twice(face: int, left: str, ammo: str) -> None:
    s = with_cards("lz:A@combat-engineer -204- a4", "combat-engineer", "rest", "search")
    s.shoots("combat-engineer", "automatic-shotgun", "adult", face)
    assert (s.at("lz"), s.tokens("combat-engineer", "automatic-shotgun")) == (left, [ammo])


@pytest.mark.rule("R-511", "R-344")
def test_a_critical_costs_the_shotgun_ammo_besides() -> None:
    s = with_cards("lz:D@combat-engineer -204- a4", "combat-engineer", "rest", "search")
    s.shoots("combat-engineer", "automatic-shotgun", "drone", "critical")
    assert s.at("lz") == ""
    assert s.tokens("combat-engineer", "automatic-shotgun") == ["ammo#half"]


@pytest.mark.rule("R-512")
def test_the_hatchet_strikes_once() -> None:
    s = with_cards("lz:D@medic -204- a4", "medic", *FOUR).has("medic", "tactical-hatchet")
    s.does("medic", "melee", "drone").pays().does("medic", "protect", "tactical-hatchet")
    assert (s.at("lz"), s.broken()) == ("", ["tactical-hatchet"])


@pytest.mark.rule("R-513", "R-356", "R-344")
@pytest.mark.parametrize(("face", "left", "room"), [(2, "AA", ""), (3, "AA", ""), (4, "AA", "M")])
def test_the_sonic_gun(face: int, left: str, room: str) -> None:
    s = with_cards("lz:@medic -204:AAAA- a4", "medic", *FOUR).has("medic", "sonic-gun")
    s.bursts("medic", "sonic-gun", "lz-a4", face)
    assert (s.at("lz-a4"), s.at("lz")) == (left, room)


@pytest.mark.rule("R-513")
def test_a_loss_of_ammo_breaks_the_room_of_the_sonic_gun() -> None:
    s = with_cards("lz:A@medic -204- a4", "medic", *FOUR).has("medic", "sonic-gun")
    assert s.shoots("medic", "sonic-gun", "adult", "ammo").at("lz") == "A1M"


@pytest.mark.rule("R-356")
def test_the_special_symbol_does_nothing_for_other_weapons() -> None:
    s = with_cards("lz:@medic -204:AAAAA- a4", "medic", *FOUR).bursts(
        "medic", "carbine", "lz-a4", 4
    )
    assert (s.at("lz-a4"), s.at("lz"), s.broken()) == ("A", "", [])


@pytest.mark.rule("R-514")
def test_grenades_before_or_instead_of_a_burst() -> None:
    s = with_cards("lz:@medic -204:AAAAAA- a4", "medic", *FOUR).has("medic", "grenade-launcher")
    s.dice(burst=[1, 2]).does("medic", "burst", "grenade-launcher", "lz-a4").pays()
    s.does("medic", "spend", "grenade")
    assert s.at("lz-a4") == "AAA"
    s.does("medic", "done").does("medic", "again")
    assert (s.at("lz-a4"), s.tokens("medic", "grenade-launcher")) == ("A", ["ammo#half", "grenade"])
    s = with_cards("lz:@medic -204:AAAAAA- a4", "medic", *FOUR).has("medic", "grenade-launcher")
    s.dice(burst=1).does("medic", "burst", "grenade-launcher", "lz-a4").pays()
    s.does("medic", "spend", "grenade").does("medic", "done").does("medic", "done")
    assert s.tokens("medic", "grenade-launcher") == ["ammo", "grenade"]


@pytest.mark.rule("R-515")
@pytest.mark.parametrize(("card", "face"), [("9", "1"), ("4", "danger")])
def test_the_security_device_ignores_danger_in_new_rooms(card: str, face: str) -> None:
    s = with_cards("lz:@medic -204- a4?", "medic", *FOUR).has("medic", "perimeter-security-device")
    s.top("deck-exploration", card).blind("bag", "larva").dice(noise=face).goes("medic", "a4")
    assert not s.crew("medic").larva
    assert s.where("medic") == "a4"


@pytest.mark.rule("R-515")
def test_the_security_device_does_not_help_in_known_rooms() -> None:
    s = with_cards("lz:@medic -204- a4", "medic", *FOUR).has("medic", "perimeter-security-device")
    s.blind("bag", "larva").goes("medic", "a4", "danger")
    assert s.crew("medic").larva


# Attack cards


@pytest.mark.rule("R-521", "R-336")
@pytest.mark.parametrize(
    ("card", "health", "contamination"),
    [("deadly-claws-1", 1, 0), ("deadly-claws-2", 2, 1), ("deadly-claws-3", 3, 0)],
)
def test_deadly_claws_of_an_adult(card: str, health: int, contamination: int) -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").top("deck-attack", f"attack-{card}")
    s.phase("attacks")
    assert (s.health("medic"), s.contamination("medic")) == (health, contamination)
    assert s.zone("discard-attack") == [f"attack-{card}"]


@pytest.mark.rule("R-339", "R-340", "R-341")
def test_a_larva_attacks_without_a_card() -> None:
    s = RetaliationScenario("lz:L@medic -204- a4").phase("attacks")
    assert (s.crew("medic").larva, s.contamination("medic"), s.at("lz")) == (True, 1, "")
    assert s.zone("discard-attack") == []


@pytest.mark.rule("R-391")
def test_a_larva_does_nothing_by_itself() -> None:
    s = with_cards("lz:@medic@recon -204- a4", "medic", *FOUR).infested("medic").set(air=["a"])
    s.does("medic", "secure").pays().rests("medic")
    assert (s.health("medic"), s.oxygen("medic"), s.crew("medic").alive) == (0, 7, True)


# Events


@pytest.mark.rule("R-524")
def test_reactor_overheating_moves_everybody() -> None:
    s = RetaliationScenario(
        "lz:@medic -204- a4\na4 -304:A- b3\na4 -305:A- b4\na4 -306:A- b1\nb2 -307- b3:A"
    )
    s.event("reactor-overheating")
    # Those in the corridors come into A4 and go on with the rooms.
    assert s.all() == {"lz-a4": "AAA", "a4-b3": "A"} or s.all()["lz-a4"] == "AAA"


@pytest.mark.rule("R-525", "R-575")
@pytest.mark.parametrize(("sign", "space"), [("", -1), ("M", 6)])
def test_reactor_overheating_begins_the_self_destruct_the_second_time(
    sign: str, space: int
) -> None:
    s = RetaliationScenario(f"lz:@medic -204- a4 -304- b3=cooling-system:{sign}")
    s.event("reactor-overheating")
    assert s.state.destruct == space
    assert s.at("b3") == "M"
    assert len(s.zone("deck-event")) == 20


@pytest.mark.rule("R-526")
def test_the_scent_of_prey() -> None:
    s = RetaliationScenario("lz:@medic -204:N- a4 -304:N- b3").blind("bag", "adult-2", "blank")
    s.dice(noise="1").event("scent-of-prey", token="adult-2")
    assert (s.at("lz-a4"), s.at("a4-b3")) == ("AA", "N")
    s.heard(NoiseRolled, who="medic")


@pytest.mark.rule("R-527")
def test_rise_of_the_machine() -> None:
    s = RetaliationScenario("lz:@medic -204- a4?\nlz -101:N- a3?", found=True).robot(
        "technical", "lz"
    )
    s.event("rise-of-the-machine")
    assert (s.broken(), s.at("lz"), s.health("medic")) == (["robot"], "M", 2)
    assert (s.at("lz-a4"), s.at("a3-lz")) == ("N", "N")


@pytest.mark.rule("R-528", "R-261")
def test_a_short_circuit() -> None:
    s = RetaliationScenario("lz:MS@medic -204- a4=shelter:@recon -304- b3:M@officer", air=["a"])
    s.blind("bag", "larva", "blank").event("short-circuit", token="larva")
    assert (s.at("lz"), s.at("b3")) == ("FMS", "M") or s.at("lz") == "FMS"
    assert [who.larva for who in s.state.crew] == [False, False, True]


# The queen


@pytest.mark.rule("R-529", "R-330", "R-379")
@pytest.mark.parametrize(("card", "left"), [("repel-0", 11), ("repel-1", 10), ("repel-2", 9)])
def test_the_queen_is_driven_away(card: str, left: int) -> None:
    s = with_cards("lz:Q@medic -204- a4\nlz -101- a3", "medic", *FOUR, queen_damage=2)
    s.top("deck-health", f"health-{card}").shoots("medic", "carbine", "queen", 3)
    s.does("medic", "corridor", "a3-lz")
    assert (s.at("a3-lz"), len(s.zone("deck-health")), s.state.queen_damage) == ("Q", left, 0)


@pytest.mark.rule("R-530")
def test_all_queen_tokens_go_into_the_bag() -> None:
    s = with_cards("lz:Q@medic -204- a4", "medic", *FOUR).top("deck-health", "health-all-tokens-1")
    s.shoots("medic", "carbine", "queen", "critical")
    assert (s.bag("queen"), len(s.zone("deck-health"))) == (9, 10)


@pytest.mark.rule("R-639", "R-380")
def test_one_shot_draws_one_card_of_her_health() -> None:
    s = with_cards("lz:Q@medic -204- a4", "medic", *FOUR, queen_damage=4)
    s.top("deck-health", "health-draw-1").shoots("medic", "carbine", "queen", "critical")
    assert len(s.zone("deck-health")) == 10


@pytest.mark.rule("R-638", "R-640")
def test_an_activated_queen_keeps_her_damage_and_attacks_after_her_move() -> None:
    s = RetaliationScenario("lz:@medic@recon -204:Q- a4", queen_damage=3, first=1)
    s.top("deck-attack", "attack-scratch-4").colony("queen")
    assert (s.at("lz"), s.state.queen_damage) == ("Q", 3)
    assert (s.health("recon"), s.health("medic")) == (2, 0)


@pytest.mark.rule("R-385")
def test_a_dead_queen_does_not_return() -> None:
    s = with_cards("lz:@medic -204:N- a4", "medic", *FOUR, queen_dead=True)
    s.edit().put("intruder-queen", "supply-of-intruder-queen", "gone")
    s.event("protect-and-serve", token="queen")
    assert "Q" not in "".join(s.all().values())


# The robot


@pytest.mark.rule("R-393", "R-394", "R-395", "R-091")
@pytest.mark.parametrize(
    ("place", "data", "cost"), [("a4", False, 1), ("lz", False, 2), ("lz", True, 1)]
)
def test_what_activating_the_robot_costs(place: str, data: bool, cost: int) -> None:
    s = with_cards("a4=alarm-room:@medic -204- lz", "medic", *FOUR, found=True)
    s.robot("technical", place).is_("medic", data=data).does("medic", "robot").pays()
    assert len(s.cards("medic")) == 4 - cost


@pytest.mark.rule("R-394")
def test_without_a_computer_a_robot_elsewhere_hears_nothing() -> None:
    s = with_cards("a4=armory:@medic -204- lz", "medic", *FOUR, found=True).robot("technical", "lz")
    assert s.denied("medic", "robot") == "R-394"


@pytest.mark.rule("R-396", "R-397", "R-398", "R-399", "R-400", "R-517", "R-318")
def test_the_robot_passes_intruders_but_no_doors() -> None:
    drawing = "lz:@medic -204:AAA- a4 -304- b3\nlz -|101- a3\na4 -305- b4?"
    s = with_cards(drawing, "medic", *FOUR, found=True).robot("technical", "lz")
    s.sends("medic")
    assert s.state.robot == "space-a4"
    assert set(s.offered("medic")) == {"corridor:gap-lz-a4", "corridor:gap-a4-b3", "done"}
    s.does("medic", "corridor", "a4-b3")
    assert s.state.robot == "space-b3"
    s.unheard(NoiseRolled)
    assert s.at("lz-a4") == "AAA"


@pytest.mark.rule("R-318")
def test_intruders_ignore_the_robot() -> None:
    s = with_cards("lz:@medic -204- a4 -304:AA- b3", "medic", found=True).robot("technical", "b3")
    s.event("system-failure")
    assert s.all() == {"lz-a4": "AA"}


@pytest.mark.rule("R-517")
@pytest.mark.parametrize(("effect", "left"), [("robot-repairs", "F"), ("robot-puts-out", "M")])
def test_the_technical_robot_repairs(effect: str, left: str) -> None:
    s = with_cards("lz:@medic -204- a4:FM", "medic", *FOUR, found=True).robot("technical", "a4")
    s.is_("medic", slot="space-a4").sends("medic", effect)
    assert s.at("a4") == left


@pytest.mark.rule("R-518")
def test_the_server_robot_uses_a_broken_computer_room() -> None:
    s = with_cards("lz:@medic -204:N- a4=alarm-room:M", "medic", *FOUR, found=True)
    s.robot("server", "a4").is_("medic", slot="space-a4").sends("medic", "robot-serves")
    s.does("medic", "effect", "silence-alarm")
    assert s.at("lz-a4") == ""


@pytest.mark.rule("R-392", "R-396")
def test_the_robot_acts_only_when_somebody_activates_it() -> None:
    s = with_cards("lz:@medic@recon -204- a4", "medic", found=True).robot("technical", "a4")
    s.intruder_phase()
    assert s.state.robot == "space-a4"


@pytest.mark.rule("R-201")
def test_a_robot_that_is_called_is_revealed() -> None:
    s = with_cards("lz:@medic -204- a4", "medic", *FOUR).has("medic", "supporting-robot-controller")
    s.uses("medic", "supporting-robot-controller")
    assert s.state.robot == "space-lz"
    assert s.heard(RobotRevealed).robot == s.zone("robot")[0]
    assert s.sees(-1, "robot") == s.zone("robot")
    assert s.is_offered("medic", "robot")


@pytest.mark.rule("R-347", "R-350", "R-554")
def test_continuous_fire_is_followed_by_a_burst_and_by_no_shot() -> None:
    who = "heavy-gun-operator"
    s = with_cards("lz:A@heavy-gun-operator -204:AAA- a4", who, "continuous-fire", "rest")
    s.plays(who, "continuous-fire")
    assert {one.verb for one in s.asked(who).options} == {"burst", "done"}


@pytest.mark.rule("R-350", "R-554")
def test_whether_contamination_ends_continuous_fire_is_not_seen() -> None:
    """Who has cards in hand is asked for more, whatever these cards are."""
    who = "heavy-gun-operator"
    s = with_cards("lz:A@heavy-gun-operator -204:AAA- a4", who, "continuous-fire", "rest")
    s.contaminated(who, infected=1).plays(who, "continuous-fire")
    s.asked(who, "more-fire")
    assert s.offered(who) == ["done"]
