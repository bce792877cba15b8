"""Short codes: an invitation that can be read out, typed in or seen across a room.

A code is short enough to be guessed from its fingerprint, so no code is stored: the codes of a server
are in its memory, and after a restart the host is given another one. Servers that share a database keep their codes there
(`postgres`), in a table that is lost when the database crashes. A code leads to its table as long as a seat is open there.
"""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTWXYZ"
"""Without I, L, O, U and V, which look like others."""
LENGTH = 6
MOST = 10_000
"""Codes at the same time; the oldest make room."""


def cleaned(typed: str) -> str:
    """A code as somebody typed it: case, spaces and hyphens do not matter.

    >>> cleaned(" abc-def ")
    'ABCDEF'
    """
    return "".join(typed.upper().replace("-", " ").split())


def is_code(typed: str) -> bool:
    """Whether this is meant as a code; a secret link is much longer.

    >>> is_code("abc def"), is_code("z9liJp_Dj6g_KHvbE1lUvA")
    (True, False)
    """
    return len(cleaned(typed)) == LENGTH


class Codes:
    """The codes of a server, at most one for a table.

    >>> import asyncio
    >>> codes = Codes()
    >>> code = asyncio.run(codes.of("table"))
    >>> asyncio.run(codes.of("table")) == code, asyncio.run(codes.find(code.lower()))
    (True, 'table')
    >>> asyncio.run(codes.forget("table"))
    >>> asyncio.run(codes.find(code))
    """

    def __init__(self) -> None:
        self._codes: dict[str, str] = {}
        self._tables: dict[str, str] = {}

    async def of(self, table: str) -> str:
        """The code of a table, a new one if it has none."""
        if table not in self._codes:
            if len(self._codes) >= MOST:
                await self.forget(next(iter(self._codes)))
            code = new_code()
            while code in self._tables:
                code = new_code()
            self._codes[table], self._tables[code] = code, table
        return self._codes[table]

    async def find(self, typed: str) -> str | None:
        """The table to which a code leads."""
        return self._tables.get(cleaned(typed))

    async def forget(self, table: str) -> None:
        """The code of this table leads nowhere any more."""
        self._tables.pop(self._codes.pop(table, ""), None)


def new_code() -> str:
    """Some letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
