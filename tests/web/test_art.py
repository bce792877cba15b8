"""Drawings in a real Chromium: they are where they should be, and nothing is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Server
from tests.web.table import person

from hullbreach.kernel import registry
from hullbreach.testkit import sheet

MEASURE = """() => [...document.querySelectorAll('svg.sprite > symbol')].flatMap(symbol => {
    const box = symbol.viewBox.baseVal;
    const seen = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    seen.append(...[...symbol.childNodes].map(one => one.cloneNode(true)));
    seen.setAttribute('class', 'art');
    document.body.append(seen);
    const found = seen.getBBox();
    seen.remove();
    const over = Math.max(box.x - found.x, box.y - found.y,
        found.x + found.width - box.x - box.width, found.y + found.height - box.y - box.height);
    const size = Math.max(found.width / box.width, found.height / box.height);
    return over > 0.04 * box.width || size < 0.45 ? [[symbol.id, Math.round(over), size]] : [];
})"""
"""Symbols that leave their box or fill too little of it. Pictures and grounds may leave it."""


@pytest.mark.parametrize("game", ["airlock", "invader", "lockdown", "nemesis", "retaliation"])
def test_symbols_fill_their_boxes(game: str, browser: Any, tmp_path: Path) -> None:
    page = browser.new_page()
    try:
        (tmp_path / "sheet.html").write_text(sheet.page(registry.find(game).fullest().art))
        page.goto((tmp_path / "sheet.html").as_uri())
        wrong = {one[0]: one[1:] for one in page.evaluate(MEASURE)}
    finally:
        page.close()
    assert {
        id: why for id, why in wrong.items() if "-key-" not in id and "-ground-" not in id
    } == {}


def test_a_table_brings_its_drawings(server: Server, browser: Any) -> None:
    with person(browser, server.address) as ala:
        ala.begin(("me", "bot", "bot"))
        ala.wait_for_turn()
        ids = ala.page.eval_on_selector_all(
            "body > svg.sprite > symbol[id^=art-]", "found => found.map(one => one.id)"
        )
        drawn = registry.find("airlock").edition().art.sprite.ids
        assert ids == [f"art-{id}" for id in drawn]
        painted = "() => getComputedStyle(document.querySelector('#art-room-hold .f')).fill"
        assert ala.page.evaluate(painted) == "rgb(91, 102, 112)"
