"""The bot of the page "A bot in ten lines" is written down and played as the page says."""

import re
from pathlib import Path

import pytest

from hullbreach.arena.log import read
from hullbreach.bots import registry
from hullbreach.cli import main
from hullbreach.gym import SeatEnv

ROOT = Path(__file__).resolve().parent.parent.parent
SECTION = re.compile(r"^## A bot in ten lines$(.*?)^## ", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.fixture
def section() -> str:
    found = SECTION.search((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


@pytest.fixture
def here(section: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the bot of the page."""
    code = CODE.search(section)
    assert code is not None
    (tmp_path / "my_bot.py").write_text(code[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(registry, "_kinds", dict(registry._kinds))
    return tmp_path


def test_it_has_ten_lines(section: str) -> None:
    code = CODE.search(section)
    assert code is not None
    assert sum(bool(line.strip()) for line in code[1].splitlines()) == 10


def test_its_commands_play(section: str, here: Path) -> None:
    """Every command of the page, with fewer games; who would sit at the screen leaves at once."""
    said = [
        line.partition("#")[0].split()[1:]
        for line in section.splitlines()
        if line.startswith("hullbreach ")
    ]
    assert {words[0] for words in said} == {"play", "arena"}
    for number, words in enumerate(said):
        if words[0] == "arena":
            words[words.index("--games") + 1] = "2"
            words += ["--out", f"out-{number}", "--jobs", "1"]
            assert main(words) == 0
            assert "my_bot.py:Brave" in read(Path(f"out-{number}"))[0].bots


@pytest.mark.parametrize("words", [("--bot", "my_bot.py:Brave"), ()])
def test_it_sits_in_the_terminal(here: Path, words: tuple[str, ...]) -> None:
    seats = "bot,bot" if words else "bot:my_bot.py:Brave,bot:survivor"
    code = main(["play", "nemesis", "--watch", "--seats", seats, *words, "--no-animation"])
    assert code == 0


def test_a_learner_plays_against_it(here: Path) -> None:
    table = SeatEnv("nemesis", "coop", 2, others="my_bot.py:Brave")
    table.reset(seed=1)
    table.step(int(table.action_masks().argmax()))
