"""Retaliation, chapters Character movement, Exploration, Doors, Security, Rooms, Actions, Lander."""

import pytest

from hullbreach.games.retaliation.rules.lander import start_destruct, try_landing
from hullbreach.games.retaliation.rules.movement import explore
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.play import ShipLost

SPARE = ("rest", "demolition", "repairs", "search")


def medic(drawing: str) -> Drawn:
    """The Medic with four cards."""
    return Drawn(drawing).holds("medic", *SPARE)


@pytest.mark.rule("R-085", "R-266", "R-268")
def test_a_move_to_a_known_room_with_its_noise() -> None:
    base = medic("lz:@medic -204- a4 -304- b3").dice(noise="3")
    base.does("medic", "move:gap-lz-a4")
    assert base.who("medic").slot == "space-a4"
    assert base.at("a4-b3") == "N"
    assert len(base.g.hand(0)) == 3


@pytest.mark.rule("R-095", "R-266", "R-280", "R-625")
def test_a_careful_move_secures_the_room_before_the_noise() -> None:
    base = medic("lz:@medic -204- a4 -304:A- b3").dice(noise="3")
    base.does("medic", "careful:gap-lz-a4")
    assert (base.at("a4"), base.who("medic").health) == ("A", 0)
    assert len(base.g.hand(0)) == 2


@pytest.mark.rule("R-264", "R-265")
def test_three_attacks_at_most_the_largest_first() -> None:
    base = medic("lz:AA@medic -204:DA- a4").dice(noise="1")
    base.top("attack", *(f"attack-scratch-{one}" for one in (1, 3, 2, 4)))
    base.does("medic", "move:gap-lz-a4")
    assert base.who("medic").health == 2
    assert base.who("medic").slot == "space-a4"


@pytest.mark.rule("R-592")
def test_whoever_dies_on_the_way_does_not_arrive() -> None:
    base = medic("lz:A@medic -204- a4?").top("attack", "attack-bite")
    base.who("medic").health = 6
    base.does("medic", "move:gap-lz-a4")
    assert not base.who("medic").alive
    assert "space-a4" not in base.g.state.explored


@pytest.mark.rule("R-236", "R-619")
@pytest.mark.parametrize("word", ["-|204-", "-204|-"])
def test_a_closed_door_at_either_end_bars_the_way(word: str) -> None:
    base = medic(f"lz:@medic {word} a4")
    assert {"move:gap-lz-a4", "careful:gap-lz-a4"}.isdisjoint(base.offered("medic"))


@pytest.mark.rule("R-095", "R-086", "R-094")
def test_what_cannot_be_done_in_combat() -> None:
    offered = {one.partition(":")[0] for one in medic("lz:A@medic -204- a4").offered("medic")}
    assert offered.isdisjoint({"careful", "secure", "room", "robot", "trade"})
    assert {"move", "shoot", "melee", "play", "pass"} <= offered


@pytest.mark.rule("R-081", "R-561")
def test_contamination_does_not_pay() -> None:
    base = Drawn("lz:@medic -204- a4")
    base.g.put("contamination-clean", "deck-contamination", "hand-0")
    assert "move:gap-lz-a4" not in base.offered("medic")


# Exploration


def explored(number: int, drawing: str = "lz:@medic -204- a4?", **dice: str) -> Drawn:
    """A4 is explored from the Landing Zone by a card."""
    base = Drawn(drawing).top("exploration", f"exploration-{number}").dice(**dice)
    base.run(explore(base.g, 0, "gap-lz-a4", "space-a4"))
    base.check()
    return base


@pytest.mark.rule("R-271", "R-272", "R-273", "R-280")
def test_a_room_of_the_sector() -> None:
    base = explored(4, noise="1")
    room = base.g.room("space-a4")
    assert base.g.box.rooms[room.removeprefix("room-")].stack == "a"
    assert base.who("medic").slot == "space-a4"


@pytest.mark.rule("R-274")
def test_a_question_mark_room_when_the_stack_is_empty() -> None:
    base = Drawn("lz:@medic -204- a4?").top("exploration", "exploration-9").token("token-blank")
    base.g.move_all("rooms-a", "box")
    base.run(explore(base.g, 0, "gap-lz-a4", "space-a4"))
    assert base.g.box.rooms[base.g.room("space-a4").removeprefix("room-")].stack == "x"


@pytest.mark.rule("R-275", "R-278", "R-279")
def test_corridors_and_noise_as_on_the_card() -> None:
    base = explored(4, noise="1")
    laid = set(base.g.exits("space-a4"))
    assert laid == {"gap-lz-a4", "gap-b1-a4", "gap-a4-b3", "gap-a4-b4"}
    assert base.at("b1-a4") == "N"
    assert base.g.broken("space-a4")


@pytest.mark.rule("R-276", "R-277")
def test_no_corridor_leads_out_of_the_base_or_to_a_room() -> None:
    base = Drawn("lz:@medic -204- a3?\na4 -304- lz").top("exploration", "exploration-3")
    base.token("token-blank").run(explore(base.g, 0, "gap-a3-lz", "space-a3"))
    assert set(base.g.exits("space-a3")) == {"gap-a3-lz", "gap-a2-a3"}


@pytest.mark.rule("R-240", "R-531")
def test_doors_lie_at_the_new_room_and_are_closed_by_the_card() -> None:
    base = Drawn("lz:@medic -204- a4?").top("exploration", "exploration-7").dice(noise="1")
    zone = base.g.state.zones["corridors"]
    doors = ["corridor-101", "corridor-104"]
    base.g.rewrite("corridors", [*(one for one in zone if one not in doors), *doors])
    base.run(explore(base.g, 0, "gap-lz-a4", "space-a4"))
    assert base.closed("a4-b4", "a4") is True
    assert base.closed("a4-b3", "a4") is None


@pytest.mark.rule("R-284", "R-531")
@pytest.mark.parametrize(("number", "gone"), [(1, True), (4, False)])
def test_what_becomes_of_the_card(number: int, gone: bool) -> None:
    base = explored(number, noise="1")
    assert (f"exploration-{number}" in base.g.state.zones["gone"]) == gone


@pytest.mark.rule("R-281", "R-293")
def test_intruders_in_the_corridor_just_passed() -> None:
    assert explored(12, noise="1").at("lz-a4") == "AAAA"


@pytest.mark.rule("R-201", "R-595")
def test_the_hibernatorium_is_discovered_by_a_room_next_to_it() -> None:
    base = Drawn("lz:@medic -204- a3 -305- a2?").top("exploration", "exploration-4")
    base.who("medic").slot = "space-a3"
    assert base.g.room("space-hib") == ""
    base.dice(noise="2").run(explore(base.g, 0, "gap-a2-a3", "space-a2"))
    assert base.g.state.found
    assert base.g.room("space-hib") == "room-hibernatorium"


@pytest.mark.rule("R-201", "R-459")
def test_everybody_sees_the_robot_card_of_a_discovered_hibernatorium() -> None:
    s = RetaliationScenario("a2? -305- a3:@medic -204- lz:@recon").hand("medic", "rest")
    s.top("deck-exploration", "exploration-4").dice(noise="1")
    assert s.sees("recon", "robot") == [None]
    s.goes("medic", "a2")
    assert s.sees("recon", "robot") == s.zone("robot")


@pytest.mark.rule("R-285")
def test_exploration_cards_are_shuffled_anew() -> None:
    base = Drawn("lz:@medic -204- a4?").token("token-blank").dice(noise="1")
    base.g.move_all("deck-exploration", "discard-exploration")
    base.run(explore(base.g, 0, "gap-lz-a4", "space-a4"))
    assert len(base.g.state.zones["deck-exploration"]) == 11


# Security, rooms, and the end of the base


@pytest.mark.rule("R-086", "R-255")
def test_a_room_holds_three_security_tokens() -> None:
    base = medic("lz:SS@medic -204- a4").does("medic", "secure")
    assert base.at("lz") == "SSS"
    assert "secure" not in base.offered("medic")


@pytest.mark.rule("R-211")
def test_some_rooms_cannot_be_secured() -> None:
    assert "secure" not in medic("a4=supply-room:@medic -204- b3").offered("medic")


@pytest.mark.rule("R-208")
def test_a_broken_room_cannot_be_used() -> None:
    assert "room" in medic("a4=armory:@medic -204- b3").offered("medic")
    assert "room" not in medic("a4=armory:M@medic -204- b3").offered("medic")


@pytest.mark.rule("R-472")
def test_the_emergency_room() -> None:
    base = medic("a4=emergency-room:@medic -204- b3")
    base.who("medic").health = 3
    assert base.does("medic", "room").who("medic").health == 1


@pytest.mark.rule("R-489")
def test_life_support_is_switched() -> None:
    base = medic("a4=life-support-a:@medic -204- b3").does("medic", "room")
    assert base.g.state.air == ["a"]


@pytest.mark.rule("R-493", "R-494")
def test_the_reactor_ends_it_all() -> None:
    base = medic("c4=reactor:@medic -204- b3")
    base.g.state.air = ["a", "c"]
    start_destruct(base.g)
    base.does("medic", "room")
    state = base.g.state
    assert (state.air, state.destruct, state.wired) == ([], -1, False)
    assert state.zones["anti-aircraft"] == []


@pytest.mark.rule("R-422", "R-423", "R-643")
@pytest.mark.parametrize(("now", "space"), [(1, 6), (9, 14), (10, 15)])
def test_where_the_self_destruct_token_goes(now: int, space: int) -> None:
    base = Drawn("lz:@medic -204- a4")
    base.g.state.round = now
    start_destruct(base.g)
    assert base.g.state.destruct == space


@pytest.mark.rule("R-404", "R-405", "R-406")
@pytest.mark.parametrize(("top", "lander"), [("inactive", "landed"), ("active", "destroyed")])
def test_the_lander_comes_down_or_is_shot_down(top: str, lander: str) -> None:
    base = Drawn("lz:@medic -204- a4")
    other = "active" if top == "inactive" else "inactive"
    base.g.rewrite("anti-aircraft", [f"anti-aircraft-{other}", f"anti-aircraft-{top}"])
    base.g.state.round = 10
    try_landing(base.g)
    assert base.g.state.lander == lander


@pytest.mark.rule("R-407", "R-427", "R-428", "R-429")
@pytest.mark.parametrize(("face", "status"), [("1", "pod"), ("2", "aboard")])
def test_boarding_needs_a_quiet_room(face: str, status: str) -> None:
    base = medic("lz:@medic -204:A- a4").dice(noise=face).top("attack", "attack-scratch-1")
    base.g.state.lander = "landed"
    base.does("medic", "room", "effect:effect-board-lander")
    assert base.who("medic").status == status


@pytest.mark.rule("R-341", "R-429")
def test_a_larva_that_crawls_onto_its_victim_keeps_nobody_out_of_the_lander() -> None:
    base = medic("lz:@medic -204- a4").dice(noise="danger").token("token-larva")
    base.g.state.lander = "landed"
    base.does("medic", "room", "effect:effect-board-lander")
    assert (base.who("medic").status, base.who("medic").larva) == ("pod", True)


@pytest.mark.rule("R-257", "R-428")
def test_security_is_no_help_with_boarding() -> None:
    base = medic("lz:S@medic -204:A- a4").dice(noise="2")
    base.g.state.lander = "landed"
    base.does("medic", "room", "effect:effect-board-lander")
    assert (base.who("medic").status, base.who("medic").health, base.at("lz")) == ("aboard", 0, "A")


@pytest.mark.rule("R-412")
def test_an_intruder_in_the_landing_zone_empties_the_lander() -> None:
    base = Drawn("lz:@medic -204:A- a4:@recon")
    base.who("medic").status = "pod"
    base.driven("A", "lz-a4", "lz")
    assert base.who("medic").status == "aboard"
    assert base.who("medic").health == 0


@pytest.mark.rule("R-243")
def test_one_fire_too_many() -> None:
    from hullbreach.games.retaliation.rules.markers import burn

    base = Drawn("lz:@medic -204- a4")
    for _ in range(9):
        base.g.put("supply-fire", "supply-of-supply-fire", "gone")
    with pytest.raises(ShipLost):
        burn(base.g, "space-a4")


@pytest.mark.rule("R-253")
def test_without_malfunction_markers_there_is_fire() -> None:
    from hullbreach.games.retaliation.rules.markers import break_room

    base = Drawn("lz:@medic -204- a4")
    for _ in range(14):
        base.g.put("supply-malfunction", "supply-of-supply-malfunction", "gone")
    break_room(base.g, "space-a4")
    assert base.at("a4") == "F"
