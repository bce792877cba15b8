"""Values on the command line that several commands read."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from hullbreach.cli.parser import UsageError


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


def options_of(words: Iterable[str]) -> dict[str, Any]:
    """The options of a game from words such as `open-votes=true`."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError("usage-option", word=word)
        options[name.strip().replace("-", "_")] = value.strip()
    return options
