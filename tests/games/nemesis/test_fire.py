"""Nemesis, chapter Fire: whom it burns, in which order, and what it does not hinder."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Injured,
    LightlyWounded,
    MarkerPlaced,
    MarkerRemoved,
)

SPARE = ["rest", "search", "search", "demolition"]
CALM = "egg-protection"
"""An event that moves breeders and the queen only."""
TOUGH = ["attack-scratch#6", "attack-bite#6", "attack-scratch#5", "attack-claw-attack#5"]
"""Attack cards with much blood: nothing dies of one injury."""


def ship() -> NemesisScenario:
    """Scout and Captain in the cockpit, far from any fire."""
    s = NemesisScenario("scout", "captain", hands=dict.fromkeys(range(2), SPARE))
    return s.at("scout", "cockpit").at("captain", "cockpit")


def burns(s: NemesisScenario, *attacks: str, events: tuple[str, ...] = (CALM,)) -> list[str]:
    """The fire damage step with these attack and event cards: who was injured, in order."""
    s.top("deck-attack", *(attacks or TOUGH)).top("deck-event", *events)
    s.blind("bag", "token-blank").set(stage="fire").begin()
    return [event.intruder for event in s.told() if isinstance(event, Injured)]


@pytest.mark.rule("N-268")
def test_who_has_passed_is_burned_once_while_others_go_on() -> None:
    s = NemesisScenario("scout", "captain", hands=dict.fromkeys(range(2), SPARE))
    s.mark("fire", "hibernatorium").does("scout", "pass").does("scout", "done")
    s.heard(LightlyWounded, who="scout", count=1)
    assert s.crew("captain").light == 0, "it is not the end of this turn"
    s.does("captain", "play", "demolition").does("captain", "pick-up", "corpse-blue").pays()
    s.heard(LightlyWounded, who="captain", count=1)
    s.unheard(LightlyWounded, who="scout")
    s.asked("captain", "turn")
    assert s.crew("scout").light == 1


@pytest.mark.rule("N-269")
def test_it_burns_from_the_lowest_room_number_to_the_highest() -> None:
    s = ship().intruder("queen", "018").intruder("creeper", "016").intruder("adult", "009")
    for room in ("018", "016", "009"):
        s.mark("fire", room)
    assert burns(s) == ["intruder-adult", "intruder-creeper", "intruder-queen"]


@pytest.mark.rule("N-270")
def test_in_a_room_it_burns_the_largest_first() -> None:
    s = ship().mark("fire", "009")
    for kind in ("creeper", "queen", "larva", "adult", "breeder"):
        s.intruder(kind, "009")
    assert burns(s) == [
        "intruder-queen",
        "intruder-breeder",
        "intruder-adult",
        "intruder-creeper",
        "intruder-larva",
    ]


@pytest.mark.rule("N-271")
@pytest.mark.parametrize(("here", "there", "injuries"), [("006", "011", 2), ("011", "006", 1)])
def test_who_flees_into_a_higher_fire_is_burned_again(here: str, there: str, injuries: int) -> None:
    s = ship().mark("fire", "006").mark("fire", "011").intruder("adult", here)
    burned = burns(s, "attack-bite#retreat", *TOUGH, events=("hunt-a", CALM))
    assert burned == ["intruder-adult"] * injuries
    assert s.figure("adult").slot == f"slot-{there}"
    assert s.figure("adult").injuries == injuries


@pytest.mark.rule("N-271")
def test_who_flees_into_a_room_without_fire_is_not() -> None:
    s = ship().mark("fire", "006").intruder("adult", "006")
    assert len(burns(s, "attack-bite#retreat", *TOUGH, events=("hunt-a", CALM))) == 1


# The markers


@pytest.mark.rule("N-272")
def test_a_fire_that_spreads_does_not_burn_twice() -> None:
    s = NemesisScenario("scout", "captain").mark("fire", "006").mark("fire", "011")
    s.event("consuming fire")
    rooms = {"002", "005", "006", "007", "011", "008", "014", "015"}
    assert {room for room in s.play.board.slots if s.play.burning(room)} == {
        f"slot-{room}" for room in rooms
    }
    assert s.zone("supply-of-supply-fire") == []


@pytest.mark.rule("N-272")
def test_nobody_sets_fire_to_a_fire() -> None:
    s = NemesisScenario("mechanic", "captain", hands={"mechanic": ["pyrotechnics", *SPARE]})
    s.mark("fire", "hibernatorium").does("mechanic", "play", "pyrotechnics").pays()
    s.heard(MarkerRemoved, marker="fire")
    assert not s.play.burning("slot-011"), "it could only be put out"


@pytest.mark.rule("N-273")
def test_a_fire_that_is_put_out_can_burn_elsewhere() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}).token("006", "fire")
    s.mark("fire", "hibernatorium").has("scout", "fire extinguisher")
    for room in ("001", "016", "017", "018", "019", "020", "021"):
        s.mark("fire", room)
    s.does("scout", "use", "fire extinguisher").pays().heard(MarkerRemoved, marker="fire")
    assert s.zone("supply-of-supply-fire") == ["supply-fire"]
    s.goes("scout", "006").heard(MarkerPlaced, marker="fire")
    assert not s.over


@pytest.mark.rule("N-274")
def test_a_burning_room_can_be_used() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "armory"}, hands={"scout": SPARE})
    s.mark("fire", "armory").ammo("scout", "rifle", 1).does("scout", "room").pays()
    assert s.state.ammo["item-rifle#starting"] == 3


@pytest.mark.rule("N-276")
def test_unexplored_rooms_can_burn() -> None:
    s = ship().mark("fire", "hibernatorium").event("consuming fire")
    for room in ("006", "008", "014", "015"):
        assert f"slot-{room}" not in s.state.explored
        assert s.play.burning(f"slot-{room}")
        assert s.zone(f"exploration-slot-{room}"), "its token lies there still"


@pytest.mark.rule("N-276")
def test_a_fire_in_an_unexplored_room_burns_intruders() -> None:
    s = ship().mark("fire", "009").intruder("adult", "009")
    assert burns(s) == ["intruder-adult"]


@pytest.mark.rule("N-277")
def test_fire_does_not_harm_those_who_hibernate() -> None:
    s = ship().mark("fire", "hibernatorium").mark("fire", "cockpit")
    s.at("captain", "hibernatorium").is_("captain", status="hibernating")
    s.top("deck-event", "hatching").blind("bag", "token-blank")
    s.does("scout", "pass").does("scout", "done").until(lambda s: s.state.round == 2)
    assert s.crew("scout").light == 1, "who is awake is burned"
    assert s.crew("captain").light == 0
    assert s.crew("captain").status == "hibernating"
    s.unheard(LightlyWounded, who="captain")
