"""Nemesis, chapter Solo mode: alone aboard."""

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import IntruderPlaced

COOP = {f"objective-{one.id}" for one in CONTENT.objectives.values() if one.deck == "coop"}


@pytest.mark.rule("N-571")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_two_objectives_of_the_deck_for_one_are_dealt(seed: str) -> None:
    s = NemesisScenario("scout", seed=seed)
    dealt = s.zone("objectives-0")
    assert len(set(dealt)) == 2
    assert set(dealt) <= COOP
    assert s.zone("shared-objectives") == []


@pytest.mark.rule("N-571")
def test_every_objective_of_that_deck_can_be_dealt() -> None:
    dealt = {
        card
        for number in range(40)
        for card in NemesisScenario("scout", seed=f"deal {number}").zone("objectives-0")
    }
    assert dealt == COOP


@pytest.mark.rule("N-572")
def test_one_of_them_is_chosen_at_the_first_encounter() -> None:
    s = NemesisScenario("scout", met=False).noise_around("hibernatorium")
    s.objective("scout", "destination-earth", "special-delivery")
    s.dice(noise="1").blind("bag", "token-adult-2").set(stage="noise", queue=["0"])
    s.begin().heard(IntruderPlaced)
    s.asked("scout", "objective")
    s.does("scout", "special-delivery")
    assert s.zone("objectives-0") == ["objective-special-delivery"]
    assert "objective-destination-earth" in s.zone("box")


@pytest.mark.rule("N-572")
def test_until_then_both_are_kept() -> None:
    s = NemesisScenario("scout", met=False).dice(noise="1").set(stage="noise", queue=["0"])
    s.begin().unheard(IntruderPlaced)
    s.asked("scout", "turn")
    assert len(s.zone("objectives-0")) == 2


@pytest.mark.rule("N-573")
@pytest.mark.parametrize(("printed", "items"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_there_is_half_as_much_to_be_found(printed: int, items: int) -> None:
    assert found("scout", printed=printed) == items


@pytest.mark.rule("N-573")
@pytest.mark.parametrize("printed", [1, 2, 3, 4])
def test_with_others_there_is_as_much_as_printed(printed: int) -> None:
    assert found("scout", "captain", printed=printed) == printed


def found(*crew: str, printed: int) -> int:
    """How many items the scout may look for in a canteen whose token says so many."""
    s = NemesisScenario(*crew).tile("014", "canteen").token("014", "doors", printed)
    s.dice(noise="silence").does("scout", "move", "slot-014").pays()
    return int(s.state.searches["slot-014"])


@pytest.mark.rule("N-574")
@pytest.mark.parametrize("survives", [True, False])
@pytest.mark.parametrize("fulfilled", [True, False])
def test_to_win_is_to_survive_with_the_objective_fulfilled(survives: bool, fulfilled: bool) -> None:
    s = NemesisScenario("scout").objective("scout", "first-contact-protocol")
    if fulfilled:
        s.weakness("egg", "carcass")
    if survives:
        s.escaped("scout")
    assert s.ends().winners == ([0] if survives and fulfilled else [])
