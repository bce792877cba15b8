"""What has been drawn is kept: most of a picture is as it was, and alike for all seats.

What has changed is known from the view (`viewing`): what did not is the same object, and is found by
that. It is found by its value, too, because pictures outlive the views of one table: the same room
is drawn at many tables, and comes back when a position is looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 1024
"""Results that each function keeps."""
RECENT = 1024
"""Objects by which each function finds what it has drawn of them: those of a hundred tables. Twice as many are kept,
and of those that were not asked for meanwhile half are forgotten."""
VARIANTS = 4
"""So many results are found by the same object."""
ATOMS = (str, int, float, bool, type(None))


class Once(Generic[T]):
    """What was made of objects, found again by these very objects; of those that nobody asked for again, half are forgotten.

    >>> doubled = Once(lambda words: [*words, *words], 100)
    >>> words = ["so"]
    >>> doubled.of(words) is doubled.of(words), doubled.of(["so"]) is doubled.of(words)
    (True, False)
    """

    __slots__ = ("_make", "_most", "_older", "_recent")

    def __init__(self, make: Callable[[Any], T], most: int) -> None:
        self._make, self._most = make, most
        self._recent: dict[int, tuple[Any, T]] = {}
        """By their ids, with the objects, so that nothing else can get these meanwhile."""
        self._older: dict[int, tuple[Any, T]] = {}

    def of(self, one: Any) -> T:
        """What is made of an object that nobody changes."""
        found = self._recent.get(id(one))
        if found is None:
            found = self._older.get(id(one)) or (one, self._make(one))
            if len(self._recent) >= self._most:
                self._recent, self._older = {}, self._recent
            self._recent[id(one)] = found
        return found[1]


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
    recent: dict[int, list[tuple[tuple[Any, ...], T]]] = {}
    older: dict[int, list[tuple[tuple[Any, ...], T]]] = {}
    """By the first argument that is no atom: all arguments, so that nothing else can get their ids meanwhile."""
    encode = msgspec.msgpack.Encoder().encode
    place = -1
    """Of that argument; -1, the last one, as long as all were atoms."""

    @wraps(function)
    def recall(*args: P.args, **kwargs: P.kwargs) -> T:
        # The seats of a table share much of what they see, and most of it is there after the next
        # answer, too: the very same objects, and these are equal without a look into them.
        if args and not kwargs:
            for same, drawn in recent.get(id(args[place]), ()):
                if same == args:
                    return drawn
        return search(*args, **kwargs)

    def search(*args: P.args, **kwargs: P.kwargs) -> T:
        """Look among older things, and by the value."""
        nonlocal place, recent, older
        if place < 0:
            place = next((at for at, one in enumerate(args) if type(one) not in ATOMS), -1)
        first = id(args[place]) if args else 0
        found: list[tuple[tuple[Any, ...], T]] = recent.get(first) or older.get(first) or []
        if not kwargs:
            for same, drawn in found:
                if same == args:
                    recent[first] = found
                    return drawn
        key = encode((args, kwargs))
        if key in kept:
            drawn = kept[key]
        else:
            if len(kept) >= REMEMBERED:
                kept.pop(next(iter(kept)), None)
            drawn = kept[key] = function(*args, **kwargs)
        if args and not kwargs:
            if len(recent) >= RECENT:
                recent, older = {}, recent
            recent[first] = [(tuple(args), drawn), *found][:VARIANTS]
        return drawn

    return recall
