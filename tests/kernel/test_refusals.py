"""Answers that a table does not take: refused by name, and nothing changes."""

from typing import Any

import pytest

from hullbreach.kernel import Table, find, games
from hullbreach.kernel.errors import (
    AnsweredTwice,
    BadOption,
    BadSeats,
    ForeignAnswer,
    GameOver,
    HullbreachError,
    NotOnOffer,
    NoUndo,
    Refused,
    StaleAnswer,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from hullbreach.kernel.table import SPECTATOR


def table_at_vote() -> Table:
    """Three seats, and everybody is asked at the same time."""
    table = Table.new("airlock", seats=3, seed="vote")
    while len(table.asks()) == 1:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, "stop")
    return table


def finished() -> Table:
    table = Table.new("airlock", seats=3, seed="end", options={"air": 1})
    ask = table.asks()[0]
    table.answer(ask.seat, ask.id, "stop")
    assert table.over
    return table


def refuses(table: Table, error: type[Refused], *answer: Any) -> Refused:
    before = table.hash(), list(table.log), table.asks(), table.save()
    with pytest.raises(error) as refused:
        table.answer(*answer)
    assert refused.type is error
    assert (table.hash(), list(table.log), table.asks(), table.save()) == before
    return refused.value


def test_an_option_that_is_not_on_offer_names_those_that_are() -> None:
    table = Table.new("airlock", seats=3, seed="a")
    ask = table.asks()[0]
    error = refuses(table, NotOnOffer, 0, ask.id, "move:room-attic")
    assert "move:room-reactor" in str(error)


def test_a_stale_answer() -> None:
    table = Table.new("airlock", seats=3, seed="a")
    ask = table.asks()[0]
    table.answer(0, ask.id, "move:room-reactor")
    refuses(table, StaleAnswer, 0, ask.id, "move:room-hold")
    refuses(table, StaleAnswer, 0, "nonsense", "stop")


def test_a_foreign_answer() -> None:
    table = Table.new("airlock", seats=3, seed="a")
    refuses(table, ForeignAnswer, 1, table.asks()[0].id, "stop")
    table = table_at_vote()
    mine = table.asks()[0]
    refuses(table, ForeignAnswer, 1, mine.id, "vote:nobody")
    table.answer(0, mine.id, "vote:nobody")
    refuses(table, ForeignAnswer, 1, mine.id, "vote:nobody")


def test_answering_twice() -> None:
    table = table_at_vote()
    ask = table.asks()[1]
    table.answer(1, ask.id, "vote:nobody")
    refuses(table, AnsweredTwice, 1, ask.id, "vote:person-0")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_an_unknown_seat(seat: int) -> None:
    table = Table.new("airlock", seats=3, seed="a")
    refuses(table, UnknownSeat, seat, table.asks()[0].id, "stop")
    for act in (table.undo, lambda who: table.stand(who, "jam"), lambda who: table.view(who)):
        if act is not table.undo and seat == SPECTATOR:
            continue
        with pytest.raises(UnknownSeat):
            act(seat)
    assert table.log == []


def test_a_spectator_looks_but_neither_stands_nor_undoes() -> None:
    table = Table.new("airlock", seats=3, seed="a")
    assert table.view(SPECTATOR).hand == []
    for act in (table.undo, lambda who: table.stand(who, "jam")):
        with pytest.raises(UnknownSeat):
            act(SPECTATOR)


def test_nothing_is_answered_after_the_end() -> None:
    table = finished()
    assert table.asks() == []
    assert table.waiting() == []
    refuses(table, GameOver, 0, "0.0", "stop")
    assert [verdict.seat for verdict in table.verdicts] == [0, 1, 2]
    with pytest.raises(NoUndo):
        table.undo(0)


def test_an_unknown_game_lists_what_exists() -> None:
    with pytest.raises(UnknownGame, match="airlock"):
        Table.new("chess", seats=2)
    assert "airlock" in games()
    assert find("airlock").name == "airlock"


def test_an_unknown_option_lists_what_exists() -> None:
    with pytest.raises(UnknownOption, match="air, open_votes"):
        Table.new("airlock", seats=3, options={"oxygen": 3})


@pytest.mark.parametrize(
    "options", [{"air": -1}, {"air": 41}, {"air": "much"}, {"open_votes": "perhaps"}, {"air": None}]
)
def test_a_bad_value_of_an_option(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Table.new("airlock", seats=3, options=options)


def test_options_are_read_as_a_command_line_gives_them() -> None:
    table = Table.new("airlock", seats=3, options={"air": "7", "open_votes": "true"})
    assert (table.options.air, table.options.open_votes) == (7, True)


@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_a_wrong_number_of_players(seats: int) -> None:
    with pytest.raises(BadSeats, match="3 to 5"):
        Table.new("airlock", seats=seats)


def test_every_error_is_said_in_both_languages() -> None:
    from hullbreach.kernel.texts import Texts

    def below(kind: type[HullbreachError]) -> list[type[HullbreachError]]:
        return [kind, *(deeper for each in kind.__subclasses__() for deeper in below(each))]

    for kind in below(HullbreachError):
        if kind.__module__ == "hullbreach.kernel.errors":
            assert all(Texts(language).has(f"error-{kind.code}") for language in ("en", "pl"))
