"""Airlock, chapters Vote and End."""

import pytest

from hullbreach.games.airlock.model import Ejected, Ended, Voted, VoteFailed
from hullbreach.games.airlock.scenario import AirlockScenario
from hullbreach.kernel import SPECTATOR, Table
from hullbreach.kernel.errors import NoUndo


@pytest.mark.rule("A-014")
def test_everybody_votes_when_all_have_had_a_turn() -> None:
    s = AirlockScenario(4)
    for name in ("ada", "bruno", "celia"):
        s.does(name, "stop")
        assert len(s.waiting()) == 1
    s.does("dmitri", "stop")
    assert s.waiting() == [0, 1, 2, 3]
    assert s.offered("bruno") == ["vote:nobody", "vote:person-0", "vote:person-2", "vote:person-3"]
    s.answers(ada="nobody", bruno="nobody", celia="nobody", dmitri="nobody").asked("ada", "turn")


@pytest.mark.rule("A-014")
def test_nobody_sees_a_vote_before_the_last_one_or_hears_whose_it_was() -> None:
    s = AirlockScenario(phase="vote").does("ada", "bruno")
    assert s.told() == []
    assert s.waiting() == [1, 2]
    s.answers(bruno="nobody", celia="nobody").unheard(Voted)


@pytest.mark.rule("A-014")
def test_a_vote_can_be_taken_back_until_the_last_one() -> None:
    s = AirlockScenario(phase="vote").does("ada", "bruno").does("bruno", "nobody").undo("ada")
    assert s.waiting() == [0, 2]
    s.answers(ada="nobody", celia="nobody").heard(VoteFailed)
    with pytest.raises(NoUndo):
        s.undo("ada")


@pytest.mark.rule("A-014")
def test_votes_are_read_out_where_that_was_agreed() -> None:
    s = AirlockScenario(options={"open_votes": True}, phase="vote")
    s.answers(ada="bruno", bruno="nobody", celia="nobody")
    s.heard(Voted, who="ada", whom="bruno", listener="celia")
    s.heard(Voted, who="celia", whom="nobody", listener="ada")


@pytest.mark.rule("A-015")
def test_more_than_half_send_somebody_out_and_the_role_is_shown() -> None:
    s = AirlockScenario(4, phase="vote", saboteur="celia")
    s.answers(ada="dmitri", bruno="dmitri", celia="dmitri", dmitri="nobody")
    s.heard(Ejected, who="dmitri", role="crew", rule="A-015")
    assert s.view(SPECTATOR).people[3].role == "role-crew"
    assert not s.view(SPECTATOR).people[3].alive
    assert s.view(SPECTATOR).people[2].role is None


@pytest.mark.rule("A-015")
def test_half_is_not_more_than_half() -> None:
    s = AirlockScenario(4, phase="vote")
    s.answers(ada="dmitri", bruno="dmitri", celia="ada", dmitri="nobody")
    s.heard(VoteFailed, rule="A-015")
    s.unheard(Ejected)
    assert all(person.alive for person in s.state.people)


@pytest.mark.rule("A-015")
def test_only_the_living_count() -> None:
    s = AirlockScenario(5, phase="vote", saboteur="ada").set("people", 4, alive=False)
    s.set("people", 3, alive=False)
    s.answers(ada="celia", bruno="celia", celia="nobody").heard(Ejected, who="celia")


@pytest.mark.rule("A-017")
def test_the_crew_wins_when_all_three_systems_work() -> None:
    s = AirlockScenario(
        rooms={"ada": "bridge"},
        hands={"ada": ["weld"], "bruno": []},
        repairs={"bridge": 1, "galley": 2, "reactor": 2},
        saboteur="celia",
    )
    s.dice(work=6).does("ada", "work", "weld")
    s.heard(Ended, side="crew", reason="end-airlock-repaired", rule="A-017")
    assert s.over
    assert s.winners == [0, 1]


@pytest.mark.rule("A-017")
def test_two_systems_that_work_are_not_enough() -> None:
    s = AirlockScenario(
        rooms={"ada": "bridge"},
        hands={"ada": ["weld"], "bruno": []},
        repairs={"bridge": 1, "galley": 2, "reactor": 1},
    )
    assert not s.dice(work=6).does("ada", "work", "weld").over


@pytest.mark.rule("A-017")
def test_the_crew_wins_when_the_saboteur_is_out() -> None:
    s = AirlockScenario(phase="vote", saboteur="celia")
    s.answers(ada="celia", bruno="celia", celia="nobody")
    s.heard(Ended, side="crew", reason="end-airlock-found", rule="A-017")
    assert s.winners == [0, 1]


@pytest.mark.rule("A-018")
def test_the_saboteur_wins_when_the_air_is_gone() -> None:
    s = AirlockScenario(air=2, saboteur="bruno").does("ada", "stop")
    assert not s.over
    s.does("bruno", "stop").heard(Ended, side="saboteur", reason="end-airlock-air", rule="A-018")
    assert s.winners == [1]


@pytest.mark.rule("A-018")
def test_the_saboteur_wins_when_only_two_are_left() -> None:
    s = AirlockScenario(phase="vote", saboteur="bruno")
    s.answers(ada="celia", bruno="celia", celia="nobody")
    s.heard(Ended, side="saboteur", reason="end-airlock-alone", rule="A-018")
    assert s.winners == [1]


@pytest.mark.rule("A-018")
def test_three_are_still_enough_to_play_on() -> None:
    s = AirlockScenario(4, phase="vote", saboteur="bruno")
    assert not s.answers(ada="celia", bruno="celia", celia="nobody", dmitri="celia").over


@pytest.mark.rule("A-019")
def test_who_is_out_discards_the_hand_and_neither_acts_nor_votes() -> None:
    s = AirlockScenario(4, phase="vote", saboteur="bruno", hands={"ada": ["jam", "weld"]})
    s.answers(ada="nobody", bruno="ada", celia="ada", dmitri="ada")
    assert s.zone("hand-0") == []
    assert s.zone("discard") == ["card-jam", "card-weld"]
    s.asked("bruno", "turn")
    s.until("vote")
    assert s.waiting() == [1, 2, 3]
    assert s.offered("bruno") == ["vote:nobody", "vote:person-2", "vote:person-3"]


def test_work_with_a_die_and_the_end_are_shown_large() -> None:
    table = Table.new("airlock", seats=3, seed="reveals")
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[-1].id)
    show = table.reveals(table.scene(-1))
    shown = [one for line in table.events(-1) if (one := show(line.event)) is not None]
    assert shown[-1].kind == "end"
    for one in shown:
        if one.kind == "dice":
            assert [cause.face.isdigit() for cause in one.causes] == [True]
            assert one.seat in range(3)
