"""`hullbreach learn`: a lesson of a game, in this terminal."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text as Words

from hullbreach import kernel
from hullbreach.kernel import lessons
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.lesson import LessonSession

NAME = "learn"


def add(parser: argparse.ArgumentParser) -> None:
    """The game and the lesson."""
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", default="", help="help-learn-lesson")
    parser.add_argument("--list", action="store_true", help="help-learn-list")
    parser.add_argument("--plain", action="store_true", help="help-play-plain")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Take a lesson, or list them."""
    game = kernel.find(args.game)
    lesson = lessons.find(game, args.lesson)
    words = texts.of(lesson.words)
    if args.list:
        _list(args.game, words, console)
        return 0
    return LessonSession(lesson, words, console, plain=args.plain).run()


def _list(game: str, texts: Texts, console: Console) -> None:
    title = Text("learn-lessons", {"game": f"game-{game}"})
    console.print(Words(texts.format(title), "bold"), highlight=False)
    for id, one in kernel.find(game).lessons.items():
        line = Text("learn-listed", {"title": one.title, "minutes": one.minutes})
        console.print(Words(f"  {id:<16}{texts.format(line)}"), highlight=False)
