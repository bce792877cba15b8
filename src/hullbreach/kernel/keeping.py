"""Positions that a table keeps beside its answers: one for every round, and the end.

Answers are the truth as long as the rules are those by which they were given. Once rules have changed and
an answer no longer fits, a game goes on from the position that was kept last. With a position is kept what
was told since the one before it, so that the story of the game is not lost.

A kept position has all secrets of the game. It is written where the seed is written, and nowhere else.
Until somebody wants to write it, it is no more than a reference to the state: simulations pay nothing for it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hullbreach.kernel.events import Event, Told
from hullbreach.kernel.notices import Retold, RetoldHeading
from hullbreach.kernel.saves import Kept
from hullbreach.kernel.texts import Text

FAST = 1
"""How hard to compress: a better level takes twice as long for a tenth of the bytes."""
POSITIONS = 2
"""So many positions are kept: a table that takes back the beginning of a round has the one before. A position
of a large game has five thousand bytes, half a file of answers."""
MOST_BYTES = 4_000_000
"""Of what was kept, unpacked: two hundred times a position of the largest game."""


class _Words(msgspec.Struct, array_like=True, frozen=True):
    text: Text
    heading: bool


class _Line(msgspec.Struct, array_like=True, frozen=True):
    """What was told, in words that no longer depend on the events of a game."""

    rule: str
    to: int
    words: _Words
    instead: _Words | None = None


_lines = msgspec.msgpack.Decoder(list[_Line])


def packed(data: bytes) -> bytes:
    """As few bytes as can be had at once."""
    return zlib.compress(data, FAST)


def unpacked(data: bytes) -> bytes:
    """The bytes again; `ValueError` if there are none, too many, or others than were packed."""
    opened = zlib.decompressobj()
    try:
        found = opened.decompress(data, MOST_BYTES)
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if not opened.eof:
        raise ValueError("too long, or cut off")
    return found


def written(state: Any) -> bytes:
    """The bytes of a state."""
    return msgspec.msgpack.encode(state)


def same(entry: Kept, state: Any, answers: int) -> bool:
    """Whether this position was kept, after so many answers; of one that was thinned out, the answers count."""
    try:
        return entry.answers == answers and (
            not entry.state or unpacked(entry.state) == written(state)
        )
    except ValueError:
        return False


def written_lines(told: Iterable[Told]) -> bytes:
    """What was told, as it is kept."""
    lines = [_Line(one.rule, one.to, _worded(one.event), _perhaps(one.instead)) for one in told]
    return packed(msgspec.msgpack.encode(lines)) if lines else b""


def _worded(event: Event) -> _Words:
    return _Words(event.text(), event.heading == "round")


def _perhaps(event: Event | None) -> _Words | None:
    return None if event is None else _worded(event)


def read_lines(data: bytes) -> list[Told]:
    """What was told, from what was kept of it; nothing where that cannot be read."""
    if not data:
        return []
    try:
        lines = _lines.decode(unpacked(data))
    except (ValueError, msgspec.DecodeError):
        return []
    return [_told(one) for one in lines]


def _told(line: _Line) -> Told:
    instead = None if line.instead is None else _retold(line.instead)
    return Told(_retold(line.words), line.rule, line.to, instead)


def _retold(words: _Words) -> Event:
    return RetoldHeading(words.text) if words.heading else Retold(words.text)


def read_state(entry: Kept, kind: type[Any]) -> Any:
    """The state that was kept, of today's kind; `ValueError` if it can no longer be read."""
    try:
        return msgspec.msgpack.decode(unpacked(entry.state), type=kind)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


class Position:
    """A kept position of a table in memory; it becomes bytes when they are wanted."""

    __slots__ = ("_head", "_kept", "_lines", "_state")

    def __init__(self, head: Kept, state: Any = None, lines: Sequence[Told] = ()) -> None:
        self._head = head
        """With neither state nor lines, unless they are not given apart."""
        self._state, self._lines = state, lines
        self._kept: Kept | None = None if state is not None or lines else head

    @property
    def head(self) -> Kept:
        """When the position was kept; its bytes may be missing."""
        return self._head

    @property
    def kept(self) -> Kept:
        """The position with its bytes."""
        if self._kept is None:
            self._kept = msgspec.structs.replace(
                self._head,
                state=b"" if self._state is None else packed(written(self._state)),
                lines=written_lines(self._lines),
            )
        return self._kept

    def thin(self) -> Position:
        """The same without the state."""
        if self._kept is None:
            return Position(self._head, None, self._lines)
        return (
            Position(msgspec.structs.replace(self._kept, state=b"")) if self._kept.state else self
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.kept,)


Positions = tuple[Position, ...]


def still_kept(kept: Positions, answers: int, fixed: int) -> Positions:
    """What is left after a table went back to so many answers; it cannot go behind entry `fixed`."""
    return tuple(one for one in kept if one.head.at <= fixed or one.head.answers <= answers)


def added(kept: Positions, new: Position, fixed: int) -> Positions:
    """With one more. Only the latest have their states, and the one that the game went on from (`fixed`)."""
    last = len(kept) + 1 - POSITIONS
    older = (
        one if at >= last or one.head.at == fixed else one.thin() for at, one in enumerate(kept)
    )
    return (*older, new)


def story(kept: Iterable[Kept]) -> list[Told]:
    """All that was told before the last of these positions."""
    return [told for one in kept for told in read_lines(one.lines)]
