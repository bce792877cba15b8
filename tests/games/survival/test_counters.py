"""A pack's counter is in the view, in the observation and on the panel without further code."""

from collections.abc import Iterator
from typing import Any

import pytest

from hullbreach.kernel import Table, shelf
from hullbreach.kernel.counters import change, count
from hullbreach.kernel.features import blank
from hullbreach.kernel.packs import Counter, Pack, Parts

INSANITY = Counter("insanity", low=1, high=5, start=1)


@pytest.fixture(params=["nemesis", "lockdown"])
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table of two whose characters may lose their minds."""
    game: str = request.param
    with shelf.lent(game, Pack(id="madness", brings=Parts(counters=(INSANITY,)))):
        yield Table.new(game, seats=2, options={"packs": ["madness"]}, seed="mad")


def test_it_is_seen_everywhere(table: Table) -> None:
    while not table.view(0).crew[1].id:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, ask.options[0].id)
    before = table.view(0)
    assert [who.insanity for who in before.crew] == [1, 1]
    play: Any = table.play
    assert change(play.crew[1], INSANITY, 2) == 2
    seen = table.game.view(play, 0)
    assert [who.insanity for who in seen.crew] == [1, 3]
    assert seen.crew[0] is before.crew[0]
    observer = table.game.observer(table.options, 2)
    row = blank(len(observer.names))
    observer.write(seen, row)
    assert row[[*observer.names].index("seat 1 insanity / 5")] == pytest.approx(3 / 5)
    panel = next(one for one in table.game.scene(seen).panels if one.seat == 1)
    fact = next(one for one in panel.facts if one.label.id == "counter-insanity")
    assert fact.value.args == {"count": 3, "most": 5}


def test_it_stays_between_its_ends_and_apart_in_a_copy(table: Table) -> None:
    play: Any = table.play
    who = play.crew[0]
    assert change(who, INSANITY, 9) == 4
    assert change(who, INSANITY, -9) == -4
    assert count(who, INSANITY) == 1
    copy = table.game.copy(play.state)
    change(who, INSANITY, 1)
    assert (count(copy.crew[0], INSANITY), count(who, INSANITY)) == (1, 2)
