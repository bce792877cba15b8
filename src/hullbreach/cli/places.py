"""Where the tables of a server are, as several commands are told: in a folder, or in a shared database."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from hullbreach.cli.parser import UsageError
from hullbreach.kernel.extras import require
from hullbreach.terminal.files import game_folder

ADDRESSES = ("postgresql://", "postgres://")
"""How the address of a database begins."""


def add_place(parser: argparse.ArgumentParser) -> None:
    """The folder of the tables, or the address of their database."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="help-serve-data")
    parser.add_argument("--database", metavar="ADDRESS", help="help-serve-database")


def check_database(address: str | None) -> None:
    """Refuse an address of something else, and say what is not installed."""
    if address is None:
        return
    if not address.startswith(ADDRESSES):
        raise UsageError("usage-serve-database", value=address.partition("://")[0])
    require("postgres")


def tables_folder(args: argparse.Namespace) -> Path:
    """The folder of the tables."""
    named: Path | None = args.data
    return named or game_folder(os.environ) / "server"
