"""Sample scenes with everything that a scene can say, larger than any game of ours: for the tests of those who draw."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from hullbreach.kernel.scenes import (
    Corner,
    Door,
    Floor,
    Link,
    LinkState,
    Marker,
    Outline,
    Panel,
    Piece,
    Plate,
    Point,
    Region,
    Scene,
    Space,
    Tone,
    Track,
    Way,
    Zone,
)
from hullbreach.kernel.texts import Text

PEOPLE = {
    "Soldier": "#ef6a5b",
    "Scout": "#a572e0",
    "Mechanic": "#e7b93c",
    "Pilot": "#43b96b",
    "Captain": "#4f7de0",
    "Scientist": "#d9dde2",
}


def sign(icon: str, label: str, corner: Corner, tone: Tone = "plain", **more: Any) -> Marker:
    return Marker(icon, Text(label), tone, corner=corner, **more)


def person(name: str, at: str, seat: int) -> Piece:
    return Piece(name, at, "person", Text(name), PEOPLE[name], kind="person", owner=seat)


def beast(id_: str, kind: str, at: str, icon: str = "", **more: Any) -> Piece:
    return Piece(id_, at, icon or kind, Text(kind), tone="danger", kind="creature", **more)


def panels(*names: str) -> list[Panel]:
    return [
        Panel(f"panel-{seat}", Text(name), [], seat, PEOPLE[name])
        for seat, name in enumerate(names)
    ]


# A ship: hexagons in a hull, corridors with doors and noise, pods

SHIP = """\
cockpit 95 298 Cockpit - - computer
002 247 183 Evacuation_Section_B white 1 -
003 247 298 Laboratory green 2 computer
004 247 414 Evacuation_Section_A white 2 vent
005 398 66 - - - -
ecr 398 183 Engine_Control yellow 3 computer
007 398 298 Storage red 2 vent
air 398 414 Airlock_Control yellow 1 -
009 398 531 Cabins white 3 -
010 550 66 Surgery green 1 computer
hib 566 298 Hibernatorium - - vent
012 550 531 - - - -
013 701 66 Armory red 4 -
014 701 194 Generator yellow 0 computer,vent
015 701 405 Canteen green 2 -
016 701 531 - - - -
017 854 219 - - - -
018 854 375 Nest - - -
e3 1006 122 Engine_3 - - -
e2 1006 298 Engine_2 - - -
e1 1006 474 Engine_1 - - -"""
CORRIDORS = (
    "cockpit-002 3,cockpit-003 1·2,cockpit-004 4,005-ecr 3,002-ecr 4,ecr-007 1,003-007 3·4,"
    "007-air 2,004-air 1,air-009 4,005-010 1·2,010-013 3·4,009-012 1·2,012-016 3·4,ecr-hib 2,"
    "air-hib 3,hib-014 4,hib-015 1,013-014 1,014-017 2,015-016 2,015-018 3,013-e3 2,017-e3 1,"
    "017-e2 3·4,018-e2 1·2,018-e1 4,016-e1 1"
)
NOISE = {"005-ecr", "cockpit-004", "hib-014", "010-013", "003-007", "018-e2", "014-017"}
DOORS: dict[str, Door] = {
    "air-009": "closed",
    "hib-015": "destroyed",
    "002-ecr": "closed",
    "018-e1": "closed",
}
STATES: dict[str, list[Floor]] = {
    "014": ["fault"],
    "015": ["fire"],
    "e3": ["fault"],
    "013": ["fire", "fault"],
    "012": [],
    "009": ["slime"],
}
HALF: Outline = [
    (8, 298),
    (14, 262),
    (62, 226),
    (318, 14),
    (352, 5),
    (836, 5),
    (1066, 58),
    (1084, 76),
]


def ship() -> Scene:
    """Twenty-one rooms, seen in the middle of a turn."""
    places = (("Soldier", "007"), ("Scout", "010"), ("Mechanic", "014"), ("Pilot", "hib"))
    pieces = [person(name, at, seat) for seat, (name, at) in enumerate(places)]
    for kind, at, size, pips in (
        ("creeper", "002", 1.3, 0),
        ("adult", "009", 1.6, 2),
        ("queen", "018", 2.4, 3),
    ):
        pieces.append(beast(kind, kind, at, size=size, pips=pips))
    pieces.append(Piece("body", "hib", "corpse", Text("body"), kind="object"))
    hull = [*HALF, *((x, 596 - y) for x, y in reversed(HALF))]
    return Scene(
        Text("Ship"),
        1140,
        596,
        [
            *map(_ship_room, SHIP.splitlines()),
            *_pods(),
            Region("vents", Text("Technical corridors"), 566, 430, "circle"),
        ],
        [_corridor(*word.split()) for word in CORRIDORS.split(",")],
        pieces,
        panels=panels("Soldier", "Scout", "Mechanic", "Pilot"),
        zones=[Zone("hull", Text("Hull"), [hull], "hull")],
    )


def _ship_room(line: str) -> Region:
    id_, x, y, name, rim, items, more = line.split()
    states = STATES.get(id_, [])
    marks = [] if items == "-" else [sign("card", "items", "nw", count=int(items), rim=rim)]
    marks += [sign("table", "computer", "ne")] if "computer" in more else []
    marks += [sign("pile", "vent", "se")] if "vent" in more else []
    marks += [sign("fire", "fire", "sw", "danger")] if "fire" in states else []
    marks += [sign("malfunction", "fault", "sw", "warning")] if "fault" in states else []
    hidden = name == "-"
    label = f"Place {id_}" if hidden else name.replace("_", " ")
    rims = [] if rim == "-" else [rim]
    number = id_ if id_.isdigit() else ""
    at = float(x), float(y)
    return Region(
        id_,
        Text(label),
        *at,
        markers=marks,
        hidden=hidden,
        rim=rims,
        states=states,
        zone="hull",
        number=number,
    )


def _pods() -> Iterator[Region]:
    for pod, x, y, dock in (
        ("1", 174, 95, "002"),
        ("2", 228, 50, "002"),
        ("3", 174, 501, "004"),
        ("4", 228, 546, "004"),
    ):
        locked = [] if pod == "1" else [Marker("locked", Text("locked"))]
        tone: Tone = "muted" if locked else "plain"
        yield Region(
            f"pod-{pod}", Text(f"Pod {pod}"), x, y, tone=tone, markers=locked, dock=dock, number=pod
        )


def _corridor(id_: str, number: str) -> Link:
    one, _, other = id_.partition("-")
    doors = [DOORS[id_]] if id_ in DOORS else []
    return Link(
        id_,
        (one, other),
        Text(f"corridor {number}"),
        number=number,
        level=int(id_ in NOISE),
        doors=doors,
    )


# A station of nine tiles: zones of cells, walls and doorways, hordes

CELL_W, CELL_H = 122.0, 92.0
Cells = tuple[int, int, int, int]
"""A rectangle of cells: column, row, width, height."""
INDOORS = {(0, 0), (0, 1), (1, 1), (2, 1)}
"""The tiles, by column and row, that are rooms; of the others each is one zone of bare ground."""
KINDS: tuple[tuple[str, str, Plate], ...] = (
    ("tank", "breeder", "square"),
    ("worker", "adult", "disc"),
    ("hunter", "creeper", "diamond"),
)


def _cells(x: int, y: int, w: int, h: int) -> Outline:
    left, top = x * CELL_W, y * CELL_H
    right, low = left + w * CELL_W, top + h * CELL_H
    return [(left, top), (right, top), (right, low), (left, low)]


def _middle(outline: Outline) -> Point:
    return outline[0][0] / 2 + outline[2][0] / 2, outline[0][1] / 2 + outline[2][1] / 2


def station() -> Scene:
    """Forty zones with sixty pieces on nine tiles."""
    forms = _forms()
    regions = [
        _zone_of_cells(number, id_, form) for number, (id_, form) in enumerate(forms.items())
    ]
    outdoors = {one.id for one in regions if one.ground == "outdoor"}
    pairs = [(a, b) for a in forms for b in forms if a < b and _touch(forms[a], forms[b])]
    links = [_border(number, pair, outdoors) for number, pair in enumerate(pairs)]
    where = zip(PEOPLE, ("B2", "B2", "D4", "E5", "D1", "D4"), strict=True)
    pieces = [person(name, at, seat) for seat, (name, at) in enumerate(where)]
    for number, id_ in enumerate(list(forms)[:18]):
        pieces += (
            beast(
                f"{kind}-{id_}",
                kind,
                id_,
                icon,
                size=1.6 if rank == 0 else 1.3,
                rank=rank,
                plate=plate,
                count=10 if id_ == "A3" else 1 + (number + rank) % 3,
            )
            for rank, (kind, icon, plate) in enumerate(KINDS)
        )
    size = 9 * CELL_W, 9 * CELL_H
    return Scene(
        Text("Station"), *size, regions, links, pieces, panels=panels(*PEOPLE), zones=_tiles()
    )


def _forms() -> dict[str, Cells]:
    """The zones: every cell of a tile of rooms, but two that are one; each other tile as a whole."""
    forms: dict[str, Cells] = {}
    for column, row in product(range(9), range(9)):
        if (column // 3, row // 3) in INDOORS and (column, row) != (7, 3):
            forms[f"{'ABCDEFGHI'[row]}{column + 1}"] = (
                column,
                row,
                2 if (column, row) == (6, 3) else 1,
                1,
            )
    for column, row in product(range(3), range(3)):
        if (column, row) not in INDOORS:
            forms[f"{'ABCDEFGHI'[row * 3]}{column * 3 + 1}"] = (column * 3, row * 3, 3, 3)
    return forms


def _border(number: int, ends: tuple[str, str], outdoors: set[str]) -> Link:
    kind: Way = "doorway" if number % 4 else "wall"
    if outdoors & {*ends}:
        kind = "line" if outdoors >= {*ends} else "lock" if number % 5 == 0 else "wall"
    door: Door = "destroyed" if number % 2 else "closed"
    doors = [door] if kind == "doorway" and number % 3 == 0 else []
    states: list[LinkState] = ["eaten"] if number == 7 else []
    return Link("-".join(ends), ends, Text("border"), kind=kind, doors=doors, states=states)


def _tiles() -> list[Zone]:
    building: Outline = [(0, 0), (366, 0), (366, 276), (1098, 276), (1098, 552), (0, 552)]
    return [
        Zone("soil", Text("Ground"), [_cells(0, 0, 9, 9)], "ground"),
        Zone("building", Text("Building"), [building]),
        *(
            Zone(f"tile-{x}{y}", Text(f"tile {x + 1}{y + 1}"), [_cells(x * 3, y * 3, 3, 3)], "tile")
            for x, y in product(range(3), range(3))
        ),
    ]


def _zone_of_cells(number: int, id_: str, form: Cells) -> Region:
    outline = _cells(*form)
    x, y = _middle(outline)
    outdoor = form[2:] == (3, 3)
    marks = [sign("noise", "noise", "ne", count=3)] if number % 6 == 1 else []
    marks += [sign("report", "objective", "se", "good")] if number % 11 == 3 else []
    states: list[Floor] = (
        ["growth"]
        if number in (4, 5)
        else ["dry"]
        if number == 8
        else ["fire"]
        if number == 20
        else []
    )
    return Region(
        id_,
        Text(f"Zone {id_}"),
        x,
        y,
        "box",
        markers=marks,
        outline=outline,
        ground="outdoor" if outdoor else "corridor" if number % 7 == 5 else "room",
        states=states,
        number=id_,
    )


def _touch(one: Cells, other: Cells) -> bool:
    """Whether two rectangles of cells share a side."""
    (ax, ay, aw, ah), (bx, by, bw, bh) = one, other
    across = min(ax + aw, bx + bw) - max(ax, bx)
    down = min(ay + ah, by + bh) - max(ay, by)
    return (across > 0 and down == 0) or (down > 0 and across == 0)


# A base: 23 rooms in a grid, 50 corridors in which hordes stand

ROWS = ["A1 A2 HB C1 C2", "A3 B1 B2 C3", "LZ A4 B3 C4 C5", "A5 B4 B5 C6", "A6 A7 B6 C7 C8"]
NAMES = [
    "Landing Zone",
    "Emergency Room",
    "Life Support",
    "Server Room",
    "Armory",
    "Hibernatorium",
    "Door Control",
    "Cooling System",
    "Escape Shuttle",
    "Surgery",
    "Sprinklers Control",
    "Reactor",
    "Drilling Station",
    "Nest",
    "Archive",
]
RIMS: tuple[list[str], ...] = (["green"], ["red", "yellow"], ["yellow"], [], ["green", "red"])


def base() -> Scene:
    """Twenty-three rooms and fifty corridors full of pieces."""
    at = {
        id_: (row, column)
        for row, line in enumerate(ROWS)
        for column, id_ in enumerate(line.split())
    }
    regions = [_room(number, id_, *at[id_]) for number, id_ in enumerate(at)]
    pairs = [(a, b) for a in at for b in at if a < b and _neighbours(at[a], at[b])]
    links = [_passage(number, pair) for number, pair in enumerate(pairs)]
    where = zip(PEOPLE, ("B4", "B1", "B2", "A5", "B4", "B2"), strict=True)
    pieces = [person(name, place, seat) for seat, (name, place) in enumerate(where)]
    pieces.append(beast("drone", "drone", "B2", "breeder", size=1.6, pips=2))
    pieces.append(Piece("robot", "B1", "bot", Text("robot"), kind="vehicle"))
    for number, link in list(enumerate(links))[::3]:
        pieces += (
            beast(
                f"{kind}-{number}",
                kind,
                link.id,
                icon,
                count=1 + number % 2,
                rank=rank,
                plate=plate,
            )
            for rank, (kind, icon, plate) in enumerate(KINDS[: 1 + number % 4])
        )
    oxygen = Track(
        "oxygen", Text("oxygen"), [Space(Text(str(left))) for left in range(8)], 5, owner=0
    )
    zones = [_section("a", 0, 452), _section("b", 456, 690), _section("c", 694, 1140)]
    return Scene(
        Text("Base"),
        1140,
        596,
        regions,
        links,
        pieces,
        [oxygen],
        panels=panels(*PEOPLE),
        zones=zones,
    )


def _passage(number: int, ends: tuple[str, str]) -> Link:
    states: tuple[Door, ...] = ("open", "closed", "destroyed")
    doors: list[Door] = [states[number % 3], "open"] if number % 6 == 0 else []
    strong: list[LinkState] = ["strong"] if number % 5 == 0 else []
    return Link(
        "-".join(ends),
        ends,
        Text(f"corridor {number % 4 + 1}"),
        number=str(number % 5),
        level=int(number % 5 == 1),
        doors=doors,
        capacity=6,
        states=strong,
    )


def _section(id_: str, left: float, right: float) -> Zone:
    lit = id_ == "a"
    tag = Marker("repair" if lit else "danger", Text("air" if lit else "no air"))
    outline: Outline = [(left, 40), (right, 40), (right, 590), (left, 590)]
    return Zone(
        id_, Text(id_.upper()), [outline], lit=lit, tag=tag, tag_at=((left + right) / 2, 40)
    )


def _room(number: int, id_: str, row: int, column: int) -> Region:
    x, y = 90.0 + column * 240 + (120 if row % 2 else 0), 98.0 + row * 108
    outline = [
        (x, y - 46),
        (x + 60, y - 23),
        (x + 60, y + 23),
        (x, y + 46),
        (x - 60, y + 23),
        (x - 60, y - 23),
    ]
    states: list[Floor] = ["airless"] if x > 450 else []
    states += (
        ["fire"]
        if number == 14
        else ["fault"]
        if number in (6, 11)
        else ["lair"]
        if number == 8
        else ["breach"]
        if number == 17
        else []
    )
    hidden = number in (0, 4, 13, 18, 21, 22)
    return Region(
        id_,
        Text(NAMES[number % len(NAMES)]),
        x,
        y,
        hidden=hidden,
        outline=outline,
        rim=RIMS[number % 5],
        states=states,
        zone="a" if x < 450 else "b" if x < 690 else "c",
        number=id_,
    )


def _neighbours(one: tuple[int, int], other: tuple[int, int]) -> bool:
    (row, column), (below, next_) = sorted((one, other))
    if row == below:
        return next_ - column == 1
    return below - row == 1 and next_ - column in ((0, 1) if row % 2 else (-1, 0))
