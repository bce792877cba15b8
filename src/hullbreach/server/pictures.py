"""What one seat is sent of a table: the whole picture, or only what has changed.

Everything is made from the seat's own view, ask and event stream, so nothing here can leak what
those do not.
"""

from __future__ import annotations

import re
from typing import Any
from zlib import crc32

import msgspec

from hullbreach.kernel.asks import Option
from hullbreach.kernel.events import Line
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import OpenAsk, Refusal, Table
from hullbreach.server.protocol import (
    Choice,
    Impossible,
    LogLine,
    Outcome,
    Question,
    SectionPatch,
)

SECTIONS = ("regions", "links", "pieces", "tracks", "piles", "hands", "panels")

_WHOLE = re.compile(rb"(?<=\d)\.0(?=[,}\]])")
_canonical = msgspec.json.Encoder(order="sorted")


def picture_hash(scene: Scene) -> int:
    """A fingerprint of a scene: CRC-32 of its JSON with sorted keys, as every client can make.

    Whole numbers have no fraction there: a browser cannot tell 130.0 from 130.
    """
    return crc32(_WHOLE.sub(b"", _canonical.encode(scene)))


def difference(old: Scene, new: Scene) -> dict[str, SectionPatch]:
    """What must change to make the new scene out of the old one."""
    patches: dict[str, SectionPatch] = {}
    for section in SECTIONS:
        before, after = getattr(old, section), getattr(new, section)
        if before == after:
            continue
        known = {element.id: element for element in before}
        changed = [element for element in after if known.get(element.id) != element]
        order = [element.id for element in after]
        same_order = order == [element.id for element in before]
        patches[section] = SectionPatch(changed, None if same_order else order)
    return patches


def question(ask: OpenAsk | None) -> Question | None:
    """An ask as it is sent."""
    if ask is None:
        return None
    options = [Choice(one.id, one.verb, one.text, list(one.args)) for one in ask.options]
    return Question(ask.id, ask.text, options, ask.rule, ask.topic)


def impossible(refusals: list[Refusal]) -> list[Impossible]:
    """What cannot be done, as it is sent."""
    return [_impossible(one.option, one) for one in refusals]


def _impossible(option: Option, refusal: Refusal) -> Impossible:
    return Impossible(option.id, option.verb, option.text, list(option.args), refusal.rule)


def log_lines(lines: list[Line]) -> list[LogLine]:
    """Events as they are sent."""
    return [
        LogLine(line.event.kind, line.event.text(), line.rule, line.event.tone) for line in lines
    ]


def outcomes(table: Table) -> list[Outcome]:
    """The verdicts as they are sent."""
    return [Outcome(one.seat, one.won, one.reason) for one in table.verdicts]


def plain(value: Any) -> Any:
    """Structs as plain JSON data, for tests and reports."""
    return msgspec.to_builtins(value)
