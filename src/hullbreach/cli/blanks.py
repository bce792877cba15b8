"""What of a game's box is uncertain, as a folder of data that somebody who owns the box fills in.

A row is written as the game has it, so an unchanged folder gives the same game. Above each row stands
why it is uncertain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.kernel import content
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.folders import CONTENT, MANIFEST
from hullbreach.kernel.game import Game
from hullbreach.kernel.texts import Argument, Text, Texts

GUESSED = "U"
BARE = re.compile(r"[A-Za-z0-9_-]+")
UNSEEN = ("source", "rival", "pack")
"""What is said above a row, or not at all."""

Tables = dict[str, dict[str, Any]]


class FolderTakenError(HullbreachError):
    """There is something in the folder already."""

    code = "folder-taken"


def uncertain(game: Game[Any], packs: tuple[str, ...]) -> Tables:
    """The rows of the packs that are at least in part our reconstruction, list by list."""
    tables = content.compose([game.packs[id] for id in game.agree(packs)])
    found: Tables = {}
    for key, rows in tables.items():
        if key == "box" or not isinstance(rows, dict):
            continue
        unsure = {id: row for id, row in rows.items() if _guessed(row)}
        if unsure:
            found[key] = unsure
    return found


def _guessed(row: Any) -> bool:
    return isinstance(row, dict) and GUESSED in str(row.get("source", "")).split()


def write(game: Game[Any], packs: tuple[str, ...], folder: Path, texts: Texts) -> list[Path]:
    """Write the folder: the manifest, and a file for each list."""
    if folder.exists() and any(folder.iterdir()):
        raise FolderTakenError(path=str(folder))
    pages = {MANIFEST: manifest(game, packs, texts)}
    for key, rows in uncertain(game, packs).items():
        pages[f"{CONTENT}/{key}.toml"] = "\n".join(_page(game, {key: rows}, texts))
    for name, page in pages.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(page, encoding="utf-8")
    return [folder / name for name in pages]


def manifest(game: Game[Any], packs: tuple[str, ...], texts: Texts) -> str:
    """What `pack.toml` says."""
    needs = [id for id in game.agree(packs) if id not in game.usual_packs]
    lines = [_comment(texts, "blanks-manifest"), f"game = {toml(game.name)}"]
    if needs:
        lines.append(f"needs = {toml(needs)}")
    return "\n".join([*lines, ""])


def document(game: Game[Any], packs: tuple[str, ...], texts: Texts) -> str:
    """All lists in one file."""
    return "\n".join(_page(game, uncertain(game, packs), texts))


def _page(game: Game[Any], tables: Tables, texts: Texts) -> Iterator[str]:
    yield _comment(texts, "blanks-about")
    for key, rows in tables.items():
        for id, row in rows.items():
            yield ""
            yield from _reasons(game, key, id, row, texts)
            yield f"[[{key}]]" if "id" in row else f"[{key}.{id}]"
            for name, value in row.items():
                if name not in UNSEEN:
                    yield f"{_key(name)} = {toml(value)}"
            yield f"source = {toml(row['source'])}"
    yield ""


def _reasons(
    game: Game[Any], key: str, id: str, row: Mapping[str, Any], texts: Texts
) -> Iterator[str]:
    """What the row is called, where we know it from, and what another source says."""
    listed = (entry.id for listing in game.content() for entry in listing.entries)
    names = [
        f"{key.removesuffix('s')}-{id}",
        *(one for one in listed if one.partition("-")[2] == id),
    ]
    name = next((texts.format(Text(one)) for one in names if texts.has(one)), id)
    codes = dict.fromkeys(code.rstrip("0123456789") for code in str(row["source"]).split())
    whence = [texts.format(Text(f"provenance-{code}")) for code in codes]
    sources = "; ".join(f"{code}: {words}" for code, words in zip(codes, whence, strict=True))
    yield _comment(texts, "blanks-row", name=name, sources=sources)
    if row.get("rival"):
        yield _comment(texts, "blanks-rival", rival=str(row["rival"]))


def _comment(texts: Texts, message: str, **args: Argument) -> str:
    words = texts.format(Text(message, args))
    return "\n".join(f"# {line}".rstrip() for line in words.splitlines())


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else toml(name)


def toml(value: Any) -> str:
    """A value as TOML writes it. Rows by id are a list of rows again.

    >>> toml({"decks": {"red": 2}, "one-use": False, "items": [1, "two"]})
    '{ decks = { red = 2 }, one-use = false, items = [1, "two"] }'
    """
    if isinstance(value, Mapping):
        if value and all(
            isinstance(row, Mapping) and row.get("id") == id for id, row in value.items()
        ):
            return toml(list(value.values()))
        inner = ", ".join(f"{_key(name)} = {toml(one)}" for name, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    return msgspec.json.encode(value).decode()
