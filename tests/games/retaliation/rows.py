"""What is printed on components of Retaliation, row by row, in the few words that the pages `rows.txt` use.

The pages were read against what is known of the box. A number that changes there has to change here, too.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

UNSEEN = {"id", "source", "rival", "pack", "colour", "height"}
"""What is no matter of the rules."""


def page(path: Path) -> dict[str, dict[str, str]]:
    """The lists of a page, each with its rows."""
    found: dict[str, dict[str, str]] = {}
    for line in filter(None, path.read_text("utf-8").splitlines()):
        name, _, rest = line.partition(":")
        if line.startswith("## "):
            rows = found[line.removeprefix("## ")] = {}
        else:
            rows[name] = rest.strip()
    return found


def printed(row: msgspec.Struct) -> str:
    """All of a row that is not as usual."""
    return " ".join(_words(row))


def _words(row: msgspec.Struct) -> Iterator[str]:
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if field.name in UNSEEN or value == _usual(field):
            continue
        if isinstance(value, bool):
            yield field.name if value else f"no {field.name}"
        else:
            yield f"{field.name} {_said(value)}".strip()


def _usual(field: Any) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _said(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return printed(value)
    if isinstance(value, tuple):
        return "+".join(map(_said, value))
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{name}: {_said(one)}" for name, one in value.items()) + ")"
    return str(value)
