"""Packs in the environments: by id and by folder, also in another process."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.gym import SeatEnv, env
from hullbreach.gym.setting import Setting
from hullbreach.kernel import shelf


@pytest.fixture(autouse=True)
def own_shelf() -> Iterator[None]:
    with shelf.lent("nemesis"):
        yield


def written(folder: Path, rows: str) -> Path:
    (folder / "content").mkdir(parents=True)
    (folder / "pack.toml").write_text('game = "nemesis"\n')
    (folder / "content" / "rows.toml").write_text(rows)
    return folder


def test_numbers_and_changed_rows_leave_the_spaces_as_they_are(tmp_path: Path) -> None:
    rows = 'items = [{ id = "pistol", cost = 1 }]\n[numbers.setup]\nbag = { adult = 5 }\n'
    box = written(tmp_path / "our-box", rows)
    usual, ours = Setting.of("nemesis", seats=2), Setting.of("nemesis", seats=2, packs=box)
    assert ours.options.packs[-1] == "our-box"
    assert ours.action_names() == usual.action_names()
    assert ours.feature_names == usual.feature_names


def test_a_row_more_adds_actions_and_numbers(tmp_path: Path) -> None:
    weapon = 'weapon = { kind = "classic", ammo = 2, capacity = 2 }'
    row = f'{{ id = "crossbow", decks = {{ red = 1 }}, use = "weapon", {weapon}, source = "B" }}'
    box = written(tmp_path / "our-box", f"items = [{row}]\n")
    usual, ours = Setting.of("nemesis", seats=2), Setting.of("nemesis", seats=2, packs=[str(box)])
    assert len(ours.feature_names) > len(usual.feature_names)
    assert set(usual.feature_names) <= set(ours.feature_names)


@pytest.mark.parametrize("mode", ["standard", "medic"])
def test_an_environment_with_a_folder_travels_to_another_process(tmp_path: Path, mode: str) -> None:
    box = written(tmp_path / "our-box", "[numbers.setup]\nbag = { adult = 5 }\n")
    seat = SeatEnv("nemesis", mode, 2, packs=["medic", box])
    seat.reset(seed=1)
    assert {"medic", "our-box"} <= set(seat.setting.options.packs)
    sent = pickle.dumps(seat)
    shelf.drop("nemesis", "our-box")
    again = pickle.loads(sent)
    assert again._session.view(0) == seat._session.view(0)


def test_turns_take_packs_too(tmp_path: Path) -> None:
    box = written(tmp_path / "our-box", "[numbers.setup]\nbag = { adult = 5 }\n")
    turns = env("nemesis", seats=2, packs=box)
    turns.reset(seed=1)
    assert turns.agents == ["seat_0", "seat_1"]
