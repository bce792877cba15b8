"""Nemesis, chapter Slime: where it comes from, and how to get rid of it."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Slimed, Washed

SPARE = ["rest", "search", "search", "demolition"]


def scout(**rooms: str) -> NemesisScenario:
    return NemesisScenario("scout", "captain", rooms=rooms, hands={"scout": SPARE})


@pytest.mark.rule("N-266")
@pytest.mark.parametrize("slimed", [False, True])
@pytest.mark.parametrize("cause", ["room", "attack"])
def test_slime_on_slime_changes_nothing(cause: str, slimed: bool) -> None:
    s = scout().is_("scout", slimed=slimed)
    if cause == "room":
        s.explore("room covered with slime", "006").goes("scout", "006")
    else:
        s.intruder("adult", "hibernatorium").top("deck-attack", "attack-slime#5")
        s.goes("scout", "006")
    assert s.crew("scout").slimed is True
    assert sum(isinstance(event, Slimed) for event in s.told()) == (not slimed)


@pytest.mark.rule("N-267")
def test_a_shower_washes_slime_off() -> None:
    s = scout(scout="shower room").is_("scout", slimed=True).does("scout", "room").pays()
    s.heard(Washed, who="scout")
    assert not s.crew("scout").slimed
