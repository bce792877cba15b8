"""What a test may write into a state: fields that exist, values that fit."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from hullbreach.testkit.words import Words, listed


class ScenarioError(AssertionError):
    """What a test asked of a scenario that cannot be, with what could."""

    __module__ = "hullbreach.testkit"


def check_field(part: Any, name: str, value: Any = ...) -> None:
    """Fail unless a part of a state has this field, and the value fits."""
    kind = type(part)
    fields = getattr(part, "__struct_fields__", ())
    if name not in fields:
        near = Words().near(name, fields)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        raise ScenarioError(
            f"{kind.__name__} has no field {name!r}.{meant} It has: {listed(fields)}."
        )
    if value is not ...:
        hint = _hints(kind)[name]
        try:
            msgspec.convert(msgspec.to_builtins(value), hint)
        except msgspec.ValidationError as error:
            values = get_args(hint) if get_origin(hint) is Literal else ()
            why = f"it is one of {listed([repr(one) for one in values])}" if values else str(error)
            raise ScenarioError(f"{kind.__name__}.{name} cannot be {value!r}: {why}.") from None


def _hints(kind: type[Any]) -> dict[str, Any]:
    """What the fields of a kind of part may hold; worked out once."""
    if kind not in _KNOWN:
        _KNOWN[kind] = get_type_hints(kind, include_extras=True)
    return _KNOWN[kind]


_KNOWN: dict[type[Any], dict[str, Any]] = {}


def places(state: Any, item: str) -> list[str]:
    """The zones in which a component lies."""
    return [zone for zone, items in state.zones.items() for other in items if other == item]
