"""What is remembered of pictures never shows one seat what another one knows: all of it equals what is drawn from scratch."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from hullbreach.kernel.table import Table

ANSWERS = 40


def forgetful(picture: Any) -> Any:
    """The same picture, which remembers nothing of what it has drawn."""
    fresh = copy.copy(picture)
    fresh._painter = None
    for name, value in vars(picture).items():
        if (drawn := getattr(value, "__wrapped__", None)) is not None:
            setattr(fresh, name, getattr(fresh, drawn.__name__))
    return fresh


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_what_is_shown_is_what_is_drawn_from_scratch(game: str) -> None:
    tables = [Table.new(game, seats=seats, seed=f"remembered {seats}") for seats in (2, 4)]
    lot = Random(game)
    for _ in range(ANSWERS):
        for table in tables:
            if table.over:
                continue
            ask = lot.choice(table.asks())
            table.answer(ask.seat, ask.id, lot.choice(ask.options).id)
            fresh = forgetful(table.edition.picture)
            for seat, scene in table.scenes(range(-1, table.seats)).items():
                assert scene == fresh.paint(table.view(seat)).scene
