"""`hullbreach play`: a game in this terminal, with others at the same screen or with bots."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console

from hullbreach import kernel
from hullbreach.cli.parser import UsageError
from hullbreach.cli.values import add_options, options_of
from hullbreach.kernel import Table
from hullbreach.kernel.errors import BadSeats
from hullbreach.kernel.texts import Texts
from hullbreach.terminal import files
from hullbreach.terminal.seats import Player, read_seats, usual_seats, with_bot
from hullbreach.terminal.session import Session

NAME = "play"


def add(parser: argparse.ArgumentParser) -> None:
    """The game, who plays it, and how."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="help-game")
    parser.add_argument("--seats", metavar="SEATS", help="help-play-seats")
    parser.add_argument("--bot", metavar="KIND", help="help-play-bot")
    parser.add_argument("--seed", metavar="SEED", help="help-play-seed")
    add_options(parser, "help-play-option")
    parser.add_argument("--save", metavar="FILE", type=Path, help="help-play-save")
    parser.add_argument("--load", metavar="FILE", type=Path, help="help-play-load")
    parser.add_argument("--watch", action="store_true", help="help-play-watch")
    parser.add_argument("--plain", action="store_true", help="help-play-plain")
    parser.add_argument("--no-animation", action="store_true", help="help-play-no-animation")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Begin or load a game, and play it."""
    table, players = _loaded(args) if args.load is not None else _new(args)
    if args.bot:
        players = with_bot(players, args.bot)
    if args.watch and any(player.human for player in players):
        raise UsageError("usage-watch")
    session = Session(
        table,
        players,
        texts.of(table.game.name),
        console,
        _path(args, table),
        plain=args.plain,
        animate=console.is_terminal and not args.no_animation,
    )
    return session.run()


def _new(args: argparse.Namespace) -> tuple[Table, list[Player]]:
    if args.game is None:
        raise UsageError("usage-which-game", known=", ".join(kernel.games()) or "-")
    game = kernel.find(args.game)
    players = _players(args, game.seats[0])
    table = Table.new(game, seats=len(players), options=options_of(args.options), seed=args.seed)
    return table, players


def _loaded(args: argparse.Namespace) -> tuple[Table, list[Player]]:
    if args.seed is not None or args.options:
        raise UsageError("usage-load-alone")
    table = Table.load(files.read(args.load))
    if args.game not in (None, table.game.name):
        raise UsageError("usage-other-game", path=str(args.load), game=f"game-{table.game.name}")
    players = _players(args, table.seats)
    if len(players) != table.seats:
        raise BadSeats(game=str(args.load), seats=len(players), low=table.seats, high=table.seats)
    return table, players


def _players(args: argparse.Namespace, count: int) -> list[Player]:
    return usual_seats(count, watch=args.watch) if args.seats is None else read_seats(args.seats)


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
