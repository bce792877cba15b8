"""Several things at a table, all or none; and a table on its way to another process."""

from typing import Any

import pytest

from hullbreach import bots
from hullbreach.kernel import Table
from hullbreach.kernel.errors import RuleBroke, StaleAnswer
from hullbreach.kernel.parcels import pack, pack_moment, unpack
from hullbreach.kernel.saves import decode
from hullbreach.kernel.trying import too_long, trying


def begun() -> Table:
    table = Table.new("airlock", seats=3, seed="glass")
    table.answer(0, "0.0", "move:room-reactor", id="one")
    table.stand(1, "jam")
    return table


def everything(table: Table) -> list[Any]:
    seen = [(table.view(seat), table.events(seat)) for seat in range(-1, 3)]
    return [table.save(), table.hash(), table.asks(), dict(table.standing), seen, table.may_undo(0)]


def change(table: Table, how: str) -> None:
    if how == "answer":
        work = next(one.id for one in table.asks()[0].options if one.verb == "work")
        table.answer(0, table.asks()[0].id, work)
    elif how == "undo":
        table.undo(0)
    elif how == "go back":
        table.undo(2, consent=range(3), to=0)
    else:
        table.stand(1, "jam", None)


@pytest.mark.parametrize("how", ["answer", "undo", "go back", "stand"])
def test_what_breaks_afterwards_undoes_all_of_it(how: str) -> None:
    table = begun()
    before = everything(table)

    def fail() -> None:
        change(table, how)
        assert table.version > 2
        raise LookupError("no chair")

    with pytest.raises(RuleBroke, match="no chair") as broke:
        trying(table, 60, fail)
    assert everything(table) == before
    report = decode(broke.value.report)
    assert len(report.log) == 2
    assert (report.attempt is not None) == (how == "answer")
    assert not too_long(broke.value)
    trying(table, 60, lambda: change(table, how))
    assert table.version > 2
    assert Table.load(table.save()).hash() == table.hash()


def test_what_does_not_end_is_undone_as_well() -> None:
    table = begun()
    before = everything(table)

    def never_end() -> None:
        change(table, "undo")
        while True:
            pass

    with pytest.raises(RuleBroke) as broke:
        trying(table, 0.05, never_end)
    assert too_long(broke.value)
    assert everything(table) == before


def test_a_refusal_stays_one() -> None:
    table = begun()
    before, run = everything(table), table.run
    with pytest.raises(StaleAnswer):
        trying(table, 60, lambda: table.answer(0, "9.9", "stop"))
    assert everything(table) == before
    assert table.run is run, "nothing had to be played again"


def test_a_standing_answer_is_no_entry_for_the_others() -> None:
    table, quiet = begun(), Table.new("airlock", seats=3, seed="glass")
    quiet.answer(0, "0.0", "move:room-reactor")
    assert (table.version, table.public_version) == (2, 1)
    assert table.asks() == quiet.asks()
    table.answer(0, "1.0", "stop")
    quiet.answer(0, "1.0", "stop")
    assert [ask.id for ask in table.asks()] == [ask.id for ask in quiet.asks()] == ["2.1"]
    assert Table.load(table.save()).public_version == table.clone().public_version == 2


def test_an_answer_is_known_by_its_id() -> None:
    table = begun()
    assert table.taken(0, "0.0", "move:room-reactor", "one")
    assert Table.load(table.save()).taken(0, "0.0", "move:room-reactor", "one")
    for other in (
        (1, "0.0", "move:room-reactor", "one"),
        (0, "1.0", "move:room-reactor", "one"),
        (0, "0.0", "stop", "one"),
        (0, "0.0", "move:room-reactor", "two"),
    ):
        assert not table.taken(*other)
    table.undo(0)
    assert table.taken(0, "0.0", "move:room-reactor", "one")


@pytest.mark.parametrize("game", ["airlock", "nemesis", "lockdown", "invader"])
def test_a_parcel_is_the_table(game: str) -> None:
    table = Table.new(game, seats=3, seed="parcel")
    anyone = bots.find("random")("anyone")
    for _ in range(12):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, anyone.choose(None, ask))
    whole = unpack(pack(table))
    assert everything(whole) == everything(table)
    moment = unpack(pack_moment(table))
    thinker = bots.find("search@6", game)("deep")
    ask = table.asks()[0]
    assert moment.ask(ask.seat) == ask
    assert bots.answer(thinker, moment, ask) == bots.answer(thinker, table, ask)
    # Also in what comes next an option is the same object everywhere.
    ask = table.asks()[0]
    for one in (table, whole):
        one.answer(ask.seat, ask.id, ask.options[0].id)
    assert whole.hash() == table.hash()
