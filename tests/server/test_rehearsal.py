"""What the first of several processes does before it makes the others."""

import gc
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from hullbreach.kernel import registry
from hullbreach.kernel.game import Game
from hullbreach.kernel.table import Table
from hullbreach.server import rehearsal


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_a_little_of_every_game_is_played_and_no_thread_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: dict[str, int] = {}
    answer = Table.answer

    def counted(table: Table, seat: int, ask: str, option: str) -> None:
        played[table.game.name] = played.get(table.game.name, 0) + 1
        answer(table, seat, ask, option)

    monkeypatch.setattr(Table, "answer", counted)
    monkeypatch.setattr(rehearsal, "ANSWERS", 3)
    before = threading.active_count()
    rehearsal.rehearse()
    assert played == dict.fromkeys(registry.names(), 3)
    assert threading.active_count() <= before
    assert gc.get_freeze_count() > 0


def test_a_game_that_breaks_costs_the_others_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[str] = []

    def play(game: Game[Any]) -> None:
        begun.append(game.name)
        raise ZeroDivisionError

    monkeypatch.setattr(rehearsal, "_play", play)
    rehearsal.rehearse()
    assert begun == registry.names()
    assert "airlock" in caplog.text
