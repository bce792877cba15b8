"""What is kept of a table: its setup, its entries, its people; the same in every database."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from hullbreach.kernel.saves import Kept, LogEntry
from hullbreach.server.paces import Pace
from hullbreach.server.protocol import Origin

Row = tuple[str, int, bytes]
"""Of the entries: in the order of their columns."""
POSITIONS = -1
"""In the place of a number: a row that is no entry but the kept positions of a table."""


class StoredSeat(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    token: str | None
    """The fingerprint of its secret link: none for an open seat and for a bot's own."""
    name: str
    kind: str
    bot: str


class Turn(msgspec.Struct, frozen=True):
    """Whose time runs at a table that is played over days, and for which question."""

    seat: int
    ask: str
    due: float
    """Until when to answer, in seconds of the calendar; 0: a bot plays, and needs no time."""
    look: float | None
    """When something is to be done next; None: nothing."""
    reminded: bool = False
    late: bool = False
    """Reminded in vain: what the table has chosen for that case holds."""

    @property
    def bot(self) -> bool:
        """Whether a bot is asked."""
        return not self.due


class StoredTable(msgspec.Struct):
    """A table as it is stored, with its entries in order."""

    id: str
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    seats: int
    seed: str
    position: bytes | None
    log: list[LogEntry]
    people: list[StoredSeat]
    chat: list[tuple[int, str, str]]
    origin: Origin = "dealt"
    host: int = -1
    """The seat that may remove people and make links anew; -1: none."""
    kept: list[Kept] = []
    muted: list[int] = []
    """Whom the host does not let speak; -1: the spectators."""
    rematch: str = ""
    """The table at which the same people play again; empty: none yet."""
    summary: bytes | None = None
    spectators: str = ""
    """The fingerprint of the spectators' link."""
    wish: bytes | None = None
    """Who wants to go back, and in which version; see `wishes`."""
    touched: int = 0
    """How often anything but the entries has changed."""
    pace: Pace | None = None
    turns: list[Turn] = []
    addressed: list[int] = []
    """Of which seats somebody is told off the page whose turn it is; -1: a chat room is."""


class Glimpse(msgspec.Struct):
    """What is known of a stored table without playing it again."""

    game: str
    origin: Origin
    host: int
    muted: list[int]
    rematch: str
    entries: int
    summary: bytes | None
    """How the table stood when it was looked at last."""
    people: list[StoredSeat]
    pace: Pace | None
    turns: list[Turn]


class Around(msgspec.Struct):
    """All that other processes may have changed at a table, besides its entries."""

    touched: int
    origin: Origin
    host: int
    muted: list[int]
    rematch: str
    spectators: str
    wish: bytes | None
    people: list[StoredSeat]
    chat: list[tuple[int, str, str]]
    """Only the lines that were not known."""
    processes: int
    """So many other processes have this table."""
    screens: dict[int, int]
    """How many listen there, by seat."""
    turns: list[Turn]
    addressed: list[int]


class News(msgspec.Struct):
    """What other processes have done at a table since it was read."""

    entries: list[tuple[int, LogEntry]]
    """With their numbers."""
    around: Around | None
    """None: nothing but the entries has changed."""
    gone: bool = False
    """The table was deleted."""


class Gap(Exception):
    """The entries of a table do not follow one another: the database was tampered with."""


class Conflict(Exception):
    """Another process was quicker: read on, and try again."""


def fingerprint(token: str) -> str:
    """What is stored of a secret link."""
    return sha256(token.encode()).hexdigest()


def row(table: str, number: int, entry: LogEntry) -> Row:
    """An entry as it is stored."""
    return table, number, msgspec.json.encode(entry)
