"""What has been drawn is kept: most of a picture is as it was, and alike for all seats.

What has changed is known from the view (`viewing`): what did not is the same object, and is found by
that. It is found by its value, too, because pictures outlive the views of one table: the same room
is drawn at many tables, and comes back when a position is looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 1024
"""Results that each function keeps."""
RECENT = 4096
"""Calls after which the objects that were passed are forgotten: of some hundreds of tables whose players take turns."""


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function has drawn: most of a picture is as it was, and alike for all seats.

    For functions whose arguments are plain data; nobody changes those, nor the result.

    >>> @remembered
    ... def region(slot: str, rooms: list[str]) -> list[str]:
    ...     return [slot, *rooms]
    >>> region("slot-1", ["room-nest"]) is region("slot-1", ["room-nest"])
    True
    """
    kept: dict[bytes, T] = {}
    recent: dict[tuple[int, ...], tuple[T, tuple[object, ...]]] = {}
    """What was drawn, with what it was drawn of: no other object gets the same id meanwhile."""
    encode = msgspec.msgpack.Encoder().encode

    @wraps(function)
    def recall(*args: P.args, **kwargs: P.kwargs) -> T:
        # The seats of a table share much of what they see, and most of it is there after the next
        # answer, too: the very same objects.
        same = tuple(map(id, args))
        found = None if kwargs else recent.get(same)
        if found is not None:
            return found[0]
        key = encode((args, kwargs))
        if key in kept:
            drawn = kept[key]
        else:
            if len(kept) >= REMEMBERED:
                kept.pop(next(iter(kept)), None)
            drawn = kept[key] = function(*args, **kwargs)
        if not kwargs:
            if len(recent) >= RECENT:
                recent.clear()
            recent[same] = drawn, args
        return drawn

    return recall
