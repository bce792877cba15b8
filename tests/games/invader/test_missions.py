"""The missions: what each asks for, and how each is won and lost."""

from typing import Any

import pytest

from hullbreach.games.invader.missions.m3 import CrewLeft
from hullbreach.games.invader.missions.m8 import LockForced
from hullbreach.games.invader.rules.events import (
    Discarded,
    Left,
    ObjectiveTaken,
    SpawnBurned,
    SpawnWoke,
)
from hullbreach.games.invader.suite.scenario import InvaderScenario

ALL = ("jared", "baraka", "magnus", "cole", "mitsuki", "vivian")


def mission(id: str, **more: Any) -> InvaderScenario:
    return InvaderScenario(id, **more)


def together(cell: str) -> dict[str, str]:
    return dict.fromkeys(ALL, cell)


# M0


@pytest.mark.rule("Z-342", "Z-352", "Z-527", "Z-182", "Z-344")
def test_m0_the_red_objective_gives_the_prototype() -> None:
    s = mission("m0", where={"jared": "d1"}, cards={"jared": []}).does("jared", "take")
    s.heard(ObjectiveTaken, who="jared", token="red", zone="d1")
    assert sorted(s.carried("jared")) == ["energy-cell", "prototype-lmg"]
    assert s.person("jared").xp == 5


@pytest.mark.rule("Z-338", "Z-339", "Z-351", "Z-595", "Z-596", "Z-598", "Z-340", "Z-599", "Z-044")
def test_m0_is_won_when_all_are_out() -> None:
    s = mission("m0", where=together("e5"))
    s.does("jared", "stop")
    assert s.person("jared").out is False
    s = mission("m0", where=together("e5"))
    s.only("objective-at-zone-d1", rest="taken")
    for number, who in enumerate(ALL):
        if 0 < number < len(ALL) - 1:
            s.does(who, "begin", who)
        s.does(who, "stop").does(who, "leave").heard(Left, who=who)
    assert s.ending == "won"


@pytest.mark.rule("Z-338")
def test_nobody_leaves_while_xenos_are_at_the_exit() -> None:
    s = mission("m0", where=together("e5"), xenos={"e5": "1 worker"})
    s.only("objective-at-zone-d1", rest="taken").does("jared", "stop")
    assert not s.person("jared").out


# M1


@pytest.mark.rule("Z-354", "Z-600")
@pytest.mark.parametrize(("xenos", "ending"), [({}, "won"), ({"d4": "1 worker"}, "")])
def test_m1_is_won_at_the_gun(xenos: dict[str, str], ending: str) -> None:
    s = mission("m1", where=together("d4"), xenos=xenos)
    assert s.end_phase().begin().ending == ending


@pytest.mark.rule("Z-358")
def test_m1_is_lost_with_the_gun() -> None:
    s = mission("m1", where={"jared": "d4"}, woken=["gun"], xenos={"d4": "1 worker"}).xenos_act()
    assert s.does("jared", "suffer", "machine-gun").ending == "gun"


@pytest.mark.rule("Z-356", "Z-357", "Z-246")
def test_m1_mold_beside_a_sleeping_spawn_zone_wakes_it() -> None:
    s = mission("m1", where={"jared": "e5"}, xenos={"e6": "1 spoiler"}, unseen=ALL)
    s.edit().state.noise = {"zone-f6": 9}
    s.xenos_act("spoiler").heard(SpawnWoke, zone="f5", token="spawn-purple")
    assert "zone-f5" in s.state.awake
    assert "zone-f5" in s.state.mold


@pytest.mark.rule("Z-601")
def test_m1_an_abomination_in_the_zone_itself_does_not_wake_it() -> None:
    s = mission("m1", where={"jared": "e8"}, xenos={"f6": "1 spoiler"}, unseen=ALL)
    s.edit().state.noise = {"zone-f5": 9}
    s.xenos_act("spoiler").unheard(SpawnWoke)
    assert "zone-f5" in s.state.mold


# M2


@pytest.mark.rule("Z-361", "Z-603", "Z-645")
@pytest.mark.parametrize(
    ("cell", "kind", "ending"),
    [("f2", "worker", "child"), ("e2", "worker", ""), ("e2", "hunter", "child")],
)
def test_m2_is_lost_when_xenos_find_the_child(cell: str, kind: str, ending: str) -> None:
    s = mission("m2", where={"jared": "b9"}, unseen=ALL, xenos={cell: f"1 {kind}"})
    s.edit().state.closed = ()
    s.edit().state.noise = {"zone-f2": 9}
    assert s.xenos_act().ending == ending


@pytest.mark.rule("Z-340", "Z-602", "Z-360")
def test_m2_the_suit_comes_before_the_child() -> None:
    s = mission("m2", where={"jared": "f2"})
    assert s.denied("jared", "take", "f2") == "Z-340"
    s = mission("m2", where={"jared": "f2"}).put("objective-white", "taken")
    assert s.is_offered("jared", "take", "f2")


# M3


@pytest.mark.rule("Z-365", "Z-366", "Z-367", "Z-606", "Z-605")
def test_m3_the_crew_leaves_one_by_one() -> None:
    s = mission("m3", where=together("b2"))
    assert s.state.noise == {"zone-a1": 10}
    s.edit().state.noise = {"zone-a1": 12, "zone-b2": 1}
    s.end_phase().begin()
    assert s.state.noise == {"zone-a1": 9}
    assert s.heard(CrewLeft).left == 9


@pytest.mark.rule("Z-364", "Z-604")
@pytest.mark.parametrize(("crew", "leaves"), [(1, False), (0, True)])
def test_m3_survivors_leave_last(crew: int, leaves: bool) -> None:
    s = mission("m3", where=together("a1"), marks={"crew": crew} if crew else {})
    s.does("jared", "stop")
    assert s.is_offered("jared", "leave") is leaves


@pytest.mark.rule("Z-368")
def test_m3_is_lost_when_a_xeno_reaches_the_crew() -> None:
    s = mission("m3", where=together("b2"), unseen=ALL, xenos={"b1": "1 worker"})
    s.edit().state.noise = {"zone-a1": 20}
    assert s.xenos_act().ending == "crew"


# M6 and M7


def fire(id: str, cell: str, target: str) -> InvaderScenario:
    s = mission(id, where={"jared": cell}, cards={"jared": ["flamethrower", "canister"]})
    return s.does("jared", "shoot", "flamethrower", target)


@pytest.mark.rule("Z-376", "Z-378", "Z-380", "Z-381", "Z-609", "Z-610")
@pytest.mark.parametrize(("token", "ending"), [("spawn-red", ""), ("spawn-purple", "won")])
def test_m6_is_won_by_burning_the_right_nest(token: str, ending: str) -> None:
    s = mission("m6", where={"jared": "d8"}, cards={"jared": ["flamethrower", "canister"]})
    s.only("spawn-at-zone-d7", token)
    s.does("jared", "shoot", "flamethrower", "d7")
    s.heard(SpawnBurned, zone="d7", token=token)
    assert s.ending == ending
    assert "zone-d7" not in (*s.state.mold, *s.state.dry, *s.state.awake)
    assert s.person("jared").xp == 0


@pytest.mark.rule("Z-611")
def test_m6_elsewhere_a_nest_does_not_burn() -> None:
    s = fire("m6", "b2", "a2")
    s.unheard(SpawnBurned)
    assert "zone-a2" in s.state.dry


@pytest.mark.rule("Z-384", "Z-385", "Z-614")
def test_m7_any_nest_burns() -> None:
    s = fire("m7", "i4", "i5")
    s.heard(SpawnBurned, zone="i5", token="spawn-red")
    assert "zone-i5" in s.state.dry


@pytest.mark.rule("Z-386", "Z-387", "Z-388", "Z-613")
@pytest.mark.parametrize(("cell", "way", "spawn"), [("c2", "c2-d2", "g2"), ("f4", "f4-g4", "d8")])
def test_m7_a_coloured_door_wakes_its_spawn_zone(cell: str, way: str, spawn: str) -> None:
    s = mission("m7", where={"jared": cell}).does("jared", "open", f"way-{way}")
    s.heard(SpawnWoke, zone=spawn)
    assert s.state.doors == 5


# M8


@pytest.mark.rule("Z-393", "Z-615", "Z-616")
def test_m8_the_bot_forces_the_secured_airlock() -> None:
    s = mission("m8", where={"jared": "g5"}, cards={"jared": ["oxygen-tank"]}, bot="g5")
    assert s.denied("jared", "move", "h5") == "Z-141"
    s.does("jared", "force-lock").heard(LockForced, who="jared")
    assert s.is_offered("jared", "move", "h5")


@pytest.mark.rule("Z-391", "Z-617")
def test_m8_is_won_by_taking_all_and_learning_enough() -> None:
    s = mission("m8", where={"jared": "i5"}, xp=dict.fromkeys(ALL, 19))
    for zone in s.game.edition(("m8",)).objective_zones:
        if zone != "objective-at-zone-i5":
            s.only(zone, rest="taken")
    s.only("objective-at-zone-i5", "objective-green").does("jared", "take")
    assert s.ending == "won"


# M9


@pytest.mark.rule("Z-396", "Z-398", "Z-399", "Z-400", "Z-401")
def test_m9_scientists_walk_to_the_exit_and_leave() -> None:
    s = mission("m9", where=together("a2"))
    guest = s.state.crew[-1]
    guest.zone, s.state.crew[-2].zone = "zone-b2", "zone-f5"
    for one in s.state.crew[:-2]:
        one.acted = True
    s.does("jared", "stop").does("jared", "stay")
    s.does("jared", "guide", "survivor-guest-2", "a2").passes()
    assert s.state.crew[-1].out


@pytest.mark.rule("Z-402", "Z-403", "Z-618")
def test_m9_is_lost_with_a_scientist() -> None:
    s = mission("m9", where={"jared": "c9"}, xenos={"f5": "1 worker"}).xenos_act()
    assert s.ending == "guest"


# M10


@pytest.mark.rule("Z-409", "Z-410")
def test_m10_the_old_tank_is_dropped_in_the_first_airlock() -> None:
    s = mission("m10", where={"jared": "c2"}).does("jared", "move", "b2")
    assert "oxygen-tank" not in s.carried("jared")
    assert s.heard(Discarded).item == "item-oxygen-tank"


@pytest.mark.rule("Z-411", "Z-414", "Z-415")
def test_m10_melee_kills_are_samples_once() -> None:
    s = mission(
        "m10", where={"jared": "a2"}, cards={"jared": ["sledge"]}, xenos={"a2": "3 workers"}
    )
    s.set("crew", 1, skills=())
    s.dice(combat=[6, 6, 1]).does("jared", "strike").does("jared", "spread")
    assert s.state.marks["sample-worker"] == 1
    assert s.person("jared").xp == 7
    assert s.state.stock[0] == 33


@pytest.mark.rule("Z-413", "Z-414")
def test_m10_a_spawn_zone_gives_a_sample_of_mold() -> None:
    s = mission("m10", where={"jared": "h1"}).does("jared", "collect-sample")
    assert s.person("jared").xp == 5
    assert "objective-white" in s.zone("taken")
