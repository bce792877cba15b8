"""What learners see of Invader: a place for everything, and a number for every choice."""

import re
from pathlib import Path
from typing import Any

import pytest

import hullbreach
from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.kernel.features import blank
from hullbreach.kernel.settings import read_options

MISSIONS = [id for id, pack in GAME.packs.items() if pack.role == "mission"]


def seen(s: InvaderScenario, seat: int = 0) -> dict[str, float]:
    """All numbers of a position that are not 0, by their names."""
    options = read_options(GAME, {"packs": [s.state.packs[1]]}, s.state.seats)
    observer: Any = GAME.observer(options, s.state.seats)
    row = blank(len(observer.names))
    observer.write(GAME.view(s.play, seat), row)
    return {name: value for name, value in zip(observer.names, row, strict=True) if value}


def test_what_is_on_the_map_and_in_hand_is_written_by_name() -> None:
    s = InvaderScenario(
        "m1",
        where={"jared": "d2"},
        xenos={"d1": "4 hunters, 1 tank"},
        cards={"jared": ["assault-shotgun", "ablative-armor", "mre"]},
        skills={"jared": ["free-melee"]},
        xp={"jared": 20},
        mold=["e8"],
        noise={"c3": 2},
        woken=["gun"],
    )
    row = seen(s)
    assert row["zone-d1: xeno-hunter"] == 4
    assert row["zone-d1: xeno-tank"] == 1
    assert row["survivor-jared in: zone-d2"] == 1
    assert row["survivor-jared left hand: item-assault-shotgun"] == 1
    assert row["survivor-jared wears: item-ablative-armor"] == 1
    assert row["survivor-jared backpack: item-mre"] == 1
    assert row["survivor-jared: skill-free-melee"] == 1
    assert row["survivor-jared experience / 10"] == 2
    assert row["noise: zone-c3"] == 2
    assert row["mold: zone-e8"] == 1
    assert row["woken: machine-gun"] == 1


def test_whose_a_survivor_is_is_counted_from_who_looks() -> None:
    s = InvaderScenario("m0", seats=2, where={"jared": "a1"}, acting="jared")
    owner = s.person("jared").seat
    for seat in range(2):
        place = f"seat {(owner - seat) % 2} plays survivor-jared"
        assert seen(s, seat)[place] == 1


@pytest.mark.parametrize(
    ("mission", "marks"),
    [("m3", ["crew"]), ("m6", ["burnt"]), ("m10", ["sample-mold", "old-survivor-jared"])],
)
def test_what_only_a_mission_counts_has_its_place(mission: str, marks: list[str]) -> None:
    s = InvaderScenario(mission, marks=dict.fromkeys(marks, 1))
    row = seen(s)
    assert [row[f"counted: {mark}"] for mark in marks] == [1] * len(marks)


def test_every_verb_that_has_words_is_in_the_vocabulary_of_a_mission() -> None:
    """What no random game comes to is there all the same."""
    verbs = {
        action.verb
        for id in MISSIONS
        for action in GAME.vocabulary(read_options(GAME, {"packs": [id]}, 2), 2).actions
    }
    folder = Path(hullbreach.__file__).parent / "games" / "invader" / "locale" / "en"
    known = {
        verb
        for file in folder.glob("*.ftl")
        for verb in re.findall(r"^option-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }
    assert known == verbs - {"pass"}
