"""The protocol for the browser: TypeScript types made from the structs that the server speaks.

    python -m hullbreach.server.typescript > web/src/protocol.ts

The file is committed; a test fails when it is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from hullbreach.server import forms, operating, protocol

HEAD = """\
// Made by `python -m hullbreach.server.typescript` from the server's structs. Do not edit.
"""

RENAMED: dict[type, str] = {forms.Choice: "SettingInfo"}
"""Structs whose own name another one has already."""

GIVEN: tuple[type, ...] = (
    forms.NewTable,
    forms.NewSeat,
    forms.NewLesson,
    forms.Invitation,
    forms.Problem,
    forms.Fork,
    forms.MyLinks,
    forms.Device,
    forms.Room,
    operating.Measure,
)
"""What clients send over HTTP: what has a default may be left out."""

TAKEN: tuple[type, ...] = (
    forms.ServerInfo,
    forms.RuleRow,
    forms.Refusal,
    forms.Links,
    forms.Invited,
    forms.Joined,
    forms.Course,
    forms.Code,
    forms.Shared,
    forms.Statuses,
    forms.Again,
    forms.Sequel,
    operating.Overview,
)
"""What clients are sent over HTTP."""

SIMPLE: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Collects structs and writes each once, in the order in which they are first needed."""

    def __init__(self) -> None:
        self.written: dict[type, str] = {}

    def name(self, info: inspect.StructType) -> str:
        """The name of a struct, which is written if it was not yet."""
        name = RENAMED.get(info.cls, info.cls.__name__)
        if info.cls not in self.written:
            self.written[info.cls] = ""
            self.written[info.cls] = self._interface(name, info)
        return name

    def _interface(self, name: str, info: inspect.StructType) -> str:
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        may_miss = info.cls in GIVEN or _omits_defaults(info.cls)
        for field in info.fields:
            mark = "?" if may_miss and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}"])

    def type(self, info: inspect.Type) -> str:
        """A type in TypeScript's words."""
        if type(info) in SIMPLE:
            return SIMPLE[type(info)]
        if isinstance(info, inspect.LiteralType):
            return " | ".join(_literal(value) for value in info.values)
        if isinstance(info, inspect.UnionType):
            return " | ".join(self.type(one) for one in info.types)
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            item = self.type(info.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.type(one) for one in info.item_types)}]"
        if isinstance(info, inspect.DictType):
            key = "number" if isinstance(info.key_type, inspect.IntType) else "string"
            return f"Record<{key}, {self.type(info.value_type)}>"
        if isinstance(info, inspect.StructType):
            return self.name(info)
        raise TypeError(f"no TypeScript for {info!r}")


def _omits_defaults(struct: type) -> bool:
    return bool(getattr(struct, "__struct_config__").omit_defaults)  # noqa: B009


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _union(writer: Writer, name: str, members: Iterable[inspect.Type]) -> str:
    names = [writer.type(one) for one in members]
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in names) + ";"


def source() -> str:
    """The whole file."""
    writer = Writer()
    unions = []
    for name in ("FromClient", "FromServer"):
        info = inspect.type_info(getattr(protocol, name))
        assert isinstance(info, inspect.UnionType)
        unions.append(_union(writer, name, info.types))
    for struct in (*GIVEN, *TAKEN):
        writer.type(inspect.type_info(struct))
    constants = [
        f"export const {name} = {getattr(protocol, name)};"
        for name in ("PROTOCOL", "MAX_MESSAGE", "MAX_CHAT", "MAX_NAME")
    ]
    parts = [HEAD, "\n".join(constants), *writer.written.values(), *unions]
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(source())
