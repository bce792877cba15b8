"""The board: as a map where there is room, as a list where there is none."""

import io
import re
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

from hullbreach.kernel.scenes import Link, Marker, Piece, Region, Scene
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.board import draw_board
from hullbreach.terminal.routes import Frame, ways

# A ship of 21 rooms and 28 corridors.
ROOMS = {
    "Cockpit": (130, 420),
    "Armory": (320, 259),
    "Laboratory": (320, 420),
    "Storage": (320, 581),
    "Shower Room": (510, 98),
    "Comms Room": (510, 259),
    "Command Center": (510, 420),
    "Canteen": (510, 581),
    "Cabins": (510, 742),
    "Hatch Control System": (700, 98),
    "Hibernatorium": (719, 420),
    "Surgery": (700, 742),
    "Generator": (890, 98),
    "Nest": (890, 273),
    "Monitoring Room": (890, 567),
    "Emergency Room": (890, 742),
    "Fire Control System": (1080, 315),
    "Engine Control Room": (1080, 525),
    "Engine 3": (1270, 175),
    "Engine 2": (1270, 420),
    "Engine 1": (1270, 665),
}
CORRIDORS = (
    "1-2 1-3 1-4 2-6 3-7 4-8 5-6 5-10 6-7 6-11 7-8 8-9 8-11 9-12 10-13 11-14 11-15 12-16 13-14"
    " 13-19 14-17 15-16 15-18 16-21 17-19 17-20 18-20 18-21"
)


def ship(*, crowded: bool = False) -> Scene:
    names = list(ROOMS)
    noise = [Marker("noise", Text("noise"), "warning")]
    regions = [
        Region(name, Text(name), x, y, hidden=name == "Nest") for name, (x, y) in ROOMS.items()
    ]
    links = []
    for word in CORRIDORS.split():
        one, other = (names[int(number) - 1] for number in word.split("-"))
        markers = noise if word in ("1-2", "5-10") else []
        links.append(Link(word, (one, other), Text("corridor"), markers))
    people = ["Scout", "Captain", "Soldier", "Mechanic", "Scientist"] if crowded else ["Scout"]
    pieces = [Piece(name, "Hibernatorium", "person", Text(name), "#5aa9ff") for name in people]
    return Scene(Text("ship"), regions=regions, links=links, pieces=pieces)


def drawn(scene: Scene, width: int, **settings: Any) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    board = draw_board(scene, Texts("en"), width, **settings)
    assert board is not None
    console.print(board)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def is_map(out: str) -> bool:
    return "┌" in out


@pytest.mark.parametrize("width", [120, 160, 240])
@pytest.mark.parametrize("crowded", [False, True])
def test_a_large_ship_is_a_map_with_every_name_whole(width: int, crowded: bool) -> None:
    out = drawn(ship(crowded=crowded), width)
    assert is_map(out)
    words = out.split()
    for name in ROOMS:
        for word in name.split():
            assert any(word in one for one in words), word
    assert "…" not in out
    lines = out.splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) <= 45
    assert "Scout" in out


def test_every_way_is_drawn_and_none_runs_through_a_box() -> None:
    """A line joins two frames, so each end is a frame's character with one arm more."""
    out = drawn(ship(), 120)
    joints = re.findall(r"[├┤┬┴]", out)
    assert len(joints) >= 2 * len(CORRIDORS.split())


def test_signs_on_the_ways_have_letters_and_a_legend() -> None:
    lines = drawn(ship(), 120).splitlines()
    assert lines[-1].strip() == "N noise"
    signs = [part for line in lines[:-1] for part in re.findall(r"[─│┌┐└┘├]N|N[─│┐┘┤]|^ +N ", line)]
    assert len(signs) >= 2


def corridor(apart: int) -> Scene:
    """Two rooms, so far apart, with a corridor full of intruders between them."""
    regions = [Region("a", Text("Armory"), 0, 0), Region("b", Text("Nest"), apart, 0)]
    regions.append(Region("c", Text("Storage"), 1000, 0))
    signs = [Marker("door", Text("open door")), Marker("full", Text("at its limit"))]
    link = Link("a-b", ("a", "b"), Text("corridor"), signs, number="2")
    kinds = {"Adult": 2, "Drone": 1, "Ooze": 3}
    pieces = [Piece(one, "a-b", "alien", Text(one), count=kinds[one]) for one in kinds]
    return Scene(Text("base"), regions=regions, links=[link], pieces=pieces)


def test_figures_have_their_own_letters_before_what_lies_in_a_way() -> None:
    lines = drawn(corridor(500), 120).splitlines()
    assert any("2PT2AD3O" in line for line in lines)
    assert lines[-1].split("  ") == [
        *("A Adult", "D Drone", "O Ooze", "P open door", "T at its limit"),
    ]


def test_a_way_without_room_for_its_signs_is_told_in_words() -> None:
    lines = drawn(corridor(500), 58).splitlines()
    assert not any("2PT" in line for line in lines)
    assert any("…" in line for line in lines[:-2])
    told = "Armory – Nest 2, open door, at its limit, Adult ×2, Drone, Ooze ×3"
    assert " ".join(lines[-2:]).split() == told.split()


@pytest.mark.parametrize(("width", "plain"), [(120, False), (40, False), (120, True)])
def test_a_way_tells_the_options_that_touch_it(width: int, plain: bool) -> None:
    out = " ".join(drawn(corridor(500), width, plain=plain, numbers={"a-b": "5,9"}).split())
    assert "Nest [5,9]" in out


def test_a_room_tells_the_options_that_touch_it() -> None:
    out = drawn(ship(), 120, numbers={"Canteen": "3,7", "Cockpit": "12"})
    assert "┌[3,7]" in out
    assert "┌[12]" in out


def test_an_unknown_room_has_a_dotted_frame() -> None:
    assert "┊" in drawn(ship(), 120)


@pytest.mark.parametrize(("width", "plain"), [(80, False), (40, False), (160, True)])
def test_without_room_for_a_map_there_is_a_list(width: int, plain: bool) -> None:
    out = drawn(ship(), width, plain=plain, numbers={"Canteen": "3"})
    assert not is_map(out)
    said = " ".join(out.split())
    for name in ROOMS:
        assert name.split()[0] in said
    assert max(map(len, out.splitlines())) <= width
    if plain:
        line = next(line for line in out.splitlines() if line.strip().startswith("Cockpit"))
        assert "→ Armory (noise), Laboratory, Storage" in line
        assert "Canteen [3]" in said


def test_a_small_board_is_not_stretched() -> None:
    regions = [Region("a", Text("A"), 0, 0), Region("b", Text("B"), 1400, 0)]
    links = [Link("l", ("a", "b"), Text("way"))]
    out = drawn(Scene(Text("small"), regions=regions, links=links), 200)
    assert max(map(len, out.splitlines())) < 60
    assert "├────────┤" in out


def test_two_ways_between_the_same_rooms_are_two_lines() -> None:
    regions = [
        Region(name, Text(name), x, 0, markers=[Marker("fire", Text("fire"))] * 2)
        for name, x in (("a", 0), ("b", 900))
    ]
    links = [Link(name, ("a", "b"), Text("way")) for name in ("one", "two")]
    out = drawn(Scene(Text("twice"), regions=regions, links=links), 100)
    assert len(re.findall(r"─{4,}", out)) >= 4 + 2
    assert len(re.findall(r"├", out)) + len(re.findall(r"[┬┴]", out)) >= 2


def test_a_crowd_is_counted() -> None:
    regions = [Region("a", Text("A"), 0, 0)]
    pieces = [Piece(f"p{n}", "a", "x", Text(f"Somebody{n}")) for n in range(9)]
    out = drawn(Scene(Text("crowd"), regions=regions, pieces=pieces), 100)
    assert re.search(r"\+\d", out)


def test_without_regions_there_is_no_board() -> None:
    assert draw_board(Scene(Text("empty")), Texts("en"), 80) is None


def test_ways_keep_out_of_boxes_and_do_not_run_along_each_other() -> None:
    boxes = (Frame(0, 0, 6, 4), Frame(12, 0, 6, 4), Frame(24, 0, 6, 4), Frame(12, 7, 6, 4))
    pairs = ((0, 1), (1, 2), (0, 2), (0, 3), (2, 3), (1, 3))
    found = ways(boxes, pairs, 32, 12)
    inside = {cell for box in boxes for cell in box.cells()}
    steps: set[frozenset[tuple[int, int]]] = set()
    for way, (one, other) in zip(found, pairs, strict=True):
        assert way[0] in set(boxes[one].cells()) | set(boxes[other].cells())
        assert not inside & set(way[1:-1])
        for before, cell in pairwise(way):
            assert abs(before[0] - cell[0]) + abs(before[1] - cell[1]) == 1
            step = frozenset((before, cell))
            assert step not in steps
            steps.add(step)


def test_no_room_no_way() -> None:
    boxes = (Frame(0, 0, 4, 3), Frame(4, 0, 4, 3), Frame(8, 0, 4, 3))
    assert ways(boxes, ((0, 2),), 12, 3) == ((),)
