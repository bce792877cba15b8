"""What one seat is sent of a table: the whole picture, or only what has changed.

Everything is made from the seat's own view, ask and event stream, so nothing here can leak what
those do not. The server remembers what it sent as bytes, element by element: that is small, it
is compared at once, and what has not changed is not sent again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from hullbreach.kernel.events import Line
from hullbreach.kernel.scenes import Hand, Link, Panel, Piece, Pile, Region, Scene, Track
from hullbreach.kernel.table import OpenAsk, Refusal, Table
from hullbreach.server.protocol import (
    Choice,
    Impossible,
    LogLine,
    Outcome,
    Question,
    SectionPatch,
    encode,
)

SECTIONS = tuple(
    field.name
    for field in msgspec.structs.fields(Scene)
    if isinstance(field.default_factory, type) and field.default_factory is list
)
"""The lists of a scene. What else it has is its frame, which seldom changes."""
_FRAME = tuple(name for name in Scene.__struct_fields__ if name not in SECTIONS)

KEPT = 16
"""Updates kept per seat for clients that lost some on the way."""
KEPT_BYTES = 32_000

Element = Region | Link | Piece | Track | Pile | Hand | Panel
Elements = dict[str, bytes]
"""A list of the scene: the JSON of each element by its id, in order."""


class Sketch:
    """A scene as bytes."""

    __slots__ = ("frame", "sections")

    def __init__(self, frame: bytes, sections: tuple[Elements, ...]) -> None:
        self.frame = frame
        self.sections = sections

    def difference(self, old: Sketch) -> dict[str, SectionPatch] | None:
        """What must change to make this out of the old one; None if that cannot be said."""
        if self.frame != old.frame:
            return None
        patches: dict[str, SectionPatch] = {}
        for name, before, after in zip(SECTIONS, old.sections, self.sections, strict=True):
            if before is after:
                continue
            changed = [msgspec.Raw(new) for id, new in after.items() if before.get(id) != new]
            order = None if [*before] == [*after] else [*after]
            if changed or order is not None:
                patches[name] = SectionPatch(changed, order)
        return patches


class Sketchbook:
    """The sketches of one moment: what the seats have in common is encoded and kept once."""

    def __init__(self, known: Iterable[Sketch] = ()) -> None:
        self._sketches = list(known)
        self._encoded: dict[int, bytes] = {}
        self._drawn: dict[int, Elements] = {}
        self._scenes: list[Scene] = []  # kept, so that nothing else can get an id of theirs

    def draw(self, scene: Scene, old: Sketch | None = None) -> Sketch:
        """The sketch of a scene, which shares with the old one and with the other seats'."""
        self._scenes.append(scene)
        others = self._sketches if old is None else [old, *self._sketches]
        sections = tuple(
            self._section(place, getattr(scene, name), others)
            for place, name in enumerate(SECTIONS)
        )
        sketch = Sketch(encode([getattr(scene, name) for name in _FRAME]), sections)
        self._sketches.append(sketch)
        return sketch

    def _section(self, place: int, elements: list[Element], others: list[Sketch]) -> Elements:
        found = self._drawn.get(id(elements))
        if found is None:
            encoded = self._encoded
            drawn = {
                element.id: encoded.get(id(element)) or self._encode(element)
                for element in elements
            }
            alike = (one.sections[place] for one in others if one.sections[place] == drawn)
            found = self._drawn[id(elements)] = next(alike, drawn)
        return found

    def _encode(self, element: Element) -> bytes:
        found = self._encoded[id(element)] = encode(element)
        return found


class Sight:
    """What a seat has been sent so far, so that it need be sent only what is new."""

    __slots__ = ("_kept", "_size", "answers", "sketch", "version")

    def __init__(self, sketch: Sketch, version: int, answers: int) -> None:
        self.sketch = sketch
        self.version = version
        self.answers = answers
        self._kept: deque[tuple[int, bytes]] = deque()
        self._size = 0

    def advance(self, sketch: Sketch, version: int, answers: int, update: bytes) -> None:
        """Remember an update that was sent."""
        self._kept.append((self.version, update))
        self._size += len(update)
        while len(self._kept) > KEPT or self._size > KEPT_BYTES:
            self._size -= len(self._kept.popleft()[1])
        self.sketch, self.version, self.answers = sketch, version, answers

    def since(self, version: int) -> list[bytes] | None:
        """The updates that lead from a version to this one; None if they are not kept."""
        if version == self.version:
            return []
        for place, (before, _) in enumerate(self._kept):
            if before == version:
                return [update for _, update in list(self._kept)[place:]]
        return None


def question(ask: OpenAsk | None) -> Question | None:
    """An ask as it is sent."""
    if ask is None:
        return None
    options = [Choice(one.id, one.verb, one.text, list(one.args)) for one in ask.options]
    return Question(ask.id, ask.text, options, ask.rule, ask.topic)


def impossible(refusals: list[Refusal]) -> list[Impossible]:
    """What cannot be done, as it is sent."""
    return [
        Impossible(one.option.id, one.option.verb, one.option.text, list(one.option.args), one.rule)
        for one in refusals
    ]


def log_lines(lines: list[Line]) -> list[LogLine]:
    """Events as they are sent."""
    return [
        LogLine(line.event.kind, line.event.text(), line.rule, line.event.tone) for line in lines
    ]


def outcomes(table: Table) -> list[Outcome]:
    """The verdicts as they are sent."""
    return [Outcome(one.seat, one.won, one.reason) for one in table.verdicts]
