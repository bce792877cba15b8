"""`hullbreach play`: a game in this terminal, with others at the same screen or with bots."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.text import Text as Words

from hullbreach import kernel
from hullbreach.bots import UnknownBotError
from hullbreach.cli.parser import UsageError
from hullbreach.cli.values import add_options, add_packs, options_of, with_packs
from hullbreach.kernel import Table
from hullbreach.kernel.errors import BadSeats
from hullbreach.kernel.saves import Player, decode
from hullbreach.kernel.settings import together
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal import files
from hullbreach.terminal.seats import (
    SeatsError,
    UnknownPlayersError,
    read_seats,
    usual_seats,
    with_bot,
)
from hullbreach.terminal.session import Session

NAME = "play"


def add(parser: argparse.ArgumentParser) -> None:
    """The game, who plays it, and how."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="help-game")
    parser.add_argument("--seats", metavar="SEATS", help="help-play-seats")
    parser.add_argument("--bot", metavar="KIND", help="help-play-bot")
    parser.add_argument("--seed", metavar="SEED", help="help-play-seed")
    add_options(parser, "help-play-option")
    add_packs(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="help-play-save")
    parser.add_argument("--load", metavar="FILE", type=Path, help="help-play-load")
    parser.add_argument("--after", metavar="FILE", type=Path, help="help-play-after")
    parser.add_argument("--watch", action="store_true", help="help-play-watch")
    parser.add_argument("--plain", action="store_true", help="help-play-plain")
    parser.add_argument("--no-animation", action="store_true", help="help-play-no-animation")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Begin or load a game, and play it."""
    table, players = _new(args) if args.load is None else _loaded(args, texts, console)
    if args.bot:
        players = with_bot(players, args.bot)
    if args.watch and any(player.human for player in players):
        raise UsageError("usage-watch")
    session = Session(
        table,
        players,
        texts.of(table.edition.words),
        console,
        _path(args, table),
        plain=args.plain,
        animate=console.is_terminal and not args.no_animation,
    )
    return session.run()


def _new(args: argparse.Namespace) -> tuple[Table, list[Player]]:
    before = None if args.after is None else Table.load(files.read(args.after))
    if args.game is None and before is None:
        raise UsageError("usage-which-game", known=", ".join(kernel.games()) or "-")
    game = kernel.find(args.game) if before is None else before.game
    if args.game not in (None, game.name):
        raise UsageError("usage-other-game", path=str(args.after), game=f"game-{game.name}")
    if args.seats is not None:
        players = read_seats(args.seats)
    else:
        players = usual_seats(game.seats[0], watch=args.watch)
    options = with_packs(game, args, options_of(args.options))
    if before is not None:
        options = together(game.sequel(before.play), options)
    table = Table.new(game, seats=len(players), options=options, seed=args.seed)
    return table, players


def _loaded(args: argparse.Namespace, texts: Texts, console: Console) -> tuple[Table, list[Player]]:
    if args.seed is not None or args.options:
        raise UsageError("usage-load-alone")
    if args.after is not None:
        raise UsageError("usage-after-alone")
    data = files.read(args.load)
    if args.pack:
        with_packs(kernel.find(decode(data).game), args, {})
    table = Table.load(data)
    if args.game not in (None, table.game.name):
        raise UsageError("usage-other-game", path=str(args.load), game=f"game-{table.game.name}")
    players = decode(data).players
    if args.seats is not None:
        players = read_seats(args.seats)
    elif not players and args.watch:
        players = usual_seats(table.seats, watch=True)
    elif not players:
        players = _asked(args.load, table.seats, texts, console)
    if len(players) != table.seats:
        raise BadSeats(game=str(args.load), seats=len(players), low=table.seats, high=table.seats)
    return table, players


def _asked(path: Path, seats: int, texts: Texts, console: Console) -> list[Player]:
    """Who sits where, typed in: a file that does not say it leaves nobody's seat to a bot."""
    question = Text("who-plays", {"path": str(path), "seats": seats})
    while True:
        console.print(Words(texts.format(question)), highlight=False, soft_wrap=True)
        try:
            line = console.input(Words(f"{texts.format(Text('prompt'))} ", "bold"))
        except EOFError:
            raise UnknownPlayersError(path=str(path)) from None
        try:
            players = read_seats(line)
        except (SeatsError, UnknownBotError) as error:
            complaint = error.text
        else:
            if len(players) == seats:
                return players
            complaint = Text("who-plays-count", {"seats": seats, "typed": len(players)})
        # A program that types cannot be asked again and again.
        if not console.is_terminal:
            raise UnknownPlayersError(path=str(path))
        console.print(Words(texts.format(complaint), "yellow"), highlight=False)


def _path(args: argparse.Namespace, table: Table) -> Path:
    """The file in which the game is kept: never one in which another game is."""
    if args.save is not None:
        path: Path = args.save
        if path.exists() and (args.load is None or not path.samefile(args.load)):
            raise files.FileTakenError(path=str(path))
        return path
    if args.load is not None:
        loaded: Path = args.load
        return loaded
    folder = files.game_folder(os.environ)
    return files.free_name(folder, f"{table.game.name}-{table.commitment[:8]}")
