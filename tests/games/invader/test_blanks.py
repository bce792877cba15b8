"""Skills with a blank: each word that can stand in it, for each kind of attack, Xeno or machine."""

from typing import Any

import pytest

from hullbreach.games.invader.rules.events import Rolled
from hullbreach.games.invader.suite.scenario import InvaderScenario

HIT, MISS = 6, 1


def turn(drawing: str, **more: Any) -> InvaderScenario:
    """Jared acts in a1."""
    return InvaderScenario(drawn=drawing, where={"jared": "a1"}, **more)


def attacked(skill: str, way: str, faces: list[int], xenos: str, times: int = 1) -> InvaderScenario:
    """Jared attacks with a sledge or with an SMG, which roll three dice and two."""
    card, verb = {"melee": ("sledge", "strike"), "ranged": ("smg", "shoot")}[way]
    s = turn("r", skills={"jared": [skill]}, cards={"jared": [card]}, xenos={"a1": xenos})
    for _ in range(times):
        s.dice(combat=faces).does("jared", verb).does("jared", "spread")
    return s


BOTH = [(word, way) for word in ("combat", "melee", "ranged") for way in ("melee", "ranged")]
PLAIN = {"melee": 3, "ranged": 2}
"""The dice of the two weapons."""


@pytest.mark.rule("Z-418", "Z-423")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_a_point_more_on_each_die(word: str, way: str) -> None:
    s = attacked(f"roll-{word}", way, [3, 3, 3][: PLAIN[way]], "9 workers")
    assert s.heard(Rolled).hits == PLAIN[way] * (word in ("combat", way))


@pytest.mark.rule("Z-418", "Z-424")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_a_die_more(word: str, way: str) -> None:
    s = attacked(f"die-{word}", way, [MISS] * 4, "9 workers")
    assert len(s.heard(Rolled).faces) == PLAIN[way] + (word in ("combat", way))


@pytest.mark.rule("Z-418", "Z-425")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_a_point_of_damage_more(word: str, way: str) -> None:
    s = attacked(f"damage-{word}", way, [HIT, MISS, MISS], "1 tank")
    assert s.horde("a1") == ("" if word in ("combat", way) else "1 tank")


@pytest.mark.rule("Z-418", "Z-489")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_a_die_for_a_six(word: str, way: str) -> None:
    faces = [6, MISS, MISS][: PLAIN[way]]
    s = attacked(f"roll-six-{word}", way, [*faces, 5], "9 workers")
    assert s.horde("a1") == ("7 worker" if word in ("combat", way) else "8 worker")


@pytest.mark.rule("Z-418", "Z-460", "Z-461")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_another_one_is_reaped(word: str, way: str) -> None:
    s = attacked(f"reaper-{word}", way, [HIT, MISS, MISS], "9 workers")
    killed = 2 if word in ("combat", way) else 1
    assert (s.horde("a1"), s.person("jared").xp) == (f"{9 - killed} worker", killed)


@pytest.mark.rule("Z-418", "Z-439")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_the_third_attack_has_two_dice_more(word: str, way: str) -> None:
    s = attacked(f"escalation-{word}", way, [MISS] * 5, "9 workers", times=3)
    assert len(s.heard(Rolled).faces) == PLAIN[way] + 2 * (word in ("combat", way))


@pytest.mark.rule("Z-499", "Z-500")
@pytest.mark.parametrize(("word", "way"), BOTH)
def test_bloodlust_pays_for_its_kind_of_attack(word: str, way: str) -> None:
    s = turn(
        "c:c",
        skills={"jared": [f"bloodlust-{word}"]},
        cards={"jared": ["sledge", "smg"]},
        xenos={"b1": "1 worker"},
        actions=1,
    ).does("jared", "bloodlust", "b1")
    assert s.state.actions == 0
    verb = {"melee": "strike", "ranged": "shoot"}[way]
    assert bool(s.offered("jared", verb)) == (word in ("combat", way))


@pytest.mark.rule("Z-426")
@pytest.mark.parametrize("skill", ["sledge", "chainsaw"])
@pytest.mark.parametrize("card", ["sledge", "chainsaw"])
def test_damage_with_one_weapon(skill: str, card: str) -> None:
    xeno = {"sledge": "tank", "chainsaw": "spoiler"}[card]
    s = turn(
        "r",
        skills={"jared": [f"damage-with-{skill}"]},
        cards={"jared": [card]},
        xenos={"a1": f"1 {xeno}"},
    )
    s.dice(combat=[HIT] * 5).does("jared", "strike").does("jared", "spread")
    assert s.horde("a1") == ("" if skill == card else f"1 {xeno}")


@pytest.mark.rule("Z-494", "Z-121")
@pytest.mark.parametrize("kind", ["worker", "tank", "hunter", "spoiler"])
@pytest.mark.parametrize("xeno", ["worker", "tank", "hunter", "spoiler"])
def test_ironclad_against_one_kind(kind: str, xeno: str) -> None:
    s = turn("r", skills={"jared": [f"ironclad-{kind}"]}, xenos={"a1": f"1 {xeno}"})
    s.person("jared").armor = 9
    hurt = {"worker": 1, "tank": 2, "hunter": 2, "spoiler": 3}[xeno]
    assert s.xenos_act().person("jared").armor == 9 - hurt * (kind != xeno)


@pytest.mark.rule("Z-498", "Z-185", "Z-210")
@pytest.mark.parametrize(
    ("skill", "machines"),
    [("bot", {"bot"}), ("gun", {"gun"}), ("all", {"bot", "gun"}), ("", set())],
)
def test_which_machines_a_remote_control_moves(skill: str, machines: set[str]) -> None:
    known = [f"remote-{skill}"] if skill else []
    s = turn("c:c:c", skills={"jared": known}, bot="b1", gun="b1", xenos={"c1": "1 worker"})
    found = {
        one.split(":")[1].removeprefix("machine-") for one in s.offered("jared", "machine-shoot")
    }
    assert found == machines
    assert bool(s.offered("jared", "drive")) == ("bot" in machines)


@pytest.mark.rule("Z-477", "Z-478")
@pytest.mark.parametrize(
    ("skill", "cell", "dice", "hits"),
    [
        ("brother-die-combat", "a1", 4, 0),
        ("brother-die-combat", "b1", 3, 0),
        ("brother-roll-combat", "a1", 3, 3),
        ("brother-roll-combat", "b1", 3, 0),
    ],
)
def test_a_brother_helps_who_has_no_skill(skill: str, cell: str, dice: int, hits: int) -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1", "cole": cell},
        skills={"jared": [], "cole": [skill]},
        cards={"jared": ["sledge"]},
        xenos={"a1": "9 workers"},
    )
    s.dice(combat=[3, 3, 3, MISS]).does("jared", "strike").does("jared", "spread")
    assert (len(s.heard(Rolled).faces), s.heard(Rolled).hits) == (dice, hits)
