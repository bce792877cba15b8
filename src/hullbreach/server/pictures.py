"""What one seat is sent of a table: the whole picture, or only what has changed.

Everything is made from the seat's own view, ask and event stream, so nothing here can leak what
those do not. The server remembers the scenes that it sent last. Most of a scene is as it was, and
alike for all seats; what is compared and put into words, is that only once.

A list of a scene that did not change is the same object as before, the same for all seats that see it alike
(`kernel.painting`). Lists that are not are compared here, element by element: only here it is known
what a seat was sent last, which may be several answers ago, and how little of a list is worth sending.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

import msgspec

from hullbreach.kernel.events import Event, Line
from hullbreach.kernel.painting import LISTS
from hullbreach.kernel.previews import Previews
from hullbreach.kernel.scenes import (
    Hand,
    Link,
    Panel,
    Piece,
    Pile,
    Region,
    Reveal,
    Scene,
    Track,
    Zone,
)
from hullbreach.kernel.table import OpenAsk, Refusal, Table
from hullbreach.server.hashing import plain_list, scene_hash
from hullbreach.server.protocol import (
    Choice,
    Impossible,
    LogLine,
    Outcome,
    Question,
    Reason,
    SectionPatch,
    encode,
)

Element = Zone | Region | Link | Piece | Track | Pile | Hand | Panel
Elements = Sequence[Element]
_sections: Callable[[Scene], tuple[Elements, ...]] = attrgetter(*LISTS)
_frame: Callable[[Scene], tuple[Any, ...]] = attrgetter(
    *(name for name in Scene.__struct_fields__ if name not in LISTS)
)

KEPT = 16
"""Updates kept per seat for clients that lost some on the way."""
KEPT_BYTES = 16_000
"""About as much as a whole picture has: more would not be worth keeping."""

Reveals = Callable[[Event], Reveal | None]
"""What is shown large of an event (`Table.reveals`)."""


class Album:
    """The pictures of one moment: what several seats have in common is looked at once."""

    def __init__(self) -> None:
        # The lists are kept beside their ids, so that nothing else can get these meanwhile.
        self._patches: dict[tuple[int, int], tuple[Elements, Elements, SectionPatch | None]] = {}
        self._encoded: dict[int, msgspec.Raw] = {}
        self._lines: dict[int, LogLine] = {}
        self._plain: dict[int, tuple[Elements, msgspec.Raw]] = {}

    def lines(self, lines: list[Line], reveals: Reveals) -> list[LogLine]:
        """Events as they are sent; most are heard by several seats."""
        return [
            self._lines.get(id(line.event))
            or self._lines.setdefault(id(line.event), _log_line(line, reveals))
            for line in lines
        ]

    def hash(self, scene: Scene) -> int:
        """The fingerprint of a scene."""
        return scene_hash(scene, self._plain_json)

    def _plain_json(self, elements: Elements) -> msgspec.Raw:
        if id(elements) not in self._plain:
            self._plain[id(elements)] = elements, plain_list(elements)
        return self._plain[id(elements)][1]

    def difference(self, old: Scene, new: Scene) -> dict[str, SectionPatch] | None:
        """What must change to make the new picture of the old; None if that cannot be said."""
        if new is old:
            return {}
        if _frame(new) != _frame(old):
            return None
        patches: dict[str, SectionPatch] = {}
        for name, before, after in zip(LISTS, _sections(old), _sections(new), strict=True):
            if before is not after and (patch := self._patch(before, after)) is not None:
                patches[name] = patch
        return patches

    def _patch(self, before: Elements, after: Elements) -> SectionPatch | None:
        key = id(before), id(after)
        if key not in self._patches:
            self._patches[key] = before, after, self._compare(before, after)
        return self._patches[key][2]

    def _compare(self, before: Elements, after: Elements) -> SectionPatch | None:
        changed = self._changed_in_place(before, after) if len(before) == len(after) else None
        if changed is not None:
            return SectionPatch(changed) if changed else None
        known = {one.id: one for one in before}
        changed = [self._encode(one) for one in after if known.get(one.id) != one]
        return SectionPatch(changed, [one.id for one in after])

    def _changed_in_place(self, before: Elements, after: Elements) -> list[msgspec.Raw] | None:
        """The elements that have changed; None if there are others, or in another order."""
        changed = []
        for was, one in zip(before, after, strict=True):
            if was is not one:  # most are the same objects
                if was.id != one.id:
                    return None
                if was != one:
                    changed.append(self._encode(one))
        return changed

    def _encode(self, element: Element) -> msgspec.Raw:
        found = self._encoded.get(id(element))
        if found is None:
            found = self._encoded[id(element)] = msgspec.Raw(encode(element))
        return found


class Sent:
    """What a seat has been sent so far, so that it need be sent only what is new."""

    __slots__ = ("_kept", "_size", "answers", "scene", "version")

    def __init__(self, scene: Scene, version: int, answers: int) -> None:
        self.scene = scene
        self.version = version
        self.answers = answers
        self._kept: list[tuple[int, bytes]] = []
        self._size = 0

    def advance(self, scene: Scene, version: int, answers: int, update: bytes) -> None:
        """Remember an update that was sent."""
        self._kept.append((self.version, update))
        self._size += len(update)
        while len(self._kept) > KEPT or self._size > KEPT_BYTES:
            self._size -= len(self._kept.pop(0)[1])
        self.scene, self.version, self.answers = scene, version, answers

    def since(self, version: int) -> list[bytes] | None:
        """The updates that lead from a version to this one; None if they are not kept."""
        if version == self.version:
            return []
        for place, (before, _) in enumerate(self._kept):
            if before == version:
                return [update for _, update in self._kept[place:]]
        return None


def question(ask: OpenAsk | None, previews: Previews | None = None) -> Question | None:
    """An ask as it is sent, with what its options would do."""
    if ask is None:
        return None
    options = [Choice(one.id, one.verb, one.text, list(one.args)) for one in ask.options]
    return Question(ask.id, ask.text, options, ask.rule, ask.topic, previews)


def impossible(refusals: list[Refusal]) -> list[Impossible]:
    """What cannot be done, as it is sent."""
    return [
        Impossible(
            one.option.id,
            one.option.verb,
            one.option.text,
            list(one.option.args),
            [Reason(reason.rule, reason.text) for reason in one.reasons],
        )
        for one in refusals
    ]


def log_lines(lines: list[Line], reveals: Reveals) -> list[LogLine]:
    """Events as they are sent."""
    return [_log_line(line, reveals) for line in lines]


def _log_line(line: Line, reveals: Reveals) -> LogLine:
    event = line.event
    return LogLine(
        event.kind,
        event.text(),
        line.rule,
        event.tone,
        event.cue,
        event.shown(),
        reveals(event),
        event.heading,
    )


def outcomes(table: Table) -> list[Outcome]:
    """The verdicts as they are sent."""
    return [Outcome(one.seat, one.won, one.reason) for one in table.verdicts]
