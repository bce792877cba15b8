"""The state of a game: plain data, copied by code written out for its type.

A state is a `msgspec.Struct` of numbers, strings, lists, dicts and further such structs: no
functions, no sets (their order differs between processes), no references from one part to
another. `copier` reads the annotations once and writes a copy function; `deepcopy` costs thirty
times as much.

>>> class Marker(msgspec.Struct):
...     room: str
...     seen: list[int]
>>> copy = copier(Marker)
>>> a = Marker("canteen", [1])
>>> b = copy(a)
>>> b.seen.append(2)
>>> a.seen, b.room
([1], 'canteen')
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from hashlib import blake2b
from typing import Annotated, Any, TypeVar

import msgspec

from hullbreach.kernel.texts import Text

T = TypeVar("T", bound=msgspec.Struct)
V = TypeVar("V")
S = TypeVar("S", bound="State")


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """How the game ended for one seat, and why."""

    seat: int
    won: bool
    reason: Text


SHARED = "shared"
"""Marks a dict whose values are replaced, never changed: copies of the state may share them."""

VALUE = "value"
"""Marks a field that as a whole is replaced, never changed: copies share it, and views."""


def without(value: dict[str, V], key: str) -> dict[str, V]:
    """A dict to put in the place of one that is a value, which has no such key.

    >>> without({"rifle": 3, "pistol": 2}, "rifle")
    {'pistol': 2}
    """
    return {name: one for name, one in value.items() if name != key}


def written(default: V) -> V:
    """A default that is written into bytes and hashes all the same: of fields with any other word than "".

    Whether a value is its default is decided by identity, and equal words need not be the same object;
    nor need floats, large numbers, filled tuples and structs.
    """
    return msgspec.field(default_factory=lambda: default)


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What every game's state has; a game adds its own fields in a subclass.

    `zones` is the ledger: every physical component is in exactly one of them, its id in the
    zone's list, the top of a pile last. A zone's list is a value: whoever changes the zone puts
    a new list in its place, so that to copy a state copies no list. `eyes` says who sees the
    faces in a zone, a bit per seat; it hardly ever changes, and then as a whole. `known` has, slot
    for slot, the seats that know a card in a zone whose face they cannot see now: they were shown
    it, or it was theirs before; these lists are values, too. `key` and `chance` are where
    all dice and shuffles come from; `loaded` has what a position put up by hand wants to come
    first: the next faces of a die by its name, the next blind draws by `blind <zone>`. It is
    part of the state so that a clone, an undo and a file show the same faces again. `packs` are
    the ids of the packs that are played with: they name the edition.

    What has its default is left out of bytes and hashes, here and in the structs that a state is made
    of, so a new field that a game does not use changes neither.
    """

    seats: int
    key: bytes
    packs: tuple[str, ...] = ()
    chance: int = 0
    zones: Annotated[dict[str, list[str]], SHARED] = {}
    eyes: Annotated[dict[str, int], VALUE] = {}
    known: Annotated[dict[str, list[int]], SHARED] = {}
    loaded: dict[str, list[str]] = {}
    over: bool = False
    verdicts: Annotated[list[Verdict], VALUE] = []


LEAST, MOST = -5, 256
"""Between these, equal numbers are the same object."""
ATOMS = (int, str, bool, float, bytes, type(None))


def state_hash(*parts: object) -> str:
    """A short fingerprint of states or other plain data; the same in every process."""
    return blake2b(msgspec.msgpack.encode(parts), digest_size=8).hexdigest()


def copier(struct: type[T]) -> Callable[[T], T]:
    """A function that copies a struct of this type, written out from its annotations."""
    names: dict[str, Any] = {}
    copy: Callable[[T], T] = names[_write_struct(struct, names)]
    return copy


def field_copier(struct: type[msgspec.Struct], field: str) -> Callable[[Any], Any] | None:
    """A function that copies what a struct has in a field; None where that is a value."""
    hint = typing.get_type_hints(struct, include_extras=True)[field]
    names: dict[str, Any] = {}
    source = _expression(hint, "old", names, f"{struct.__qualname__}.{field}")
    if source is None:
        return None
    exec(f"def copy_field(old): return {source}", names)
    copy: Callable[[Any], Any] = names["copy_field"]
    return copy


def element_copier(struct: type[msgspec.Struct], field: str) -> Callable[[Any], Any]:
    """A function that copies one of the structs of which a struct has a list in a field."""
    hint = typing.get_type_hints(struct)[field]
    (element,) = typing.get_args(hint)
    return copier(element)


HEAD = ("def {name}(old):", "    new = old.__copy__()")


def _write_struct(struct: type[msgspec.Struct], names: dict[str, Any]) -> str:
    """Write the copy function of a struct, once; `names` are the functions' globals."""
    # The number keeps apart structs of one name, which two functions may well define.
    name = next((name for name, other in names.items() if other is struct), None)
    if name is not None:
        return name.removeprefix("type_of_")
    name = f"copy_{len(names)}_{struct.__name__}"
    names[f"type_of_{name}"] = struct
    lines = [line.format(name=name) for line in HEAD]
    _check_defaults(struct)
    for field, hint in typing.get_type_hints(struct, include_extras=True).items():
        if typing.get_origin(hint) is typing.ClassVar:
            continue
        source = _expression(hint, f"old.{field}", names, f"{struct.__qualname__}.{field}")
        if source is not None:
            lines.append(f"    new.{field} = {source}")
    if len(lines) == len(HEAD):
        names[name] = struct.__copy__  # type: ignore[attr-defined]  # msgspec's types leave it out
    else:
        exec("\n".join([*lines, "    return new"]), names)
    return name


def _check_defaults(struct: type[msgspec.Struct]) -> None:
    """Where defaults are left out of hashes, a default must be the same object wherever it comes from."""
    if not struct.__struct_config__.omit_defaults:
        return
    for field in msgspec.structs.fields(struct):
        value = field.default
        single = isinstance(value, enum.Enum) or (isinstance(value, int) and LEAST <= value <= MOST)
        if not single and value not in (None, "", b"", (), msgspec.NODEFAULT):
            raise TypeError(
                f"{struct.__qualname__}.{field.name}: say written({value!r}), else hashes may differ"
            )


def _expression(hint: Any, value: str, names: dict[str, Any], where: str) -> str | None:
    """Source that copies `value`, or None where it is immutable and can be shared."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        if VALUE in args[1:]:
            return None
        if SHARED in args[1:]:
            return f"{value}.copy()"
        return _expression(args[0], value, names, where)
    if origin in (typing.Union, types.UnionType):
        return _optional(args, value, names, where)
    if origin in (tuple, list, dict):
        inner = [_expression(arg, "v", names, where) for arg in args if arg is not Ellipsis]
        return _container(origin, inner, value, where)
    if _immutable(hint, origin):
        return None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return f"{_write_struct(hint, names)}({value})"
    raise TypeError(
        f"{where}: {hint} cannot be part of a state: use numbers, strings, lists, dicts and structs"
    )


def _immutable(hint: Any, origin: Any) -> bool:
    if hint in ATOMS or origin is typing.Literal:
        return True
    if not isinstance(hint, type):
        return False
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return issubclass(hint, enum.Enum)


def _container(origin: type, inner: list[str | None], value: str, where: str) -> str | None:
    """Source that copies a tuple, list or dict; `inner` copies its parts, each called `v`."""
    if origin is tuple:
        if any(inner):
            raise TypeError(f"{where}: a tuple in a state holds immutable things only")
        return None
    part = inner[-1]
    if part is None:
        return f"{value}.copy()"
    if origin is dict:
        return f"{{k: {part} for k, v in {value}.items()}} if {value} else {{}}"
    function = part.removesuffix("(v)")
    if function.isidentifier():  # map loops faster than a comprehension
        return f"[*map({function}, {value})]"
    return f"[{part} for v in {value}]"


def _optional(args: tuple[Any, ...], value: str, names: dict[str, Any], where: str) -> str | None:
    inner = [_expression(arg, value, names, where) for arg in args]
    sources = [source for source in inner if source is not None]
    if not sources:
        return None
    if len(args) != 2 or type(None) not in args:
        raise TypeError(f"{where}: only `X | None` of a mutable X can be part of a state")
    return f"None if {value} is None else {sources[0]}"
