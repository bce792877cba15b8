"""The map: tiles joined to zones, the ways between zones, and what is seen and reached on them.

A `Board` is what a mission lays out and never changes. A `Layout` is the board with the doors that
are closed and the mold that grows now; it finds out on demand who sees whom and how far it is.

Zones are named after their first cell: column as a letter, row as a number. Drawn maps use these signs:
`=` `H` doorway, `:` `-` division line, `~` the same zone over a seam, `A` airlock door, `|` `_` wall.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from hullbreach.games.invader.box import Mission, Tile
from hullbreach.kernel import rule

Cell: TypeAlias = tuple[int, int]
"""Row and column, from 1."""
Border = Literal["same", "line", "doorway", "lock", "wall", "outer"]
"""How two neighbouring cells meet. Mold opens a `wall`; nothing opens an `outer` wall."""

SIZE = 3
"""Cells along the side of a tile."""
OUTDOOR, CORRIDOR, ROOM, SECURITY, OXYGEN, AIRLOCK = "ocrsxa"
STEPS: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
SIDES: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A zone of the map."""

    id: str
    cells: tuple[Cell, ...]
    kind: str
    """Its letter."""
    tile: str

    @property
    def indoors(self) -> bool:
        """Whether it is a part of a building."""
        return self.kind != OUTDOOR

    @property
    def room(self) -> bool:
        """Whether it is a room: the special ones are rooms, too."""
        return self.kind not in (OUTDOOR, CORRIDOR)


class Way(msgspec.Struct, frozen=True, gc=False):
    """Where two zones meet."""

    id: str
    ends: tuple[str, str]
    kind: Border

    def other(self, zone: str) -> str:
        """The zone on the other side."""
        return self.ends[1] if self.ends[0] == zone else self.ends[0]


def name(cell: Cell) -> str:
    """The name of a cell.

    >>> name((1, 6))
    'f1'
    """
    return f"{'abcdefghijklmnopqrstuvwxyz'[cell[1] - 1]}{cell[0]}"


def named(word: str) -> Cell:
    """The cell with this name."""
    return int(word[1:]), ord(word[0]) - ord("a") + 1


def way_id(one: str, other: str) -> str:
    """The name of the way between two zones, whichever is said first."""
    ends = sorted((one.removeprefix("zone-"), other.removeprefix("zone-")), key=named)
    return f"way-{ends[0]}-{ends[1]}"


# From tiles to cells


class Ground(msgspec.Struct):
    """Cells in the making: letters, tiles, and how neighbours meet."""

    letters: dict[Cell, str] = {}
    tiles: dict[Cell, str] = {}
    borders: dict[tuple[Cell, Cell], Border] = {}

    def join(self, one: Cell, other: Cell, border: Border) -> None:
        """Two cells meet like this."""
        self.borders[one, other] = self.borders[other, one] = border

    def between(self, one: Cell, other: Cell) -> Border:
        """How two neighbouring cells meet, unless something else was said: by a wall."""
        found = self.borders.get((one, other))
        if found is not None:
            return found
        return "outer" if OUTDOOR in (self.letters[one], self.letters[other]) else "wall"


def turned(row: int, column: int, degrees: int) -> Cell:
    """Where a cell of a tile (from 0) lies when the tile is turned clockwise."""
    for _ in range(degrees // 90 % 4):
        row, column = column, SIZE - 1 - row
    return row, column


def lay(mission: Mission, tiles: Mapping[str, Tile]) -> Ground:
    """The tiles of a mission, laid side by side."""
    ground = Ground({}, {}, {})
    along: dict[tuple[Cell, Cell], bool] = {}
    for down, row in enumerate(mission.tiles):
        for right, id in enumerate(row):
            _lay_tile(ground, along, tiles[id], (down, right), mission.turns[down][right])
    for cell in ground.letters:
        for step in ((0, 1), (1, 0)):
            other = cell[0] + step[0], cell[1] + step[1]
            if other in ground.letters and ground.tiles[cell] != ground.tiles[other]:
                _seam(ground, along, cell, other)
    return ground


def _lay_tile(
    ground: Ground, along: dict[tuple[Cell, Cell], bool], tile: Tile, at: Cell, degrees: int
) -> None:
    """One tile; `along` learns over which edges a corridor runs along the edge."""

    def cell(row: int, column: int) -> Cell:
        down, right = turned(row, column, degrees)
        return at[0] * SIZE + down + 1, at[1] * SIZE + right + 1

    def pair(word: str) -> tuple[Cell, Cell]:
        one, other = word.split("-")
        return cell(int(one[0]) - 1, int(one[1]) - 1), cell(int(other[0]) - 1, int(other[1]) - 1)

    for row in range(SIZE):
        for column in range(SIZE):
            ground.letters[cell(row, column)] = tile.rows[row][column]
            ground.tiles[cell(row, column)] = tile.id
    for row in range(SIZE):
        for column in range(SIZE):
            for down, right in ((0, 1), (1, 0)):
                if row + down < SIZE and column + right < SIZE:
                    one, other = cell(row, column), cell(row + down, column + right)
                    letters = {ground.letters[one], ground.letters[other]}
                    if letters in ({OUTDOOR}, {CORRIDOR}):
                        ground.join(one, other, "line")
    for word in tile.doorways:
        ground.join(*pair(word), "doorway")
    for word in tile.airlocks:
        ground.join(*pair(word), "lock")
    for side in tile.parallel:
        down, right = SIDES[side]
        for number in range(SIZE):
            inner = (1 + down, number) if down else (number, 1 + right)
            one = cell(*inner)
            beyond = cell(inner[0] + down, inner[1] + right)
            along[one, beyond] = True


@rule("Z-049", "Z-510", "Z-511")
def _seam(ground: Ground, along: Mapping[tuple[Cell, Cell], bool], one: Cell, other: Cell) -> None:
    """How two cells of different tiles meet.

    Outdoors goes on as one zone; a corridor that comes to the edge goes on behind a line; everything else
    is a doorway.
    """
    letters = ground.letters[one], ground.letters[other]
    if letters == (OUTDOOR, OUTDOOR):
        ground.join(one, other, "same")
    elif OUTDOOR in letters:
        ground.join(one, other, "outer")
    elif letters == (CORRIDOR, CORRIDOR):
        both = (one, other) in along and (other, one) in along
        ground.join(one, other, "same" if both else "line")
    else:
        ground.join(one, other, "doorway")


# From cells to zones

STRENGTH: tuple[Border, ...] = ("line", "doorway", "lock", "wall", "outer")
"""Where two zones meet along several cells, the first of these counts."""


class Board:
    """The map of a mission."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.zone_of: dict[Cell, str] = {}
        """The zone of each cell."""
        self.zones: dict[str, Zone] = {}
        self._find_zones()
        self.ways: dict[str, Way] = {}
        self._find_ways()
        self.around: dict[str, tuple[Way, ...]] = {
            zone: tuple(way for way in self.ways.values() if zone in way.ends)
            for zone in self.zones
        }
        """The ways of each zone."""
        self.rows = max(row for row, _ in ground.letters)
        self.columns = max(column for _, column in ground.letters)
        self._layouts: dict[Key, Layout] = {}

    @classmethod
    def of(cls, mission: Mission, tiles: Mapping[str, Tile]) -> Board:
        """The map that a mission lays out."""
        return cls(lay(mission, tiles))

    @rule("Z-047", "Z-048", "Z-509")
    def _find_zones(self) -> None:
        ground = self.ground
        for cell in sorted(ground.letters):
            if cell in self.zone_of:
                continue
            cells, todo = {cell: None}, [cell]
            while todo:
                here = todo.pop()
                for other in neighbours(here):
                    if ground.borders.get((here, other)) == "same" and other not in cells:
                        cells[other] = None
                        todo.append(other)
            id = f"zone-{name(cell)}"
            self.zones[id] = Zone(
                id, tuple(sorted(cells)), ground.letters[cell], ground.tiles[cell]
            )
            self.zone_of |= dict.fromkeys(cells, id)

    @rule("Z-512")
    def _find_ways(self) -> None:
        ground, found = self.ground, dict[tuple[str, str], Border]()
        pairs = [(one, other) for one in sorted(ground.letters) for other in neighbours(one)]
        for one, other in [*pairs, *ground.borders]:
            if other not in ground.letters or one > other:
                continue
            ends = self.zone_of[one], self.zone_of[other]
            border = ground.between(one, other)
            if ends[0] != ends[1]:
                found[ends] = min(border, found.get(ends, border), key=STRENGTH.index)
        for (one_zone, other_zone), border in sorted(found.items()):
            if border != "outer":
                id = way_id(one_zone, other_zone)
                self.ways[id] = Way(id, (one_zone, other_zone), border)

    def at(self, cell: str) -> str:
        """The zone of a cell by its name."""
        return self.zone_of[named(cell)]

    def layout(self, key: Key) -> Layout:
        """The map with these doors closed and this mold; the same one for the same key."""
        found = self._layouts.get(key)
        if found is None:
            if len(self._layouts) >= MOST_LAYOUTS:
                self._layouts.clear()
            found = self._layouts[key] = Layout(self, *key)
        return found


Key: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""Closed doors, barred doors, active mold, inactive mold: all that changes sight and movement."""
MOST_LAYOUTS = 4096


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The cells beside a cell."""
    return ((cell[0] + down, cell[1] + right) for down, right in STEPS)


# What changes


class Layout:
    """The map as it is now: what joins, what is seen, how far it is. It is found out when asked."""

    def __init__(
        self,
        board: Board,
        closed: tuple[str, ...] = (),
        barred: tuple[str, ...] = (),
        mold: tuple[str, ...] = (),
        dry: tuple[str, ...] = (),
    ) -> None:
        self.board = board
        self.closed, self.barred = frozenset(closed), frozenset(barred)
        self.mold, self.dry = frozenset(mold), frozenset(dry)
        self.exits: dict[str, tuple[str, ...]] = {}
        """The zones that can be entered from each zone."""
        self.paths: dict[str, tuple[str, ...]] = {}
        """The same, as if every closed door stood open: how Xenos measure."""
        for zone in board.zones:
            ways = [way for way in board.around[zone] if self._passable(way)]
            self.paths[zone] = tuple(way.other(zone) for way in ways)
            self.exits[zone] = tuple(way.other(zone) for way in ways if way.id not in self.closed)
        self._sights: dict[str, dict[str, int]] = {}
        self._far: dict[str, dict[str, int]] = {}
        self._near: dict[str, dict[str, int]] = {}
        self._next: dict[tuple[str, str], tuple[str, ...]] = {}

    @rule("Z-065", "Z-066", "Z-067", "Z-068", "Z-069", "Z-070", "Z-131", "Z-134", "Z-521", "Z-522")
    def _passable(self, way: Way) -> bool:
        """Whether figures can pass here, a closed door aside: walls around mold are open."""
        if way.kind == "wall":
            return self.rotten(way)
        return way.id not in self.barred

    def rotten(self, way: Way) -> bool:
        """Whether mold has opened a wall."""
        return not {*way.ends}.isdisjoint(self.mold | self.dry)

    # Sight

    def sees(self, zone: str) -> dict[str, int]:
        """Every zone in sight of a zone, and how far away it is; the zone itself is at 0."""
        found = self._sights.get(zone)
        if found is None:
            found = self._sights[zone] = self.look(zone)
        return found

    @rule("Z-050", "Z-051", "Z-052", "Z-053", "Z-054", "Z-055", "Z-056", "Z-057", "Z-058", "Z-059")
    @rule("Z-060", "Z-063", "Z-513", "Z-514", "Z-515", "Z-516", "Z-517", "Z-518", "Z-519", "Z-520")
    def look(self, zone: str, deeper: int = 0) -> dict[str, int]:
        """Straight lines from each of its cells: through corridors, up to and into one room.

        `deeper`: sight reaches so many zones further than where it would end.
        """
        board = self.board
        found = {zone: 0}
        for cell in board.zones[zone].cells:
            for down, right in STEPS:
                self._line(cell, (down, right), deeper, found)
        for way in board.around[zone]:
            other = way.other(zone)
            if other not in found and self._askew(way) and way.id not in self.closed:
                found[other] = 1
        return found

    def _line(self, cell: Cell, step: Cell, deeper: int, found: dict[str, int]) -> None:
        """What is seen from a cell in one direction."""
        board, ground = self.board, self.board.ground
        here, far, left = board.zone_of[cell], 0, -1  # -1: nothing ends it yet
        while True:
            ahead = cell[0] + step[0], cell[1] + step[1]
            if ahead not in ground.letters or not self._clear(cell, ahead):
                return
            zone = board.zone_of[ahead]
            if zone != here:
                far += 1
                if found.setdefault(zone, far) > far:
                    found[zone] = far
                if left > 0:
                    left -= 1
                elif self.closes(zone):
                    left = deeper
                if not left:
                    return
            cell, here = ahead, zone

    @rule("Z-061", "Z-062")
    def closes(self, zone: str) -> bool:
        """Whether sight ends in a zone: in rooms and in active mold, but not in inactive mold."""
        if zone in self.mold:
            return True
        return zone not in self.dry and self.board.zones[zone].room

    def _clear(self, one: Cell, other: Cell) -> bool:
        """Whether one can see from a cell to its neighbour."""
        border = self.board.ground.between(one, other)
        if border in ("same", "line"):
            return True
        ends = self.board.zone_of[one], self.board.zone_of[other]
        if border == "doorway":
            return way_id(*ends) not in self.closed
        return border == "wall" and not {*ends}.isdisjoint(self.mold | self.dry)

    def _askew(self, way: Way) -> bool:
        """Whether a doorway joins two zones that lie corner to corner."""
        if way.kind != "doorway":
            return False
        zones = self.board.zones
        (one,), (other,) = zones[way.ends[0]].cells, zones[way.ends[1]].cells
        return abs(one[0] - other[0]) + abs(one[1] - other[1]) > 1

    # Distance

    def distances(self, zone: str) -> dict[str, int]:
        """How far it is from everywhere to a zone for Xenos, closed doors ignored."""
        found = self._far.get(zone)
        if found is None:
            found = self._far[zone] = spread(zone, self.paths)
        return found

    def reach(self, zone: str) -> dict[str, int]:
        """How far it is from a zone to everywhere through open passages."""
        found = self._near.get(zone)
        if found is None:
            found = self._near[zone] = spread(zone, self.exits)
        return found

    @rule("Z-227")
    def towards(self, zone: str, target: str) -> tuple[str, ...]:
        """The next zones on all shortest ways from a zone to another."""
        found = self._next.get((zone, target))
        if found is None:
            far = self.distances(target)
            here = far.get(zone)
            found = self._next[zone, target] = (
                ()
                if not here
                else tuple(one for one in self.paths[zone] if far.get(one) == here - 1)
            )
        return found

    # Mold

    @rule("Z-043", "Z-136", "Z-137", "Z-138", "Z-586", "Z-589")
    def joined(self, spawns: Iterable[str]) -> bool:
        """Whether active mold joins two of these zones; walls between zones of a building do not matter."""
        starts = [zone for zone in dict.fromkeys(spawns) if zone in self.mold]
        inside = {
            zone: tuple(
                other
                for way in self.board.around[zone]
                if (other := way.other(zone)) in self.mold and self.board.zones[other].indoors
            )
            for zone in self.mold
        }
        return any(
            other in spread(one, inside) for one in starts for other in starts if one != other
        )


def spread(zone: str, ways: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """How far everything is from a zone."""
    found, todo = {zone: 0}, deque([zone])
    while todo:
        here = todo.popleft()
        far = found[here] + 1
        for other in ways[here]:
            if other not in found:
                found[other] = far
                todo.append(other)
    return found
