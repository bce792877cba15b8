"""Chapter Line of sight: drawn maps, and what is seen on them.

Signs: `r` room, `c` corridor, `o` outdoors, `a` airlock; `=` `H` doorway, `:` `-` division line, `~` the
same zone, `A` airlock door, `|` `_` wall. Columns are letters, rows are numbers.
"""

import pytest

from hullbreach.games.invader.rules.map import Layout, way_id
from hullbreach.games.invader.suite.drawn import drawn_board


def layout(drawing: str, closed: str = "", mold: str = "", dry: str = "") -> Layout:
    board = drawn_board(drawing)
    doors = tuple(sorted(way_id(*map(board.at, pair.split("-"))) for pair in closed.split()))
    grown, dried = (tuple(sorted(map(board.at, cells.split()))) for cells in (mold, dry))
    return board.layout((doors, (), grown, dried))


def seen(drawing: str, cell: str, **more: str) -> str:
    """What is seen from a cell: each zone with its range, in the order of their names."""
    found = layout(drawing, **more).sees(f"zone-{cell}")
    return " ".join(f"{zone.removeprefix('zone-')}:{far}" for zone, far in sorted(found.items()))


STREET = "c:c:c:c"
CROSS = """
    r|c|r
    _ - _
    c:c:c
    _ - _
    r|c|r
"""
ROOMS = "r=r=r=r"
PASSAGE = """
    r=c=r
    _ - _
    r=c|r
    _ - _
    r=c=r
"""
THROUGH = "r=c:c=r=r"
OUTSIDE = """
    o:o~o
    - _ _
    oAa=r
    - _ _
    o:o~o
"""
WIDE = """
    o~o:o
    ~ ~ -
    o~o:o
    - - -
    o:o:o
"""
BEND = """
    c:c
    - _
    c|r
"""
BLOCK = """
    r=r=r
    H _ H
    r=r|r
    H H _
    r=r=r
"""

MAPS = [
    # Corridors and outdoors
    pytest.param(STREET, "a1", {}, "a1:0 b1:1 c1:2 d1:3", id="along a corridor"),
    pytest.param(STREET, "c1", {}, "a1:2 b1:1 c1:0 d1:1", id="both ways"),
    pytest.param(CROSS, "b2", {}, "a2:1 b1:1 b2:0 b3:1 c2:1", id="four ways, never askew"),
    pytest.param(CROSS, "a2", {}, "a2:0 b2:1 c2:2", id="not around the corner"),
    pytest.param(BEND, "b1", {}, "a1:1 b1:0", id="a corner hides"),
    pytest.param(BEND, "a1", {}, "a1:0 a2:1 b1:1", id="from the corner both arms"),
    pytest.param("c|c", "a1", {}, "a1:0", id="a wall blocks"),
    pytest.param(WIDE, "a1", {}, "a1:0 a3:1 b3:1 c1:1 c2:1", id="a wide zone along all its rows"),
    pytest.param(WIDE, "c3", {}, "a3:2 b3:1 c1:2 c2:1 c3:0", id="from the corner outdoors"),
    pytest.param(WIDE, "c1", {}, "a1:1 c1:0 c2:1 c3:2", id="a wide zone counts once"),
    pytest.param("o:o~o:o", "a1", {}, "a1:0 b1:1 d1:2", id="over a seam"),
    # Rooms
    pytest.param(ROOMS, "a1", {}, "a1:0 b1:1", id="one room far"),
    pytest.param(ROOMS, "b1", {}, "a1:1 b1:0 c1:1", id="both neighbours"),
    pytest.param(BLOCK, "b2", {}, "a2:1 b2:0 b3:1", id="only through doorways"),
    pytest.param(BLOCK, "c2", {}, "c1:1 c2:0", id="not through a wall beside a doorway"),
    pytest.param("r|r", "a1", {}, "a1:0", id="a wall between rooms"),
    pytest.param("r=r", "a1", {"closed": "a1-b1"}, "a1:0", id="a closed door"),
    pytest.param(ROOMS, "b1", {"closed": "a1-b1"}, "b1:0 c1:1", id="a door on one side"),
    # Rooms and corridors
    pytest.param(PASSAGE, "a1", {}, "a1:0 b1:1 c1:2", id="across a corridor into one room"),
    pytest.param(PASSAGE, "a2", {}, "a2:0 b2:1", id="across a corridor to a wall"),
    pytest.param(PASSAGE, "b1", {}, "a1:1 b1:0 b2:1 b3:2 c1:1", id="from a corridor into rooms"),
    pytest.param(PASSAGE, "b2", {}, "a2:1 b1:1 b2:0 b3:1", id="and along it"),
    pytest.param(PASSAGE, "c3", {"closed": "a3-b3"}, "b3:1 c3:0", id="a door across the corridor"),
    pytest.param(PASSAGE, "a1", {"closed": "a1-b1"}, "a1:0", id="behind the own door"),
    pytest.param(THROUGH, "a1", {}, "a1:0 b1:1 c1:2 d1:3", id="all the corridor and one room"),
    pytest.param(THROUGH, "b1", {}, "a1:1 b1:0 c1:1 d1:2", id="only the first room"),
    pytest.param(THROUGH, "d1", {}, "a1:3 b1:2 c1:1 d1:0 e1:1", id="the same from the other side"),
    pytest.param(THROUGH, "e1", {}, "d1:1 e1:0", id="not out through another room"),
    pytest.param("r=c\n_ -\nr=c", "a1", {}, "a1:0 b1:1", id="not along the corridor"),
    # Airlocks
    pytest.param(OUTSIDE, "b2", {}, "b2:0 c2:1", id="not out of an airlock"),
    pytest.param(OUTSIDE, "a2", {}, "a1:1 a2:0 a3:1", id="not into an airlock"),
    pytest.param(OUTSIDE, "c2", {}, "b2:1 c2:0", id="an airlock is a room"),
    # Mold
    pytest.param(STREET, "a1", {"mold": "c1"}, "a1:0 b1:1 c1:2", id="active mold in a corridor"),
    pytest.param(STREET, "c1", {"mold": "c1"}, "a1:2 b1:1 c1:0 d1:1", id="out of active mold"),
    pytest.param(ROOMS, "a1", {"dry": "b1"}, "a1:0 b1:1 c1:2", id="through dry mold in a room"),
    pytest.param(ROOMS, "a1", {"dry": "b1 c1"}, "a1:0 b1:1 c1:2 d1:3", id="through two of them"),
    pytest.param(ROOMS, "a1", {"mold": "b1"}, "a1:0 b1:1", id="not through active mold"),
    pytest.param("r|r|r", "a1", {"mold": "b1"}, "a1:0 b1:1", id="a wall opened by mold"),
    pytest.param("r|r|r", "b1", {"mold": "b1"}, "a1:1 b1:0 c1:1", id="opened on both sides"),
    pytest.param("r|r|r", "a1", {"dry": "b1"}, "a1:0 b1:1 c1:2", id="two walls and dry mold"),
    pytest.param("r|c:c", "a1", {"mold": "a1"}, "a1:0 b1:1 c1:2", id="from mold into a corridor"),
    pytest.param(OUTSIDE, "b2", {"mold": "b2"}, "b2:0 c2:1", id="no mold opens an outer wall"),
    pytest.param(CROSS, "b1", {"mold": "b2"}, "b1:0 b2:1", id="mold on the crossing"),
]


@pytest.mark.rule("Z-050", "Z-051", "Z-052", "Z-053", "Z-054", "Z-055", "Z-056", "Z-057", "Z-058")
@pytest.mark.rule("Z-059", "Z-060", "Z-061", "Z-062", "Z-513", "Z-514", "Z-516", "Z-517", "Z-518")
@pytest.mark.rule("Z-519", "Z-520")
@pytest.mark.parametrize(("drawing", "cell", "more", "expected"), MAPS)
def test_what_is_seen(drawing: str, cell: str, more: dict[str, str], expected: str) -> None:
    assert seen(drawing, cell, **more) == expected


@pytest.mark.rule("Z-515")
@pytest.mark.parametrize(("drawing", "_cell", "more", "_expected"), MAPS)
def test_sight_is_mutual(drawing: str, _cell: str, more: dict[str, str], _expected: str) -> None:
    here = layout(drawing, **more)
    for zone in here.board.zones:
        for other, far in here.sees(zone).items():
            assert here.sees(other)[zone] == far


@pytest.mark.rule("Z-491")
@pytest.mark.parametrize(
    ("drawing", "cell", "expected"),
    [
        (ROOMS, "a1", {"a1": 0, "b1": 1, "c1": 2}),
        (THROUGH, "a1", {"a1": 0, "b1": 1, "c1": 2, "d1": 3, "e1": 4}),
        ("r=r=c:c:c=r", "a1", {"a1": 0, "b1": 1, "c1": 2}),
        ("c:c=r=r=r", "a1", {"a1": 0, "b1": 1, "c1": 2, "d1": 3}),
    ],
)
def test_sharp_senses_see_one_zone_more(drawing: str, cell: str, expected: dict[str, int]) -> None:
    found = layout(drawing).look(f"zone-{cell}", 1)
    assert found == {f"zone-{name}": far for name, far in expected.items()}


@pytest.mark.rule("Z-491", "Z-061")
def test_sharp_senses_see_one_zone_behind_active_mold() -> None:
    assert [*layout("c:c:c:c", mold="b1").look("zone-a1", 1)] == ["zone-a1", "zone-b1", "zone-c1"]
