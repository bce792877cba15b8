"""What people say at a table: kept, numbered, and told to everyone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from hullbreach.server.errors import Muted, TooLong
from hullbreach.server.protocol import MAX_CHAT, Chat, ChatLine, encode
from hullbreach.server.seating import OPERATOR

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted

KEPT = 200

Line = tuple[int, str, str]
"""Who, by seat and by name, and what."""


class Chatting:
    """The chat of a table."""

    def __init__(self, hosted: Hosted, lines: Iterable[Line]) -> None:
        self._hosted = hosted
        self.said = 0
        """So many lines in all."""
        self.lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._add(lines)

    def _add(self, lines: Iterable[Line]) -> list[ChatLine]:
        added = [ChatLine(*line, number) for number, line in enumerate(lines, self.said + 1)]
        self.said += len(added)
        self.lines.extend(added)
        return added

    async def say(self, seat: int, words: str) -> None:
        """Keep what somebody says, and tell it."""
        hosted = self._hosted
        if hosted.seating.muted.intersection({seat, OPERATOR}):
            raise Muted()
        text = " ".join("".join(c if c.isprintable() else " " for c in words).split())
        if not text or len(text) > MAX_CHAT:
            raise TooLong(limit=MAX_CHAT)
        name = hosted.people[seat].name if seat >= 0 else ""
        await hosted.house.store.said(hosted.id, seat, name, text)
        if hosted.house.store.shared:
            # Perhaps somebody elsewhere was quicker: all have the lines in the same order.
            await hosted.read_on()
        else:
            self.hear([(seat, name, text)])

    def hear(self, lines: Iterable[Line]) -> None:
        """Tell what was said."""
        for line in self._add(lines):
            self._hosted.tell(encode(Chat(line)))

    def since(self, number: int) -> list[bytes]:
        """What somebody has missed who knows so many lines."""
        return [encode(Chat(line)) for line in self.lines if line.number > number]
