"""A folder is a pack, too: data without a line of Python, for one's own box and one's own rules.

A folder holds `content/*.toml` in the form of the game's own files, and perhaps `locale/en/*.ftl`
and `locale/pl/*.ftl` with words. A row whose id the game has changes what it says and leaves the
rest of that row; a row with a new id is added. Numbers are changed by their names. What is wrong
with a folder is said with its file and row, and with what would be right.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hullbreach.kernel import shelf
from hullbreach.kernel.content import data_files
from hullbreach.kernel.errors import BadFolder, HullbreachError
from hullbreach.kernel.game import Game
from hullbreach.kernel.packs import Pack


def pack_of(folder: Path) -> Pack:
    """The pack that a folder is, by the folder's name."""
    if not folder.is_dir():
        raise BadFolder(pack=str(folder), why="folder-missing", detail="")
    if not data_files(folder / "content") and not (folder / "locale").is_dir():
        raise BadFolder(pack=str(folder), why="folder-empty", detail="")
    return Pack(id=folder.resolve().name, folders=(folder.resolve(),), data=True)


def put_on_the_shelf(game: Game[Any], folder: Path) -> str:
    """Make a folder a pack of a game, examined with the usual packs; its id."""
    pack = pack_of(folder)
    shelf.add(game.name, pack)
    try:
        game.edition((pack.id,))
    except HullbreachError:
        shelf.drop(game.name, pack.id)
        raise
    return pack.id
