"""`hullbreach replay`: a file's game verified and told again, as one seat or a spectator heard it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach.cli.parser import UsageError
from hullbreach.cli.values import add_folders
from hullbreach.kernel import SPECTATOR, Table, Text, Texts
from hullbreach.kernel.errors import Refused, RuleBroke, UnknownSeat
from hullbreach.kernel.folders import put_all
from hullbreach.kernel.saves import Save, Stand, decode
from hullbreach.kernel.table import PATIENCE
from hullbreach.kernel.texts import Argument, visible
from hullbreach.kernel.trying import show, trying
from hullbreach.terminal import files
from hullbreach.terminal.screen import news_lines

NAME = "replay"

STILL_BROKEN = 1


def add(parser: argparse.ArgumentParser) -> None:
    """The file, and how to tell it."""
    parser.add_argument("file", metavar="FILE", type=Path, help="help-replay-file")
    parser.add_argument("--seat", metavar="N", type=int, help="help-replay-seat")
    parser.add_argument("--step", action="store_true", help="help-replay-step")
    parser.add_argument("--from", metavar="N", type=int, default=0, dest="first", help="help-from")
    parser.add_argument("--to", metavar="N", type=int, dest="last", help="help-replay-to")
    parser.add_argument("--quiet", action="store_true", help="help-replay-quiet")
    add_folders(parser)


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Play the file again."""
    data = files.read(args.file)
    save = decode(data)
    put_all(args.pack)
    texts = texts.of(save.game)
    seat = SPECTATOR if args.seat is None else args.seat - 1
    if args.seat is not None and not 0 <= seat < save.seats:
        raise UnknownSeat(seat=args.seat, seats=save.seats)
    if args.last is not None and args.last < args.first:
        raise UsageError("usage-from-to", first=args.first, last=args.last)

    def t(message: str, **values: Argument) -> str:
        return texts.format(Text(message, values))

    story = Table.replay(data)
    try:
        table = next(story)
    except RuleBroke as broken:
        if not save.error:
            raise
        return _still_broken(save, broken, t("replay-broken-setup"), texts, console)
    texts = texts.of(table.edition.words)
    console.print(Words(t("replay-title", game=f"game-{save.game}", seats=save.seats), "bold"))
    _tell(story, table, seat, args, texts, console)
    if save.error:
        return _try_again(table, save, texts, console)
    for verdict in table.verdicts:
        result = t("won") if verdict.won else t("lost")
        name = t("seat-name", number=verdict.seat + 1)
        console.print(Words(f"  {name}: {result}. {texts.format(verdict.reason)}"))
    state = t("replay-over") if table.over else t("replay-unfinished", answers=table.answers)
    console.print(Words(state))
    if table.version > len(save.log):
        console.print(Words(t("replay-older", hash=table.hash()), "yellow"))
        return 0
    verified = sum(1 for entry in save.log if getattr(entry, "hash", ""))
    hashes = "all" if verified == _with_hash(save) else "some" if verified else "none"
    told = t("replay-ok", entries=len(save.log), hashes=hashes, hash=table.hash())
    console.print(Words(told, "green" if hashes == "all" else "yellow"))
    return 0


def _with_hash(save: Save) -> int:
    """How many entries should say which position they led to."""
    return sum(1 for entry in save.log if not isinstance(entry, Stand))


def _tell(
    story: Iterator[Table],
    table: Table,
    seat: int,
    args: argparse.Namespace,
    texts: Texts,
    console: Console,
) -> None:
    """Tell what each answer brought about; to the end, for the verification."""
    last = float("inf") if args.last is None else args.last
    step = args.step and not args.quiet
    heard = 0
    while True:
        here = table.answers
        # After something was taken back, tell on from there.
        lines = table.events(seat, min(heard, here))
        heard = here + 1
        if lines and not args.quiet and args.first <= here <= last:
            labels = dict(table.scene(seat).labels())
            told = Grid.grid()
            told.add_column(width=5, style="dim")
            told.add_column(overflow="fold")
            for place, words in enumerate(news_lines(lines, texts, labels)):
                told.add_row("" if place else f"{here:>4}", words)
            console.print(told)
            if step:
                try:
                    console.input(Words(f"{texts.format(Text('replay-more'))} ", "dim"))
                except EOFError:
                    step = False
        if next(story, None) is None:
            return


def _try_again(table: Table, save: Save, texts: Texts, console: Console) -> int:
    """Give the answer on which a rule broke, and see whether it still does."""
    attempt = save.attempt
    if attempt is None:
        _report(save, texts, console)
        console.print(Words(texts.format(Text("replay-repaired")), "green"))
        return 0
    what = texts.format(
        Text("replay-attempt", {"seat": attempt.seat + 1, "option": attempt.option})
    )

    def again() -> None:
        table.answer(attempt.seat, attempt.ask, attempt.option)
        # On a server, what nobody can be shown counts as broken, too.
        show(table)

    try:
        trying(table, PATIENCE, again)
    except RuleBroke as broken:
        return _still_broken(save, broken, what, texts, console)
    except Refused as refused:
        _report(save, texts, console)
        console.print(Words(f"{what} {texts.format(refused.text)}", "yellow"))
        return 0
    _report(save, texts, console)
    console.print(Words(what))
    console.print(Words(texts.format(Text("replay-repaired")), "green"))
    return 0


def _report(save: Save, texts: Texts, console: Console) -> None:
    console.print(Words(texts.format(Text("replay-report")), "bold"))
    console.print(Padding(Words(visible(save.error.rstrip()), "dim"), (0, 0, 0, 2)))


def _still_broken(save: Save, broken: RuleBroke, what: str, texts: Texts, console: Console) -> int:
    _report(save, texts, console)
    console.print(Words(what))
    now = decode(broken.report).error.rstrip()
    if now == save.error.rstrip():
        console.print(Words(texts.format(Text("replay-same")), "red"))
    else:
        console.print(Words(texts.format(Text("replay-other")), "red"))
        console.print(Padding(Words(visible(now)), (0, 0, 0, 2)))
    return STILL_BROKEN
