"""The dashboard of a survivor: each hand has its place, and cards are laid by dragging them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Server
from tests.web.pictures import sit_down
from tests.web.table import OPTION, found, person
from tests.web.test_layout import readable

from hullbreach.games.invader.suite.scenario import InvaderScenario

LARGE = {"width": 1440, "height": 900}
SIZES = (LARGE, {"width": 1280, "height": 720}, {"width": 820, "height": 1180})
CUT = """() => [...document.querySelectorAll('.tray .skill, .tray .item, .tray .figures button, .tray .stats span, .tray .skills h3, .tray .goals .rows, .tray .obj')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent)"""
"""What of the dashboard does not fit into its place."""
HAND, PACK = ".tray .hand .spot", ".tray .items"


def several(mission: str = "m0") -> InvaderScenario:
    """Jared's turn; the same player has Mitsuki, too."""
    cards = {"jared": ["assault-shotgun", "ablative-armor"], "mitsuki": ["smg", "mre"]}
    skills = {"jared": ["free-melee", "action"]}
    s = InvaderScenario(mission, seats=2, cards=cards, skills=skills, xp={"jared": 9})
    for one in s.state.crew:
        one.seat = int(one.id not in ("survivor-jared", "survivor-mitsuki"))
    return s.turn_of("jared")


def test_whoever_has_several_figures_looks_at_any_of_them(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    with person(browser, server.address, size=LARGE) as ala:
        page = ala.page
        sit_down(ala, several().table.save(), tmp_path)
        ala.settled()
        expect(page.locator(".figures button")).to_have_count(2)
        expect(page.locator(f"{HAND} [data-id=item-assault-shotgun]")).to_have_count(1)
        expect(page.locator(".skills .skill.had")).to_have_count(2)
        page.mouse.move(0, 0)
        assert found(ala) == []
        page.press(".figures [name=panel-survivor-mitsuki]", "Enter")
        expect(page.locator(f"{HAND} [data-id=item-smg]")).to_have_count(1)
        expect(page.locator(f"{HAND} [data-id=item-assault-shotgun]")).to_have_count(0)
        expect(page.locator(f"{PACK} [data-id=item-mre]")).to_have_count(1)
        expect(page.locator(".figures [aria-pressed=true]")).to_contain_text("Mitsuki")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_of_a_dashboard_is_cut_off(
    server: Server, browser: Any, tmp_path: Path, language: str
) -> None:
    for size in SIZES:
        with person(browser, server.address, size=size, language=language) as ala:
            sit_down(ala, several().table.save(), tmp_path)
            ala.settled()
            ala.still()
            assert ala.page.evaluate(CUT) == [], size


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("mission", ["m8", "m10"])
def test_a_mission_tells_all_of_its_goals_and_how_it_is_lost(
    server: Server, browser: Any, tmp_path: Path, mission: str, language: str
) -> None:
    with person(browser, server.address, size=SIZES[1], language=language) as ala:
        sit_down(ala, several(mission).table.save(), tmp_path)
        ala.settled()
        ala.still()
        expect(ala.page.locator(".tray .goals .ul > span")).to_have_count(
            {"m8": 2, "m10": 3}[mission]
        )
        expect(ala.page.locator(".tray .goals .lost")).to_be_visible()
        assert ala.page.evaluate(CUT) == []
        readable(ala, 10)


def test_digits_look_at_figures_unless_they_choose_options(
    server: Server, browser: Any, tmp_path: Path
) -> None:
    with person(browser, server.address, size=LARGE) as ala:
        page = ala.page
        sit_down(ala, several().table.save(), tmp_path)
        asked = ala.settled()
        expect(page.locator(".figures kbd")).to_have_text(["1", "2"])
        page.keyboard.press("2")
        expect(page.locator(".figures [aria-pressed=true]")).to_contain_text("Mitsuki")
        page.keyboard.press("1")
        expect(page.locator(".figures [aria-pressed=true]")).to_contain_text("Jared")
        # A list of options has the digits while it is open.
        page.locator(f"{OPTION}[data-option=arrange]").first.evaluate("one => one.click()")
        ala.settled(asked)
        page.wait_for_selector(".question kbd")
        counted = page.locator(".question kbd").all_text_contents()
        expect(page.locator(".figures kbd.off")).to_have_count(2 if "1" in counted else 0)


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
