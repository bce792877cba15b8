"""Chapters Movement, Move action and Special rooms: where survivors can go, and what it costs."""

from typing import Any

import pytest

from hullbreach.games.invader.rules.events import Moved
from hullbreach.games.invader.suite.scenario import InvaderScenario

OUTSIDE = """
    o:o
    - _
    oAa
    _ H
    r=r
"""
BLOCK = """
    r=c:c
    H - -
    r|c:c
    _ H _
    r=r|r
"""


def ways(s: InvaderScenario) -> set[str]:
    return {one.removeprefix("move:zone-") for one in s.offered("jared", "move")}


MAPS = [
    pytest.param(BLOCK, "a1", {}, {"a2", "b1"}, id="through doorways, not askew"),
    pytest.param(BLOCK, "b2", {}, {"b1", "b3", "c2"}, id="lines and a doorway, no wall"),
    pytest.param(BLOCK, "c2", {}, {"b2", "c1"}, id="between corridors freely"),
    pytest.param(BLOCK, "c3", {}, set(), id="a room without a doorway"),
    pytest.param(BLOCK, "a1", {"closed": ["a1-b1"]}, {"a2"}, id="not through a closed door"),
    pytest.param(BLOCK, "a1", {"torn": ["a1-b1"]}, {"a2", "b1"}, id="a destroyed door is open"),
    pytest.param(BLOCK, "c3", {"mold": ["c3"]}, {"b3", "c2"}, id="mold opens walls"),
    pytest.param(BLOCK, "a2", {"dry": ["b2"]}, {"a1", "b2"}, id="dry mold does so, too"),
    pytest.param(OUTSIDE, "b2", {}, {"b3"}, id="not outdoors without a tank"),
    pytest.param(OUTSIDE, "a3", {"mold": ["a3"]}, {"b3"}, id="no mold opens an outer wall"),
]


@pytest.mark.rule("Z-065", "Z-066", "Z-067", "Z-068", "Z-069", "Z-070", "Z-131", "Z-141", "Z-521")
@pytest.mark.rule("Z-522", "Z-318")
@pytest.mark.parametrize(("drawing", "cell", "more", "expected"), MAPS)
def test_where_one_can_go(
    drawing: str, cell: str, more: dict[str, Any], expected: set[str]
) -> None:
    s = InvaderScenario(drawn=drawing, where={"jared": cell}, **more)
    assert ways(s) == expected


@pytest.mark.rule("Z-318", "Z-583")
def test_an_oxygen_tank_must_be_worn_to_go_outdoors() -> None:
    s = InvaderScenario(drawn=OUTSIDE, where={"jared": "b2"}, cards={"jared": ["oxygen-tank"]})
    assert ways(s) == {"a2", "b3"}
    s.does("jared", "move", "a2")
    assert s.where("jared") == "a2"
    s = InvaderScenario(drawn=OUTSIDE, where={"jared": "b2"})
    s.put("item-oxygen-tank", "place-pack-survivor-jared")
    assert s.denied("jared", "move", "a2") == "Z-318"


@pytest.mark.rule("Z-134")
def test_an_airlock_with_mold_can_be_passed() -> None:
    tank = {"jared": ["oxygen-tank"]}
    s = InvaderScenario(drawn=OUTSIDE, where={"jared": "b2"}, cards=tank, mold=["b2"])
    assert "a2" in ways(s)


@pytest.mark.rule("Z-140", "Z-142", "Z-143")
@pytest.mark.parametrize(("xenos", "cost"), [("", 1), ("1 worker", 2), ("2 workers", 3)])
def test_every_xeno_in_the_zone_makes_leaving_dearer(xenos: str, cost: int) -> None:
    s = InvaderScenario(
        drawn="r=r", where={"jared": "a1"}, xenos={"a1": xenos} if xenos else {}, actions=4
    )
    s.does("jared", "move", "b1").heard(Moved, who="jared", zone="b1", rule="Z-140")
    assert s.state.actions == 4 - cost


@pytest.mark.rule("Z-142", "Z-143")
def test_three_xenos_hold_a_survivor_with_three_actions() -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1"}, xenos={"a1": "3 workers"})
    assert s.denied("jared", "move", "b1") == "Z-143"


@pytest.mark.rule("Z-523")
def test_free_moves_pay_for_leaving() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"cole": "a1"},
        xenos={"a1": "3 workers"},
        skills={"cole": ["free-move"]},
    )
    assert s.does("cole", "move", "b1").state.actions == 0


@pytest.mark.rule("Z-450", "Z-144")
def test_who_is_slippery_leaves_for_one_action() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1"},
        xenos={"a1": "3 workers"},
        skills={"jared": ["slippery"]},
    )
    assert s.does("jared", "move", "b1").state.actions == 2


@pytest.mark.rule("Z-427", "Z-144")
def test_a_longer_move_ends_where_xenos_are() -> None:
    position: dict[str, Any] = {
        "drawn": "r=r=r",
        "where": {"jared": "a1"},
        "skills": {"jared": ["zone-per-move"]},
    }
    s = InvaderScenario(**position).does("jared", "move", "b1").does("jared", "move", "c1")
    assert s.where("jared") == "c1"
    assert s.state.actions == 2
    s = InvaderScenario(**position, xenos={"b1": "1 worker"}).does("jared", "move", "b1")
    s.asked("jared", "invader-turn")


@pytest.mark.rule("Z-201", "Z-202", "Z-203", "Z-205", "Z-192")
def test_the_bot_comes_along_for_free() -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1"}, bot="a1", xenos={"a1": "1 worker"})
    s.does("jared", "move-with-bot", "b1")
    assert s.state.machines["machine-bot"] == "zone-b1"
    assert s.state.woken == ("machine-bot",)
    assert s.state.actions == 1


@pytest.mark.rule("Z-204")
def test_a_skill_for_moving_helps_nobody_whom_the_bot_follows() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1"},
        bot="a1",
        xenos={"a1": "1 worker"},
        skills={"jared": ["slippery"]},
    )
    assert s.does("jared", "move-with-bot", "b1").state.actions == 1


@pytest.mark.rule("Z-204")
def test_a_free_move_takes_no_bot_along() -> None:
    s = InvaderScenario(
        drawn="r=r", where={"jared": "a1"}, bot="a1", skills={"jared": ["free-move"]}
    )
    s.does("jared", "move-with-bot", "b1")
    assert (s.state.actions, s.state.free) == (2, ("move",))
    s.turn_of("jared", 0)
    assert s.offered("jared", "move") == ["move:zone-a1"]
    assert s.denied("jared", "move-with-bot", "a1") == "Z-204"
