"""Remembering what a function of one argument has said, where it is asked all the time.

`functools.cache` takes any arguments, and pays for it with every call; this is a dict that knows how to
find what it does not have yet, and asking it takes half as long. Names are interned: equal ones are the same
object, and so they are found in a dict without being compared letter by letter.

>>> @memo
... def square(number: int) -> int:
...     print("counting")
...     return number * number
>>> square(3), square(3)
counting
(9, 9)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from sys import intern
from typing import Any, TypeVar, cast

A = TypeVar("A")
K = TypeVar("K")
V = TypeVar("V")


class _Memo(dict[K, V]):
    """What was asked, and what the answer was."""

    def __init__(self, function: Callable[[K], V]) -> None:
        self._function = function

    def __missing__(self, key: K) -> V:
        found: Any = self._function(key)
        if type(found) is str:
            found = intern(found)
        self[key] = found
        return cast("V", found)


def memo(function: Callable[[K], V]) -> Callable[[K], V]:
    """The same function, which is called only once for each argument."""
    return _Memo(function).__getitem__


def memo_of(function: Callable[[A, K], V]) -> Callable[[A], Callable[[K], V]]:
    """A function of two arguments, which gets them one after the other.

    >>> @memo_of
    ... def power(number: int, times: int) -> int:
    ...     return number**times
    >>> power(2)(3)
    8
    """
    return memo(lambda first: memo(partial(function, first)))
