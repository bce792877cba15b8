"""Pictures that are drawn part by part: what is drawn again, what is given to a part, and that nothing is old."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Text, registry
from hullbreach.kernel.painting import Painter, drawn_of, settled
from hullbreach.kernel.scenes import Fact, Panel, Scene
from hullbreach.kernel.table import SPECTATOR, Table


class View(msgspec.Struct, frozen=True):
    seat: int
    rooms: list[str]
    turn: int
    hidden: str = ""
    brought: int = 0


class Picture:
    """Counts what it draws."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    @drawn_of("rooms", section="title")
    def names(self, view: View) -> Text:
        self.drawn.append("names")
        return Text(" ".join(view.rooms))

    @drawn_of("seat", "turn")
    def active(self, view: View) -> bool:
        self.drawn.append("active")
        return view.seat == view.turn

    @drawn_of("rooms", after=("active",))
    def panels(self, view: View, active: bool) -> list[Panel]:
        self.drawn.append("panels")
        facts = [Fact(Text(room), Text("x")) for room in view.rooms]
        return [Panel("panel", Text("panel"), facts, active=active)]


class Nosy(Picture):
    def names(self, view: View) -> Text:
        return Text(view.hidden)


class Named(Picture):
    @drawn_of("hidden")
    def names(self, view: View) -> Text:
        return Text(view.hidden + super().names(view).id)


class Bringing(Picture):
    def names(self, view: View) -> Text:
        return Text(f"{super().names(view).id} {view.brought}")


def test_a_part_is_drawn_again_when_its_fields_are_other_objects() -> None:
    picture, rooms = Picture(), ["nest"]
    painter = Painter(picture, View)
    first = painter.paint(View(0, rooms, 0))
    assert picture.drawn == ["names", "active", "panels"]
    same = painter.paint(View(0, rooms, 0, "else"), first)
    assert same is first
    picture.drawn.clear()
    later = painter.paint(View(0, rooms, 1), first)
    assert picture.drawn == ["active", "panels"]
    assert later.scene.title is first.scene.title
    assert (first.scene.panels[0].active, later.scene.panels[0].active) == (True, False)


def test_what_is_equal_stays_what_it_was_and_ends_the_drawing() -> None:
    picture, rooms = Picture(), ["nest"]
    painter = Painter(picture, View)
    first = painter.paint(View(0, rooms, 1))
    picture.drawn.clear()
    later = painter.paint(View(0, rooms, 2), first)
    assert picture.drawn == ["active"]
    assert later.scene is first.scene
    again = painter.paint(View(0, ["nest"], 2), later)
    assert again.scene is first.scene


def test_other_seats_take_over_what_they_see_alike_and_nothing_else() -> None:
    picture, rooms = Picture(), ["nest"]
    painter = Painter(picture, View)
    first = painter.paint(View(0, rooms, 0))
    picture.drawn.clear()
    second = painter.paint(View(1, rooms, 0), None, [first])
    assert picture.drawn == ["active", "panels"]
    assert second.scene.title is first.scene.title
    assert not second.scene.panels[0].active
    third = painter.paint(View(2, rooms, 0), None, [first, second])
    assert third.scene.panels is second.scene.panels


def test_a_part_is_given_what_it_names_and_what_packs_bring() -> None:
    view = View(0, ["nest"], 0, "secret", 3)
    with pytest.raises(AttributeError, match="hidden"):
        Painter(Nosy(), View).paint(view)
    assert Painter(Named(), View).paint(view).scene.title == Text("secretnest")
    assert Painter(Bringing(), View, ["brought"]).paint(view).scene.title == Text("nest 3")


def test_what_was_drawn_as_a_whole_has_the_lists_of_before_where_they_are_equal() -> None:
    def scene(active: bool) -> Scene:
        return Scene(Text("x"), panels=[Panel("p", Text("p"), active=active)], tracks=[])

    first = settled(None, scene(True), None, ())
    other = settled(None, scene(False), None, [first])
    again = settled(None, scene(False), first, [first, other])
    assert other.scene.panels is not first.scene.panels
    assert again.scene.panels is other.scene.panels
    assert again.scene.tracks is first.scene.tracks


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_what_is_drawn_on_is_what_is_drawn_anew(name: str) -> None:
    game: Any = registry.find(name)
    for pack in ["", *sorted(game.packs)]:
        lot = Random(pack)
        chosen = [pack, *game.packs[pack].needs] if pack else []
        table = Table.new(game, seats=3, seed=pack, options={"packs": chosen} if pack else {})
        for _ in range(60):
            if table.over:
                break
            ask = lot.choice(table.asks())
            table.answer(ask.seat, ask.id, lot.choice(ask.options).id)
            looking = [seat for seat in range(SPECTATOR, 3) if lot.random() < 0.7]
            for seat, scene in table.scenes(looking).items():
                assert scene == game.scene(table.view(seat))
