"""The data files of games and packs: rows with provenance, merged, checked and fingerprinted.

A data file is TOML and holds lists of rows. A row says what a component is called (`id`), what its
numbers are and how we know (`source`). A pack's folder holds the rows of that box only. To read
packs is to lay their tables upon each other; a row of a data folder changes what it names and
leaves the rest of the row as it was.

>>> base = {"item": {"rope": {"id": "rope", "count": 2, "source": "S"}}}
>>> merged = merge(base, {"item": {"rope": {"id": "rope", "count": 3, "source": "S B"}}})
>>> merged["item"]["rope"]["count"], fingerprint(base) == fingerprint(merged)
(3, False)
>>> fingerprint({"rope": {"count": 2, "source": "U"}}) == fingerprint({"rope": {"count": 2}})
True
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from hullbreach.kernel.packs import Pack

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Source = Annotated[str, msgspec.Meta(pattern=r"^([SKUB]|P\d+|P[BR])( ([SKUB]|P\d+|P[BR]))*$")]
"""S rulebook, P public material, K memory, U our reconstruction, B the box of whoever wrote the row.
PB and PR: sister games, as models for what is lost."""
Count = Annotated[int, msgspec.Meta(ge=1)]

PROVENANCE = ("source", "rival", "pack")
"""What a row says of where we know it from: that is no part of the game."""


class ContentError(ValueError):
    """A data file contradicts itself, another file or the box."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """Any table of a data file; a field that it does not know is an error."""


class Row(Table, frozen=True, kw_only=True):
    """A component. Where sources disagree, `rival` is the value that we do not use."""

    id: Id
    source: Source
    rival: str = ""
    pack: str = "base"

    @property
    def certain(self) -> bool:
        """Whether nothing about it had to be guessed."""
        return "U" not in self.source


class Copies(Row, frozen=True, kw_only=True):
    """A component of which there are several copies, all alike."""

    count: Count


class Piece(NamedTuple):
    """A component in a list of the box, and how many of it there are."""

    pack: str
    list: str
    row: Row
    copies: int


class Tally(NamedTuple):
    """One list of the box: the pieces it should have, those here, those we are certain of."""

    pack: str
    list: str
    box: int
    here: int
    certain: int

    @property
    def reconstructed(self) -> int:
        """How many pieces had to be guessed, at least in part."""
        return self.here - self.certain


# Reading


def data_files(folder: Traversable) -> list[Traversable]:
    """The data files of a folder, in the order of their names."""
    if not folder.is_dir():
        return []
    found = (file for file in folder.iterdir() if file.name.endswith(".toml"))
    return sorted(found, key=lambda file: file.name)


def read(pack: Pack) -> dict[str, Any]:
    """All tables of a pack, rows by id, each with the pack that it came in."""
    found: dict[str, Any] = {}
    for folder in pack.folders:
        for file in data_files(folder / "content"):
            found = merge(found, parse(file.name, file.read_text("utf-8"), pack.id))
    return found if pack.tables is None else merge(found, pack.tables())


def parse(name: str, text: str, pack: str) -> dict[str, Any]:
    """The tables of one data file."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from None
    found: dict[str, Any] = {}
    for key, value in tables.items():
        if key == "box":
            found["box"] = {pack: value}
            continue
        found[key] = by_id(value, f"{name}: {key}")
        if isinstance(value, list):
            for row in found[key].values():
                row.setdefault("pack", pack)
    return found


def by_id(value: Any, where: str) -> Any:
    """Turn lists of rows into tables by id, however deep they lie."""
    if isinstance(value, dict):
        return {key: by_id(inner, f"{where}.{key}") for key, inner in value.items()}
    if not (isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]):
        return value
    rows: dict[str, Any] = {}
    for row in value:
        if row.get("id") in rows:
            raise ContentError(f"{where}: {row['id']!r} is there twice")
        rows[row.get("id", "")] = by_id(row, where)
    return rows


def merge(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables laid upon others: what both have is merged, key by key."""
    merged = dict(under)
    for key, value in over.items():
        before = merged.get(key)
        both = isinstance(before, Mapping) and isinstance(value, Mapping)
        merged[key] = merge(before, value) if both else value  # type: ignore[arg-type]
    return merged


def compose(packs: Iterable[Pack]) -> dict[str, Any]:
    """The tables of several packs. Only a folder of data may change rows of another pack."""
    tables: dict[str, Any] = {}
    for pack in packs:
        own = read(pack)
        if not pack.data:
            _no_strangers(pack, tables, own)
        tables = merge(tables, _claimed(tables, own) if pack.data else own)
    return tables


def _no_strangers(pack: Pack, tables: Mapping[str, Any], own: Mapping[str, Any]) -> None:
    """A pack brings rows of its own; what another pack has it changes by its rules."""
    for key, rows in own.items():
        if not isinstance(rows, dict) or key == "box":
            continue
        for id, row in rows.items():
            if isinstance(row, dict) and "id" in row and id in tables.get(key, {}):
                raise ContentError(f"pack {pack.id}: {key} has {id!r} already, in another pack")


def _claimed(tables: Mapping[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The rows of a data folder; a row that changes another one stays in the box of that one."""
    for key, rows in own.items():
        for id, row in rows.items() if isinstance(rows, dict) else ():
            if isinstance(row, dict) and id in tables.get(key, {}):
                row.pop("pack", None)
    return own


C = TypeVar("C", bound=msgspec.Struct)


def convert(tables: Mapping[str, Any], kind: type[C]) -> C:
    """The content out of its tables; an error names the table and the row that is wrong."""
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        raise ContentError(_culprit(tables, kind) or str(error)) from None


def blame(error: ContentError, packs: Iterable[Pack]) -> ContentError:
    """The same, with the file of somebody's own folder in which the row stands."""
    for pack in packs:
        for folder in pack.folders if pack.data else ():
            for file in data_files(folder / "content"):
                for key, rows in parse(file.name, file.read_text("utf-8"), pack.id).items():
                    for id in rows if isinstance(rows, dict) else ():
                        if str(error).startswith(f"{key} {id!r}:"):
                            return ContentError(f"{file.name}: {error}")
    return error


def _culprit(tables: Mapping[str, Any], kind: type[msgspec.Struct]) -> str:
    """Which row does not fit, and why."""
    hints = get_type_hints(kind, include_extras=True)
    names = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
    for key, rows in tables.items():
        hint = hints.get(names.get(key, ""))
        if key in ("box", "numbers") or get_origin(hint) is None or not isinstance(rows, dict):
            continue
        for id, row in rows.items():
            try:
                msgspec.convert(row, get_args(hint)[-1])
            except msgspec.ValidationError as error:
                return f"{key} {id!r}: {error}"
    return ""


# What the tables mean


def meaning(value: Any) -> Any:
    """Tables without provenance. Rows keep their order: decks are shuffled from it."""
    if isinstance(value, Mapping):
        return {key: meaning(one) for key, one in value.items() if key not in PROVENANCE}
    return [meaning(one) for one in value] if isinstance(value, list) else value


def fingerprint(tables: Mapping[str, Any]) -> str:
    """The same for the same rows, wherever we know them from and however the files are cut."""
    rows = {key: value for key, value in tables.items() if key != "box"}
    return blake2b(msgspec.json.encode(meaning(rows)), digest_size=8).hexdigest()


# Words for lists and checks


def each(name: str, rows: Iterable[Row]) -> Iterator[Piece]:
    """Rows of which there is one each."""
    return (Piece(row.pack, name, row, 1) for row in rows)


def counted(name: str, rows: Iterable[Copies]) -> Iterator[Piece]:
    """Rows that say how many of them there are."""
    return (Piece(row.pack, name, row, row.count) for row in rows)


def tally(pieces: Iterable[Piece], box: Mapping[str, Mapping[str, int]]) -> list[Tally]:
    """What should be in the boxes beside what is here, list by list."""
    here: dict[tuple[str, str], int] = {}
    certain: dict[tuple[str, str], int] = {}
    for pack, name, row, count in pieces:
        here[pack, name] = here.get((pack, name), 0) + count
        certain[pack, name] = certain.get((pack, name), 0) + count * row.certain
    expected = {(pack, name): n for pack, lists in box.items() for name, n in lists.items()}
    return [
        Tally(*key, expected.get(key, 0), here.get(key, 0), certain.get(key, 0))
        for key in dict.fromkeys([*expected, *here])
    ]
