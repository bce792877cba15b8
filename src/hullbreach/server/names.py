"""What bots are called: a message with a name, the same for everyone who looks at the table."""

from __future__ import annotations

from zlib import crc32

NAMES = 20
"""How many names there are: the messages bot-name-1, bot-name-2 …"""
STEPS = (3, 7, 9, 11, 13, 17, 19)
"""From one seat to the next; none has a factor in common with `NAMES`, so no name comes twice."""


def alias(table: str, seat: int) -> str:
    """The message with the name of the bot in this seat.

    >>> alias("a table", 0) == alias("a table", 0), alias("a table", 0) == alias("a table", 1)
    (True, False)
    """
    rest, first = divmod(crc32(table.encode()), NAMES)
    return f"bot-name-{(first + STEPS[rest % len(STEPS)] * seat) % NAMES + 1}"
