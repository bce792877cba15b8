"""What differs between two moments of a game: zones by their names, everything else by its path.

>>> from hullbreach.testkit.scenario import Scenario
>>> s = Scenario("airlock").hand(0, "weld").begin()
>>> before = s.now()
>>> s.does(0, "move", "galley").changed(before)
['actions', 'people.0.room']
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from hullbreach.kernel.state import State

Moment = Mapping[str, Any]
"""A state as plain data, without what the seats know of it."""

NOWHERE = object()


def moment(state: State) -> Moment:
    """The state as it is now: later changes leave this alone."""
    plain: dict[str, Any] = msgspec.to_builtins(state)
    zones: dict[str, Any] = plain.pop("zones")
    for hidden in ("eyes", "known"):
        plain.pop(hidden, None)
    return {**plain, **zones}


def changes(before: Moment, after: Moment) -> list[str]:
    """Where two moments differ, sorted.

    >>> changes(
    ...     {"air": 9, "people": [{"room": "hold"}]}, {"air": 9, "people": [{"room": "bridge"}]}
    ... )
    ['people.0.room']
    """
    return sorted(_differences(before, after))


def _differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    ones, others = _parts(one), _parts(other)
    if one == other:
        return
    if ones is None or others is None:
        yield path
        return
    for name in {**ones, **others}:
        below = f"{path}.{name}" if path else str(name)
        yield from _differences(ones.get(name, NOWHERE), others.get(name, NOWHERE), below)


def _parts(value: Any) -> dict[Any, Any] | None:
    """What is compared part by part; a list of components is compared as a whole."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return dict(enumerate(value))
    return None
