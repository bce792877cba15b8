"""Drawings: read from packs, checked, and put into one sprite."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from hullbreach.kernel import registry, shelf
from hullbreach.kernel.art import SVG, Art, ArtError
from hullbreach.kernel.packs import Pack

BOX = 'viewBox="-50 -50 100 100"'


def art(tmp_path: Path, **files: str) -> Art:
    """The drawings of one pack with these files."""
    (tmp_path / "art").mkdir(exist_ok=True)
    for name, inner in files.items():
        (tmp_path / "art" / f"{name}.svg").write_text(f'<svg xmlns="{SVG}">{inner}</svg>')
    return Art("toy", [Pack(id="toy", folders=(tmp_path,))])


def test_a_sprite_has_all_drawings_under_its_own_name(tmp_path: Path) -> None:
    made = art(
        tmp_path,
        rooms=f'<symbol id="room-hall" {BOX}>\n <use href="#part"/> <rect class="f"/></symbol>',
        parts='<g id="part" class="old"><path d="M0 0" fill="url(#glow)"/></g>'
        '<linearGradient id="glow"><stop class="high" offset="1"/></linearGradient>',
    ).sprite
    assert made.ids == ("room-hall",)
    assert made.name.startswith("toy-")
    root = ElementTree.fromstring(made.data)
    assert {one.get("id") for one in root} == {
        f"{made.name}-{id}" for id in ("room-hall", "part", "glow")
    }
    assert {one.get("class") for one in root} == {"art", "art old"}
    assert f'href="#{made.name}-part"'.encode() in made.data
    assert f'fill="url(#{made.name}-glow)"'.encode() in made.data


def test_a_lobby_gets_picture_and_portraits_with_their_parts(tmp_path: Path) -> None:
    made = art(
        tmp_path,
        key=f'<symbol id="key-toy" {BOX}><use href="#beast"/></symbol>',
        rest=f'<g id="beast"/><symbol id="room-hall" {BOX}/><symbol id="character-a" {BOX}/>',
    )
    assert made.lobby.ids == ("character-a", "key-toy")
    assert b"-beast" in made.lobby.data
    assert b"room-hall" not in made.lobby.data
    assert "room-hall" in made
    assert "beast" not in made
    assert art(tmp_path, key="", rest="").lobby.ids == ()


@pytest.mark.parametrize(
    ("inner", "why"),
    [
        ('<symbol id="a"/>', "needs a viewBox"),
        (f"<symbol {BOX}/>", "with an id"),
        (f'<symbol id="A b" {BOX}/>', "with an id"),
        (f'<symbol id="a" {BOX}/><symbol id="a" {BOX}/>', "drawn twice"),
        (f'<symbol id="a" {BOX}><script>x()</script></symbol>', "<script>"),
        (f'<symbol id="a" {BOX}><foreignObject/></symbol>', "<foreignObject>"),
        (f'<symbol id="a" {BOX}><g xmlns="http://www.w3.org/1999/xhtml"/></symbol>', "xhtml"),
        (f'<symbol id="a" {BOX}><path onload="x()"/></symbol>', "onload"),
        (f'<symbol id="a" {BOX}><path style="fill:red"/></symbol>', "style"),
        (f'<symbol id="a" {BOX}><path fill="#f00"/></symbol>', "fill"),
        (f'<symbol id="a" {BOX}><path fill="url(http://x.org/#a)"/></symbol>', "names no drawing"),
        (f'<symbol id="a" {BOX}><use href="http://x.org/b.svg#b"/></symbol>', "names no drawing"),
        (f'<symbol id="a" {BOX}><use href="#b"/></symbol>', "nobody drew"),
        (f'<symbol id="a" {BOX}><g id="b"/></symbol>', "id="),
        (f'<symbol id="a" {BOX}>words</symbol>', "there are words"),
        ("<symbol", "not XML"),
        ('<style>@import "x"</style>', "here belongs one of"),
    ],
)
def test_a_drawing_is_shapes_and_classes(tmp_path: Path, inner: str, why: str) -> None:
    with pytest.raises(ArtError, match=why):
        art(tmp_path, bad=inner)


def test_a_document_declares_nothing(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    entity = '<!DOCTYPE svg [<!ENTITY a "b">]>'
    (tmp_path / "art" / "bad.svg").write_text(f'{entity}<svg xmlns="{SVG}"/>')
    with pytest.raises(ArtError, match="declaration"):
        Art("toy", [Pack(id="toy", folders=(tmp_path,))])


def test_a_pack_draws_anew_what_another_one_has_drawn(tmp_path: Path) -> None:
    game = registry.find("nemesis")
    before = game.edition().art.sprite
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "mine.svg").write_text(
        f'<svg xmlns="{SVG}"><symbol id="kind-card" {BOX}><circle class="f" r="9"/></symbol></svg>'
    )
    with shelf.lent("nemesis", Pack(id="mine", folders=(tmp_path,))):
        after = game.edition(("mine",)).art
        assert after.drawings["kind-card"].text.count("<circle") == 1
        assert after.sprite.ids == before.ids
        assert after.sprite.name != before.name
    assert game.edition().art.sprite.name == before.name
