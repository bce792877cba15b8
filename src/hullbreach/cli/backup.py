"""`hullbreach backup`: all tables of a server in one file, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from hullbreach.cli.places import add_place, check_database, tables_folder
from hullbreach.kernel import Text, Texts
from hullbreach.kernel.extras import require

NAME = "backup"


def add(parser: argparse.ArgumentParser) -> None:
    """The file, and where the tables are."""
    parser.add_argument("file", type=Path, metavar="FILE", help="help-backup-file")
    add_place(parser)


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Copy all tables, and say how many."""
    require("serve")
    from hullbreach.server import copies
    from hullbreach.server.app import DATABASE

    check_database(args.database)
    if args.database is None:
        count = copies.back_up(tables_folder(args) / DATABASE, args.file)
    else:
        count = copies.back_up_shared(args.database, args.file)
    words = Text("backup-done", {"tables": count, "path": str(args.file)})
    console.print(texts.format(words), soft_wrap=True)
    return 0
