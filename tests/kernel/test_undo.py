"""Going back: what the law allows, what consent allows, and what the dice do then."""

import pytest

from hullbreach.games.airlock import GAME
from hullbreach.games.airlock.model import Worked
from hullbreach.kernel import Table
from hullbreach.kernel.errors import NoUndo
from hullbreach.kernel.saves import Undo

EVERYBODY = (0, 1, 2)


def new(seed: str = "glass") -> Table:
    return Table.new("airlock", seats=3, seed=seed)


def answer(table: Table, option: str) -> None:
    ask = table.asks()[0]
    table.answer(ask.seat, ask.id, option)


def work_of(table: Table) -> str:
    return next(option.id for option in table.asks()[0].options if option.verb == "work")


def at_the_roll(seed: str = "glass") -> Table:
    """Seat 0 works; seat 1 is asked whether it jams, and then the die is rolled."""
    table = new(seed)
    answer(table, "move:room-reactor")
    answer(table, work_of(table))
    assert table.waiting() == [1]
    return table


def rolled(table: Table) -> str:
    return [line.event for line in table.events(-1) if isinstance(line.event, Worked)][-1].face


def test_an_own_move_can_be_taken_back_and_nothing_is_left_of_it() -> None:
    table = new()
    before = table.hash(), table.view(0)
    answer(table, "move:room-reactor")
    assert table.may_undo(0) == 0
    assert table.may_undo(1) is None
    table.undo(0)
    assert (table.hash(), table.view(0)) == before
    assert table.version == 2, "the log only grows"
    assert table.answers == 0
    assert table.events(1)[-1].text.id == "log-taken-back"


def test_only_the_last_answer_can_be_taken_back_but_then_the_one_before() -> None:
    table = new()
    start = table.hash()
    answer(table, "move:room-reactor")
    first = table.hash()
    assert table.asks()[0].seat == 0
    answer(table, "move:room-hold")
    assert table.may_undo(0) is None, "the next player has drawn a card"
    with pytest.raises(NoUndo):
        table.undo(0)
    table = new()
    answer(table, "move:room-reactor")
    assert table.hash() == first
    table.undo(0)
    assert table.hash() == start
    with pytest.raises(NoUndo):
        table.undo(0)


def test_no_undo_after_somebody_else_has_decided_or_a_die_was_rolled() -> None:
    table = at_the_roll()
    assert table.may_undo(0) == 1
    answer(table, "pass")
    assert [table.may_undo(seat) for seat in EVERYBODY] == [None, None, None]


def test_no_undo_after_a_card_was_seen() -> None:
    seeds = (f"scan-{number}" for number in range(200))
    for seed in seeds:
        table = new(seed)
        scan = [option.id for option in table.asks()[0].options if option.verb == "scan"]
        if scan:
            answer(table, scan[0])
            assert table.may_undo(0) is None
            return
    pytest.fail("nobody ever holds a scanner")


def test_consent_goes_further_back_and_draws_the_dice_anew() -> None:
    faces = set()
    for number in range(12):
        table = at_the_roll()
        for _ in range(number):
            answer(table, "pass")
            table.undo(0, consent=EVERYBODY)
            assert table.waiting() == [1]
        answer(table, "pass")
        faces.add(rolled(table))
    assert len(faces) > 2, "other dice every time"


def test_consent_survives_saving_and_loading() -> None:
    table = at_the_roll()
    answer(table, "pass")
    table.undo(1, consent=EVERYBODY, to=1)
    assert table.answers == 1
    answer(table, work_of(table))
    answer(table, "pass")
    table.undo(2, consent=(0, 1), to=2)
    answer(table, "pass")
    again = Table.load(table.save())
    assert again.hash() == table.hash()
    assert again.asks() == table.asks()
    assert again.events(0) == table.events(0)
    assert again.clone().hash() == table.hash()
    assert rolled(again) == rolled(table)


def test_without_everybodys_consent_nothing_happens() -> None:
    table = at_the_roll()
    answer(table, "pass")
    before = table.hash(), table.save()
    for consent in ((), (1,), (0, 2)):
        with pytest.raises(NoUndo):
            table.undo(0 if 0 not in consent else 2, consent=consent)
    for to in (-1, 3, 99):
        with pytest.raises(NoUndo):
            table.undo(0, consent=EVERYBODY, to=to)
    assert (table.hash(), table.save()) == before


def test_new_dice_stay_new_when_somebody_goes_further_back_by_the_law() -> None:
    table = at_the_roll()
    answer(table, "pass")
    seen = rolled(table)
    faces = set()
    for _ in range(8):
        table.undo(0, consent=EVERYBODY)  # the die was bad: everyone agrees to roll again
        table.undo(0)  # seat 0 takes back its work, too, as the law allows
        answer(table, work_of(table))
        answer(table, "pass")
        faces.add(rolled(table))
    assert faces != {seen}, "the die that everyone has seen does not come back"
    assert Table.load(table.save()).hash() == table.hash()


def test_what_the_law_allows_needs_no_consent_and_draws_nothing_anew() -> None:
    table = new()
    before = table.hash()
    answer(table, "move:room-reactor")
    table.undo(0, consent=EVERYBODY)
    assert table.hash() == before
    last = table.log[-1]
    assert isinstance(last, Undo)
    assert not last.fresh


def test_consent_into_the_middle_of_a_simultaneous_question_asks_everyone_anew() -> None:
    table = new("vote")
    while len(table.asks()) == 1:
        answer(table, "stop")
    old = {ask.seat: ask.id for ask in table.asks()}
    first = table.answers
    for seat in EVERYBODY:
        table.answer(seat, old[seat], "vote:nobody")
    table.undo(0, consent=EVERYBODY, to=first + 1)
    assert table.waiting() == [1, 2]
    assert not {ask.id for ask in table.asks()} & set(old.values())
    again = Table.load(table.save())
    assert (again.hash(), again.asks()) == (table.hash(), table.asks())
    for ask in table.asks():
        table.answer(ask.seat, ask.id, "vote:nobody")
    assert Table.load(table.save()).hash() == table.hash()


def test_a_position_put_up_by_hand_is_where_going_back_ends() -> None:
    state = new().position
    state.people[0].room = "room-bridge"
    table = Table.resume(GAME, state, GAME.Options())
    before = table.hash()
    answer(table, "move:room-galley")
    table.undo(0)
    assert table.hash() == before
    assert table.clone().hash() == before


def test_the_seed_is_committed_to_and_can_be_verified() -> None:
    from hullbreach.kernel.chance import verify

    table = new("my seed")
    assert verify(table.commitment, table.seed)
    assert not verify(table.commitment, "another seed")
    assert table.seed not in table.commitment
    assert Table.new("airlock", seats=3).seed != Table.new("airlock", seats=3).seed
