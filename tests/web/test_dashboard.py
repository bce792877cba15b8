"""The dashboard of a survivor: each hand has its place, and cards are laid by dragging them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.pictures import sit_down
from tests.web.table import OPTION, person

from hullbreach.games.invader.suite.scenario import InvaderScenario

LARGE = {"width": 1440, "height": 900}
HAND, PACK = ".tray .hand .spot", ".tray .items"


def test_cards_are_laid_by_dragging_them(server: Server, browser: Any, tmp_path: Path) -> None:
    s = InvaderScenario("m0", seats=2, cards={"jared": ["assault-shotgun", "mre"]})
    s.person("jared").seat = 0
    s.turn_of("jared")
    with person(browser, server.address, size=LARGE) as ala:
        page = ala.page
        sit_down(ala, s.table.save(), tmp_path)
        asked = ala.settled()
        shotgun = f"{HAND} [data-id=item-assault-shotgun]"
        expect(page.locator(HAND)).to_have_count(2)
        # The button may be behind "+4": how many fit depends on the fonts.
        page.locator(f"{OPTION}[data-option=arrange]").first.evaluate("one => one.click()")
        asked = ala.settled(asked)
        page.drag_and_drop(shotgun, PACK)
        asked = ala.settled(asked)
        expect(page.locator(f"{PACK} [data-id=item-assault-shotgun]")).to_have_count(1)
        expect(page.locator(f"{HAND}.slot[data-id=hand-left]")).to_have_count(1)
