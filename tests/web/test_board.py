"""The board in the browser: everything of a scene is drawn, can be read, and stays as it is until it changes."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.scenes import base, ship, station
from tests.web.conftest import Server
from tests.web.gallery import Show
from tests.web.table import PHONE, person

from hullbreach.kernel.scenes import Scene

LARGE = {"width": 1440, "height": 900}
SMALLEST = {(1440, 900): 11.0, (1280, 720): 10.0, (820, 1180): 10.0}
"""Pixels that no word of the board is smaller than, by the size of the window."""
TOUCHES = {
    ship: ("003", "ecr", "003-007", "012", "pod-1", "creeper"),
    station: ("B1", "A2", "B1-B2", "tank-A1"),
    base: ("A4", "A5", "A4-B4", "drone"),
}

WORDS = """() => [...document.querySelectorAll('.board svg text:not(.spoken)')].filter(one => one.textContent.trim()).map(one => {
    const matrix = one.getScreenCTM();
    return {says: one.textContent, size: parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b)};
})"""
BLURRED = """() => [...document.querySelectorAll('.board, .board *')].filter(one => getComputedStyle(one).filter !== 'none').length"""
CYAN = """() => {
    const probe = document.querySelector('.board').appendChild(document.createElement('i'));
    probe.style.color = 'var(--act, #35e6ff)';
    const act = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('.board svg *')].filter(one => [getComputedStyle(one).stroke, getComputedStyle(one).fill].includes(act)).length;
}"""
COVERED = """() => {
    const figures = [...document.querySelectorAll('.board .piece')];
    return [...document.querySelectorAll('.board .signs')].filter(sign =>
        figures.some(one => sign.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)).length;
}"""
"""How many places have figures over their signs: whatever comes later is drawn over what is before it."""
WATCH = """() => {
    window.changed = new Set();
    new MutationObserver(all => all.forEach(one => {
        const element = one.target.nodeType === 1 ? one.target : one.target.parentElement;
        window.changed.add(element?.closest('[data-id]')?.dataset.id ?? element?.closest('g')?.getAttribute('class') ?? 'board');
    })).observe(document.querySelector('.board .plane'), {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def ids(scene: Scene) -> set[str]:
    """Everything that the board has of a scene."""
    groups = (scene.regions, scene.links, scene.pieces)
    return {id_ for group in groups for id_ in map(attrgetter("id"), group)}


@pytest.mark.parametrize("made", [ship, station, base])
def test_a_scene_is_drawn_whole_and_every_word_can_be_read(
    server: Server, browser: Any, made: Callable[[], Scene]
) -> None:
    scene = made()
    with person(browser, server.address, size=LARGE) as ala:
        show = Show(ala, scene)
        page = ala.page
        for id_ in ids(scene):
            expect(page.locator(f".board [data-id='{id_}']")).to_have_count(1)
        assert page.evaluate(COVERED) == 0  # B13
        assert page.evaluate(CYAN) == 0, "nothing can be done, so nothing glows"
        show.change(scene, TOUCHES[made])
        expect(page.locator(".board g.on")).to_have_count(len(TOUCHES[made]))
        assert page.evaluate(CYAN) >= len(TOUCHES[made])
        assert page.evaluate(BLURRED) <= 12
        for (width, height), least in SMALLEST.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(
                f"least => ({WORDS})().every(one => one.size >= least)", arg=least
            )
        ala.shot(f"board-{made.__name__}")


def test_what_has_not_changed_is_not_drawn_again(server: Server, browser: Any) -> None:
    before = station()
    figure, other = before.pieces[0], before.pieces[30]
    moved = msgspec.structs.replace(figure, at="C1")
    pieces = [moved if one is figure else one for one in before.pieces]
    with person(browser, server.address, size=LARGE) as ala:
        show = Show(ala, before)
        ala.still()
        ala.page.evaluate(WATCH)
        show.change(msgspec.structs.replace(before, pieces=pieces))
        expect(ala.page.locator("[data-id='C1']")).to_contain_text(figure.label.id)
        changed = set(ala.page.evaluate("[...window.changed]"))
        assert {figure.id, figure.at, "C1"} <= changed
        neighbours = {one.id for one in before.pieces if one.at in (figure.at, "C1")}
        assert changed & ids(before) <= {figure.id, figure.at, "C1", *neighbours}
        assert other.id not in changed


def test_a_crowd_has_a_sum_and_each_kind_its_own_plate(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=LARGE) as ala:
        Show(ala, station())
        board = ala.page.locator(".board")
        expect(board.locator(".sum")).to_have_text("Σ 30")
        for kind, form in (("tank", "rect"), ("worker", "circle"), ("hunter", "path")):
            plate = board.locator(f"[data-id='{kind}-A3'] .plate")
            expect(plate).to_have_text("10")
            expect(plate.locator(form)).to_have_count(1)


def test_states_are_painted_also_without_motion(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=LARGE) as ala:
        ala.page.emulate_media(reduced_motion="reduce")
        Show(ala, ship())
        burning = ala.page.locator("[data-id='013'] .flames")
        expect(burning).to_have_count(2)
        assert burning.first.evaluate("one => getComputedStyle(one).animationName") == "none"
        expect(ala.page.locator("[data-id='013'] [fill='url(#b-hazard)']")).to_have_count(1)
        expect(ala.page.locator("[data-id='005'] .question")).to_have_text("?")
        expect(ala.page.locator(".lying .door-closed")).to_have_count(3)
        expect(ala.page.locator(".lying .door-destroyed")).to_have_count(1)
        expect(ala.page.locator(".lying .noise")).to_have_count(7)
        expect(ala.page.locator("[data-id=queen] .pips circle")).to_have_count(3)


def test_on_a_phone_one_begins_near_the_own_figure(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=PHONE) as ala:
        Show(ala, ship(), ("003",))
        ala.still()
        room = ala.page.locator("[data-id='007']").bounding_box()
        assert room["width"] > 90
        assert 0 < room["x"] + room["width"] / 2 < PHONE["width"]
        expect(ala.page.locator(".piece.mine .code")).to_have_text("SO")


def test_what_is_seen_is_also_said(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=LARGE) as ala:
        show = Show(ala, base(), ("b",))
        board = ala.page.locator(".board")
        expect(board.locator("[data-id='A1-A2']")).to_contain_text("open door")
        expect(board.locator("[data-id='A1-A3']")).to_contain_text("noise")
        expect(board.locator("[data-id='B2']")).to_contain_text("no air")
        zone = board.locator(".zone-tag[data-id=b]")
        expect(zone).to_contain_text("no air")
        expect(zone).to_have_class("zone-tag on")
        board.locator(".zone-tag[data-id=a]").focus()
        ala.page.keyboard.press("ArrowRight")
        expect(board.locator(":focus")).not_to_have_attribute("data-id", "a")
        show.change(show.scene, ())
        expect(board.locator("g.on")).to_have_count(0)
