"""Views keep what has not changed, and rows of numbers what is written there already."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Run, registry
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.features import blank
from hullbreach.kernel.settings import read_options

encode = msgspec.msgpack.Encoder().encode

WAYS = [
    ("nemesis", {}, 4),
    ("nemesis", {}, 1),
    ("nemesis", {"mode": "coop", "revive": True}, 3),
    ("nemesis", {"layout": "alternative", "medic": True}, 5),
    ("nemesis", {"intruder_player": True}, 3),
    ("lockdown", {}, 4),
    ("lockdown", {}, 1),
    ("lockdown", {"mode": "coop", "revive": True}, 3),
    ("lockdown", {"layout": "alternative", "guests": "some"}, 5),
    ("lockdown", {"hunters": "intruders"}, 2),
]
GAMES = 3


def positions(name: str, options: dict[str, Any], seats: int) -> Iterator[tuple[Run, Random]]:
    """Every decision of some random games, before it is made; every other game began rich."""
    game = registry.find(name)
    agreed = read_options(game, options, seats)
    for number in range(GAMES):
        lot = Random(f"{name} {seats} {number}")
        state = game.setup(agreed, seats, key_of(f"views {options} {seats} {number}"))
        if number % 2:
            game.enrich(game.Play(game, state))
        run = Run(game, state)
        run.start()
        while run.asks:
            yield run, lot
            ask = lot.choice(run.asks)
            run.give(ask.seat, lot.choice(ask.options))
        yield run, lot


@pytest.mark.parametrize(("name", "options", "seats"), WAYS)
def test_what_a_view_keeps_is_what_would_be_made_anew(
    name: str, options: dict[str, Any], seats: int
) -> None:
    """Whoever looks, and however long ago they looked last."""
    game = registry.find(name)
    for run, lot in positions(name, options, seats):
        for seat in range(-1, seats):
            if lot.random() < 1 / 2:
                continue
            anew = game.view(game.Play(game, run.play.state), seat)
            assert encode(game.view(run.play, seat)) == encode(anew)


@pytest.mark.parametrize(("name", "options", "seats"), WAYS)
def test_a_row_written_over_the_last_one_is_what_would_be_written_anew(
    name: str, options: dict[str, Any], seats: int
) -> None:
    game = registry.find(name)
    observer = game.observer(read_options(game, options, seats), seats)
    rows = {seat: blank(len(observer.names)) for seat in range(seats)}
    before: dict[int, Any] = {}
    for run, lot in positions(name, options, seats):
        for seat in range(seats):
            if lot.random() < 3 / 4:
                continue
            view = game.view(run.play, seat)
            observer.write(view, rows[seat], before.get(seat))
            before[seat] = view
            anew = blank(len(observer.names))
            fresh = game.observer(read_options(game, options, seats), seats)
            fresh.write(view, anew)
            assert rows[seat] == anew
