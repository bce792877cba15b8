"""Airlock, chapters Turn and Vote: drawing, two things to do, and what a turn costs."""

import pytest

from hullbreach.games.airlock.model import AirLeft, Drew
from hullbreach.games.airlock.scenario import AirlockScenario


@pytest.mark.rule("A-004")
def test_a_turn_begins_with_drawing_a_card_that_others_do_not_see() -> None:
    s = AirlockScenario(hands={"ada": ["jam"]}).top("deck", "weld").begin()
    assert s.zone("hand-0") == ["card-jam", "card-weld"]
    s.heard(Drew, who="ada", card="weld", listener="ada", rule="A-004")
    s.heard(Drew, who="ada", card=None, listener="bruno")
    s.unheard(Drew, card="weld", listener="bruno")
    s.does("ada", "stop").heard(Drew, who="bruno")


@pytest.mark.rule("A-004")
def test_one_card_a_turn_not_one_for_each_thing_done() -> None:
    s = AirlockScenario(hands={"ada": []}).does("ada", "move", "galley")
    assert len(s.zone("hand-0")) == 1


@pytest.mark.rule("A-004")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    s = AirlockScenario(hands={"ada": []}).only("deck", rest="discard")
    discarded = s.zone("discard")
    s.begin()
    assert s.zone("discard") == []
    assert sorted(s.zone("deck") + s.zone("hand-0")) == sorted(discarded)
    assert s.zone("deck") != discarded[: len(s.zone("deck"))], "shuffled"


@pytest.mark.rule("A-004")
def test_without_any_card_left_nothing_is_drawn() -> None:
    s = AirlockScenario(hands={"ada": []}).only("deck", rest="hand-1").begin()
    assert s.zone("hand-0") == []
    s.unheard(Drew)


@pytest.mark.rule("A-005")
def test_after_two_things_the_next_person_has_the_turn() -> None:
    s = AirlockScenario()
    s.asked("ada", "turn")
    s.does("ada", "move", "galley").asked("ada", "turn")
    s.does("ada", "move", "hold").asked("bruno", "turn")


@pytest.mark.rule("A-005")
def test_who_is_not_aboard_is_passed_over() -> None:
    s = AirlockScenario(4).set("people", 1, alive=False).does("ada", "stop")
    assert s.waiting() == [2]


@pytest.mark.rule("A-006")
def test_no_fifth_card_is_drawn() -> None:
    s = AirlockScenario(hands={"ada": ["jam", "jam", "patch", "weld"]}).begin()
    assert len(s.zone("hand-0")) == 4
    s.unheard(Drew)


@pytest.mark.rule("A-006")
def test_the_fourth_card_is_drawn() -> None:
    s = AirlockScenario(hands={"ada": ["jam", "jam", "patch"]}).begin()
    assert len(s.zone("hand-0")) == 4


@pytest.mark.rule("A-016")
def test_every_turn_costs_one_air() -> None:
    s = AirlockScenario(air=9).does("ada", "move", "galley")
    assert s.state.air == 9
    s.does("ada", "stop").heard(AirLeft, air=8, rule="A-016")
    s.does("bruno", "stop").heard(AirLeft, air=7)
