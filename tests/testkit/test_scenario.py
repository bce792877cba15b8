"""Scenario: positions by name, plays by name, and errors that say what would have been right."""

import re

import pytest

from hullbreach.games.airlock.model import Drew, Moved, Worked
from hullbreach.games.airlock.scenario import AirlockScenario
from hullbreach.kernel import Table, eye
from hullbreach.testkit import Scenario, ScenarioError
from hullbreach.testkit.words import Words


def at_work() -> AirlockScenario:
    return AirlockScenario(rooms={"ada": "bridge"}, hands={"ada": ["weld"], "bruno": ["jam"]})


def says(*parts: str) -> str:
    """A pattern: these parts, in this order, with anything between."""
    return r"(?s)" + ".*".join(re.escape(part) for part in parts)


# Names


@pytest.mark.parametrize("word", ["card-spare-part", "spare-part", "Spare part", "spare_part"])
def test_a_component_has_many_names(word: str) -> None:
    assert Scenario("airlock").put(word, "discard").zone("discard") == ["card-spare-part"]


@pytest.mark.parametrize("words", [("move", "room-galley"), ("move", "Galley"), ("galley",)])
def test_an_option_has_many_names(words: tuple[str, ...]) -> None:
    Scenario("airlock").does(0, *words).heard(Moved, room="galley")


def test_an_option_can_be_said_by_its_id_and_a_seat_by_its_number() -> None:
    s = Scenario("airlock").does("0", "move:room-galley").does(0, "stop")
    assert s.waiting() == [1]


def test_copies_of_a_component_are_meant_by_the_name_of_all() -> None:
    ids = ["intruder-adult#1", "intruder-adult#2", "intruder-queen"]
    assert Words().find("adult", ids) == ids[:2]
    assert Words().find("adult#2", ids) == ids[1:2]
    assert Words().find("intruder-adult", ids) == ids[:2]


def test_an_exact_id_beats_a_name() -> None:
    assert Words().find("deck", ["deck", "card-deck"]) == ["deck"]


# Positions


def test_components_come_from_hidden_piles_first_then_open_ones_then_hands() -> None:
    s = AirlockScenario(hands={"ada": ["scanner"], "bruno": [], "celia": []})
    s.put("scanner", "discard")
    assert s.zone("hand-0") == ["card-scanner"]
    assert s.zone("discard") == ["card-scanner"]
    s.put("scanner", "hand-1").put("scanner", "hand-2")
    assert s.zone("hand-0") == ["card-scanner"], "never from where the test has put it"
    with pytest.raises(ScenarioError, match=says('All 4 of "scanner"', "discard", "hand-0")):
        s.put("scanner", "deck")
    assert s.put("scanner", "deck", source="hand-0").zone("hand-0") == []


def test_a_single_component_can_be_moved_again() -> None:
    s = AirlockScenario(saboteur="ada").only("role-1", "saboteur")
    assert [s.zone(f"role-{seat}") for seat in range(3)] == [
        ["role-crew"],
        ["role-saboteur"],
        ["role-crew"],
    ]


def test_a_hand_leaves_the_size_and_the_top_of_the_deck_alone() -> None:
    s = AirlockScenario().top("deck", "jam", "weld")
    before = len(s.zone("deck"))
    s.hand("ada", "jam", "patch")
    assert len(s.zone("deck")) == before
    assert s.zone("deck")[-2:] == ["card-weld", "card-jam"]
    assert len(s.hand("bruno").zone("deck")) == before + 2


def test_nobody_remembers_what_a_test_has_moved() -> None:
    s = AirlockScenario(hands={"ada": ["scanner"]}).does("ada", "scan", "bruno").does("ada", "stop")
    assert s.state.known == {"role-1": [eye(0)]}
    s.only("role-1", "saboteur").only("role-2", "saboteur").begin()
    assert s.state.known == {}


def test_only_needs_to_know_where_the_rest_goes() -> None:
    with pytest.raises(ScenarioError, match=says("Where does card-", "rest=<zone>")):
        Scenario("airlock").only("deck", "weld")
    s = Scenario("airlock").only("deck", "weld", rest="discard")
    assert s.zone("deck") == ["card-weld"]
    s.ledger_ok()


def test_a_ledger_that_is_wrong_is_noticed_when_the_game_begins() -> None:
    s = Scenario("airlock")
    s.state.zones["deck"].remove("card-jam")
    s.state.zones["deck"].append("card-weld")
    with pytest.raises(ScenarioError, match=says("card-jam: 3 in the zones", "4 in the box")):
        s.begin()


def test_the_position_can_be_changed_between_steps() -> None:
    s = AirlockScenario().does("ada", "stop")
    s.hand("bruno", "weld").top("deck", "jam").set("people", 1, room="room-bridge")
    s.does("bruno", "work", "weld").passes().heard(Worked, who="bruno", room="bridge")
    assert s.zone("hand-1") == ["card-jam"]


def test_the_position_cannot_be_changed_in_the_middle_of_a_step_but_dice_can() -> None:
    s = at_work().does("ada", "work", "weld")
    with pytest.raises(ScenarioError, match=says("middle of a step", "Do you jam it?")):
        s.put("patch", "hand-0")
    s.dice(work="1").passes("bruno").heard(Worked, face="1")


@pytest.mark.parametrize(
    ("mistake", "parts"),
    [
        (lambda s: s.put("weeld", "deck"), ["'weeld'", "Did you mean weld?", "card-jam"]),
        (lambda s: s.put("weld", "dekc"), ["'dekc'", "Did you mean deck?", "discard"]),
        (lambda s: s.put("weld", "deck", source="role-1"), ["'weld' is not in role-1"]),
        (lambda s: s.set("people", 7, alive=False), ["7 leads nowhere", "below 3"]),
        (lambda s: s.set("repairs", brigde=1), ["'brigde' is not one of", "room-bridge"]),
        (lambda s: s.set("peple", 0, alive=False), ["no field 'peple'", "people?"]),
        (lambda s: s.seat_of("adda"), ["'adda'", "Ada (0)"]),
        (lambda s: s.does(9, "stop"), ["no seat 9", "0 to 2"]),
        (lambda s: s.does("bruno", "stop"), ["Seat 1 (Bruno) is not asked", "Seat 0 (Ada)"]),
        (lambda s: s.does("ada", "mov", "galley"), ['"mov galley"', "Did you mean move?"]),
        (lambda s: s.does("ada", "move"), ["several things", "move:room-reactor"]),
        (lambda s: s.asked("ada", "vote"), ["is not asked 'vote'", "ask-airlock-turn"]),
        (lambda s: s.denied("ada", "stop"), ["is not denied", "it is on offer"]),
        (lambda s: s.heard(Moved, rom="x"), ["no field 'rom'", "who, room"]),
        (lambda s: s.unheard(Drew), ["Drew(who='person-0'", "was told"]),
        (lambda s: s.winners, ["not over"]),
        (lambda s: s.passes("ada"), ['cannot do "pass"']),
        (lambda s: s.until(lambda s: False), ["The game is over", "ask-airlock-vote"]),
    ],
)
def test_mistakes_are_told_with_what_would_be_right(mistake: object, parts: list[str]) -> None:
    assert callable(mistake)
    with pytest.raises(ScenarioError, match=says(*parts)):
        mistake(AirlockScenario())


def test_what_a_rule_forbids_is_told_with_the_rule() -> None:
    s = AirlockScenario(hands={"ada": ["weld"]})
    with pytest.raises(ScenarioError, match=says('"work weld": A-009: A room without a system')):
        s.does("ada", "work", "weld")


# Playing


def test_loaded_dice_fall_the_same_in_a_clone_after_an_undo_and_from_a_file() -> None:
    s = at_work().dice(work=["1", "6"]).does("ada", "work", "weld")
    twin = s.table.clone()
    again = Table.load(s.table.save())
    s.passes("bruno").heard(Worked, face="1")
    for table in (twin, again):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, "pass")
        assert table.play.state.loaded == {"work": ["6"]}
        assert table.hash() == s.table.hash()


def test_a_blind_draw_can_be_loaded() -> None:
    s = Scenario("airlock").only("discard", "weld", "patch").blind("discard", "patch", "jam")
    assert sorted(s.zone("discard")) == ["card-jam", "card-patch", "card-weld"]
    assert s.play.draw_blind("discard", "deck") == "card-patch"
    assert s.play.draw_blind("discard", "deck") == "card-jam"
    assert s.play.draw_blind("discard", "deck") == "card-weld"


def test_until_plays_on_by_a_policy() -> None:
    s = AirlockScenario().until(lambda s: s.state.turn == 2)
    assert s.waiting() == [2]
    assert AirlockScenario().until("vote", "first").waiting() == [0, 1, 2]
    assert AirlockScenario().until("vote", lambda ask: "stop").state.air == 9


def test_told_is_what_came_of_the_last_action() -> None:
    s = AirlockScenario().does("ada", "move", "galley").does("ada", "move", "hold")
    assert [event for event in s.told() if isinstance(event, Moved)] == [
        Moved("person-0", "room-hold")
    ]
    s.until("vote")
    assert len([event for event in s.told("ada") if isinstance(event, Drew)]) == 1


def test_a_standing_answer_is_kept_when_the_position_changes() -> None:
    s = at_work().stands("bruno", "jam").does("ada", "move", "galley")
    s.edit().state.people[0].room = "room-bridge"
    s.does("ada", "work", "weld").heard(Worked)


def test_forced_answers_what_leaves_no_choice() -> None:
    s = AirlockScenario(rooms={"ada": "bridge"}, hands={"ada": ["weld"], "bruno": ["weld"]})
    s.does("ada", "work", "weld")
    assert s.offered() == ["pass"]
    s.forced().heard(Worked)
    s.asked("ada", "turn")


def test_the_same_scenario_is_the_same_game() -> None:
    one, other = at_work().begin(), at_work().begin()
    assert one.table.hash() == other.table.hash()
    assert AirlockScenario(seed="another").begin().table.hash() != AirlockScenario().table.hash()


def test_a_scenario_says_what_it_is_about() -> None:
    assert repr(AirlockScenario()) == "<AirlockScenario: airlock, 3 seats, being set up>"
    assert repr(AirlockScenario().begin()).endswith("asks seat 0: ask-airlock-turn>")
    assert repr(AirlockScenario(air=1).does("ada", "stop")).endswith("over>")
