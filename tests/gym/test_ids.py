"""What Gymnasium is told of without a game being loaded."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import gymnasium
import pytest

from hullbreach.games.airlock import AirlockGame
from hullbreach.gym import IDS, register
from hullbreach.gym.ids import WRITTEN, listing
from hullbreach.kernel import registry, shelf
from hullbreach.kernel.packs import Pack


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What a test makes known is forgotten."""
    before = dict(gymnasium.registry)
    yield
    gymnasium.registry.clear()
    gymnasium.registry.update(before)


def test_what_is_written_down_is_what_the_games_say() -> None:
    assert WRITTEN.read_text("utf-8") == listing(), "write `listing()` into the file"


def test_no_game_is_loaded_for_its_ids() -> None:
    asked = (
        "import sys, hullbreach.gym; print([one for one in sys.modules if 'breach.games' in one])"
    )
    command = [sys.executable, "-W", "ignore", "-c", asked]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_a_game_with_another_pack_is_asked_for_its_modes() -> None:
    with shelf.lent("retaliation", Pack(id="mine")):
        assert {*register()} - {*IDS} >= {"hullbreach/retaliation-mine-v0"}
    assert register() == [*IDS]


def test_a_game_that_is_not_installed_has_ids() -> None:
    class Other(AirlockGame):
        name = "vestibule"

    with registry.lent(Other()):
        assert {*register()} - {*IDS} == {
            "hullbreach/vestibule-standard-v0",
            "hullbreach/vestibule-open-votes-v0",
        }
