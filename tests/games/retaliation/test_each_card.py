"""Retaliation: every action card and every event does what it says, and nothing else."""

from typing import Any

import pytest

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import NoiseRolled

HGO, ENGINEER = "heavy-gun-operator", "combat-engineer"


def soldier(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


def base(drawing: str, **how: Any) -> RetaliationScenario:
    """A base in which an event is to happen."""
    return RetaliationScenario(drawing, **how).dice(noise=["1"] * 5)


# Orders


@pytest.mark.rule("R-110", "R-114")
def test_fire_at_will_can_be_ignored_by_each() -> None:
    drawing = "lz:@officer -204- a4:@medic@recon -104:AAAA- a3"
    s = soldier(drawing, "officer", "fire-at-will", "rest", reactions=True)
    s.hand("medic", "chain-of-command").hand("recon", "chain-of-command").dice(burst="1")
    s.plays("officer", "fire-at-will", "fire-at-will")
    s.does("medic", "react", "chain-of-command").does("recon", "pass")
    assert (s.at("a3-a4"), s.tokens("medic", "carbine")) == ("AAA", ["ammo"])
    assert s.tokens("recon", "assault-rifle") == ["ammo#half"]


# Moves


@pytest.mark.rule("R-338", "R-503")
@pytest.mark.parametrize(
    ("who", "card", "health"),
    [("contractor", "duck-and-cover", 1), (ENGINEER, "tactical-retreat", 0)],
)
def test_moves_that_prevent_attacks(who: str, card: str, health: int) -> None:
    s = soldier(f"lz:AA@{who} -204- a4", who, card, "rest").dice(noise="1")
    s.top("deck-attack", "attack-scratch-3").plays(who, card)
    if health:
        s.does(who, "prevent")
    assert (s.where(who), s.health(who)) == ("a4", health)


@pytest.mark.rule("R-338", "R-554")
def test_a_breakthrough_prevents_all_attacks() -> None:
    s = soldier(f"lz:@{HGO} -204:AAAAAA- a4", HGO, "breakthrough", "rest")
    s.dice(burst="1", noise="1").plays(HGO, "breakthrough").does(HGO, "move", "lz-a4")
    assert (s.where(HGO), s.health(HGO), s.at("lz-a4")) == ("a4", 0, "AAAA")


@pytest.mark.rule("R-268")
def test_a_quiet_move_makes_no_noise_roll() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "move-quietly")
    s.plays("contractor", "move-quietly").unheard(NoiseRolled)
    assert s.where("contractor") == "a4"


# Fighting and helping


@pytest.mark.rule("R-506")
@pytest.mark.parametrize(
    ("who", "card", "there"),
    [("contractor", "weak-spot", "A2"), ("medic", "hippocratic-oath", "A4")],
)
def test_cards_that_hit_first(who: str, card: str, there: str) -> None:
    s = soldier(f"lz:A@{who}@recon -204- a4", who, card, "rest").wounded("recon", "leg")
    gun = "handgun" if who == "contractor" else "carbine"
    s.dice(shot="5").plays(who, card).does(who, "shoot", gun, "adult")
    assert s.at("lz") == there


@pytest.mark.rule("R-330", "R-345")
def test_forcing_fire_empties_the_room_for_ammo() -> None:
    s = soldier(f"lz:AD1@{HGO} -204- a4", HGO, "forcing-fire", "rest").plays(HGO, "forcing-fire")
    assert (s.at("lz"), s.at("lz-a4")) == ("", "DA")
    assert s.tokens(HGO, "bf-gun") == ["ammo", "ammo#half"]


@pytest.mark.rule("R-312")
def test_combat_drugs_fill_a_hand_up_to_three() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "combat-drugs").has("medic", "gear-medpack")
    s.hand("recon", "rest").plays("medic", "combat-drugs").does("medic", "whom", "recon")
    assert (len(s.cards("recon")), s.tokens("medic")) == (3, [])


@pytest.mark.rule("R-021", "R-312")
@pytest.mark.parametrize(("more", "offered"), [((), True), (("demolition",), False)])
def test_combat_drugs_need_somebody_with_fewer_than_three_cards(
    more: tuple[str, ...], offered: bool
) -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "combat-drugs", "rest", "search", *more)
    s.has("medic", "gear-medpack").hand("recon", "rest", "search", "sprint")
    assert s.is_offered("medic", "play", "combat-drugs") is offered
    if offered:
        s.plays("medic", "combat-drugs")
        assert (len(s.cards("medic")), len(s.cards("recon")), s.tokens("medic")) == (3, 3, [])
    else:
        assert s.denied("medic", "play", "combat-drugs") == "R-021"


@pytest.mark.rule("R-188", "R-388")
@pytest.mark.parametrize(
    ("answer", "dirty", "left"), [("spend", 0, []), ("suffer", 1, ["medpack"])]
)
def test_field_surgery_is_clean_with_a_medpack(answer: str, dirty: int, left: list[str]) -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "field-surgery", "rest")
    s.wounded("recon", "leg").has("medic", "gear-medpack").plays("medic", "field-surgery")
    s.does("recon", "agree").does("medic", answer)
    assert (s.wounds("recon"), s.contamination("recon"), s.tokens("medic")) == ([], dirty, left)


@pytest.mark.rule("R-021")
def test_pyrotechnics_kill_a_corridor_for_a_grenade() -> None:
    s = soldier(f"lz:@{ENGINEER} -204:DDAL- a4", ENGINEER, "pyrotechnics")
    s.has(ENGINEER, "gear-grenade").plays(ENGINEER, "pyrotechnics", "incinerate")
    assert (s.at("lz-a4"), s.tokens(ENGINEER)) == ("", [])


@pytest.mark.rule("R-236", "R-606")
def test_pyrotechnics_do_not_reach_behind_a_closed_door() -> None:
    s = soldier(f"lz:@{ENGINEER} -|204:DDAL- a4", ENGINEER, "pyrotechnics")
    assert s.has(ENGINEER, "gear-grenade").denied(ENGINEER, "play", "pyrotechnics") == "R-021"


@pytest.mark.rule("R-021")
def test_pyrotechnics_burn_no_empty_corridor() -> None:
    s = soldier(f"a3 -105- lz:@{ENGINEER} -204:A- a4 -304:A- b3", ENGINEER, "pyrotechnics")
    s.has(ENGINEER, "gear-grenade").plays(ENGINEER, "pyrotechnics", "incinerate")
    assert (s.at("lz-a4"), s.at("a4-b3")) == ("", "A")


@pytest.mark.rule("R-021")
def test_for_the_oath_one_of_several_has_to_be_wounded() -> None:
    s = soldier("lz:A@medic@recon@officer -204- a4", "medic", "hippocratic-oath", "rest")
    assert s.wounded("recon", "leg").is_offered("medic", "play", "hippocratic-oath")


@pytest.mark.rule("R-021", "R-240")
def test_explosives_blast_a_way_to_a_known_room() -> None:
    s = soldier(f"a3:@{ENGINEER} -104- a4 -305- b1", ENGINEER, "explosives")
    s.has(ENGINEER, "gear-grenade").plays(ENGINEER, "explosives", "blast-way")
    s.does(ENGINEER, "corridor", "a3-b1")
    assert "gap-a3-b1" in s.state.corridors
    assert s.tokens(ENGINEER) == []


@pytest.mark.rule("R-552")
def test_always_prepared_finds_one_of_two_for_a_card() -> None:
    s = soldier("lz:A@contractor -204- a4", "contractor", "always-prepared", "rest")
    s.top("deck-green", "item-antiseptic", "item-stimulants")
    s.plays("contractor", "always-prepared", "improvise").does("contractor", "colour", "green")
    s.does("contractor", "keep", "stimulants").picks("contractor", "leave-it")
    assert (s.carries("contractor"), s.cards("contractor")) == (["handgun", "stimulants"], [])


# Events


@pytest.mark.rule("R-257", "R-575")
def test_breaking_in_takes_a_token_of_every_room() -> None:
    s = base("lz:@medic -204- a4:SS -205- a3=shelter:S").event("breaking-in")
    assert (s.at("a4"), s.at("a3")) == ("S", "")


@pytest.mark.rule("R-245")
def test_damage_breaks_rooms_with_intruders() -> None:
    s = base("lz:S@medic -204- a4:A -205- a3").event("damage")
    assert (s.at("a4"), s.at("a3"), s.at("lz")) == ("AM", "", "S")


@pytest.mark.rule("R-296", "R-299")
def test_drones_protect_the_eggs() -> None:
    s = base("c4=nest:@medic -204- c5 -305- c6?").top(
        "deck-attack", "attack-scratch-3", "attack-scratch-4"
    )
    s.event("egg-protection")
    assert (s.at("c4"), s.health("medic"), s.at("c5-c6")) == ("DD", 3, "D")


@pytest.mark.rule("R-245", "R-241")
def test_generators_overheat_where_they_run() -> None:
    drawing = "lz:@medic -204- a4=life-support-a -304- b3=life-support-b"
    s = base(drawing, air=["a"]).event("generators-overheat")
    assert (s.at("a4"), s.at("b3")) == ("F", "M")


@pytest.mark.rule("R-293")
def test_larvae_hatch_next_to_people() -> None:
    s = base("lz:@medic -204- a4?\nlz -304- a3 -104- a1?").event("hatching")
    assert (s.at("lz-a4"), s.at("a3-a1")) == ("L", "")


@pytest.mark.rule("R-245", "R-489")
def test_life_support_fails() -> None:
    s = base("lz:@medic -204- a4=life-support-a", air=["a", "b"]).event("life-support-failure")
    assert (s.state.air, s.at("a4")) == ([], "M")


@pytest.mark.rule("R-214", "R-228")
def test_no_way_out_fills_what_is_not_reinforced() -> None:
    s = base("a4:@medic -204:N- lz -104#- a3\nlz -304:AAA- a5").event("no-way-out")
    assert (s.at("lz-a4"), s.at("lz-a3"), s.at("lz-a5")) == ("AAAA", "", "AAAAAA")


@pytest.mark.rule("R-217")
def test_drones_come_out_of_the_noise_next_to_people() -> None:
    s = base("lz:S@medic -204:N- a4 -205:N- b3").event("overwhelming-enemies")
    assert (s.at("lz-a4"), s.at("a4-b3")) == ("D", "N")


@pytest.mark.rule("R-077", "R-345")
@pytest.mark.parametrize(
    ("answer", "after"), [("breathe", (6, "ammo")), ("with", (7, "ammo#half"))]
)
def test_panic_costs_oxygen_or_ammo(answer: str, after: tuple[int, str]) -> None:
    s = base("a3:@medic -104:A- a4").event("panic").does("medic", answer)
    assert (s.oxygen("medic"), s.tokens("medic", "carbine")[0]) == after


@pytest.mark.rule("R-299")
def test_drones_that_serve_the_queen_do_not_attack() -> None:
    s = base("lz:QS@medic -204- a4").event("protect-and-serve")
    assert (s.at("lz"), s.health("medic")) == ("QDDS", 0)


@pytest.mark.rule("R-422")
@pytest.mark.parametrize(("marker", "destruct"), [("M", 7), ("", -1)])
def test_the_reactor_overheats_where_something_is_broken(marker: str, destruct: int) -> None:
    s = base(f"lz:@medic -204- a4 -205- b3=cooling-system:{marker}", round=2)
    s.event("reactor-overheating")
    assert (s.state.destruct, s.at("b3"), s.zone("discard-event")) == (destruct, "M", [])


@pytest.mark.rule("R-208")
def test_systems_fail_in_computer_rooms() -> None:
    s = base("lz:@medic -204- a4=alarm-room -304- b3").event("system-failure")
    assert (s.at("a4"), s.at("b3")) == ("M", "")


@pytest.mark.rule("R-384")
@pytest.mark.parametrize(("dead", "tokens"), [(False, 9), (True, 0)])
def test_only_a_living_queen_awakens(dead: bool, tokens: int) -> None:
    s = base("lz:@medic -204- a4", queen_dead=dead).event("the-queen-awakens")
    assert s.bag("queen") == tokens


# Cards of many decks


@pytest.mark.rule("R-175")
def test_first_aid_restores_one_point_or_finds_a_medpack() -> None:
    drawing = "a4=emergency-room:A@medic -204- lz"
    s = soldier(drawing, "medic", "first-aid").is_("medic", health=2)
    assert s.plays("medic", "first-aid", "give-first-aid").health("medic") == 1
    s = soldier(drawing, "medic", "first-aid").plays("medic", "first-aid")
    assert s.tokens("medic") == ["medpack"]
    s = soldier("a4=armory:@medic -204- lz", "medic", "first-aid")
    assert s.denied("medic", "play", "first-aid") == "R-591, R-021"


@pytest.mark.rule("R-225", "R-255")
@pytest.mark.parametrize(
    ("who", "card", "effect", "left"),
    [
        ("medic", "secure", "secure-twice", 1),
        (ENGINEER, "fast-secure", "secure-twice", 1),
        ("contractor", "basic-secure", "secure-for-card", 0),
    ],
)
def test_cards_that_secure(who: str, card: str, effect: str, left: int) -> None:
    s = soldier(f"lz:@{who} -204- a4", who, card, "rest").plays(who, card, effect)
    assert (s.at("lz"), len(s.cards(who))) == ("SS", left)


@pytest.mark.rule("R-225")
@pytest.mark.parametrize(("there", "able"), [(":@recon", True), ("", False)])
def test_corridors_are_reinforced_towards_people(there: str, able: bool) -> None:
    s = soldier(f"lz:@{ENGINEER} -204- a4{there}", ENGINEER, "fast-secure")
    s.plays(ENGINEER, "fast-secure")
    assert s.is_offered(ENGINEER, "effect", "reinforce-fast") is able


@pytest.mark.rule("R-225")
def test_corridors_are_reinforced_towards_the_robot() -> None:
    s = soldier(f"lz:@{ENGINEER} -204- a4", ENGINEER, "fast-secure").robot("technical", "a4")
    s.plays(ENGINEER, "fast-secure", "reinforce-fast")
    assert s.state.reinforced == ["gap-lz-a4"]


@pytest.mark.rule("R-245")
def test_demolition_breaks_a_room() -> None:
    s = soldier("lz:A@medic -204- a4", "medic", "demolition", "rest").plays("medic", "demolition")
    assert (s.at("lz"), s.cards("medic")) == ("AM", ["rest"])


@pytest.mark.rule("R-254")
@pytest.mark.parametrize(
    ("who", "card", "effect", "left"),
    [("medic", "repairs", "repair", 0), (ENGINEER, "fast-repairs", "repair-fast", 1)],
)
def test_cards_that_repair(who: str, card: str, effect: str, left: int) -> None:
    s = soldier(f"lz:M@{who} -204- a4", who, card, "rest").plays(who, card, effect)
    assert (s.at("lz"), len(s.cards(who))) == ("", left)


@pytest.mark.rule("R-231")
@pytest.mark.parametrize(("who", "card"), [("medic", "repairs"), (ENGINEER, "fast-repairs")])
def test_cards_that_work_a_door(who: str, card: str) -> None:
    s = soldier(f"lz:@{who} -201- a4", who, card, "rest")
    s.plays(who, card, "work-door")
    assert (s.closed("lz-a4", "lz"), len(s.cards(who))) == (True, 1)


@pytest.mark.rule("R-208")
def test_computer_skills_use_a_room_with_a_computer() -> None:
    drawing = f"a4=sprinklers-control:@{ENGINEER} -204- lz:F"
    s = soldier(drawing, ENGINEER, "computer-skills", "rest")
    s.plays(ENGINEER, "computer-skills", "use-computer").picks(ENGINEER, "sector", "a")
    assert (s.at("lz"), s.cards(ENGINEER)) == ("", ["rest"])


@pytest.mark.rule("R-238")
def test_computer_skills_work_any_door() -> None:
    drawing = f"a4=alarm-room:@{ENGINEER} -204- lz\nb3 -201- b4 -301|- b5"
    s = soldier(drawing, ENGINEER, "computer-skills", "rest")
    s.plays(ENGINEER, "computer-skills", "any-door")
    doors = {one for one in s.offered(ENGINEER) if "gap-lz" not in one and "gap-hib" not in one}
    assert {"close:gap-b3-b4:space-b3", "open:gap-b4-b5:space-b5"} <= doors
    s.does(ENGINEER, "close", "b3-b4", "b3")
    assert (s.closed("b3-b4", "b3"), s.cards(ENGINEER)) == (True, ["rest"])


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("here", "wound", "why"),
    [("", "leg", "R-021"), ("A", "", "R-021"), ("A", "leg", "")],
)
def test_an_oath_needs_an_intruder_and_somebody_wounded(here: str, wound: str, why: str) -> None:
    s = soldier(f"lz:{here}@medic@recon -204- a4", "medic", "hippocratic-oath", "rest")
    s.wounded("recon", *([wound] if wound else [])).wounded("medic", "arm")
    assert s.is_offered("medic", "play", "hippocratic-oath") is (not why)
    if why:
        assert s.denied("medic", "play", "hippocratic-oath") == why


@pytest.mark.rule("R-271")
def test_scouts_explore_where_they_like() -> None:
    s = soldier("lz:@recon -204- a4?\nlz -104- a3\nlz -304- a5?", "recon", "scouting", "rest")
    s.plays("recon", "scouting", "explore-and-search")
    assert s.offered("recon") == ["corridor:gap-lz-a4", "corridor:gap-lz-a5"]


@pytest.mark.rule("R-505")
def test_whoever_ducks_says_who_is_attacked_instead() -> None:
    s = RetaliationScenario("lz:A@contractor@medic@recon -204- a4", reactions=True)
    s.hand("contractor", "duck-and-cover").phase("attacks")
    s.does("contractor", "react", "duck-and-cover")
    assert s.offered("contractor") == ["whom:character-medic", "whom:character-recon"]
