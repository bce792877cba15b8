"""What is wrong with a row of a data file, in words, and what would be right.

msgspec says in English what does not fit and where in the row. Here that becomes a `Text`, with
the names and values that would fit.

>>> class Rope(msgspec.Struct, forbid_unknown_fields=True):
...     id: str
...     length: int = 1
>>> try:
...     msgspec.convert({"id": "rope", "lenght": 2}, Rope)
... except msgspec.ValidationError as error:
...     why_not(error, Rope)
Text(id='flaw-unknown-key', args={'key': 'lenght', 'known': 'id, length'})
"""

from __future__ import annotations

import re
import types
import typing
from typing import Any

import msgspec

from hullbreach.kernel.texts import Argument, Text

HIDDEN = ("pack",)
"""Keys that nobody writes by hand."""

_AT = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>[^`]*)`)?", re.DOTALL)
_FORMS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("flaw-unknown-key", re.compile(r"Object contains unknown field `(?P<key>[^`]*)`")),
    ("flaw-missing-key", re.compile(r"Object missing required field `(?P<key>[^`]*)`")),
    ("flaw-wrong-type", re.compile(r"Expected `(?P<wanted>.*)`, got `(?P<found>[^`]*)`")),
    ("flaw-bad-value", re.compile(r"Invalid enum value (?P<found>.*)")),
    ("flaw-pattern", re.compile(r"Expected `str` matching regex (?P<wanted>.*)")),
    ("flaw-size", re.compile(r"Expected `(?P<kind>\w+)` (?P<wanted>[<>=]+ .*)")),
    (
        "flaw-length",
        re.compile(r"Expected `array` of (?:at (?:least|most) )?length (?P<wanted>.*)"),
    ),
)
_ARGUMENTS = {
    "flaw-unknown-key": ("key", "known"),
    "flaw-missing-key": ("key",),
    "flaw-wrong-type": ("at", "wanted", "found"),
    "flaw-bad-value": ("at", "found", "known"),
    "flaw-pattern": ("at", "wanted"),
    "flaw-size": ("at", "wanted"),
    "flaw-length": ("at", "wanted"),
}
TYPES = ("int", "str", "bool", "array", "object", "float")


def why_not(error: msgspec.ValidationError, kind: Any) -> Text:
    """Why something is no such struct."""
    read = _AT.fullmatch(str(error))
    what, path = (read["what"], read["path"] or "") if read else (str(error), "")
    at = path.lstrip(".") or None
    for id, form in _FORMS:
        if found := form.fullmatch(what):
            args: dict[str, Argument] = {
                "at": at,
                "known": _known(id, kind, path),
                **found.groupdict(),
            }
            if id == "flaw-wrong-type":
                args |= {name: _type_name(found[name]) for name in ("wanted", "found")}
            return Text(id, {name: args[name] for name in _ARGUMENTS[id]})
    return Text("flaw-other", {"at": at, "detail": what})


def _type_name(name: str) -> Text | str:
    """What a type is called: the first of several."""
    plain = name.partition(" | ")[0]
    return Text(f"flaw-type-{plain}") if plain in TYPES else name


def _known(id: str, kind: Any, path: str) -> str:
    """The keys, or the values, that would be right at this place."""
    there = _kind_at(kind, path)
    if id == "flaw-unknown-key" and _is_struct(there):
        return ", ".join(keys(there))
    if id == "flaw-bad-value":
        return ", ".join(map(str, _values(there)))
    return ""


def keys(kind: type[msgspec.Struct]) -> list[str]:
    """The keys that a row of a kind may have, as they are written."""
    return [
        field.encode_name
        for field in msgspec.structs.fields(kind)
        if field.encode_name not in HIDDEN
    ]


def _values(hint: Any) -> list[Any]:
    if typing.get_origin(hint) is typing.Literal:
        return list(typing.get_args(hint))
    return [value for one in typing.get_args(hint) for value in _values(one)]


def _kind_at(kind: Any, path: str) -> Any:
    """The type of what stands at a place such as `.weapon.ammo` or `.decks[...]`."""
    for part in re.findall(r"\.([\w-]+)|(\[[^]]*\])", path):
        name, item = part
        kind = _plain(kind)
        if item:
            arguments = [one for one in typing.get_args(kind) if one is not Ellipsis]
            kind = arguments[-1] if arguments else None
        elif _is_struct(kind):
            hints = typing.get_type_hints(kind, include_extras=True)
            names = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
            kind = hints.get(names.get(name, ""))
        else:
            return None
    return _plain(kind)


def _plain(hint: Any) -> Any:
    """A type without its notes, and without None."""
    if typing.get_origin(hint) is typing.Annotated:
        return _plain(typing.get_args(hint)[0])
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        some = [one for one in typing.get_args(hint) if one is not type(None)]
        return _plain(some[0]) if len(some) == 1 else hint
    return hint


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
