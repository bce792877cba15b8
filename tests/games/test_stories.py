"""Golden stories: for each way to play each game, one whole game is told as it was told before."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hullbreach.kernel import registry
from hullbreach.kernel.texts import LANGUAGES
from hullbreach.testkit import story, versions
from hullbreach.testkit.story import Plot

HERE = Path(__file__).parent
STORIES = [
    pytest.param(plot, paths, id=f"{plot.game}, {plot.mode}")
    for name in registry.names()
    if (HERE / name).is_dir()
    for plot, paths in story.files(registry.find(name), HERE)
]


@pytest.mark.parametrize(("plot", "paths"), STORIES)
def test_the_story_is_told_as_before(plot: Plot, paths: list[Path]) -> None:
    told = story.play(plot)
    for path, language in zip(paths, LANGUAGES, strict=True):
        kept = path.read_text(encoding="utf-8") if path.exists() else ""
        changed = story.difference(kept, story.tell(told, language), f"{plot.game}, {path.stem}")
        assert not changed, changed


@pytest.mark.parametrize("name", [name for name in registry.names() if (HERE / name).is_dir()])
def test_no_story_is_kept_that_nobody_tells(name: str) -> None:
    told = {path.name for _, paths in story.files(registry.find(name), HERE) for path in paths}
    assert {path.name for path in (HERE / name / versions.GOLDEN).iterdir()} == told


@pytest.mark.parametrize("name", [name for name in registry.names() if (HERE / name).is_dir()])
def test_whoever_changes_stories_raises_the_version_of_the_rules(name: str) -> None:
    wrong = versions.problem(registry.find(name), HERE)
    assert not wrong, wrong


def test_what_to_do_when_stories_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, golden = registry.find("airlock"), tmp_path / "airlock" / versions.GOLDEN
    golden.mkdir(parents=True)
    (golden / "standard.en.txt").write_text("Ada repairs the reactor.")
    assert "not recorded" in versions.problem(game, tmp_path)
    assert not versions.record(game, tmp_path)
    assert not versions.problem(game, tmp_path)
    (golden / "standard.en.txt").write_text("Ada breaks the reactor.")
    for wrong in (versions.problem(game, tmp_path), versions.record(game, tmp_path)):
        assert "raise `AirlockGame.version`" in wrong
        assert f"{versions.COMMAND} airlock --same-version" in wrong
    monkeypatch.setattr(type(game), "version", "newer")
    assert "not recorded" in versions.problem(game, tmp_path)
    assert not versions.record(game, tmp_path)
    (golden / "standard.en.txt").write_text("Ada destroys the reactor.")
    assert not versions.record(game, tmp_path, same_version=True)
    assert not versions.problem(game, tmp_path)


@pytest.mark.parametrize("hashes", ["1", "20"])
def test_another_process_tells_the_same_story(hashes: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hullbreach.testkit.story", "nemesis", "--mode", "solo"]
    _, paths = next(
        one for one in story.files(registry.find("nemesis"), HERE) if one[0].mode == "solo"
    )
    seed = paths[0].read_text(encoding="utf-8").splitlines()[0].split()[-1]
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    where = ["--seed", seed, "--folder", str(tmp_path)]
    subprocess.run([*command, *where], check=True, env=environment, capture_output=True)
    for path in paths:
        other = tmp_path / path.relative_to(HERE)
        assert other.read_bytes() == path.read_bytes()
