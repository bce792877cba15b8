"""What a player can look up while a question waits: help, reasons, rules, the log. Nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach.kernel import Table, Text, Texts
from hullbreach.kernel.table import OpenAsk, Reason
from hullbreach.terminal import rulings
from hullbreach.terminal.matching import folded
from hullbreach.terminal.screen import Screen, news_lines

LOG_LINES = 30


class Lookups(Screen):
    """A screen beside a table; `commands` are the words that can be typed."""

    def __init__(self, table: Table, texts: Texts, console: Console) -> None:
        super().__init__(texts, console)
        self.table = table
        self.commands: dict[str, Callable[[OpenAsk, str], bool]] = {}

    def _help(self, ask: OpenAsk, rest: str) -> bool:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(overflow="fold")
        grid.add_row(Words(self.t("help-choose")), Words(self.t("help-choose-help")))
        for name in self.commands:
            word = self.t(f"do-{name}")
            both = word if folded(word) == name else f"{word} / {name}"
            typed = f"{both} {self.t(f'do-{name}-args')}".removesuffix(" –")
            grid.add_row(Words(typed), Words(self.t(f"do-{name}-help")))
        self.say("", grid)
        return False

    def _why(self, ask: OpenAsk, rest: str) -> bool:
        refused: dict[tuple[tuple[str, str], ...], list[str]] = {}
        labels = self.table.scene(ask.seat).labels()
        for refusal in self.table.why_not(ask.seat):
            words = self.texts.format(refusal.option.text, labels)
            reasons = tuple((one.rule, self._reason(one, labels)) for one in refusal.reasons)
            refused.setdefault(reasons, []).append(words)
        if not refused:
            self.say(self.t("why-nothing"), style="dim")
        for reasons, what in refused.items():
            self.say(Words("  ").append("; ".join(what)))
            for rule, reason in reasons:
                self.say(self._ruling(rule, reason))
        return False

    def _reason(self, reason: Reason, labels: Mapping[str, Text]) -> str:
        if reason.text is not None:
            return self.texts.format(reason.text, labels)
        return rulings.sentence(self.table.game, reason.rule, self.texts)

    def _ruling(self, rule: str, words: str = "") -> Padding:
        words = words or rulings.sentence(self.table.game, rule, self.texts)
        return Padding(Words(f"{rule}  ", "cyan").append(words, "default"), (0, 0, 0, 6))

    def _rule(self, ask: OpenAsk, rest: str) -> bool:
        found = rulings.search(self.table.game, rest or ask.rule, self.texts)
        if not found:
            self.say(self.t("rule-unknown", rule=rest), style="yellow")
        last = ""
        for row in found:
            chapter = rulings.chapter(self.table.game, row.chapter, self.texts)
            if chapter != last:
                self.say(f"  {chapter}", style="bold")
            last = chapter
            self.say(self._ruling(row.id))
        return False

    def _log(self, ask: OpenAsk, rest: str) -> bool:
        lines = self.table.events(ask.seat)
        count = int(rest) if rest.isdigit() else LOG_LINES
        labels = dict(self.table.scene(ask.seat).labels())
        self.say(*news_lines(lines[-count:] if count else [], self.texts, labels))
        if len(lines) > count:
            self.say(self.t("log-more", more=len(lines) - count), style="dim")
        return False
