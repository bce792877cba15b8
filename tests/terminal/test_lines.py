"""Typing at a real terminal: lines can be edited, called back and completed."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from hullbreach.terminal import lines

pytest.importorskip("readline")

PATIENCE = 60


PROMPT = "> "


class Terminal:
    """A program at a terminal of its own; `until` reads what it writes."""

    def __init__(self, *words: str, folder: Path) -> None:
        mine, its = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm", "COLUMNS": "90"}
        environment["HULLBREACH_LANG"] = "en"
        command = [sys.executable, "-m", "hullbreach", *words]
        self.process = subprocess.Popen(
            command, stdin=its, stdout=its, stderr=its, env=environment, start_new_session=True
        )
        os.close(its)
        self.mine = mine

    def until(self, wanted: str, then: str = "") -> str:
        """What is written up to something, and to what comes `then`: a prompt, before keys count."""
        read = b""
        while (
            then.encode() not in read.partition(wanted.encode())[2] or wanted.encode() not in read
        ):
            ready, _, _ = select.select([self.mine], [], [], PATIENCE)
            assert ready, f"{wanted!r} never came after {read.decode(errors='replace')!r}"
            read += os.read(self.mine, 65536)
        return read.decode(errors="replace")

    def types(self, keys: str) -> None:
        os.write(self.mine, keys.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.mine)


def test_a_line_is_called_back_edited_and_completed(tmp_path: Path) -> None:
    words = ["play", "airlock", "--seed", "demo", "--no-animation"]
    terminal = Terminal(*words, folder=tmp_path)
    try:
        terminal.until("? shows what else you can type.", PROMPT)
        terminal.types("rule 8\r")
        terminal.until("A-008", PROMPT)
        terminal.types("\x1b[A\x7f9\r")  # up, backspace, another number
        terminal.until("A-009", PROMPT)
        terminal.types("gall\t")
        terminal.until("Move to Galley")
        terminal.types("\r")
        terminal.until("Ada moves to Galley.", PROMPT)
        terminal.types("quit\r")
        terminal.until("play --load")
    finally:
        terminal.close()


def test_what_was_typed_is_forgotten_when_the_screen_changes_hands(tmp_path: Path) -> None:
    words = ["play", "airlock", "--seed", "demo", "--seats", "me,me,bot", "--no-animation"]
    terminal = Terminal(*words, folder=tmp_path)
    try:
        terminal.until("press Enter when nobody else can see the screen.")
        terminal.types("\r")
        terminal.until("? shows what else you can type.", PROMPT)
        terminal.types("end the turn\r")
        terminal.until("hand over to Bruno")
        terminal.types("\r")
        terminal.until("press Enter when nobody else can see the screen.")
        terminal.types("\r")
        terminal.until("End the turn", PROMPT)
        terminal.types("\x1b[A\x1b[Arule 8\r")
        assert "end the turn" not in terminal.until("A-008")
    finally:
        terminal.close()


def test_only_what_is_meant_is_completed() -> None:
    offers = ["Move to Bridge", "Move to Galley", "End the turn", "log"]
    assert lines.completions("", offers) == offers
    assert lines.completions("MOVE", offers) == offers[:2]
    assert lines.completions("to bri", offers) == ["Move to Bridge"]
    assert lines.completions("to", offers) == []
