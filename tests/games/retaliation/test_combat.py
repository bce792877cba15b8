"""Retaliation, chapters Burst, Shot, Melee, Intruder health, Queen, Weapons and ammo."""

from typing import Any

import pytest

from hullbreach.games.retaliation.suite.drawing import Drawn

SPARE = ("rest", "demolition", "repairs")
CARBINE = "item-carbine"


def medic(drawing: str) -> Drawn:
    """The Medic with cards to pay with, and the carbine."""
    return Drawn(drawing).holds("medic", *SPARE)


def ammo(base: Drawn, item: str = CARBINE) -> list[str]:
    """The tokens on a weapon."""
    return base.g.state.zones[f"on-{item}"]


@pytest.mark.rule("R-088", "R-347", "R-349", "R-350", "R-351", "R-355", "R-372")
def test_a_burst_kills_as_many_adults_as_the_die_says() -> None:
    base = medic("lz:@medic -204:AAA- a4").dice(burst="2")
    base.does("medic", f"burst:{CARBINE}:gap-lz-a4")
    assert base.at("lz-a4") == "A"
    assert ammo(base) == ["gear-ammo#half"]


@pytest.mark.rule("R-352", "R-354", "R-374")
def test_a_drone_needs_exactly_two() -> None:
    base = medic("lz:@medic -204:D- a4").dice(burst="1")
    assert base.does("medic", f"burst:{CARBINE}:gap-lz-a4").at("lz-a4") == "D"
    base.dice(burst="3").does("medic", f"burst:{CARBINE}:gap-lz-a4")
    assert base.at("lz-a4") == ""


@pytest.mark.rule("R-350", "R-352")
def test_the_player_distributes_the_damage() -> None:
    base = medic("lz:@medic -204:DAA- a4").dice(burst="3")
    base.does("medic", f"burst:{CARBINE}:gap-lz-a4", "target:intruder-drone")
    assert base.at("lz-a4") == "A"


@pytest.mark.rule("R-353", "R-377")
def test_the_queen_takes_any_damage() -> None:
    base = medic("lz:@medic -204:Q- a4").dice(burst="4")
    base.does("medic", f"burst:{CARBINE}:gap-lz-a4")
    assert base.g.state.queen_damage == 4


@pytest.mark.rule("R-378", "R-380", "R-381", "R-383")
def test_the_last_space_draws_a_card_and_the_rest_is_lost() -> None:
    base = medic("lz:@medic -204:Q- a4").dice(burst="4").top("health", "health-all-tokens-1")
    base.g.state.queen_damage = 3
    base.does("medic", f"burst:{CARBINE}:gap-lz-a4")
    assert base.g.state.queen_damage == 0
    assert len(base.g.state.zones["deck-health"]) == 10
    assert base.g.state.zones["stack-queen"] == []


@pytest.mark.rule("R-378")
@pytest.mark.parametrize(("hits", "cards"), [("1", 12), ("2", 10)])
def test_her_fifth_hit_draws_a_card(hits: str, cards: int) -> None:
    base = medic("lz:@medic -204:Q- a4").dice(burst=hits).top("health", "health-all-tokens-1")
    base.g.state.queen_damage = 3
    base.does("medic", f"burst:{CARBINE}:gap-lz-a4")
    assert len(base.g.state.zones["deck-health"]) == cards


@pytest.mark.rule("R-382", "R-384", "R-386")
def test_the_queen_dies_with_her_last_card() -> None:
    base = medic("lz:Q@medic -204- a4").dice(shot="critical")
    zones = base.g.state.zones
    while len(zones["deck-health"]) > 1:
        base.g.draw("deck-health", "lost-health")
    base.does("medic", f"shoot:{CARBINE}:intruder-queen")
    assert base.g.state.queen_dead
    assert base.all() == {}
    assert "intruder-queen" in zones["gone"]


@pytest.mark.rule("R-347")
def test_there_is_no_burst_into_an_empty_corridor() -> None:
    assert not [o for o in medic("lz:@medic -204- a4").offered("medic") if o.startswith("burst")]


@pytest.mark.rule("R-348", "R-358")
def test_without_ammo_nothing_is_fired() -> None:
    base = medic("lz:A@medic -204:A- a4")
    base.g.put("gear-ammo", f"on-{CARBINE}", "supply-of-gear-ammo")
    assert not [o for o in base.offered("medic") if o.startswith(("burst", "shoot"))]


@pytest.mark.rule("R-236", "R-606")
def test_a_door_at_the_near_end_stops_a_burst_and_one_at_the_far_end_does_not() -> None:
    near = medic("lz:@medic -|204:A- a4").offered("medic")
    far = medic("lz:@medic -204:A|- a4").offered("medic")
    assert f"burst:{CARBINE}:gap-lz-a4" not in near
    assert f"burst:{CARBINE}:gap-lz-a4" in far


@pytest.mark.rule("R-087", "R-360", "R-362", "R-373")
def test_a_shot_leaves_damage_that_counts_next_time() -> None:
    base = medic("lz:A@medic -204- a4").dice(shot=["3", "3"])
    base.does("medic", f"shoot:{CARBINE}:intruder-adult")
    assert base.at("lz") == "A2"
    base.does("medic", f"shoot:{CARBINE}:intruder-adult#2")
    assert base.at("lz") == ""


@pytest.mark.rule("R-359", "R-361")
def test_a_critical_kills_and_a_shot_costs_no_ammo() -> None:
    base = medic("lz:D@medic -204- a4").dice(shot="critical")
    base.does("medic", f"shoot:{CARBINE}:intruder-drone")
    assert (base.at("lz"), ammo(base)) == ("", ["gear-ammo"])


@pytest.mark.rule("R-363", "R-345", "R-346")
def test_a_loss_of_ammo() -> None:
    base = medic("lz:D@medic -204- a4").dice(shot=["ammo", "ammo"])
    base.does("medic", f"shoot:{CARBINE}:intruder-drone")
    assert ammo(base) == ["gear-ammo#half"]
    base.does("medic", f"shoot:{CARBINE}:intruder-drone#2")
    assert ammo(base) == []


@pytest.mark.rule("R-375", "R-636")
def test_a_larva_dies_of_the_shot_itself_and_the_die_is_rolled() -> None:
    base = medic("lz:L@medic -204- a4").dice(shot="ammo")
    base.does("medic", f"shoot:{CARBINE}:intruder-larva")
    assert (base.at("lz"), ammo(base)) == ("", ["gear-ammo#half"])


@pytest.mark.rule("R-089", "R-364", "R-365", "R-366", "R-370")
def test_melee_contaminates_and_who_survives_strikes_back() -> None:
    base = medic("lz:A@medic -204- a4").dice(shot="5").top("attack", "attack-scratch-4")
    base.does("medic", "melee:intruder-adult", "discard:card-rest", "suffer")
    assert base.at("lz") == "A1"
    assert base.who("medic").health == 2
    assert len(base.g.state.zones["discard-0"]) == 2


@pytest.mark.rule("R-370", "R-371")
def test_a_weapon_is_ruined_instead_and_destroyed_the_second_time() -> None:
    base = medic("lz:A@medic -204- a4").dice(shot=["5", "5"])
    base.does("medic", "melee:intruder-adult", f"protect:{CARBINE}")
    assert base.g.state.faulty == [CARBINE]
    base.does("medic", "melee:intruder-adult#1", f"protect:{CARBINE}")
    assert (base.g.state.faulty, base.g.state.zones["hands-0"]) == ([], [])
    assert base.who("medic").health == 0


@pytest.mark.rule("R-367", "R-369")
@pytest.mark.parametrize(("face", "left"), [("critical", ""), ("ammo", "A1")])
def test_the_other_faces_of_melee(face: str, left: str) -> None:
    base = medic("lz:A@medic -204- a4").dice(shot=face).top("attack", "attack-miss")
    base.does("medic", "melee:intruder-adult")
    assert (base.at("lz"), ammo(base)) == (left, ["gear-ammo"])


@pytest.mark.rule("R-246", "R-348", "R-614")
def test_a_broken_weapon_fires_no_more() -> None:
    base = medic("lz:A@medic -204- a4")
    base.g.put("supply-malfunction", "supply-of-supply-malfunction", "faults")
    base.g.state.faulty = [CARBINE]
    assert not [o for o in base.offered("medic") if o.startswith("shoot")]


@pytest.mark.rule("R-508")
def test_hurt_eyes_make_shots_worse() -> None:
    base = medic("lz:A1@medic -204- a4").dice(shot="2")
    base.g.put("wound-eyes", "deck-wounds", "wounds-0")
    base.who("medic").health = 3
    base.does("medic", f"shoot:{CARBINE}:intruder-adult#1")
    assert base.at("lz") == "A3"


@pytest.mark.rule("R-093", "R-161", "R-162", "R-586")
def test_a_grenade_is_the_die_and_two_more() -> None:
    base = medic("lz:@medic -204:AAAAA- a4").has("medic", "gear-grenade").dice(burst="1")
    base.does("medic", "gear")
    assert base.at("lz-a4") == "AA"


@pytest.mark.rule("R-158", "R-346", "R-588")
def test_reloading() -> None:
    base = medic("lz:@medic -204:A- a4").has("medic", "gear-ammo")
    assert "gear" not in base.offered("medic")
    base.g.put("gear-ammo", f"on-{CARBINE}", "supply-of-gear-ammo")
    base.does("medic", "gear")
    assert ammo(base) == ["gear-ammo"]


@pytest.mark.rule("R-357")
def test_a_shot_is_for_those_in_the_room() -> None:
    base = medic("lz:A@medic -204:D- a4")
    shots = [one for one in base.offered("medic") if one.startswith("shoot")]
    assert shots == [f"shoot:{CARBINE}:intruder-adult"]


@pytest.mark.rule("R-368", "R-508")
def test_a_number_up_to_the_damage_kills_in_melee_whatever_the_eyes() -> None:
    base = medic("lz:A2@medic -204- a4").dice(shot="3")
    base.g.put("wound-eyes", "deck-wounds", "wounds-0")
    base.who("medic").health = 3
    base.does("medic", "melee:intruder-adult#2")
    assert base.at("lz") == ""


@pytest.mark.rule("R-637", "R-253")
def test_without_malfunction_markers_a_parried_blow_sets_fire() -> None:
    base = medic("lz:A@medic -204- a4").dice(shot="5")
    base.g.move_all("supply-of-supply-malfunction", "gone")
    base.does("medic", "melee:intruder-adult", f"protect:{CARBINE}")
    assert (base.at("lz"), base.g.state.faulty, base.who("medic").health) == ("A1F", [], 0)


@pytest.mark.rule("R-547")
def test_when_the_universal_markers_are_used_up_no_more_damage_is_marked() -> None:
    base = medic("lz:A9D9D9@medic -204- a4").dice(shot="5")
    # Three of thirty are on the boards: none is left for a further hit.
    base.does("medic", f"shoot:{CARBINE}:intruder-adult#9")
    assert base.at("lz") == "D9D9"
    base = medic("lz:A9D9D9A@medic -204- a4").dice(shot="5")
    base.does("medic", f"shoot:{CARBINE}:intruder-adult")
    assert base.at("lz") == "D9D9A9A"


@pytest.mark.rule("R-317")
def test_the_sizes_of_the_intruders() -> None:
    assert medic("lz:LAQD@medic -204- a4").at("lz") == "QDAL"


@pytest.mark.rule("R-332")
def test_whoever_is_far_from_who_expels_it_goes_to_the_lowest_number() -> None:
    base = medic("lz:@medic -204- a4 -304- b3:Q\nb3 -106- b4")
    rules: Any = base.g.rules
    base.run(rules.health_effect(base.g, "repel", "space-b3", 0))
    assert base.all() == {"b3-b4": "Q"}


@pytest.mark.rule("R-294")
def test_a_larva_token_brings_a_larva() -> None:
    base = Drawn("lz -204:N- a4:@medic").token("token-larva").noise("medic", "2")
    assert base.at("lz-a4") == "L"


@pytest.mark.rule("R-297")
def test_a_queen_token_for_danger_brings_the_queen() -> None:
    base = Drawn("lz -204- a4:@medic").token("token-queen").top("attack", "attack-scratch-4")
    base.noise("medic", "danger")
    assert (base.at("a4"), base.who("medic").health) == ("Q", 2)
