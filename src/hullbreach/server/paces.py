"""At which pace a table is played: together and now, or over days."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

HOUR = 3600.0
LONGEST = 7 * 24
"""Hours in a week: nobody may take longer for an answer."""
LEAST_GRACE, MOST_GRACE = HOUR, 24 * HOUR

Late = Literal["bot", "others"]
"""What follows where somebody was reminded in vain: a bot answers once, or the others may hand the seat over."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Over days: everyone has so many hours for an answer. A table without a pace is played now."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)]
    late: Late = "others"

    @property
    def seconds(self) -> float:
        """How long everyone has."""
        return self.hours * HOUR

    @property
    def grace(self) -> float:
        """Seconds between the reminder and what follows: a quarter of the time, from an hour to a day.

        >>> [Pace(hours).grace / HOUR for hours in (1, 24, 168)]
        [1.0, 6.0, 24.0]
        """
        return min(max(self.seconds / 4, LEAST_GRACE), MOST_GRACE)


def read(words: str) -> Pace | None:
    """A pace as it is kept with a table; empty: now."""
    return msgspec.json.decode(words, type=Pace) if words else None


def written(pace: Pace | None) -> str:
    """The same as it is kept.

    >>> read(written(Pace(24, "bot"))), read(written(None))
    (Pace(hours=24, late='bot'), None)
    """
    return "" if pace is None else msgspec.json.encode(pace).decode()
