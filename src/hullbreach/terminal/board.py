"""The board of a scene as a map of boxes and lines, or, where that has no room, as a list.

Where a box stands follows from the coordinates of its region; how large it is, from what is in
it. Two boxes are kept apart in the direction in which their regions lie further apart.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Words

from hullbreach.kernel.scenes import Link, Region, Scene
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.routes import Cell, Frame, Way, ways
from hullbreach.terminal.signs import (
    TONES,
    crowd_words,
    floor_words,
    link_words,
    marker_words,
    passable,
    piece_words,
    pieces_at,
)

WIDEST, USUAL, NARROWEST = 24, 18, 12
"""How wide a box may be, frame included."""
GAPS = (2, 8)
LIST_NAME = 28
SAME_LEVEL = 0.025
"""Coordinates closer than this part of the whole are drawn on one line."""
MOST_LINES = 3
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A line's character by the directions it leaves to: 1 up, 2 right, 4 down, 8 left."""


def draw_board(
    scene: Scene,
    texts: Texts,
    width: int,
    numbers: Mapping[str, str] | None = None,
    *,
    plain: bool = False,
    only: Collection[str] | None = None,
) -> RenderableType | None:
    """The board, `width` columns wide at most; `numbers` are the options that touch a region.

    A list has only the regions in `only`, if that is given. A map is drawn whole.
    """
    if not scene.regions or (only is not None and not only):
        return None
    drawn = None if plain else _Map(scene, texts, numbers or {}).draw(width)
    return drawn or list_board(scene, texts, numbers or {}, only)


# The list


def list_board(
    scene: Scene, texts: Texts, numbers: Mapping[str, str], only: Collection[str] | None = None
) -> RenderableType:
    """Every place, or every one of some, with what is there and where one can go from it."""
    labels = scene.labels()
    comma = Words(", ")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(overflow="fold", max_width=LIST_NAME)
    grid.add_column(overflow="fold")
    for region in scene.regions:
        if only is not None and region.id not in only:
            continue
        name = Words(texts.format(region.label, labels), TONES[region.tone] or "bold")
        name.append_text(_options(region, numbers))
        here = crowd_words(scene, region.id, texts, labels)
        signs = [marker_words(marker, texts, labels) for marker in region.markers]
        signs += floor_words(region, texts)
        if region.note is not None:
            signs.append(Words(texts.format(region.note, labels), "italic"))
        roads = [
            _road(scene, link, _other_end(link, region.id), texts, labels, numbers)
            for link in scene.links
            if region.id in link.ends and passable(link)
        ]
        parts = [comma.join(items) for items in (here, signs) if items]
        if roads:
            parts.append(Words("→ ", "dim").append(comma.join(roads)))
        grid.add_row(name, Words("  ").join(parts))
    return grid


def _other_end(link: Link, region: str) -> str:
    return link.ends[1] if link.ends[0] == region else link.ends[0]


def _road(
    scene: Scene,
    link: Link,
    to: str,
    texts: Texts,
    labels: Mapping[str, Text],
    numbers: Mapping[str, str],
) -> Words:
    words = Words(texts.name(to, labels), TONES[link.tone]).append_text(_options(link, numbers))
    signs = [Words(link.number)] if link.number else []
    signs += [*link_words(link, texts, labels), *crowd_words(scene, link.id, texts, labels)]
    if signs:
        words.append(" (").append(Words(", ").join(signs)).append(")")
    return words


def _options(one: Region | Link, numbers: Mapping[str, str]) -> Words:
    """The numbers of the options that touch a place or a way."""
    return Words(f" [{numbers[one.id]}]" if one.id in numbers else "", "bold cyan")


# The map


class _Box(msgspec.Struct):
    """A region on its way to the map."""

    region: Region
    x: float
    y: float
    left: int = 0
    top: int = 0
    lines: list[Words] = []

    @property
    def height(self) -> int:
        return len(self.lines) + 2


class _Map:
    def __init__(self, scene: Scene, texts: Texts, numbers: Mapping[str, str]) -> None:
        self.scene = scene
        self.texts = texts
        self.numbers = numbers
        self.labels = scene.labels()
        near = SAME_LEVEL * scene.width
        xs = _snapped([region.x for region in scene.regions], near)
        self.boxes = [_Box(region, xs[region.x], region.y) for region in scene.regions]
        self.at = {region.id: index for index, region in enumerate(scene.regions)}
        self.links = [
            link
            for link in scene.links
            if passable(link) and all(end in self.at for end in link.ends)
        ]
        self.letters = self._letters()

    def draw(self, width: int) -> RenderableType | None:
        fit = self._columns(width)
        if fit is None:
            return None
        self.wide, total = fit
        for one in self.boxes:
            one.lines = self._content(one.region, self.wide - 2)
        height = self._rows()
        frames = tuple(Frame(one.left, one.top, self.wide, one.height) for one in self.boxes)
        pairs = tuple((self.at[link.ends[0]], self.at[link.ends[1]]) for link in self.links)
        roads = ways(frames, pairs, total, height)
        canvas = _Canvas(total, height)
        for one, frame in zip(self.boxes, frames, strict=True):
            self._paint(canvas, one, frame)
        for link, road in zip(self.links, roads, strict=True):
            canvas.line(road, TONES[link.tone])
        for link, road in zip(self.links, roads, strict=True):
            self._sign(canvas, link, road)
        for one in self.boxes:
            self._tag(canvas, one)
        told = [
            link
            for link, road in zip(self.links, roads, strict=True)
            if link.id in self.numbers or not self._fits(link, road)
        ]
        return Group(canvas.words(), *self._legend(told))

    # Where things stand

    def _columns(self, width: int) -> tuple[int, int] | None:
        """Choose the boxes' width and place them from left to right; also the whole width."""
        names = [self.texts.format(one.region.label, self.labels) for one in self.boxes]
        widest = min(WIDEST, max(USUAL, max(cell_len(name) for name in names) + 4))
        word = max(cell_len(word) for name in names for word in name.split() or [""]) + 2
        across = self._place_columns(1, 0)
        fitting = {
            gap: min(widest, (width - (across - 1) * gap) // across)
            for gap in range(GAPS[0], GAPS[1] + 1)
        }
        # As much room for the ways as leaves the boxes at their widest, or a little if that
        # leaves the names whole.
        gap = max((gap for gap, wide in fitting.items() if wide == widest), default=GAPS[0])
        if gap == GAPS[0] and fitting[gap + 1] >= word:
            gap += 1
        if fitting[gap] < NARROWEST:
            return None
        return fitting[gap], self._place_columns(fitting[gap], gap)

    def _place_columns(self, wide: int, gap: int) -> int:
        order = sorted(range(len(self.boxes)), key=lambda index: self.boxes[index].x)
        apart = [
            [
                (before, wide + gap)
                for before in order[:place]
                if self._side_by_side(self.boxes[before], self.boxes[index])
            ]
            for place, index in enumerate(order)
        ]
        places = _spread([self.boxes[index].x for index in order], order, apart)
        for index, left in places.items():
            self.boxes[index].left = left
        return max(places.values()) + wide

    def _side_by_side(self, one: _Box, other: _Box) -> bool:
        return abs(one.x - other.x) >= abs(one.y - other.y) and one.x != other.x

    def _rows(self) -> int:
        """Place the boxes from top to bottom; the height of the whole."""
        levels = self._levels()
        order = list(range(len(levels)))
        apart = [self._limits(levels, place) for place in order]
        places = _spread([level[0].y for level in levels], order, apart)
        for index, level in enumerate(levels):
            for one in level:
                one.top = places[index] - one.height // 2
        highest = min(one.top for one in self.boxes)
        for one in self.boxes:
            one.top -= highest
        return max(one.top + one.height for one in self.boxes)

    def _levels(self) -> list[list[_Box]]:
        """The boxes that are drawn beside each other, from top to bottom."""
        levels: list[list[_Box]] = []
        near = SAME_LEVEL * self.scene.height
        for one in sorted(self.boxes, key=lambda one: one.y):
            fits = levels and one.y - levels[-1][0].y <= near
            if fits and not any(self._same_columns(one, other) for other in levels[-1]):
                levels[-1].append(one)
            else:
                levels.append([one])
        return levels

    def _limits(self, levels: list[list[_Box]], place: int) -> list[tuple[int, int]]:
        """How far a level has to be below each of those before it."""
        limits = [(place - 1, 1)] if place else []
        for before, above in enumerate(levels[:place]):
            needs = [
                other.height - other.height // 2 + 1 + one.height // 2
                for one in levels[place]
                for other in above
                if self._same_columns(one, other)
            ]
            if needs:
                limits.append((before, max(needs)))
        return limits

    def _same_columns(self, one: _Box, other: _Box) -> bool:
        return abs(one.left - other.left) <= self.wide

    # What is in a box

    def _content(self, region: Region, inner: int) -> list[Words]:
        texts, labels = self.texts, self.labels
        style = f"bold {TONES[region.tone]}".strip()
        name = texts.format(region.label, labels)
        lines = [Words(line, style) for line in _wrapped(name, inner, MOST_LINES)]
        if region.note is not None:
            note = texts.format(region.note, labels)
            lines += [Words(line, "italic") for line in _wrapped(note, inner, 1)]
        signs = [marker_words(marker, texts, labels) for marker in region.markers]
        lines += _flow([*signs, *floor_words(region, texts)], inner)
        crowd = crowd_words(self.scene, region.id, texts, labels)
        return lines + _flow([part for one in crowd for part in _parted(one, inner)], inner)

    def _paint(self, canvas: _Canvas, one: _Box, frame: Frame) -> None:
        style = TONES[one.region.tone]
        across, down = ("┄", "┊") if one.region.hidden else ("─", "│")
        bar = across * (frame.width - 2)
        canvas.write(frame.left, frame.top, Words(f"┌{bar}┐", style))
        for row, line in enumerate(one.lines, frame.top + 1):
            canvas.write(frame.left, row, Words(down, style))
            pad = (frame.width - 2 - line.cell_len) // 2
            canvas.write(frame.left + 1 + pad, row, line)
            canvas.write(frame.right, row, Words(down, style))
        canvas.write(frame.left, frame.bottom, Words(f"└{bar}┘", style))

    def _tag(self, canvas: _Canvas, one: _Box) -> None:
        """The numbers of the options that touch a box, on its frame."""
        number = self.numbers.get(one.region.id)
        if number is not None:
            tag = f"[{number}]" if len(number) + 4 <= self.wide else "[…]"
            canvas.write(one.left + 1, one.top, Words(tag, "bold cyan"))

    # What is on the ways

    def _letters(self) -> dict[str, str]:
        """A letter for every kind of figure or sign on a link, from its name if possible.

        Figures choose first: an adult is an A, whatever lies about.
        """
        letters: dict[str, str] = {}
        figures = [words.plain for link in self.links for words in self._standing(link)]
        signs = [words.plain for link in self.links for words in self._on(link)]
        for name in dict.fromkeys([*figures, *signs]):
            free = [
                letter
                for letter in (*name.upper(), *LETTERS, *LETTERS.lower())
                if letter.isalpha() and letter not in letters.values()
            ]
            letters[name] = free[0] if free else "*"
        return letters

    def _on(self, link: Link) -> Iterable[Words]:
        """What lies and stands in a way, each kind by its own words."""
        yield from link_words(link, self.texts, self.labels)
        yield from self._standing(link)

    def _standing(self, link: Link) -> Iterable[Words]:
        """The figures in a way, by their kinds."""
        for piece in pieces_at(self.scene, link.id):
            plain = msgspec.structs.replace(piece, count=1, pips=0, markers=[])
            yield piece_words(plain, self.texts, self.labels)

    def _counts(self, link: Link) -> list[str]:
        """How many there are of each: a figure may stand for several."""
        lying = len(link_words(link, self.texts, self.labels))
        here = [piece.count for piece in pieces_at(self.scene, link.id)]
        return [""] * lying + ["" if count == 1 else str(count) for count in here]

    def _marks(self, link: Link) -> list[tuple[str, str]]:
        """All that is written on a way, character by character, with its style."""
        signs = [
            (f"{count}{self.letters[words.plain]}", f"reverse bold {words.style}".strip())
            for words, count in zip(self._on(link), self._counts(link), strict=True)
        ]
        marks = [(letter, style) for sign, style in signs for letter in sign]
        return [*((letter, "dim") for letter in link.number), *marks]

    def _fits(self, link: Link, road: Way) -> bool:
        """Whether a way is drawn, with room for all that is written on it."""
        return len(road) - 2 >= len(self._marks(link))

    def _sign(self, canvas: _Canvas, link: Link, road: Way) -> None:
        inside = road[1:-1]
        marks = self._marks(link) if self._fits(link, road) else [("…", "bold")]
        first = max(0, (len(inside) - len(marks)) // 2)
        cells = inside[first : first + len(marks)]
        if len({row for _, row in cells}) == 1:
            cells = tuple(sorted(cells))
        for cell, (letter, style) in zip(cells, marks, strict=False):
            canvas.write(*cell, Words(letter, style))

    def _legend(self, told: Sequence[Link]) -> Iterable[Words]:
        """What the letters mean; then in words the ways without room for theirs, and those with options."""
        if self.letters:
            pairs = [f"{letter} {name}" for name, letter in self.letters.items()]
            yield Words("  ".join(pairs), "dim")
        for link in told:
            ends = [self.texts.name(end, self.labels) for end in link.ends]
            words = Words(" – ".join(ends)).append_text(_options(link, self.numbers))
            crowd = crowd_words(self.scene, link.id, self.texts, self.labels)
            signs = [*link_words(link, self.texts, self.labels), *crowd]
            number = [Words(link.number)] if link.number else []
            yield words.append("  ").append_text(Words(", ").join([*number, *signs]))


class _Canvas:
    """Characters with styles, and lines that join where they meet."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, column: int, row: int, words: Words) -> None:
        """Put words somewhere."""
        spans = [""] * len(words.plain)
        base = str(words.style)
        for span in words.spans:
            spans[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for offset, character in enumerate(words.plain):
            self.rows[row][column + offset] = (character, spans[offset] or base)

    def line(self, way: Way, style: str) -> None:
        """Draw a way; where it meets a frame or another way the characters join."""
        for place, cell in enumerate(way):
            near = [way[other] for other in (place - 1, place + 1) if 0 <= other < len(way)]
            directions = sum(1 << _direction(cell, other) for other in near)
            self._join(cell, directions, style)

    def _join(self, cell: Cell, directions: int, style: str) -> None:
        character, before = self.rows[cell[1]][cell[0]]
        solid = {"┄": "─", "┊": "│"}.get(character, character)
        known = LINES.find(solid)
        joined = LINES[directions | max(known, 0)]
        self.rows[cell[1]][cell[0]] = (joined, before if known > 0 else style)

    def words(self) -> Words:
        """The whole as styled text."""
        whole = Words(no_wrap=True, overflow="crop")
        for number, row in enumerate(self.rows):
            if number:
                whole.append("\n")
            end = max((place for place, cell in enumerate(row, 1) if cell[0] != " "), default=0)
            for style, run in groupby(row[:end], key=lambda cell: cell[1]):
                whole.append("".join(character for character, _ in run), style or None)
        return whole


def _direction(cell: Cell, other: Cell) -> int:
    return ((0, -1), (1, 0), (0, 1), (-1, 0)).index((other[0] - cell[0], other[1] - cell[1]))


def _snapped(values: Sequence[float], near: float) -> dict[float, float]:
    """Every value with the first of its level."""
    snapped: dict[float, float] = {}
    level = float("-inf")
    for value in sorted(set(values)):
        if value - level > near:
            level = value
        snapped[value] = level
    return snapped


def _spread(
    aims: Sequence[float], order: Sequence[int], apart: Sequence[Sequence[tuple[int, int]]]
) -> dict[int, int]:
    """Places that keep the given distances, use no more room than needed, and else are like the aims.

    `apart` has for each place in the order what must lie how far before it.
    """
    earliest: dict[int, int] = {}
    for index, limits in zip(order, apart, strict=True):
        earliest[index] = max((earliest[other] + gap for other, gap in limits), default=0)
    end = max(earliest.values())
    latest = dict.fromkeys(order, end)
    for index, limits in reversed(list(zip(order, apart, strict=True))):
        for other, gap in limits:
            latest[other] = min(latest[other], latest[index] - gap)
    low, high = min(aims), max(aims)
    scale = end / (high - low) if high > low else 0.0
    places: dict[int, int] = {}
    for aim, index, limits in zip(aims, order, apart, strict=True):
        least = max((places[other] + gap for other, gap in limits), default=0)
        places[index] = max(least, min(latest[index], round((aim - low) * scale)))
    return places


def _wrapped(text: str, width: int, most: int) -> list[str]:
    lines = textwrap.wrap(text, width, max_lines=most, placeholder="…", break_long_words=False)
    return [line if cell_len(line) <= width else line[: width - 1] + "…" for line in lines]


def _parted(words: Words, width: int) -> list[Words]:
    """A figure and what it carries, one after the other where both have no room in a line."""
    name, bracket, _ = words.plain.partition(" (")
    if words.cell_len <= width or not bracket:
        return [words]
    return [words[: len(name)], words[len(name) + 1 :]]


def _flow(items: Sequence[Words], width: int) -> list[Words]:
    """Items one after the other, a new line where the next has no room; the rest is counted."""
    lines: list[Words] = []
    shown = 0
    for item in items:
        short = item if item.cell_len <= width else item[: width - 1].append("…")
        if lines and lines[-1].cell_len + 1 + short.cell_len <= width:
            lines[-1] = Words.assemble(lines[-1], " ", short)
        elif len(lines) == MOST_LINES:
            break
        else:
            lines.append(Words.assemble(short))
        shown += 1
    if shown < len(items):
        more = Words(f"+{len(items) - shown}", "bold")
        lines[-1] = Words.assemble(lines[-1][: width - more.cell_len - 1], " ", more)
    return lines
