"""The command line in this process: typed lines go in, an exit code and the screen come out."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hullbreach.cli import main

Run = Callable[..., tuple[int, str]]


class Typist(Console):
    """A console of fixed size whose keyboard is a list; at its end the input is closed."""

    def __init__(self, typed: Iterable[str | type[BaseException]], width: int) -> None:
        super().__init__(file=io.StringIO(), width=width, height=50, color_system=None)
        self.typed = iter(typed)

    def input(self, prompt: Any = "", **_: Any) -> str:
        self.print(prompt, end="")
        line = next(self.typed, None)
        if line is None:
            raise EOFError
        if not isinstance(line, str):
            raise line
        self.print(line, markup=False)
        return line


@pytest.fixture
def run() -> Run:
    def run(
        *words: str, typed: Iterable[str | type[BaseException]] = (), width: int = 100
    ) -> tuple[int, str]:
        console = Typist(typed, width)
        code = main(list(words), console=console)
        assert isinstance(console.file, io.StringIO)
        return code, console.file.getvalue()

    return run


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is read from or written to the home of whoever runs the tests."""
    for name in ("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "hullbreach"
