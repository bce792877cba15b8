"""Values on the command line that several commands read."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hullbreach.cli.parser import UsageError
from hullbreach.kernel.folders import put_on_the_shelf
from hullbreach.kernel.game import Game


def positive(word: str) -> int:
    """A number from 1 on."""
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def natural(word: str) -> int:
    """A number from 0 on."""
    number = int(word)
    if number < 0:
        raise ValueError(word)
    return number


def add_options(parser: argparse.ArgumentParser, message: str) -> None:
    """Options of the game, as `--option open-votes=true`, any number of times; `message` helps."""
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], dest="options", help=message
    )


def add_packs(parser: argparse.ArgumentParser) -> None:
    """Packs by their ids, and folders of data."""
    parser.add_argument("--packs", metavar="PACKS", default="", help="help-packs")
    add_folders(parser)


def add_folders(
    parser: argparse.ArgumentParser, name: str = "--pack", message: str = "help-pack"
) -> None:
    """Folders of data, any number of times."""
    parser.add_argument(
        name, metavar="FOLDER", action="append", default=[], type=Path, help=message
    )


def with_packs(
    game: Game[Any], args: argparse.Namespace, options: dict[str, Any]
) -> dict[str, Any]:
    """The options with the packs that are named; folders are put on the shelf."""
    wanted = [*str(options.get("packs", "")).split(","), *args.packs.split(",")]
    wanted += [put_on_the_shelf(game, folder) for folder in args.pack]
    named = [word.strip() for word in wanted if word.strip()]
    return {**options, "packs": named} if named else options


def options_of(words: Iterable[str]) -> dict[str, Any]:
    """The options of a game from words such as `open-votes=true`."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError("usage-option", word=word)
        options[name.strip().replace("-", "_")] = value.strip()
    return options
