"""Retaliation: the examples of the rulebook, each set up and played; the page stands in the name of the test."""

import pytest
from tests.games.retaliation.soldiers import FOUR, medic, soldier, without

from hullbreach.games.retaliation.rules.events import RoomFound
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import NoiseRolled
from hullbreach.games.survival.rules.model import MALFUNCTION, supply


@pytest.mark.rule("R-110", "R-111")
def test_page_13_whoever_commands_chooses_the_character_and_the_corridor() -> None:
    drawing = """a4:@officer@medic@recon -204:A- lz
                 a4 -304:A- b3"""
    s = soldier(drawing, "officer", "first-in-command", "rest")
    s.plays("officer", "first-in-command", "give-order")
    assert set(s.offered("officer")) == {"whom:character-medic", "whom:character-recon"}
    s.does("officer", "whom", "recon").dice(burst=1)
    bursts = {one for one in s.offered("officer") if one.startswith("burst")}
    assert bursts == {
        "burst:item-assault-rifle:gap-lz-a4",
        "burst:item-assault-rifle:gap-a4-b3",
    }
    s.does("officer", "burst", "assault-rifle", "a4-b3")
    assert (s.at("lz-a4"), s.at("a4-b3")) == ("A", "")


@pytest.mark.rule("R-021", "R-504")
@pytest.mark.parametrize(("other", "able"), [(("rest",), True), ((), False)])
def test_page_13_no_cover_without_another_card(other: tuple[str, ...], able: bool) -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "duck-and-cover", *other)
    assert s.is_offered("contractor", "play", "duck-and-cover") is able


@pytest.mark.rule("R-128", "R-245")
def test_page_14_a_malfunction_that_is_due_in_a_broken_room_is_ignored() -> None:
    s = RetaliationScenario("lz:M@medic -204- a4").event("landing-zone-explodes")
    assert s.at("lz") == "FM"


@pytest.mark.rule("R-101")
def test_page_16_the_medic_has_rank_2() -> None:
    s = RetaliationScenario("lz:@medic -204- a4")
    assert s.g.rules.rank_of(s.g, s.seat("medic")) == 2


@pytest.mark.rule("R-018", "R-019")
def test_page_16_a_malfunction_is_discarded_where_the_character_is() -> None:
    s = medic("lz:M@medic -204- a4:M").breaks("medic", "carbine")
    s.plays("medic", "repairs", "repair")
    assert set(s.offered("medic")) == {"mend-room", "mend:item-carbine"}


@pytest.mark.rule("R-020")
@pytest.mark.parametrize(("left", "able"), [(1, True), (0, False)])
def test_page_16_nobody_gains_ammo_when_players_have_all_of_it(left: int, able: bool) -> None:
    s = without(medic("a4=armory:@medic -204- lz"), supply("gear-ammo"), left).works("medic")
    assert s.is_offered("medic", "take", "gear-ammo") is able


@pytest.mark.rule("R-336", "R-519")
@pytest.mark.parametrize("kind", ["A", "D", "Q"])
@pytest.mark.parametrize(("health", "alive"), [(0, True), (5, True), (6, False)])
def test_page_18_a_bite(kind: str, health: int, alive: bool) -> None:
    s = RetaliationScenario(f"lz:{kind}@medic@recon -204- a4").is_("medic", health=health)
    s.top("deck-attack", "attack-bite").phase("attacks")
    assert s.crew("medic").alive is alive
    assert len(s.zone("wounds-0")) == alive
    assert (s.crew("recon").alive, s.health("recon")) == (True, 0)


@pytest.mark.rule("R-237", "R-605")
def test_page_22_a_door_behind_a_closed_door_cannot_be_opened() -> None:
    drawing = """a4:@medic -|201|- b3
                 a4 -202|- b4"""
    s = medic(drawing, "tools").uses("medic", "tools", "turn-door")
    assert {one for one in s.offered("medic") if one.startswith("open")} == {
        "open:gap-a4-b3:space-a4",
        "open:gap-a4-b4:space-b4",
    }


@pytest.mark.rule("R-236", "R-606")
def test_page_22_a_closed_door_hides_those_in_its_corridor_from_a_burst() -> None:
    drawing = """a4:@medic -|201:AA- b3
                 a4 -202:AA|- b4
                 a4 -204:AA- lz"""
    s = medic(drawing)
    bursts = {one for one in s.offered("medic") if one.startswith("burst")}
    assert bursts == {"burst:item-carbine:gap-a4-b4", "burst:item-carbine:gap-lz-a4"}


@pytest.mark.rule("R-253")
def test_page_23_without_malfunction_markers_a_gun_that_is_ruined_sets_the_room_on_fire() -> None:
    s = without(medic("lz:A@medic -204- a4"), supply(MALFUNCTION))
    s.fights("medic", "adult", 5).does("medic", "protect", "carbine")
    assert (s.at("lz"), s.broken(), s.health("medic")) == ("A1F", [], 0)


@pytest.mark.rule("R-263", "R-271", "R-276", "R-277", "R-278", "R-280", "R-281", "R-284", "R-288")
def test_page_26_a_move_that_explores() -> None:
    """Up to A3, with card 6: no corridor to the room at the lower right, so no noise there either."""
    s = medic("lz:@medic -204- a4\nlz -106- a3?").top("rooms-a", "room-surgery")
    s.top("deck-exploration", "exploration-6").top("corridors", "corridor-302")
    s.goes("medic", "a3", "3")
    assert s.heard(RoomFound).room == "room-surgery"
    assert s.where("medic") == "a3"
    assert set(s.g.exits("space-a3")) == {"gap-a3-lz", "gap-a2-a3"}
    assert s.state.corridors["gap-a2-a3"] == ("302", "space-a3")
    assert (s.at("a3"), s.at("a2-a3"), s.at("a3-lz")) == ("F", "N", "")
    assert s.heard(NoiseRolled).face == "noise-3"
    assert s.zone("discard-exploration") == ["exploration-6"]
    assert (s.state.actions, len(s.cards("medic"))) == (1, len(FOUR) - 1)


@pytest.mark.rule("R-309", "R-310")
def test_page_28_a_search_of_life_support_b() -> None:
    s = soldier("b1=life-support-b:@medic -204- a4", "medic", "search", "rest")
    s.top("deck-green", "item-termination-codes")
    s.top("deck-red", "item-personal-log-codes").plays("medic", "search")
    codes = ("item-personal-log-codes", "item-termination-codes")
    assert {*s.offered("medic")} == {f"keep:{item}" for item in codes}
    s.does("medic", "keep", "personal-log-codes").does("medic", "leave-it")
    assert s.carries("medic") == ["carbine", "personal-log-codes"]
    assert s.zone("deck-green")[0] == "item-termination-codes"
