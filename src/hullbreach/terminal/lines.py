"""How a line is typed: with editing, history and completion where a person sits at a terminal.

Where lines come from a file or a pipe, they are read as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text as Words

from hullbreach.terminal.matching import folded, matching

BOLD, PLAIN = "\001\x1b[1m\002", "\001\x1b[0m\002"
"""In brackets that tell readline that these take no room."""


class Lines:
    """The keyboard of a console."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.offers: Sequence[str] = ()
        """What can be completed with the key Tab."""
        self._editor: Any = _readline() if _by_hand(console) else None
        if self._editor is not None:
            libedit = "libedit" in (self._editor.__doc__ or "")
            self._editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
            self._editor.set_completer_delims("")
            self._editor.set_completer(self._completion)

    def read(self, prompt: str, offers: Sequence[str] = ()) -> str:
        """A line; `EOFError` at the end of the input."""
        self.offers = offers
        if self._editor is None:
            return self.console.input(Words(f"{prompt} ", "bold"))
        colour = self.console.color_system is not None
        return input(f"{BOLD}{prompt} {PLAIN}" if colour else f"{prompt} ")

    def forget(self) -> None:
        """Whoever has the screen next must not find in it what was typed before."""
        if self._editor is not None:
            self._editor.clear_history()

    def _completion(self, typed: str, number: int) -> str | None:
        found = completions(typed, self.offers)
        return found[number] if number < len(found) else None


def completions(typed: str, offers: Sequence[str]) -> list[str]:
    """What typed words can become: offers that begin so, or else the one that is meant.

    >>> completions("mo", ["Move to Bridge", "Move to Galley", "log"])
    ['Move to Bridge', 'Move to Galley']
    >>> completions("gall", ["Move to Bridge", "Move to Galley", "log"])
    ['Move to Galley']
    """
    begin = [offer for offer in offers if folded(offer).startswith(folded(typed))]
    if begin:
        return begin
    meant = matching(typed, offers)
    return [offers[meant[0]]] if len(meant) == 1 else []


def _readline() -> Any:
    """What edits lines; not every system has it."""
    with suppress(ImportError):
        return import_module("readline")
    return None


def _by_hand(console: Console) -> bool:
    """Whether a person types at the terminal to which this console writes."""
    return console.is_terminal and console.file is sys.stdout and sys.stdin.isatty()
