"""`hullbreach arena`: bots play many games; tables and a report say what came of it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text as Words

from hullbreach import kernel
from hullbreach.arena import Files, Plan, play, read_bots, require_tables, write
from hullbreach.arena.again import plan_of, recorded, replayed
from hullbreach.arena.match import Match
from hullbreach.cli import opening
from hullbreach.cli.parser import UsageError
from hullbreach.cli.values import add_options, add_packs, natural, options_of, positive, with_packs
from hullbreach.kernel.folders import put_all
from hullbreach.kernel.settings import fewest
from hullbreach.kernel.texts import Argument, Text, Texts

if TYPE_CHECKING:
    from hullbreach.arena.tallies import Tallies

NAME = "arena"
GAMES = 100
OUT = Path("hullbreach-arena")
WITHOUT, WITH = "without", "with"
"""The folders of two runs that are compared."""


def add(parser: argparse.ArgumentParser) -> None:
    """The game, who plays it how often, and where the results go."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="help-game")
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help="help-arena-games"
    )
    parser.add_argument("--seats", metavar="BOTS", help="help-arena-seats")
    parser.add_argument("--bot", default="", metavar="KIND", help="help-arena-bot")
    parser.add_argument("--seed", default="1", metavar="SEED", help="help-arena-seed")
    parser.add_argument("--mode", default="", metavar="MODE", help="help-arena-mode")
    add_options(parser, "help-arena-option")
    add_packs(parser)
    parser.add_argument("--against-without", action="store_true", help="help-arena-against-without")
    parser.add_argument("--rotate", action="store_true", help="help-arena-rotate")
    parser.add_argument("--jobs", type=positive, metavar="N", help="help-arena-jobs")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="help-arena-ray")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="help-arena-out")
    parser.add_argument("--compare", type=Path, nargs=2, metavar="DIR", help="help-arena-compare")
    parser.add_argument("--game", type=natural, metavar="N", dest="number", help="help-arena-game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="help-arena-save")
    parser.add_argument("--open", choices=opening.PLACES, metavar="WHERE", help="help-arena-open")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Play what is missing, write the results, and sum up; 1 if a rule broke or a bot failed."""
    if args.number is not None:
        return _again(args, texts, console)
    if args.save is not None or args.open is not None:
        raise UsageError("usage-arena-which")
    require_tables()
    if args.compare:
        put_all(args.pack)
        return _compare(tuple(args.compare), args.out, texts, console)
    if args.against_without:
        return _both(args, texts, console)
    return _played(_plan(args), args, args.out, texts, console)


def _both(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Play the same games without packs and with them, and compare them pair by pair."""
    if not args.packs and not args.pack:
        raise UsageError("usage-against-without")
    folders = args.out / WITHOUT, args.out / WITH
    plans = _plan(args, packs=False), _plan(args)
    codes = [
        _played(plan, args, folder, texts, console)
        for plan, folder in zip(plans, folders, strict=True)
    ]
    _compare(folders, args.out, texts, console)
    return max(codes)


def _played(plan: Plan, args: argparse.Namespace, out: Path, texts: Texts, console: Console) -> int:
    _play(plan, args, out, texts, console)
    tallies = write(plan, args.games, out, texts)
    _tell(tallies, Files.below(out), texts, console)
    return 1 if tallies.broken or tallies.failed else 0


def _plan(args: argparse.Namespace, *, packs: bool = True) -> Plan:
    """What the words of the command line mean; perhaps without the packs that they name."""
    if args.game is None:
        raise UsageError("usage-which-game", known=", ".join(kernel.games()) or "-")
    game = kernel.find(args.game)
    options = options_of(args.options)
    return Plan.of(
        args.game,
        bots=read_bots(args.seats or str(fewest(game, args.mode)), game.name, args.bot),
        seed=args.seed,
        mode=args.mode,
        options=with_packs(game, args, options) if packs else options,
        rotate=args.rotate,
    )


def _again(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Play one game of a run again, keep it in a file, and show it or say how it is shown."""
    if args.game is None:
        put_all(args.pack)
        plan, known = plan_of(args.out)
    else:
        plan = _plan(args)
        known = recorded(args.out, plan)
    table, outcome = replayed(plan, args.number, known)
    path = args.save or args.out / f"game-{args.number}.json"
    opening.keep(path, table)
    told = "arena-game-broke-off" if outcome.error else "arena-game-over"
    _say(console, texts, told, game=str(args.number), answers=outcome.answers, path=str(path))
    if outcome.error:
        _say(console, texts, "arena-failed-how", error=outcome.error, trace=outcome.trace)
    if args.open is not None:
        return opening.show(args.open, path, Match(plan), args.number, texts, console)
    for words in opening.commands(path, args.pack):
        console.print(Words(f"  {words}", "bold"), highlight=False, soft_wrap=True)
    return 0


def _compare(folders: tuple[Path, Path], out: Path, texts: Texts, console: Console) -> int:
    """Put two runs on one page, and say whether one of them wins more often."""
    from hullbreach.arena import compare

    found, path = compare.write(folders, out, texts)
    words = compare.found_words(found, texts)
    won = found.won
    _say(
        console,
        texts,
        f"arena-compared-{'level' if not won.clear else 'up' if won.clear > 0 else 'down'}",
        before=words.percent(won.before.share),
        after=words.percent(won.after.share),
        gap=words.points(won.gap),
        low=words.points(won.interval.low),
        high=words.points(won.interval.high),
    )
    if (pairs := found.paired) is not None:
        _say(
            console,
            texts,
            "arena-compared-pairs",
            games=pairs.games,
            up=pairs.up,
            down=pairs.down,
            luck=words.luck(pairs.luck),
            gap=words.points(pairs.gap),
            low=words.points(pairs.interval.low),
            high=words.points(pairs.interval.high),
        )
    _say(console, texts, "arena-compared", path=str(path))
    return 0


def _play(plan: Plan, args: argparse.Namespace, out: Path, texts: Texts, console: Console) -> None:
    kept, finished = -1, 0
    with _progress(console) as bar:
        task = bar.add_task(texts.format(Text("arena-progress")), total=args.games)

        def progress(done: int) -> None:
            nonlocal kept, finished
            kept, finished = done if kept < 0 else kept, done
            bar.update(task, completed=done)

        try:
            play(plan, args.games, out, jobs=args.jobs, ray=args.ray, progress=progress)
        except KeyboardInterrupt:
            bar.stop()
            _say(console, texts, "arena-stopped", games=finished, path=str(out))
            raise
    if kept:
        _say(console, texts, "arena-kept", games=kept)


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def _say(console: Console, texts: Texts, message: str, **args: Argument) -> None:
    words = texts.format(Text(message, args))
    console.print(Words(words), highlight=False, soft_wrap=True)


def _tell(tallies: Tallies, files: Files, texts: Texts, console: Console) -> None:
    """The win rate, by bot where there are several kinds, and where the rest is."""
    from hullbreach.arena.words import number, percent

    language = texts.language
    rates = {texts.format(Text("arena-all-seats")): tallies.overall}
    for group in tallies.groups:
        if group.name == "bot":
            rates |= {str(row.value): row.rate for row in group.rows}
    for name, rate in rates.items():
        low, high = (percent(share, language) for share in (rate.interval.low, rate.interval.high))
        _say(
            console,
            texts,
            "arena-result",
            name=name,
            rate=percent(rate.share, language),
            range=f"{low} – {high}",
            seats=number(rate.count, language),
        )
    for one in tallies.failed:
        _say(console, texts, "arena-failed", bot=one.bot, count=one.games, game=str(one.first))
        _say(console, texts, "arena-failed-how", error=one.error, trace=one.trace)
    if tallies.broken:
        _say(console, texts, "arena-broken-short", count=len(tallies.broken))
    tables = texts.join([files.games.name, files.seats.name])
    _say(console, texts, "arena-written", report=str(files.report), tables=tables)
