"""Where a game of the arena is looked at: told again, watched in the terminal, or in the browser."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

from hullbreach.arena.match import Match
from hullbreach.kernel import Table
from hullbreach.kernel.texts import Texts
from hullbreach.terminal import files
from hullbreach.terminal.seats import read_seats

REPLAY, TERMINAL, BROWSER = PLACES = ("replay", "terminal", "browser")


def keep(path: Path, table: Table) -> None:
    """Write a game into a file, unless another game is there."""
    data = table.save()
    if path.exists() and files.read(path) != data:
        raise files.FileTakenError(path=str(path))
    files.write(path, data)


def commands(path: Path, folders: Iterable[Path] = ()) -> Iterator[str]:
    """What shows the game of a file that was played with these folders of data."""
    name, own = shlex.quote(str(path)), [shlex.quote(str(folder)) for folder in folders]
    packs = "".join(f" --pack {folder}" for folder in own)
    yield f"hullbreach replay {name}{packs}"
    yield f"hullbreach replay {name} --step{packs}"
    yield f"hullbreach play --load {name} --watch{packs}"
    yield f"hullbreach serve --file {name}{packs.replace('--pack ', '--packs ')}"


def show(where: str, path: Path, match: Match, number: int, texts: Texts, console: Console) -> int:
    """Show a game that is kept in a file."""
    if where == TERMINAL:
        return _watch(path, match, number, texts, console)
    return _replay(path, texts, console) if where == REPLAY else _serve(path, texts, console)


def _replay(path: Path, texts: Texts, console: Console) -> int:
    from hullbreach.cli import replay

    parser = argparse.ArgumentParser()
    replay.add(parser)
    return replay.run(parser.parse_args([str(path)]), texts, console)


def _serve(path: Path, texts: Texts, console: Console) -> int:
    from hullbreach.cli import serve

    parser = argparse.ArgumentParser()
    serve.add(parser)
    return serve.run(parser.parse_args(["--file", str(path)]), texts, console)


def _watch(path: Path, match: Match, number: int, texts: Texts, console: Console) -> int:
    """The bots of the arena play their game once more, at this terminal."""
    from hullbreach.terminal.session import Session

    table = match.table(number)
    players = read_seats(",".join(f"bot:{kind}" for kind in match.plan.bots_of(number)))
    session = Session(
        table, players, texts.of(table.edition.words), console, path, animate=console.is_terminal
    )
    session.bots = dict(enumerate(match.players(number)))
    return session.run()
