"""Retaliation, chapters Noise roll, Resolving noise and the intruder sheet, Surprise attacks."""

import pytest

from hullbreach.games.retaliation.rules.events import Advanced
from hullbreach.games.retaliation.suite.drawing import Drawn

CROSS = "lz -204- a4:@medic -304- b3\na3 -205- a4"
"""The Medic in A4 with corridors of the values 2, 3 and 2."""


@pytest.mark.rule("R-286", "R-289", "R-623")
def test_every_corridor_of_the_value_gets_noise() -> None:
    base = Drawn(CROSS).noise("medic", "2")
    assert [base.at(gap) for gap in ("lz-a4", "a4-b3", "a3-a4")] == ["N", "", "N"]


@pytest.mark.rule("R-286")
def test_without_such_a_corridor_nothing_happens() -> None:
    base = Drawn(CROSS).noise("medic", "1")
    assert [base.at(gap) for gap in ("lz-a4", "a4-b3", "a3-a4")] == ["", "", ""]


@pytest.mark.rule("R-287", "R-299")
def test_the_largest_comes_out_and_attacks() -> None:
    base = Drawn("lz -204:DAA- a4:@medic").top("attack", "attack-scratch-4").noise("medic", "2")
    assert base.all() == {"a4": "D", "lz-a4": "AA"}
    assert base.who("medic").health == 2


@pytest.mark.rule("R-288", "R-292", "R-293")
def test_noise_is_resolved_by_the_figures_on_a_token() -> None:
    base = Drawn("lz -204:N- a4:@medic").token("token-adult-3").noise("medic", "2")
    assert base.all() == {"lz-a4": "AAA"}


@pytest.mark.rule("R-293")
def test_a_drone_token_brings_adults_too() -> None:
    base = Drawn("lz -204:N- a4:@medic").token("token-drone-2").noise("medic", "2")
    assert base.at("lz-a4") == "DAA"


@pytest.mark.rule("R-295")
def test_the_queen_comes_herself_if_she_is_not_on_the_map() -> None:
    base = Drawn("lz -204:N- a4:@medic").token("token-queen").noise("medic", "2")
    assert base.at("lz-a4") == "Q"


@pytest.mark.rule("R-295", "R-387")
def test_the_queen_is_activated_if_she_is_on_the_map() -> None:
    base = Drawn("lz -204:N- a4:@medic -304:Q- b3").token("token-queen")
    base.top("attack", "attack-scratch-3").noise("medic", "2")
    assert base.all() == {"a4": "Q"}
    assert base.who("medic").health == 1


@pytest.mark.rule("R-325", "R-640")
@pytest.mark.parametrize(("who", "gap", "goal"), [("medic", "4", "a4"), ("recon", "5", "b3")])
def test_of_two_who_are_as_near_the_queen_goes_for_whoever_called_her(
    who: str, gap: str, goal: str
) -> None:
    base = Drawn("lz:@medic -404:N- a4 -304:Q- b3 -405:N- c4:@recon").token("token-queen")
    assert base.noise(who, "4").all() == {goal: "Q"}


@pytest.mark.rule("R-298", "R-142", "R-624")
def test_the_blank_brings_tokens_and_leaves_no_noise() -> None:
    base = Drawn("lz -204:N- a4:@medic").token("token-blank")
    before = len(base.g.state.zones["bag"])
    base.noise("medic", "2")
    assert len(base.g.state.zones["bag"]) == before + 2
    assert "token-blank" in base.g.state.zones["bag"]
    assert base.at("lz-a4") == ""


@pytest.mark.rule("R-227")
def test_reinforced_corridors_are_silent() -> None:
    base = Drawn("lz -204#:AA- a4:@medic").noise("medic", "2")
    assert base.all() == {"lz-a4": "AA"}


@pytest.mark.rule("R-532", "R-224")
@pytest.mark.parametrize("lethal", [False, True])
def test_the_second_value_counts_in_lethal_mode_only(lethal: bool) -> None:
    base = Drawn("lz -107- a4:@medic", lethal=lethal).noise("medic", "2")
    assert base.at("lz-a4") == ("N" if lethal else "")


@pytest.mark.rule("R-533")
def test_lethal_mode_leaves_reinforced_corridors_silent() -> None:
    base = Drawn("lz -107#- a4:@medic", lethal=True).noise("medic", "2")
    assert base.at("lz-a4") == ""


@pytest.mark.rule("R-607", "R-608")
def test_a_closed_door_is_destroyed_by_who_would_come_out() -> None:
    base = Drawn("lz -204:A|- a4:@medic").noise("medic", "2")
    assert base.all() == {"lz-a4": "A"}
    assert base.closed("lz-a4", "a4") is False


@pytest.mark.rule("R-607")
def test_noise_behind_a_closed_door() -> None:
    assert Drawn("lz -204|- a4:@medic").noise("medic", "2").at("lz-a4") == "N"


@pytest.mark.rule("R-290", "R-291", "R-296")
def test_danger_brings_one_intruder_of_the_kind() -> None:
    base = Drawn(CROSS).token("token-adult-4").top("attack", "attack-scratch-3")
    base.noise("medic", "danger")
    assert base.all() == {"a4": "A"}
    assert base.who("medic").health == 1


@pytest.mark.rule("R-141")
def test_a_token_goes_under_its_stack() -> None:
    base = Drawn(CROSS).token("token-adult-4").noise("medic", "danger")
    assert base.g.state.zones["stack-adult"][0] == "token-adult-4"


@pytest.mark.rule("R-580")
def test_after_her_death_queen_tokens_are_drones_and_leave_the_game() -> None:
    base = Drawn(CROSS).token("token-queen")
    base.g.state.queen_dead = True
    base.noise("medic", "danger")
    assert base.all() == {"a4": "D"}
    assert base.g.state.zones["gone"] == ["token-queen"]


@pytest.mark.rule("R-257", "R-258")
def test_a_security_token_holds_an_intruder_off() -> None:
    base = Drawn("lz -204:A- a4:S@medic").noise("medic", "2")
    assert base.all() == {"a4": "A"}
    assert base.who("medic").health == 0


@pytest.mark.rule("R-615")
def test_every_intruder_uses_up_a_token_of_its_own() -> None:
    base = Drawn("lz -204:A- a4:SS@medic -205:A- b3").noise("medic", "2")
    assert (base.all(), base.who("medic").health) == ({"a4": "AA"}, 0)


@pytest.mark.rule("R-260")
def test_without_characters_no_token_is_used() -> None:
    base = Drawn("lz:@medic -204- a4:S -304:A- b3").march("level")
    assert base.at("a4") == "AS"


@pytest.mark.rule("R-261")
def test_the_shelter_is_always_secured() -> None:
    base = Drawn("lz -204:AA- a4=shelter:@medic").noise("medic", "2").noise("medic", "2")
    assert (base.at("a4"), base.who("medic").health) == ("AA", 0)


@pytest.mark.rule("R-300")
def test_whoever_caused_it_is_attacked() -> None:
    base = Drawn("lz -204:A- a4:@medic@recon").top("attack", "attack-scratch-3")
    base.noise("recon", "2")
    assert (base.who("medic").health, base.who("recon").health) == (0, 1)


@pytest.mark.rule("R-329", "R-607")
def test_a_door_at_the_far_end_keeps_nobody_in_a_corridor() -> None:
    base = Drawn("lz -|204:AA- a4:@medic").top("attack", "attack-scratch-3").noise("medic", "2")
    assert (base.all(), base.closed("lz-a4", "lz")) == ({"a4": "A", "lz-a4": "A"}, True)


@pytest.mark.rule("R-623")
def test_corridors_answer_from_the_top_left() -> None:
    base = Drawn("a3 -201:A- a4:@medic -202:D- b3\na5 -203:L- a4").noise("medic", "2")
    assert [one.origin for one in base.told(Advanced)] == ["gap-a3-a4", "gap-a4-b3", "gap-a4-a5"]


@pytest.mark.rule("R-325", "R-387", "R-640")
@pytest.mark.parametrize("drawing", ["lz -204- a4:Q{}", "lz -204:Q- a4:{}", "lz -204:QA- a4:{}"])
@pytest.mark.parametrize("who", ["medic", "recon"])
def test_the_queen_attacks_whoever_woke_her(drawing: str, who: str) -> None:
    base = Drawn(drawing.format("@medic@recon")).top("attack", "attack-scratch-3")
    base.token("token-queen").noise(who, "danger")
    assert [base.who(one).health for one in ("medic", "recon")] == [who == "medic", who == "recon"]
    assert base.at("a4") == "Q"


@pytest.mark.rule("R-325", "R-387")
def test_the_queen_attacks_the_first_if_somebody_elsewhere_woke_her() -> None:
    base = Drawn("lz:@officer -204- a4:Q@medic@recon").top("attack", "attack-scratch-3")
    base.token("token-queen").noise("officer", "danger")
    assert (base.who("medic").health, base.who("recon").health, base.at("a4")) == (1, 0, "Q")


@pytest.mark.rule("R-340", "R-341", "R-550")
def test_a_larva_crawls_onto_its_victim() -> None:
    base = Drawn("lz -204:L- a4:@medic").noise("medic", "2")
    assert base.who("medic").larva
    assert base.all() == {}
    assert base.g.state.zones["larva-0"] == ["intruder-larva"]
    assert len(base.g.state.zones["discard-0"]) == 1


@pytest.mark.rule("R-342")
def test_a_second_larva_is_discarded() -> None:
    base = Drawn("lz -204:LL- a4:@medic").noise("medic", "2").noise("medic", "2")
    assert len(base.g.state.zones["discard-0"]) == 2
    assert len(base.g.state.zones["supply-of-intruder-larva"]) == 5
