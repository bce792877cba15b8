"""Lockdown: the finer points of the surface of Mars, each decided once."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.rules.events import Driven, MarsWeather, ReachedBunker
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    DoorClosed,
    Encountered,
    Explored,
    IntruderLeft,
    NoiseRolled,
    TurnedBack,
)

X1, X2, X3 = "slot-x1", "slot-x2", "slot-x3"
WEST, EAST = "002", "005"
AREAS = {f"network-area-{number}" for number in range(1, 5)}
CARDS = ("rest", "search", "search", "repairs")


def surface(*crew: str, at: str = X1) -> LockdownScenario:
    """Everybody at a crossroads, where nothing is left to be found."""
    names = crew or ("survivor",)
    s = LockdownScenario(*names, mars=True)
    for slot in (X1, X2, X3):
        s.edit().move_all(f"exploration-{slot}", "gone")
    for who in names:
        s.crew(who).slot = at
    return s.hand(names[0], *CARDS)


def building(at: str = WEST) -> LockdownScenario:
    """The survivor in an explored room of a building."""
    return LockdownScenario("survivor", mars=True).explore("archive", at).at("survivor", "archive")


@pytest.mark.rule("L-595")
def test_the_open_room_of_the_cargo_system_has_a_token_for_the_first_to_enter() -> None:
    s = LockdownScenario("survivor", "hacker", mars=True)
    slot = s.slot("css-a")
    assert len(s.zone(f"exploration-{slot}")) == 1
    near = s.play.board.neighbours[slot][0]
    s.at("survivor", near).at("hacker", "013").token(slot, "silence")
    s.goes("survivor", "css-a").heard(Explored, slot=slot)
    assert s.zone(f"exploration-{slot}") == []


@pytest.mark.rule("L-596")
def test_after_a_found_item_one_is_heard_as_usual() -> None:
    s = surface(at=X1).token("x2", "red").dice(mars="silence").goes("survivor", "x2")
    s.until("turn", "first")
    assert [event for event in s.told() if isinstance(event, NoiseRolled)]


@pytest.mark.rule("L-598")
def test_a_closed_gate_stops_neither_walks_nor_rides() -> None:
    s = building().rover(WEST).hand("survivor", *CARDS)
    assert not s.state.gate_open
    assert s.is_offered("survivor", "move", X1)
    assert s.is_offered("survivor", "drive", "slot-005")


@pytest.mark.rule("L-599")
def test_from_an_exit_nobody_walks_to_the_bunker() -> None:
    s = building().gate_open().rover("away").has("survivor", "enviro-suit")
    assert not s.is_offered("survivor", "bunker", "on-foot")
    s = surface(at=X2).gate_open().rover("away").has("survivor", "enviro-suit")
    assert s.is_offered("survivor", "bunker", "on-foot")


@pytest.mark.rule("L-600")
def test_the_rover_takes_nobody_along() -> None:
    s = LockdownScenario("survivor", "hacker", mars=True).explore("archive", WEST).rover(WEST)
    s.at("survivor", "archive").at("hacker", "archive").explore("cooling-system", EAST)
    s.does("survivor", "drive", "slot-005").pays().heard(Driven, who="survivor")
    assert (s.where("survivor"), s.where("hacker")) == ("slot-005", "slot-002")


@pytest.mark.rule("L-601")
def test_after_a_ride_no_door_falls_shut() -> None:
    s = building().rover(WEST).token("016", "doors").does("survivor", "drive", "slot-016").pays()
    s.unheard(DoorClosed).heard(Explored, slot="slot-016")


@pytest.mark.rule("L-603")
def test_a_crossroads_is_not_searched() -> None:
    s = surface()
    assert s.denied("survivor", "play", "search")
    assert X1 not in s.state.searches


@pytest.mark.rule("L-604")
def test_at_a_crossroads_one_shoots_with_the_combat_die() -> None:
    s = surface("sentry").powered("s-01", "s-02", "s-03").intruder("queen", X1)
    assert s.play.rules.shot_die(s.play, 0).name == "combat"
    assert not s.blackout().play.dark(0)


@pytest.mark.rule("L-605")
def test_on_tiptoe_to_a_crossroads_noise_goes_to_a_silent_area() -> None:
    s = surface().noise("network-area-1", "network-area-2", "network-area-3")
    s.creeps("survivor", "x2")
    assert s.noises() == AREAS
    s = surface().noise(*sorted(AREAS))
    assert s.denied("survivor", "careful", X2) == "L-190"


@pytest.mark.rule("L-606")
def test_an_encounter_in_the_open_silences_all_areas() -> None:
    s = surface().noise(*sorted(AREAS)).blind("bag", "token-creeper-1-2").rolls("survivor", 1)
    s.heard(Encountered)
    assert s.noises() == set()


@pytest.mark.rule("L-606")
def test_one_in_a_building_only_what_is_around_it() -> None:
    s = building().noise(*sorted(AREAS)).blind("bag", "token-creeper-1-2").rolls("survivor", 1)
    s.heard(Encountered)
    assert s.noises() == AREAS - {"network-area-1"}


@pytest.mark.rule("L-607")
def test_a_blank_in_the_open_is_noise_everywhere() -> None:
    s = surface().noise("network-area-1").blind("bag", "token-blank").rolls("survivor", 1)
    assert s.noises() == AREAS


@pytest.mark.rule("L-608")
def test_noise_in_the_areas_does_not_fade() -> None:
    s = surface().powered("s-01", "s-02", "s-03").noise(*sorted(AREAS)).at("survivor", "013")
    s.phase("noise-fades")
    assert s.noises() == AREAS


@pytest.mark.rule("L-609")
@pytest.mark.parametrize("how", ["event", "retreat"])
def test_by_an_event_nothing_follows_a_path(how: str) -> None:
    s = surface("sentry", at=X2 if how == "event" else X1).intruder("breeder", X1)
    if how == "event":
        s.happens("leaving-the-shell-a")
    else:
        s.top("deck-attack", "cut#retreat", "cut#5").top("deck-event", "bulkheads-open")
        s.shoots("sentry", "smg", "breeder", "hit")
    s.heard(IntruderLeft)
    assert [s.intruders(one) for one in (X1, X2, X3, WEST)] == [[], [], [], []]


@pytest.mark.rule("L-610")
def test_bad_weather_on_the_way_does_not_foil_the_escape() -> None:
    s = surface("sentry", at=X2).gate_open().rover("away").has("sentry", "enviro-suit")
    s.mars("radioactive-dust").dice(mars="mars").does("sentry", "bunker", "on-foot").pays()
    s.unheard(TurnedBack).heard(MarsWeather)
    s.heard(ReachedBunker, rover=False)


@pytest.mark.rule("L-611")
def test_an_empty_deck_of_the_surface_is_made_of_its_discard_pile() -> None:
    s = surface("sentry")
    s.edit().move_all("deck-mars", "discard-mars")
    size = len(s.zone("discard-mars"))
    s.rolls("sentry", "mars").heard(MarsWeather)
    assert len(s.zone("deck-mars")) + len(s.zone("discard-mars")) == size
    assert len(s.zone("discard-mars")) == 1


@pytest.mark.rule("L-530")
def test_danger_in_an_exit_room_draws_hunters_over_the_path() -> None:
    s = building().intruder("adult", X1).rolls("survivor", "danger")
    assert s.intruders("archive") == ["adult"]
