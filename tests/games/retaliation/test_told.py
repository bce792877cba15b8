"""Retaliation: what the players are told of what happens, in the order in which it happens."""

from typing import Any

import pytest

from hullbreach.games.retaliation.neosoma.suite import CultScenario
from hullbreach.games.retaliation.rules.events import (
    Advanced,
    ChambersOpened,
    HibernatoriumFound,
    Killed,
    Listened,
    MadeWay,
    NoiseGone,
    QueenHurt,
    ReactorShut,
    Repelled,
    RobotRevealed,
    RoomFound,
)
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Injured, Moved

FOUR = ("rest", "search", "demolition", "repairs")


def medic(drawing: str, **how: Any) -> RetaliationScenario:
    """The Medic with cards to pay with."""
    return RetaliationScenario(drawing, **how).hand("medic", *FOUR)


@pytest.mark.rule("R-379", "R-381")
def test_nobody_is_told_that_a_queen_dies_who_lost_a_card() -> None:
    s = medic("lz:Q@medic -204- a4").top("deck-health", "health-draw-1")
    s.shoots("medic", "carbine", "queen", "critical").heard(QueenHurt)
    s.unheard(Injured)
    s.unheard(Killed)


@pytest.mark.rule("RN-097")
def test_nobody_is_told_that_armor_dies_which_holds() -> None:
    s = CultScenario("lz:A@medic -204- a4").hand("medic", *FOUR)
    s.shoots("medic", "carbine", "armored", "critical").heard(Repelled, intruder="armored")
    s.unheard(Killed)


@pytest.mark.rule("R-362")
def test_an_intruder_that_dies_is_told_once() -> None:
    s = medic("lz:A@medic -204- a4").shoots("medic", "carbine", "adult", "critical")
    assert len([one for one in s.told() if isinstance(one, Killed | Injured)]) == 1


@pytest.mark.rule("R-219")
def test_those_who_change_places_are_told() -> None:
    s = medic("a3:@medic -104:AAAAAA- a4:Q").dice(noise="4").event("fire-breath")
    told = [(one.intruder, one.count, one.goal) for one in s.told() if isinstance(one, Advanced)]
    assert told == [("intruder-adult", 4, "space-a4"), ("intruder-queen", 1, "gap-a3-a4")]


@pytest.mark.rule("R-220")
def test_those_who_make_way_are_told() -> None:
    s = medic("a3:S@medic -104:QAA- a4").event("protect-and-serve")
    assert [one.intruder for one in s.told() if isinstance(one, MadeWay)] == ["intruder-adult"] * 2
    assert s.at("a3-a4") == "QDD"


@pytest.mark.rule("R-264")
def test_who_follows_is_told() -> None:
    s = medic("lz:@medic -204:D- a4").top("deck-attack", "attack-blood-sense")
    s.goes("medic", "a4", "1").heard(Advanced, intruder="drone", goal="space-a4")


@pytest.mark.rule("R-481")
def test_noise_that_is_silenced_is_told() -> None:
    s = medic("a4=alarm-room:@medic -204:N- b3").works("medic", "silence-alarm")
    s.heard(NoiseGone)


@pytest.mark.rule("R-292")
@pytest.mark.parametrize(("face", "gone"), [("1", True), ("2", False)])
def test_what_a_scanner_hears_is_told(face: str, gone: bool) -> None:
    s = medic("lz:@medic -204:N- a4").has("medic", "noise-scanner").blind("bag", "token-larva")
    s.dice(noise=face).uses("medic", "noise-scanner").heard(Listened, face=f"noise-{face}")
    assert (s.at("lz-a4") == "", any(isinstance(one, NoiseGone) for one in s.told())) == (
        gone,
        gone,
    )


@pytest.mark.rule("R-280")
def test_who_comes_along_comes_after_the_discovery() -> None:
    s = RetaliationScenario("lz:@officer@medic -204- a4?").hand("officer", "lets-go")
    s.top("deck-exploration", "exploration-10").dice(noise="1")
    s.plays("officer", "lets-go", "go-together").does("officer", "whom", "medic")
    kinds = [type(one) for one in s.told() if isinstance(one, RoomFound | Moved)]
    assert kinds == [RoomFound, Moved, Moved]
    assert s.where("medic") == "a4"


@pytest.mark.rule("R-491", "R-493")
def test_what_is_switched_for_all_is_told() -> None:
    s = medic("c4=life-support-c:@medic -204- c5").works("medic", "open-chambers")
    s.heard(ChambersOpened)
    s = medic("c4=reactor:@medic -204- c5").works("medic")
    s.heard(ReactorShut)


@pytest.mark.rule("R-201")
def test_a_robot_that_was_called_is_revealed_before_the_hibernatorium() -> None:
    s = medic("a3:@medic -104- a2?\nlz -204- a3").has("medic", "supporting-robot-controller")
    s.uses("medic", "supporting-robot-controller").heard(RobotRevealed)
    s.unheard(HibernatoriumFound)
    s.top("deck-exploration", "exploration-8").blind("bag", "token-blank").goes("medic", "a2")
    s.heard(HibernatoriumFound)
    s.unheard(RobotRevealed)
