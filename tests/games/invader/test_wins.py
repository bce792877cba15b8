"""Every mission is won once, from its setup on; the story of it is kept in `wins`."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games.invader.walking import ALL, Goal, Walk

from hullbreach.testkit import story

WINS = Path(__file__).parent / "wins"


def all_to(cell: str, plans: Mapping[str, Sequence[Goal]]) -> dict[str, list[Goal]]:
    """Everybody goes there when all else is done."""
    return {who: [*plans.get(who, ()), ("go", cell)] for who in ALL}


def takes(*cells: str) -> list[Goal]:
    return [("take", cell) for cell in cells]


def lucky(walk: Walk) -> Walk:
    """All dice hit."""
    return walk.dice(combat=[6] * 100)


def m0() -> Walk:
    air: Goal = ("oxygen", "b6")
    plans = {who: [air, *takes("d1")] for who in ALL[:3]} | {who: [air] for who in ALL[3:]}
    prods = {who: ["cattle-prod"] for who in ALL[:3]}
    return lucky(Walk("m0", all_to("e5", plans), cards=prods))


def m1() -> Walk:
    groups = dict.fromkeys(ALL[:3], "b2") | dict.fromkeys(ALL[3:], "e8")
    air: dict[str, list[Goal]] = {who: [("oxygen", "b4")] for who in ALL[:3]}
    air |= {who: [("oxygen", "c8")] for who in ALL[3:]}
    return Walk("m1", all_to("d4", air), where=groups)


def m2() -> Walk:
    plans = {
        "jared": takes("c9", "c2"),
        "baraka": takes("b8", "d8", "f8", "f2"),
        "cole": takes("e5", "e2"),
    }
    return Walk("m2", all_to("b5", plans))


def m3() -> Walk:
    return Walk("m3", all_to("a1", {}))


def m4() -> Walk:
    return Walk("m4", all_to("d1", {"jared": takes("i1"), "cole": takes("i5")}))


def m5() -> Walk:
    plans = {
        "jared": takes("e9", "f6"),
        "cole": takes("a4", "b1"),
        "baraka": takes("e4", "f1"),
    }
    return Walk("m5", all_to("b9", plans))


def m6() -> Walk:
    fire = ["flamethrower", "canister", "canister", "canister"]
    nests: list[Goal] = [("oxygen", "d2"), ("burn", "d7"), ("burn", "f9"), ("burn", "a9")]
    return Walk("m6", {"jared": nests}, cards={"jared": fire})


def m7() -> Walk:
    plans = {
        "jared": takes("h9", "f5", "c5"),
        "baraka": takes("h5", "i4", "i2"),
        "magnus": takes("e4", "f3"),
        "cole": takes("e2", "c2"),
    }
    return Walk("m7", all_to("b8", plans))


def m8() -> Walk:
    plans: dict[str, list[Goal]] = {
        "jared": takes("b6", "c2"),
        "baraka": takes("e6", "f2"),
        "magnus": [("force-lock", "g5"), *takes("i5", "g8")],
    }
    tanks = {who: ["cattle-prod", "oxygen-tank"] for who in plans}
    xp = {who: 9 if who in plans else 19 for who in ALL}
    return Walk("m8", plans, cards=tanks, xp=xp, bot="g5")


def m9() -> Walk:
    return Walk("m9", all_to("a2", {}))


def m10() -> Walk:
    plans: dict[str, list[Goal]] = {
        "jared": [*takes("a2", "a3"), ("oxygen", "b3")],
        "baraka": [("collect-sample", "h1"), *takes("g2"), ("oxygen", "e3")],
        "magnus": [*takes("b4"), ("oxygen", "b3")],
        "cole": [*takes("e1"), ("oxygen", "e3")],
        "mitsuki": [*takes("e4"), ("oxygen", "e3")],
        "vivian": [*takes("i4"), ("oxygen", "g5")],
    }
    samples = {f"sample-{kind}": 1 for kind in ("worker", "tank", "hunter")}
    walk = Walk(
        "m10",
        plans,
        cards={"jared": ["chainsaw", "oxygen-tank"]},
        skills={"jared": ["super-strength"]},
        xenos={"a2": "1 spoiler"},
    )
    marks = walk.edit().state.marks
    return lucky(walk.set(marks={**marks, **samples}))


@pytest.mark.rule("Z-044", "Z-045", "Z-339", "Z-506")
@pytest.mark.parametrize("make", [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10])
def test_the_mission_is_won(make: Any) -> None:
    walk = make()
    found = walk.story()
    assert walk.ending == "won", story.tell(found, "en")[-3000:]
    assert all(verdict.won for verdict in found.verdicts)
    told = story.tell(found, "en")
    path = WINS / f"{make.__name__}.txt"
    if os.environ.get("HULLBREACH_WRITE_WINS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8", newline="\n")
    assert not story.difference(path.read_text(encoding="utf-8"), told, f"invader, {path.stem}")
