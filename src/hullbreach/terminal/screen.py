"""What is said and heard at a terminal: words in the reader's language, and lines that are typed."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Words

from hullbreach.kernel import Text, Texts
from hullbreach.kernel.events import Line
from hullbreach.kernel.scenes import Reveal
from hullbreach.kernel.texts import Argument, visible
from hullbreach.terminal.lines import Lines
from hullbreach.terminal.program import program
from hullbreach.terminal.signs import TONES

KEYS = re.compile(r"\x1b\[[0-9;]*.|\x1b[O]?.|[\x00-\x1f]")
"""What arrows and other keys leave in a line."""


class LeaveError(Exception):
    """Somebody wants to stop; the game is kept."""


def news_lines(lines: Sequence[Line], texts: Texts, labels: dict[str, Text]) -> list[Words]:
    """Lines of the log, each with the rule that made it."""
    found = []
    for line in lines:
        words = Words("  ").append(texts.format(line.text, labels), TONES.get(line.event.tone, ""))
        if line.rule:
            words.append(f"  {line.rule}", "dim cyan")
        found.append(words)
    return found


def reveal_box(reveal: Reveal, texts: Texts, labels: dict[str, Text]) -> RenderableType | None:
    """What is printed on a card that was turned up, and what there is to say of it; in a box."""
    words = [texts.format(one, labels) for one in (reveal.text,) if one is not None]
    card = reveal.card
    if card is not None:
        words = [texts.format(one, labels) for one in (card.text, card.also) if one] + words
    if not words:
        return None
    title = texts.format(card.label, labels) if card is not None else None
    box = Panel(Words("\n".join(words)), title=title, title_align="left", expand=False)
    return Padding(box, (0, 0, 0, 2))


class Screen:
    """A console that speaks a language."""

    def __init__(self, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.lines = Lines(console)

    def t(self, message: str, **args: Argument) -> str:
        """A message of ours."""
        return self.texts.format(Text(message, args))

    def say(self, *things: RenderableType, style: str = "") -> None:
        """Print; strings are words, never markup."""
        for thing in things:
            shown = Words(thing, style) if isinstance(thing, str) else thing
            self.console.print(shown, highlight=False)

    def show_line(self, command: str) -> None:
        """A line for the shell, to copy: never broken, however long."""
        words = Words(f"  {visible(command)}", "bold")
        self.console.print(words, highlight=False, soft_wrap=True)

    def show_command(self, *words: str) -> None:
        """A command of ours to copy, which works as it stands."""
        self.show_line(shlex.join([*program(sys.argv[0], sys.executable), *words]))

    def hear(self, prompt: str, offers: Sequence[str] = ()) -> str:
        """A line that somebody types; the end of the input is the wish to stop."""
        try:
            line = self.lines.read(prompt, offers)
        except EOFError:
            self.say("")
            raise LeaveError from None
        return KEYS.sub("", line).strip()
