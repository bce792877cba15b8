"""`hullbreach content`: what of a game's box is here, and how sure we are of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach import kernel
from hullbreach.cli import blanks
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.game import Game, Listing
from hullbreach.kernel.texts import Text, Texts

NAME = "content"


class UnknownListError(HullbreachError):
    """The game has no such list."""

    code = "unknown-list"


class NothingUncertainError(HullbreachError):
    """All rows of the game are certain."""

    code = "nothing-uncertain"


def add(parser: argparse.ArgumentParser) -> None:
    """A game, and perhaps one of its lists."""
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("list", metavar="LIST", nargs="?", help="help-content-list")
    parser.add_argument("--reconstructed", action="store_true", help="help-content-reconstructed")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="help-content-into")
    parser.add_argument("--packs", metavar="PACKS", default="", help="help-packs")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Show all lists, or the entries of one."""
    game = kernel.find(args.game)
    texts = texts.of(game.name)
    if args.reconstructed or args.into is not None:
        packs = tuple(word.strip() for word in args.packs.split(",") if word.strip())
        return _reconstructed(game, packs, args.into, texts, console)
    listings = game.content()
    if args.list is None:
        console.print(_all(game.name, listings, texts))
        _explain((entry.source for row in listings for entry in row.entries), texts, console)
        return 0
    found = next((row for row in listings if row.name == args.list), None)
    if found is None:
        known = ", ".join(row.name for row in listings)
        raise UnknownListError(name=args.list, game=f"game-{game.name}", known=known or "-")
    console.print(_entries(game.name, found, texts))
    _explain((entry.source for entry in found.entries), texts, console)
    return 0


def _reconstructed(
    game: Game[Any], packs: tuple[str, ...], into: Path | None, texts: Texts, console: Console
) -> int:
    """What is uncertain, as a folder to be filled in, or as one file of it."""
    if not blanks.uncertain(game, packs):
        raise NothingUncertainError(game=f"game-{game.name}")
    if into is None:
        console.out(blanks.document(game, packs, texts), end="", highlight=False)
        return 0
    for path in blanks.write(game, packs, into, texts):
        console.print(Words(str(path)), highlight=False, soft_wrap=True)
    told = Text("blanks-written", {"command": f"hullbreach play {game.name} --pack {into}"})
    console.print(Words(texts.format(told)), highlight=False, soft_wrap=True)
    return 0


def list_name(game: str, listing: Listing, texts: Texts) -> str:
    """What a list is called."""
    title = listing.title(game)
    return texts.format(title) if texts.has(title.id) else listing.name


def _all(game: str, listings: list[Listing], texts: Texts) -> Grid:
    grid = _grid(f"game-{game}", texts)
    grid.add_column(texts.format(Text("content-list")))
    for column in ("content-box", "content-here", "content-certain", "content-reconstructed"):
        grid.add_column(texts.format(Text(column)), justify="right")
    for row in listings:
        name = list_name(game, row, texts)
        label = Words(row.name, "cyan")
        if name != row.name:
            label.append(f"  {name}", "default")
        here = Words(str(row.here), "" if row.here == row.box else "yellow")
        unsure = Words(str(row.reconstructed), "yellow" if row.reconstructed else "dim")
        grid.add_row(label, str(row.box), here, str(row.certain), unsure)
    sums = [
        sum(getattr(row, field) for row in listings)
        for field in ("box", "here", "certain", "reconstructed")
    ]
    grid.add_section()
    grid.add_row(texts.format(Text("content-sum")), *map(str, sums), style="bold")
    return grid


def _entries(game: str, listing: Listing, texts: Texts) -> Grid:
    grid = _grid(f"game-{game}", texts, list_name(game, listing, texts))
    rivals = any(entry.rival for entry in listing.entries)
    grid.add_column(texts.format(Text("content-name")), overflow="fold")
    grid.add_column(texts.format(Text("content-count")), justify="right")
    grid.add_column(texts.format(Text("content-source")))
    if rivals:
        grid.add_column(texts.format(Text("content-rival")), overflow="fold")
    for entry in listing.entries:
        name = texts.name(entry.id)
        label = Words(name)
        if name != entry.id:
            label.append(f"  {entry.id}", "dim")
        source = Words(entry.source, "yellow" if entry.reconstructed else "")
        grid.add_row(label, str(entry.count), source, *([Words(entry.rival)] if rivals else []))
    return grid


def _grid(game: str, texts: Texts, part: str = "") -> Grid:
    title = texts.format(Text(game))
    return Grid(
        title=Words(f"{title}: {part}" if part else title, "bold"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )


def _explain(sources: Iterable[str], texts: Texts, console: Console) -> None:
    """Say what the codes of the sources mean, those that occur: P2 is a P, PB a code of its own."""
    codes = dict.fromkeys(
        code.rstrip("0123456789") for source in sources for code in source.split()
    )
    known = [code for code in codes if texts.has(f"provenance-{code}")]
    if known:
        console.print(Words(texts.format(Text("content-sources")), "bold"))
    for code in known:
        words = Words(f"  {code:<2} ", "cyan")
        console.print(words.append(texts.format(Text(f"provenance-{code}")), "default"))
