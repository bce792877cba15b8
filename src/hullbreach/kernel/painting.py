"""Pictures that are drawn part by part, each part of fields of the view that it names.

A part is given these fields and nothing else, so it cannot depend on another one. What did not change is the same
object in the next view (`viewing`): a part is drawn again only when one of its fields is another object, or a part
that it follows; else it is what it was, for this seat or for another one that sees the same. What was drawn
anew and is equal to what it was stays what it was, too. So whoever compares two scenes sees at once which lists are the same.

>>> class Seen(msgspec.Struct):
...     rooms: list[str]
...     turn: int
>>> class Picture:
...     @drawn_of("rooms")
...     def labels(self, view):
...         return [Text(one) for one in view.rooms]
...
...     @drawn_of("turn", after=("labels",), section="title")
...     def _title(self, view, labels):
...         return labels[view.turn]
>>> painter = Painter(Picture(), Seen)
>>> first = painter.paint(Seen(["nest", "bridge"], 0))
>>> second = painter.paint(Seen(first.view.rooms, 1), first)
>>> second.parts[0] is first.parts[0], second.scene.title.id
(True, 'bridge')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import is_
from typing import Any, TypeVar

import msgspec

from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.texts import Text as Text

F = TypeVar("F", bound=Callable[..., Any])
MARK = "__drawn_of__"
LISTS = tuple(
    field.name
    for field in msgspec.structs.fields(Scene)
    if isinstance(field.default_factory, type) and field.default_factory is list
)
"""The lists of a scene. What else it has is its frame, which seldom changes."""


class Of(msgspec.Struct, frozen=True):
    """What a part is drawn of."""

    fields: tuple[str, ...]
    after: tuple[str, ...]
    section: str


def drawn_of(*fields: str, after: tuple[str, ...] = (), section: str = "") -> Callable[[F], F]:
    """Mark a method as a part that is drawn of these fields of the view, and of these parts.

    It is given a view that has these fields only, and then the parts. Its result is the list of that name in the
    scene (`section`, where that is another one), if there is such a list. A method that overrides a part adds its fields to those of the part.
    """

    def mark(function: F) -> F:
        setattr(function, MARK, Of(fields, after, section or function.__name__))
        return function

    return mark


class Painted(msgspec.Struct, frozen=True):
    """What was drawn of a view."""

    view: Any
    scene: Scene
    parts: tuple[Any, ...] = ()


class _Part:
    """A part, and how to find out whether it is what it was."""

    __slots__ = ("after", "alike", "bit", "draw", "given", "mask", "name", "own")

    def __init__(self, name: str, draw: Callable[..., Any], fields: tuple[str, ...]) -> None:
        self.name, self.draw = name, draw
        self.own = "seat" in fields
        """Whether it is another one for every seat."""
        kind = msgspec.defstruct(
            f"Of_{name}", [(field, Any) for field in fields], frozen=True, gc=False
        )
        values = ", ".join(f"view.{field}" for field in fields)
        self.given = _written(f"lambda view: kind({values})", kind=kind)
        """The view that it is given."""
        same = " and ".join(f"one.{field} is other.{field}" for field in fields)
        self.alike = _written(f"lambda one, other: {same or True}")
        """Whether two views have the same objects for it."""
        self.after: tuple[int, ...] = ()
        self.mask = self.bit = 0


def _written(source: str, **names: Any) -> Callable[..., Any]:
    made: Callable[..., Any] = eval(source, names)
    return made


class Painter:
    """Draws the pictures of an edition, part by part."""

    def __init__(self, picture: Any, view: type[msgspec.Struct], more: Iterable[str] = ()) -> None:
        """`more` are fields that every part may look at: those that packs bring along."""
        marks = _marks(type(picture))
        names = _in_order(marks)
        named = {*more, *(field for some in marks.values() for of in some for field in of.fields)}
        bits = {field: 1 << at for at, field in enumerate(view.__struct_fields__) if field in named}
        width = len(view.__struct_fields__)
        self._parts: list[_Part] = []
        for name in names:
            fields = tuple(
                dict.fromkeys([one for of in marks[name] for one in of.fields] + [*more])
            )
            part = _Part(name, getattr(picture, name), fields)
            part.bit = 1 << (width + len(self._parts))
            part.after = tuple(names.index(one) for one in marks[name][-1].after)
            part.mask = sum(bits[one] for one in fields)
            part.mask |= sum(self._parts[one].bit for one in part.after)
            self._parts.append(part)
        sections = [marks[name][-1].section for name in names]
        self._sections = [
            (name, sections.index(name)) for name in Scene.__struct_fields__ if name in sections
        ]
        self._shown = sum(self._parts[at].bit for _name, at in self._sections)
        self._changed = _comparison(bits)

    def paint(
        self, view: Any, then: Painted | None = None, others: Iterable[Painted] = ()
    ) -> Painted:
        """The picture of a view: what is as it was `then`, or as `others` see it, is not drawn again."""
        if then is None:
            return self._paint(view, [None] * len(self._parts), None, -1, others)
        changed = self._changed(view, then.view)
        return self._paint(view, [*then.parts], then, changed, others) if changed else then

    def _paint(
        self,
        view: Any,
        parts: list[Any],
        then: Painted | None,
        changed: int,
        others: Iterable[Painted],
    ) -> Painted:
        for at, part in enumerate(self._parts):
            if changed & part.mask or then is None:
                found = self._part(part, at, view, parts, others)
                if then is not None and (found is parts[at] or found == parts[at]):
                    continue
                parts[at] = found
                changed |= part.bit
        if then is not None and not changed & self._shown:
            return Painted(view, then.scene, tuple(parts))
        return Painted(
            view, Scene(**{name: parts[at] for name, at in self._sections}), tuple(parts)
        )

    def _part(
        self, part: _Part, at: int, view: Any, parts: list[Any], others: Iterable[Painted]
    ) -> Any:
        """A part as another seat sees it, if it is made of the same things there; or drawn anew."""
        after = [parts[one] for one in part.after]
        if not part.own:
            for other in others:
                if part.alike(view, other.view) and _same(after, other.parts, part.after):
                    return other.parts[at]
        made = part.draw(part.given(view), *after)
        return made if type(made) is list else _listed(made)


def _same(after: list[Any], parts: tuple[Any, ...], places: tuple[int, ...]) -> bool:
    return not after or all(map(is_, after, [parts[place] for place in places]))


def _listed(made: Any) -> Any:
    return [*made] if isinstance(made, Iterator) else made


def settled(view: Any, scene: Scene, then: Painted | None, others: Iterable[Painted]) -> Painted:
    """What was drawn as a whole: lists that are equal to those of before, or of other seats, are these."""
    known = [*([] if then is None else [then.scene]), *[other.scene for other in others]]
    changes = {}
    for name in LISTS:
        found = getattr(scene, name)
        for other in known:
            same = getattr(other, name)
            if same == found:
                changes[name] = same
                break
    return Painted(view, msgspec.structs.replace(scene, **changes))


def _marks(kind: type) -> dict[str, list[Of]]:
    """The marks of all parts, those of the game first and what packs lay upon them after."""
    found: dict[str, list[Of]] = {}
    for one in reversed(kind.__mro__):
        for name, value in vars(one).items():
            mark = getattr(value, MARK, None)
            if mark is not None:
                known = found.setdefault(name, [])
                if known and not mark.after:
                    mark = msgspec.structs.replace(mark, after=known[-1].after)
                if known:
                    mark = msgspec.structs.replace(mark, section=known[0].section)
                known.append(mark)
    return found


def _in_order(marks: dict[str, list[Of]]) -> list[str]:
    """The names of all parts, each after those that it follows."""
    names: list[str] = []

    def add(name: str) -> None:
        if name not in names:
            for one in marks[name][-1].after:
                add(one)
            names.append(name)

    for name in marks:
        add(name)
    return names


def _comparison(bits: dict[str, int]) -> Callable[[Any, Any], int]:
    """What tells which fields of two views are not the same objects; written out."""
    lines = [f"    if now.{name} is not then.{name}: found |= {bit}" for name, bit in bits.items()]
    names: dict[str, Any] = {}
    exec("\n".join(["def changed(now, then):", "    found = 0", *lines, "    return found"]), names)
    changed: Callable[[Any, Any], int] = names["changed"]
    return changed
