"""Neosoma, chapters Intruder phase and Runts."""

import pytest

from hullbreach.games.retaliation.neosoma.corpses import spaces
from hullbreach.games.retaliation.neosoma.cultists import switch_off
from hullbreach.games.retaliation.neosoma.events import CorpsesMoved, RuntGone
from hullbreach.games.retaliation.neosoma.kinds import BY_ROWS
from hullbreach.games.retaliation.neosoma.suite import Cult, CultScenario
from hullbreach.games.retaliation.rules.events import Advanced
from hullbreach.games.survival.rules.events import Attacked
from hullbreach.games.survival.rules.model import DOOR

CARBINE = "item-carbine"


def discards(base: Cult, name: str = "medic") -> int:
    """The contamination cards of a character."""
    return sum(
        card.startswith("contamination") for card in base.zone(f"discard-{base.seats[name]}")
    )


@pytest.mark.rule("RN-029", "RN-032")
def test_runts_act_after_the_attacks() -> None:
    course = Cult("lz:@medic -204- a4").g.edition.course
    assert course.after["attacks"].name == "runts"
    assert course.after["runts"].name == "take-off"


@pytest.mark.rule("RN-030", "RN-037")
def test_a_runt_that_attacks_whoever_leaves_does_not_follow() -> None:
    s = CultScenario("lz:R@medic -204- a4").hand("medic", "rest").goes("medic", "a4", "1")
    assert (s.at("lz"), s.at("a4"), s.contamination("medic")) == ("R", "", 1)


@pytest.mark.rule("RN-033", "RN-128")
def test_a_runt_that_finds_no_room_moves_nowhere() -> None:
    s = CultScenario("lz:@medic -204- a4:R -304:KKKKKK- b3?")
    s.top("deck-attack", "attack-misfire").phase("runts")
    assert s.at("a4") == "R"
    assert "space-a4" not in [one.origin for one in s.told() if isinstance(one, Advanced)]


@pytest.mark.rule("RN-020", "RN-030", "RN-037")
def test_a_runt_contaminates_and_stays() -> None:
    base = Cult("lz:R@medic -204- a4").stage("attacks")
    assert base.at("lz") == "R"
    assert discards(base) == 1
    assert not base.who("medic").larva
    assert base.zone("larva-0") == []
    assert [one.card for one in base.told(Attacked)] == [None]


@pytest.mark.rule("RN-033", "RN-032", "RN-124")
def test_every_runt_goes_a_step_to_the_nearest_unexplored_corridor() -> None:
    base = Cult("lz:R@medic -204- a4:R -205- b3 -206- c4?").stage("runts")
    assert base.all() == {"lz-a4": "R", "a4-b3": "R"}


@pytest.mark.rule("RN-033")
def test_of_two_ways_the_lower_number_counts() -> None:
    base = Cult("lz:R@medic -304- a4?\nlz -204- a3?\nlz -205- a5?").runts()
    assert base.all() == {"a3-lz": "R"}


@pytest.mark.rule("RN-033")
def test_a_full_corridor_is_avoided_where_another_way_is_as_short() -> None:
    base = Cult("lz:R@medic -304- a4?\nlz -204:KKKKKK- a3?").runts()
    assert base.at("lz-a4") == "R"


@pytest.mark.rule("RN-034")
def test_a_runt_that_comes_in_attacks() -> None:
    base = Cult("lz -204:R- a4:@medic -205- b3?").runts()
    assert base.at("a4") == "R"
    assert discards(base) == 1


@pytest.mark.rule("RN-034")
def test_security_stops_a_runt() -> None:
    base = Cult("lz -204:R- a4:S@medic -205- b3?").runts()
    assert base.at("a4") == "R"
    assert discards(base) == 0


@pytest.mark.rule("RN-035", "RN-036")
def test_in_an_unexplored_corridor_a_runt_leaves_the_map() -> None:
    base = Cult("lz:@medic -204:R- a4?").stage("runts")
    assert base.all() == {}
    assert len(base.told(RuntGone)) == 1
    assert spaces(base.g) == [7, 10, 13]


@pytest.mark.rule("RN-032", "RN-127")
def test_each_runt_is_activated_once_from_the_top_left() -> None:
    base = Cult("a3:RR -204- lz:@medic -205- a4 -206- b3?\na3 -304- b1?").stage("runts")
    assert base.all() == {"a3-b1": "RR"}, "both have moved, and none has left yet"
    base.stage("runts")
    assert (base.all(), spaces(base.g)) == ({}, [6, 9, 12])


@pytest.mark.rule("RN-127")
def test_an_absorption_is_resolved_before_the_next_runt() -> None:
    base = Cult("lz:@medic -204:RR- a4?").in_round(6).stage("runts")
    told = [type(one.event).__name__ for one in base.g.told]
    wanted = ["RuntGone", "CorpsesMoved", "RuntGone", "CorpsesMoved", "CorpseAbsorbed"]
    assert [name for name in told if name in wanted] == wanted
    assert spaces(base.g) == [9, 12]


@pytest.mark.rule("RN-038", "RN-053")
def test_runts_do_not_move_with_events() -> None:
    base = Cult("lz:@medic -204- a4 -205:KR- b3").event("artificial-fever")
    assert base.all() == {"a4": "K", "a4-b3": "R"}


@pytest.mark.rule("RN-038", "RN-056")
def test_nor_out_of_rooms() -> None:
    base = Cult("lz:@medic -204- a4:RE").dead(5).event("system-overload")
    assert base.all() == {"a4": "R", "lz-a4": "E"}


@pytest.mark.rule("RN-039")
def test_with_the_ability_a_runt_survives_a_hit() -> None:
    base = Cult("lz:R@medic -204- a4").holds("medic", "rest", "repairs").dice(shot="3")
    base.does("medic", f"shoot:{CARBINE}:intruder-runt")
    assert base.at("lz") == "R2"


@pytest.mark.rule("RN-040", "RN-083")
def test_without_it_one_hit_kills() -> None:
    base = Cult("lz:R@medic -204- a4").off("runt").holds("medic", "rest").dice(shot="3")
    base.does("medic", f"shoot:{CARBINE}:intruder-runt")
    assert base.at("lz") == ""


@pytest.mark.rule("RN-041")
@pytest.mark.parametrize("off", [(), ("runt",)])
def test_in_a_corridor_one_hit_kills_anyway(off: tuple[str, ...]) -> None:
    base = Cult("lz:@medic -204:R- a4").off(*off).holds("medic", "rest").dice(burst="1")
    base.does("medic", f"burst:{CARBINE}:gap-lz-a4")
    assert base.at("lz-a4") == ""


@pytest.mark.rule("RN-042")
def test_hurt_runts_die_with_their_ability() -> None:
    base = Cult("lz:RR1@medic -204:R- a4:R2E1")
    switch_off(base.g, "ability-runt")
    assert base.all() == {"lz": "R", "lz-a4": "R", "a4": "E1"}


@pytest.mark.rule("RN-042")
@pytest.mark.parametrize("other", ["slasher", "explobot", "armored", "firespitter", "cultist"])
def test_hurt_runts_live_on_without_another_ability(other: str) -> None:
    base = Cult("lz:RR1@medic -204- a4:R2")
    switch_off(base.g, f"ability-{other}")
    assert base.all() == {"lz": "R1R", "a4": "R2"}


@pytest.mark.rule("RN-125")
def test_a_runt_goes_into_the_undiscovered_hibernatorium() -> None:
    # All corridors are explored but those beyond the Hibernatorium.
    base = Cult("lz:@medic -204- a3 -205- a2:R -100- hib")
    assert base.runts().all() == {"a2-hib": "R"}
    base.g.state.found = False
    base.g.state.explored = {k: v for k, v in base.g.state.explored.items() if k != "space-hib"}
    assert base.runts().all() == {"hib": "R"}


@pytest.mark.rule("RN-126")
def test_without_an_unexplored_corridor_a_runt_stays() -> None:
    base = Cult("lz:@medic -204- a4:R")
    base.g.state.corridors = {
        gap: laid for gap, laid in base.g.state.corridors.items() if "hib" not in gap
    }
    assert base.runts().all() == {"a4": "R"}


@pytest.mark.rule("RN-126")
def test_so_does_one_in_a_corridor() -> None:
    assert Cult("lz:@medic -204:R- a4").runts().all() == {"lz-a4": "R"}


@pytest.mark.rule("RN-020", "RN-033")
def test_no_runt_takes_the_place_of_a_runt() -> None:
    assert Cult("lz:R1@medic -204:RRRRRR- a4?").runts().all() == {"lz": "R1"}


@pytest.mark.rule("RN-128")
def test_a_closed_door_is_destroyed_first() -> None:
    base = Cult("lz:R@medic -|201- a4?").runts()
    assert base.at("lz") == "R"
    assert base.closed("lz-a4", "lz") is False
    assert DOOR in base.zone("gap-lz-a4")
    assert base.runts().at("lz-a4") == "R"


@pytest.mark.rule("RN-128")
def test_a_door_at_the_far_end_too() -> None:
    base = Cult("lz -201:R|- a4:@medic -205- b3?").runts()
    assert (base.at("lz-a4"), base.closed("lz-a4", "a4")) == ("R", False)


@pytest.mark.rule("RN-129")
def test_who_has_attacked_moves_all_the_same() -> None:
    base = Cult("lz:R@medic -204- a4?").stage("attacks", "runts")
    assert discards(base) == 1
    assert base.all() == {"lz-a4": "R"}


@pytest.mark.rule("RN-131")
def test_without_corpses_on_the_track_leaving_changes_nothing() -> None:
    base = Cult("lz:@medic -204:R- a4?").fed(3).runts()
    assert base.all() == {}
    assert base.told(CorpsesMoved) == []


@pytest.mark.rule("RN-027", "RN-028", "RN-021")
def test_fire_hurts_neither_machines_nor_eggs() -> None:
    base = Cult("lz:@medic -204- a4 -205- b3 -206- c4=nest:FKR")
    eggs = len(base.zone("eggs"))
    base.stage("burning")
    assert base.at("c4") == "KRF"
    assert len(base.zone("eggs")) == eggs


@pytest.mark.rule("RN-118")
def test_fire_hurts_people() -> None:
    base = Cult("lz:F@medic -204- a4").holds("medic", "rest")
    base.g.state.actions = 1
    base.does("medic", "pass")
    assert base.who("medic").health == 1


@pytest.mark.rule("RN-127")
def test_runts_are_activated_row_by_row_rooms_and_corridors_alike() -> None:
    first = "a1 a1-a2 a2 a2-hib hib hib-c1 c1 c1-c2 c2 a1-a3 a2-a3 a2-b1 hib-b1 hib-b2 c1-b2"
    places = [one.removeprefix("space-").removeprefix("gap-") for one in BY_ROWS]
    assert places[:15] == first.split()
    assert places[-3:] == ["c7", "c7-c8", "c8"]


@pytest.mark.rule("RN-042")
def test_without_their_ability_hurt_runts_die_in_every_room() -> None:
    base = Cult("a1:R1 -104- a2:R\nlz:R2@medic -204- a4\nc7 -105- c8:R1R")
    switch_off(base.g, "ability-runt")
    assert base.all() == {"a2": "R", "c8": "R"}
