"""The data files of games and packs: rows with provenance, merged, checked and fingerprinted.

A data file is TOML and holds lists of rows. A row says what a component is called (`id`), what its
numbers are and how we know (`source`). A pack's folder holds the rows of that box only. To read
packs is to lay their tables upon each other; a row of a data folder changes what it names and
leaves the rest of the row as it was, unless it says `replace = true`; `remove = true` takes the row out.

>>> base = {"item": {"rope": {"id": "rope", "count": 2, "source": "S"}}}
>>> merged = merge(base, {"item": {"rope": {"id": "rope", "count": 3, "source": "S B"}}})
>>> merged["item"]["rope"]["count"], fingerprint(base) == fingerprint(merged)
(3, False)
>>> fingerprint({"rope": {"count": 2, "source": "U"}}) == fingerprint({"rope": {"count": 2}})
True
"""

from __future__ import annotations

import pickle
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from sys import intern
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from hullbreach.kernel.effects import Uncovered
from hullbreach.kernel.errors import BadFolder
from hullbreach.kernel.flaws import why_not
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.texts import Text, Texts

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Source = Annotated[str, msgspec.Meta(pattern=r"^([SKUB]|P\d+|P[BR])( ([SKUB]|P\d+|P[BR]))*$")]
"""S rulebook, P public material, K memory, U our reconstruction, B the box of whoever wrote the row.
PB and PR: sister games, as models for what is lost."""
Count = Annotated[int, msgspec.Meta(ge=1)]

PROVENANCE = ("source", "rival", "pack")
"""What a row says of where we know it from: that is no part of the game."""


REPLACE, REMOVE = "replace", "remove"
"""What a row of a data folder may say of the row that it stands for."""


class ContentError(ValueError):
    """A data file contradicts itself, another file or the box.

    `where` are the list and the row, as far as they are known; `rows` the rows that it may be about.
    """

    def __init__(self, why: Text, *where: str, rows: Iterable[str] = ()) -> None:
        self.why, self.where, self.rows = why, where, (*where[1:2], *rows)
        super().__init__(why)

    def __str__(self) -> str:
        place = " ".join([*self.where[:1], *map(repr, self.where[1:])])
        return f"{place}: {Texts('en').format(self.why)}".removeprefix(": ")


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
    brought = pack.parts.tables
    return found if brought is None else merge(found, brought())


def parse(name: str, text: str, pack: str) -> dict[str, Any]:
    """The tables of one data file, for whoever asks to change: no other edition has the same dicts."""
    found: dict[str, Any] = pickle.loads(_parsed(name, text, pack))
    return found


@cache
def _parsed(name: str, text: str, pack: str) -> bytes:
    """Reading takes long, and a game has as many editions as its packs can be combined."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(not_toml(name, error)) from None
    found: dict[str, Any] = {}
    for key, value in tables.items():
        if key == "box":
            found["box"] = {pack: value}
            continue
        found[key] = by_id(value, name, key)
        _sign(found[key], pack)
    return pickle.dumps(found)


def _sign(rows: Any, pack: str) -> None:
    """Every row knows its pack, also those of a table of lists; what has no source is no row."""
    for row in rows.values() if isinstance(rows, dict) else ():
        if isinstance(row, dict) and "id" in row:
            row.setdefault("pack", pack)
        elif isinstance(row, dict):
            for inner in row.values():
                if isinstance(inner, dict) and {"id", "source"} <= inner.keys():
                    inner.setdefault("pack", pack)


def not_toml(name: str, error: tomllib.TOMLDecodeError) -> Text:
    """Where a file stops being TOML."""
    words, _, place = str(error).rpartition(" (at ")
    line, column = re.findall(r"\d+", place) or (None, None)
    return Text(
        "folder-not-toml",
        {"file": name, "line": line, "column": column, "detail": words or str(error)},
    )


def by_id(value: Any, file: str, *where: str) -> Any:
    """Turn lists of rows into tables by id, however deep they lie."""
    if isinstance(value, dict):
        return {key: by_id(inner, file, *where, key) for key, inner in value.items()}
    if not (isinstance(value, list) and any(isinstance(one, dict) for one in value)):
        return value
    if not any(isinstance(row, dict) and "id" in row for row in value):
        return value
    rows: dict[str, Any] = {}
    for number, row in enumerate(value, 1):
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            place: dict[str, Any] = {"file": file, "list": ".".join(where), "number": number}
            raise ContentError(Text("folder-no-id", place))
        if row["id"] in rows:
            twice: dict[str, Any] = {"file": file, "list": ".".join(where), "row": row["id"]}
            raise ContentError(Text("folder-row-twice", twice))
        rows[row["id"]] = by_id(row, file, *where)
    return rows


def merge(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables laid upon others: what both have is merged, key by key."""
    merged = dict(under)
    for key, value in over.items():
        before = merged.get(key)
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            merged[key] = merge(before, value)
        else:
            merged[key] = value
    return merged


def compose(packs: Iterable[Pack]) -> dict[str, Any]:
    """The tables of several packs. Only a folder of data may change rows of another pack."""
    tables: dict[str, Any] = {}
    for pack in packs:
        own = read(pack)
        if pack.data:
            tables = _laid(tables, own)
        else:
            _no_strangers(pack, tables, own)
            tables = merge(tables, own)
    return tables


def _no_strangers(pack: Pack, tables: Mapping[str, Any], own: Mapping[str, Any]) -> None:
    """A pack brings rows of its own; what another pack has it changes by its rules."""
    for key, rows in own.items():
        if not isinstance(rows, dict) or key == "box":
            continue
        for id, row in rows.items():
            if isinstance(row, dict) and "id" in row and id in tables.get(key, {}):
                raise ContentError(Text("flaw-other-pack", {"pack": pack.id}), key, id)


def _laid(tables: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Tables with those of a data folder upon them; a row that is changed stays in its box."""
    merged = dict(tables)
    for key, rows in own.items():
        if key == "box":
            continue
        below = merged.get(key, {})
        if not isinstance(rows, dict) or not isinstance(below, dict):
            merged[key] = rows
            continue
        laid = dict(below)
        for id, row in rows.items():
            if key == "numbers":
                _known_numbers(id, {id: row}, laid)
            _lay(laid, key, id, row)
        merged[key] = laid
    return merged


def _known_numbers(table: str, own: Mapping[str, Any], there: Mapping[str, Any]) -> None:
    """Numbers are changed by their names: no rule would ask for a new one."""
    for key, value in own.items():
        if key not in there:
            known = ", ".join(name for name in there if name not in PROVENANCE)
            raise ContentError(
                Text("flaw-unknown-key", {"key": key, "known": known}), "numbers", table
            )
        if isinstance(value, dict) and isinstance(there[key], dict):
            _known_numbers(table, value, there[key])


def _lay(rows: dict[str, Any], key: str, id: str, row: Any) -> None:
    """One row, or one table of numbers, upon what is there."""
    before = rows.get(id)
    if not isinstance(row, dict):
        rows[id] = row
        return
    how = [word for word in (REPLACE, REMOVE) if row.get(word) is True]
    row = {name: value for name, value in row.items() if name not in how}
    if how and before is None:
        known = ", ".join(get_close_matches(id, rows, cutoff=0.3)) or "-"
        raise ContentError(Text("flaw-no-such-row", {"known": known}), key, id)
    if before is None:
        rows[id] = row
    elif REMOVE in how:
        del rows[id]
    else:
        pack = {"pack": before["pack"]} if "pack" in before else {}
        rows[id] = {**(row if REPLACE in how else merge(before, row)), **pack}


C = TypeVar("C", bound=msgspec.Struct)


def convert(tables: Mapping[str, Any], kind: type[C], *where: str) -> C:
    """The content out of its tables; an error names the table and the row that is wrong."""
    try:
        return msgspec.convert(interned(tables), kind)
    except msgspec.ValidationError as error:
        raise (_culprit(tables, kind) if not where else None) or ContentError(
            why_not(error, kind), *where
        ) from None


def interned(value: Any) -> Any:
    """The same tables, with every word the one object that it is everywhere: so it is found sooner."""
    if type(value) is str:
        return intern(value)
    if isinstance(value, Mapping):
        return {interned(key): interned(one) for key, one in value.items()}
    return [*map(interned, value)] if type(value) is list else value


def _culprit(tables: Mapping[str, Any], kind: type[msgspec.Struct]) -> ContentError | None:
    """Which row does not fit, and why."""
    hints = get_type_hints(kind, include_extras=True)
    names = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
    for key, rows in tables.items():
        if key not in names:
            known = ", ".join(name for name in names if name != "box")
            return ContentError(Text("flaw-unknown-list", {"known": known}), key)
        hint = hints[names[key]]
        if key == "box" or not isinstance(rows, dict):
            continue
        inner = _kinds(hint, rows)
        for id, row in rows.items():
            if id not in inner:
                return ContentError(
                    Text("flaw-unknown-key", {"key": id, "known": ", ".join(inner)}), key, id
                )
            try:
                msgspec.convert(row, inner[id])
            except msgspec.ValidationError as error:
                return ContentError(why_not(error, inner[id]), key, id)
    return None


def _kinds(hint: Any, rows: Mapping[str, Any]) -> dict[str, Any]:
    """What each row of a table should be: all the same, or each by its name."""
    if get_origin(hint) is not None:
        return dict.fromkeys(rows, get_args(hint)[-1])
    hints = get_type_hints(hint, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(hint)}


def blame(error: ContentError | LookupError, packs: Iterable[Pack]) -> BadFolder | None:
    """What is told to whoever wrote a data folder: the file and the row in it, and what is wrong."""
    own = [pack for pack in packs if pack.data]
    if not own:
        return None
    where: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    if isinstance(error, ContentError):
        why, where, rows = error.why, error.where, error.rows
    elif isinstance(error, Uncovered):
        why = Text("flaw-no-effect", {"ids": ", ".join(error.ids)})
        rows = tuple(id.partition("-")[2] for id in error.ids)
    else:
        why = Text("flaw-lookup", {"detail": str(error)})
    for pack in reversed(own):
        for file, key, row in _written(pack):
            if (key, row) == where[:2] or (key,) == where or (not where and row in rows):
                place = row if where != (key,) else None
                return BadFolder(
                    pack=pack.id,
                    why=Text("folder-row", {"file": file, "list": key, "row": place, "why": why}),
                )
    return BadFolder(pack=", ".join(pack.id for pack in own), why=why)


def _written(pack: Pack) -> Iterator[tuple[str, str, str]]:
    """What a folder changes or adds: file, list, row."""
    for folder in pack.folders:
        for file in data_files(folder / "content"):
            try:
                tables = parse(file.name, file.read_text("utf-8"), pack.id)
            except ContentError:
                continue
            for key, rows in tables.items():
                for row in rows if isinstance(rows, dict) and rows else ("",):
                    yield f"content/{file.name}", key, row


# What the tables mean


def meaning(value: Any) -> Any:
    """Tables without provenance. Rows keep their order: decks are shuffled from it."""
    if isinstance(value, dict):
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
