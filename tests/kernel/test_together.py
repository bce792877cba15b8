"""Questions to several seats at once, and answers that stand."""

from itertools import permutations

import pytest

from hullbreach.kernel import Table
from hullbreach.kernel.errors import AnsweredTwice, StaleAnswer
from hullbreach.kernel.saves import Answer, Stand


def table_at_vote(seats: int = 3, **options: object) -> Table:
    table = Table.new("airlock", seats=seats, seed="vote", options=options)
    while len(table.asks()) == 1:
        table.answer(table.asks()[0].seat, table.asks()[0].id, "stop")
    assert table.waiting() == list(range(seats))
    return table


VOTES = {0: "vote:person-1", 1: "vote:nobody", 2: "vote:person-1", 3: "vote:person-1"}


@pytest.mark.parametrize("seats", [3, 4])
def test_answers_in_every_order_of_arrival_lead_to_the_same_game(seats: int) -> None:
    start = table_at_vote(seats, open_votes=True)
    ends = set()
    for order in permutations(range(seats)):
        table = start.clone()
        asks = {ask.seat: ask.id for ask in table.asks()}
        for number, seat in enumerate(order):
            assert sorted(table.waiting()) == sorted(order[number:])
            table.answer(seat, asks[seat], VOTES[seat])
        events = [[line.event for line in table.events(who, start.answers + 1)] for who in (-1, 0)]
        ends.add((table.hash(), str(events), Table.load(table.save()).hash()))
    assert len(ends) == 1


def test_nobody_sees_a_choice_before_the_last_one_was_made() -> None:
    table = table_at_vote(open_votes=True)
    before = [(table.view(seat), table.events(seat)) for seat in range(-1, 3)]
    ask = table.asks()[0]
    table.answer(0, ask.id, "vote:person-1")
    assert [(table.view(seat), table.events(seat)) for seat in range(-1, 3)] == before
    assert table.ask(0) is None
    assert table.waiting() == [1, 2]


def test_a_secret_choice_can_be_taken_back_until_the_last_one_is_made() -> None:
    table = table_at_vote()
    before = table.hash()
    asks = {ask.seat: ask.id for ask in table.asks()}
    table.answer(0, asks[0], "vote:person-1")
    table.answer(1, asks[1], "vote:person-0")
    assert table.may_undo(2) is None
    table.undo(0)
    assert table.waiting() == [0, 2]
    again = table.ask(0)
    assert again is not None
    assert again.id != asks[0]
    with pytest.raises(StaleAnswer):
        table.answer(0, asks[0], "vote:nobody")
    with pytest.raises(AnsweredTwice):
        table.answer(1, asks[1], "vote:nobody")
    assert Table.load(table.save()).asks() == table.asks()
    table.undo(1)
    assert table.hash() == before
    table.answer(2, asks[2], "vote:nobody")  # was on its way when the others changed their minds
    assert table.waiting() == [0, 1]
    for seat in (1, 0):
        ask = table.ask(seat)
        assert ask is not None
        table.answer(seat, ask.id, "vote:nobody")
    assert [table.may_undo(seat) for seat in range(3)] == [None, None, None]
    loaded = Table.load(table.save())
    assert (loaded.hash(), loaded.asks()) == (table.hash(), table.asks())


def test_taking_back_the_only_choice_leaves_the_others_asked() -> None:
    table = table_at_vote()
    asks = {ask.seat: ask.id for ask in table.asks()}
    table.answer(1, asks[1], "vote:person-0")
    table.undo(1)
    assert {ask.seat: ask.id for ask in table.asks() if ask.seat != 1} == {
        0: asks[0],
        2: asks[2],
    }


def test_an_ask_id_never_comes_again() -> None:
    table = table_at_vote()
    seen = set()
    for _ in range(3):
        ask = table.ask(0)
        assert ask is not None
        assert ask.id not in seen
        seen.add(ask.id)
        table.answer(0, ask.id, "vote:nobody")
        table.undo(0)


# --- standing answers ----------------------------------------------------------------------------


def at_work(seed: str = "glass") -> tuple[Table, str]:
    """Seat 0 can work in the reactor, and seat 1 will be asked whether it jams."""
    table = Table.new("airlock", seats=3, seed=seed)
    table.answer(0, table.asks()[0].id, "move:room-reactor")
    work = next(option.id for option in table.asks()[0].options if option.verb == "work")
    return table, work


def test_a_reaction_is_asked_for_and_a_standing_answer_spares_it() -> None:
    table, work = at_work()
    asked = table.clone()
    asked.answer(0, asked.asks()[0].id, work)
    assert asked.waiting() == [1]
    assert asked.asks()[0].topic == "jam"

    table.stand(1, "jam")
    table.answer(0, table.asks()[0].id, work)
    assert table.log[-3] == Stand(1, "jam", "pass")
    last = table.log[-1]
    assert isinstance(last, Answer)
    assert (last.seat, last.option) == (1, "pass")
    assert table.answers == 3

    asked.answer(1, asked.asks()[0].id, "pass")
    assert asked.hash() == table.hash(), "answered by the table or by hand: the same game"
    assert Table.load(table.save()).hash() == table.hash()
    assert Table.load(table.save()).standing == {(1, "jam"): "pass"}


def test_a_standing_answer_can_be_taken_back() -> None:
    table, work = at_work()
    table.stand(1, "jam")
    table.stand(1, "jam", None)
    table.answer(0, table.asks()[0].id, work)
    assert table.waiting() == [1]
    assert Table.load(table.save()).standing == {}


def test_standing_while_being_asked_answers_at_once() -> None:
    table, work = at_work()
    table.answer(0, table.asks()[0].id, work)
    table.stand(1, "jam")
    assert table.waiting() != [1] or table.asks()[0].topic == ""
    assert table.answers == 3


def test_a_standing_answer_holds_for_its_topic_and_seat_alone() -> None:
    table, work = at_work()
    table.stand(2, "jam")
    table.stand(1, "dodge")
    table.stand(1, "")
    table.answer(0, table.asks()[0].id, work)
    assert table.waiting() == [1]


def test_what_is_not_on_offer_does_not_stand() -> None:
    table, work = at_work()
    table.stand(1, "jam", "sing")
    table.answer(0, table.asks()[0].id, work)
    assert table.waiting() == [1]
