"""Going back together: one asks, all others agree, and the table goes back.

A wish is kept with the version of the table in which it was made: as soon as the table goes on, nobody has it
any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.kernel.errors import NoUndo
from hullbreach.server.protocol import Wish, WishChanged, encode

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted


class _Kept(msgspec.Struct, frozen=True):
    """A wish as it is kept."""

    version: int
    wish: Wish


class Wishes:
    """Who wants to go back at a table, at most one at a time."""

    def __init__(self, hosted: Hosted, kept: bytes | None) -> None:
        self._hosted = hosted
        self._kept: bytes | None = None
        self.wish: Wish | None = None
        self.read(kept)

    def read(self, kept: bytes | None) -> bool:
        """Take over what is kept; whether that was news."""
        before, self._kept = self.wish, kept
        found = None if kept is None else msgspec.json.decode(kept, type=_Kept)
        current = found is not None and found.version == self._hosted.table.public_version
        self.wish = found.wish if found is not None and current else None
        return self.wish != before

    def forget(self) -> None:
        """The table went on."""
        self.wish = None

    async def back(self, seat: int, to: int) -> None:
        """Somebody wants to go back to before answer number `to`."""
        if not 0 <= to < self._hosted.table.answers:
            raise NoUndo(seat=seat + 1)
        await self._settle(Wish(seat, to, [seat]))

    async def consent(self, seat: int, agree: bool) -> None:
        """Somebody agrees, or does not."""
        if self.wish is None:
            raise NoUndo(seat=seat + 1)
        if agree:
            agreed = sorted({*self.wish.agreed, seat})
            await self._settle(Wish(self.wish.seat, self.wish.to, agreed))
        else:
            await self._settle(None)

    async def seats_changed(self) -> None:
        """Perhaps everyone has agreed who still has to."""
        if self.wish is not None:
            await self._settle(self.wish)

    async def _settle(self, wish: Wish | None) -> None:
        """Go back if everyone agrees; bots do, and seats that nobody has taken."""
        hosted = self._hosted
        if wish is not None and all(
            one.kind != "person" or one.seat in wish.agreed for one in hosted.people
        ):
            everyone = range(hosted.table.seats)
            await hosted.play(lambda: hosted.table.undo(wish.seat, consent=everyone, to=wish.to))
        else:
            await self._keep(wish)
            self.tell()

    async def _keep(self, wish: Wish | None) -> None:
        hosted, kept = self._hosted, None
        if wish is not None:
            kept = msgspec.json.encode(_Kept(hosted.table.public_version, wish))
        await hosted.house.store.table_changed(hosted.id, {"wish": self._kept}, wish=kept)
        self.wish, self._kept = wish, kept

    def tell(self) -> None:
        """Everyone at the table hears who wants to go back."""
        self._hosted.tell(encode(WishChanged(self.wish)))
