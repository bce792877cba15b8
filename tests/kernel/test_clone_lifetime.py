"""What is kept in memory: a clone that nobody holds is gone at once, and a run keeps no past."""

import gc
import weakref

import pytest

from hullbreach.kernel import Run, Table, find, redeal
from hullbreach.kernel.chance import key_of


@pytest.mark.parametrize("kind", ["untouched", "asked", "answered", "redealt"])
def test_a_clone_does_not_wait_for_the_garbage_collector(kind: str) -> None:
    table = Table.new("airlock", seats=3, seed="lifetime")
    copy = redeal(table, 1, "twin") if kind == "redealt" else table.clone()
    if kind in ("asked", "answered"):
        ask = copy.asks()[0]
        if kind == "answered":
            copy.answer(ask.seat, ask.id, ask.options[0].id)
    gone = weakref.ref(copy)
    gc.disable()
    try:
        del copy
        assert gone() is None
    finally:
        gc.enable()


def test_whoever_writes_first_writes_alone() -> None:
    """A clone shares the past of its table until one of them goes on; a clone of that clone, too."""
    table = Table.new("airlock", seats=3, seed="shared")
    for _ in range(3):
        go_on(table)
    twin = table.clone()
    third = twin.clone()
    past = (table.version, table.told(), table.given(), dict(table.standing))
    go_on(table)
    twin.stand(1, "jam")
    for one, entries, answers in ((table, 4, 4), (twin, 4, 3), (third, 3, 3)):
        assert (one.version, one.answers) == (entries, answers)
    assert (third.version, third.told(), third.given(), third.standing) == past
    assert (table.standing, twin.standing) == ({}, {(1, "jam"): "pass"})
    assert Table.load(third.save()).hash() == third.hash()


def go_on(table: Table) -> None:
    """The first answer that there is."""
    ask = table.asks()[0]
    table.answer(ask.seat, ask.id, ask.options[0].id)


@pytest.mark.parametrize("deaf", [False, True])
def test_a_run_that_nobody_hears_keeps_what_a_step_has_brought(deaf: bool) -> None:
    game = find("nemesis")
    run = Run(game, game.setup(game.Options(), 2, key_of("past")))
    before = run.play.state.chance
    run.play.deaf = deaf
    run.start()
    while run.asks:
        run.give(run.asks[0].seat, run.asks[0].options[0])
    drawn = run.play.state.chance - before
    assert drawn > 20
    assert len(run.play.draws) < 20 if deaf else len(run.play.draws) == drawn
