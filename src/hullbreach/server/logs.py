"""What the server writes down, and what it never does: no secret link, no seed, no card.

The same thing is said a few times a minute and not more: a full disk must not fill with lines about
itself.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

LEVELS = ("debug", "info", "warning", "error")

TALKATIVE = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets", "sqlalchemy", "asyncio")
"""At their most talkative these log whole messages and rows, and so the links of players."""

MOST, SPAN = 10, 60.0
"""So many lines of one kind in so many seconds."""


class Sparing(logging.Filter):
    """Lets through so many lines of a kind; the next that gets through says how many did not.

    >>> clock = iter([0.0, 1.0, 2.0, 61.0]).__next__
    >>> sparing = Sparing(most=1, clock=clock)
    >>> line = logging.LogRecord("x", logging.ERROR, "", 0, "disk full: %s", ("once more",), None)
    >>> sparing.filter(line), sparing.filter(line), sparing.filter(line), sparing.filter(line)
    (True, False, False, True)
    >>> line.getMessage()
    'disk full: once more (and 2 more like this)'
    """

    KINDS = 1000

    def __init__(
        self, most: int = MOST, span: float = SPAN, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._most, self._span, self._clock = most, span, clock
        self._said: dict[object, tuple[float, int]] = {}
        """Since when, and how often."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; those below a warning always are."""
        if record.levelno < logging.WARNING:
            return True
        if len(self._said) >= self.KINDS:
            self._said.clear()
        now = self._clock()
        kind = (record.name, record.msg)
        since, often = self._said.get(kind, (now, 0))
        if now - since >= self._span:
            left_out = often - self._most
            since, often = now, 0
            if left_out > 0:
                record.msg = f"{record.getMessage()} (and {left_out} more like this)"
                record.args = ()
        self._said[kind] = since, often + 1
        return often < self._most


def set_up(level: str) -> None:
    """Log to the standard error from this level on."""
    handler = logging.StreamHandler()
    handler.addFilter(Sparing())
    logging.basicConfig(
        level=level.upper(),
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        handlers=[handler],
    )
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
