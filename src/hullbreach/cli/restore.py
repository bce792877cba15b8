"""`hullbreach restore`: the tables of a backup, where there are none yet."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from hullbreach.cli.places import add_place, check_database, tables_folder
from hullbreach.kernel import Text, Texts
from hullbreach.kernel.extras import require

NAME = "restore"


def add(parser: argparse.ArgumentParser) -> None:
    """The file, and where the tables are to be."""
    parser.add_argument("file", type=Path, metavar="FILE", help="help-restore-file")
    add_place(parser)


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Put all tables of the backup in their place, and say how many."""
    require("serve")
    from hullbreach.server import copies
    from hullbreach.server.app import DATABASE

    check_database(args.database)
    if args.database is None:
        count = copies.restore(args.file, tables_folder(args) / DATABASE)
    else:
        count = copies.restore_shared(args.file, args.database)
    words = Text("restore-done", {"tables": count, "path": str(args.file)})
    console.print(texts.format(words), soft_wrap=True)
    return 0
