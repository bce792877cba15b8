"""Lockdown, chapters Alternative board, Mars surface, Mars die and cards."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.rules.events import Driven, MarsWeather, ReachedBunker, TurnEnds
from hullbreach.games.lockdown.suite.scenario import BOARDS, CONTENT, LockdownScenario
from hullbreach.games.survival.rules.doors import door_options
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    Discarded,
    Encountered,
    Explored,
    Found,
    IntruderLeft,
    NoiseRolled,
    SeriouslyWounded,
    TurnedBack,
)
from hullbreach.testkit import Scenario

WEST, EAST, CLIFF = "002", "005", "016"
X1, X2, X3 = "slot-x1", "slot-x2", "slot-x3"
AREAS = tuple(f"network-area-{number}" for number in range(1, 5))


def outside(*crew: str, at: str = X1, **position: Any) -> LockdownScenario:
    """Everybody at a crossroads, where nothing is left to be found."""
    s = LockdownScenario(*(crew or ("survivor",)), mars=True, **position)
    for slot in (X1, X2, X3):
        s.edit().move_all(f"exploration-{slot}", "gone")
    for who in crew or ("survivor",):
        s.crew(who).slot = at
    return s


def indoors(room: str = "archive", at: str = WEST, who: str = "survivor") -> LockdownScenario:
    """Somebody in a building."""
    s = LockdownScenario(who, mars=True)
    return s.explore(room, at).at(who, room)


# Setup


@pytest.mark.rule("L-500", "L-504")
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("mode", ["standard", "coop"])
def test_the_other_side_of_the_board_in_any_mode(seats: int, mode: str) -> None:
    options = {"packs": ["surface"], "mode": mode if seats > 1 else "standard"}
    s = Scenario(GAME, seats, options)
    assert s.play.board is s.play.edition.boards["alternative"]
    s.begin().until(lambda s: s.state.stage == "turn", "first")
    assert {s.play.room(one.slot) for one in s.state.crew} <= {
        "room-isolation-room", "room-repository",
    }  # fmt: skip


@pytest.mark.rule("L-501")
def test_one_room_of_the_cargo_sending_system_lies_open() -> None:
    for seed in range(5):
        s = Scenario(GAME, 2, {"packs": ["surface"]}, seed=str(seed))
        assert s.state.explored["slot-007"] == "room-css-a"
        hidden = [tile for zone, tile in s.state.zones.items() if zone.startswith("tile-")]
        assert sum("room-css-a" in tile for tile in hidden) == 1


@pytest.mark.rule("L-502")
def test_tokens_of_the_surface_at_crossroads_and_in_buildings() -> None:
    s = Scenario(GAME, 2, {"packs": ["surface"]})
    for slot in CONTENT.boards["alternative"].slots.values():
        tokens = s.zone(f"exploration-slot-{slot.id}")
        covered = slot.type in ("1", "2", "crossroads")
        assert len(tokens) == covered
        if covered:
            assert tokens[0].startswith("surface-" if slot.surface else "exploration-")


@pytest.mark.rule("L-503")
def test_mars_cards_are_for_the_other_side_only() -> None:
    assert len(Scenario(GAME, 2, {"packs": ["surface"]}).zone("deck-mars")) == 8
    assert Scenario(GAME, 2).zone("deck-mars") == []


@pytest.mark.rule("L-505")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_a_token_may_hold_an_item(colour: str) -> None:
    s = outside(at=X1).token("x2", colour).dice(mars="silence")
    before = len(s.zone(f"deck-{colour}"))
    s.goes("survivor", "x2")
    if s.waiting() and s.asked().text.id == "ask-keep":
        (only,) = s.offered()
        s.answer("keep", only.removeprefix("keep:"))
    s.heard(Found, listener="survivor")
    assert len(s.zone(f"deck-{colour}")) == before - 1
    assert len(s.zone("pack-0") + s.zone("hands-0")) == 1


@pytest.mark.rule("L-506")
def test_a_token_may_hold_bad_weather_and_the_noise_roll_follows() -> None:
    s = outside(at=X1).token("x2", "mars").mars("suit-leak").dice(mars=3).goes("survivor", "x2")
    s.heard(MarsWeather, card="mars-suit-leak")
    s.heard(NoiseRolled)
    assert s.crew("survivor").light == 1
    assert s.noises() == {AREAS[2]}


@pytest.mark.rule("L-507", "L-509")
@pytest.mark.parametrize("effect", ["malfunction", "fire"])
def test_nothing_breaks_or_burns_in_the_open(effect: str) -> None:
    s = outside(at=X1).token("x2", effect).dice(mars="silence").goes("survivor", "x2")
    assert not s.play.broken(X2)
    assert not s.play.burning(X2)


# The surface


@pytest.mark.rule("L-508")
def test_another_die_outside_and_in_buildings() -> None:
    s = outside(at=X1).dice(mars=2).goes("survivor", "x2")
    assert s.noises() == {AREAS[1]}
    g = indoors().set(stage="noise", queue=["0"]).dice(mars=1).begin()
    assert g.noises() == {AREAS[0]}
    u = LockdownScenario("survivor", mars=True, rooms={"survivor": "repository"})
    u.dice(noise="silence").set(stage="noise", queue=["0"]).begin()
    assert u.noises() == set()


@pytest.mark.rule("L-510", "L-511", "L-512", "L-519", "L-521")
def test_paths_join_crossroads_and_exits() -> None:
    board = BOARDS["alternative"]
    near = {slot: set(board.neighbours[slot]) for slot in (X1, X2, X3)}
    assert near == {
        X1: {"slot-002", X2}, X2: {X1, X3, "slot-016"}, X3: {X2, "slot-005"},
    }  # fmt: skip
    for slot in near:
        for way, _ in board.ways[slot]:
            assert not board.passages[way].numbers
            assert way not in board.around[slot]
    buildings = {
        f"slot-{one.id}" for one in CONTENT.boards["alternative"].slots.values() if one.building
    }
    entered = {slot for slot in buildings for near_by in board.neighbours[slot] if near_by in near}
    assert entered == {"slot-002", "slot-005"}


@pytest.mark.rule("L-511", "L-279")
def test_hunters_use_paths_too() -> None:
    s = outside("survivor", at=X1).intruder("adult", "x3").dice(mars="danger")
    s.set(stage="noise", queue=["0"]).begin()
    assert s.intruders("x1") == ["adult"]


@pytest.mark.rule("L-513", "L-517")
def test_noise_in_the_open_is_in_the_areas() -> None:
    s = outside(at=X1)
    assert set(s.play.board.around[X1]) == set(AREAS)
    s.noise(AREAS[3]).blind("bag", "token-creeper-1-2").dice(mars=4).goes("survivor", "x2")
    s.heard(Encountered)
    assert s.noises() == set()


@pytest.mark.rule("L-514", "L-515", "L-522")
def test_an_area_belongs_to_one_building_and_the_third_to_none() -> None:
    slots = CONTENT.boards["alternative"].slots.values()
    buildings = {
        area: {slot.building for slot in slots if area in slot.technical and slot.building}
        for area in ("area-1", "area-2", "area-3", "area-4")
    }
    assert all(len(found) <= 1 for found in buildings.values())
    assert buildings["area-3"] == set()
    s = indoors().set(stage="noise", queue=["0"]).dice(mars=1).begin()
    assert s.noises() == {AREAS[0]}


@pytest.mark.rule("L-514")
def test_a_hunter_that_walks_into_an_area_is_gone() -> None:
    s = outside("survivor", at=X1).explore("archive", WEST).intruder("breeder", WEST)
    s.happens("leaving-the-shell-a").heard(IntruderLeft)
    assert s.intruders(WEST) == []


@pytest.mark.rule("L-516")
def test_areas_are_no_technical_corridors() -> None:
    s = LockdownScenario("survivor", mars=True, hands={"survivor": ["vents", "rest", "search"]})
    s.explore("archive", WEST).at("survivor", "archive").begin()
    assert not s.is_offered("survivor", "play", "vents")


@pytest.mark.rule("L-518", "L-519", "L-520")
def test_walking_needs_nothing_and_is_heard() -> None:
    s = indoors().dice(mars=4)
    s.token("x1", "silence").edit().move_all("exploration-slot-x1", "gone")
    s.goes("survivor", "x1").heard(NoiseRolled)
    assert s.where("survivor") == X1
    assert s.noises() == {AREAS[3]}


@pytest.mark.rule("L-520", "L-232")
@pytest.mark.parametrize(("token", "heard"), [("malfunction", True), ("silence", False)])
def test_the_token_at_a_crossroads_is_turned_up_once_and_before_the_noise(
    token: str, heard: bool
) -> None:
    s = indoors().token("x1", token).dice(mars=4).goes("survivor", "x1")
    told = [type(one) for one in s.told() if isinstance(one, Explored | NoiseRolled)]
    assert told == [Explored, NoiseRolled][: 1 + heard]
    assert s.zone("exploration-slot-x1") == []


@pytest.mark.rule("L-520")
def test_beside_a_hunter_there_is_no_noise_roll() -> None:
    s = outside("survivor", at=X1).intruder("adult", X2)
    s.goes("survivor", "x2").unheard(NoiseRolled)


@pytest.mark.rule("L-520")
def test_in_company_it_is_not() -> None:
    s = outside("survivor", "hacker", at=X1)
    s.crew("hacker").slot = X2
    s.goes("survivor", "x2").unheard(NoiseRolled)


@pytest.mark.rule("L-523", "L-524")
def test_the_rover_takes_one_to_another_exit() -> None:
    s = indoors("archive", WEST).explore("cooling-system", EAST).rover(WEST)
    assert sorted(s.offered("survivor", "drive")) == ["drive:slot-005", "drive:slot-016"]
    s.hand("survivor", "rest", "search", "repairs").does("survivor", "drive", "slot-005").pays()
    s.heard(Driven, who="survivor", rule="L-523")
    s.unheard(NoiseRolled)
    assert s.where("survivor") == s.state.rover == "slot-005"
    assert len(s.zone("hand-0")) == 1


@pytest.mark.rule("L-235", "L-524")
def test_a_ride_spares_the_noise_roll_but_not_what_is_found_there() -> None:
    s = indoors("archive", WEST).token(EAST, "danger", 1).rover(WEST)
    s.does("survivor", "drive", "slot-005").pays().unheard(NoiseRolled)
    assert all(s.play.noisy(way) for way in s.play.board.around["slot-005"])


@pytest.mark.rule("L-459", "L-460")
def test_a_room_with_a_path_to_the_surface_is_not_vented() -> None:
    s = indoors("vent-control-room", "018").works("survivor")
    offered = {choice.removeprefix("vent:") for choice in s.offered("survivor")}
    assert offered == set(s.play.board.networks["network-tc"]) - {f"slot-{CLIFF}"}


@pytest.mark.rule("L-523")
def test_not_in_combat_and_not_without_the_rover() -> None:
    s = indoors("archive", WEST).rover(EAST).begin()
    assert not s.is_offered("survivor", "drive")
    g = indoors("archive", WEST).rover(WEST).intruder("larva", WEST).begin()
    assert not g.is_offered("survivor", "drive")


@pytest.mark.rule("L-525", "L-528")
@pytest.mark.parametrize("slot", [WEST, EAST, CLIFF])
def test_the_rover_escapes_from_any_exit(slot: str) -> None:
    room = "archive" if CONTENT.boards["alternative"].slots[slot].type == "1" else "guard-room"
    s = indoors(room, slot).rover(slot).gate_open().plan("green")
    s.objective("survivor", "full-survey").does("survivor", "bunker", "by-rover").pays()
    s.heard(ReachedBunker, who="survivor", rover=True)
    assert s.state.rover == "bunker"
    g = indoors(room, slot).rover(slot).begin()
    assert g.denied("survivor", "bunker", "by-rover") == "L-092"


@pytest.mark.rule("L-526", "L-528")
def test_on_foot_from_the_crossroads_before_the_bunker() -> None:
    s = outside("survivor", "hacker", at=X2).gate_open().has("survivor", "enviro-suit")
    s.dice(mars="silence").does("survivor", "bunker", "on-foot").pays()
    s.heard(ReachedBunker, rover=False)
    for slot, suit in ((X1, True), (X2, False)):
        g = outside(at=slot).gate_open()
        if suit:
            g.has("survivor", "enviro-suit")
        assert not g.begin().is_offered("survivor", "bunker", "on-foot")


@pytest.mark.rule("L-527")
def test_on_foot_it_fails_if_a_hunter_comes() -> None:
    s = outside(at=X2).gate_open().has("survivor", "enviro-suit").noise(AREAS[0])
    s.blind("bag", "token-creeper-1-2").dice(mars=1).does("survivor", "bunker", "on-foot").pays()
    s.heard(TurnedBack)
    assert s.crew("survivor").aboard


# The die and the cards


@pytest.mark.rule("L-529")
def test_silence_is_silence() -> None:
    s = outside(at=X1).dice(mars="silence").goes("survivor", "x2")
    assert s.noises() == set()


@pytest.mark.rule("L-530")
def test_danger_in_a_building_is_noise_all_around_or_a_visit() -> None:
    s = indoors().set(stage="noise", queue=["0"]).dice(mars="danger").begin()
    assert s.noises() == set(s.play.board.around[s.slot("archive")])
    assert AREAS[0] in s.noises()
    g = indoors().intruder("adult", "001").set(stage="noise", queue=["0"]).dice(mars="danger")
    g.begin()
    assert g.intruders("archive") == ["adult"]


@pytest.mark.rule("L-531")
def test_danger_in_the_open_brings_all_hunters_of_the_surface() -> None:
    s = outside("survivor", "hacker", at=X1).intruder("adult", "x3").intruder("breeder", WEST)
    s.intruder("creeper", "x2")
    s.crew("hacker").slot = X2
    s.set(stage="noise", queue=["0"]).dice(mars="danger").begin()
    assert s.intruders("x1") == ["adult"]
    assert s.intruders("x2") == ["creeper"]
    assert s.intruders(WEST) == ["breeder"]


@pytest.mark.rule("L-532")
def test_without_hunters_there_is_noise_in_all_areas() -> None:
    s = outside(at=X1).intruder("breeder", WEST).set(stage="noise", queue=["0"])
    s.dice(mars="danger").begin()
    assert s.noises() == set(AREAS)


@pytest.mark.rule("L-533")
def test_the_symbol_of_mars_draws_a_card() -> None:
    s = outside(at=X1).mars("meteorites").dice(mars="mars").goes("survivor", "x2")
    s.heard(MarsWeather, card="mars-meteorites", rule="L-533")
    s.heard(SeriouslyWounded, who="survivor")
    assert s.zone("discard-mars") == ["mars-meteorites"]


def weather(card: str, *crew: str, at: str = X1, suit: bool = False) -> LockdownScenario:
    """The survivor rolls the symbol of Mars and draws this card."""
    s = outside(*(crew or ("survivor",)), at=at).mars(card).dice(mars="mars")
    if suit:
        s.has("survivor", "enviro-suit")
    return s.set(stage="noise", queue=["0"])


@pytest.mark.rule("L-534", "L-535")
def test_some_cards_are_for_everyone_outside() -> None:
    s = weather("solar-flare", "survivor", "hacker", "sentry").explore("archive", WEST)
    s.at("hacker", "archive").at("sentry", "repository").begin()
    contaminated = [
        sum("contamination" in card for card in s.zone(f"discard-{seat}")) for seat in (0, 1, 2)
    ]
    assert contaminated == [1, 0, 0]


@pytest.mark.rule("L-534", "L-535", "L-536")
@pytest.mark.parametrize("suit", [False, True])
def test_radioactive_dust(suit: bool) -> None:
    s = weather("radioactive-dust", suit=suit).begin()
    assert sum("contamination" in card for card in s.zone("discard-0")) == 1
    assert s.crew("survivor").slimed != suit


@pytest.mark.rule("L-535", "L-536")
def test_a_building_shelters_too() -> None:
    s = indoors().mars("radioactive-dust").dice(mars="mars").set(stage="noise", queue=["0"]).begin()
    assert sum("contamination" in card for card in s.zone("discard-0")) == 1
    assert not s.crew("survivor").slimed


@pytest.mark.rule("L-534")
@pytest.mark.parametrize(
    ("card", "suit", "light", "serious"),
    [
        ("suit-leak", False, 1, 0),
        ("suit-leak", True, 0, 0),
        ("meteorites", False, 0, 1),
        ("meteorites", True, 1, 0),
    ],
)
def test_wounds_of_the_surface(card: str, suit: bool, light: int, serious: int) -> None:
    s = weather(card, suit=suit).begin()
    assert s.crew("survivor").light == light
    assert len(s.zone("wounds-0")) == serious


@pytest.mark.rule("L-535")
def test_a_battle_suit_keeps_no_weather_off() -> None:
    s = weather("suit-leak", "sentry").has("sentry", "quest-battle-suit").begin()
    assert s.crew("sentry").light == 1


@pytest.mark.rule("L-534")
def test_a_sandstorm_costs_a_card() -> None:
    s = weather("sandstorm").hand("survivor", "rest").begin()
    assert "card-rest" not in s.zone("hand-0")
    assert "card-rest" in s.zone("discard-0") + s.zone("deck-0")
    s.heard(Discarded, who="survivor", cards=["rest"])


@pytest.mark.rule("L-534")
@pytest.mark.parametrize(("suit", "areas"), [(False, 4), (True, 1)])
def test_a_tremor_is_heard(suit: bool, areas: int) -> None:
    s = weather("tremor", suit=suit).begin()
    if suit:
        s.answer("noise", AREAS[1])
    assert len(s.noises()) == areas


@pytest.mark.rule("L-534")
def test_loose_ground_ends_the_turn() -> None:
    s = outside("survivor", "hacker", at=X1).at("hacker", "repository").mars("loose-ground")
    s.dice(mars="mars").goes("survivor", "x2").heard(TurnEnds, who="survivor")
    assert s.state.turn == 1


@pytest.mark.rule("L-534", "L-535")
@pytest.mark.parametrize(
    ("suit", "place", "ends"),
    [(False, "x2", True), (True, "x2", False), (False, WEST, False), (True, WEST, False)],
)
def test_a_suit_or_a_building_saves_the_turn_on_loose_ground(
    suit: bool, place: str, ends: bool
) -> None:
    s = outside("survivor", "hacker", at=X1).at("hacker", "repository").mars("loose-ground")
    s.hand("survivor", "rest", "search", "repairs")
    if suit:
        s.has("survivor", "enviro-suit")
    s.token(place, "mars")
    s.dice(mars="silence").goes("survivor", place).heard(MarsWeather, card="mars-loose-ground")
    assert s.waiting() == [1 if ends else 0]


@pytest.mark.rule("L-534")
def test_loose_ground_ends_no_turn_where_none_is_under_way() -> None:
    s = weather("loose-ground").set(turn=0, actions=2).begin()
    s.heard(MarsWeather, card="mars-loose-ground")
    s.unheard(TurnEnds)


@pytest.mark.rule("L-534")
def test_loose_ground_ends_nobody_elses_turn() -> None:
    s = LockdownScenario("survivor", "hacker", mars=True).hand("survivor", "distraction", "rest")
    for who in ("survivor", "hacker"):
        s.crew(who).slot = "slot-x1"
    s.intruder("adult", "x1").has("survivor", "medkit").token("x2", "fire")
    s.mars("loose-ground").dice(mars="mars").plays("survivor", "distraction")
    s.does("survivor", "give-up", "medkit").does("survivor", "go", "slot-x2")
    s.does("survivor", "cover", "hacker").does("hacker", "go", "slot-x2")
    s.heard(MarsWeather, who="hacker", card="loose-ground")
    s.unheard(TurnEnds)
    assert (s.state.turn, s.actions_left()) == (0, 1)


@pytest.mark.rule("L-534")
def test_a_solar_flare_without_any_power_changes_nothing() -> None:
    s = weather("solar-flare").dark("s-01", "s-02", "s-03", "elevator").begin()
    s.heard(MarsWeather, card="mars-solar-flare")
    s.asked("survivor", "turn")


@pytest.mark.rule("L-534")
def test_a_solar_flare_cuts_the_power() -> None:
    s = weather("solar-flare").powered("s-01", "s-02", "s-03").begin()
    s.answer("cut-power", "section-s-02")
    assert [s.play.powered(section) for section in ("s-01", "s-02", "s-03")] == [True, False, True]


@pytest.mark.rule("L-534", "L-535")
def test_a_solar_flare_cuts_the_power_also_for_who_is_sheltered() -> None:
    s = weather("solar-flare", suit=True).powered("s-01").dark("s-02", "s-03", "elevator").begin()
    assert not s.play.powered("s-01")
    s.unheard(Contaminated)


@pytest.mark.rule("L-534", "L-535")
def test_nobody_in_a_suit_loses_the_way() -> None:
    s = weather("lost-bearings", suit=True).begin()
    s.heard(MarsWeather, card="mars-lost-bearings")
    assert s.where("survivor") == X1


@pytest.mark.rule("L-225", "L-534")
def test_a_solar_flare_may_stop_the_elevator() -> None:
    s = weather("solar-flare").powered("s-01", "elevator").dark("s-02", "s-03").begin()
    assert s.offered("survivor") == ["cut-power:section-s-01", "cut-power:section-elevator"]
    s.answer("cut-power", "section-elevator")
    assert s.play.powered("s-01")
    assert not s.play.elevator_powered()


@pytest.mark.rule("L-534")
def test_whoever_loses_the_way_is_led_astray_by_the_player_on_the_left() -> None:
    s = outside("survivor", "hacker", at=X1).at("hacker", "repository").mars("lost-bearings")
    s.dice(mars=["mars", "silence"]).set(stage="noise", queue=["0"]).begin()
    if s.where("survivor") == X1:
        s.does("hacker", "go", X2)
    assert s.where("survivor") == X2
    s = outside("survivor", "hacker", at=X1).at("hacker", "repository").mars("lost-bearings")
    s.has("survivor", "enviro-suit").dice(mars=["mars", "silence"])
    s.set(stage="noise", queue=["0"]).begin()
    assert s.where("survivor") == X1, "a suit finds the way"


@pytest.mark.rule("L-506", "L-520", "L-534")
def test_whoever_is_led_astray_on_arrival_is_heard_only_in_the_end() -> None:
    s = outside("survivor", "hacker", at=X1).at("hacker", "repository").token("x2", "mars")
    s.mars("lost-bearings").dice(mars=["2", "3"]).goes("survivor", "x2")
    s.does("hacker", "go", X3)
    assert s.where("survivor") == X3
    s.heard(NoiseRolled, face="noise-2")
    s.unheard(NoiseRolled, face="noise-3")
    assert s.noises() == {AREAS[1]}


@pytest.mark.rule("L-526", "L-534")
def test_whoever_is_led_astray_on_the_way_to_the_bunker_does_not_get_there() -> None:
    s = outside("sentry", "hacker", at=X2).at("hacker", "repository").gate_open()
    s.has("sentry", "quest-battle-suit").mars("lost-bearings").dice(mars=["mars", "silence"])
    s.does("sentry", "bunker", "on-foot").pays().does("hacker", "go", X1)
    s.unheard(ReachedBunker)
    assert s.where("sentry") == X1


@pytest.mark.rule("L-132", "L-534")
def test_nobody_who_is_out_of_the_game_leads_others_astray() -> None:
    s = outside("survivor", "hacker", "sentry", at=X2).at("sentry", "repository")
    s.dead("hacker").mars("lost-bearings").dice(mars=["mars", "silence"])
    s.set(stage="noise", queue=["0"]).begin()
    assert s.asked("sentry").text.id == "ask-lead-astray"


@pytest.mark.rule("L-510", "L-602")
def test_on_a_path_is_no_door() -> None:
    s = outside(at=X1)
    assert door_options(s.play, X1) == []
    near = s.play.board.neighbours[X1]
    assert near
    assert all(X1 not in one.args[0] for slot in near for one in door_options(s.play, slot))


@pytest.mark.rule("L-604")
def test_at_a_crossroads_there_is_daylight() -> None:
    s = outside(at=X1).blackout().begin()
    assert not s.play.dark(0)
    g = indoors().blackout().begin()
    assert g.play.dark(0)
    s.unheard(Attacked)
