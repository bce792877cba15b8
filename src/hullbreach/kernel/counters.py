"""Numbers that packs give to every character: insanity, mutations, oxygen, knowledge.

A pack declares a counter (`Parts.counters`); view, observation and panel show it without further
code. Where a game's characters have a field of that name it is kept there, otherwise in their
`counters`, a value that is replaced with every change.

>>> class Diver(msgspec.Struct):
...     counters: dict[str, int] = {}
>>> air, diver = Counter("air", high=5, start=4), Diver()
>>> change(diver, air, 3), count(diver, air)
(1, 5)
>>> change(diver, air, -9), count(diver, air)
(-5, 0)
"""

from __future__ import annotations

from typing import Any

import msgspec  # noqa: F401 (the example above)

from hullbreach.kernel.packs import Counter


def count(who: Any, counter: Counter) -> int:
    """What a character's counter shows."""
    kept = getattr(who, counter.id, None)
    found: int = who.counters.get(counter.id, counter.start) if kept is None else kept
    return found


def change(who: Any, counter: Counter, by: int) -> int:
    """Move a counter, not beyond its ends; how far it moved."""
    before = count(who, counter)
    now = max(counter.low, before + by)
    if counter.high:
        now = min(now, counter.high)
    if hasattr(who, counter.id):
        setattr(who, counter.id, now)
    else:
        who.counters = {**who.counters, counter.id: now}
    return now - before
