"""The drawings of a game: SVG symbols in its packs' folders, put together to one sprite.

A pack keeps its drawings in `art/*.svg`, each file a document with several symbols by id
(`docs/drawing.md`). A later pack may draw an id anew. A drawing has shapes and classes and
nothing else: the classes are the client's, so that a theme recolours every game, and no
drawing can run, load or link anything.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib.resources.abc import Traversable
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

import msgspec

from hullbreach.kernel.content import ContentError
from hullbreach.kernel.packs import Pack
from hullbreach.kernel.texts import Text

SVG = "http://www.w3.org/2000/svg"
SHAPES = {"g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "stop"}
DRAWINGS = {"symbol", "g", "path", "linearGradient", "radialGradient", "clipPath"}
"""What a file is made of; only symbols are shown by themselves, the rest are their parts."""
PLACING = ("x", "y", "x1", "y1", "x2", "y2", "width", "height", "cx", "cy", "r", "rx", "ry")
ATTRIBUTES = {
    *PLACING,
    *("id", "class", "viewBox", "preserveAspectRatio", "d", "points", "transform", "opacity"),
    *("href", "clip-path", "fill", "offset", "gradientUnits", "gradientTransform"),
}
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
NAMING = {
    "href": re.compile(rf"#({ID.pattern})"),
    "fill": re.compile(rf"url\(#({ID.pattern})\)"),
    "clip-path": re.compile(rf"url\(#({ID.pattern})\)"),
}
"""How a drawing names another one, the only thing outside of itself that it can name."""
LOBBY = ("key-", "character-", "person-")
"""How the ids of pictures and portraits begin."""
DIGITS = 12
"""Of the hash in the name of a sprite."""


class ArtError(ContentError):
    """A drawing that is not as `docs/drawing.md` asks; `where` are its file and its id."""


def _flaw(why: str, file: str = "", id: str = "", **args: str) -> ArtError:
    return ArtError(Text(f"art-{why}", dict(args)), *(one for one in (file, id) if one))


class Drawing(msgspec.Struct, frozen=True):
    """A symbol, or a part of symbols, checked; `%` stands where its sprite's name will be."""

    id: str
    shown: bool
    text: str
    uses: frozenset[str]


class Sprite(msgspec.Struct, frozen=True):
    """Drawings in one document. Every id in it begins with the sprite's name."""

    name: str
    ids: tuple[str, ...]
    data: bytes


class Art:
    """All drawings of an edition, by id."""

    def __init__(self, game: str, packs: Iterable[Pack]) -> None:
        self.game = game
        self.drawings: dict[str, Drawing] = {}
        for pack in packs:
            for folder in (*pack.art, *pack.folders):
                self.drawings |= read(folder)
        for drawing in self.drawings.values():
            if missing := drawing.uses - self.drawings.keys():
                raise _flaw("nobody-drew", drawing.id, parts=", ".join(sorted(missing)))

    def __contains__(self, id: str) -> bool:
        return id in self.drawings and self.drawings[id].shown

    @cached_property
    def sprite(self) -> Sprite:
        """Everything that a table of this edition shows."""
        return self._sprite(id for id in self.drawings if id in self)

    @cached_property
    def lobby(self) -> Sprite:
        """What a lobby shows of the game: its picture and who plays in it."""
        return self._sprite(id for id in self.drawings if id in self and id.startswith(LOBBY))

    def _sprite(self, wanted: Iterable[str]) -> Sprite:
        chosen = [self.drawings[id] for id in sorted(self._with_parts(wanted))]
        text = f'<svg xmlns="{SVG}">{"".join(one.text for one in chosen)}</svg>'
        name = f"{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:DIGITS]}"
        ids = tuple(one.id for one in chosen if one.shown)
        return Sprite(name, ids, text.replace("%", f"{name}-").encode())

    def _with_parts(self, wanted: Iterable[str]) -> set[str]:
        found: set[str] = set()
        todo = list(wanted)
        while todo:
            if (id := todo.pop()) not in found:
                found.add(id)
                todo += self.drawings[id].uses
        return found


def read(folder: Traversable) -> dict[str, Drawing]:
    """The drawings in a pack's folder, by id."""
    place = folder / "art"
    found: dict[str, Drawing] = {}
    if not place.is_dir():
        return found
    for file in sorted(place.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".svg"):
            for drawing in drawings(file.read_bytes(), file.name):
                if drawing.id in found:
                    raise _flaw("twice", file.name, drawing.id)
                found[drawing.id] = drawing
    return found


def drawings(data: bytes, name: str) -> Iterator[Drawing]:
    """The drawings of one file, each checked."""
    if b"<!" in data.replace(b"<!--", b""):
        raise _flaw("declares", name)
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        raise _flaw("broken", name, detail=str(error)) from None
    if root.tag != f"{{{SVG}}}svg":
        raise _flaw("no-svg", name)
    for element in root:
        yield _drawing(element, name)


def _drawing(element: ElementTree.Element, file: str) -> Drawing:
    kind, id = _local(element.tag), element.get("id", "")
    if kind not in DRAWINGS or not ID.fullmatch(id):
        raise _flaw("expected", file, id or kind, known=", ".join(sorted(DRAWINGS)))
    if kind == "symbol" and "viewBox" not in element.attrib:
        raise _flaw("no-box", file, id)
    for part in element.iter():
        _check(part, element, file)
    uses = frozenset(name for part in element.iter() for name in _named(part))
    return Drawing(id, kind == "symbol", _written(element, top=True), uses)


def _check(part: ElementTree.Element, top: ElementTree.Element, file: str) -> None:
    kind, id = _local(part.tag), top.get("id", "")
    if part is not top and kind not in SHAPES:
        raise _flaw("element", file, id, kind=kind, known=", ".join(sorted(SHAPES)))
    if (part.text or "").strip() or (part.tail or "").strip():
        raise _flaw("words", file, id)
    for name, value in part.attrib.items():
        if name not in ATTRIBUTES or (name == "id" and part is not top) or "%" in value:
            raise _flaw("attribute", file, id, name=name, value=value)
        if name in NAMING and not NAMING[name].fullmatch(value):
            raise _flaw("names", file, id, name=name, value=value)


def _named(part: ElementTree.Element) -> Iterator[str]:
    for attribute, naming in NAMING.items():
        if match := naming.fullmatch(part.get(attribute, "")):
            yield match[1]


def _written(element: ElementTree.Element, *, top: bool = False) -> str:
    """An element without spaces; a drawing has the class `art`, by which a client paints it."""
    attributes = dict(element.attrib)
    if top:
        attributes["id"] = f"%{attributes['id']}"
        attributes["class"] = f"art {attributes.get('class', '')}".strip()
    for name in NAMING:
        if name in attributes:
            attributes[name] = attributes[name].replace("#", "#%")
    kind = _local(element.tag)
    head = kind + "".join(f" {name}={quoteattr(value)}" for name, value in attributes.items())
    inner = "".join(_written(part) for part in element)
    return f"<{head}>{inner}</{kind}>" if inner else f"<{head}/>"


def _local(tag: object) -> str:
    """The name of an element; one of another language keeps the address of that."""
    return str(tag).removeprefix(f"{{{SVG}}}")
