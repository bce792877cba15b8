"""Every component of every game is drawn, with what the client paints, within the budget."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

from hullbreach import games
from hullbreach.kernel import art, registry
from hullbreach.kernel.edition import Edition
from hullbreach.kernel.game import Game
from hullbreach.kernel.scenes import CardKind
from hullbreach.kernel.settings import read_options
from hullbreach.kernel.table import Table

PAINT = Path(__file__).parents[2] / "web" / "src" / "art.css"
GAMES = ("airlock", "invader", "lockdown", "nemesis", "retaliation")
BUDGET = 60_000
"""Bytes of art for a game, packed."""


def editions(game: Game[Any]) -> list[Edition]:
    """The usual edition, each with one more pack, and the fullest."""
    return [*game.each_pack(), game.fullest()]


def components(edition: Edition) -> set[str]:
    """All components of an edition, without the numbers of their copies."""
    game = edition.game
    seats = game.seats[-1]
    options = read_options(game, {"packs": list(edition.ids)}, seats)
    return {id.partition("#")[0] for id in game.box(options, seats)}


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_the_box_is_drawn(name: str) -> None:
    for edition in editions(registry.find(name)):
        missing = sorted(id for id in components(edition) if id not in edition.art)
        assert missing == [], edition


@pytest.mark.parametrize("name", [name for name in GAMES if name != "invader"])
def test_every_place_that_is_seen_is_drawn(name: str) -> None:
    for edition in editions(registry.find(name)):
        rooms = {f"room-{id}" for id in edition.tables.get("rooms", ())}
        rooms |= edition.tables.get("room", {}).keys()
        assert rooms
        assert sorted(id for id in rooms if id not in edition.art) == [], edition


def test_every_zone_indoors_is_drawn() -> None:
    for edition in editions(registry.find("invader")):
        scene = Table.new("invader", seats=1, options={"packs": list(edition.ids)}).scene(0)
        inside = [region for region in scene.regions if region.ground == "room"]
        assert [region.id for region in inside if region.art not in edition.art] == []
        assert scene.ground in edition.art


@pytest.mark.parametrize("name", ["lockdown", "nemesis", "retaliation"])
def test_a_card_without_a_drawing_has_that_of_its_kind(name: str) -> None:
    drawn = registry.find(name).edition().art
    assert [kind for kind in get_args(CardKind) if f"kind-{kind}" not in drawn] == []


@pytest.mark.parametrize("name", ["lockdown", "nemesis", "retaliation"])
def test_every_face_of_a_die_is_drawn(name: str) -> None:
    game = registry.find(name)
    drawn = game.edition().art.drawings
    faces = {(die.name, face) for die in game.dice() for face in die.faces}
    assert faces
    assert (
        sorted(
            face
            for die, face in faces
            if not {f"{die}-{face}", f"noise-{face}", f"combat-{face}"} & drawn.keys()
        )
        == []
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_picture_and_a_ground(name: str) -> None:
    for edition in editions(registry.find(name)):
        assert f"key-{name}" in edition.art
        assert any(id.startswith(f"ground-{name}") for id in edition.art.sprite.ids)


@pytest.mark.parametrize("name", GAMES)
def test_the_drawings_of_a_game_are_within_the_budget(name: str) -> None:
    for edition in editions(registry.find(name)):
        assert len(gzip.compress(edition.art.sprite.data, mtime=0)) <= BUDGET, edition
        assert len(gzip.compress(edition.art.lobby.data, mtime=0)) <= BUDGET // 4, edition


def painted() -> set[str]:
    """The classes that the client paints."""
    return set(re.findall(r"\.art \.([a-z][a-z0-9-]*)", PAINT.read_text(encoding="utf-8")))


def worn() -> dict[str, str]:
    """The classes that drawings have, each with a drawing that has it."""
    found = {}
    for place in Path(games.__file__).parent.rglob("art"):
        for drawing in art.read(place.parent).values():
            for part in ElementTree.fromstring(drawing.text).iter():
                for one in part.get("class", "").split():
                    found[one] = drawing.id
    return found


def test_the_client_paints_the_classes_of_drawings_and_no_others() -> None:
    classes = worn()
    classes.pop("art")
    assert {one: where for one, where in classes.items() if one not in painted()} == {}
    furniture = PAINT.parent / "lib" / "furniture.ts"
    plain = set(re.findall(r'class="([a-z0-9]+)"', furniture.read_text(encoding="utf-8")))
    assert painted() - classes.keys() - plain == set()
    assert plain <= painted()


def test_intruders_of_a_race_look_like_none_of_another_one() -> None:
    lockdown = registry.find("lockdown")
    night, guests = (lockdown.edition((race,)).art for race in ("nightstalkers", "intruders"))
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        assert night.drawings[f"intruder-{kind}"] != guests.drawings[f"intruder-{kind}"]
    theirs = registry.find("nemesis").edition().art
    assert guests.drawings["intruder-queen"] == theirs.drawings["intruder-queen"]
