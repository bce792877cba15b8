"""`hullbreach prune`: delete the tables of games that were over long ago."""

from __future__ import annotations

import argparse
from datetime import datetime

from rich.console import Console

from hullbreach.cli.places import add_place, check_database, tables_folder
from hullbreach.kernel import Text, Texts
from hullbreach.kernel.extras import require

NAME = "prune"


def add(parser: argparse.ArgumentParser) -> None:
    """Up to when, and where the tables are."""
    parser.add_argument(
        "--finished-before",
        type=_moment,
        required=True,
        metavar="DATE",
        help="help-prune-finished-before",
    )
    add_place(parser)


def _moment(words: str) -> float:
    """The beginning of a day, such as 2026-01-31, by this machine's calendar; or a time of it."""
    return datetime.fromisoformat(words).timestamp()


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Delete them, and say how many they were."""
    require("serve")
    from hullbreach.server import copies
    from hullbreach.server.app import DATABASE

    check_database(args.database)
    if args.database is None:
        count = copies.prune(tables_folder(args) / DATABASE, args.finished_before)
    else:
        count = copies.prune_shared(args.database, args.finished_before)
    console.print(texts.format(Text("prune-done", {"tables": count})), soft_wrap=True)
    return 0
