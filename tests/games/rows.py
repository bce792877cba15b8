"""What is printed on components, row by row, in the few words that the pages of the games use.

The pages were read against what is known of the boxes. A number that changes there has to change here, too.

Each pack of the survival games has a page, which `python -m tests.games.rows` writes anew. Whatever
differs then is read against the source before it is kept.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.kernel import content, registry
from hullbreach.kernel.game import Game

UNSEEN = {"id", "source", "rival", "pack", "colour", "height"}
"""What is no matter of the rules."""
DRAWN = UNSEEN - {"colour"} | {"x", "y", "width", "zones"}
"""The same where colours are, but there are boards."""

WRITTEN = ("nemesis", "lockdown")
"""The games whose pages are written from their packs."""

Lists = dict[str, dict[str, str]]
"""The rows of each list, in words."""


def page(path: Path) -> Lists:
    """The lists of a page, each with its rows."""
    found: Lists = {}
    for line in filter(None, path.read_text("utf-8").splitlines()):
        name, _, rest = line.partition(":")
        if line.startswith("## "):
            rows = found[line.removeprefix("## ")] = {}
        else:
            rows[name] = rest.strip()
    return found


def printed(row: msgspec.Struct) -> str:
    """All of a row that is not as usual."""
    return " ".join(_words(_unusual(row), UNSEEN))


def _unusual(row: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if value != _usual(field):
            yield field.name, value


def _usual(field: Any) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _words(fields: Iterable[tuple[str, Any]], unseen: set[str]) -> Iterator[str]:
    for name, value in fields:
        if name in unseen or isinstance(value, float):  # no rule has half of anything
            continue
        if isinstance(value, bool):
            yield name if value else f"no {name}"
        else:
            yield f"{name} {_said(value)}".strip()


def _said(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return printed(value)
    if isinstance(value, tuple | list):
        return "+".join(map(_said, value))
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{name}: {_said(one)}" for name, one in value.items()) + ")"
    return str(value)


# The tables of packs, as they are written


def pages(game: Game[Any]) -> Iterator[tuple[str, Lists]]:
    """What each pack brings to those that it is played with. A mission may go on aboard the usual board."""
    for pack in game.packs.values():
        agreed = game.agree([*pack.needs, pack.id])
        known = {*agreed, *(game.usual_packs if pack.role == "mission" else ())} - {pack.id}
        others = _contents(game, [id for id in game.packs if id in known])
        yield pack.id, _new(_contents(game, agreed), others)


def _contents(game: Game[Any], packs: Iterable[str]) -> Lists:
    return dict(lists(content.compose(game.packs[id] for id in packs)))


def lists(tables: Mapping[str, Any], where: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every list of some tables with its rows, however deep it lies."""
    for key, table in tables.items():
        if not isinstance(table, Mapping) or key in DRAWN | {"box"}:
            continue
        name = f"{where} {key}".strip()
        if _rows(table):
            yield name, {id: " ".join(_words(_flat(row), DRAWN)) for id, row in table.items()}
        elif "source" in table and "id" not in table:
            yield name, {id: _said(value) for id, value in table.items() if id not in DRAWN}
        yield from lists(table, name)


def _rows(table: Any) -> bool:
    inner = table.values() if isinstance(table, Mapping) else ()
    return any(isinstance(row, Mapping) and "id" in row for row in inner)


def _flat(row: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """A row without the lists that are in it."""
    return ((key, value) for key, value in row.items() if not _rows(value))


def _new(all_: Lists, before: Lists) -> Lists:
    found = {
        name: {id: row for id, row in rows.items() if before.get(name, {}).get(id) != row}
        for name, rows in all_.items()
    }
    return {name: rows for name, rows in found.items() if rows}


def written(found: Lists) -> str:
    """A page with these lists."""
    parts = (
        "\n".join([f"## {name}", *(f"{id}: {row}".strip() for id, row in rows.items())])
        for name, rows in found.items()
    )
    return "\n\n".join(parts) + "\n"


def path_of(game: str, pack: str) -> Path:
    """Where the page of a pack is kept."""
    return Path(__file__).parent / game / "rows" / f"{pack}.txt"


if __name__ == "__main__":
    for game in map(registry.find, WRITTEN):
        for pack, found in pages(game):
            path_of(game.name, pack).parent.mkdir(exist_ok=True)
            path_of(game.name, pack).write_text(written(found), "utf-8")
