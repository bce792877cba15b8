"""The file of a game: what was agreed, the seed, and every entry of the log with its hash.

It is JSON that a person can read. The file says all that is needed to play the game again to
the same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hullbreach.kernel.errors import DamagedSave, ForeignSave, OlderSave

FORMAT = "hullbreach game"
FORMAT_VERSION = 1


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="what", omit_defaults=True):
    """A seat answered an ask with an option; `hash` is of the position after it.

    `id` is what the client called its message: by it an answer that is sent again is recognised.
    """

    seat: int
    ask: str
    option: str
    hash: str = ""
    id: str = ""


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="what", omit_defaults=True):
    """A seat took back the answer number `to` and, unless `alone`, everything after it.

    `fresh`: everyone had agreed, and from there on the dice are drawn anew.
    """

    seat: int
    to: int
    alone: bool = False
    fresh: bool = False
    hash: str = ""


class Stand(msgspec.Struct, frozen=True, tag="stand", tag_field="what", omit_defaults=True):
    """A seat left a standing answer for a topic, or (no option) took it back."""

    seat: int
    topic: str
    option: str = ""


class Renewed(msgspec.Struct, frozen=True, tag="renewed", tag_field="what", omit_defaults=True):
    """From here on the game is played by newer rules than those under which it was begun.

    `rules` and `content` are the newer ones. The entries from number `fit` on no longer fitted:
    they stay in the log, but count for nothing. Where the game goes on from a kept position, `kept` says
    after how many entries that was. `seat` is nobody's.
    """

    rules: str
    content: str
    fit: int
    kept: int = -1
    seat: int = -1


LogEntry = Answer | Undo | Stand | Renewed


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position at the first step of a round, or at the end; see `keeping`.

    It was kept when the log had `at` entries. `rules` are those of the game then. The step began after so many
    `answers` in force, and after so many lines `told` since the last of them. `state` is empty
    where later positions are kept; `lines` is what was told since the position before.
    """

    rules: str
    at: int
    answers: int
    told: int
    milestone: int
    over: bool = False
    state: bytes = b""
    lines: bytes = b""


class Player(msgspec.Struct, frozen=True):
    """Who has a seat: a person, perhaps with a name, or a kind of bot."""

    human: bool
    name: str = ""


class Save(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole file.

    `players` says who sat where, if the program that wrote the file knew. `position` is there only
    where a game did not begin with its setup but with a position that was put up by hand;
    `attempt` and `error` only in the report of a rule that broke. `houses` are the folders of data
    that it is played with, each with the fingerprint of its rows. `kept` are positions, for the day on which
    rules have changed and answers no longer fit; they are what the answers lead to, and say nothing else.
    """

    format: str = FORMAT
    version: int = FORMAT_VERSION
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    seats: int
    seed: str
    log: list[LogEntry]
    players: list[Player] = []
    houses: dict[str, str] = {}
    kept: list[Kept] = []
    position: bytes | None = None
    attempt: Answer | None = None
    error: str = ""


_decoder = msgspec.json.Decoder(Save)


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def encode(save: Save) -> bytes:
    """The bytes of the file: one entry of the log per line, then one kept position per line."""
    fields = msgspec.to_builtins(save)
    log, kept = fields.pop("log"), fields.pop("kept", [])
    fields = {"format": save.format, "version": save.version, **fields}
    head = msgspec.json.encode(fields)[:-1] + b',"log":[\n' + _lines(log) + b"\n]"
    return head + (b',"kept":[\n' + _lines(kept) + b"\n]" if kept else b"") + b"}\n"


def _lines(entries: list[Any]) -> bytes:
    return b",\n".join(msgspec.json.encode(entry) for entry in entries)


def decode(data: bytes) -> Save:
    """Read a file, or say exactly what is wrong with it."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as error:
        raise ForeignSave(detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if FORMAT.encode() in data[:200]:
            raise DamagedSave(detail=str(error), entry=0) from None
        raise ForeignSave(detail=str(error)) from None
    if head.format != FORMAT:
        raise ForeignSave(detail=head.format or "format")
    if head.version != FORMAT_VERSION:
        raise OlderSave(what="save-format", found=str(head.version), here=str(FORMAT_VERSION))
    try:
        save = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedSave(detail=str(error), entry=0) from None
    if save.players and len(save.players) != save.seats:
        raise DamagedSave(detail="players", entry=0)
    return save


def last_renewal(log: Sequence[LogEntry]) -> int:
    """The number of the last entry with which a game went on by newer rules; -1 without any."""
    numbers = [number for number, entry in enumerate(log) if isinstance(entry, Renewed)]
    return numbers[-1] if numbers else -1


def left_out(log: Sequence[LogEntry]) -> set[int]:
    """The numbers of the entries that fitted no longer when a game went on by newer rules."""
    return {
        number
        for at, entry in enumerate(log)
        if isinstance(entry, Renewed)
        for number in range(entry.fit, at)
    }


def restarted(log: Sequence[LogEntry]) -> int:
    """The number of the last entry with which a game went on from a kept position; -1 without any."""
    gone = left_out(log)
    numbers = [
        number
        for number, entry in enumerate(log)
        if isinstance(entry, Renewed) and entry.kept >= 0 and number not in gone
    ]
    return numbers[-1] if numbers else -1


def written_by(save: Save) -> tuple[str, str]:
    """The rules and the content by which a game was played last."""
    at = last_renewal(save.log)
    entry = save.log[at] if at >= 0 else None
    return (
        (entry.rules, entry.content) if isinstance(entry, Renewed) else (save.rules, save.content)
    )
