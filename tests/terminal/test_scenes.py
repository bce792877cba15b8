"""Large boards in the terminal: what their fields tell is said in words."""

import io
import re
from collections.abc import Callable

import msgspec
import pytest
from rich.console import Console
from tests.scenes import base, ship, station

from hullbreach.kernel.scenes import (
    Fact,
    Link,
    Marker,
    Meter,
    Panel,
    Piece,
    Region,
    Scene,
    Space,
    Track,
    Zone,
)
from hullbreach.kernel.texts import Text, Texts
from hullbreach.terminal.look import described
from hullbreach.terminal.picture import draw_scene

ENGLISH = Texts("en")


def drawn(scene: Scene, width: int = 160, *, plain: bool = False) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw_scene(scene, ENGLISH, width, plain=plain))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line_of(out: str, name: str) -> str:
    """What a list says of a place, also where that is folded."""
    found = re.search(rf"^{name}  .*(?:\n .*)*", out, re.M)
    assert found is not None, name
    return " ".join(found[0].split())


@pytest.mark.parametrize("made", [ship, station, base])
@pytest.mark.parametrize(("width", "plain"), [(240, False), (100, False), (160, True)])
def test_everything_of_a_large_scene_is_told(
    made: Callable[[], Scene], width: int, plain: bool
) -> None:
    scene = made()
    out = drawn(scene, width, plain=plain)
    assert max(map(len, out.splitlines())) <= width
    for name in ("Soldier", "Mechanic", "Pilot"):
        assert name in out
    for region in scene.regions:
        assert region.label.id.split()[0][:8] in out


def test_a_horde_is_told_by_kind_in_the_order_of_the_crowd() -> None:
    line = line_of(drawn(station(), plain=True), "Zone A3")
    assert "tank ×10, worker ×10, hunter ×10" in line


def test_figures_that_look_alike_are_counted() -> None:
    pieces = [Piece(f"p{number}", "a", "x", Text("worker")) for number in range(3)]
    scene = Scene(Text("x"), regions=[Region("a", Text("Hold"), 0, 0)], pieces=pieces)
    assert "worker ×3" in drawn(scene, plain=True)


def test_a_wall_is_no_way() -> None:
    regions = [Region(name, Text(name), x, 0) for name, x in (("Hold", 0), ("Deck", 500))]
    link = Link("l", ("Hold", "Deck"), Text("border"), kind="wall")
    scene = Scene(Text("x"), regions=regions, links=[link])
    assert "→" not in drawn(scene, plain=True)
    assert not re.search("[├┤]", drawn(scene))
    way = msgspec.structs.replace(link, kind="doorway", doors=["closed"], number="3")
    opened = msgspec.structs.replace(scene, links=[way])
    assert "→ Deck (3, closed door)" in drawn(opened, plain=True)
    assert re.search("[├┤].*3.*[├┤]", drawn(opened))


def test_noise_and_doors_are_told_once() -> None:
    regions = [Region(name, Text(name), x, 0) for name, x in (("Hold", 0), ("Deck", 500))]
    words = [Marker("x", Text("a din")), Marker("y", Text("a hatch"))]
    link = Link("l", ("Hold", "Deck"), Text("way"), words, level=1, doors=["closed"])
    out = drawn(Scene(Text("x"), regions=regions, links=[link]), plain=True)
    assert "(a din, a hatch)" in out
    assert "noise" not in out
    loud = msgspec.structs.replace(link, markers=[Marker("noise", Text("a din"))])
    out = drawn(Scene(Text("x"), regions=regions, links=[loud]), plain=True)
    assert "(a din, closed door)" in out


def test_floors_are_told_unless_a_marker_does() -> None:
    quiet = Region("a", Text("Hold"), 0, 0, states=["fire", "dark"])
    marked = msgspec.structs.replace(quiet, markers=[Marker("f", Text("a blaze"), corner="sw")])
    assert "fire, dark" in drawn(Scene(Text("x"), regions=[quiet]), plain=True)
    told = drawn(Scene(Text("x"), regions=[marked]), plain=True)
    assert "a blaze, dark" in told
    assert "fire" not in told


def test_zones_are_a_list_and_tracks_have_owners() -> None:
    out = drawn(base())
    assert re.search("Zones +A: air · B: no air · C: no air", out)
    assert re.search(r"oxygen \(Soldier\) +0 1 2 3 4 \[5\]", out)
    assert "tile" not in drawn(station())


def test_a_number_that_only_has_a_sign_is_told_once() -> None:
    meters = [
        Meter("fire", Text("Fires"), 2, 9),
        Meter("person", Text("Guards"), 1),
        Meter("egg", Text("Eggs"), 5),
    ]
    base = Panel("base", Text("Base"), [Fact(Text("Eggs"), Text("five"))], meters=meters)
    mine = Panel("mine", Text("Soldier"), seat=0, meters=[Meter("larva", Text("Larva"), 1)])
    out = drawn(Scene(Text("x"), panels=[base, mine]))
    assert "Fires: 2/9 · Guards: 1 · Eggs: five" in out
    assert "Larva" not in out  # it is a sign, and the game has a fact for it


def test_a_track_of_signs_names_them() -> None:
    signs = [Marker("x", Text("card"), "muted" if at == 2 else "danger", at) for at in (1, 2)]
    spaces = [Space(Text(f"Kind {one.count}"), sign=one) for one in signs]
    out = drawn(Scene(Text("x"), tracks=[Track("abilities", Text("Abilities"), spaces)]))
    assert "1 Kind 1 · 2 Kind 2" in out


def test_a_zone_and_a_way_can_be_looked_at() -> None:
    scene = base()
    dark = Zone("d", Text("Cellar"), [[(0, 0), (9, 0), (9, 9)]], lit=False)
    with_cellar = msgspec.structs.replace(scene, zones=[*scene.zones, dark])
    assert [line.plain for line in described(with_cellar, ["d"], ENGLISH)] == ["Cellar: dark"]
    way = next(link for link in scene.links if link.level and not link.doors)
    assert "noise" in [line.plain for line in described(scene, [way.id], ENGLISH)]


def test_no_symbol_tells_what_a_thing_is() -> None:
    """All symbols may be exchanged: the picture says the same."""
    scene = ship()
    pieces = [msgspec.structs.replace(piece, icon="anything") for piece in scene.pieces]
    assert drawn(msgspec.structs.replace(scene, pieces=pieces)) == drawn(scene)
