"""A clone that nobody holds is gone at once: a search makes millions of them."""

import gc
import weakref

import pytest

from hullbreach.kernel import Table, redeal


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
