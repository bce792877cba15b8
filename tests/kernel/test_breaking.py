"""A broken rule is not a broken game: rollback, and a report that replays to the same end."""

import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from hullbreach.games.airlock import AirlockGame
from hullbreach.games.airlock.model import Airlock, AirlockOptions, AirlockState
from hullbreach.kernel import Option, Rule, Table, registry, watchdog
from hullbreach.kernel.errors import LedgerError, RuleBroke, StepTooLong
from hullbreach.kernel.saves import Stand, decode
from hullbreach.kernel.watchdog import within


class Fragile(AirlockGame):
    """The sample game, whose moves break in many ways, after they have changed something."""

    name = "fragile"

    def step(self, play: Airlock) -> Rule[None] | None:
        rule = super().step(play)
        return None if rule is None else self._fragile(play, rule)

    def _fragile(self, g: Airlock, rule: Rule[None]) -> Rule[None]:
        sent: Any = None
        while True:
            try:
                signal = rule.send(sent)
            except StopIteration:
                return
            sent = yield signal
            if isinstance(sent, Option) and sent.id in BREAKS:
                g.state.people[0].alive = False
                g.draw("deck", "discard")
                BREAKS[sent.id](g)


def raise_key_error(g: Airlock) -> None:
    raise KeyError("a drawer")


def move_what_is_not_there(g: Airlock) -> None:
    g.put("card-nothing", "deck", "discard")


def loop(g: Airlock | None) -> None:
    while True:
        pass


def interrupt(g: Airlock) -> None:
    raise KeyboardInterrupt


BREAKS: dict[str, Any] = {}


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(f"{__name__}.BREAKS", {}, raising=False)
    with registry.lent(Fragile()):
        table = Table.new("fragile", seats=3, seed="glass", limit=0.3)
        ask = table.asks()[0]
        table.answer(0, ask.id, "move:room-reactor")
        yield table


def breaks(option: str, how: Any) -> None:
    BREAKS[option] = how


def everything(table: Table) -> list[Any]:
    seats = range(-1, 3)
    seen = [(table.view(seat), table.events(seat)) for seat in seats]
    return [table.hash(), list(table.log), table.asks(), table.save(), seen, table.may_undo(0)]


@pytest.mark.parametrize(
    ("how", "name"),
    [
        (raise_key_error, "KeyError"),
        (move_what_is_not_there, "LedgerError"),
        (loop, "StepTooLong"),
    ],
)
def test_the_table_is_as_before_and_the_report_replays(table: Table, how: Any, name: str) -> None:
    breaks("move:room-bridge", how)
    before = everything(table)
    ask = table.asks()[0]
    with pytest.raises(RuleBroke, match=name) as broke:
        table.answer(0, ask.id, "move:room-bridge")
    assert everything(table) == before

    save = decode(broke.value.report)
    assert save.attempt is not None
    assert name in save.error
    again = Table.load(broke.value.report, limit=0.3)
    assert again.hash() == table.hash()
    with pytest.raises(RuleBroke, match=name):
        again.answer(save.attempt.seat, save.attempt.ask, save.attempt.option)

    table.answer(0, ask.id, "stop")
    assert table.answers == 2


def test_an_interrupt_from_the_keyboard_leaves_a_whole_table(table: Table) -> None:
    breaks("move:room-bridge", interrupt)
    before = everything(table)
    with pytest.raises(KeyboardInterrupt):
        table.answer(0, table.asks()[0].id, "move:room-bridge")
    assert everything(table) == before


def test_a_watchdog_that_strikes_late_takes_the_answer_back_whole(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = Table._take

    def slow(self: Table, seat: int, option: Option) -> None:
        take(self, seat, option)
        raise StepTooLong

    before = everything(table)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "_take", slow)
        with pytest.raises(RuleBroke):
            table.answer(0, table.asks()[0].id, "stop")
    assert everything(table) == before


def test_others_are_not_cut_off() -> None:
    assert within(5.0, lambda: 1) == within(None, lambda: 1) == 1
    started = time.monotonic()
    with pytest.raises(StepTooLong):
        within(0.1, lambda: loop(None))
    assert time.monotonic() - started < 3
    within(0.1, lambda: None)
    time.sleep(0.2)  # nothing strikes afterwards


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell")
def test_who_waits_for_the_processor_is_not_cut_off_at_once() -> None:
    within(0.05, lambda: time.sleep(0.15))

    def wait() -> None:
        while True:
            time.sleep(0.01)

    started = time.monotonic()
    with pytest.raises(StepTooLong):
        within(0.05, wait)
    assert time.monotonic() - started >= 0.05 * watchdog.WAITING


def test_what_is_inside_something_else_has_no_more_time_than_that() -> None:
    def inner() -> None:
        with pytest.raises(StepTooLong):
            within(60.0, lambda: loop(None))

    within(0.1, inner)

    def outer() -> None:
        within(60.0, lambda: None)
        loop(None)

    with pytest.raises(StepTooLong):
        within(0.1, outer)
    assert not watchdog._watchdog.deadlines


def test_no_interruption_arrives_late(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Whenever it strikes, also on the last line: what comes afterwards is left alone."""
    monkeypatch.setattr(watchdog, "CHECK_EVERY", 0.0002)
    monkeypatch.setattr(watchdog, "REST", 0.0002)
    monkeypatch.setattr(watchdog, "AGAIN", 0.0003)
    monkeypatch.setattr(watchdog, "_watchdog", watchdog._Watchdog())
    request.addfinalizer(partial(sys.setswitchinterval, sys.getswitchinterval()))
    sys.setswitchinterval(0.0001)

    def count(steps: int) -> None:
        for _ in range(steps):
            pass

    # Longer and longer, so that on every machine the watchdog strikes about when the work ends.
    struck, steps = 0, 0
    while struck < 50:
        steps += 300
        try:
            within(0.0015, partial(within, 0.001, partial(count, steps)))
        except StepTooLong:
            struck += 1
        count(1000)
    assert not watchdog._watchdog.deadlines


def test_an_interruption_that_is_lost_is_repeated() -> None:
    """One that falls into a destructor never gets out of it."""

    def stubborn() -> None:
        try:
            loop(None)
        except StepTooLong:
            loop(None)

    with pytest.raises(StepTooLong):
        within(0.05, stubborn)
    assert not watchdog._watchdog.deadlines


def test_a_standing_answer_that_breaks_is_taken_back_and_logged(table: Table) -> None:
    breaks("pass", raise_key_error)
    table.stand(1, "jam")
    assert table.standing == {(1, "jam"): "pass"}
    work = next((o for o in table.asks()[0].options if o.verb == "work"), None)
    assert work is not None, "the seed gives a card to work with"
    with pytest.raises(RuleBroke, match="KeyError"):
        table.answer(0, table.asks()[0].id, work.id)
    assert table.standing == {}
    assert table.log[-1] == Stand(1, "jam")
    assert table.waiting() == [1], "the person is asked instead"
    assert Table.load(table.save()).standing == {}


class NoBox(AirlockGame):
    """Its box is empty."""

    name = "no-box"

    def setup(self, options: AirlockOptions, seats: int, key: bytes) -> AirlockState:
        raise LedgerError("the box is empty")


def test_an_exception_in_the_setup_has_a_report_as_well() -> None:
    with registry.lent(NoBox()):
        with pytest.raises(RuleBroke, match="the box is empty") as broke:
            Table.new("no-box", seats=3, seed="s")
        save = decode(broke.value.report)
        assert save.log == []
        assert save.attempt is None
        with pytest.raises(RuleBroke, match="the box is empty"):
            Table.load(broke.value.report)
