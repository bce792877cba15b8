"""Chapter Xeno phase: whom Xenos attack, where they go, how groups divide."""

from typing import Any

import pytest

from hullbreach.games.invader.rules.events import DoorTorn, Hurt, XenosAttack
from hullbreach.games.invader.suite.scenario import InvaderScenario

RING = """
    c:c:c
    - _ -
    c|r|c
    - _ -
    c:c:c
"""
FORK = """
    r|c|r
    H - H
    c:c:c
"""
HALL = "c:c:c:c:c"


def after(s: InvaderScenario) -> str:
    """Where the Xenos are when all have acted: zone by zone, in the order of the names."""
    s.until(lambda s: s.state.stage != "xenos" or s.over, "first")
    zones = sorted(zone.removeprefix("zone-") for zone in s.state.horde)
    return "; ".join(f"{zone} {s.horde(zone)}" for zone in zones)


MOVES: list[Any] = [
    pytest.param(
        HALL, {"jared": "a1"}, {"e1": "1 worker"}, {}, "d1 1 worker", id="towards who is seen"
    ),
    pytest.param(HALL, {"jared": "a1"}, {"e1": "1 hunter"}, {}, "c1 1 hunter", id="hunters twice"),
    pytest.param(
        HALL,
        {"jared": "a1", "cole": "e1", "mitsuki": "e1"},
        {"c1": "2 workers"},
        {},
        "d1 2 worker",
        id="to the louder of two who are seen",
    ),
    pytest.param(
        HALL,
        {"jared": "a1", "cole": "e1"},
        {"c1": "2 workers"},
        {},
        "b1 1 worker; d1 1 worker",
        id="two equal targets divide a group",
    ),
    pytest.param(
        HALL,
        {"jared": "a1", "cole": "e1"},
        {"c1": "4 workers, 2 tanks"},
        {},
        "b1 3 worker; d1 1 worker, 2 tank",
        id="all kinds together are divided",
    ),
    pytest.param(
        HALL,
        {"jared": "a1"},
        {"c1": "1 worker"},
        {"noise": {"e1": 5}},
        "b1 1 worker",
        id="a survivor in sight beats any noise",
    ),
    pytest.param(
        "r=r=r=r",
        {"jared": "a1"},
        {"c1": "1 worker"},
        {"noise": {"d1": 2}},
        "d1 1 worker",
        id="unseen survivors are less than noise",
    ),
    pytest.param(
        "r=r=r=r",
        {"jared": "a1"},
        {"d1": "1 worker"},
        {"noise": {"d1": 2}},
        "d1 1 worker",
        id="who is at the noise stays",
    ),
    pytest.param(
        RING, {"jared": "a1"}, {"c3": "2 workers"}, {}, "b3 1 worker; c2 1 worker", id="two ways"
    ),
    pytest.param(
        RING, {"jared": "a1"}, {"c3": "3 workers"}, {}, "b3 2 worker; c2 1 worker", id="an odd one"
    ),
    pytest.param(FORK, {"jared": "a1"}, {"c1": "2 tanks"}, {}, "c2 2 tank", id="the only way"),
    pytest.param(
        "r=r=r=r|r",
        {"jared": "e1"},
        {"a1": "1 worker"},
        {"noise": {"d1": 1}, "unseen": ["jared"]},
        "b1 1 worker",
        id="noise alone",
    ),
    pytest.param(
        "r=r",
        {"jared": "b1"},
        {"a1": "1 worker"},
        {"unseen": ["jared"]},
        "a1 1 worker",
        id="no noise",
    ),
    pytest.param(
        "r=r=r",
        {"jared": "a1"},
        {"c1": "2 workers"},
        {"closed": ["b1-c1"]},
        "c1 2 worker",
        id="a closed door stops them",
    ),
    pytest.param(
        "r=r=r",
        {"jared": "a1"},
        {"c1": "1 hunter"},
        {"closed": ["b1-c1"]},
        "b1 1 hunter",
        id="a hunter destroys a door and goes through",
    ),
    pytest.param(
        "r=r=r=r",
        {"jared": "a1"},
        {"d1": "1 worker"},
        {"dry": ["b1", "c1"], "noise": {"d1": 9}},
        "c1 1 worker",
        id="through dry mold they see",
    ),
    pytest.param(
        "c:c:c:c",
        {"jared": "a1"},
        {"d1": "1 worker"},
        {"mold": ["b1"], "noise": {"c1": 3}},
        "c1 1 worker",
        id="active mold hides",
    ),
    pytest.param(
        "o:o\n- _\noAa",
        {"jared": "b2"},
        {"a1": "1 worker"},
        {},
        "a2 1 worker",
        id="outdoors and towards an airlock",
    ),
    pytest.param(
        "oAa", {"jared": "b1"}, {"a1": "1 tank"}, {}, "b1 1 tank", id="through an airlock"
    ),
]


@pytest.mark.rule("Z-222", "Z-223", "Z-224", "Z-225", "Z-226", "Z-227", "Z-228", "Z-230", "Z-231")
@pytest.mark.rule("Z-234", "Z-235", "Z-236", "Z-553", "Z-554", "Z-556", "Z-559", "Z-560", "Z-063")
@pytest.mark.parametrize(("drawing", "where", "xenos", "more", "expected"), MOVES)
def test_where_xenos_go(
    drawing: str,
    where: dict[str, str],
    xenos: dict[str, str],
    more: dict[str, Any],
    expected: str,
) -> None:
    s = InvaderScenario(drawn=drawing, where=where, xenos=xenos, **more).xenos_act()
    assert after(s) == expected


@pytest.mark.rule("Z-232")
def test_the_players_say_where_the_odd_one_goes() -> None:
    s = InvaderScenario(drawn=RING, where={"jared": "a1"}, xenos={"c3": "3 workers"}).xenos_act()
    s.does("jared", "extra", "c2")
    assert after(s) == "b3 1 worker; c2 2 worker"


@pytest.mark.rule("Z-233")
def test_the_players_choose_for_a_lone_xeno() -> None:
    s = InvaderScenario(drawn=RING, where={"jared": "a1"}, xenos={"c3": "1 tank"}).xenos_act()
    assert set(s.offered("jared", "extra")) == {"extra:zone-b3", "extra:zone-c2"}
    s.does("jared", "extra", "c2")
    assert after(s) == "c2 1 tank"


@pytest.mark.rule("Z-234")
def test_the_players_say_which_kinds_go_where() -> None:
    s = InvaderScenario(
        drawn=RING, where={"jared": "a1"}, xenos={"c3": "1 worker, 1 tank"}
    ).xenos_act()
    s.does("jared", "send", "tank", "b3")
    assert after(s) == "b3 1 tank; c2 1 worker"


@pytest.mark.rule("Z-228", "Z-229")
def test_a_door_is_destroyed_and_stays_so() -> None:
    s = InvaderScenario(
        drawn="r=r=r", where={"jared": "a1"}, xenos={"c1": "3 workers"}, closed=["b1-c1"]
    ).xenos_act()
    s.heard(DoorTorn, zone="c1", to="b1", rule="Z-229")
    assert s.state.torn == ("way-b1-c1",)
    assert s.state.closed == ()


@pytest.mark.rule("Z-557")
def test_only_the_part_at_the_door_spends_its_action_on_it() -> None:
    s = InvaderScenario(
        drawn="r=r=r=r=r|r",
        where={"jared": "f1"},
        unseen=["jared"],
        xenos={"c1": "2 workers"},
        noise={"a1": 2, "e1": 2},
        closed=["b1-c1"],
    ).xenos_act()
    assert after(s) == "c1 1 worker; d1 1 worker"


# Attacks


@pytest.mark.rule("Z-213", "Z-214", "Z-215", "Z-219", "Z-118", "Z-119", "Z-211")
@pytest.mark.parametrize(("xenos", "damage"), [("1 worker", 1), ("1 tank", 2), ("2 workers", 2)])
def test_xenos_attack_who_is_in_their_zone(xenos: str, damage: int) -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1"}, xenos={"a1": xenos}).xenos_act()
    s.heard(XenosAttack, zone="a1", rule="Z-213")
    s.heard(Hurt, who="jared", damage=damage)
    assert s.person("jared").armor == 3 - damage
    assert s.horde("a1") != ""


@pytest.mark.rule("Z-120", "Z-237", "Z-238")
@pytest.mark.parametrize(("cell", "armor"), [("a1", 1), ("b1", 2)])
def test_hunters_act_twice(cell: str, armor: int) -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1"}, xenos={cell: "1 hunter"}).xenos_act()
    assert s.person("jared").armor == armor


@pytest.mark.rule("Z-041", "Z-220", "Z-217", "Z-121")
def test_a_survivor_without_armor_falls_and_the_game_is_lost() -> None:
    s = InvaderScenario(drawn="r", where={"jared": "a1"}, xenos={"a1": "1 spoiler"}).xenos_act()
    assert s.ending == "fallen"


@pytest.mark.rule("Z-216", "Z-221")
@pytest.mark.parametrize(
    ("choices", "armor"),
    [
        ([("suffer-all", "baraka")], (2, 1)),
        ([("suffer", "cole"), ("suffer", "baraka")], (1, 2)),
    ],
)
def test_two_workers_are_shared_out(choices: list[tuple[str, str]], armor: tuple[int, int]) -> None:
    s = InvaderScenario(
        drawn="r", where={"cole": "a1", "baraka": "a1"}, xenos={"a1": "2 workers"}
    ).xenos_act()
    for choice in choices:
        s.does("cole", *choice)
    assert (s.person("cole").armor, s.person("baraka").armor) == armor


@pytest.mark.rule("Z-193", "Z-195", "Z-217", "Z-197")
def test_a_woken_machine_can_take_all_attacks() -> None:
    s = InvaderScenario(
        drawn="r", where={"cole": "a1"}, bot="a1", woken=["bot"], xenos={"a1": "5 workers"}
    ).xenos_act()
    s.does("cole", "suffer-all", "bot")
    assert s.state.machines == {}
    assert s.person("cole").armor == 2
    assert not s.over


@pytest.mark.rule("Z-194", "Z-552")
def test_a_machine_without_its_token_is_ignored() -> None:
    s = InvaderScenario(
        drawn="r=r=r", where={"cole": "c1"}, bot="a1", xenos={"a1": "1 worker"}
    ).xenos_act()
    assert after(s) == "b1 1 worker"
    assert "machine-bot" in s.state.machines


@pytest.mark.rule("Z-212")
def test_who_attacked_does_not_move_even_if_the_victim_is_gone() -> None:
    s = InvaderScenario(
        drawn="r=r=r", where={"cole": "c1"}, bot="a1", woken=["bot"], xenos={"a1": "2 workers"}
    ).xenos_act()
    assert s.state.machines == {}
    assert after(s) == "a1 2 worker"
