"""The hourglass: when it runs out, who takes it, and what comes of it."""

from typing import Any

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.hourglass.events import (
    HourglassRemoved,
    HourglassTaken,
    SandRanOut,
)
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Encountered,
    HandMeasured,
    IntruderMoved,
    Summoned,
)

SAND = 4
"""Turns, for two players."""


def scout(sand: int = SAND, **position: Any) -> NemesisScenario:
    """So many turns of this round are over; the scout is about to choose."""
    rooms = {"scout": "canteen", "captain": "cockpit"}
    s = NemesisScenario(
        "scout", "captain", rooms=rooms, options={"packs": ["hourglass"]}, **position
    )
    s.hand("scout", "rest", "search", "search").hand("captain", "rest")
    return s.set(counters={"sand": sand})


def roll(s: NemesisScenario, room: str) -> NemesisScenario:
    """The scout takes the hourglass and names a room."""
    return s.does("scout", "take-hourglass").does("scout", "noise-in", s.slot(room))


# The sand


@pytest.mark.rule("NP-072")
@pytest.mark.parametrize("sand", [SAND - 2, SAND - 1])
def test_sand_falls_with_every_turn(sand: int) -> None:
    s = scout(sand).rests("scout")
    assert s.view("captain").sand == SAND - sand - 1
    assert any(isinstance(one, SandRanOut) for one in s.told()) == (sand == SAND - 1)


@pytest.mark.rule("NP-049")
def test_it_is_turned_over_at_the_start_of_a_round() -> None:
    s = scout().set(counters={"sand": SAND, "hourglass taken": 1}).event_phase()
    assert s.view("scout").sand == SAND
    track = next(one for one in GAME.scene(s.view("scout")).tracks if one.id == "track-sand")
    assert (track.at, len(track.spaces)) == (0, SAND + 1)


@pytest.mark.rule("NP-050")
def test_nobody_takes_it_while_the_sand_runs() -> None:
    assert scout(SAND - 1).denied("scout", "take-hourglass") == "NP-050"


# Taking it


@pytest.mark.rule("NP-050", "NP-072")
def test_who_takes_it_rolls_for_noise_in_any_room() -> None:
    s = scout().dice(noise=1)
    rooms = s.does("scout", "take-hourglass").offered("scout", "noise-in")
    assert rooms == [f"noise-in:{slot}" for slot in s.play.board.slots]
    s.does("scout", "noise-in", s.slot("engine-1"))
    s.heard(HourglassTaken, who="scout", room="room-engine-1")
    assert s.noises() == {s.exit("engine-1", 1)}


@pytest.mark.rule("NP-054")
def test_it_costs_nothing_and_nobody_has_to_take_it() -> None:
    s = scout().dice(noise="silence")
    left = s.actions_left()
    assert s.is_offered("scout", "pass")
    roll(s, "engine-1").passes("captain")
    assert (s.actions_left(), len(s.cards("scout"))) == (left, 3)


@pytest.mark.rule("NP-053")
def test_it_is_taken_once_a_round() -> None:
    s = roll(scout().dice(noise="silence"), "engine-1").passes("captain")
    assert s.denied("scout", "take-hourglass") == "NP-053"
    assert s.view("scout").sand == -1


@pytest.mark.rule("NP-050")
def test_danger_calls_the_neighbours() -> None:
    s = scout()
    near = s.play.board.neighbours[s.slot("engine-1")][0]
    s.intruder("adult", near.removeprefix("slot-")).dice(noise="danger")
    roll(s, "engine-1")
    s.heard(IntruderMoved, room="room-engine-1")


# Encounters


@pytest.mark.rule("NP-051")
@pytest.mark.parametrize(
    ("hands", "victim"), [((3, 1), "captain"), ((1, 3), "scout"), ((2, 2), "scout")]
)
def test_the_smallest_hand_is_measured(hands: tuple[int, int], victim: str) -> None:
    s = scout().at("captain", "canteen").noise_around("canteen").blind("bag", "token-adult-3")
    s.hand("scout", *["search", "rest", "search"][: hands[0]])
    s.hand("captain", *["search", "rest", "demolition"][: hands[1]])
    s.set(first=0).dice(noise=1)
    roll(s, "canteen")
    s.heard(HandMeasured, who=victim, cards=min(hands))


@pytest.mark.rule("NP-051")
def test_and_it_is_surprised() -> None:
    s = scout().noise_around("cockpit").blind("bag", "token-adult-3").dice(noise=1)
    roll(s, "cockpit")
    s.heard(Encountered, who="captain", room="room-cockpit")
    s.heard(Attacked, who="captain", surprise=True)


@pytest.mark.rule("NP-052")
def test_nobody_is_surprised_in_an_empty_room() -> None:
    s = scout().noise_around("engine-1").blind("bag", "token-adult-3").dice(noise=1)
    roll(s, "engine-1")
    s.heard(Summoned, room="room-engine-1")
    s.unheard(HandMeasured).unheard(Attacked)
    assert s.intruders("engine-1") == ["adult"]
    assert not s.noises(), "the corridors are silent again"


# Objections


@pytest.mark.rule("NP-055")
@pytest.mark.parametrize("objects", [False, True])
def test_who_objects_has_it_removed_after_the_roll(objects: bool) -> None:
    s = roll(scout(reactions=True).dice(noise="silence"), "engine-1")
    s.asked("captain", "hourglass")
    s.does("captain", "object-to-hourglass") if objects else s.passes("captain")
    if objects:
        s.heard(HourglassRemoved, who="captain")
    s.set(counters={**s.state.counters, "hourglass taken": 0})
    assert s.is_offered("scout", "take-hourglass") == (not objects)


@pytest.mark.rule("NP-055")
def test_alone_nobody_objects() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}, options={"packs": ["hourglass"]})
    s.hand("scout", "rest").set(counters={"sand": 2}).dice(noise="silence")
    roll(s, "engine-1")
    s.asked("scout", "turn")
