"""What the seats of one table are told: a whole picture, or only what has changed since the last.

Messages are made before the change that they tell of is kept, since what cannot be shown must not
happen. So nothing here counts as sent before `sent` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from hullbreach.kernel.errors import RuleBroke
from hullbreach.kernel.saves import Kept, LogEntry
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import Table
from hullbreach.kernel.texts import Text
from hullbreach.server import lessons, pictures
from hullbreach.server.hashing import scene_hash
from hullbreach.server.pictures import Album, Sent
from hullbreach.server.protocol import (
    Hello,
    LogLine,
    Now,
    Past,
    Question,
    Snapshot,
    Update,
    Wish,
    encode,
)

HASH_EVERY = 16
"""Every so many updates carry a hash of the picture."""
MOST_PAST = 24
"""So many answers are told again, at most, to who was away."""
MEMORY = 200
"""After so many answers without it, what an absent seat has been sent is forgotten."""

Whole = Callable[[int, Scene, Now], Snapshot]
"""Makes the whole picture for a seat."""


class News(msgspec.Struct):
    """What a seat is to be sent, and what it has seen then."""

    seat: int
    message: bytes
    scene: Scene
    version: int
    answers: int
    whole: bool


class Done(msgspec.Struct):
    """What was tried and went well, and is to be kept (positions, if they are others now) and told."""

    added: list[LogEntry]
    kept: Sequence[Kept] | None
    news: list[News]
    reopened: bool
    """Whether the game was over, so that its seed is known, and no longer is."""
    standing: RuleBroke | None
    """A standing answer that broke: its seat is asked instead."""


class Telling:
    """What every seat of a table has been sent."""

    def __init__(self, table: Table, whole: Whole) -> None:
        self.table = table
        self._whole = whole
        self._sent: dict[int, Sent] = {}

    def now(self, seat: int, wish: Wish | None, waiting: list[int] | None = None) -> Now:
        """The moment, as this seat may know it; whoever asks for several seats knows for whom all wait."""
        table = self.table
        if waiting is None:
            waiting = table.waiting()
        now = Now(
            question=self._question(seat) if seat in waiting else None,
            waiting=waiting,
            undo=seat >= 0 and table.may_undo(seat) is not None,
            answers=table.answers,
            over=table.over,
            wish=wish,
        )
        more: dict[str, Any] = {}
        if table.standing:
            more["standing"] = {
                topic: one for (who, topic), one in table.standing.items() if who == seat
            }
        if (lesson := lessons.coaching(table, seat)) is not None:
            more |= {"lesson": lesson, "standing": {}}  # those of a lesson are its own
        if now.over:
            more |= {"outcomes": pictures.outcomes(table), "ending": self._ending(seat)}
            more["seed"] = table.seed
        return msgspec.structs.replace(now, **more) if more else now

    def _question(self, seat: int) -> Question | None:
        """What a seat is asked, and what its options would do."""
        ask = self.table.ask(seat)
        return None if ask is None else pictures.question(ask, self.table.previews(ask))

    def _ending(self, seat: int) -> list[LogLine]:
        """What was told at the very end."""
        table = self.table
        return pictures.log_lines(table.ending(seat), table.reveals(table.scene(seat)))

    def blank(self, seat: int, wish: Wish | None) -> Snapshot:
        """What is left to tell where the moment itself cannot be shown: how to go back from it."""
        table = self.table
        scene = Scene(Text(f"game-{table.game.name}"))
        undo = seat >= 0 and table.may_undo(seat) is not None
        now = Now(None, [], undo, table.answers, False, wish, broken=True)
        return self._whole(seat, scene, now)

    def news(
        self, scenes: dict[int, Scene], wish: Wish | None, *, whole: bool = False
    ) -> list[News]:
        """What is new for these seats, whose scenes these are; or the whole picture."""
        album, waiting = Album(), self.table.waiting()
        return [
            self._news(seat, scene, self.now(seat, wish, waiting), album, whole)
            for seat, scene in scenes.items()
        ]

    def _news(self, seat: int, scene: Scene, now: Now, album: Album, whole: bool) -> News:
        sent = None if whole else self._sent.get(seat)
        update = None if sent is None else self._update(seat, sent, scene, now, album)
        message = encode(self._whole(seat, scene, now)) if update is None else update
        table = self.table
        return News(seat, message, scene, table.public_version, table.answers, whole=update is None)

    def _update(
        self,
        seat: int,
        sent: Sent,
        scene: Scene,
        now: Now,
        album: Album,
        *,
        hashed: bool = False,
    ) -> bytes | None:
        """What is new for a seat since what it was sent last; None if only the whole picture will do."""
        patches = album.difference(sent.scene, scene)
        if patches is None:
            return None
        table = self.table
        version = table.public_version
        hashed = hashed or version // HASH_EVERY != sent.version // HASH_EVERY
        lines = table.events(seat, sent.answers + 1)
        return encode(
            Update(
                before=sent.version,
                version=version,
                log=album.lines(lines, table.reveals(scene)) if lines else [],
                scene=patches,
                now=now,
                hash=album.hash(scene) if hashed else None,
            )
        )

    def sent(self, news: Iterable[News]) -> None:
        """Remember what has been sent; forget who has been away for long."""
        for one in news:
            sent = self._sent.get(one.seat)
            if sent is None or one.whole:
                self._sent[one.seat] = Sent(one.scene, one.version, one.answers)
            else:
                sent.advance(one.scene, one.version, one.answers, one.message)
        answers = self.table.answers
        for seat, sent in list(self._sent.items()):
            if answers - sent.answers > MEMORY:
                del self._sent[seat]

    def forget(self) -> None:
        """The table went back: nothing that was sent leads to where it is now."""
        self._sent.clear()

    def missed(self, hello: Hello, seat: int, wish: Wish | None) -> list[bytes] | None:
        """The updates from what a client knows to now; None if it needs the whole picture."""
        sent = self._sent.get(seat)
        missed = None if sent is None else sent.since(hello.version)
        if sent is None or missed is None:
            return None
        if sent.version != self.table.public_version:
            scene, now = self.table.scene(seat), self.now(seat, wish)
            update = self._update(seat, sent, scene, now, Album(), hashed=True)
            if update is None:
                return None
            table = self.table
            sent.advance(scene, table.public_version, table.answers, update)
            return [*missed, update]
        if not missed and hello.hash != scene_hash(self.table.scene(seat)):
            return None
        return missed

    def snapshot(self, seat: int, wish: Wish | None, seen: int = -1) -> bytes:
        """The whole picture for one seat that asks for it, with what happened since it was here."""
        scene, now = self.table.scene(seat), self.now(seat, wish)
        past = self._since(seat, seen) if 0 <= seen < self.table.answers else None
        sent = self._sent.get(seat)
        if sent is None or sent.version != self.table.public_version:
            # Else the others in this seat have it; what they were sent before stays of use to them.
            (news,) = self.news({seat: scene}, wish, whole=True)
            self.sent([news])
            if past is None:
                return news.message
        whole = self._whole(seat, scene, now)
        if past is not None:
            whole = msgspec.structs.replace(whole, before=past[0], since=past[1])
        return encode(whole)

    def _since(self, seat: int, seen: int) -> tuple[Scene, list[Past]]:
        """How a seat saw the table then, and answer by answer what has changed."""
        album = Album()
        moments = self.table.moments(max(seen, self.table.answers - MOST_PAST))
        before = next(moments).scene(seat)
        scene, since = before, list[Past]()
        for moment in moments:
            last, scene = scene, moment.scene(seat)
            patches = album.difference(last, scene)
            if patches is None:  # another board: what is told begins here
                before, since = scene, []
            else:
                lines = album.lines(moment.events(seat, moment.answers), moment.reveals(scene))
                since.append(Past(patches, lines))
        return before, since


__all__ = ["Done", "News", "Telling"]
