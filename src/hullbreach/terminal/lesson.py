"""A lesson at this terminal: what it says, page by page, and what may be chosen. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Words

from hullbreach.kernel import Option, Texts
from hullbreach.kernel.lessons import LEARNER, Lesson
from hullbreach.kernel.saves import Player
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.teaching import begin, others_answer
from hullbreach.terminal.screen import LeaveError
from hullbreach.terminal.session import Session

MOST_MARKED = 8
"""Where more may be chosen than this, they are not listed once more."""


class LessonSession(Session):
    """One lesson at one terminal."""

    def __init__(
        self, lesson: Lesson, texts: Texts, console: Console, *, plain: bool = False
    ) -> None:
        table = begin(lesson)
        players = [Player(seat == LEARNER) for seat in range(lesson.seats)]
        super().__init__(table, players, texts, console, Path(), plain=plain)
        self.lesson = lesson
        self.read: set[str] = set()
        """What the learner has read."""
        for command in ("save", "never", "always", "ask"):
            del self.commands[command]

    def run(self) -> int:
        """Take the lesson to its end, or until the learner leaves."""
        try:
            self._welcome()
            while not self.lesson.coach(self.table).done:
                others_answer(self.lesson, self.table)
                ask = self.table.ask(LEARNER)
                if ask is not None:
                    self._person_answers(ask)
            others_answer(self.lesson, self.table)
            self._draw(LEARNER)
            self._news(LEARNER)
            self._explain(last=True)
        except LeaveError:
            return 0
        self._finish()
        return 0

    def _welcome(self) -> None:
        game = f"game-{self.lesson.game}"
        title = self.texts.format(self.lesson.title)
        self.say("", Words(self.t("learn-welcome", game=game, title=title), "bold"))
        self.say(self.t("learn-hint"), style="dim")
        self.hinted = True

    def _explain(self, *, last: bool = False) -> None:
        """Say what the lesson says now and the learner has not read; after each page wait a moment."""
        pages = [p for p in self.lesson.coach(self.table).pages if p.text.id not in self.read]
        for page in pages:
            self.read.add(page.text.id)
            self.say("", Padding(Words(self.texts.format(page.text), "bold green"), (0, 4)))
            if last or page is not pages[-1]:
                self.hear(self.t("learn-more"))

    def _put(self, ask: OpenAsk, options: Sequence[Option]) -> None:
        self._explain()
        super()._put(ask, options)
        wait = self.lesson.coach(self.table).wait
        if len(wait) > MOST_MARKED:
            return
        words = self._words(ask, options)
        for number, (option, text) in enumerate(zip(options, words, strict=True), 1):
            if option.id in wait:
                self.say(Words(f" ► {number}  {text}", "bold green"))

    def _answer(self, ask: OpenAsk, option: Option) -> bool:
        self.lesson.check(self.table, ask.seat, option.id)
        return super()._answer(ask, option)

    def _keep(self, *, sure: bool) -> None:
        """A lesson is not kept."""

    def _finish(self) -> None:
        self.say("", Words(self.t("learn-finished"), "bold"))
        game = self.lesson.game
        later = list(self.table.game.lessons.values())
        place = [one.id for one in later].index(self.lesson.id) + 1
        if place < len(later):
            title = self.texts.format(later[place].title)
            self.say(self.t("learn-next", title=title))
            self.show_command("learn", game, later[place].id)
        self.say(self.t("learn-play"))
        self.show_command("play", game)
