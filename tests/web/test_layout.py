"""The table is measured: what is readable, what is whole, and what stays where it is."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, expect
from tests.web.conftest import Server
from tests.web.table import DESKTOP, OVER, Person, found, person
from tests.web.test_board import WORDS

FULL = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}

SMALL_TEXT = """least => [...document.querySelectorAll('#app *')].filter(one => {
    if (one.closest('.board, .sr, .flights') || !one.getClientRects().length) return false;
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) return false;
    const style = getComputedStyle(one);
    return style.visibility !== 'hidden' && parseFloat(style.fontSize) * (one.currentCSSZoom ?? 1) < least;
}).map(one => one.className + ': ' + one.textContent.trim().slice(0, 40))"""
"""Texts that are smaller than this many pixels. The board has its own."""

CUT_TEXT = """() => {
    const words = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || one.closest('.board, .sr, .flights, .log, .option') || !one.getClientRects().length) continue;
        // Words that gave way to their signs are said, not shown.
        if (getComputedStyle(one).visibility === 'hidden' || getComputedStyle(one).clipPath !== 'none') continue;
        const lines = document.createRange();
        lines.selectNodeContents(node);
        const text = lines.getBoundingClientRect();
        for (let up = one; up.id !== 'app'; up = up.parentElement) {
            if (getComputedStyle(up).position === 'absolute' && up.matches('.mark, .hang')) break;
            const how = getComputedStyle(up);
            // What is scrolled to is not cut; what may not be scrolled is measured apart.
            if (['auto', 'scroll'].includes(how.overflowY) && up.scrollHeight > up.clientHeight + 1) break;
            if (!['hidden', 'clip'].includes(how.overflowY) && !['hidden', 'clip'].includes(how.overflowX)) continue;
            const box = up.getBoundingClientRect();
            if (text.right > box.right + 1.5 || text.bottom > box.bottom + 2 || text.left < box.left - 1.5 || text.top < box.top - 2) {
                found.push(up.className + ': ' + node.data.trim().slice(0, 60));
                break;
            }
        }
    }
    return found;
}"""
"""Texts that reach out of what hides the rest of them."""

PLACES = """() => Object.fromEntries(
    ['.top', '.place-board', '.place-question', '.place-hands', '.tray .hand', '.tray .items', '.tray .wounds', '.tray .goals',
        'aside.side', '.place-crew', '.place-log'].filter(name => document.querySelector(name)).map(name => {
        const box = document.querySelector(name).getBoundingClientRect();
        return [name, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')];
    }))"""
DRAWN = {
    ".top": "0 0 1440 54",
    ".place-board": "0 54 1140 594",
    ".place-question": "0 648 1140 50",
    "aside.side": "1140 54 300 644",
    ".place-hands": "0 698 1440 202",
}
"""Where the parts of the page are in a window of 1440 by 900."""
UNSCROLLED = """() => document.scrollingElement.scrollHeight <= innerHeight
    && document.scrollingElement.scrollWidth <= innerWidth"""


def readable(someone: Person, least: float) -> None:
    someone.still()
    # What fits is measured after the page is laid out anew: that is waited for, and then nothing is cut.
    with suppress(Error):
        someone.page.wait_for_function(f"() => ({CUT_TEXT})().length === 0")
    assert "\n".join(someone.page.evaluate(SMALL_TEXT, least)) == ""
    assert "\n".join(someone.page.evaluate(CUT_TEXT)) == ""


def header_is_whole(someone: Person) -> None:
    """A8, B2: a track never loses a space, and facts that have no place are behind a button that counts them."""
    page = someone.page
    expect(page.locator("[data-id=track-time] .space:visible")).to_have_count(16)
    hidden = page.locator(".fact.gone").count()
    assert page.locator(".fact:not(.gone)").count() > 0
    if hidden:
        expect(page.locator(".rest").first).to_have_text(f"+{hidden}")
        page.locator(".tracks .rest").click()
        assert page.locator(".popover .line").count() >= hidden
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["Nemesis", "Nemesis: Lockdown", "Airlock"])
def test_everything_can_be_read_and_is_whole(server: Server, browser: Any, game: str) -> None:
    """Also A8 and B2; nothing scrolls, nothing keeps people out, and the parts are as large as they were drawn."""
    with person(browser, server.address, size=FULL) as ala:
        page = ala.page
        ala.begin(("me", "bot", "bot", "bot"), game, seed="read")
        for _ in range(5 if game != "Airlock" else 2):
            ala.answer()
        page.mouse.move(0, 0)
        assert {
            name: place for name, place in page.evaluate(PLACES).items() if name in DRAWN
        } == DRAWN
        assert found(ala) == []
        for size, least in ((FULL, 11), (DESKTOP, 10), (TABLET, 10)):
            page.set_viewport_size(size)
            readable(ala, least)
            page.wait_for_function(
                f"least => ({WORDS})().every(one => one.size >= least)", arg=least
            )
            ala.fits()
            assert page.evaluate(UNSCROLLED)
            if game == "Nemesis":
                header_is_whole(ala)
            ala.shot(f"layout-{game.split()[-1].lower()}-{size['width']}")


def test_a7_places_stay_where_they_are(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin(("me", "bot", "bot"), "Nemesis", seed="places")
        ala.settled()
        before = ala.page.evaluate(PLACES)
        assert before[".place-hands"] == "0 518 1280 202"
        chance = random.Random(7)
        for _ in range(14):
            if ala.answer(chance) == OVER:
                break
            assert ala.page.evaluate(PLACES) == before


def test_larger_text_stays_usable(server: Server, browser: Any) -> None:
    with person(browser, server.address, size=FULL, text=1.3) as ala:
        ala.begin(("me", "bot"), "Nemesis", seed="large")
        for _ in range(4):
            ala.answer()
        ala.fits()
        readable(ala, 14)
        ala.shot("layout-large-text")
        ala.page.set_viewport_size({"width": 720, "height": 450})  # as by a zoom of 200 %
        ala.fits()
        expect(ala.page.locator(".place-question .option").first).to_be_in_viewport()
        ala.answer()
