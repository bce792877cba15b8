"""What to type to start the program again: it works as it is printed."""

from pathlib import Path

import pytest

from hullbreach.terminal.program import program


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program in an environment below the working directory, not on the PATH."""
    script = tmp_path / ".venv" / "bin" / "hullbreach"
    script.parent.mkdir(parents=True)
    script.touch(mode=0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.chdir(tmp_path)
    return script


@pytest.mark.parametrize("called", [".venv/bin/hullbreach", "{script}"])
def test_a_program_that_is_not_on_the_path_is_called_by_its_place(
    script: Path, called: str
) -> None:
    assert program(called.format(script=script), "/usr/bin/python3") == [".venv/bin/hullbreach"]


def test_elsewhere_the_whole_place_is_told(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path / "other")
    assert program(str(script), "/usr/bin/python3") == [str(script)]


def test_on_the_path_the_name_is_enough(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    assert program(str(script), "/usr/bin/python3") == ["hullbreach"]


def test_another_hullbreach_on_the_path_is_not_this_one(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "bin" / "hullbreach"
    other.parent.mkdir()
    other.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    assert program(str(script), "/usr/bin/python3") == [".venv/bin/hullbreach"]


@pytest.mark.usefixtures("script")
def test_a_module_is_called_by_its_python() -> None:
    assert program("/src/hullbreach/__main__.py", "/usr/bin/python3") == [
        "/usr/bin/python3",
        "-m",
        "hullbreach",
    ]
