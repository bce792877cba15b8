"""A folder is a pack, too: data without a line of Python, for one's own box and one's own rules.

A folder holds `pack.toml`, which says for which game it is, `content/*.toml` in the form of the
game's own files, and perhaps `locale/en/*.ftl` and `locale/pl/*.ftl` with words and `art/*.svg` with
drawings. A row whose id the game has changes what it says and leaves the rest of that row; a row
with a new id is added. Numbers are changed by their names.

A folder is read once, when it is put on the shelf. From then on it is a value, whatever becomes of
the files: it travels to other processes with the table, the plan or the environment. What is wrong
with a folder is said with its file and row, and with what would be right.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from io import BytesIO, StringIO
from pathlib import Path
from typing import IO, Any

import msgspec
from fluent.syntax import FluentParser, ast

from hullbreach.kernel import chance, content, registry, shelf
from hullbreach.kernel.errors import BadFolder, HullbreachError
from hullbreach.kernel.flaws import why_not
from hullbreach.kernel.game import Game
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.run import Run
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.texts import LANGUAGES, Text

MANIFEST, CONTENT, LOCALE, ART = "pack.toml", "content", "locale", "art"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NOTES = ("readme", "license", "licence", "changelog", "notes")
"""Files that a folder may have besides, for people."""
BELONGS = f"{MANIFEST}, {CONTENT}/*.toml, {ART}/*.svg, " + ", ".join(
    f"{LOCALE}/{one}/*.ftl" for one in LANGUAGES
)


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says: the game, and perhaps a name and which packs it goes with or not."""

    game: str
    name: str | dict[str, str] = ""
    """For everybody, or by language."""
    needs: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()


class Kept(msgspec.Struct, frozen=True):
    """A folder or a file as it was when it was read: what `Traversable` wants, held in memory."""

    name: str
    text: str | None = None
    inside: tuple[Kept, ...] = ()

    def is_dir(self) -> bool:
        """Whether it is a folder."""
        return self.text is None

    def is_file(self) -> bool:
        """Whether it is a file that there is."""
        return self.text is not None

    def iterdir(self) -> Iterator[Kept]:
        """What is in the folder."""
        return iter(self.inside)

    def joinpath(self, *names: str | os.PathLike[str]) -> Kept:
        """What is below; where nothing is, an empty folder."""
        found = self
        for name in (part for one in names for part in os.fspath(one).split("/")):
            found = next((one for one in found.inside if one.name == name), Kept(name))
        return found

    def __truediv__(self, name: str | os.PathLike[str]) -> Kept:
        return self.joinpath(name)

    def read_text(self, encoding: str | None = None) -> str:
        """The text of a file."""
        if self.text is None:
            raise FileNotFoundError(self.name)
        return self.text

    def read_bytes(self) -> bytes:
        """The bytes of a file."""
        return self.read_text().encode()

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:
        """A file to be read."""
        return BytesIO(self.read_bytes()) if "b" in mode else StringIO(self.read_text())


def pack_of(folder: Path) -> tuple[str, Pack]:
    """The game that a folder is for, and the pack that it is; only the folder itself is looked at."""
    if not folder.is_dir():
        raise bad(str(folder), "folder-missing")
    root = folder.resolve()
    if not (root / MANIFEST).is_file():
        raise bad(str(folder), "folder-no-manifest", known=", ".join(registry.names()))
    if not ID.fullmatch(root.name):
        raise bad(str(folder), "folder-name")
    kept = Kept(root.name, None, tuple(_kept(root)))
    manifest = _manifest(root.name, kept / MANIFEST)
    parts = (content.data_files(kept / CONTENT), (kept / LOCALE).inside, (kept / ART).inside)
    if not any(parts):
        raise bad(str(folder), "folder-empty")
    _check_words(root.name, kept / LOCALE)
    named = manifest.name
    names = dict.fromkeys(LANGUAGES, named) if isinstance(named, str) else named
    return manifest.game, Pack(
        id=root.name,
        folders=(kept,),
        names={language: name for language, name in names.items() if name},
        needs=manifest.needs,
        conflicts=manifest.conflicts,
        data=True,
    )


def put_on_the_shelf(game: Game[Any], folder: Path) -> str:
    """Make a folder a pack of a game, examined with the usual packs; its id."""
    owner, pack = pack_of(folder)
    if owner not in _names(game):
        raise bad(pack.id, "folder-other-game", named=owner, game=f"game-{game.name}")
    return _put(owner, game, pack)


def put_all(folders: Iterable[Path]) -> list[tuple[str, str]]:
    """Put packs on the shelf, each for its game: folders of packs, or folders that hold such; (game, id)."""
    found: dict[tuple[str, str], Path] = {}
    for one in folders:
        for folder in _pack_folders(one):
            owner, pack = pack_of(folder)
            if owner not in registry.names():
                raise bad(
                    pack.id, "folder-other-game", named=owner, game=", ".join(registry.names())
                )
            if found.setdefault((owner, pack.id), folder).resolve() != folder.resolve():
                raise bad(str(folder), "folder-twice", other=str(found[owner, pack.id]))
    for (owner, _id), folder in found.items():
        put_on_the_shelf(registry.find(owner), folder)
    return list(found)


def ids_of(game: Game[Any], packs: str | Path | Iterable[str | Path]) -> list[str]:
    """Packs by their ids; what is a path, or has a slash in it, is a folder to be put on the shelf."""
    several = [packs] if isinstance(packs, str | Path) else list(packs)
    return [
        put_on_the_shelf(game, Path(one)) if isinstance(one, Path) or "/" in one else one
        for one in several
    ]


def _pack_folders(folder: Path) -> list[Path]:
    """A folder that is a pack, or the folders in it that are."""
    if not folder.is_dir():
        raise bad(str(folder), "folder-missing")
    if (folder / MANIFEST).is_file():
        return [folder]
    inside = sorted(one.parent for one in folder.glob(f"*/{MANIFEST}"))
    if not inside:
        raise bad(str(folder), "folder-no-manifest", known=", ".join(registry.names()))
    return inside


def _names(game: Game[Any]) -> set[str]:
    """The names of the games whose packs a game has: a variant has those of what it varies."""
    return {vars(kind)["name"] for kind in type(game).__mro__ if "name" in vars(kind)}


def _put(owner: str, game: Game[Any], pack: Pack) -> str:
    before = game.packs.get(pack.id)
    if before is not None and not before.data:
        raise bad(pack.id, "folder-taken", game=f"game-{game.name}")
    if before is not None and before.folders == pack.folders:
        return pack.id
    shelf.add(owner, pack)
    try:
        _try(game, pack)
    except HullbreachError:
        shelf.drop(owner, pack.id)
        if before is not None:
            shelf.add(owner, before)
        raise
    return pack.id


def _try(game: Game[Any], pack: Pack) -> None:
    """Whether a game can be set up with a folder, for few and for many."""
    from hullbreach.kernel.art import ArtError

    for seats in (game.seats[0], game.seats[-1]):
        options = read_options(game, {"packs": [pack.id, *pack.needs]}, seats)
        edition = game.edition(options.packs)
        try:
            edition.art  # noqa: B018 (drawings are read here, while somebody can be told)
        except ArtError as error:
            file = "/".join([ART, *error.where])
            raise bad(pack.id, Text("folder-file", {"file": file, "why": error.why})) from None
        try:
            Run(game, game.setup(options, seats, chance.key_of("folder"))).start()
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise bad(pack.id, "folder-unplayable", detail=detail) from None


# Reading


def _kept(folder: Path, above: str = "") -> Iterator[Kept]:
    """What a folder has. A file that means nothing here is most likely one with the wrong name."""
    for entry in sorted(folder.iterdir()):
        path = f"{above}{entry.name}"
        if entry.name.startswith("."):
            continue
        if entry.is_dir() and (not above or above == f"{LOCALE}/"):
            if path not in (CONTENT, LOCALE, ART, *(f"{LOCALE}/{one}" for one in LANGUAGES)):
                raise bad(folder.name, "folder-unknown-file", file=f"{path}/", known=BELONGS)
            yield Kept(entry.name, None, tuple(_kept(entry, f"{path}/")))
        elif _is_data(path):
            try:
                yield Kept(entry.name, entry.read_text("utf-8"))
            except (OSError, UnicodeDecodeError) as error:
                raise bad(folder.name, "folder-unreadable", file=path, detail=str(error)) from None
        elif above or not entry.name.lower().startswith(NOTES):
            raise bad(folder.name, "folder-unknown-file", file=path, known=BELONGS)


def _is_data(path: str) -> bool:
    parts = path.split("/")
    return (
        path == MANIFEST
        or (parts[0] == CONTENT and path.endswith(".toml"))
        or (parts[0] == ART and path.endswith(".svg"))
        or (parts[0] == LOCALE and len(parts) == 3 and path.endswith(".ftl"))
    )


def _manifest(pack: str, file: Kept) -> Manifest:
    try:
        tables = tomllib.loads(file.read_text())
    except tomllib.TOMLDecodeError as error:
        raise bad(pack, content.not_toml(MANIFEST, error)) from None
    try:
        found = msgspec.convert(tables, Manifest)
    except msgspec.ValidationError as error:
        raise bad(
            pack, Text("folder-file", {"file": MANIFEST, "why": why_not(error, Manifest)})
        ) from None
    if isinstance(found.name, dict) and (odd := sorted(set(found.name) - set(LANGUAGES))):
        why = Text("flaw-unknown-key", {"key": odd[0], "known": ", ".join(LANGUAGES)})
        raise bad(pack, Text("folder-file", {"file": MANIFEST, "why": why}))
    return found


def _check_words(pack: str, locale: Kept) -> None:
    """Whether all words of a folder can be read."""
    for language in locale.inside:
        for file in language.inside:
            text = file.read_text()
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Junk):
                    at = entry.span.start if entry.span is not None else 0
                    line = text.count("\n", 0, at) + 1
                    path = f"{LOCALE}/{language.name}/{file.name}"
                    raise bad(pack, "folder-fluent", file=path, line=line)


def bad(pack: str, why: str | Text, **args: Any) -> BadFolder:
    """A folder that is refused, and why."""
    return BadFolder(pack=pack, why=why if isinstance(why, Text) else Text(why, args))
